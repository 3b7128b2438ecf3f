// What the service does not state, though it lies near what it does („Was kostet die Jagdpacht?“), gets no figure; what it states
// does; in a first message, and in one that goes on with an answer. Lists by people who had not seen the bot; nothing was learned
// from them.
// @module-tag long
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { askConversations } from './askAll.ts';
import { firstLineOf } from './judge.ts';

const denial =
  /Ausdrücklich sagt der Dienst|sagt der Dienst nur|nennt der Dienst nicht|Dazu habe ich keine Daten|habe ich keine Daten, und|does not say|states no|only says|I have no data|Da kann ich leider|I am afraid/;
const boldFigure = /\*\*[^*]*\d[^*]*\*\*/;

/** The first lines of what came last. */
async function linesTo(said: readonly (readonly string[])[]): Promise<readonly string[]> {
  const came = await askConversations(said);
  return came.map((all) => {
    const reply = all.at(-1)?.reply ?? '';
    return reply.includes('Rückfrage]') ? 'asks' : firstLineOf(reply);
  });
}

const rowsOf = async (file: string) =>
  (await readFile(new URL(file, import.meta.url), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

async function firstLines(kind: 'beyond' | 'stated'): Promise<readonly string[]> {
  const asked = (await rowsOf('beyond.tsv')).filter(([one]) => one === kind);
  return linesTo(asked.map(([, text = '']) => [text]));
}

/** `no` or `yes`, the topic, what was asked before, and what is asked next. */
async function nextLines(kind: 'no' | 'yes'): Promise<readonly string[]> {
  const asked = (await rowsOf('beyondNext.tsv')).filter(([one]) => one === kind);
  return linesTo(asked.map(([, , before = '', next = '']) => [before, next]));
}

const isFigure = (line: string) => boldFigure.test(line) && !denial.test(line);

test('of 150 that the service does not state at most 23 get a figure', { timeout: 120_000 }, async () => {
  const lines = await firstLines('beyond');
  const [figures, denied] = [lines.filter(isFigure), lines.filter((line) => denial.test(line))];
  process.stdout.write(`beyond: ${figures.length} figures, ${denied.length} denied of ${lines.length}\n`);
  expect(figures.length).toBeLessThanOrEqual(23);
  expect(denied.length).toBeGreaterThanOrEqual(103);
});

test('of 90 that it states at most 5 are denied', { timeout: 120_000 }, async () => {
  const lines = await firstLines('stated');
  expect(lines.filter((line) => denial.test(line)).length).toBeLessThanOrEqual(5);
});

test(
  'of 120 that are asked next, and that it does not state, at most 12 get a figure',
  { timeout: 120_000 },
  async () => {
    const lines = await nextLines('no');
    const [figures, denied] = [lines.filter(isFigure), lines.filter((line) => denial.test(line))];
    process.stdout.write(`next: ${figures.length} figures, ${denied.length} denied of ${lines.length}\n`);
    expect(figures.length).toBeLessThanOrEqual(12);
    expect(denied.length).toBeGreaterThanOrEqual(85);
  },
);

test(
  'of 80 that are asked next, and that it states, at most 13 are denied',
  { timeout: 120_000 },
  async () => {
    const lines = await nextLines('yes');
    expect(lines.filter((line) => denial.test(line)).length).toBeLessThanOrEqual(13);
  },
);
