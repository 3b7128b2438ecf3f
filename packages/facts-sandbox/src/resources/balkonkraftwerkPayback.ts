// Balcony solar: what it costs after the subsidy, saves in a year, and when it has paid for itself.
import { Confidence, readData, weakest } from '../figures/data.ts';
import { cited, DataHead } from '../figures/statement.ts';
import { toCents } from '../figures/units.ts';
import { z } from '../wire/resource.ts';

const positive = z.number().positive();
const range = z.tuple([positive, positive]);

export const Leistung = z.enum(['300w', '600w', '800w', '1600w']);

export type Size = z.infer<typeof Size>;
export const Size = z.strictObject({
  leistung: Leistung,
  module_wp: positive,
  default_price_eur: positive,
  price_min_eur: positive,
  price_max_eur: positive,
  price_confidence: Confidence,
  yield_kwh_year: positive,
  yield_min_kwh: positive,
  yield_max_kwh: positive,
  yield_confidence: Confidence,
  self_consumption_share: positive.max(1),
  self_consumption_confidence: Confidence,
  usable_kwh_year: positive,
  source: z.array(z.string()),
});

/** How a city's subsidy is calculated; never more than `cap_eur`. */
type SubsidyRule = z.infer<typeof SubsidyRule>;
const SubsidyRule = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({
    type: z.literal('flat'),
    amount_eur: positive,
    cap_eur: positive,
    reduced_income_amount_eur: positive.optional(),
  }),
  z.strictObject({ type: z.literal('percent'), percent: positive, cap_eur: positive }),
  z.strictObject({
    type: z.literal('per_wp'),
    per_wp_eur: positive,
    max_percent_of_price: positive.optional(),
    cap_eur: positive,
  }),
]);

export type City = z.infer<typeof City>;
export const City = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** Slug of the federal state; null for no city. */
  state: z.string().nullable(),
  rule: SubsidyRule,
  status_de: z.string(),
  note_de: z.string(),
  ...cited,
});

export const Legal = z.strictObject({
  max_inverter_va: positive,
  max_module_wp: positive,
  registration: z.string(),
  vat_rate: z.number().nonnegative(),
  feed_in_tariff: z.string(),
  ...cited,
});

export const balkonkraftwerkData = readData(
  'balkonkraftwerk',
  DataHead.extend({
    warnings_de: z.array(z.string()),
    legal: Legal,
    bounds: z.strictObject({ preis: range, strom: range }),
    default_electricity_price_eur_kwh: positive,
    default_electricity_price_confidence: Confidence,
    sizes: z.array(Size),
    /** Cities with a programme, and `none`. */
    cities: z.array(City),
    /** Cities that had a programme; whether they still have one is not known. */
    inactive_cities: z.array(z.strictObject({ slug: z.string(), name: z.string(), status_de: z.string() })),
  }),
);

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
interface OwnPrices {
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
