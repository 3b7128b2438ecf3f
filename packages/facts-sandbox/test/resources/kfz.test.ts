// Vehicle registration, in the embedded service: fee ranges and papers.
import { afterAll, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { rawGet } from '../support/rawGet.ts';

const service = await startFactsSandbox();
afterAll(service.stop);

const get = (path: string) => rawGet(service.baseUrl, `/calculator/kfz/results/${path}`);

/** Procedure, channel, preferred plate; the fee range, how many papers, how sure. */
const records = [
  ['neuzulassung', 'amt', 'ja', 40.2, 43.4, 6, 'statutory'],
  ['neuzulassung', 'amt', 'nein', 30.0, 30.6, 6, 'statutory'],
  ['neuzulassung', 'online', 'ja', 23.0, 26.2, 9, 'typical'],
  ['neuzulassung', 'online', 'nein', 12.8, 13.4, 9, 'typical'],
  ['halterwechsel', 'amt', 'ja', 33.8, 43.1, 7, 'typical'],
  ['halterwechsel', 'amt', 'nein', 23.6, 30.3, 7, 'typical'],
  ['halterwechsel', 'online', 'ja', 20.1, 25.2, 10, 'typical'],
  ['halterwechsel', 'online', 'nein', 9.9, 12.4, 10, 'typical'],
  ['ummeldung', 'amt', 'ja', 21.0, 43.1, 6, 'typical'],
  ['ummeldung', 'amt', 'nein', 10.8, 30.3, 6, 'typical'],
  ['ummeldung', 'online', 'ja', 20.1, 24.9, 9, 'typical'],
  ['ummeldung', 'online', 'nein', 9.9, 12.1, 9, 'typical'],
  ['abmeldung', 'amt', 'ja', 15.9, 19.4, 3, 'statutory'],
  ['abmeldung', 'amt', 'nein', 15.9, 16.8, 3, 'statutory'],
  ['abmeldung', 'online', 'ja', 2.1, 5.3, 5, 'typical'],
  ['abmeldung', 'online', 'nein', 2.1, 2.7, 5, 'typical'],
] as const;

test.for(records)(
  '%s, %s, preferred plate %s: %d to %d EUR',
  async ([vorgang, weg, wunschkennzeichen, min, max, papers, confidence]) => {
    const { body } = await get(`${vorgang}/${weg}/${wunschkennzeichen}/`);
    expect(body).toMatchObject({
      vorgang,
      weg,
      wunschkennzeichen,
      fee_min_eur: min,
      fee_max_eur: max,
      confidence,
    });
    expect(Object(body).documents).toHaveLength(papers);
    expect(Object(body).not_included_de).toContain('Kfz-Steuer');
  },
);

test('the overview has every combination', async () => {
  const { results } = Object((await get('')).body);
  expect(results).toHaveLength(records.length);
});

test('a plate of one’s choice means nothing when a vehicle is taken off the road', async () => {
  expect((await get('abmeldung/amt/ja/')).body).toMatchObject({
    notes_de: [expect.stringContaining('keine Wirkung')],
  });
  expect((await get('abmeldung/amt/nein/')).body).toMatchObject({ notes_de: [] });
});

test.for([
  ['stilllegung/amt/nein/', 'vorgang'],
  ['abmeldung/post/nein/', 'weg'],
  ['abmeldung/amt/vielleicht/', 'wunschkennzeichen'],
] as const)('%s: 404, for its %s', async ([path, parameter]) => {
  expect(await get(path)).toMatchObject({ status: 404, body: { parameter } });
});
