// What the service does not state, though it lies near what it does („Was kostet die Jagdpacht?“), gets no figure; what it states
// does. Two lists by somebody who had not seen the bot; nothing was learned from them.
// @module-tag long
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { askConversations } from './askAll.ts';
import { firstLineOf } from './judge.ts';

const denial =
  /Ausdrücklich sagt der Dienst|sagt der Dienst nur|nennt der Dienst nicht|Dazu habe ich keine Daten|habe ich keine Daten, und|does not say|states no|only says|I have no data|Da kann ich leider|I am afraid/;
const boldFigure = /\*\*[^*]*\d[^*]*\*\*/;

async function firstLines(kind: 'beyond' | 'stated'): Promise<readonly string[]> {
  const lines = (await readFile(new URL('beyond.tsv', import.meta.url), 'utf8')).trim().split('\n');
  const asked = lines.map((line) => line.split('\t')).filter(([one]) => one === kind);
  const came = await askConversations(asked.map(([, text = '']) => [text]));
  return came.map(([one]) => (one?.reply.includes('Rückfrage]') ? 'asks' : firstLineOf(one?.reply ?? '')));
}

const isFigure = (line: string) => boldFigure.test(line) && !denial.test(line);

test('of 150 that the service does not state at most 24 get a figure', { timeout: 120_000 }, async () => {
  const lines = await firstLines('beyond');
  const [figures, denied] = [lines.filter(isFigure), lines.filter((line) => denial.test(line))];
  process.stdout.write(`beyond: ${figures.length} figures, ${denied.length} denied of ${lines.length}\n`);
  expect(figures.length).toBeLessThanOrEqual(24);
  expect(denied.length).toBeGreaterThanOrEqual(92);
});

test('of 90 that it states at most 5 are denied', { timeout: 120_000 }, async () => {
  const lines = await firstLines('stated');
  expect(lines.filter((line) => denial.test(line)).length).toBeLessThanOrEqual(5);
});
