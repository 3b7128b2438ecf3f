// The embedded service's federal states and postal codes: what is found, and what is only likely.
import { expect, test } from 'vitest';
import { findPlz, findState, plzData, states } from '../../src/figures/places.ts';

test.for([
  ['baden-wuerttemberg', 'BW'],
  ['baden-wurttemberg', 'BW'],
  ['Baden-Württemberg', 'BW'],
  ['thuringen', 'TH'],
  ['bayern', 'BY'],
] as const)('%s is %s', ([typed, code]) => {
  expect(findState(typed)?.code).toBe(code);
});

test.for(['', 'atlantis', 'BAYERN', 'by', 'constructor'])('„%s“ is no state', (typed) => {
  expect(findState(typed)).toBeUndefined();
});

test('no spelling is that of two states', () => {
  const spellings = states.flatMap(({ slug, name, aliases }) => [slug, name, ...aliases]);
  expect(new Set(spellings).size).toBe(spellings.length);
});

test.for([
  ['10115', 'berlin', 'berlin', false],
  ['70173', 'stuttgart', 'baden-wuerttemberg', false],
  // The first two digits are found in two states, the city in one.
  ['50667', 'koeln', 'nordrhein-westfalen', false],
  ['14482', 'potsdam', 'brandenburg', false],
  // Three digits tell more than two.
  ['23999', undefined, 'mecklenburg-vorpommern', true],
  ['23966', undefined, 'mecklenburg-vorpommern', true],
  ['23701', undefined, 'schleswig-holstein', false],
  ['00000', undefined, undefined, false],
] as const)('%s: city %s, state %s, ambiguous %s', ([plz, city, state, ambiguous]) => {
  const found = findPlz(plz);
  expect([found.city, found.state, found.ambiguous]).toEqual([city, state, ambiguous]);
});

test('the data: states that there are, ranges that run upwards and do not meet, cited sources that exist', () => {
  const { plz_city_ranges, plz_state_prefixes, sources } = plzData;
  const slugs = states.map(({ slug }) => slug);
  for (const { state, source } of [...plz_city_ranges, ...plz_state_prefixes]) {
    expect(slugs).toContain(state);
    expect(sources.map(({ id }) => id)).toEqual(expect.arrayContaining([...source]));
  }
  const ranges = plz_city_ranges.flatMap(({ plz_ranges }) => plz_ranges).toSorted();
  const ends = ranges.flat();
  expect(ends.toSorted()).toEqual(ends);
});
