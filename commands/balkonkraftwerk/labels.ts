// Words for the fields of the balcony solar resources.
import type { Labels } from '../../src/kit/index.ts';

export const labels: Labels = {
  subsidy_confidence: { de: 'Zuschuss: wie sicher', en: 'Subsidy: how sure' },
  rule: { de: 'Regel der Stadt', en: 'Rule of the city' },
  cap_eur: { de: 'höchstens', en: 'At most' },
  reduced_income_amount_eur: { de: 'bei geringem Einkommen', en: 'With a low income' },
  percent: { de: 'Anteil am Preis', en: 'Share of the price' },
  per_wp_eur: { de: 'je Watt Modulleistung', en: 'Per watt of the modules' },
  max_percent_of_price: {
    de: 'höchster Anteil am Preis in Prozent',
    en: 'Highest share of the price in percent',
  },
  module_wp: { de: 'Modulleistung in Watt', en: 'Power of the modules in watts' },
  default_price_eur: { de: 'Kaufpreis, Vorgabe', en: 'Purchase price, default' },
  price_min_eur: { de: 'üblicher Kaufpreis ab', en: 'Usual purchase price from' },
  price_max_eur: { de: 'üblicher Kaufpreis bis', en: 'Usual purchase price up to' },
  price_confidence: { de: 'Kaufpreis: wie sicher', en: 'Purchase price: how sure' },
  yield_min_kwh: { de: 'Ertrag im Jahr ab', en: 'Yield per year from' },
  yield_max_kwh: { de: 'Ertrag im Jahr bis', en: 'Yield per year up to' },
  yield_confidence: { de: 'Ertrag: wie sicher', en: 'Yield: how sure' },
  self_consumption_share: { de: 'Anteil, der selbst verbraucht wird', en: 'Share consumed at home' },
  self_consumption_confidence: { de: 'Eigenverbrauch: wie sicher', en: 'Consumption at home: how sure' },
  usable_kwh_year: { de: 'selbst verbraucht im Jahr in kWh', en: 'Consumed at home per year in kWh' },
  default_electricity_price_confidence: { de: 'Strompreis: wie sicher', en: 'Electricity price: how sure' },
  max_inverter_va: { de: 'Wechselrichter höchstens (VA)', en: 'Inverter at most (VA)' },
  max_module_wp: { de: 'Module höchstens (Watt)', en: 'Modules at most (watts)' },
  registration: { de: 'Anmeldung', en: 'Registration' },
  vat_rate: { de: 'Umsatzsteuer in Prozent', en: 'VAT in percent' },
  feed_in_tariff: { de: 'Einspeisevergütung', en: 'Feed-in tariff' },
  warnings_de: { de: 'Hinweise', en: 'Remarks' },
};
