// The e-car subsidy for one household by its rules: the amount, its parts, and which open issues are about just this case.
import { readData } from '../figures/data.ts';
import { cited, DataHead } from '../figures/statement.ts';
import { z } from '../wire/resource.ts';

const euros = z.number().nonnegative();

export type Fahrzeugtyp = z.infer<typeof Fahrzeugtyp>;
/** Fuel cell vehicles are none of them: nothing is known of their amount, and it does not follow from another. */
export const Fahrzeugtyp = z.enum(['bev', 'phev_range_extender']);

/** What the programme demands of the vehicle. */
export const Vehicle = z.strictObject({
  vehicle_class: z.string(),
  new_only: z.boolean(),
  first_registration_from: z.iso.date(),
  private_only: z.boolean(),
  leasing_allowed: z.boolean(),
  min_holding_months: z.int(),
  apply_within_months_after_registration: z.int(),
  phev_criteria_de: z.string(),
});

export const Rules = z.strictObject({
  income_basis: z.string(),
  limit_base_eur: euros,
  limit_per_child_eur: euros,
  limit_children_counted_max: z.int(),
  limit_max_eur: euros,
  base_eur: z.record(Fahrzeugtyp, euros),
  income_bonus: z.array(
    z.strictObject({ below_eur: euros, bonus_eur: euros, note_de: z.string().optional() }),
  ),
  child_bonus_per_child_eur: euros,
  child_bonus_max_eur: euros,
  max_amount_eur: z.record(Fahrzeugtyp, euros),
  vehicle: Vehicle,
  budget_eur: euros,
  budget_years: z.string(),
  expected_vehicles: z.int(),
  unsupported_types: z.array(z.string()),
  ...cited,
});

export type Row = z.infer<typeof Row>;
export const Row = z.strictObject({
  row_id: z.string(),
  fahrzeugtyp: Fahrzeugtyp,
  income_min_inclusive_eur: euros.optional(),
  income_min_exclusive_eur: euros.optional(),
  income_max_eur: euros.nullable(),
  income_max_inclusive: z.boolean().optional(),
  kinder_min: z.int(),
  kinder_max: z.int().nullable(),
  base_eur: euros,
  income_bonus_eur: euros,
  child_bonus_eur: euros,
  amount_eur: euros,
  eligible: z.boolean(),
  ...cited,
});

export type Issue = z.infer<typeof Issue>;
export const Issue = z.strictObject({
  id: z.enum([
    ...(['fcev', 'grenzwert', 'phev-und-oder', 'phev-staffel', 'phev-2027'] as const),
    ...(['preisdeckel', 'kinder', 'portal', 'mittel', 'zve-jahr'] as const),
  ]),
  issue_de: z.string(),
  source: z.array(z.string()),
});

export const eAutoData = readData(
  'eAuto',
  DataHead.extend({
    programme_name: z.string(),
    status_de: z.string(),
    rules: Rules,
    unresolved_source_issues: z.array(Issue),
    matrix: z.array(Row),
  }),
);

const { rules, matrix } = eAutoData;

interface Household {
  readonly fahrzeugtyp: Fahrzeugtyp;
  /** Taxable income in euros. */
  readonly bracket: number;
  /** Children under 18. */
  readonly kinder: number;
}

export const Amount = z.object({
  amount_eur: z.number(),
  eligible: z.boolean(),
  base_eur: z.number(),
  income_bonus_eur: z.number(),
  child_bonus_eur: z.number(),
  income_limit_eur: z.number(),
});

/** The amount by the rules; above the income limit it and its parts are 0. */
export function amountFor(household: Household): z.infer<typeof Amount> {
  const { fahrzeugtyp, bracket, kinder } = household;
  const { limit_base_eur, limit_per_child_eur, limit_children_counted_max } = rules;
  const income_limit_eur =
    limit_base_eur + limit_per_child_eur * Math.min(kinder, limit_children_counted_max);
  const eligible = bracket <= income_limit_eur;
  const base_eur = eligible ? rules.base_eur[fahrzeugtyp] : 0;
  const income_bonus_eur = eligible ? incomeBonus(bracket) : 0;
  const child_bonus_eur = eligible ? childBonus(kinder) : 0;
  const amount_eur = base_eur + income_bonus_eur + child_bonus_eur;
  return { amount_eur, eligible, base_eur, income_bonus_eur, child_bonus_eur, income_limit_eur };
}

/** The best of the bonuses that the income is below of; they do not add up. */
function incomeBonus(bracket: number): number {
  const reached = rules.income_bonus.filter(({ below_eur }) => bracket < below_eur);
  return Math.max(0, ...reached.map(({ bonus_eur }) => bonus_eur));
}

const childBonus = (kinder: number) =>
  Math.min(rules.child_bonus_per_child_eur * kinder, rules.child_bonus_max_eur);

/** The step of the matrix that the household is on. Throws when the steps leave a gap. */
export function rowFor(household: Household): Row {
  const row = matrix.find((one) => one.fahrzeugtyp === household.fahrzeugtyp && isOn(one, household));
  if (!row) throw new Error(`no step for ${JSON.stringify(household)}`);
  return row;
}

function isOn(row: Row, { bracket, kinder }: Household): boolean {
  const { income_min_inclusive_eur = -Infinity, income_min_exclusive_eur = -Infinity } = row;
  const isAboveStart = bracket >= income_min_inclusive_eur && bracket > income_min_exclusive_eur;
  const end = row.income_max_eur ?? Infinity;
  const isBelowEnd = bracket < end || (row.income_max_inclusive === true && bracket === end);
  return isAboveStart && isBelowEnd && kinder >= row.kinder_min && kinder <= (row.kinder_max ?? Infinity);
}

/** Whether the answer could be another one if the issue were settled otherwise, as far as the question tells. */
export function touches({ id }: Issue, { fahrzeugtyp, bracket, kinder }: Household): boolean {
  const { eligible, amount_eur, base_eur } = amountFor({ fahrzeugtyp, bracket, kinder });
  const isPhev = fahrzeugtyp === 'phev_range_extender' && eligible;
  switch (id) {
    case 'grenzwert':
      return rules.income_bonus.some(({ below_eur }) => below_eur === bracket);
    case 'phev-und-oder':
    case 'phev-2027':
      return isPhev;
    case 'phev-staffel':
      return isPhev && amount_eur > base_eur;
    case 'kinder':
      return kinder > 0;
    case 'fcev':
    case 'preisdeckel':
    case 'portal':
    case 'mittel':
    case 'zve-jahr':
      return false;
  }
}
