// What speaks of a matter and asks nothing of an office gets no answer on it; what tells a story around a question does. Two
// lists by somebody who had not seen the bot; nothing was learned from them.
// @module-tag long
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { askConversations } from './askAll.ts';

const refusal =
  /^(?:Da kann ich leider nicht helfen|Dazu habe ich keine Daten|Rechtlich berate|I am afraid I cannot help|I have no data)/;

async function refusedOf(kind: 'aside' | 'matter'): Promise<readonly string[]> {
  const lines = (await readFile(new URL('asides.tsv', import.meta.url), 'utf8')).trim().split('\n');
  const asked = lines.map((line) => line.split('\t')).filter(([one]) => one === kind);
  const came = await askConversations(asked.map(([, text = '']) => [text]));
  const refused = came.flatMap(([one], at) => (refusal.test(one?.reply ?? '') ? [asked[at]?.[1] ?? ''] : []));
  process.stdout.write(`${kind}: ${refused.length} of ${asked.length} refused\n`);
  return refused;
}

test('of 80 asides at least 46 are refused', { timeout: 120_000 }, async () => {
  expect((await refusedOf('aside')).length).toBeGreaterThanOrEqual(46);
});

test('of 80 questions with a story around them three are refused', { timeout: 120_000 }, async () => {
  expect(await refusedOf('matter')).toEqual([
    'Ummelden in Dortmund, gleicher Halter, Hund sitzt hinten drin: Gebühr?',
    'Nach der Scheidung hab ich nur noch den Roller: wie melde ich ihn in Bochum ab?',
    "Which papers do I need to register my late uncle's pink Vespa in Bremen?",
  ]);
});
