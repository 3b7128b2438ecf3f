// Names are found in every form of their words, inside longer words and across small ones; and not where they are not meant.
import { expect, test } from 'vitest';
import { oneOf, readWords } from '../../../src/kit/index.ts';
import { expectHarmless } from '../../support/hostileWords.ts';

const context = { lang: 'de', askedOn: '2026-11-21', choices: undefined } as const;

const named = oneOf({
  mehrfamilienhaus: { label: { de: 'Mehrfamilienhaus', en: 'apartment building' } },
  mieter: {
    label: { de: 'Mieter', en: 'tenant' },
    words: ['Miete', 'gemietete Wohnung', 'Wohnung zur Miete'],
  },
  firma: { label: { de: 'Firma', en: 'company' }, words: ['gewerblich'] },
  pellet: { label: { de: 'wasserführender Pelletofen', en: 'pellet stove' }, words: ['mit Wassertasche'] },
  without: { label: { de: 'ohne Wassertasche', en: 'without a water jacket' } },
  bohren: { label: { de: 'bohren', en: 'borehole' } },
  abmelden: { label: { de: 'Auto abmelden', en: 'deregister a car' }, words: ['abmelden'] },
  stromer: { label: { de: 'Stromer', en: 'electric' } },
  all: { label: { de: 'alles', en: 'all' } },
});

const valuesIn = (typed: string) => named.find(readWords(typed), context).map(({ value }) => value);

test.each([
  ['in Mehrfamilienhäusern', ['mehrfamilienhaus']],
  ['MEHRFAMILIENHAUSES', ['mehrfamilienhaus']],
  ['two apartment buildings', ['mehrfamilienhaus']],
  ['Mieterinnen', ['mieter']],
  ['in einer gemieteten Wohnung', ['mieter']],
  ['mehrere Firmen', ['firma']],
  ['companies', ['firma']],
  ['gewerbliche Nutzung', ['firma']],
  ['wasserführende Pelletöfen', ['pellet']],
  ['es wird gebohrt', ['bohren']],
  ['wer bohrt', ['bohren']],
  ['boreholes', ['bohren']],
  ['mein Auto ist abgemeldet', ['abmelden']],
  ['abzumelden', ['abmelden']],
  ['ich melde es morgen ab', ['abmelden']],
  ['Wie melde ich es ab und wo?', ['abmelden']],
  ['we deregister our cars', ['abmelden']],
])('forms of words: %s → %j', (typed, expected) => {
  expect(valuesIn(typed)).toEqual(expected);
});

test.each([
  ['die gemietete, noch recht neue Wohnung', ['mieter']],
  ['Wohnung, die ich zur Miete habe', ['mieter']],
  ['Wohnung in Miete', ['mieter']],
  ['Pelletofen wasserführend', ['pellet']],
  ['einen wasserführenden neuen Pelletofen', ['pellet']],
])('small words between, and the other way round: %s → %j', (typed, expected) => {
  expect(valuesIn(typed)).toEqual(expected);
});

test.each([
  ['Mieterwohnung', ['mieter']],
  ['Mietshausbesitzer', []],
  ['Mehrfamilienhausbesitzerin', ['mehrfamilienhaus']],
  ['Stromerprämie', ['stromer']],
])('inside longer words: %s → %j', (typed, expected) => {
  const found = named.find(readWords(typed), context);
  expect(found.map(({ value }) => value)).toEqual(expected);
  expect(found.every(({ isInside, score }) => isInside && score < 1)).toBe(true);
});

test.each([
  'Strom vom Dach',
  'Untermieter',
  'Nichtmieter',
  'vermietet',
  'aller Orte',
  'Auto. Abmeldung',
  'ich melde mich ab morgen wieder',
  'ich melde mich. Ab morgen',
  'electricity',
])('another word: %s', (typed) => {
  const found = named.find(readWords(typed), context);
  expect(found.filter(({ corrected }) => !corrected)).toEqual([]);
});

test.each([
  ['mit einer Wassertasche', ['pellet']],
  ['ohne eine Wassertasche', ['without']],
  ['without water jackets', ['without']],
])('„mit“ and „ohne“ keep their place: %s → %j', (typed, expected) => {
  expect(valuesIn(typed)).toEqual(expected);
});

test('a typing error in another form of the word is forgiven, and told', () => {
  const [found] = named.find(readWords('Mehrfamlienhäusern'), context);
  expect(found).toMatchObject({ value: 'mehrfamilienhaus', corrected: true });
});

test('the names of places have no forms, and are not looked for in longer words', () => {
  const places = oneOf(
    { bremen: { label: { de: 'Bremen', en: 'Bremen' } }, bayern: { label: { de: 'Bayern', en: 'Bavaria' } } },
    { isOfProperNames: true },
  );
  const found = (typed: string) =>
    places.find(readWords(typed), context).filter(({ corrected }) => !corrected);
  expect(found('Bremerhaven')).toEqual([]);
  expect(found('Bremens')).toEqual([]);
  expect(found('Bayernhaus')).toEqual([]);
  expect(found('Bremen')).toHaveLength(1);
});

test('hostile words are read at once, and never throw', () => {
  expectHarmless([named], context);
});
