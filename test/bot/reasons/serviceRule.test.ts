// Formulas of services: only what comes to the stated figure is taken, whatever else stands there.
import { describe, expect, test } from 'vitest';
import { readServiceRule } from '../../../src/bot/reasons/serviceRule.ts';
import type { SentField } from '../../../src/document/index.ts';
import { quickestMs } from '../../support/processorTime.ts';

const none = new Map<string, string>();
const fieldsOf = (values: Readonly<Record<string, SentField['value']>>): readonly SentField[] =>
  Object.entries(values).map(([path, value]) => ({ path: path.split('.'), value }));

const names = (formula: string, values: Readonly<Record<string, SentField['value']>>) =>
  readServiceRule(formula, fieldsOf(values), none).equations.map(({ name }) => name);

describe('is taken', () => {
  test.each([
    [
      'a product',
      'grant=eligible*rate/100',
      { grant_eur: 6000, eligible_costs_eur: 12_000, rate_percent: 50 },
    ],
    ['a bound', 'grant=min(costs,30000)', { grant_eur: 30_000, costs: 42_000 }],
    ['brackets', 'sum = 2*(base + extra)', { sum: 30, base: 10, extra: 5 }],
    [
      'a span',
      'total = fee + signs',
      { total_min: 3, total_max: 7, fee_min: 1, fee_max: 4, signs_min: 2, signs_max: 3 },
    ],
    ['a bonus', 'rate=30+(20 if self and old)+(5 if rich)', { rate: 50, self: true, old: true, rich: false }],
    ['a rounded quotient', 'years=price/saved', { years: 0.9, price: 199, saved: 210.9 }],
    [
      'what is explained in brackets',
      'total = notary(gross) + court(200)',
      { total: 300, notary: 100, court: 200 },
    ],
  ])('%s', (_, formula, values) => {
    expect(names(formula, values)).toHaveLength(1);
  });
});

describe('is left alone', () => {
  test.each([
    ['what does not come out', 'grant=eligible*rate/100', { grant: 6001, eligible: 12_000, rate: 50 }],
    ['what has an unknown name', 'grant=eligible*magic', { grant: 6000, eligible: 12_000 }],
    ['what would come out with different figures', 'sum=a+b', { sum: 3, a_x: 1, a_y: 2, b_x: 2, b_y: 1 }],
    [
      'a difference of spans',
      'rest=a-b',
      { rest_min: 1, rest_max: 2, a_min: 2, a_max: 4, b_min: 1, b_max: 2 },
    ],
    ['a condition that is not stated', 'rate=30+(20 if self)', { rate: 50 }],
    ['a comparison', 'grant = costs <= 5', { grant: 5, costs: 5 }],
    ['a bare number', 'grant=5', { grant: 5 }],
    ['a stated nothing', 'total=a+b', { total: null, a: 1, b: 2 }],
    ['a rule for something else', 'classic: grant=costs', { grant: 5, costs: 5, kind: 'pellet' }],
  ])('%s', (_, formula, values) => {
    expect(names(formula, values)).toEqual([]);
  });

  test('figures of the entries of a list', () => {
    const fields = [
      { path: ['grant'], value: 5 },
      { path: ['rows', 0, 'costs'], value: 5 },
    ];
    expect(readServiceRule('grant=costs', fields, none).equations).toEqual([]);
  });
});

test('words among the code are told, code is not', () => {
  const { inWords } = readServiceRule(
    'total = a + b; ohne Schilder, Versand und Steuer; null, wenn a_b null; ohne a_b',
    [],
    none,
  );
  expect(inWords).toEqual(['ohne Schilder, Versand und Steuer']);
});

test.each([
  '('.repeat(10_000),
  `a=${'min('.repeat(2500)}`,
  `a=${'b+'.repeat(5000)}b`,
  'a=b;'.repeat(3000),
  `a=${'(1 if b and '.repeat(900)}`,
  `a=${'b*'.repeat(25)}b`,
  '= = = ;;; . . .',
])('a hostile formula takes no time: %#', (formula) => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`b_${at}`, at] as const));
  const fields = fieldsOf({ a: 1, ...many });
  expect(quickestMs(() => readServiceRule(formula, fields, none))).toBeLessThan(100);
});
