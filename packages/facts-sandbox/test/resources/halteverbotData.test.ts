// The embedded data on no-parking zones holds together.
import { expect, test } from 'vitest';
import { halteverbotData } from '../../src/resources/halteverbotPair.ts';

const { locations, sources, legal } = halteverbotData;

test('there are 11 cities and 13 Berlin entries, each with its own slug and name', () => {
  expect(locations.filter(({ type }) => type === 'city')).toHaveLength(11);
  expect(locations.filter(({ type }) => type === 'berlin-district')).toHaveLength(13);
  expect(new Set(locations.map(({ slug }) => slug)).size).toBe(24);
  expect(new Set(locations.map(({ name }) => name)).size).toBe(24);
});

test.for(locations)('$slug: every range runs upwards, every figure is plausible', (place) => {
  expect(place.slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  expect(place.lead_days_min).toBeLessThanOrEqual(place.lead_days_max);
  expect(place.fee_min_eur).toBeLessThanOrEqual(place.fee_max_eur);
  expect(place.fee_min_eur).toBeGreaterThanOrEqual(legal.fee_frame_min_eur);
  expect(place.fee_max_eur).toBeLessThanOrEqual(legal.fee_frame_max_eur);
  expect(place.sign_rental_min_eur).toBeLessThanOrEqual(place.sign_rental_max_eur);
  // The day the signs go up does not count: three full days follow it.
  expect(place.signs_up_days_before).toBe(legal.signs_standing_min_full_days + 1);
  // Otherwise a move could be too near for the signs and yet far enough off for the office.
  expect(place.lead_days_min).toBeGreaterThan(place.signs_up_days_before);
});

test('every cited source exists, and every source is cited', () => {
  const cited = new Set([...legal.source, ...locations.flatMap(({ source }) => source)]);
  expect([...cited].toSorted()).toEqual(sources.map(({ id }) => id).toSorted());
  expect(locations.filter(({ source }) => source.length === 0)).toEqual([]);
});

test('a figure without a published source is not called more than illustrative', () => {
  const assumed = locations.filter(({ source }) => source.includes('own'));
  expect(assumed.map(({ slug }) => slug)).toContain('muenchen');
  for (const { fee_rule_de, fee_confidence } of assumed) {
    if (fee_rule_de.includes('nicht bestätigt')) expect(fee_confidence).toBe('illustrative');
  }
});

test('every source has a short title to be shown under an answer', () => {
  expect(sources.filter(({ short_title }) => short_title.length > 40)).toEqual([]);
});
