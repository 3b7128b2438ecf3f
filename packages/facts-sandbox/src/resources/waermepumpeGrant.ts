// The federal grant for a heat pump: of which costs, at which rate, with which bonuses; and hints at what a place may add.
import { Confidence, readData } from '../figures/data.ts';
import { findPlz, states } from '../figures/places.ts';
import { AssumedData, cited, DataHead } from '../figures/statement.ts';
import { toCents } from '../figures/units.ts';
import { z } from '../wire/resource.ts';

const euros = z.number().nonnegative();
const percent = z.number().min(0).max(100);

export const PumpType = z.enum([
  'luft_wasser',
  'sole_wasser_erdkollektor',
  'sole_wasser_erdsonde',
  'wasser_wasser',
]);
export const PopulationClass = z.enum(['over_100k', 'under_100k', 'heat_plan_designated']);

export type Pump = z.infer<typeof Pump>;
export const Pump = z.strictObject({
  pump_type: PumpType,
  name_de: z.string(),
  cost_min_eur: euros,
  cost_default_eur: euros,
  cost_max_eur: euros,
  cost_confidence: Confidence,
  efficiency_bonus_percent: percent,
  efficiency_bonus_condition_de: z.string(),
  permit_path: z.string(),
  permit_steps_de: z.array(z.string()),
  permit_days_min: z.int(),
  permit_days_max: z.int(),
  permit_days_confidence: Confidence,
  permit_confidence: Confidence,
  ...cited,
});

export const Deadline = z.strictObject({
  population_class: PopulationClass,
  label_de: z.string(),
  heat_plan_deadline: z.iso.date().nullable(),
  geg_65_percent_from: z.iso.date().nullable(),
  text_de: z.string(),
  ...cited,
});

const LocalPosition = z.strictObject({
  id: z.string(),
  level: z.enum(['city', 'state']),
  city: z.string().nullable(),
  state: z.string(),
  name_de: z.string(),
  amount_rule: z.record(z.string(), z.number()).nullable(),
  applies_to: z.array(PumpType).optional(),
  default_amount_eur: euros.nullable(),
  counts_in_total: z.literal(false),
  status_de: z.string(),
  ...cited,
});

export const BonusStep = z.strictObject({ until: z.iso.date(), percent });

const WaermepumpeData = DataHead.extend({
  grant_rules: z.strictObject({
    programme: z.string(),
    base_percent: percent,
    efficiency_bonus_percent: percent,
    climate_speed_bonus_percent: percent,
    climate_speed_bonus_steps: z.array(BonusStep),
    income_bonus_percent: percent,
    income_limit_eur: euros,
    cap_percent: percent,
    max_eligible_costs_eur: euros,
    bonus_conditions_de: z.strictObject({
      klima: z.string(),
      einkommen: z.string(),
      effizienz: z.string(),
    }),
    application_order_de: z.string(),
    note_de: z.string(),
    ...cited,
  }),
  /** The costs that are reckoned with, least and most. */
  kosten_bounds: z.tuple([euros, euros]),
  defaults_when_omitted: AssumedData,
  pump_types: z.array(Pump).length(4),
  geg: z.array(Deadline).length(3),
  pending_change: z.strictObject({ note_de: z.string(), ...cited }),
  local_funding: z.array(LocalPosition),
  local_funding_note_de: z.string(),
  plz: z.strictObject({ note_de: z.string(), ...cited }),
});

export const waermepumpeData = readData('waermepumpe', WaermepumpeData);

const { grant_rules: rules, kosten_bounds } = waermepumpeData;

/** What a grant depends on, besides the pump and its costs. */
export interface Household {
  readonly selbstnutzer: boolean;
  readonly alteHeizung: boolean;
  readonly einkommenUnter40000: boolean;
}

/** Costs that are out of range are brought into it. */
export function clampCosts(costs: number): number {
  const [least, most] = kosten_bounds;
  return Math.min(Math.max(costs, least), most);
}

export const Grant = z.object({
  pump_type: PumpType,
  kosten_eur: z.number(),
  selbstnutzer: z.boolean(),
  alteHeizung: z.boolean(),
  einkommenUnter40000: z.boolean(),
  eligible_costs_eur: z.number(),
  rate_percent: z.number(),
  grant_eur: z.number(),
  own_contribution_eur: z.number(),
});

/** The grant for one pump at costs that are in range. */
export function grant(pump: Pump, costs: number, household: Household): z.infer<typeof Grant> {
  const eligible = Math.min(costs, rules.max_eligible_costs_eur);
  const bonuses = bonusDetails(pump, household).reduce(
    (sum, { applied_percent }) => sum + applied_percent,
    0,
  );
  const rate = Math.min(rules.cap_percent, rules.base_percent + bonuses);
  const amount = (eligible * rate) / 100;
  return {
    pump_type: pump.pump_type,
    kosten_eur: toCents(costs),
    ...household,
    eligible_costs_eur: toCents(eligible),
    rate_percent: rate,
    grant_eur: toCents(amount),
    own_contribution_eur: toCents(costs - amount),
  };
}

export const Bonus = z.object({
  bonus: z.enum(['effizienz', 'klima', 'einkommen']),
  full_percent: z.number(),
  applied_percent: z.number(),
  condition_de: z.string(),
});

/** Each bonus and how much of it applies, before the cap. */
export function bonusDetails(pump: Pump, household: Household): z.infer<typeof Bonus>[] {
  const { selbstnutzer, alteHeizung, einkommenUnter40000 } = household;
  const { klima, einkommen } = rules.bonus_conditions_de;
  return [
    {
      bonus: 'effizienz',
      full_percent: rules.efficiency_bonus_percent,
      applied_percent: pump.efficiency_bonus_percent,
      condition_de: pump.efficiency_bonus_condition_de,
    },
    {
      bonus: 'klima',
      full_percent: rules.climate_speed_bonus_percent,
      applied_percent: selbstnutzer && alteHeizung ? rules.climate_speed_bonus_percent : 0,
      condition_de: klima,
    },
    {
      bonus: 'einkommen',
      full_percent: rules.income_bonus_percent,
      applied_percent: selbstnutzer && einkommenUnter40000 ? rules.income_bonus_percent : 0,
      condition_de: einkommen,
    },
  ];
}

const { local_funding, local_funding_note_de, plz: plzNote } = waermepumpeData;

export type LocalFunding = z.infer<typeof LocalFunding>;
export const LocalFunding = z.object({
  plz: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  state_name: z.string().nullable(),
  state_only_likely: z.boolean(),
  place_note_de: z.string(),
  place_confidence: Confidence,
  positions: z.array(LocalPosition),
  in_total: z.literal(false),
  note_de: z.string(),
});

/** The place of a PLZ and the positions that there may be in it for this pump. */
export function localFunding(plz: string, { pump_type }: Pump): LocalFunding {
  const { city = null, state = null, ambiguous, confidence } = findPlz(plz);
  return {
    plz,
    city,
    state,
    state_name: states.find(({ slug }) => slug === state)?.name ?? null,
    state_only_likely: ambiguous,
    place_note_de: plzNote.note_de,
    place_confidence: confidence,
    positions: local_funding.filter(
      (position) =>
        (position.level === 'city' ? position.city === city : position.state === state) &&
        (position.applies_to?.includes(pump_type) ?? true),
    ),
    in_total: false,
    note_de: local_funding_note_de,
  };
}

/** Ids of the sources of a place and its positions. */
export const localSources = ({ positions }: LocalFunding): string[] =>
  [...positions, plzNote].flatMap(({ source }) => source);
