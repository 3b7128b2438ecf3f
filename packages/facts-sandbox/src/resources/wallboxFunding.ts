// What is secured for a wallbox project: the rules that fit it, and the sum of those that are active and confirmed.
import { Confidence, readData } from '../figures/data.ts';
import { cited, DataHead } from '../figures/statement.ts';
import { toCents } from '../figures/units.ts';
import { z } from '../wire/resource.ts';

const euros = z.number().nonnegative();
const percent = z.number().min(0).max(100);

export const Building = z.enum(['einfamilienhaus', 'mehrfamilienhaus', 'weg', 'mieter']);
export const WallboxType = z.enum(['standard', 'bidirektional']);
export const Applicant = z.enum(['privatperson', 'unternehmen', 'wohnungsunternehmen']);
export const pointCounts = [1, 2, 3, 5, 10, 15, 20, 30, 50];

/** The federal states as the contract spells them here. */
export const Bundesland = z.enum([
  'nordrhein-westfalen',
  'bayern',
  'berlin',
  'baden-wurttemberg',
  'schleswig-holstein',
  'thuringen',
  'hamburg',
  'brandenburg',
  'bremen',
  'hessen',
  'mecklenburg-vorpommern',
  'niedersachsen',
  'rheinland-pfalz',
  'saarland',
  'sachsen',
  'sachsen-anhalt',
]);

export type Rule = z.infer<typeof Rule>;
const Rule = z.strictObject({
  id: z.string(),
  level: z.enum(['federal', 'state']),
  state: z.string().nullable(),
  programme: z.string(),
  status: z.enum(['active', 'announced', 'ended']),
  gebaeudetyp: z.array(Building),
  applicants: z.array(Applicant),
  wallbox_types: z.array(WallboxType),
  percent: percent.optional(),
  percent_large_company: percent.optional(),
  amount_per_point_max_eur: euros.optional(),
  assumed_cost_per_point_eur: euros.optional(),
  /** Announced amounts that nobody has confirmed: never a part of the secured total. */
  illustrative_amount_per_point_eur: z
    .strictObject({ vorverkabelung: euros, standard: euros, bidirektional: euros })
    .optional(),
  illustrative_min_points: z.int().optional(),
  counts_in_secured_total: z.boolean(),
  requirements_de: z.array(z.string()),
  note_de: z.string(),
  ...cited,
});

export type WallboxState = z.infer<typeof WallboxState>;
const WallboxState = z.strictObject({
  bundesland: Bundesland,
  state: z.string(),
  name: z.string(),
  status: z.string(),
  rule_ids: z.array(z.string()),
  note_de: z.string(),
  ...cited,
});

const WallboxData = DataHead.extend({
  no_active_programme_text_de: z.string(),
  municipal_note_de: z.string(),
  general_requirements: z.strictObject({ requirements_de: z.array(z.string()), ...cited }),
  /** How sure the costs are that the rules assume. */
  assumed_cost: z.strictObject({ confidence: Confidence, source: z.array(z.string()) }),
  rules: z.array(Rule),
  states: z.array(WallboxState).length(16),
});

export const wallboxData = readData('wallbox', WallboxData);

const { rules, assumed_cost } = wallboxData;

export type Project = z.infer<typeof Project>;
export const Project = z.object({
  gebaeudetyp: Building,
  bundesland: Bundesland,
  stellplaetze: z.int(),
  wallboxTyp: WallboxType,
  applicant: Applicant,
});

export const Secured = z.object({
  federal_secured_eur: z.number(),
  state_secured_eur: z.number(),
  secured_total_eur: z.number(),
});

/** The sums for a project. */
export function secured(project: Project, state: WallboxState): z.infer<typeof Secured> {
  const sumOf = (level: Rule['level']) =>
    fittingRules(project, state)
      .filter((rule) => rule.level === level)
      .reduce((sum, rule) => sum + securedBy(rule, project), 0);
  const [federal, ofState] = [sumOf('federal'), sumOf('state')];
  return {
    federal_secured_eur: toCents(federal),
    state_secured_eur: toCents(ofState),
    secured_total_eur: toCents(federal + ofState),
  };
}

/** The rules of federation and state that a project falls under, also ended and announced ones. */
export const fittingRules = (project: Project, state: WallboxState): Rule[] =>
  rulesOf(state).filter(
    (rule) =>
      rule.gebaeudetyp.includes(project.gebaeudetyp) &&
      rule.applicants.includes(project.applicant) &&
      rule.wallbox_types.includes(project.wallboxTyp),
  );

/** The federation's rules and one state's. */
export const rulesOf = (state: WallboxState): Rule[] =>
  rules.filter((rule) => rule.level === 'federal' || state.rule_ids.includes(rule.id));

/** What a rule secures for a project that it fits. */
export function securedBy(rule: Rule, { stellplaetze }: Project): number {
  if (!rule.counts_in_secured_total || rule.status !== 'active') return 0;
  const { percent = 0, assumed_cost_per_point_eur = 0, amount_per_point_max_eur = Infinity } = rule;
  return stellplaetze * Math.min((percent * assumed_cost_per_point_eur) / 100, amount_per_point_max_eur);
}

/** What a rule might bring if its announced amounts came true; null where none were announced. */
export function illustrativeBy(rule: Rule, { stellplaetze, wallboxTyp }: Project): number | null {
  const perPoint = rule.illustrative_amount_per_point_eur?.[wallboxTyp];
  const hasEnough = stellplaetze >= (rule.illustrative_min_points ?? 0);
  return perPoint !== undefined && hasEnough ? stellplaetze * perPoint : null;
}

/** How sure the parts of the sum are; an announced amount is none of them. */
export function certaintyOf(project: Project, state: WallboxState): Confidence[] {
  const deciding = fittingRules(project, state).filter(({ status }) => status !== 'announced');
  const assumesCosts = deciding.some((rule) => securedBy(rule, project) > 0);
  return [...deciding, state, ...(assumesCosts ? [assumed_cost] : [])].map(({ confidence }) => confidence);
}
