// How an opening is judged: which paragraphs it has, and how figures, days and verdicts may be written.
import { expect, test } from 'vitest';
import { missingIn, openingOf, readOpenings } from './openings.ts';

const reply = [
  '**Nein**: es gilt nur bis 30.000 €.',
  'Netzanschluss bis **zwei Monate**, rund 1.140 €.',
  'Verstanden als: fakten, Solaranlage.',
  '```spoiler Alle Angaben\nSEPA-Mandat\n```',
  'Stand 25.02.2026 · typische Angabe',
].join('\n\n');

test('an opening has neither how it was understood, nor folds, nor sources', () => {
  expect(openingOf(reply, 5)).toEqual([
    'Nein: es gilt nur bis 30.000 €.',
    'Netzanschluss bis zwei Monate, rund 1.140 €.',
  ]);
});

test.each([
  ['Gilt das?', [['Nein'], ['30.000 EUR']], undefined],
  ['Gilt das, und was kostet es?', [['Nein'], ['1.139,53']], undefined],
  ['Gilt das?', [['Ja']], 'Ja'],
  // One question is answered by the first paragraph.
  ['Wie lange dauert der Anschluss?', [['zwei Monate', '2 Monate']], 'zwei Monate or 2 Monate'],
  ['Gilt das?', [['3.000']], '3.000'],
  ['Gilt das?', [['SEPA']], 'SEPA'],
])('“%s” %j: %s', (ask, first, missing) => {
  expect(missingIn({ ask, first, denied: false }, reply)).toBe(missing);
});

test('what the service does not say must be said to be so', () => {
  const message = { ask: 'Wie viele Module?', first: [], denied: true };
  expect(missingIn(message, reply)).toBe('a denial');
  expect(
    missingIn(message, '**Ausdrücklich sagt der Dienst das nicht.** Auskunft gibt: KfW.'),
  ).toBeUndefined();
});

test('a line that is no conversation is an error', () => {
  expect(() => readOpenings('{"says":[]}')).toThrow();
  expect(readOpenings('{"says":[{"ask":"Gilt das?","first":[["Ja"]]}]}\n\n')).toHaveLength(1);
});
