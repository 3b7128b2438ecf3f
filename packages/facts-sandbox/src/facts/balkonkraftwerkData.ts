// Balcony solar: the sizes with price and yield, and the cities that subsidise one.
import { readData } from './data.ts';
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';
import { cited, DataHead } from './statement.ts';

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
export type SubsidyRule = z.infer<typeof SubsidyRule>;
export const SubsidyRule = z.discriminatedUnion('type', [
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
