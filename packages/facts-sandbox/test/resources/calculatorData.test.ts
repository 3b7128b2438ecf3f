// The calculators' data hold together: sources, ranges, names.
import { describe, expect, test } from 'vitest';
import { aevoData } from '../../src/resources/aevo.ts';
import { gmbhData } from '../../src/resources/gmbhFees.ts';
import { kaminofenData } from '../../src/resources/kaminofenGrant.ts';
import { kfzData } from '../../src/resources/kfz.ts';
import { sachkundeData } from '../../src/resources/sachkunde34aChamber.ts';
import { states } from '../../src/figures/places.ts';
import { waermepumpeData } from '../../src/resources/waermepumpeGrant.ts';
import { Bundesland, wallboxData } from '../../src/resources/wallboxFunding.ts';
import { wallboxStates } from '../contract/rowsValues.ts';

const files = Object.entries({
  aevo: aevoData,
  gmbh: gmbhData,
  kaminofen: kaminofenData,
  kfz: kfzData,
  sachkunde34a: sachkundeData,
  waermepumpe: waermepumpeData,
  wallbox: wallboxData,
});

/** Every object in a file. */
function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}

describe.for(files)('%s', ([, { sources, ...rest }]) => {
  const objects = objectsIn(rest);

  test('every cited source exists, and every source is cited', () => {
    const cited = objects.flatMap((one) =>
      Object.entries(one).flatMap(([name, ids]) => (/(?:^|_)source$/.test(name) ? [ids].flat() : [])),
    );
    expect([...new Set(cited)].toSorted()).toEqual(sources.map(({ id }) => id).toSorted());
  });

  test('whatever has a confidence has a source', () => {
    const unsourced = objects.filter((one) => Array.isArray(one['source']) && one['source'].length === 0);
    expect(unsourced).toEqual([]);
  });

  test('every range runs upwards', () => {
    const ranges = objects.flatMap((one) =>
      Object.keys(one)
        .filter((name) => /(?:^|_)min(?:_|$)/.test(name))
        .map((name) => [one[name], one[name.replace(/(^|_)min(?=_|$)/, '$1max')]] as const)
        .filter(([, most]) => most !== undefined),
    );
    expect(ranges.filter(([least, most]) => Number(least) > Number(most))).toEqual([]);
  });

  test('every source has a short title to be shown under an answer', () => {
    expect(sources.filter(({ short_title }) => short_title.length > 40)).toEqual([]);
  });

  test('slugs are unique', () => {
    const slugs = objects.flatMap((one) => (typeof one['slug'] === 'string' ? [one['slug']] : []));
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });
});

test('the states are those there are, at the wallbox spelt as in the contract', () => {
  const slugs = states.map(({ slug }) => slug).toSorted();
  expect(kaminofenData.states.map(({ state }) => state).toSorted()).toEqual(slugs);
  expect(wallboxData.states.map(({ state }) => state).toSorted()).toEqual(slugs);
  expect(Bundesland.options.toSorted()).toEqual(wallboxStates.toSorted());
});

test('every rule for wallboxes belongs to the federation or to a state that names it', () => {
  for (const { id, level, state } of wallboxData.rules) {
    const naming = wallboxData.states.filter(({ rule_ids }) => rule_ids.includes(id));
    expect(naming.map((one) => one.state)).toEqual(level === 'state' ? [state] : []);
  }
});

test('every prefix of a PLZ that belongs to a city belongs to one there is', () => {
  const slugs = sachkundeData.cities.map(({ slug }) => slug);
  const named = sachkundeData.plz_lookup.flatMap(({ city_slug }) => city_slug ?? []);
  expect(named.filter((slug) => !slugs.includes(slug))).toEqual([]);
});
