// What is told in place of a value, and what is named only to be excluded.
import { expect, test } from 'vitest';
import { flag, oneOf, readWords } from '../../../src/kit/index.ts';
import { expectHarmless } from '../../support/hostileWords.ts';

const context = { lang: 'de', askedOn: '2026-11-21', choices: undefined } as const;

const change = oneOf({
  first: { label: { de: 'Neuzulassung', en: 'first' }, words: ['Neuwagen'], general: ['anmelden'] },
  keeper: {
    label: { de: 'Halterwechsel', en: 'change of keeper' },
    told: ['geschenk* | gekauft', 'auf_mein* | auf_sich + umschreib* | über'],
  },
  address: { label: { de: 'Adresse', en: 'address' }, general: ['ummelden'], told: ['umgezogen'] },
});
const way = oneOf(
  {
    office: { label: { de: 'Amt', en: 'office' } },
    online: { label: { de: 'online', en: 'online' }, told: ['handy'] },
    both: { label: { de: 'beides', en: 'both' } },
  },
  { either: ['office', 'online'] },
);
const own = flag({ de: 'selbst genutzt', en: 'owner-occupied' }, ['selbst'], [], {
  yes: ['live + myself'],
  no: ['wohnen | wohnt + mieter'],
});

const valuesIn = (recogniser: typeof change | typeof way | typeof own, typed: string) => [
  ...new Set(recogniser.find(readWords(typed), context).map(({ value }) => value)),
];

test.each([
  [change, 'mein Opa hat mir das Auto geschenkt', ['keeper']],
  [change, 'der soll auf meine Frau laufen, schreib ihn über', ['keeper']],
  [change, 'auf meine Frau. Das ist über', []],
  [change, 'gekauft, will ihn anmelden', ['keeper']],
  [change, 'einen Neuwagen gekauft, anmelden', ['first']],
  [change, 'umgezogen, muss ich ihn anmelden?', ['address']],
  [change, 'anmelden', ['first']],
  [change, 'anmelden oder ummelden', ['first', 'address']],
  [change, 'er ist nicht gekauft', []],
  [way, 'übers Handy', ['online']],
  [own, 'I live in the house myself', [true]],
  [own, 'da wohnen Mieter', [false]],
] as const)('told: %#. %s', (recogniser, typed, expected) => {
  expect(valuesIn(recogniser, typed)).toEqual(expected);
});

test.each([
  ['nicht online', ['office']],
  ['online kommt für uns also nicht infrage', ['office']],
  ['online scheidet aus', ['office']],
  ['online will ich auf keinen Fall', ['office']],
  ['auf keinen Fall online', ['office']],
  ['statt online', ['office']],
  ['rather than online', ['office']],
  ['online eher nicht', ['office']],
  ['online, nicht am Amt', ['online']],
  ['nicht nur online', ['online']],
  ['weder Amt noch beides', ['online']],
])('excluded: %s', (typed, expected) => {
  expect(valuesIn(way, typed)).toEqual(expected);
});

test('hostile words are harmless', () => {
  expectHarmless([change, way, own], context);
});
