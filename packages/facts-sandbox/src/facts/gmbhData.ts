// The GmbH data: fees of notary, register and trade office, and what is paid besides but not counted.
import { readData } from './data.ts';
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';
import { cited, DataHead } from './statement.ts';

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

export type NotaryVariant = z.infer<typeof NotaryVariant>;
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
