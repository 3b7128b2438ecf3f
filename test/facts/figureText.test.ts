// Figures that a service writes as text: read where it is certain what they are, in both notations, and else left alone.
import { describe, expect, test } from 'vitest';
import { readFigureText, readRecord } from '../../src/facts/index.ts';

test.each([
  ['1.234,50 EUR', 1234.5, 1234.5, 'euro'],
  ['1,480.00 EUR', 1480, 1480, 'euro'],
  ['12.50–1,480.00 EUR', 12.5, 1480, 'euro'],
  ['30 bis 95 €', 30, 95, 'euro'],
  ['€151–545', 151, 545, 'euro'],
  ['7 to 12 days', 7, 12, 'day'],
  ['1 Tag', 1, 1, 'day'],
  ['2.1 years', 2.1, 2.1, 'year'],
  ['32 %', 32, 32, 'percent'],
  ['1.234 EUR', 1234, 1234, 'euro'],
])('%s is read', (text, min, max, unit) => {
  expect(readFigureText(text)).toEqual({ min, max, unit });
});

test.each([
  'ca. 14 Tage',
  '3 weeks to 10 months',
  '25,000.00 EUR, not in total',
  '0.370 EUR',
  '14 Tage bis 3 Tage',
  '12',
  '§ 34',
  '1,2,3 EUR',
  '1.234.5 EUR',
  '9'.repeat(70) + ' EUR',
])('%s stays the words that it is', (text) => {
  expect(readFigureText(text)).toBeUndefined();
});

describe('a record', () => {
  const answer = () =>
    readRecord({ fee: '12.50–30.00 EUR', sum: '403.00 EUR', takes: '3 weeks', lead: '7 to 12 days' });

  test('gives a single figure as a number, and a span as a span of its unit', () => {
    expect(answer().number('sum')).toBe(403);
    expect(answer().number('fee')).toBeUndefined();
    expect(answer().span('euro', 'fee')).toMatchObject({ min: 12.5, max: 30 });
    expect(answer().span('euro', 'lead')).toBeUndefined();
    expect(answer().number('takes')).toBeUndefined();
  });

  test('shows all of its values without any of them counting as read', () => {
    const record = answer();
    expect(record.values()).toHaveLength(4);
    expect(record.takeRest()).toHaveLength(4);
  });
});
