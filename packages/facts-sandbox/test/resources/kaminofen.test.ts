// A stove, in the embedded service: the federal grant, and what the state says to it.
import { afterAll, describe, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { rawGet } from '../support/rawGet.ts';

const service = await startFactsSandbox();
afterAll(service.stop);

const get = (path: string) => rawGet(service.baseUrl, `/calculator/kaminofen/results/${path}`);
const nrw = 'pellet_water/nordrhein-westfalen/12000/';
const everythingSaid = '?self=true&oldHeating=true&incomeUnder40000=false&nrwSolarPv=false';

test.for([
  ['classic', 'bayern', 4000, ['self', 'oldHeating', 'incomeUnder40000'], 0, 0, 0, 4000],
  ['pellet_water', 'bayern', 12000, ['self', 'oldHeating'], 50, 12000, 6000, 6000],
  [
    'pellet_water',
    'nordrhein-westfalen',
    12000,
    ['self', 'oldHeating', 'incomeUnder40000'],
    70,
    12000,
    8400,
    3600,
  ],
  ['pellet_water', 'hamburg', 35000, ['oldHeating', 'incomeUnder40000'], 30, 30000, 9000, 26000],
  ['pellet_water', 'sachsen', 9000, ['self'], 30, 9000, 2700, 6300],
  // Cents are rounded at the end: 30 % of 1234.55 are 370.365.
  ['pellet_water', 'hessen', 1234.55, [], 30, 1234.55, 370.37, 864.19],
  ['pellet_water', 'hessen', 30_000.01, [], 30, 30_000, 9000, 21_000.01],
] as const)(
  '%s, %s, %d EUR, %j: %d %%',
  async ([stoveType, state, costs, said, rate, eligible, grant, own]) => {
    const query = said.map((name) => `${name}=true`).join('&');
    expect((await get(`${stoveType}/${state}/${costs}/?${query}`)).body).toMatchObject({
      stoveType,
      state,
      costs,
      federal_rate_percent: rate,
      eligible_costs_eur: eligible,
      grant_eur: grant,
      own_contribution_eur: own,
    });
  },
);

describe('the input', () => {
  test.for([
    ['classic/bayern/1/', 200],
    ['classic/baden-wurttemberg/4000/', 200],
    ['classic/thueringen/4000/', 200],
    [`${nrw}?self=1&oldHeating=0`, 200],
    [`${nrw}?self=`, 400],
    [`${nrw}?self=ja`, 400],
    [`${nrw}?nrwSolarPv=TRUE`, 400],
    ['classic/bayern/0/', 400],
    ['classic/bayern/0.99/', 400],
    ['classic/bayern/-4000/', 400],
    ['classic/bayern/viel/', 400],
    ['classic/bayern/1e3/', 400],
    ['classic/bayern/Infinity/', 400],
    ['pellets/bayern/4000/', 400],
    ['pellets/atlantis/4000/', 400],
    ['classic/atlantis/4000/', 404],
  ] as const)('%s: %i', async ([path, status]) => {
    expect((await get(path)).status).toBe(status);
  });
});

test('what was not said is taken as no, and makes the grant less sure', async () => {
  expect((await get(`${nrw}?self=true`)).body).toMatchObject({
    defaults_when_omitted: { omitted: ['oldHeating', 'incomeUnder40000', 'nrwSolarPv'], taken_as: false },
    confidence: 'illustrative',
  });
  expect((await get(nrw + everythingSaid)).body).toMatchObject({
    defaults_when_omitted: { omitted: [] },
    confidence: 'statutory',
  });
});

test('what the state may add is a hint, and in no sum', async () => {
  const hint = { grant_eur: 3600, state_funding_in_total: false, state_funding_confidence: 'illustrative' };
  expect((await get(`${nrw}?nrwSolarPv=true`)).body).toMatchObject({
    ...hint,
    state_funding_illustrative_eur: 750,
  });
  for (const path of [
    nrw,
    'pellet_water/bayern/12000/?nrwSolarPv=true',
    'classic/nordrhein-westfalen/4000/?nrwSolarPv=1',
  ]) {
    expect((await get(path)).body).toMatchObject({ state_funding_illustrative_eur: null });
  }
});

test('the assumptions are named: the climate bonus takes solar heat, solar power or a heat pump', async () => {
  expect((await get(nrw)).body).toMatchObject({
    assumptions_de: expect.arrayContaining([expect.stringContaining('unterstellt diese Kombination')]),
    emission_supplement_eur: 2500,
    emission_supplement_in_total: false,
  });
});

test('the overview has an example of both kinds for every state', async () => {
  const { results } = Object((await get('')).body);
  expect(results).toHaveLength(32);
  expect(results).toContainEqual(
    expect.objectContaining({ stoveType: 'pellet_water', state: 'bayern', costs: 12_000, grant_eur: 3600 }),
  );
});
