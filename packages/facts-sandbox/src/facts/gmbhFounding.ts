// One founding of a GmbH in full: what the notary does, what the court and the office take, and how long it all takes.
import { Days, type GmbhCity, gmbhData, NotaryItem } from './gmbhData.ts';
import { type Contract, foundingFees, FoundingFees, grossMin, netSum, variantOf } from './gmbhFees.ts';
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';

const { notary, handelsregister, stammkapital, ihk, online_founding, processing } = gmbhData;

export const Founding = FoundingFees.extend({
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
export function founding(city: GmbhCity, contract: Contract): z.infer<typeof Founding> {
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
export const sourcesOf = (city: GmbhCity, contract: Contract) =>
  [variantOf(contract).source, handelsregister.source, city.gewerbeanmeldung_source, city.source]
    .concat(processing.source, stammkapital.source, ihk.source, online_founding.source)
    .flat();
