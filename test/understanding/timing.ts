// How long the bot takes to understand a text: the processor's time, the quickest of several runs.
import { beforeAll } from 'vitest';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import type { UnderstandParts } from '../../src/bot/understanding/heard.ts';
import { connectFacts } from '../../src/facts/index.ts';
import { ClarificationNeeded } from '../../src/kit/index.ts';
import { startFactsSandbox } from 'facts-sandbox';
import { saturday } from '../support/office.ts';
import { understand } from '../support/understand.ts';
import { allQuestions } from './questions/index.ts';

/** Five times what it should take on a machine of 2026. */
export const mostMs = 5 * 2;

const runs = 7;
/** What takes so long in all needs no further run. */
const enoughMs = 150;

const signal = new AbortController().signal;

/** For the tests of one file: gives what measures a text, in milliseconds, when the lists are in memory. */
export function measureUnderstanding(): (text: string) => Promise<number> {
  let parts: UnderstandParts;

  async function understandOnce(text: string): Promise<void> {
    try {
      await understand({ text, askedAt: saturday }, parts, signal);
    } catch (error) {
      if (!(error instanceof ClarificationNeeded)) throw error;
    }
  }

  beforeAll(async () => {
    const server = await startFactsSandbox({ now: () => saturday.getTime() });
    const facts = connectFacts({ baseUrl: server.baseUrl, timeZone: 'Europe/Berlin', now: () => saturday });
    parts = { catalogue: await loadCatalogue(), facts, timeZone: 'Europe/Berlin' };
    // The lists are in memory from here on.
    for (const { ask } of allQuestions) await understandOnce(ask);
    return server.stop;
  });

  return async (text) => {
    const times: number[] = [];
    const begin = performance.now();
    while (times.length < runs && performance.now() - begin < enoughMs) {
      const start = process.cpuUsage();
      await understandOnce(text);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
    return Math.min(...times);
  };
}
