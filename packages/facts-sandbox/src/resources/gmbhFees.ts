// What founding a GmbH costs: notary, register and trade office, and what is paid besides but not counted.
import { Confidence, readData } from '../figures/data.ts';
import { cited, DataHead } from '../figures/statement.ts';
import { toCents } from '../figures/units.ts';
import { z } from '../wire/resource.ts';

const euros = z.number().nonnegative();
const days = z.int().positive();

export const Days = z.strictObject({
  notary_days_min: days,
  notary_days_max: days,
  register_days_min: days,
  register_days_max: days,
  gewerbe_days_min: days,
  gewerbe_days_max: days,
});

export const NotaryItem = z.strictObject({ label_de: z.string(), net_eur: euros });

type NotaryVariant = z.infer<typeof NotaryVariant>;
const NotaryVariant = z.strictObject({
  variant: z.enum(['muster_1', 'muster_2_3', 'individuell_1', 'individuell_2plus']),
  founders_de: z.string(),
  items: z.array(NotaryItem),
  vat_percent: z.int(),
  gross_max_eur: euros,
  max_note_de: z.string(),
  rates_confidence: Confidence,
  composition_confidence: Confidence,
  ...cited,
});

export type GmbhCity = z.infer<typeof GmbhCity>;
const GmbhCity = z.strictObject({
  slug: z.string(),
  name: z.string(),
  state: z.string(),
  gewerbeanmeldung_min_eur: euros,
  gewerbeanmeldung_max_eur: euros,
  gewerbeanmeldung_confidence: Confidence,
  gewerbeanmeldung_source: z.array(z.string()),
  registergericht: z.string(),
  ihk: z.string(),
  gewerbe_online: z.string(),
  note_de: z.string(),
  ...cited,
});

const GmbhData = DataHead.extend({
  contract_variants: z.strictObject({
    muster: NotaryVariant.shape.variant,
    individuell: NotaryVariant.shape.variant,
    note_de: z.string(),
  }),
  notary: z.array(NotaryVariant),
  handelsregister: z.strictObject({
    eintragung_eur: euros,
    bereitstellung_eur: euros,
    sachgruendung_note_de: z.string(),
    eintragung_confidence: Confidence,
    bereitstellung_confidence: Confidence,
    ...cited,
  }),
  stammkapital: z.strictObject({
    minimum_eur: euros,
    pay_in_before_registration_min_eur: euros,
    counts_in_total: z.literal(false),
    note_de: z.string(),
    ...cited,
  }),
  ihk: z.strictObject({
    note_de: z.string(),
    typical_annual_min_eur: euros,
    typical_annual_max_eur: euros,
    counts_in_total: z.literal(false),
    amount_confidence: Confidence,
    ...cited,
  }),
  online_founding: z.strictObject({
    available: z.boolean(),
    since_cash: z.iso.date(),
    extended: z.iso.date(),
    note_de: z.string(),
    ...cited,
  }),
  not_included_de: z.array(z.string()),
  processing: z.strictObject({ days: Days, ...cited }),
  cities: z.array(GmbhCity),
});

export const gmbhData = readData('gmbh', GmbhData);

export type Contract = z.infer<typeof Contract>;
export const Contract = z.enum(['muster', 'individuell']);

export const FoundingFees = z.object({
  city: z.string(),
  city_name: z.string(),
  gesellschaftsvertrag: Contract,
  notary_variant: z.string(),
  notary_min_eur: z.number(),
  notary_max_eur: z.number(),
  handelsregister_eur: z.number(),
  gewerbeamt_min_eur: z.number(),
  gewerbeamt_max_eur: z.number(),
  total_min_eur: z.number(),
  total_max_eur: z.number(),
});

/** The notary's work that a contract is taken to need. */
export function variantOf(contract: Contract): NotaryVariant {
  const wanted = gmbhData.contract_variants[contract];
  const found = gmbhData.notary.find(({ variant }) => variant === wanted);
  if (!found) throw new Error(`the data has no notary fees for ${wanted}`);
  return found;
}

/** The fees for one city and contract. */
export function foundingFees(city: GmbhCity, contract: Contract): z.infer<typeof FoundingFees> {
  const variant = variantOf(contract);
  const { gross_max_eur } = variant;
  const { eintragung_eur, bereitstellung_eur } = gmbhData.handelsregister;
  const register = eintragung_eur + bereitstellung_eur;
  const { gewerbeanmeldung_min_eur, gewerbeanmeldung_max_eur } = city;
  return {
    city: city.slug,
    city_name: city.name,
    gesellschaftsvertrag: contract,
    notary_variant: variant.variant,
    notary_min_eur: grossMin(variant),
    notary_max_eur: gross_max_eur,
    handelsregister_eur: register,
    gewerbeamt_min_eur: gewerbeanmeldung_min_eur,
    gewerbeamt_max_eur: gewerbeanmeldung_max_eur,
    total_min_eur: toCents(grossMin(variant) + register + gewerbeanmeldung_min_eur),
    total_max_eur: toCents(gross_max_eur + register + gewerbeanmeldung_max_eur),
  };
}

/** A notary's fees before tax. */
export const netSum = ({ items }: NotaryVariant) =>
  toCents(items.reduce((sum, { net_eur }) => sum + net_eur, 0));

/** The notary's bill is rounded by itself: it is paid by itself. */
export const grossMin = (variant: NotaryVariant) =>
  toCents(netSum(variant) * (1 + variant.vat_percent / 100));

/** How sure the parts of the total are. */
export const feeConfidence = (city: GmbhCity, contract: Contract): Confidence[] => [
  variantOf(contract).confidence,
  gmbhData.handelsregister.confidence,
  city.gewerbeanmeldung_confidence,
];
