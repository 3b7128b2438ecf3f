// Times understanding and rendering, in a process that does nothing else, and sends what it took.
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { connectFacts } from '../../src/facts/index.ts';
import { ClarificationNeeded } from '../../src/kit/index.ts';
import { makeFile } from '../../src/render/files.ts';
import { toMessages } from '../../src/render/markdown.ts';
import { startFactsSandbox } from 'facts-sandbox';
import { understand } from '../../test/support/understand.ts';
import { hostileTexts } from '../../test/understanding/hostileTexts.ts';
import { allQuestions } from '../../test/understanding/questions/index.ts';
import { overview } from '../pdfua/documents.ts';
import { median, percentile } from './statistics.ts';
import type { Work } from './work.ts';

const askedAt = new Date('2026-11-21T09:00:00Z');
const longestMessage = 10_000;
const rows = 576;
const { signal } = new AbortController();

const server = await startFactsSandbox({ now: () => askedAt.getTime() });
const timeZone = 'Europe/Berlin';
const facts = connectFacts({ baseUrl: server.baseUrl, timeZone, now: () => askedAt });
const parts = { catalogue: await loadCatalogue(), facts, timeZone };

async function understandOnce(text: string): Promise<void> {
  try {
    await understand({ text, askedAt }, parts, signal);
  } catch (error) {
    if (!(error instanceof ClarificationNeeded)) throw error;
  }
}

/** The median of some runs, in microseconds. */
async function timeOf(runs: number, act: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now();
    await act();
    times.push((performance.now() - startedAt) * 1000);
  }
  return median(times);
}

async function timesOf(texts: readonly string[], runs: number): Promise<number[]> {
  const times: number[] = [];
  for (const text of texts) times.push(await timeOf(runs, () => understandOnce(text)));
  return times;
}

const questions = allQuestions.map(({ ask }) => ask);
// The lists of the service are in memory from here on, and the compiler has seen everything.
await timesOf(questions, 2);
const ofQuestions = await timesOf(questions, 5);
const ofHostile = await timesOf(Object.values(hostileTexts), 15);

const document = overview(rows);
const about = {
  question: 'halteverbot alle',
  title: 'x',
  askedOn: '2026-11-21',
  slug: 'x',
  name: 'x',
} as const;
const work: Work = {
  questions: {
    count: questions.length,
    p50: percentile(ofQuestions, 0.5),
    p99: percentile(ofQuestions, 0.99),
  },
  hostile: { count: ofHostile.length, p50: percentile(ofHostile, 0.5), max: Math.max(...ofHostile) },
  table: {
    toMessages: await timeOf(20, () => toMessages(document, longestMessage)),
    toPdf: await timeOf(3, () => makeFile('pdf', document, about, signal)),
  },
};
process.send?.(work);
await server.stop();
