// The cities of an overview, whatever its shape: found by their values.
import { describe, expect, test } from 'vitest';
import { type Json, readRecord } from '../../../src/facts/index.ts';
import { citiesListed } from '../../../src/kit/index.ts';
import { placesListed } from '../../../src/kit/recognisers/listedPlaces.ts';

const koelnAndBonn = [
  { value: 'koeln', label: 'Köln' },
  { value: 'bonn', label: 'Bonn' },
];

describe('the places of an overview', () => {
  test.each<[string, Json]>([
    ['a list of slugs', { anything: ['koeln', 'bonn'] }],
    ['a list of names', ['Köln', 'Bonn']],
    ['an object by city', { koeln: { muster: { total: 5 } }, bonn: { muster: { total: 6 } } }],
    ['figures by city', { werte: { koeln: 471, bonn: 480 } }],
    [
      'rows without names',
      {
        rows: [
          ['koeln', 'muster', 5],
          ['bonn', 'muster', 6],
        ],
      },
    ],
    [
      'cities three levels deep, beside other names',
      {
        faelle: [
          { vorhaben: { wo: { kuerzel: 'koeln', anzeige: 'Köln' } }, stelle: 'IHK zu Köln', land: 'NRW' },
          { vorhaben: { wo: { kuerzel: 'bonn', anzeige: 'Bonn' } }, stelle: 'IHK Bonn', land: 'NRW' },
        ],
      },
    ],
    [
      'cities of one state after the other',
      { laender: { nrw: { staedte: ['koeln', 'bonn'] }, bayern: { staedte: [] } } },
    ],
  ])('%s', (_, body) => {
    expect(placesListed(readRecord(body))).toEqual(koelnAndBonn);
  });

  test('what stands among them is on the list too', () => {
    const body = { orte: [{ wo: 'koeln' }, { wo: 'bonn' }, { wo: 'bad-muster' }] };
    expect(placesListed(readRecord(body)).map(({ value }) => value)).toEqual(['koeln', 'bonn', 'bad-muster']);
  });

  test('the name beside a slug is its label', () => {
    const body = { a: [{ id: 'frankfurt', text: 'Frankfurt am Main' }] };
    expect(placesListed(readRecord(body))).toEqual([{ value: 'frankfurt', label: 'Frankfurt am Main' }]);
  });

  test('there are none in an answer about something else', () => {
    const body = { rows: [{ state: 'Hessen', fee: 5, note: 'gilt auch in Berlin' }], sources: ['Merkblatt'] };
    expect(placesListed(readRecord(body))).toEqual([]);
  });
});

test('what is read by the names of its fields goes first', async () => {
  const ask = async () => readRecord({ rows: [{ stadt: 'koeln', sitz: 'Bonn' }] });
  const named = [{ value: 'koeln', label: 'Cöln' }];
  expect(await citiesListed(ask, () => named)).toEqual(named);
  expect(await citiesListed(ask, () => [])).toEqual([{ value: 'koeln', label: 'Köln' }]);
});
