// What the recogniser of dates makes of words: written, counted from today, impossible, or one of two.
import { describe, expect, test } from 'vitest';
import { anyDate, readWords } from '../../../src/kit/index.ts';
import { expectHarmless } from '../../support/hostileWords.ts';

const context = { lang: 'de', askedOn: '2026-11-21', choices: undefined } as const;

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
    ['Umzug 5.12., klappt das?', ['2026-12-05']],
    ['am 07.12.2026. Bis wann?', ['2026-12-07']],
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
    ['am 3.3', ['2027-03-03']],
    ['03-03-2027', ['2027-03-03']],
    ['dritter März', ['2027-03-03']],
    ['am dritten dritten', ['2027-03-03']],
    ['wir ziehen am sechsten februar von köln nach münchen um', ['2027-02-06']],
    ['am sechzehnten sechsten', ['2027-06-16']],
    ['am sexten Februar', ['impossible']],
    ['am liebsten August', []],
    ['März 3', ['2027-03-03']],
    ['einunddreißigster Mai', ['2027-05-31']],
    ['20. Mai 27', ['2027-05-20']],
    ['in vierzehn Tagen', ['2026-12-05']],
    ['heute in einer Woche', ['2026-11-28']],
    ['in einem halben Jahr', ['2027-05-21']],
    ['two weeks from now', ['2026-12-05']],
    ['the day after tomorrow', ['2026-11-23']],
    ['nächsten Monat am 5.', ['2026-12-05']],
    ['am 5. nächsten Monats', ['2026-12-05']],
    ['am fünften', ['2026-12-05']],
    ['zum ersten', ['2026-12-01']],
    ['zum ersten Mal', []],
    ['im 2. Stock', []],
    ['am 2. Stock', []],
    ['übernächsten Samstag', ['2026-12-05']],
    ['Samstag in zwei Wochen', ['2026-12-05']],
    ['Montag in acht Tagen', ['2026-11-30']],
    ['nächsten Fr', ['2026-11-27']],
    ['Sa 12.12.', ['2026-12-12']],
    ['Fr 12.12.', ['impossible']],
    ['Samstag, den 5.', ['2026-12-05']],
    ['Freitag, den 5.', ['impossible']],
    ['Freitag der KW 23', ['2027-06-11']],
    ['23. Kalenderwoche', ['2027-06-07']],
    ['week 23', ['2027-06-07']],
    ['zum Monatsende', ['2026-11-30']],
    ['end of next month', ['2026-12-31']],
    ['an Silvester', ['2026-12-31']],
    ['Heiligabend', ['2026-12-24']],
    ['Neujahr', ['2027-01-01']],
    ['Neujahr 2028', ['2028-01-01']],
    ['morgen früh', ['2026-11-22']],
    ['Morgen brauche ich es', ['2026-11-22']],
    ['Freitag morgen', ['2026-11-27']],
    ['an Weihnachten', ['impossible']],
    ['in ein paar Tagen', ['impossible']],
    ['in anderthalb Monaten', ['impossible']],
    ['heut in drei Wochen', ['2026-12-12']],
    ['next month on the 5th', ['2026-12-05']],
    ['in 2-3 Wochen', ['impossible']],
    ['Mitte Juni', ['impossible']],
    ['am ersten Samstag im März', ['2027-03-06']],
    ['letzter Freitag im Februar 2028', ['2028-02-25']],
    ['am ersten Montag im Monat Juni', ['2027-06-07']],
    ['am vorletzten Samstag im Januar', ['2027-01-23']],
    ['am 2. Samstag nächsten Monats', ['2026-12-12']],
    ['am fünften Montag im Februar', ['impossible']],
    ['first Saturday in March', ['2027-03-06']],
    ['the last Friday of January', ['2027-01-29']],
    ['zum zweiten Advent', ['2026-12-06']],
    ['1. Advent', ['2026-11-29']],
    ['second Sunday of Advent', ['2026-12-06']],
    ['vierter Advent 2028', ['2028-12-24']],
    ['Ostersonntag 2025', ['2025-04-20']],
    ['Ostersonntag 2038', ['2038-04-25']],
    ['Karfreitag', ['2027-03-26']],
    ['Easter Monday', ['2027-03-29']],
    ['Christi Himmelfahrt', ['2027-05-06']],
    ['Pfingstmontag', ['2027-05-17']],
    ['am Buß- und Bettag', ['2027-11-17']],
    ['Muttertag', ['2027-05-09']],
    ['Samstag vor Ostern', ['2027-03-20']],
    ['am letzten Freitag vor Weihnachten', ['2026-12-18']],
    ['Saturday after Christmas', ['2027-01-02']],
    ['Samstag vor dem ersten Advent', ['2026-11-28']],
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
  ['3.-5. Juni', '2026-11-21', 'de', ['2027-06-03', '2027-06-05']],
  ['15. oder 16. Mai', '2026-11-21', 'de', ['2027-05-15', '2027-05-16']],
] as const)('%s, asked on %s in %s, is asked back where two days fit', (typed, askedOn, lang, days) => {
  const [candidate] = anyDate.find(readWords(typed), { ...context, askedOn, lang });
  expect(candidate?.between?.map(({ value }) => value)).toEqual(days);
});

test.each([
  ['im Januar', '2026-11-21', true],
  ['KW 5', '2027-02-01', true],
  ['über Weihnachten', '2026-11-21', true],
  ['am 6. März', '2027-03-06', undefined],
  ['30.02.2027', '2026-11-21', undefined],
  ['KW 54', '2026-11-21', undefined],
  ['am 6. März (KW 9)', '2027-03-06', undefined],
  ['im März, genauer am 6. März', '2027-03-06', undefined],
])('%s is read as %s; whether it only tells about when: %s', (typed, value, inexact) => {
  const found = anyDate.find(readWords(typed), context);
  expect(new Set(found.map((one) => one.value))).toEqual(new Set([value]));
  expect(found[0]?.inexact).toBe(inexact);
});

test('hostile words are read at once, and never throw', () => {
  expectHarmless([anyDate], context);
});
