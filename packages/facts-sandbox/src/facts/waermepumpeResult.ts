// Everything that is answered on one heat pump: costs as used, grant, bonuses, permit, deadline, local hints.
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';
import { BonusStep, Deadline, PopulationClass, Pump, waermepumpeData } from './waermepumpeData.ts';
import { Bonus, bonusDetails, clampCosts, Grant, grant, type Household } from './waermepumpeGrant.ts';
import { LocalFunding } from './waermepumpeLocal.ts';

const { grant_rules: rules, pending_change } = waermepumpeData;

/** What is known of a pump besides its grant. */
const CostsAndPermit = Pump.pick({
  cost_min_eur: true,
  cost_default_eur: true,
  cost_max_eur: true,
  cost_confidence: true,
  permit_path: true,
  permit_steps_de: true,
  permit_days_min: true,
  permit_days_max: true,
  permit_days_confidence: true,
  permit_confidence: true,
}).strip();

export const Details = Grant.extend({
  name_de: z.string(),
  population_class: PopulationClass,
  programme: z.string(),
  kosten_requested_eur: z.number().nullable(),
  kosten_clamped: z.boolean(),
  max_eligible_costs_eur: z.number(),
  base_percent: z.number(),
  cap_percent: z.number(),
  bonus_details: z.array(Bonus),
  climate_speed_bonus_steps: z.array(BonusStep),
  income_limit_eur: z.number(),
  grant_note_de: z.string(),
  application_order_de: z.string(),
  ...CostsAndPermit.shape,
  geg: Deadline,
  pending_change_de: z.string(),
  pending_change_confidence: Confidence,
  local_funding: LocalFunding.optional(),
});

/** The answer for one pump; costs that were not asked for are typical ones, costs out of range are clamped. */
export function details(
  pump: z.infer<typeof Pump>,
  geg: z.infer<typeof Deadline>,
  requested: number | undefined,
  household: Household,
  local: LocalFunding | undefined,
): z.infer<typeof Details> {
  const costs = clampCosts(requested ?? pump.cost_default_eur);
  return {
    ...grant(pump, costs, household),
    name_de: pump.name_de,
    population_class: geg.population_class,
    programme: rules.programme,
    kosten_requested_eur: requested ?? null,
    kosten_clamped: requested !== undefined && costs !== requested,
    max_eligible_costs_eur: rules.max_eligible_costs_eur,
    base_percent: rules.base_percent,
    cap_percent: rules.cap_percent,
    bonus_details: bonusDetails(pump, household),
    climate_speed_bonus_steps: rules.climate_speed_bonus_steps,
    income_limit_eur: rules.income_limit_eur,
    grant_note_de: rules.note_de,
    application_order_de: rules.application_order_de,
    ...CostsAndPermit.parse(pump),
    geg,
    pending_change_de: pending_change.note_de,
    pending_change_confidence: pending_change.confidence,
    ...(local && { local_funding: local }),
  };
}
