// The examination for security staff, in the embedded service: by city or postal code, and no fee, no total.
import { afterAll, describe, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { rawGet } from '../support/rawGet.ts';

const service = await startFactsSandbox();
afterAll(service.stop);

const get = (city: string, query = '') =>
  rawGet(service.baseUrl, `/calculator/sachkunde34a/results/${city}/${query}`);

/** City, the chamber's fee, and the totals of the three formats. */
const totals = [
  ['berlin', 150, 249, 540, 940],
  ['hamburg', 175, 274, 565, 965],
  ['bremen', 150, 249, 540, 940],
  ['aachen', 131, 230, 521, 921],
  ['bielefeld', 167, 266, 557, 957],
  ['detmold', 167, 266, 557, 957],
  ['muenchen', null, null, null, null],
  ['koeln', null, null, null, null],
  ['duesseldorf', null, null, null, null],
  ['frankfurt-am-main', null, null, null, null],
  ['stuttgart', null, null, null, null],
  ['leipzig', null, null, null, null],
  ['dresden', null, null, null, null],
  ['nuernberg', null, null, null, null],
  ['hannover', null, null, null, null],
  ['dortmund', null, null, null, null],
] as const;

test.for(totals)('%s: a fee of %s EUR; in all %s, %s or %s EUR', async ([city, fee, ...byFormat]) => {
  for (const [index, format] of ['guenstig', 'median', 'intensiv'].entries()) {
    expect((await get(city, `?kursformat=${format}`)).body).toMatchObject({
      city,
      resolved_by: 'city',
      kursformat: format,
      ihk_exam_fee_eur: fee,
      total_eur: byFormat[index],
      fee_note_de:
        fee === null
          ? expect.stringContaining('nicht bestätigt')
          : expect.toBeOneOf([null, expect.any(String)]),
      confidence: 'illustrative',
    });
  }
});

test('the overview has every city and format', async () => {
  const { body } = await rawGet(service.baseUrl, '/calculator/sachkunde34a/results/');
  expect(Object(body).results).toHaveLength(3 * totals.length);
});

describe('a postal code', () => {
  test.for([
    ['20095', 'hamburg', 'Handelskammer Hamburg', 565],
    ['10115', 'berlin', 'IHK Berlin', 540],
    ['50667', 'koeln', 'IHK zu Köln', null],
    ['54290', null, 'IHK Trier', null],
  ] as const)('%s belongs to %s, %s', async ([plz, city, ihk, total]) => {
    expect((await get(plz)).body).toMatchObject({
      plz,
      city,
      ihk,
      total_eur: total,
      resolved_by: 'plz_prefix',
      resolution_note_de: expect.stringContaining('Näherung'),
      sources: expect.arrayContaining([expect.objectContaining({ id: 'own' })]),
    });
  });

  test.for(['00000', '05000', '1011', '101150', '1011a', 'D-10115'])('%s is none: 404', async (typed) => {
    expect(await get(typed)).toMatchObject({ status: 404, body: { parameter: 'city', value: typed } });
  });
});

test('another format than the three: 404, with the three', async () => {
  expect(await get('berlin', '?kursformat=crashkurs')).toMatchObject({
    status: 404,
    body: { parameter: 'kursformat', available: ['guenstig', 'median', 'intensiv'] },
  });
});
