// Founding a GmbH, in the embedded service: fees of notary, register and trade office, and what is left out.
import { afterAll, describe, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { rawGet } from '../support/rawGet.ts';

const service = await startFactsSandbox();
afterAll(service.stop);

const get = (city: string, contract: string) =>
  rawGet(service.baseUrl, `/calculator/gmbh/results/${city}/${contract}/`);

/** City, least and most with the model protocol, least and most with articles of one's own. */
const totals = [
  ['berlin', 471.45, 523.15, 914.13, 1120.53],
  ['hamburg', 476.45, 512.15, 919.13, 1109.53],
  ['muenchen', 503.45, 542.15, 946.13, 1139.53],
  ['koeln', 489.45, 525.15, 932.13, 1122.53],
  ['duesseldorf', 489.45, 525.15, 932.13, 1122.53],
  ['dortmund', 489.45, 525.15, 932.13, 1122.53],
  ['frankfurt-am-main', 481.95, 523.15, 924.63, 1120.53],
  ['stuttgart', 508.95, 544.65, 951.63, 1142.03],
  ['leipzig', 466.45, 557.15, 909.13, 1154.53],
  ['dresden', 486.45, 532.15, 929.13, 1129.53],
  ['hannover', 489.45, 525.15, 932.13, 1122.53],
  ['nuernberg', 501.45, 542.15, 944.13, 1139.53],
  ['bremen', 488.45, 524.15, 931.13, 1121.53],
] as const;

test.for(totals)('%s: %d to %d EUR, or %d to %d EUR', async ([city, ...[musterMin, musterMax, min, max]]) => {
  const fees = { handelsregister_eur: 200, currency: 'EUR', confidence: 'typical' };
  expect((await get(city, 'muster')).body).toMatchObject({
    ...fees,
    notary_variant: 'muster_1',
    notary_min_eur: 256.45,
    notary_max_eur: 292.15,
    total_min_eur: musterMin,
    total_max_eur: musterMax,
  });
  expect((await get(city, 'individuell')).body).toMatchObject({
    ...fees,
    notary_variant: 'individuell_2plus',
    notary_min_eur: 699.13,
    notary_max_eur: 889.53,
    total_min_eur: min,
    total_max_eur: max,
  });
});

test('the overview has both contracts of every city', async () => {
  const { body } = await rawGet(service.baseUrl, '/calculator/gmbh/results/');
  expect(Object(body).results).toHaveLength(2 * totals.length);
});

test('share capital and the chamber’s contributions are named, and are in no total', async () => {
  const { body } = await get('koeln', 'muster');
  expect(body).toMatchObject({
    stammkapital_eur: 25_000,
    stammkapital_in_total: false,
    stammkapital_pay_in_min_eur: 12_500,
    ihk_in_total: false,
    ihk_annual_confidence: 'illustrative',
    not_included_de: expect.arrayContaining(['Stammkapital', 'IHK-Jahresbeitrag']),
  });
});

test.for([
  ['muster', 'eine Gründerperson mit Musterprotokoll', 'muster_2_3', 393.3],
  ['individuell', 'mindestens zwei Gründende mit eigener Satzung', 'individuell_1', 642.72],
] as const)('%s assumes %s, and says what the others pay', async ([contract, founders, other, notary]) => {
  expect((await get('berlin', contract)).body).toMatchObject({
    founders_de: founders,
    assumption_de: expect.stringContaining('Annahme'),
    other_variants: [{ variant: other, variant_notary_min_eur: notary }],
  });
});

describe('what there is not', () => {
  test.for([
    ['atlantis', 'muster', 'city'],
    ['berlin', 'ug', 'gesellschaftsvertrag'],
  ] as const)('%s with %s: 404', async ([city, contract, parameter]) => {
    expect(await get(city, contract)).toMatchObject({
      status: 404,
      body: { parameter, available: expect.arrayContaining([parameter === 'city' ? 'berlin' : 'muster']) },
    });
  });
});
