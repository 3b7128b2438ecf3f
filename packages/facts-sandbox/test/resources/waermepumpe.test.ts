// A heat pump, in the embedded service: the grant, what was assumed for it, and what the place may add.
import { afterAll, describe, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { valuesNamed } from '../support/anyShape.ts';
import { rawGet } from '../support/rawGet.ts';

const service = await startFactsSandbox();
afterAll(service.stop);

const get = (path: string) => rawGet(service.baseUrl, `/calculator/waermepumpe/results/${path}`);
const air = 'luft_wasser/over_100k/';

test.for([
  ['luft_wasser', 30000, ['selbstnutzer', 'alteHeizung'], 50, 30000, 15000, 15000],
  ['luft_wasser', 30000, ['selbstnutzer', 'alteHeizung', 'einkommenUnter40000'], 70, 30000, 21000, 9000],
  ['luft_wasser', 45000, ['alteHeizung', 'einkommenUnter40000'], 30, 30000, 9000, 36000],
  ['sole_wasser_erdsonde', 38000, ['selbstnutzer', 'alteHeizung'], 55, 30000, 16500, 21500],
  ['wasser_wasser', 37000, ['selbstnutzer'], 35, 30000, 10500, 26500],
  [
    'sole_wasser_erdkollektor',
    20000,
    ['selbstnutzer', 'alteHeizung', 'einkommenUnter40000'],
    70,
    20000,
    14000,
    6000,
  ],
] as const)('%s for %d EUR, %j: %d %%', async ([pump, kosten, said, rate, eligible, grant, own]) => {
  const query = [`kosten=${kosten}`, ...said.map((name) => `${name}=true`)].join('&');
  expect((await get(`${pump}/under_100k/?${query}`)).body).toMatchObject({
    kosten_eur: kosten,
    kosten_clamped: false,
    rate_percent: rate,
    eligible_costs_eur: eligible,
    grant_eur: grant,
    own_contribution_eur: own,
  });
});

test.for([
  [4999, 5000, 1500],
  [5000, 5000, 1500],
  [12_345.67, 12_345.67, 3703.7],
  [60_000, 60_000, 9000],
  [60_000.01, 60_000, 9000],
  [75_000, 60_000, 9000],
  [-1, 5000, 1500],
] as const)('for %d EUR it reckons with %d, and says so', async ([kosten, used, grant]) => {
  expect((await get(`${air}?kosten=${kosten}`)).body).toMatchObject({
    kosten_eur: used,
    kosten_requested_eur: kosten,
    kosten_clamped: kosten !== used,
    grant_eur: grant,
  });
});

test('without costs it takes typical ones', async () => {
  expect((await get(air)).body).toMatchObject({
    kosten_eur: 30_000,
    kosten_requested_eur: null,
    kosten_clamped: false,
    cost_default_eur: 30_000,
  });
});

describe('the input', () => {
  test.for([
    [`${air}?selbstnutzer=1&alteHeizung=0&einkommenUnter40000=false`, 200],
    [`${air}?kosten=`, 400],
    [`${air}?kosten=NaN`, 400],
    [`${air}?kosten=30.000,00`, 400],
    [`${air}?selbstnutzer=ja`, 400],
    [`${air}?einkommenUnter40000=2`, 400],
    [`${air}?plz=1011`, 400],
    [`${air}?plz=%D9%A1%D9%A2%D9%A3%D9%A4%D9%A5`, 400],
    ['luft_luft/over_100k/', 404],
    ['luft_wasser/village/', 404],
  ] as const)('%s: %i', async ([path, status]) => {
    expect((await get(path)).status).toBe(status);
  });
});

test('what was not said is taken as no, and makes the grant less sure', async () => {
  expect((await get(`${air}?kosten=30000&selbstnutzer=true`)).body).toMatchObject({
    defaults_when_omitted: { omitted: ['alteHeizung', 'einkommenUnter40000'], taken_as: false },
    confidence: 'illustrative',
  });
  const said = '?kosten=30000&selbstnutzer=true&alteHeizung=false&einkommenUnter40000=false';
  expect((await get(air + said)).body).toMatchObject({
    defaults_when_omitted: { omitted: [] },
    confidence: 'typical',
  });
});

test.for([
  ['over_100k', '2026-06-30'],
  ['under_100k', '2028-06-30'],
  ['heat_plan_designated', null],
] as const)('%s: the deadline is %s, and may fall', async ([population, deadline]) => {
  expect((await get(`luft_wasser/${population}/`)).body).toMatchObject({
    geg: { population_class: population, heat_plan_deadline: deadline },
    pending_change_de: expect.stringContaining('Gebäudemodernisierungsgesetz'),
  });
});

describe('a PLZ', () => {
  const positions = async (pump: string, plz: string) => {
    const { body } = await get(`${pump}/over_100k/?kosten=30000&plz=${plz}`);
    return valuesNamed(valuesNamed(body, 'positions'), 'id');
  };

  test.for([
    ['luft_wasser', '70173', ['stuttgart-wp']],
    ['luft_wasser', '40210', ['duesseldorf-kwua']],
    ['wasser_wasser', '40210', ['nrw-progres-erdwaerme', 'duesseldorf-kwua']],
    ['luft_wasser', '20095', ['hamburg-ifb']],
    ['luft_wasser', '90402', []],
    ['luft_wasser', '00000', []],
  ] as const)('a pump %s at %s: %j', async ([pump, plz, ids]) => {
    expect(await positions(pump, plz)).toEqual(ids);
  });

  test('tells city and state; what they add is not in the grant', async () => {
    const plain = Object((await get(`${air}?kosten=30000`)).body);
    expect(plain).not.toHaveProperty('local_funding');
    expect((await get(`${air}?kosten=30000&plz=70173`)).body).toMatchObject({
      grant_eur: plain.grant_eur,
      own_contribution_eur: plain.own_contribution_eur,
      local_funding: { city: 'stuttgart', state: 'baden-wuerttemberg', in_total: false },
    });
    expect((await get(`${air}?plz=00000`)).body).toMatchObject({
      local_funding: { city: null, state: null },
    });
  });
});

test('the overview has every pump, kind of place and household', async () => {
  expect(Object((await get('')).body).results).toHaveLength(4 * 3 * 2 ** 3);
});
