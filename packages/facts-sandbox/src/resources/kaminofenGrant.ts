// The federal grant for a stove by its rules, and what the state says to it.
import { Confidence, readData } from '../figures/data.ts';
import { AssumedData, cited, DataHead } from '../figures/statement.ts';
import { toCents } from '../figures/units.ts';
import { z } from '../wire/resource.ts';

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

const { assumptions_de, permit } = kaminofenData;

/** What a grant depends on, besides the stove. */
interface Household {
  readonly self: boolean;
  readonly oldHeating: boolean;
  readonly incomeUnder40000: boolean;
  readonly nrwSolarPv: boolean;
}

export const Grant = z.object({
  stoveType: StoveType,
  costs: z.number(),
  self: z.boolean(),
  oldHeating: z.boolean(),
  incomeUnder40000: z.boolean(),
  federal_rate_percent: z.number(),
  eligible_costs_eur: z.number(),
  grant_eur: z.number(),
  own_contribution_eur: z.number(),
});

/** The grant of one stove; both bonuses are for people who live in the house themselves. */
export function grant(stove: Stove, costs: number, household: Household): z.infer<typeof Grant> {
  const { stoveType, max_eligible_costs_eur } = stove;
  const { self, oldHeating, incomeUnder40000 } = household;
  const eligible = Math.min(costs, max_eligible_costs_eur);
  const rate = percents(stove, household).rate;
  const amount = (eligible * rate) / 100;
  return {
    ...{ stoveType, costs, self, oldHeating, incomeUnder40000 },
    federal_rate_percent: rate,
    eligible_costs_eur: toCents(eligible),
    grant_eur: toCents(amount),
    own_contribution_eur: toCents(costs - amount),
  };
}

function percents(stove: Stove, { self, oldHeating, incomeUnder40000 }: Household) {
  const climate = self && oldHeating ? stove.climate_speed_bonus_percent : 0;
  const income = self && incomeUnder40000 ? stove.income_bonus_percent : 0;
  return { climate, income, rate: Math.min(stove.cap_percent, stove.base_percent + climate + income) };
}

export const Details = Grant.extend({
  name_de: z.string(),
  state: z.string(),
  state_name: z.string(),
  nrwSolarPv: z.boolean(),
  base_percent: z.number(),
  climate_speed_bonus_percent: z.number(),
  income_bonus_percent: z.number(),
  cap_percent: z.number(),
  max_eligible_costs_eur: z.number(),
  note_de: z.string().optional(),
  emission_supplement_eur: z.number().optional(),
  emission_supplement_condition_de: z.string().optional(),
  emission_supplement_in_total: z.literal(false),
  state_funding_status: z.string(),
  state_funding_note_de: z.string(),
  state_funding_illustrative_eur: z.number().nullable(),
  state_funding_in_total: z.literal(false),
  state_funding_confidence: Confidence,
  assumptions_de: z.array(z.string()),
  permit_steps_de: z.array(z.string()),
  permit_fee_min_eur: z.number(),
  permit_fee_max_eur: z.number(),
  permit_fee_confidence: Confidence,
  typical_cost_min_eur: z.number(),
  typical_cost_max_eur: z.number(),
  typical_cost_confidence: Confidence,
});

/** Everything about one stove in one state. */
export function details(
  stove: Stove,
  state: StateFunding,
  costs: number,
  household: Household,
): z.infer<typeof Details> {
  const { name_de, note_de, emission_supplement_eur, emission_supplement_condition_de } = stove;
  const { climate, income } = percents(stove, household);
  const asksForSolar = household.nrwSolarPv && state.solar_pv?.applies_to.includes(stove.stoveType);
  return {
    ...grant(stove, costs, household),
    ...{ name_de, note_de, emission_supplement_eur, emission_supplement_condition_de },
    emission_supplement_in_total: false,
    state: state.state,
    state_name: state.name,
    nrwSolarPv: household.nrwSolarPv,
    base_percent: stove.base_percent,
    climate_speed_bonus_percent: climate,
    income_bonus_percent: income,
    cap_percent: stove.cap_percent,
    max_eligible_costs_eur: stove.max_eligible_costs_eur,
    state_funding_status: state.status,
    state_funding_note_de: state.note_de,
    state_funding_illustrative_eur: (asksForSolar && state.solar_pv?.illustrative_amount_eur) || null,
    state_funding_in_total: false,
    state_funding_confidence: asksForSolar ? 'illustrative' : state.confidence,
    assumptions_de,
    permit_steps_de: permit.steps_de,
    permit_fee_min_eur: permit.typical_fee_min_eur,
    permit_fee_max_eur: permit.typical_fee_max_eur,
    permit_fee_confidence: permit.fee_confidence,
    typical_cost_min_eur: stove.cost_min_eur,
    typical_cost_max_eur: stove.cost_max_eur,
    typical_cost_confidence: stove.cost_confidence,
  };
}
