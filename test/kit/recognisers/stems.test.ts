// The forms of a word have one stem, whatever letters its umlauts are written with.
import { expect, test } from 'vitest';
import { stemOf } from '../../../src/kit/recognisers/stems.ts';

test.each([
  ['haus', 'hauses', 'haeuser', 'haeusern'],
  ['stellplatz', 'stellplaetze', 'stellplaetzen'],
  ['gebuehr', 'gebuehren'],
  ['foerderung', 'foerderungen'],
])('%s, %s, %s …', (...forms) => {
  expect(new Set(forms.map((form) => stemOf(form))).size).toBe(1);
});

test('English words have English stems', () => {
  expect(stemOf('cities', 'en')).toBe(stemOf('city', 'en'));
});

test('what has figures in it, and what is endless, stays as it is', () => {
  expect(stemOf('34a')).toBe('34a');
  expect(stemOf('e'.repeat(5_000))).toHaveLength(5_000);
});
