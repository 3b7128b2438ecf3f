// The e-car subsidy: its rules, the steps as the sources state them, and what they leave open.
import { readData } from './data.ts';
import { z } from './resource.ts';
import { cited, DataHead } from './statement.ts';

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
