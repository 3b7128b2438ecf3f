// A wallbox, in the embedded service: only confirmed programmes are in the sum.
import { afterAll, describe, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { rawGet } from '../support/rawGet.ts';

const service = await startFactsSandbox();
afterAll(service.stop);

const get = (path: string) => rawGet(service.baseUrl, `/calculator/wallbox/results/${path}`);

test.for([
  ['einfamilienhaus/bayern/1/standard/?applicant=privatperson', 0, null],
  ['weg/nordrhein-westfalen/10/standard/?applicant=privatperson', 10000, 15000],
  ['einfamilienhaus/nordrhein-westfalen/1/standard/?applicant=privatperson', 0, null],
  ['mehrfamilienhaus/sachsen/20/bidirektional/?applicant=wohnungsunternehmen', 0, 40000],
  // Companies in Berlin: a programme whose amount nobody has confirmed.
  ['weg/berlin/5/standard/?applicant=unternehmen', 0, null],
  ['weg/baden-wurttemberg/20/standard/', 0, 30_000],
  ['mieter/nordrhein-westfalen/1/bidirektional/?applicant=wohnungsunternehmen', 1000, null],
] as const)('%s: %d EUR from the state, and perhaps %s', async ([path, state, potential]) => {
  expect((await get(path)).body).toMatchObject({
    federal_secured_eur: 0,
    state_secured_eur: state,
    secured_total_eur: state,
    federal_potential_illustrative_eur: potential,
    federal_potential_in_total: false,
    municipal_note_de: expect.stringContaining('nicht in der Summe'),
    municipal_in_total: false,
  });
});

describe('the input', () => {
  test.for([
    ['weg/thuringen/50/standard/', 200],
    ['weg/bayern/50/standard/?applicant=verein', 400],
    ['weg/bayern/50/standard/?applicant=', 400],
    ['garage/bayern/1/standard/', 404],
    ['weg/atlantis/1/standard/', 404],
    // Spelt as everywhere else, but not as the contract spells it here.
    ['weg/thueringen/1/standard/', 404],
    ['weg/bayern/4/standard/', 404],
    ['weg/bayern/01/standard/', 404],
    ['weg/bayern/1.0/standard/', 404],
    ['weg/bayern/1/schnell/', 404],
  ] as const)('%s: %i', async ([path, status]) => {
    expect((await get(path)).status).toBe(status);
  });
});

test('the overview has every combination; nothing is secured outside Nordrhein-Westfalen', async () => {
  const { results } = Object((await get('')).body);
  expect(results).toHaveLength(4 * 16 * 9 * 2 * 3);
  const rows: readonly { bundesland: string; secured_total_eur: number }[] = results;
  const secured = rows.filter((row) => row.secured_total_eur > 0);
  expect([...new Set(secured.map(({ bundesland }) => bundesland))]).toEqual(['nordrhein-westfalen']);
  // All but the single-family house.
  expect(secured).toHaveLength(3 * 9 * 2 * 3);
});

test('ended and announced programmes are named, with what they mean for the project', async () => {
  const { body } = await get('weg/baden-wurttemberg/20/standard/');
  expect(body).toMatchObject({
    no_active_programme_de: expect.stringContaining('kein aktives'),
    rules: [
      { programme: 'KfW 440 / 441 / 442', status: 'ended', rule_secured_eur: 0 },
      { status: 'announced', rule_secured_eur: 0, confidence: 'illustrative' },
      { programme: 'Charge@BW', status: 'ended', rule_secured_eur: 0 },
    ],
  });
});

test('a sum that rests on assumed costs is no surer than they are', async () => {
  expect((await get('weg/nordrhein-westfalen/2/standard/')).body).toMatchObject({
    secured_total_eur: 2000,
    confidence: 'illustrative',
    requirements_de: expect.arrayContaining(['Antrag und Bestätigung vor Auftragsvergabe']),
  });
  expect((await get('weg/baden-wurttemberg/2/standard/')).body).toMatchObject({ confidence: 'typical' });
});
