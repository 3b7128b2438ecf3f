// The stove data: the federal grant's rules per kind of stove, the states' programmes, and what a permit takes.
import { readData } from './data.ts';
import { AssumedData } from './defaults.ts';
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';
import { cited, DataHead } from './statement.ts';

const euros = z.number().nonnegative();
const percent = z.number().min(0).max(100);

export const StoveType = z.enum(['classic', 'pellet_water']);

export type Stove = z.infer<typeof Stove>;
const Stove = z.strictObject({
  stoveType: StoveType,
  name_de: z.string(),
  base_percent: percent,
  climate_speed_bonus_percent: percent,
  income_bonus_percent: percent,
  cap_percent: percent,
  max_eligible_costs_eur: euros,
  note_de: z.string().optional(),
  emission_supplement_eur: euros.optional(),
  emission_supplement_condition_de: z.string().optional(),
  default_cost_eur: euros,
  cost_min_eur: euros,
  cost_max_eur: euros,
  cost_confidence: Confidence,
  ...cited,
});

export type StateFunding = z.infer<typeof StateFunding>;
const StateFunding = z.strictObject({
  state: z.string(),
  name: z.string(),
  status: z.string(),
  note_de: z.string(),
  /** What the state may add for a stove that is combined with solar power or heat: no confirmed amount. */
  solar_pv: z
    .strictObject({
      illustrative_amount_eur: euros,
      applies_to: z.array(StoveType),
      counts_in_total: z.literal(false),
      ...cited,
    })
    .optional(),
  ...cited,
});

const KaminofenData = DataHead.extend({
  stove_types: z.array(Stove).length(2),
  assumptions_de: z.array(z.string()),
  assumptions: z.strictObject(cited),
  permit: z.strictObject({
    steps_de: z.array(z.string()),
    typical_fee_min_eur: euros,
    typical_fee_max_eur: euros,
    fee_confidence: Confidence,
    ...cited,
  }),
  defaults_when_omitted: AssumedData,
  states: z.array(StateFunding).length(16),
});

export const kaminofenData = readData('kaminofen', KaminofenData);
