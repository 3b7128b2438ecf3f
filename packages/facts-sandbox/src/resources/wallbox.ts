// The wallbox resources: what is secured for every combination, and one project in full.
import { Confidence } from '../figures/data.ts';
import { Statement, statement } from '../figures/statement.ts';
import { unknownValue } from '../wire/errors.ts';
import { answers, countParameter, createRoute, lacks, newResource, refuses, z } from '../wire/resource.ts';
import {
  Applicant,
  Building,
  Bundesland,
  certaintyOf,
  fittingRules,
  illustrativeBy,
  pointCounts,
  Project,
  type Rule,
  rulesOf,
  Secured,
  secured,
  securedBy,
  wallboxData,
  type WallboxState,
  WallboxType,
} from './wallboxFunding.ts';

const { general_requirements, assumed_cost, municipal_note_de, no_active_programme_text_de } = wallboxData;

/** A programme of the federation or the state, and what it means for the project. */
const Programme = z.object({
  id: z.string(),
  level: z.enum(['federal', 'state']),
  programme: z.string(),
  status: z.enum(['active', 'announced', 'ended']),
  fits_project: z.boolean(),
  rule_secured_eur: z.number(),
  percent: z.number().optional(),
  percent_large_company: z.number().optional(),
  amount_per_point_max_eur: z.number().optional(),
  assumed_cost_per_point_eur: z.number().optional(),
  rule_requirements_de: z.array(z.string()),
  note_de: z.string(),
  confidence: Confidence,
  source: z.array(z.string()),
});

const Details = Project.extend({
  ...Secured.shape,
  federal_potential_illustrative_eur: z.number().nullable(),
  federal_potential_in_total: z.literal(false),
  federal_potential_note_de: z.string().nullable(),
  state_name: z.string(),
  state_status: z.string(),
  state_note_de: z.string(),
  no_active_programme_de: z.string().nullable(),
  rules: z.array(Programme),
  requirements_de: z.array(z.string()),
  municipal_note_de: z.string(),
  municipal_in_total: z.literal(false),
});

/** The answer for one project. */
function details(project: Project, state: WallboxState): z.infer<typeof Details> {
  const fitting = fittingRules(project, state);
  const sums = secured(project, state);
  const announced = fitting.find((rule) => rule.illustrative_amount_per_point_eur);
  const bySecured = fitting.filter((rule) => rule.status === 'active');
  return {
    ...project,
    ...sums,
    federal_potential_illustrative_eur: announced ? illustrativeBy(announced, project) : null,
    federal_potential_in_total: false,
    federal_potential_note_de: announced?.note_de ?? null,
    state_name: state.name,
    state_status: state.status,
    state_note_de: state.note_de,
    no_active_programme_de: bySecured.length === 0 ? no_active_programme_text_de : null,
    rules: rulesOf(state).map((rule) => programme(rule, fitting.includes(rule), project)),
    requirements_de: [
      ...general_requirements.requirements_de,
      ...bySecured.flatMap((r) => r.requirements_de),
    ],
    municipal_note_de,
    municipal_in_total: false,
  };
}

function programme(rule: Rule, fits: boolean, project: Project): z.infer<typeof Programme> {
  const { percent, percent_large_company, amount_per_point_max_eur, assumed_cost_per_point_eur } = rule;
  return {
    id: rule.id,
    level: rule.level,
    programme: rule.programme,
    status: rule.status,
    fits_project: fits,
    rule_secured_eur: fits ? securedBy(rule, project) : 0,
    ...{ percent, percent_large_company, amount_per_point_max_eur, assumed_cost_per_point_eur },
    rule_requirements_de: rule.requirements_de,
    note_de: rule.note_de,
    confidence: rule.confidence,
    source: rule.source,
  };
}

/** What is cited in the answer for one project. */
function sourcesOf(project: Project, state: WallboxState): string[] {
  const assumesCosts = secured(project, state).secured_total_eur > 0;
  const parts = [state, ...rulesOf(state), general_requirements, ...(assumesCosts ? [assumed_cost] : [])];
  return parts.flatMap(({ source }) => source);
}

const { states } = wallboxData;

const Row = Project.extend(Secured.shape);

const allRoute = createRoute({
  method: 'get',
  path: '/calculator/wallbox/results/',
  summary: 'What is secured for every combination, applicant groups included',
  responses: answers(
    'All combinations',
    Statement.extend({ results: z.array(Row), municipal_note_de: z.string() }),
  ),
});

const oneRoute = createRoute({
  method: 'get',
  path: '/calculator/wallbox/results/{gebaeudetyp}/{bundesland}/{stellplaetze}/{wallboxTyp}/',
  summary: 'Federal and state funding for one project',
  request: {
    params: z.object({
      gebaeudetyp: Building.openapi({ description: 'building type', example: 'weg' }),
      bundesland: Bundesland.openapi({ description: 'federal state', example: 'nordrhein-westfalen' }),
      stellplaetze: countParameter('parking spaces with a charging point', pointCounts),
      wallboxTyp: WallboxType.openapi({ description: 'wallbox type', example: 'standard' }),
    }),
    query: z.object({
      applicant: Applicant.default('privatperson').openapi({
        description: 'applicant group',
        example: 'unternehmen',
      }),
    }),
  },
  responses: {
    ...answers('The funding; municipal funding is not in it', Statement.extend(Details.shape)),
    ...refuses('invalid query parameter'),
    ...lacks('a path parameter not supported; lists the supported values'),
  },
});

/** The resources under /calculator/wallbox/. */
export const wallbox = newResource()
  .openapi(allRoute, (c) => c.json({ results: allRows, municipal_note_de, ...overallStatement }, 200))
  .openapi(oneRoute, (c) => {
    const project = { ...c.req.valid('param'), ...c.req.valid('query') };
    const state = states.find(({ bundesland }) => bundesland === project.bundesland);
    if (!state) return c.json(unknownValue('bundesland', project.bundesland, Bundesland.options), 404);
    const stated = statement(wallboxData, certaintyOf(project, state), sourcesOf(project, state));
    return c.json({ ...details(project, state), ...stated }, 200);
  });

// Thousands of rows that are always the same.
const allRows: z.infer<typeof Row>[] = Building.options.flatMap((gebaeudetyp) =>
  states.flatMap((state) =>
    pointCounts.flatMap((stellplaetze) =>
      WallboxType.options.flatMap((wallboxTyp) =>
        Applicant.options.map((applicant) => {
          const project = { gebaeudetyp, bundesland: state.bundesland, stellplaetze, wallboxTyp, applicant };
          return { ...project, ...secured(project, state) };
        }),
      ),
    ),
  ),
);

const overallStatement = statement(
  wallboxData,
  [...states, wallboxData.assumed_cost].map(({ confidence }) => confidence),
);
