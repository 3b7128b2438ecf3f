// Every fourth question of the sets is understood fast; the bench times all of them. Texts that are meant to be slow:
// hostileTexts.long.test.ts.
import { expect, test } from 'vitest';
import { allQuestions } from './questions/index.ts';
import { measureUnderstanding, mostMs } from './timing.ts';

const quickestMs = measureUnderstanding();

test('the questions of the set', async () => {
  const times: number[] = [];
  for (const { ask } of allQuestions.filter((_, index) => index % 4 === 0)) times.push(await quickestMs(ask));
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0) * 1000;
  process.stdout.write(
    `${times.length} questions: p50 ${at(0.5).toFixed(0)} µs, p99 ${at(0.99).toFixed(0)} µs, max ${at(1).toFixed(0)} µs\n`,
  );
  expect(at(0.99)).toBeLessThan(mostMs * 1000);
});
