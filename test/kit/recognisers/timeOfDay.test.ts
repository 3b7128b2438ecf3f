// What the recogniser of times makes of words: written, spoken, in halves of the day; and what is none.
import { describe, expect, test } from 'vitest';
import { anyTimeOfDay, readWords } from '../../../src/kit/index.ts';
import { expectHarmless } from '../../support/hostileWords.ts';

const timesIn = (typed: string, lang: 'de' | 'en' = 'de') =>
  anyTimeOfDay
    .find(readWords(typed), { lang, askedOn: '2026-11-21', choices: undefined })
    .map(({ from, to, value }) => `${value} ${to - from}`);

describe('a time of day', () => {
  test.each([
    ['9:00', ['09:00 1']],
    ['04.05.2027 9:00 Antrag', ['09:00 1']],
    ['um 9', ['09:00 2']],
    ['um 9:15 Uhr', ['09:15 3']],
    ['9.30 Uhr', ['09:30 2']],
    ['9 Uhr 30', ['09:30 3']],
    ['14h', ['14:00 1']],
    ['14 Uhr, Antrag', ['14:00 2']],
    ['um neun', ['09:00 2']],
    ['neun Uhr', ['09:00 2']],
    ['halb zehn', ['09:30 2']],
    ['um halb 1', ['12:30 3']],
    ['viertel nach neun', ['09:15 3']],
    ['Viertel vor 9', ['08:45 3']],
    ['um 3 nachmittags', ['15:00 3']],
    ['8 Uhr abends', ['20:00 3']],
    ['8 Uhr morgens', ['08:00 3']],
    ['mittags', ['12:00 1']],
    ['0:05', ['00:05 1']],
    ['von 9:00 bis 10:00', ['09:00 1', '10:00 1']],
    ['9.30', []],
    ['04.05.', []],
    ['24:00', []],
    ['um 25', []],
    ['9:75', []],
    ['um einen Antrag', []],
    ['um 9 am Montag', ['09:00 2']],
    ['halb fertig', []],
    ['3 Tage', []],
  ])('„%s“', (typed, expected) => expect(timesIn(typed)).toEqual(expected));

  test.each([
    ['at 9', ['09:00 2']],
    ['9 am', ['09:00 2']],
    ['2:30 pm', ['14:30 2']],
    ['2pm', ['14:00 1']],
    ['12 am', ['00:00 2']],
    ['half past nine', ['09:30 3']],
    ['quarter to 9', ['08:45 3']],
    ['at noon', ['12:00 2']],
    ['nine in the morning', []],
    ['at nine in the evening', ['21:00 5']],
  ])('“%s”', (typed, expected) => expect(timesIn(typed, 'en')).toEqual(expected));

  test('is read in no time, whatever the words are', () =>
    expectHarmless([anyTimeOfDay], { lang: 'en', askedOn: '2026-11-21', choices: undefined }));
});
