// What the recogniser of minutes from now makes of words, and what is none.
import { describe, expect, test } from 'vitest';
import { anyMinutesAhead, readWords } from '../../../src/kit/index.ts';
import { expectHarmless } from '../../support/hostileWords.ts';

const context = { lang: 'de', askedOn: '2026-11-21', choices: undefined } as const;

describe('minutes from now', () => {
  test.each([
    ['in 20 Minuten anrufen', ['20 3']],
    ['mich in zwei Stunden an den Termin', ['120 3']],
    ['in einer Stunde', ['60 3']],
    ['in anderthalb Stunden', ['90 3']],
    ['in einer halben Stunde', ['30 4']],
    ['in einer Viertelstunde', ['15 3']],
    ['in half an hour', ['30 4']],
    ['in an hour', ['60 3']],
    ['in 5 min', ['5 3']],
    ['in 2 Wochen', []],
    ['in 0 Minuten', []],
    ['in Stunden', []],
    ['2 Stunden', []],
  ])('„%s“', (typed, expected) => {
    const found = anyMinutesAhead.find(readWords(typed), context);
    expect(found.map(({ from, to, value }) => `${value} ${to - from}`)).toEqual(expected);
  });

  test('are read in no time, whatever the words are', () => expectHarmless([anyMinutesAhead], context));
});
