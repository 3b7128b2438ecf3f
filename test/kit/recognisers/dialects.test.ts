// Dialects: what people write as they speak is read as the written language, and nothing else is.
import { expect, test } from 'vitest';
import { readWords } from '../../../src/kit/index.ts';

const plainOf = (text: string) =>
  readWords(text)
    .map(({ plain }) => plain)
    .join(' ');

test.each([
  ['i hob no an oidn Kessel, der lafft no', 'ich habe noch an alten kessel der laeuft noch'],
  ['wat mutt ik betahlen', 'was muss ich bezahlen'],
  ['zwee Module, det Set', 'zwei module das set'],
  ['ik will mien olen Golf afmellen', 'ich will mien alten golf abmelden'],
  ['er will fördan lassn, wat kricht er', 'er will foerdern lassen was kriegt er'],
  ['ick will det umschreibn lassn', 'ich will das umschreiben lassen'],
])('%s', (text, written) => {
  expect(plainOf(text)).toBe(written);
});

test.each([
  'how much does it cost, no personalised plate',
  'na, was kostet a Wallbox?',
  'Dr. Leitner, de Maizière',
  'gern morgen, in Ahaus nebenan, umschreibn lassn',
])('%s is left as it is', (text) => {
  const words = text.split(' ').flatMap((word) => readWords(word).map(({ plain }) => plain));
  expect(plainOf(text)).toBe(words.join(' '));
});

test('a full stop behind a date ends the sentence, and is no part of it', () => {
  expect(readWords('am 07.12.2026. Bis wann?').map(({ text, stop }) => [text, stop])).toEqual([
    ['am', undefined],
    ['07.12.2026', 'end'],
    ['Bis', undefined],
    ['wann', 'end'],
  ]);
});
