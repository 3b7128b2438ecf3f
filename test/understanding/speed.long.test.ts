// Every fourth question of the sets is understood fast; the bench times all of them. Texts that are meant to be slow:
// hostileTexts.long.test.ts.
// @module-tag long
import { expect, test } from 'vitest';
import { allQuestions } from './questions/index.ts';
import { measureUnderstanding, mostMs } from './timing.ts';

/** On a slower machine: so many times what half of the questions take there; here it is five times. */
const mostTimesHalf = 8;

const quickestMs = measureUnderstanding();

test('the questions of the set', async () => {
  const times: number[] = [];
  for (const { ask } of allQuestions.filter((_, index) => index % 4 === 0)) times.push(await quickestMs(ask));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Infinity;
  const inUs = (ms: number) => `${(ms * 1000).toFixed(0)} µs`;
  process.stdout.write(
    `${times.length} questions: p50 ${inUs(at(0.5))}, p99 ${inUs(at(0.99))}, max ${inUs(at(1))}\n`,
  );
  expect(at(0.5)).toBeLessThan(mostMs);
  expect(at(0.99)).toBeLessThan(Math.max(mostMs, mostTimesHalf * at(0.5)));
});
