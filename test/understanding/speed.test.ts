// Understanding is fast, whatever is said: the processor's time, the quickest of several runs, beside that of plain
// questions on the same machine at the same time, so that neither a busy nor a slow machine fails it.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { understand, type UnderstandParts } from '../../src/bot/understanding/understand.ts';
import { connectFacts } from '../../src/facts/index.ts';
import { ClarificationNeeded } from '../../src/kit/index.ts';
import { startFactsSandbox } from 'facts-sandbox';
import { saturday } from '../support/office.ts';
import { hostileTexts, longest } from './hostileTexts.ts';
import { allQuestions } from './questions/index.ts';

/** Five times what it should take on a machine of 2026. */
const mostMs = 5 * 2;
/** On a slower machine: so many times what plain questions of the same length take there. */
const mostTimesPlain = 5;

const commands = [
  ...['', 'halteverbot', 'jagdschein bayern', 'e-auto bev', 'balkonkraftwerk', 'wallbox weg', 'gmbh', '34a'],
  ...['aevo', 'wärmepumpe luft', 'kaminofen', 'kfz', 'anbieter', 'fakten', 'no-parking', 'hilfe'],
];

const signal = new AbortController().signal;
const catalogue = loadCatalogue();
let parts: UnderstandParts;

beforeAll(async () => {
  const server = await startFactsSandbox({ now: () => saturday.getTime() });
  const facts = connectFacts({ baseUrl: server.baseUrl, timeZone: 'Europe/Berlin', now: () => saturday });
  parts = { catalogue: await catalogue, facts, timeZone: 'Europe/Berlin' };
  // The lists are in memory from here on.
  for (const { ask } of allQuestions) await understandOnce(ask);
  return server.stop;
}, 60_000);

async function understandOnce(text: string): Promise<void> {
  try {
    await understand({ text, askedAt: saturday }, parts, signal);
  } catch (error) {
    if (!(error instanceof ClarificationNeeded)) throw error;
  }
}

const runs = 7;
/** What takes so long in all needs no further run. */
const enoughMs = 150;

async function quickestMs(text: string): Promise<number> {
  const times: number[] = [];
  const begin = performance.now();
  while (times.length < runs && performance.now() - begin < enoughMs) {
    const start = process.cpuUsage();
    await understandOnce(text);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

const plain = allQuestions
  .map(({ ask }) => ask)
  .join(' ')
  .slice(0, longest);

describe('a message of 10,000 characters', () => {
  test.each(Object.entries(hostileTexts))('%s', { timeout: 30_000 }, async (name, text) => {
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

test('the questions of the set', { timeout: 30_000 }, async () => {
  const times: number[] = [];
  for (const { ask } of allQuestions) times.push(await quickestMs(ask));
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0) * 1000;
  process.stdout.write(
    `${times.length} questions: p50 ${at(0.5).toFixed(0)} µs, p99 ${at(0.99).toFixed(0)} µs, max ${at(1).toFixed(0)} µs\n`,
  );
  expect(at(0.99)).toBeLessThan(mostMs * 1000);
});
