// What balcony solar costs after the subsidy, saves in a year, and when it has paid for itself.
import {
  balkonkraftwerkData,
  type City,
  Leistung,
  type Size,
  type SubsidyRule,
} from './balkonkraftwerkData.ts';
import { toCents } from './money.ts';
import { Confidence, weakest } from './provenance.ts';
import { z } from './resource.ts';

const { default_electricity_price_eur_kwh, default_electricity_price_confidence } = balkonkraftwerkData;

export const Payback = z.object({
  city: z.string(),
  city_name: z.string(),
  leistung: Leistung,
  purchase_price_eur: z.number(),
  subsidy_eur: z.number(),
  effective_price_eur: z.number(),
  yearly_savings_eur: z.number(),
  payback_years: z.number(),
  ten_year_savings_eur: z.number(),
  electricity_price_eur_kwh: z.number(),
  confidence: Confidence,
});

/** The asker's own prices, in place of the usual ones. */
export interface OwnPrices {
  readonly preis?: number | undefined;
  readonly strom?: number | undefined;
}

/** The result for one city and size. */
export function payback(city: City, size: Size, { preis, strom }: OwnPrices = {}): z.infer<typeof Payback> {
  const price = preis ?? size.default_price_eur;
  const electricityPrice = strom ?? default_electricity_price_eur_kwh;
  const subsidy = subsidyOf(city.rule, size.module_wp, price);
  const effectivePrice = price - subsidy;
  const yearlySavings = size.yield_kwh_year * size.self_consumption_share * electricityPrice;
  return {
    city: city.slug,
    city_name: city.name,
    leistung: size.leistung,
    purchase_price_eur: toCents(price),
    subsidy_eur: toCents(subsidy),
    effective_price_eur: toCents(effectivePrice),
    yearly_savings_eur: toCents(yearlySavings),
    payback_years: toTenths(effectivePrice / yearlySavings),
    // Ten times the savings as they are stated: whoever adds up the answer gets the same.
    ten_year_savings_eur: toCents(10 * toCents(yearlySavings) - effectivePrice),
    electricity_price_eur_kwh: electricityPrice,
    confidence: weakest([
      city.confidence,
      size.yield_confidence,
      size.self_consumption_confidence,
      ...(preis === undefined ? [size.price_confidence] : []),
      ...(strom === undefined ? [default_electricity_price_confidence] : []),
    ]),
  };
}

/** Never more than the price. */
function subsidyOf(rule: SubsidyRule, moduleWp: number, price: number): number {
  switch (rule.type) {
    case 'none':
      return 0;
    case 'flat':
      return Math.min(rule.amount_eur, rule.cap_eur, price);
    case 'percent':
      return Math.min((price * rule.percent) / 100, rule.cap_eur, price);
    case 'per_wp': {
      const share = rule.max_percent_of_price ?? 100;
      return Math.min(moduleWp * rule.per_wp_eur, (price * share) / 100, rule.cap_eur);
    }
  }
}

const toTenths = (years: number) => Math.round(Number((years * 10).toPrecision(15))) / 10;
