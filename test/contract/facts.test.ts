// The facts service's contract for no-parking zones: one list of cases for every service that keeps it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFactsServer } from '../../src/sandbox/factsServer.ts';
import { leafPaths, longestList, valuesNamed } from '../support/anyShape.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';
import { rawGet } from '../support/rawGet.ts';

interface Target {
  readonly name: string;
  readonly start: () => Promise<{ readonly baseUrl: string; readonly close: () => Promise<void> }>;
  readonly skip?: boolean;
  /** How many places it has, where that is not the contract's 24, and why. */
  readonly places?: { readonly count: number; readonly because: string };
  /** Why a path with dots for a place may not arrive as it was sent. */
  readonly resolvesDots?: { readonly because: string };
}

const { FACTS_URL } = process.env;

const targets: readonly Target[] = [
  { name: 'the embedded service', start: () => startFactsServer() },
  {
    name: 'a service by somebody else',
    start: () => startOtherFactsServer(),
    places: { count: 5, because: 'it differs in shape, and a few places show that' },
  },
  {
    name: FACTS_URL ? `the service at ${FACTS_URL}` : 'no real service, because FACTS_URL is not set',
    skip: !FACTS_URL,
    start: async () => ({ baseUrl: FACTS_URL ?? '', close: async () => {} }),
    resolvesDots: { because: 'a proxy in front of it may normalise addresses' },
  },
];

const halteverbot = '/calculator/halteverbot/';
const pairs = `${halteverbot}results/`;
// The contract lists no slugs: a city and a Berlin district can hardly be called otherwise than these.
const pair = `${pairs}berlin-mitte/hamburg/`;

/** What a target's name for a case says of its exception. */
const reason = (exception?: { readonly because: string }) => (exception ? ` (${exception.because})` : '');

const named = targets.map((target) => [target.name, target] as const);

describe.for(named)('%s', ([, { start, skip = false, places, resolvesDots }]) => {
  const count = places?.count ?? 24;
  let service: Awaited<ReturnType<Target['start']>>;
  const get = (path: string) => rawGet(service.baseUrl, path);

  describe.skipIf(skip)('keeps the contract', () => {
    beforeAll(async () => {
      service = await start();
    });
    afterAll(() => service.close());

    test.for(['/', halteverbot, pairs, pair])('%s answers 200, with the slash at its end', async (path) => {
      expect(await get(path)).toMatchObject({ status: 200, body: expect.any(Object) });
    });

    test(`lists ${count} places${reason(places)}`, async () => {
      expect(longestList((await get(halteverbot)).body)).toBe(count);
    });

    test(`has a result for ${count ** 2} pairs of places${reason(places)}, each with max_days`, async () => {
      const { body } = await get(pairs);
      expect(longestList(body)).toBe(count ** 2);
      const maxDays = valuesNamed(body, 'max_days');
      expect(maxDays).toHaveLength(count ** 2);
      expect(maxDays.filter((days) => !isCount(days))).toEqual([]);
    });

    test('gives max_days of one pair, as a number', async () => {
      const [maxDays, ...further] = valuesNamed((await get(pair)).body, 'max_days');
      expect(maxDays).toSatisfy(isCount);
      expect(further).toEqual([]);
    });

    test('also has a result for a move within one place', async () => {
      const { status, body } = await get(`${pairs}hamburg/hamburg/`);
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
      ['atlantis', 'hamburg'],
      ['hamburg', 'atlantis'],
      ['atlantis', 'atlantis'],
      ['Hamburg%20', 'hamburg'],
      ['..%2f..', 'hamburg'],
      ['hamburg', '..%2fhamburg'],
      ['berlin%252Dmitte', 'hamburg'],
      ['%00', 'hamburg'],
    ])('knows no place for %s and %s: 404', async ([von, nach]) => {
      expect((await get(`${pairs}${von}/${nach}/`)).status).toBe(404);
    });

    test.skipIf(resolvesDots).for([
      ['%2e%2e', 'hamburg'],
      ['hamburg', '%2e%2e'],
      ['..', '..'],
    ])(`leads nowhere else by %s and %s: 404${reason(resolvesDots)}`, async ([von, nach]) => {
      expect((await get(`${pairs}${von}/${nach}/`)).status).toBe(404);
    });

    test('takes an encoded hyphen for a hyphen', async () => {
      const encoded = await get(`${pairs}berlin%2Dmitte/hamburg/`);
      expect(encoded.body).toEqual((await get(pair)).body);
    });
  });
});

const isCount = (value: unknown) => /^\d+$/.test(String(value));
