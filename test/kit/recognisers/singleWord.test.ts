// What is taken for a postal code.
import { expect, test } from 'vitest';
import { anyPostcode, readWords } from '../../../src/kit/index.ts';
import { expectHarmless } from '../../support/hostileWords.ts';

const context = { lang: 'de', askedOn: '2026-11-21', choices: undefined } as const;

test.each([
  ['70173', ['70173']],
  ['D-70173', ['70173']],
  ['7017', []],
  ['701734', []],
  ['70173 euro', []],
  ['01067', ['01067']],
  ['plz 45000', ['45000']],
  ['45000', []],
  ['Tel. 02211 234567', []],
])('a postal code: %s → %j', (typed, expected) => {
  expect(anyPostcode.find(readWords(typed), context).map(({ value }) => value)).toEqual(expected);
});

test.each([
  ['70173 Stuttgart', 1],
  ['in Stuttgart 70173', 1],
  ['70173', 0.9],
])('a postal code in an address is certain: %s', (typed, score) => {
  expect(anyPostcode.find(readWords(typed), context)).toMatchObject([{ score }]);
});

test('hostile words are read at once, and never throw', () => {
  expectHarmless([anyPostcode], context);
});
