// The embedded balcony solar results: usual prices, own prices, the bounds, and cities without a programme.
import { afterAll, describe, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { balkonkraftwerkData } from '../../src/resources/balkonkraftwerkPayback.ts';
import { rawGet } from '../support/rawGet.ts';

const service = await startFactsSandbox();
afterAll(service.stop);
const get = (path = '') => rawGet(service.baseUrl, `/calculator/balkonkraftwerk/results/${path}`);

// Price, subsidy, effective price, yearly savings, payback in years, savings over ten years.
const usual = [
  ['none', '300w', 249, 0, 249, 94.91, 2.6, 700.1],
  ['none', '600w', 379, 0, 379, 176.12, 2.2, 1382.2],
  ['none', '800w', 449, 0, 449, 210.9, 2.1, 1660],
  ['none', '1600w', 799, 0, 799, 254.38, 3.1, 1744.8],
  ['stuttgart', '300w', 249, 200, 49, 94.91, 0.5, 900.1],
  ['stuttgart', '600w', 379, 200, 179, 176.12, 1, 1582.2],
  ['stuttgart', '800w', 449, 200, 249, 210.9, 1.2, 1860],
  ['stuttgart', '1600w', 799, 200, 599, 254.38, 2.4, 1944.8],
  ['freiburg', '300w', 249, 150, 99, 94.91, 1, 850.1],
  ['freiburg', '600w', 379, 150, 229, 176.12, 1.3, 1532.2],
  ['freiburg', '800w', 449, 150, 299, 210.9, 1.4, 1810],
  ['freiburg', '1600w', 799, 150, 649, 254.38, 2.6, 1894.8],
  ['berlin', '300w', 249, 249, 0, 94.91, 0, 949.1],
  ['berlin', '600w', 379, 250, 129, 176.12, 0.7, 1632.2],
  ['berlin', '800w', 449, 250, 199, 210.9, 0.9, 1910],
  ['berlin', '1600w', 799, 250, 549, 254.38, 2.2, 1994.8],
  ['muenchen', '300w', 249, 120, 129, 94.91, 1.4, 820.1],
  ['muenchen', '600w', 379, 189.5, 189.5, 176.12, 1.1, 1571.7],
  ['muenchen', '800w', 449, 224.5, 224.5, 210.9, 1.1, 1884.5],
  ['muenchen', '1600w', 799, 240, 559, 254.38, 2.2, 1984.8],
  ['duesseldorf', '300w', 249, 124.5, 124.5, 94.91, 1.3, 824.6],
  ['duesseldorf', '600w', 379, 189.5, 189.5, 176.12, 1.1, 1571.7],
  ['duesseldorf', '800w', 449, 224.5, 224.5, 210.9, 1.1, 1884.5],
  ['duesseldorf', '1600w', 799, 399.5, 399.5, 254.38, 1.6, 2144.3],
] as const;

test.for(usual)('%s, %s: the result with usual prices', async ([city, leistung, ...figures]) => {
  const result = { city, leistung, ...named(figures), confidence: 'illustrative' };
  expect((await get(`${city}/${leistung}/`)).body).toMatchObject(result);
  expect(Object((await get()).body).results).toContainEqual(expect.objectContaining(result));
});

test('the overview has these results and no other', async () => {
  const { body } = await get();
  expect(Object(body).results).toHaveLength(usual.length);
  expect(body).toMatchObject({ currency: 'EUR', as_of: '2025-08-31', legal: { max_inverter_va: 800 } });
});

test.for([
  ['none/800w/?preis=399&strom=0.38', 399, 0, 399, 216.6, 1.8, 1767],
  ['muenchen/800w/?preis=2000', 2000, 240, 1760, 210.9, 8.3, 349],
  ['muenchen/800w/?preis=199', 199, 99.5, 99.5, 210.9, 0.5, 2009.5],
  ['duesseldorf/1600w/?preis=1700', 1700, 800, 900, 254.38, 3.5, 1643.8],
  ['berlin/300w/?preis=199.99', 199.99, 199.99, 0, 94.91, 0, 949.1],
  ['none/600w/?preis=333.333', 333.33, 0, 333.33, 176.12, 1.9, 1427.87],
] as const)('%s', async ([path, ...figures]) => {
  expect(await get(path)).toMatchObject({ status: 200, body: named(figures) });
});

test('says by which rule a city subsidises, what is assumed, and what is known only from there', async () => {
  expect((await get('freiburg/800w/')).body).toMatchObject({
    city_name: 'Freiburg im Breisgau',
    rule: { type: 'flat', amount_eur: 150, reduced_income_amount_eur: 300 },
    status_de: 'laut Quelle August 2025 aktiv',
    subsidy_confidence: 'typical',
    yield_kwh_year: 760,
    self_consumption_share: 0.75,
    electricity_price_eur_kwh: 0.37,
    formula: expect.stringContaining('payback_years'),
    warnings_de: expect.any(Array),
    sources: ['aug25', 'ertrag', 'ertrag2', 'own', 'eeg', 'ust', 'weg'].map((id) => ({ id })),
  });
});

test.for([
  [
    'preis',
    ['199', '2000', '199.00'],
    ['198.99', '2000.01', '198', '2001', 'abc', '', '-499', '4e2', '499,00'],
  ],
  ['strom', ['0.2', '0.5', '0.20'], ['0.19', '0.199999', '0.51', '35', 'abc', '', '0,35', 'NaN', 'Infinity']],
] as const)('%s has bounds: %j are in them, %j are not', async ([name, taken, refused]) => {
  for (const value of taken) expect((await get(`none/800w/?${name}=${value}`)).status).toBe(200);
  for (const value of refused) {
    expect(await get(`none/800w/?${name}=${value}`)).toMatchObject({
      status: 400,
      body: { error: 'invalid_parameter', parameter: name, value },
    });
  }
});

test('no other parameter matters', async () => {
  expect((await get('none/800w/?price=1&Preis=1')).body).toEqual((await get('none/800w/')).body);
});

describe('404', () => {
  const cities = ['none', 'stuttgart', 'freiburg', 'berlin', 'muenchen', 'duesseldorf'];

  test.for(['atlantis', '..', '%2e%2e', 'none%2f'])('%s is no city', async (city) => {
    const body = { error: 'city_not_found', available: cities };
    expect(await get(`${city}/800w/`)).toMatchObject({ status: 404, body });
  });

  test.for(['heidelberg', 'ulm', 'erlangen', 'loerrach'])('%s may have ended its programme', async (city) => {
    const status_de = 'Stand Oktober 2023 - Fortbestand unbekannt';
    const body = { error: 'city_not_found', message: expect.stringContaining(status_de), available: cities };
    expect(await get(`${city}/800w/`)).toMatchObject({ status: 404, body: { ...body, status_de } });
    expect(JSON.stringify((await get()).body)).not.toContain(`"${city}"`);
  });

  test.for(['900w', '800', '800W', '..'])('%s is no size', async (leistung) => {
    expect(await get(`none/${leistung}/`)).toMatchObject({
      status: 404,
      body: { error: 'leistung_not_found', available: ['300w', '600w', '800w', '1600w'] },
    });
  });
});

test('the data: ranges run upwards around the usual values, cited sources exist', () => {
  const { sizes, cities, legal, sources } = balkonkraftwerkData;
  for (const size of sizes) {
    expect(size.price_min_eur).toBeLessThanOrEqual(size.default_price_eur);
    expect(size.default_price_eur).toBeLessThanOrEqual(size.price_max_eur);
    expect(size.yield_min_kwh).toBeLessThanOrEqual(size.yield_kwh_year);
    expect(size.yield_kwh_year).toBeLessThanOrEqual(size.yield_max_kwh);
    expect(size.usable_kwh_year).toBeCloseTo(size.yield_kwh_year * size.self_consumption_share);
  }
  const known = sources.map(({ id }) => id);
  const cited = [...sizes, ...cities, legal].flatMap(({ source }) => source);
  expect(cited.filter((id) => !known.includes(id))).toEqual([]);
});

function named([purchase, subsidy, effective, yearly, years, tenYears]: readonly number[]) {
  return {
    purchase_price_eur: purchase,
    subsidy_eur: subsidy,
    effective_price_eur: effective,
    yearly_savings_eur: yearly,
    payback_years: years,
    ten_year_savings_eur: tenYears,
  };
}
