// The trainer examination, in the embedded service: complete estimates, and partial ones without a total.
import { afterAll, describe, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { longestList, valuesNamed } from '../support/anyShape.ts';
import { rawGet } from '../support/rawGet.ts';

const service = await startFactsSandbox();
afterAll(service.stop);

const get = (city: string, format: string) =>
  rawGet(service.baseUrl, `/calculator/aevo/results/${city}/${format}/`);

/** City, the chamber's fee, and the totals of the three formats. */
const totals = [
  ['stuttgart', 240, 469, 740, 1040],
  ['erfurt', 254, 483, 754, 1054],
  ['frankfurt-am-main', 290, 519, 790, 1090],
  ['kassel', 290, 519, 790, 1090],
  ['krefeld', 115, 344, 615, 915],
  ['berlin', null, null, null, null],
  ['hamburg', null, null, null, null],
  ['muenchen', null, null, null, null],
  ['koeln', null, null, null, null],
  ['duesseldorf', null, null, null, null],
  ['leipzig', null, null, null, null],
  ['dresden', null, null, null, null],
  ['hannover', null, null, null, null],
  ['bremen', null, null, null, null],
  ['nuernberg', null, null, null, null],
] as const;
const subtotals = { guenstig: 229, median: 500, intensiv: 800 };

describe.for(totals)('%s', ([city, fee, guenstig, median, intensiv]) => {
  test.for([
    ['guenstig', guenstig],
    ['median', median],
    ['intensiv', intensiv],
  ] as const)('%s: %s EUR in all', async ([format, total]) => {
    const isPartial = fee === null;
    expect((await get(city, format)).body).toMatchObject({
      city,
      kursformat: format,
      ihk_exam_fee_eur: fee,
      partial_subtotal_eur: subtotals[format],
      total_eur: total,
      is_partial: isPartial,
      partial_reason_de: isPartial ? expect.stringContaining('nicht bestätigt') : null,
      // Two of the course prices are assumed, and so is what stands in for a missing fee.
      confidence: format === 'median' && !isPartial ? 'typical' : 'illustrative',
    });
  });
});

test('the overview has every city and format, and says which are partial', async () => {
  const { body } = await rawGet(service.baseUrl, '/calculator/aevo/results/');
  expect(longestList(body)).toBe(3 * totals.length);
  expect(valuesNamed(body, 'is_partial').filter(Boolean)).toHaveLength(30);
  expect(valuesNamed(body, 'total_eur').filter((total) => total === null)).toHaveLength(30);
});

test('without a fee the usual range is named', async () => {
  expect((await get('koeln', 'median')).body).toMatchObject({
    fee_range_typical_min_eur: 115,
    fee_range_typical_max_eur: 290,
    sources: [{ id: 'kart' }, { id: 'own' }, { id: 'warentest' }, { id: 'aevo' }],
  });
});

test.for([
  ['atlantis', 'median', 'city'],
  ['berlin', 'crashkurs', 'kursformat'],
] as const)('%s, %s: 404', async ([city, format, parameter]) => {
  expect(await get(city, format)).toMatchObject({ status: 404, body: { parameter } });
});
