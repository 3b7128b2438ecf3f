// The embedded hunting licence: what facts, detail and results say of a state, and the costs of the first year.
import { afterAll, describe, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { jagdscheinData } from '../../src/resources/jagdscheinStates.ts';
import { states } from '../../src/figures/places.ts';
import { rawGet } from '../support/rawGet.ts';

const service = await startFactsSandbox();
afterAll(service.stop);
const get = (path: string) => rawGet(service.baseUrl, path);

const resources = ['/jagdschein/facts/', '/jagdschein/detail/', '/calculator/jagdschein/results/'];

describe.for(resources)('%s', (path) => {
  test('has all states, and each alone says the same', async () => {
    const listed: { slug: string; as_of: string | null }[] = Object((await get(path)).body).states;
    expect(listed.map(({ slug }) => slug)).toEqual(states.map(({ slug }) => slug));
    for (const { as_of, ...record } of listed) {
      expect(await get(`${path}${record.slug}/`)).toMatchObject({
        status: 200,
        body: { ...record, as_of: as_of ?? '2025-01-31', currency: 'EUR', federal: { min_age: 18 } },
      });
    }
  });

  test.for(['thueringen', 'thuringen', 'Th%C3%BCringen'])('finds %s', async (typed) => {
    expect((await get(`${path}${typed}/`)).body).toMatchObject({ slug: 'thueringen', code: 'TH' });
  });

  test.for(['atlantis', '..', '%2e%2e', 'bayern%2f', '%2f'])('%s: 404, with the states', async (typed) => {
    const { status, body } = await get(`${path}${typed}/`);
    expect({ status, body }).toMatchObject({ status: 404, body: { error: 'state_not_found' } });
    expect(Object(body).available).toEqual(states.map(({ slug }) => slug));
  });
});

describe('a state', () => {
  test('facts: training, examination, application', async () => {
    expect((await get('/jagdschein/facts/bayern/')).body).toMatchObject({
      training: { min_hours: 120, mandatory: true },
      exam: { fee_eur: 280, confidence: 'statutory' },
      authority: expect.stringContaining('Jagdbehörde'),
      application_methods: ['persönlich (Erstantrag empfohlen)', 'schriftlich'],
      // The training's duration is a guess.
      confidence: 'illustrative',
      sources: [{ id: 'bjagdg' }, { id: 'by' }, { id: 'by-jfpo' }, { id: 'own' }],
    });
  });

  test('detail: licences, papers, special rules, the date of the source', async () => {
    expect((await get('/jagdschein/detail/rheinland-pfalz/')).body).toMatchObject({
      licence_costs: {
        jahresjagdschein_1: { fee_eur: 17, levy_eur: 85, total_eur: 102 },
        jahresjagdschein_3: { total_eur: 192 },
      },
      documents_first: expect.arrayContaining(['Passbild (Erstantrag/neues Heft)']),
      special_rules: expect.arrayContaining(['Stand der Quelle: Mai 2012 - unbedingt prüfen']),
      as_of: '2012-05',
      confidence: 'typical',
    });
    expect((await get('/jagdschein/detail/bayern/')).body).toMatchObject({
      licence_costs: { jahresjagdschein_2: null },
    });
  });

  // Course + examination + licence + insurance.
  test.for([
    ['bayern', 'jahresjagdschein_1', 1200 + 280 + 60 + 40, 3000 + 280 + 60 + 100],
    ['hamburg', 'jahresjagdschein_1', 1200 + 175 + 60 + 40, 3000 + 175 + 110 + 100],
    ['bremen', 'jahresjagdschein_1', 1483.33, 3443.33],
    ['mecklenburg-vorpommern', 'jahresjagdschein_2', 1750 + 150 + 121 + 40, 2500 + 300 + 121 + 100],
    ['baden-wurttemberg', 'tagesjagdschein', 1425.45, 3460.45],
    ['rheinland-pfalz', 'jugendjagdschein_1', 1441, 3451],
    ['bayern', 'jahresjagdschein_2', null, null],
  ] as const)(
    'the first year in %s with %s: %d to %d EUR',
    async ([state, licence, first_year_min_eur, first_year_max_eur]) => {
      const { body } = await get(`/calculator/jagdschein/results/${state}/`);
      expect(Object(body).first_year_costs).toContainEqual(
        expect.objectContaining({ licence, first_year_min_eur, first_year_max_eur }),
      );
    },
  );

  test('an unknown licence leaves the rest known', async () => {
    const { body } = await get('/calculator/jagdschein/results/bayern/');
    expect(body).toMatchObject({ confidence: 'illustrative', result_rule_de: expect.any(String) });
    expect(Object(body).first_year_costs[1]).toEqual({
      licence: 'jahresjagdschein_2',
      first_year_min_eur: null,
      first_year_max_eur: null,
      licence_min_eur: null,
      licence_max_eur: null,
      without_licence_min_eur: 1520,
      without_licence_max_eur: 3380,
      confidence: 'illustrative',
    });
  });
});

describe('the data', () => {
  test.for(jagdscheinData.states)('$slug: ranges run upwards, totals are in them', (state) => {
    const { training, exam, licence_costs } = state;
    expect(training.course_cost_min_eur).toBeLessThanOrEqual(training.course_cost_max_eur);
    expect(training.intensive_weeks_min).toBeLessThanOrEqual(training.intensive_weeks_max);
    expect(training.club_months_min).toBeLessThanOrEqual(training.club_months_max);
    expect(exam.fee_min_eur).toBeLessThanOrEqual(exam.fee_max_eur);
    expect([exam.fee_min_eur, exam.fee_max_eur, null]).toContain(exam.fee_eur);
    for (const licence of Object.values(licence_costs)) {
      if (!licence) continue;
      const { fee_eur, levy_eur, total_eur, total_min_eur, total_max_eur } = licence;
      expect(total_min_eur).toBeLessThanOrEqual(total_max_eur);
      if (total_eur !== null) expect([total_min_eur, total_max_eur]).toEqual([total_eur, total_eur]);
      if (fee_eur !== null && levy_eur !== null) expect(total_eur).toBeCloseTo(fee_eur + levy_eur);
    }
  });

  test('every cited source exists, and every source is cited', () => {
    const cited = new Set(jagdscheinData.states.flatMap(({ source }) => source));
    expect([...cited].toSorted()).toEqual(jagdscheinData.sources.map(({ id }) => id).toSorted());
  });
});
