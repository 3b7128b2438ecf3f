// Understanding is fast, whatever is said: the processor's time, the quickest of several runs, beside that of plain
// questions on the same machine at the same time, so that neither a busy nor a slow machine fails it.
// @module-tag long
import { describe, expect, test } from 'vitest';
import { hostileTexts, longest } from './hostileTexts.ts';
import { allQuestions } from './questions/index.ts';
import { measureUnderstanding, mostMs } from './timing.ts';

/** On a slower machine: so many times what plain questions of the same length take there. */
const mostTimesPlain = 5;

const commands = [
  ...['', 'halteverbot', 'jagdschein bayern', 'e-auto bev', 'balkonkraftwerk', 'wallbox weg', 'gmbh', '34a'],
  ...['aevo', 'wärmepumpe luft', 'kaminofen', 'kfz', 'anbieter', 'fakten', 'no-parking', 'hilfe'],
];

const quickestMs = measureUnderstanding();

const plain = allQuestions
  .map(({ ask }) => ask)
  .join(' ')
  .slice(0, longest);

describe('a message of 10,000 characters', () => {
  test.each(Object.entries(hostileTexts))('%s', async (name, text) => {
    const slow: string[] = [];
    let worst = { command: '', ms: 0 };
    const bound = Math.max(mostMs, mostTimesPlain * (await quickestMs(plain)));
    for (const command of commands) {
      const ms = await quickestMs(`${command} ${text}`.slice(0, longest));
      if (ms > worst.ms) worst = { command, ms };
      if (ms > bound)
        slow.push(`${command || 'without a command'}: ${ms.toFixed(1)} of ${bound.toFixed(1)} ms`);
    }
    process.stdout.write(
      `${name.padEnd(24)} ${worst.ms.toFixed(2).padStart(8)} ms at worst (${worst.command})\n`,
    );
    expect(slow).toEqual([]);
  });
});
