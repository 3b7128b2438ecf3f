// The heat pump data: the federal grant's rules, the kinds of pump, the deadlines and what some places add.
import { readData } from './data.ts';
import { AssumedData } from './defaults.ts';
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';
import { cited, DataHead } from './statement.ts';

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

export const LocalPosition = z.strictObject({
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
