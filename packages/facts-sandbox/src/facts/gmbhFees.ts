// What founding a GmbH costs: notary, register and trade office, without share capital and chamber contributions.
import { type GmbhCity, gmbhData, type NotaryVariant } from './gmbhData.ts';
import { toCents } from './money.ts';
import type { Confidence } from './provenance.ts';
import { z } from './resource.ts';

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
