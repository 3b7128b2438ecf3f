// The facts service's contract for no-parking zones: a pair's days, its moving date, and what is no place.
import { expect, test } from 'vitest';
import { leafPaths, longestList, valuesNamed } from '../../packages/facts-sandbox/test/support/anyShape.ts';
import { forEveryService, reason } from './factsTargets.ts';

const halteverbot = '/calculator/halteverbot/';
const pairs = `${halteverbot}results/`;
// The contract lists no slugs: a city and a Berlin district can hardly be called otherwise than these.
const usualPair = ['berlin-mitte', 'hamburg'] as const;

forEveryService(({ get, places, resolvesDots }) => {
  const count = places?.count ?? 24;
  const [district, city] = places?.pair ?? usualPair;
  const pair = `${pairs}${district}/${city}/`;

  test(`its longest list has ${count} places, and ${count ** 2} pairs${reason(places)}`, async () => {
    expect(longestList((await get(halteverbot)).body)).toBe(count);
    expect(longestList((await get(pairs)).body)).toBe(count ** 2);
  });

  test('each of the pairs has max_days', async () => {
    const maxDays = valuesNamed((await get(pairs)).body, 'max_days');
    expect(maxDays).toHaveLength(count ** 2);
    expect(maxDays.filter((days) => !isCount(days))).toEqual([]);
  });

  test('gives max_days of one pair, as a number', async () => {
    const [maxDays, ...further] = valuesNamed((await get(pair)).body, 'max_days');
    expect(maxDays).toSatisfy(isCount);
    expect(further).toEqual([]);
  });

  test('also has a result for a move within one place', async () => {
    const { status, body } = await get(`${pairs}${city}/${city}/`);
    expect(status).toBe(200);
    expect(valuesNamed(body, 'max_days')).toHaveLength(1);
  });

  test('says more when it knows the moving date', async () => {
    const without = leafPaths((await get(pair)).body);
    const { status, body } = await get(`${pair}?datum=2027-06-01`);
    expect(status).toBe(200);
    expect(leafPaths(body).filter((path) => !without.includes(path))).not.toEqual([]);
    expect(valuesNamed(body, 'max_days')).toHaveLength(1);
  });

  test.for([
    ['atlantis', city],
    [city, 'atlantis'],
    ['atlantis', 'atlantis'],
    ['Hamburg%20', city],
    ['..%2f..', city],
    [city, `..%2f${city}`],
    ['berlin%252Dmitte', city],
    ['%00', city],
  ])('knows no place for %s and %s: 404', async ([von, nach]) => {
    expect((await get(`${pairs}${von}/${nach}/`)).status).toBe(404);
  });

  test.skipIf(resolvesDots).for([
    ['%2e%2e', city],
    [city, '%2e%2e'],
    ['..', '..'],
  ])(`leads nowhere else by %s and %s: 404${reason(resolvesDots)}`, async ([von, nach]) => {
    expect((await get(`${pairs}${von}/${nach}/`)).status).toBe(404);
  });

  test('takes an encoded hyphen for a hyphen', async () => {
    const encoded = await get(pair.replace('-', '%2D'));
    expect(encoded.body).toEqual((await get(pair)).body);
  });
});

const isCount = (value: unknown) => /^\d+$/.test(String(value));
