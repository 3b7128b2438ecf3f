// Words that are meant to make a recogniser throw, or slow.
import fc from 'fast-check';
import { expect } from 'vitest';
import { readWords, type Recogniser } from '../../src/kit/index.ts';
import { quickestMs } from './processorTime.ts';

type Context = Parameters<Recogniser<unknown>['find']>[1];
type Recognisers = readonly Pick<Recogniser<unknown>, 'find'>[];

const slow = [
  ...['1.'.repeat(5000), '1 '.repeat(5000), 'selbst '.repeat(2000), '1.000'.repeat(2000)],
  ...['a '.repeat(5_000), 'halteverbot '.repeat(800), `a${','.repeat(9_998)}b`],
  ...['„'.repeat(10_000), ' '.repeat(10_000), '-'.repeat(10_000)],
];

/** What grows with the square of the length takes far longer; it is the processor's time, on a busy machine too. */
const mostMs = 100;

/** None of them throws, whatever is typed, and none takes long for a long text. */
export function expectHarmless(recognisers: Recognisers, context: Context): void {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      for (const recogniser of recognisers) recogniser.find(readWords(typed), context);
    }),
  );
  for (const typed of slow) {
    const find = () => {
      const words = readWords(typed);
      for (const recogniser of recognisers) recogniser.find(words, context);
    };
    expect(quickestMs(find, 3), typed.slice(0, 20)).toBeLessThan(mostMs);
  }
}
