// The embedded fact sheets of the topics, and their authorities in the federal states.
import { afterAll, describe, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { states } from '../../src/figures/places.ts';
import { topicsData } from '../../src/resources/topics.ts';
import { rawGet } from '../support/rawGet.ts';
import { supplierTopics, topics } from '../contract/rowsValues.ts';

const service = await startFactsSandbox();
afterAll(service.stop);
const get = (path: string) => rawGet(service.baseUrl, `/topics/${path}`);

describe('a fact sheet', () => {
  test('has the facts, the authorities of all states, and how far all of it can be trusted', async () => {
    expect(await get('kfz-zulassung/facts/')).toMatchObject({
      status: 200,
      body: {
        slug: 'kfz-zulassung',
        fee: { min_eur: 2.1, max_eur: 43.4, confidence: 'statutory' },
        calculator: 'kfz',
        authority_records: states.map(({ name }) => ({ state: name })),
        currency: 'EUR',
        as_of: '2026-02-25',
        confidence: 'typical',
        disclaimer_de: expect.stringContaining('Keine amtliche Auskunft'),
        sources: [{ id: 'fzv' }, { id: 'lindau' }, { id: 'portale' }],
      },
    });
  });

  test('keeps what is unknown', async () => {
    expect((await get('e-auto-foerderung/facts/')).body).toMatchObject({
      processing_time: { min_days: null, max_days: null },
      authority_records: [],
      confidence: 'illustrative',
    });
  });

  test('of an unknown topic is none: 404, with the topics', async () => {
    for (const path of [
      'atlantis/facts/',
      'atlantis/facts/Bayern/',
      '../facts/',
      '%2e%2e%2fjagdschein/facts/',
    ]) {
      const { status, body } = await get(path);
      expect({ status, body }).toMatchObject({ status: 404, body: { error: 'topic_not_found' } });
      expect(Object(body).available_topics).toEqual(topics);
    }
  });
});

describe('the authorities in a state', () => {
  test.for(['Baden-W%C3%BCrttemberg', 'baden-wuerttemberg', 'baden-wurttemberg'])(
    'are found under %s',
    async (state) => {
      expect(await get(`jagdschein/facts/${state}/`)).toMatchObject({
        status: 200,
        body: {
          slug: 'jagdschein',
          state: 'Baden-Württemberg',
          state_slug: 'baden-wuerttemberg',
          authority_records: [{ state: 'Baden-Württemberg', url_confidence: 'illustrative' }],
          confidence: 'typical',
          sources: [{ id: 'portale' }, { id: 'jagd' }],
        },
      });
    },
  );

  test.for(['atlantis', 'bayern%2f', 'Bayern%2f..%2fBerlin', '%2e%2e', '..', '%zz'])(
    'of %s are none: 404, with the states',
    async (state) => {
      const { status, body } = await get(`jagdschein/facts/${state}/`);
      expect({ status, body }).toMatchObject({ status: 404, body: { error: 'state_not_found' } });
      expect(Object(body).available).toEqual(states.map(({ name }) => name));
    },
  );

  test('are none where a topic has no records by state', async () => {
    expect(await get('wallbox/facts/bayern/')).toMatchObject({
      status: 404,
      body: { message: 'There are no records by state for wallbox', available: [] },
    });
  });
});

describe('the data', () => {
  const { authority_records, sources } = topicsData;

  test('has the topics of the contract', () => {
    expect(topicsData.topics.map(({ slug }) => slug)).toEqual(topics);
    const withSuppliers = topicsData.topics.filter((topic) => topic.has_suppliers);
    expect(withSuppliers.map(({ slug }) => slug)).toEqual(supplierTopics);
  });

  test('cites sources that there are', () => {
    const cited = new Set([...topicsData.topics, ...authority_records].flatMap(({ source }) => source));
    expect([...cited].toSorted()).toEqual(sources.map(({ id }) => id).toSorted());
  });

  test('has records of states that there are', () => {
    const known = new Map(states.map(({ slug, name }) => [slug, name]));
    for (const { state, state_slug } of authority_records) expect(known.get(state_slug)).toBe(state);
  });

  test('has ranges that run upwards', () => {
    for (const { fee, processing_time } of topicsData.topics) {
      expect(fee.min_eur).toBeLessThanOrEqual(fee.max_eur ?? Infinity);
      expect(processing_time.min_days ?? 0).toBeLessThanOrEqual(processing_time.max_days ?? Infinity);
    }
  });
});
