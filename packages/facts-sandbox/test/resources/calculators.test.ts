// What all calculators of the embedded service have in common.
import { afterAll, describe, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { rawGet } from '../support/rawGet.ts';

const service = await startFactsSandbox();
afterAll(service.stop);

const get = (path: string) => rawGet(service.baseUrl, path);

const singles = [
  '/calculator/aevo/results/stuttgart/median/',
  '/calculator/gmbh/results/berlin/muster/',
  '/calculator/kaminofen/results/classic/bayern/4000/',
  '/calculator/kfz/results/neuzulassung/amt/ja/',
  '/calculator/sachkunde34a/results/hamburg/',
  '/calculator/waermepumpe/results/luft_wasser/over_100k/',
  '/calculator/wallbox/results/weg/bayern/10/standard/',
];
const overviewOf = (single: string) => single.split('/').slice(0, 4).join('/') + '/';

describe.for(singles)('%s', (single) => {
  test.for([single, overviewOf(single)])('%s says what it is and where it comes from', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      currency: 'EUR',
      as_of: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      confidence: expect.stringMatching(/^(?:statutory|typical|illustrative)$/),
      disclaimer_de: expect.stringContaining('Keine amtliche Auskunft'),
      formula: expect.any(String),
    });
    expect(Object(body).sources.length).toBeGreaterThan(0);
  });

  test('does not mind parameters that nobody declared', async () => {
    expect((await get(`${single}?x=%zz&datum=morgen`)).body).toEqual((await get(single)).body);
  });

  const segments = single.split('/').slice(4, -1);
  test.for([...segments.keys()])('leads nowhere else by its segment %i: never 200', async (index) => {
    for (const typed of [
      '..',
      '%2e%2e',
      '..%2f..',
      '%2f',
      '%00',
      `${segments[index]}%2f`,
      `${segments[index]}%20`,
    ]) {
      const path = [overviewOf(single).slice(0, -1), ...segments.with(index, typed)].join('/') + '/';
      expect([400, 404], path).toContain((await get(path)).status);
    }
  });
});
