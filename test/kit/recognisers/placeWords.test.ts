// Names of towns that are everyday words too: towns where a preposition and the sentence say so, and nowhere else.
import { expect, test } from 'vitest';
import { readWords } from '../../../src/kit/index.ts';
import { placesAmong } from '../../../src/kit/recognisers/places.ts';

const sure = (sentence: string) =>
  placesAmong(readWords(sentence)).flatMap(({ isDoubtful, name }) => (isDoubtful ? [] : [name]));

test.each([
  'Welche Lage ist besser?',
  'Die Lage in diesem Fall, weil ich umziehe',
  'zum Essen auf dem Hof',
  'am Berg, im Wald, gegen den Sand',
  'Möbelpacker kommen am 3.5.',
  'Bald ziehe ich um',
  'je nach Lage',
  'Meine Wohnung, Ihre Burg, jeder Stein',
  'Balkon nach Osten',
  'Das Fenster zeigt nach Norden',
  'Mauer aus Stein',
  'Jagd in Wald und Feld',
  'a house on the Berg, which Lage',
])('%j has no town', (sentence) => {
  expect(sure(sentence)).toEqual([]);
});

test.each([
  ['in Essen', ['Essen']],
  ['Wohnung in Hof', ['Hof']],
  ['Umzug nach Lage', ['Lage']],
  ['Ich ziehe nach Norden', ['Norden']],
  ['Umzug von Hof nach Essen', ['Hof', 'Essen']],
  ['Wir kommen aus Rain', ['Rain']],
  ['in Hof und Köln', ['Hof', 'Köln']],
  ['moving from Hof to Essen', ['Hof', 'Essen']],
  ['Firma aus Essen', ['Essen']],
])('%j has %j', (sentence, towns) => {
  expect(sure(sentence)).toEqual(towns);
});
