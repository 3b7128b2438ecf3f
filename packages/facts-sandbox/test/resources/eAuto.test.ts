// The embedded e-car subsidy: amounts on and beside every threshold, and which open issue is about which question.
import { afterAll, describe, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { amountFor, eAutoData, Fahrzeugtyp, rowFor } from '../../src/resources/eAutoAmount.ts';
import { rawGet } from '../support/rawGet.ts';

const service = await startFactsSandbox();
afterAll(service.stop);
const get = (path = '') => rawGet(service.baseUrl, `/calculator/e-auto/results/${path}`);

test.for([
  ['bev', 44999, 2, 6000, true],
  ['bev', 59999, 0, 4000, true],
  ['bev', 80000, 0, 3000, true],
  ['bev', 80001, 0, 0, false],
  ['bev', 90000, 3, 4000, true],
  ['phev_range_extender', 40000, 1, 4000, true],
  ['phev_range_extender', 85001, 1, 0, false],
  ['bev', 0, 0, 5000, true],
  ['bev', 44999, 0, 5000, true],
  ['bev', 45000, 0, 4000, true],
  ['bev', 60000, 0, 3000, true],
  ['bev', 85000, 1, 3500, true],
  ['bev', 85001, 1, 0, false],
  ['bev', 90000, 2, 4000, true],
  ['bev', 90001, 2, 0, false],
  ['bev', 90001, 9, 0, false],
  ['phev_range_extender', 44999, 2, 4500, true],
  ['phev_range_extender', 10000000, 12, 0, false],
] as const)('%s, %i EUR, %i children: %i EUR', async ([type, bracket, kinder, amount_eur, eligible]) => {
  expect(await get(`${type}/${bracket}/${kinder}/`)).toMatchObject({
    status: 200,
    body: { fahrzeugtyp: type, bracket, kinder, amount_eur, eligible, source_row: { amount_eur, eligible } },
  });
});

test('the parts of an amount, the limit that applied, the row, and how far it can be trusted', async () => {
  expect((await get('bev/52000/1/')).body).toMatchObject({
    amount_eur: 4500,
    base_eur: 3000,
    income_bonus_eur: 1000,
    child_bonus_eur: 500,
    income_limit_eur: 85000,
    source_row: { row_id: 'bev-unter_60000-1' },
    income_basis: expect.stringContaining('zvE'),
    vehicle: { min_holding_months: 36 },
    currency: 'EUR',
    as_of: '2026-02-12',
    confidence: 'typical',
    formula: expect.any(String),
  });
  expect((await get('bev/95000/4/')).body).toMatchObject({
    base_eur: 0,
    income_bonus_eur: 0,
    child_bonus_eur: 0,
    income_limit_eur: 90000,
  });
});

test.for([
  ['bev/52000/0', []],
  ['bev/45000/0', ['grenzwert']],
  ['bev/60000/0', ['grenzwert']],
  ['bev/44999/2', ['kinder']],
  ['phev_range_extender/70000/0', ['phev-und-oder', 'phev-2027']],
  ['phev_range_extender/60000/1', ['grenzwert', 'phev-und-oder', 'phev-staffel', 'phev-2027', 'kinder']],
  ['phev_range_extender/95000/0', []],
] as const)('%s: all open issues, of which %j touch it', async ([path, touching]) => {
  const issues: { id: string; touches_request: boolean }[] = Object(
    (await get(`${path}/`)).body,
  ).unresolved_source_issues;
  expect(issues.map(({ id }) => id)).toEqual(eAutoData.unresolved_source_issues.map(({ id }) => id));
  expect(issues.filter((issue) => issue.touches_request).map(({ id }) => id)).toEqual(touching);
});

test.for([
  ...['abc/0', '-1/0', '1.5/0', '1e3/0', '+5/0', '5,0/0', '50000%20/0', `${'9'.repeat(400)}/0`],
  ...['0/abc', '0/-1', '0/0.5', '0/zwei'],
])('%s: 400', async (path) => {
  const parameter = path.startsWith('0/') ? 'kinder' : 'bracket';
  expect(await get(`bev/${path}/`)).toMatchObject({
    status: 400,
    body: { error: 'invalid_parameter', parameter },
  });
});

test.for(['fcev', 'BEV', 'diesel', '..'])('%s: 404, with the types there are', async (type) => {
  expect(await get(`${type}/abc/0/`)).toMatchObject({
    status: 404,
    body: { error: 'fahrzeugtyp_not_found', available: ['bev', 'phev_range_extender'] },
  });
});

describe('the matrix', () => {
  test('has all steps, rules and open issues, and nothing for fuel cells', async () => {
    const { body } = await get();
    expect(body).toMatchObject({ rules: { unsupported_types: ['fcev'] }, confidence: 'typical' });
    expect(Object(body).matrix).toHaveLength(24);
    expect(Object(body).unresolved_source_issues).toHaveLength(10);
    expect(JSON.stringify(Object(body).matrix)).not.toContain('fcev');
  });

  test('says what the rules say, on both sides of every threshold', () => {
    const incomes = [0, 45000, 60000, 80000, 85000, 90000].flatMap((at) => [Math.max(0, at - 1), at, at + 1]);
    for (const fahrzeugtyp of Fahrzeugtyp.options) {
      for (const bracket of incomes) {
        for (const kinder of [0, 1, 2, 3]) {
          const { income_limit_eur, ...figures } = amountFor({ fahrzeugtyp, bracket, kinder });
          expect(rowFor({ fahrzeugtyp, bracket, kinder })).toMatchObject(figures);
          expect(figures.amount_eur).toBeLessThanOrEqual(eAutoData.rules.max_amount_eur[fahrzeugtyp]);
          expect(income_limit_eur).toBeLessThanOrEqual(eAutoData.rules.limit_max_eur);
        }
      }
    }
  });

  test('cites sources that there are', () => {
    const { matrix, rules, unresolved_source_issues, sources } = eAutoData;
    const known = sources.map(({ id }) => id);
    const cited = [...matrix, rules, ...unresolved_source_issues].flatMap(({ source }) => source);
    expect(cited.filter((id) => !known.includes(id))).toEqual([]);
  });
});
