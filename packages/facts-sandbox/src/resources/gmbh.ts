// The GmbH resources: what founding costs in each city with each kind of contract, and one founding in full.
import { Confidence } from '../figures/data.ts';
import { Statement, statement } from '../figures/statement.ts';
import { unknownValue } from '../wire/errors.ts';
import { answers, createRoute, lacks, newResource, z } from '../wire/resource.ts';
import {
  Contract,
  Days,
  feeConfidence,
  foundingFees,
  FoundingFees,
  type GmbhCity,
  gmbhData,
  grossMin,
  netSum,
  NotaryItem,
  variantOf,
} from './gmbhFees.ts';

const { notary, handelsregister, stammkapital, ihk, online_founding, processing } = gmbhData;

const Founding = FoundingFees.extend({
  founders_de: z.string(),
  state: z.string(),
  notary_items: z.array(NotaryItem),
  notary_net_eur: z.number(),
  notary_vat_percent: z.number(),
  notary_max_note_de: z.string(),
  notary_rates_confidence: Confidence,
  other_variants: z.array(
    z.object({
      variant: z.string(),
      variant_founders_de: z.string(),
      variant_notary_min_eur: z.number(),
      variant_notary_max_eur: z.number(),
    }),
  ),
  handelsregister_eintragung_eur: z.number(),
  handelsregister_bereitstellung_eur: z.number(),
  sachgruendung_note_de: z.string(),
  registergericht: z.string(),
  gewerbe_online: z.string(),
  gewerbe_note_de: z.string(),
  ihk: z.string(),
  ...Days.shape,
  total_days_min: z.int(),
  total_days_max: z.int(),
  processing_confidence: Confidence,
  online_founding_available: z.boolean(),
  online_founding_since: z.iso.date(),
  online_founding_extended: z.iso.date(),
  online_founding_note_de: z.string(),
});

/** Everything about founding in one city with one kind of contract. */
function founding(city: GmbhCity, contract: Contract): z.infer<typeof Founding> {
  const variant = variantOf(contract);
  const { days } = processing;
  return {
    ...foundingFees(city, contract),
    founders_de: variant.founders_de,
    state: city.state,
    notary_items: variant.items,
    notary_net_eur: netSum(variant),
    notary_vat_percent: variant.vat_percent,
    notary_max_note_de: variant.max_note_de,
    notary_rates_confidence: variant.rates_confidence,
    other_variants: notary
      .filter((other) => sameContract(other.variant, contract) && other !== variant)
      .map((other) => ({
        variant: other.variant,
        variant_founders_de: other.founders_de,
        variant_notary_min_eur: grossMin(other),
        variant_notary_max_eur: other.gross_max_eur,
      })),
    handelsregister_eintragung_eur: handelsregister.eintragung_eur,
    handelsregister_bereitstellung_eur: handelsregister.bereitstellung_eur,
    sachgruendung_note_de: handelsregister.sachgruendung_note_de,
    registergericht: city.registergericht,
    gewerbe_online: city.gewerbe_online,
    gewerbe_note_de: city.note_de,
    ihk: city.ihk,
    ...days,
    total_days_min: days.notary_days_min + days.register_days_min + days.gewerbe_days_min,
    total_days_max: days.notary_days_max + days.register_days_max + days.gewerbe_days_max,
    processing_confidence: processing.confidence,
    online_founding_available: online_founding.available,
    online_founding_since: online_founding.since_cash,
    online_founding_extended: online_founding.extended,
    online_founding_note_de: online_founding.note_de,
  };
}

/** The names of the variants begin with the contract's. */
const sameContract = (variant: string, contract: Contract) => variant.startsWith(contract);

/** What it is taken from. */
const sourcesOf = (city: GmbhCity, contract: Contract) =>
  [variantOf(contract).source, handelsregister.source, city.gewerbeanmeldung_source, city.source]
    .concat(processing.source, stammkapital.source, ihk.source, online_founding.source)
    .flat();

const { cities } = gmbhData;
const contracts = Contract.options;

/** What is to be known of every total. */
const NotCounted = z.object({
  assumption_de: z.string(),
  not_included_de: z.array(z.string()),
  stammkapital_eur: z.number(),
  stammkapital_in_total: z.literal(false),
  stammkapital_pay_in_min_eur: z.number(),
  stammkapital_note_de: z.string(),
  ihk_annual_min_eur: z.number(),
  ihk_annual_max_eur: z.number(),
  ihk_annual_confidence: Confidence,
  ihk_in_total: z.literal(false),
  ihk_note_de: z.string(),
});

const allRoute = createRoute({
  method: 'get',
  path: '/calculator/gmbh/results/',
  summary: 'Founding costs for every city and contract type',
  responses: answers(
    'All combinations; totals without Stammkapital and IHK contributions',
    Statement.extend({ results: z.array(FoundingFees), ...NotCounted.shape }),
  ),
});

const oneRoute = createRoute({
  method: 'get',
  path: '/calculator/gmbh/results/{city}/{gesellschaftsvertrag}/',
  summary: 'Founding costs for one city and contract type',
  request: {
    params: z.object({
      city: z.string().openapi({ description: 'city slug', example: 'berlin' }),
      gesellschaftsvertrag: Contract.openapi({ description: 'contract type', example: 'muster' }),
    }),
  },
  responses: {
    ...answers(
      'Founding costs; totals without Stammkapital and IHK contributions',
      Statement.extend({ ...Founding.shape, ...NotCounted.shape }),
    ),
    ...lacks('city or contract type not found; lists the ones there are'),
  },
});

/** The resources under /calculator/gmbh/. */
export const gmbh = newResource()
  .openapi(allRoute, (c) => {
    const pairs = cities.flatMap((city) => contracts.map((contract) => [city, contract] as const));
    const results = pairs.map(([city, contract]) => foundingFees(city, contract));
    const parts = pairs.flatMap(([city, contract]) => feeConfidence(city, contract));
    return c.json({ results, ...notCounted(), ...statement(gmbhData, parts) }, 200);
  })
  .openapi(oneRoute, (c) => {
    const { city: typed, gesellschaftsvertrag } = c.req.valid('param');
    const city = cities.find(({ slug }) => slug === typed);
    if (!city) {
      const slugs = cities.map(({ slug }) => slug);
      return c.json(unknownValue('city', typed, slugs), 404);
    }
    const parts = feeConfidence(city, gesellschaftsvertrag);
    const stated = statement(gmbhData, parts, sourcesOf(city, gesellschaftsvertrag));
    return c.json({ ...founding(city, gesellschaftsvertrag), ...notCounted(), ...stated }, 200);
  });

function notCounted(): z.infer<typeof NotCounted> {
  return {
    assumption_de: gmbhData.contract_variants.note_de,
    not_included_de: gmbhData.not_included_de,
    stammkapital_eur: stammkapital.minimum_eur,
    stammkapital_in_total: stammkapital.counts_in_total,
    stammkapital_pay_in_min_eur: stammkapital.pay_in_before_registration_min_eur,
    stammkapital_note_de: stammkapital.note_de,
    ihk_annual_min_eur: ihk.typical_annual_min_eur,
    ihk_annual_max_eur: ihk.typical_annual_max_eur,
    ihk_annual_confidence: ihk.amount_confidence,
    ihk_in_total: ihk.counts_in_total,
    ihk_note_de: ihk.note_de,
  };
}
