// Words for the fields of the stove resources.
import type { Labels } from '../../src/kit/index.ts';

export const labels: Labels = {
  name_de: { de: 'Ofen', en: 'Stove' },
  base_percent: { de: 'Grundförderung in Prozent', en: 'Base rate in percent' },
  climate_speed_bonus_percent: { de: 'Klimageschwindigkeitsbonus', en: 'Climate speed bonus' },
  income_bonus_percent: { de: 'Einkommensbonus', en: 'Income bonus' },
  cap_percent: { de: 'höchster Fördersatz', en: 'Highest rate' },
  max_eligible_costs_eur: { de: 'förderfähige Kosten höchstens', en: 'Eligible costs at most' },
  emission_supplement_in_total: {
    de: 'Emissionszuschlag im Zuschuss enthalten',
    en: 'Emission supplement in the grant',
  },
  state_funding_illustrative_eur: {
    de: 'Landesförderung, Beispielwert, nicht bestätigt',
    en: 'State funding, example value, not confirmed',
  },
  state_funding_in_total: { de: 'Landesförderung im Zuschuss enthalten', en: 'State funding in the grant' },
  state_funding_confidence: { de: 'Landesförderung: wie sicher', en: 'State funding: how sure' },
  state_funding_note_de: { de: 'Landesförderung', en: 'State funding' },
  permit_steps_de: { de: 'Abnahme und Schritte', en: 'Approval and steps' },
  permit_fee_min_eur: { de: 'Abnahme, Kosten ab', en: 'Approval, cost from' },
  permit_fee_max_eur: { de: 'Abnahme, Kosten bis', en: 'Approval, cost up to' },
  permit_fee_confidence: { de: 'Abnahme, Kosten: wie sicher', en: 'Approval, cost: how sure' },
  typical_cost_min_eur: { de: 'üblicher Preis ab', en: 'Usual price from' },
  typical_cost_max_eur: { de: 'üblicher Preis bis', en: 'Usual price up to' },
  typical_cost_confidence: { de: 'üblicher Preis: wie sicher', en: 'Usual price: how sure' },
  assumptions_de: { de: 'Annahmen', en: 'Assumptions' },
};
