// What the recognisers of options make of words: a few of our own, and many that the service lists.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneOf, oneOfService, readWords } from '../../../src/kit/index.ts';
import { expectHarmless } from '../../support/hostileWords.ts';

const places = [
  'Berlin Mitte',
  'Berlin Neukölln',
  'Berlin (gesamt)',
  'Hamburg',
  'Frankfurt am Main',
  'Essen',
  'Bremen',
].map((label) => ({
  value: label === 'Berlin (gesamt)' ? 'berlin' : label.toLowerCase().replaceAll(' ', '-').replace('ö', 'oe'),
  label,
}));
const place = oneOfService(async () => places);
const context = { lang: 'de', askedOn: '2026-11-21', choices: places } as const;

const valuesIn = (typed: string) =>
  place
    .find(readWords(typed), context)
    .map(({ value, corrected }) => (corrected ? `~${value.label}` : value.label));

describe('a place of the service', () => {
  test.each([
    ['berlin-mitte', ['Berlin Mitte']],
    ['Berlin Mitte', ['Berlin Mitte']],
    ['BERLIN-NEUKOELLN', ['Berlin Neukölln']],
    ['neukölln', ['Berlin Neukölln']],
    ['frankfurt', ['Frankfurt am Main']],
    ['Frankfurt am Main', ['Frankfurt am Main']],
    ['frankfurt-am-main', ['Frankfurt am Main']],
    ['„Hamburg“,', ['Hamburg']],
    ['von Berlin-Mitte nach Hamburg', ['Berlin Mitte', 'Hamburg']],
    ['mitte -> hamburg', ['Berlin Mitte', 'Hamburg']],
    ['hambrug', ['~Hamburg']],
    ['paris', []],
    ['am main', ['Frankfurt am Main']],
    ['kosten', []],
  ])('%s → %j', (typed, expected) => {
    expect(valuesIn(typed)).toEqual(expected);
  });

  test('a name that several places share is asked about', () => {
    const [candidate] = place.find(readWords('berlin'), context);
    expect(candidate?.between?.map((choice) => choice.label)).toEqual([
      'Berlin (gesamt)',
      'Berlin Mitte',
      'Berlin Neukölln',
    ]);
    expect(candidate?.otherwise?.value).toBe('berlin');
  });

  test('without the list, only what has nicknames goes out, as a slug', () => {
    const states = oneOfService(async () => [], { nicknames: [['Sachsen-Anhalt', 'LSA'], ['Bayern']] });
    const found = states.find(readWords('lsa ../x 2027-01-01 Tirol'), { ...context, choices: undefined });
    expect(found.map(({ value }) => value.value)).toEqual(['sachsen-anhalt']);
  });

  test('a slug never holds more than letters, digits and hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        for (const { value } of place.find(readWords(typed), { ...context, choices: undefined })) {
          expect(value.value).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        }
      }),
    );
  });
});

const size = oneOf(
  {
    '300w': { label: { de: '300 Watt', en: '300 watts' }, words: ['300'] },
    '800w': { label: { de: '800 Watt', en: '800 watts' }, words: ['800', 'zwei Module'] },
  },
  { looksLike: /^\d{2,5}w?$/i },
);

test.each([
  ['800w', ['800w']],
  ['800 Watt', ['800w']],
  ['800', ['800w']],
  ['zwei Module', ['800w']],
  ['900w', ['impossible']],
  ['stuttgart', []],
])('one of a few: %s → %j', (typed, expected) => {
  const found = size.find(readWords(typed), { ...context, choices: undefined });
  expect(found.map(({ value, impossible }) => (impossible ? 'impossible' : value))).toEqual(expected);
});

test('hostile words are read at once, and never throw', () => {
  expectHarmless([place], context);
  expectHarmless([size], { ...context, choices: undefined });
});

describe('what is left open, or only compared', () => {
  const course = oneOf({
    cheap: { label: { de: 'günstig', en: 'cheap' }, words: ['günstiger Kurs', 'billiger Kurs'] },
    dense: { label: { de: 'Intensivkurs', en: 'intensive course' } },
  });
  const box = oneOf(
    {
      standard: { label: { de: 'Standard', en: 'standard' } },
      both: { label: { de: 'bidirektional', en: 'bidirectional' } },
    },
    { either: ['standard', 'both'] },
  );
  const read = (recogniser: typeof course | typeof box, typed: string) =>
    recogniser.find(readWords(typed), { lang: 'de', askedOn: '2026-11-21', choices: undefined });

  test.each([
    [course, 'wo ist es mit Intensivkurs billiger?', ['dense']],
    [course, 'Intensivkurs oder günstiger Kurs?', ['dense', 'cheap']],
    [box, 'bidirektional oder nicht?', ['both', 'standard']],
    [box, 'ob bidirektional, weiß ich ehrlich gesagt noch nicht', []],
    [box, 'ob Standard oder bidirektional steht noch nicht fest', ['standard', 'both']],
    [box, 'bidirektional eventuell, keine Ahnung', []],
    [box, 'ich weiß nicht, ob ich bidirektional laden darf', ['both']],
    [box, 'bidirektional ist uns zu teuer', ['standard']],
  ])('%#. %s → %j', (recogniser, typed, expected) => {
    expect(read(recogniser, typed).map(({ value }) => value)).toEqual(expected);
  });
});

describe('a word that is cut short with a full stop', () => {
  const stove = oneOf({
    water: {
      label: { de: 'wasserführend', en: 'water-bearing' },
      words: ['wasserführender Ofen', 'mit Wassertasche', 'Wasser-Ofen'],
    },
    plain: { label: { de: 'ohne Wassertasche', en: 'without a water jacket' }, words: ['preiswert'] },
  });

  test.each([
    ['Ofen wasserf. Bayern', ['water']],
    ['Ofen m. Wassert. Bayern', ['water']],
    ['Ofen o. Wassert. Bayern', ['plain']],
    // Words of their own, or not cut at all.
    ['der Ofen macht warmes Wasser. Was kostet er', []],
    ['der Preis. Wie hoch ist er', []],
    ['Ofen wasserf Bayern', []],
  ])('%j → %j', (typed, expected) => {
    const found = stove.find(readWords(typed), { lang: 'de', askedOn: '2026-11-21', choices: undefined });
    expect(found.filter(({ corrected }) => !corrected).map(({ value }) => value)).toEqual(expected);
  });
});
