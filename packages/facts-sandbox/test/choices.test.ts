// The embedded service's own figures, and what it chose where the contract leaves the choice open.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startFactsSandbox } from '../src/start.ts';
import { valuesNamed } from './support/anyShape.ts';
import { rawGet } from './support/rawGet.ts';

const service = await startFactsSandbox();
afterAll(service.stop);

const setDay = (instant: string) => service.setClock(() => Date.parse(instant));
beforeEach(() => setDay('2026-11-21T12:00:00+01:00'));

const get = (path: string, method?: string) => rawGet(service.baseUrl, path, method);
const pair = (von: string, nach: string, query = '') =>
  get(`/calculator/halteverbot/results/${von}/${nach}/${query}`);
const onDay = (datum: string) => pair('berlin-mitte', 'hamburg', `?datum=${datum}`);

describe('the figures of a pair', () => {
  test('both zones, and when to apply for them', async () => {
    expect((await onDay('2027-06-01')).body).toMatchObject({
      von: { slug: 'berlin-mitte', lead_days_min: 21, lead_days_max: 28 },
      nach: { slug: 'hamburg', lead_days_min: 7, lead_days_max: 14 },
      max_days: 28,
      min_days: 21,
      order: ['berlin-mitte', 'hamburg'],
      cost_min_eur: 151,
      cost_max_eur: 545,
      currency: 'EUR',
      as_of: '2026-03-29',
      datum: '2027-06-01',
      days_until: 192,
      urgency: 'ausreichend',
      schedule: {
        apply_by_recommended: '2027-05-04',
        apply_by_latest: '2027-05-11',
        signs_up_by: '2027-05-28',
        locations: [
          {
            location: 'berlin-mitte',
            name: 'Berlin Mitte',
            apply_by_recommended: '2027-05-04',
            apply_by_latest: '2027-05-11',
            signs_up_by: '2027-05-28',
          },
          {
            location: 'hamburg',
            name: 'Hamburg',
            apply_by_recommended: '2027-05-18',
            apply_by_latest: '2027-05-25',
            signs_up_by: '2027-05-28',
          },
        ],
      },
    });
  });

  test.for([
    ['hamburg', 'berlin-mitte', ['berlin-mitte', 'hamburg']],
    ['koeln', 'stuttgart', ['koeln', 'stuttgart']],
    ['stuttgart', 'koeln', ['stuttgart', 'koeln']],
  ] as const)('%s → %s: the longer lead time first, at a tie the origin', async ([von, nach, order]) => {
    expect((await pair(von, nach)).body).toMatchObject({ order });
  });

  test('a move within one place takes two zones', async () => {
    expect((await pair('koeln', 'koeln')).body).toMatchObject({
      max_days: 21,
      order: ['koeln', 'koeln'],
      cost_min_eur: 232,
      cost_max_eur: 428,
    });
  });

  test('only the sources that were used, and no more certainty than the weakest part has', async () => {
    expect((await pair('berlin-mitte', 'hamburg')).body).toMatchObject({
      confidence: 'typical',
      sources: [{ id: 'ag-berlin' }, { id: 'ag-berlin-kosten' }, { id: 'amtsscore' }, { id: 'hh' }],
    });
    expect((await pair('berlin-mitte', 'muenchen')).body).toMatchObject({ confidence: 'illustrative' });
  });

  test('the list of all pairs has the figures of each', async () => {
    const { body } = await get('/calculator/halteverbot/results/');
    const listed = valuesNamed(body, 'results').flat().slice(0, 24);
    for (const entry of listed) {
      const [nach] = valuesNamed(valuesNamed(entry, 'nach'), 'slug');
      const alone = (await pair('hamburg', String(nach))).body;
      expect(alone).toMatchObject(Object(entry));
    }
    expect(listed).toHaveLength(24);
  });
});

describe('a moving date', () => {
  test.for([
    ['2026-11-20', -1, 'vergangen'],
    ['2026-11-21', 0, 'zu_spaet'],
    ['2026-11-25', 4, 'zu_spaet'],
    ['2026-11-26', 5, 'kritisch'],
    ['2026-12-11', 20, 'kritisch'],
    ['2026-12-12', 21, 'knapp'],
    ['2026-12-18', 27, 'knapp'],
    ['2026-12-19', 28, 'ausreichend'],
  ] as const)('%s is %i days off: %s', async ([datum, days_until, urgency]) => {
    expect((await onDay(datum)).body).toMatchObject({ days_until, urgency });
  });

  test.for([
    ['the clocks go forward', '2027-03-29', '2027-03-01', '2027-03-25'],
    ['the clocks go back', '2027-11-01', '2027-10-04', '2027-10-28'],
    ['there is a leap day', '2028-03-01', '2028-02-02', '2028-02-26'],
    ['it is the leap day', '2028-02-29', '2028-02-01', '2028-02-25'],
    ['the year changes', '2027-01-02', '2026-12-05', '2026-12-29'],
  ] as const)('%s: days stay days', async ([, datum, apply_by_recommended, signs_up_by]) => {
    expect((await onDay(datum)).body).toMatchObject({ schedule: { apply_by_recommended, signs_up_by } });
  });

  test.for([
    ['2026-11-20T22:59:59Z', 2],
    ['2026-11-20T23:00:00Z', 1],
    ['2026-11-21T22:59:59Z', 1],
    ['2026-11-21T23:00:00Z', 0],
  ] as const)(
    'at %s the 22nd is %i days off: the day changes at midnight in Germany',
    async ([now, days_until]) => {
      setDay(now);
      expect((await onDay('2026-11-22')).body).toMatchObject({ days_until });
    },
  );

  test.for([
    '2025-02-30',
    '2100-02-29',
    '2026-13-01',
    '1.6.2025',
    '2025-6-1',
    '2025-06-01T00:00:00Z',
    '0000-01-01',
    '',
  ])('„%s“ is none: 400', async (datum) => {
    expect(await onDay(encodeURIComponent(datum))).toMatchObject({
      status: 400,
      body: { error: 'invalid_parameter', message: expect.any(String), parameter: 'datum', value: datum },
    });
  });

  test('no other parameter matters', async () => {
    const plain = await pair('berlin-mitte', 'hamburg');
    expect((await pair('berlin-mitte', 'hamburg', '?date=2027-06-01&x=%zz')).body).toEqual(plain.body);
  });
});
