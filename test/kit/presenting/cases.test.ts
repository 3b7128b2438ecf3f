// The cases of an overview, however they are grouped, and the cities they are about.
import { describe, expect, test } from 'vitest';
import { type Json, readRecord } from '../../../src/facts/index.ts';
import {
  casesInCities,
  citiesOf,
  declareFields,
  inRow,
  oneOfCities,
  readState,
  readWords,
} from '../../../src/kit/index.ts';

const label = { de: '', en: '' };
const words = { muster: { label }, individuell: { label } };
const fields = declareFields({
  kind: inRow('text', { words })`Vertrag | Articles | vertrag`,
  total: inRow('money')`Summe | Sum | total, summe`,
});

const read = (body: Json) =>
  casesInCities(readRecord(body), fields, ['kind', 'total'], Object.keys(words)).map(({ city, values }) => ({
    city,
    kind: values.kind,
    total: values.total?.max,
  }));

describe('the cases of an overview', () => {
  const found = [
    { city: { value: 'koeln', label: 'Köln' }, kind: 'muster', total: 5 },
    { city: { value: 'koeln', label: 'Köln' }, kind: 'individuell', total: 9 },
    { city: { value: 'bonn', label: 'Bonn' }, kind: 'muster', total: 6 },
  ];

  test.each([
    [
      'as one list',
      {
        results: [
          { city: 'koeln', vertrag: 'muster', total_eur: 5 },
          { city: 'koeln', vertrag: 'individuell', total_eur: 9 },
          { city: 'bonn', vertrag: 'muster', total_eur: 6 },
        ],
        sources: [{ title: 'muster', url: 'x' }],
      },
    ],
    [
      'as a list for each city',
      {
        data: {
          orte: {
            koeln: [
              { ort: { kennung: 'koeln' }, vertrag: 'muster', summe: 5 },
              { ort: { kennung: 'koeln' }, vertrag: 'individuell', summe: 9 },
            ],
            bonn: [{ ort: { kennung: 'bonn' }, vertrag: 'muster', summe: 6 }],
          },
        },
      },
    ],
    [
      'as objects for each kind in a list of cities',
      {
        rows: [
          {
            stadt: 'koeln',
            muster: { stadt: 'koeln', vertrag: 'muster', summe: 5 },
            individuell: { stadt: 'koeln', vertrag: 'individuell', summe: 9 },
          },
          { stadt: 'bonn', muster: { stadt: 'bonn', vertrag: 'muster', summe: 6 } },
        ],
      },
    ],
  ])('are read %s', (_, body) => {
    expect(read(body)).toEqual(found);
    expect(citiesOf(read(body)).map(({ label }) => label)).toEqual(['Köln', 'Bonn']);
  });

  test('are read where only the names above them tell what they are', () => {
    const body = { preise: { bonn: { muster: { total: 6 }, individuell: { total: 7 } } } };
    expect(read(body)).toMatchObject([
      { city: { value: 'bonn' }, kind: 'muster', total: 6 },
      { city: { value: 'bonn' }, kind: 'individuell', total: 7 },
    ]);
  });

  test('are none where nothing tells one from another', () => {
    expect(read({ results: [{ total: 1 }, { total: 2 }], muster: 'x' })).toEqual([]);
  });
});

test('a field that is there and empty is told from one that is not there', () => {
  const answer = readRecord({ kammer: { gebuehr: null }, betrag: 0 });
  expect(answer.isEmpty('gebuehr')).toBe(true);
  expect(answer.isEmpty('gebuehr')).toBe(false);
  expect(answer.isEmpty('betrag', 'summe')).toBe(false);
});

describe('Frankfurt', () => {
  const choices = ['Frankfurt am Main', 'Köln'].map((label) => ({ value: label.toLowerCase(), label }));
  const cities = oneOfCities(async () => choices);
  const find = (typed: string, offered: typeof choices | undefined = choices) =>
    cities.find(readWords(typed), { lang: 'de', askedOn: '2026-11-21', choices: offered });

  test.each(['Frankfurt (Oder)', 'frankfurt (oder) muster', 'Frankfurt an der Oder', 'Frankfurt a. d. Oder'])(
    'an der Oder is not the one on the Main: %s',
    (typed) => {
      expect(find(typed).every(({ impossible }) => impossible)).toBe(true);
    },
  );

  test.each(['Frankfurt', 'Frankfurt am Main', 'Frankfurt oder Köln'])(
    'on the Main is found: %s',
    (typed) => {
      expect(find(typed)[0]).toMatchObject({ value: { label: 'Frankfurt am Main' } });
      expect(find(typed)[0]?.impossible).toBeUndefined();
    },
  );
});

test.each<[Json, string | undefined]>([
  [{ state: 'bayern', name: 'Ofen' }, 'Bayern'],
  [{ bundesland: 'NRW' }, 'Nordrhein-Westfalen'],
  [{ where: 'Hessen' }, 'Hessen'],
  [{ name: 'Ofen' }, undefined],
])('the state of a case: %j is on %s', (body, name) => {
  expect(readState(readRecord(body))?.label).toBe(name);
});
