// One wallbox project in full: the sums, the rules behind them, what has to be done, and what is only a hint.
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';
import { type Rule, wallboxData, type WallboxState } from './wallboxData.ts';
import {
  fittingRules,
  illustrativeBy,
  Project,
  rulesOf,
  Secured,
  secured,
  securedBy,
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

export const Details = Project.extend({
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
export function details(project: Project, state: WallboxState): z.infer<typeof Details> {
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
export function sourcesOf(project: Project, state: WallboxState): string[] {
  const assumesCosts = secured(project, state).secured_total_eur > 0;
  const parts = [state, ...rulesOf(state), general_requirements, ...(assumesCosts ? [assumed_cost] : [])];
  return parts.flatMap(({ source }) => source);
}
