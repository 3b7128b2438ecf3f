// The embedded suppliers: who is shown for which place, in which order, and what nobody gets to see.
import { afterAll, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { findPlz } from '../../src/figures/places.ts';
import { suppliersData } from '../../src/resources/suppliers.ts';
import { rawGet } from '../support/rawGet.ts';
import { supplierTopics } from '../contract/rowsValues.ts';

const service = await startFactsSandbox();
afterAll(service.stop);
const get = (topic: string, query = '') => rawGet(service.baseUrl, `/topics/${topic}/suppliers/${query}`);

async function shown(query: string, topic: string): Promise<readonly number[]> {
  const list: { placement_order: number }[] = Object((await get(topic, query)).body).suppliers;
  return list.map(({ placement_order }) => placement_order);
}

// In every topic: 1 and 2 nationwide; 3 Berlin, 4 Hamburg, 5 Munich; 6 North Rhine-Westphalia; 7 and 8 some PLZ of
// Berlin and of Cologne.
test.for([
  ['', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['?city=berlin', [1, 2, 3, 7]],
  ['?city=K%C3%B6ln', [1, 2, 8]],
  ['?city=muenchen', [1, 2, 5]],
  ['?city=atlantis', [1, 2]],
  ['?state=nordrhein-westfalen', [1, 2, 6, 8]],
  ['?state=Bayern', [1, 2, 5]],
  ['?state=baden-wurttemberg', [1, 2]],
  ['?state=atlantis', [1, 2]],
  ['?plz=10115', [1, 2, 3, 7]],
  ['?plz=14199', [1, 2, 3]],
  ['?plz=50677', [1, 2, 8]],
  ['?plz=50667', [1, 2]],
  ['?plz=22041', [1, 2, 4]],
  ['?plz=00000', [1, 2]],
  ['?city=berlin&state=bayern', [1, 2]],
  ['?state=berlin&plz=10115', [1, 2, 3, 7]],
  ['?city=&state=', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['?land=bayern&plz[]=1', [1, 2, 3, 4, 5, 6, 7, 8]],
] as const)('„%s“ shows the suppliers %j', async ([query, orders]) => {
  for (const topic of ['halteverbot', 'waermepumpe']) expect(await shown(query, topic)).toEqual(orders);
});

test('says which city was found for a PLZ, and that all suppliers are invented', async () => {
  expect((await get('jagdschein', '?plz=20095')).body).toMatchObject({
    topic: 'jagdschein',
    filter: { plz: '20095', resolved_city: 'hamburg' },
    warning_de: expect.stringContaining('FIKTIV'),
    currency: 'EUR',
    as_of: '2026-11-21',
    confidence: 'illustrative',
    sources: [{ id: 'fiktion' }],
  });
  expect((await get('jagdschein', '?plz=99999')).body).toMatchObject({ filter: { resolved_city: null } });
});

test.for(supplierTopics)('%s: exactly the fields that are for everybody', async (topic) => {
  const { body } = await get(topic);
  expect(Object(body).suppliers).toHaveLength(8);
  for (const supplier of Object(body).suppliers) {
    expect(Object.keys(supplier)).toEqual([
      ...['id', 'topic', 'name', 'fictitious', 'description_de', 'coverage', 'city', 'state', 'plz'],
      ...['placement_order', 'placement_label_de', 'profile_url', 'intro_action'],
    ]);
  }
  expect(JSON.stringify(body)).not.toMatch(/phone|email|website|contact|\+49|@|example\.(?:org|net)/);
});

test.for(['1011', '101150', '1011a', '', '%2010115', '-1011'])('„%s“ is no PLZ: 400', async (plz) => {
  expect(await get('halteverbot', `?plz=${plz}`)).toMatchObject({
    status: 400,
    body: { error: 'invalid_parameter', parameter: 'plz', value: decodeURIComponent(plz) },
  });
});

test.for(['atlantis', 'erbschein', '..', 'halteverbot%2f'])(
  'for %s there are none: 404, with the topics that have some',
  async (topic) => {
    const { status, body } = await get(topic);
    expect({ status, body }).toMatchObject({ status: 404, body: { error: 'topic_not_found' } });
    expect(Object(body).available_topics).toEqual(supplierTopics);
  },
);

test('the data: each in its topic once at its place, and cities that a PLZ can lead to', () => {
  const places = suppliersData.suppliers.map(({ topic, placement_order }) => `${topic} ${placement_order}`);
  expect(new Set(places).size).toBe(places.length);
  expect(new Set(suppliersData.suppliers.map(({ topic }) => topic))).toEqual(new Set(suppliersData.topics));
  for (const { plz, city, state } of suppliersData.suppliers) {
    for (const one of plz) expect(findPlz(one)).toMatchObject({ city, state, ambiguous: false });
  }
});
