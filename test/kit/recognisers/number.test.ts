// What the recogniser of figures makes of words: amounts, counts and prices, with their units.
import { describe, expect, test } from 'vitest';
import { anyNumber, count, money, onlyInTurn, readWords } from '../../../src/kit/index.ts';
import { expectHarmless } from '../../support/hostileWords.ts';

const context = { lang: 'de', askedOn: '2026-11-21', choices: undefined } as const;

const euros = anyNumber({
  units: ['euro'],
  isAmount: true,
  least: 0,
  most: 100_000,
  expects: { de: 'ein Betrag', en: 'an amount' },
  show: (value) => money(value),
});
const children = anyNumber({
  units: ['children'],
  whole: true,
  least: 0,
  expects: { de: 'eine Zahl', en: 'a number' },
  show: (value) => count(value),
});
const price = anyNumber({
  units: ['cent', 'euroPerKwh'],
  least: 0.2,
  most: 0.5,
  expects: { de: 'ein Preis', en: 'a price' },
  show: (value) => money(value),
  convert: (value, unit) => (unit !== 'euroPerKwh' && (unit || value >= 1) ? value / 100 : value),
});

const read = (recogniser: typeof euros, typed: string) =>
  recogniser
    .find(readWords(typed), context)
    .filter(({ score }) => score > onlyInTurn)
    .map(({ value, impossible, problem }) => (impossible ? 'impossible' : problem ? 'which?' : value));

describe('an amount', () => {
  test.each([
    ['52000', [52_000]],
    ['52.000', [52_000]],
    ['52,000', [52_000]],
    ["52'000", [52_000]],
    ['52.000 €', [52_000]],
    ['52.000€', [52_000]],
    ['€52,000', [52_000]],
    ['52.000,50 EUR', [52_000.5]],
    ['52,000.50', [52_000.5]],
    ['1.234.567', ['impossible']],
    ['45k', [45_000]],
    ['1,5k', [1500]],
    ['70 Tsd', [70_000]],
    ['70 Tsd. €', [70_000]],
    ['0,35', [0.35]],
    ['0.350', [0.35]],
    ['-5', ['impossible']],
    ['−5 €', ['impossible']],
    ['5 - 6', ['which?']],
    ['100001', ['impossible']],
    ['42T€', [42_000]],
    ['42 T€', [42_000]],
    ['28 Mille', [28_000]],
    ['48.500,-', [48_500]],
    ['dreißigtausend Euro', [30_000]],
    ['zweitausendfünfhundert', [2500]],
    ['20-25.000 Euro', ['which?']],
    ['28.0000 Euro', ['impossible']],
    ['2T', []],
    ['800w', []],
    ['2027-06-01', []],
    ['1.6.2027', []],
    ['1.2.3', []],
    ['viel', []],
    ['ein', []],
    ['zwei', []],
  ])('%s → %j', (typed, expected) => {
    expect(read(euros, typed)).toEqual(expected);
  });
});

test.each([
  ['2 Kinder', [2]],
  ['zwei Kinder', [2]],
  ['ein Kind', [1]],
  ['keine Kinder', [0]],
  ['1,5 Kinder', ['impossible']],
  ['-1', ['impossible']],
])('children: %s → %j', (typed, expected) => {
  expect(read(children, typed)).toEqual(expected);
});

test.each([
  ['35 Cent', [0.35]],
  ['35ct', [0.35]],
  ['35 ct/kWh', [0.35]],
  ['0,35', [0.35]],
  ['38', [0.38]],
  ['80 Cent', ['impossible']],
])('a price per kWh: %s → %j', (typed, expected) => {
  expect(read(price, typed)).toEqual(expected);
});

test('a unit makes a figure certain, and one that was guessed is said', () => {
  const found = (typed: string) => price.find(readWords(typed), context)[0];
  expect(found('35 Cent')).toMatchObject({ score: 1 });
  expect(found('35 Cent')).not.toHaveProperty('corrected');
  expect(found('35')).toMatchObject({ score: 0.5, corrected: true });
});

test.each([
  ['52.000', 1],
  ['45k', 1],
  ['70 Tsd', 1],
  ['52000', 0.5],
])('thousands are an amount beyond doubt: %s', (typed, score) => {
  expect(euros.find(readWords(typed), context)).toMatchObject([{ score }]);
});

test('hostile words are read at once, and never throw', () => {
  expectHarmless([euros, children, price], context);
});
