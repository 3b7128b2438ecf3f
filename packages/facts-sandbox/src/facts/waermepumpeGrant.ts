// The federal grant for a heat pump: of which costs, at which rate, and which bonuses make it up.
import { toCents } from './money.ts';
import { z } from './resource.ts';
import { type Pump, PumpType, waermepumpeData } from './waermepumpeData.ts';

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
