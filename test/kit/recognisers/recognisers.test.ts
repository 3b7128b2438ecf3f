// What the recognisers make of words.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate, oneOfService, readWords } from '../../../src/kit/index.ts';

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

  test('without the list, a word goes out as the slug that it would have', () => {
    const found = place.find(readWords('von Berlin-Neukölln 2027-01-01 ../x'), {
      ...context,
      choices: undefined,
    });
    expect(found.map(({ value }) => value.value)).toEqual(['berlin-neukoelln', 'x']);
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

const datesIn = (typed: string) =>
  anyDate.find(readWords(typed), context).map(({ value, problem }) => (problem ? 'impossible' : value));

describe('a date', () => {
  test.each([
    ['2027-06-01', ['2027-06-01']],
    ['1.6.2027', ['2027-06-01']],
    ['01.06.27', ['2027-06-01']],
    ['am 1. Juni 2027', ['2027-06-01']],
    ['1 June 2027', ['2027-06-01']],
    ['3. März', ['2027-03-03']],
    ['12.12.', ['2026-12-12']],
    ['21.11.', ['2026-11-21']],
    ['20.11.', ['2027-11-20']],
    ['29.2.', ['2028-02-29']],
    ['30.02.2027', ['impossible']],
    ['2027-13-01', ['impossible']],
    ['hamburg', []],
    ['12345', []],
    ['12.12', ['2026-12-12']],
    ['1. 6. 2027', ['2027-06-01']],
    ['1.Juni', ['2027-06-01']],
    ['ersten Juni 2027', ['2027-06-01']],
    ['June 1st, 2027', ['2027-06-01']],
    ['the 1st of June', ['2027-06-01']],
    ['2027/06/01', ['2027-06-01']],
    ['24/12/2026', ['2026-12-24']],
    ['1/6/2027', ['2027-06-01']],
    ['Samstag, den 12.12.', ['2026-12-12']],
    ['Freitag, den 12.12.', ['impossible']],
    ['heute', ['2026-11-21']],
    ['morgen', ['2026-11-22']],
    ['Guten Morgen', []],
    ['übermorgen', ['2026-11-23']],
    ['in 3 Wochen', ['2026-12-12']],
    ['in drei wochen', ['2026-12-12']],
    ['in einer Woche', ['2026-11-28']],
    ['in zehn Tagen', ['2026-12-01']],
    ['in 3 Monaten', ['2027-02-21']],
    ['in two weeks', ['2026-12-05']],
    ['heute in 14 Tagen', ['2026-12-05']],
    ['am Freitag', ['2026-11-27']],
    ['nächsten Freitag', ['2026-11-27']],
    ['next Friday', ['2026-11-27']],
    ['kommenden Samstag', ['2026-11-28']],
    ['KW 5', ['2027-02-01']],
    ['KW50', ['2026-12-07']],
    ['in der 47. KW', ['2026-11-16']],
    ['KW 1 2027', ['2027-01-04']],
    ['KW 53', ['2026-12-28']],
    ['KW 53 2026', ['2026-12-28']],
    ['KW 53 2027', ['impossible']],
    ['week 53 2027', ['impossible']],
    ['KW 52 2027', ['2027-12-27']],
    ['KW 54', ['impossible']],
    ['KW 0', ['impossible']],
    ['calendar week 5', ['2027-02-01']],
    ['nächste Woche Mittwoch', ['2026-11-25']],
    ['übernächste Woche Dienstag', ['2026-12-01']],
    ['am Dienstag nächster Woche', ['2026-11-24']],
    ['Tuesday of next week', ['2026-11-24']],
    ['übernächsten Freitag', ['2026-12-04']],
    ['am 15.', ['2026-12-15']],
    ['zum 30.', ['2026-11-30']],
    ['im Juni 2027', ['impossible']],
    ['Juni 2027', ['impossible']],
    ['nächsten Monat', ['impossible']],
    ['nächste Woche', ['impossible']],
    ['Ende Januar', ['impossible']],
    ['am Wochenende', ['impossible']],
    ['in 3 Zimmern', []],
  ])('%s → %j', (typed, expected) => {
    expect(datesIn(typed)).toEqual(expected);
  });
});

test.each([
  ['KW 53 2027', '2026-11-21', '2027 hat die Wochen 1 bis 52. Die letzte ist „KW 52 2027“ (ab 27.12.2027).'],
  ['KW 54', '2026-11-21', ': 2026 hat die Wochen 1 bis 53.'],
  ['KW 53', '2027-02-01', '2027 und 2028 haben die Wochen 1 bis 52. Die letzte ist „KW 52 2028“'],
])('%s, asked on %s, is told to be impossible, with what is possible', (typed, askedOn, said) => {
  const [candidate] = anyDate.find(readWords(typed), { ...context, askedOn, lang: 'de' });
  expect(candidate?.problem?.de).toContain(said);
});

test.each([
  ['nächsten Freitag', '2026-11-23', 'de', ['2026-11-27', '2026-12-04']],
  ['diesen Freitag', '2026-11-23', 'de', undefined],
  ['1/6/2027', '2026-11-21', 'en', ['2027-06-01', '2027-01-06']],
  ['24/12/2026', '2026-11-21', 'en', undefined],
] as const)('%s, asked on %s in %s, is asked back where two days fit', (typed, askedOn, lang, days) => {
  const [candidate] = anyDate.find(readWords(typed), { ...context, askedOn, lang });
  expect(candidate?.between?.map(({ value }) => value)).toEqual(days);
});

test.each([
  ['short words', 'a '.repeat(5_000)],
  ['one word over and over', 'halteverbot '.repeat(800)],
  ['one endless word', '1.'.repeat(5_000)],
  ['punctuation inside a word', `a${','.repeat(9_998)}b`],
  ['punctuation', '„'.repeat(10_000)],
  ['blanks', ' '.repeat(10_000)],
  ['arrows', '-'.repeat(10_000)],
])('a hostile text of %s is read at once', (_, typed) => {
  const startedAt = performance.now();
  const words = readWords(typed);
  place.find(words, context);
  anyDate.find(words, context);
  // A generous bound for a busy machine; what grows with the square of the length takes far longer.
  expect(performance.now() - startedAt).toBeLessThan(60);
});
