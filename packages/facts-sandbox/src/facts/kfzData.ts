// The vehicle registration data: base fees and papers per procedure and channel, the extra fees, what is not counted.
import { readData } from './data.ts';
import { z } from './resource.ts';
import { cited, DataHead } from './statement.ts';

const euros = z.number().nonnegative();

export const Vorgang = z.enum(['neuzulassung', 'halterwechsel', 'ummeldung', 'abmeldung']);
export const Weg = z.enum(['amt', 'online']);

const Channel = z.strictObject({
  base_fee_min_eur: euros,
  base_fee_max_eur: euros,
  documents: z.array(z.string()),
  ...cited,
});

export type Procedure = z.infer<typeof Procedure>;
const Procedure = z.strictObject({
  vorgang: Vorgang,
  vorgang_de: z.string(),
  note_de: z.string(),
  wege: z.strictObject({ amt: Channel, online: Channel }),
  wunschkennzeichen: z.strictObject({ min_eur: euros, max_eur: euros, note_de: z.string(), ...cited }),
});

export const DetailFee = z.strictObject({
  case_de: z.string(),
  amt_eur: euros,
  online_eur: euros,
  ...cited,
});

export const Extra = z.strictObject({ item_de: z.string(), min_eur: euros, max_eur: euros, ...cited });

export const Legal = z.strictObject({ note_de: z.string(), ...cited });

const KfzData = DataHead.extend({
  vorgaenge: z.array(Procedure).length(4),
  not_included_de: z.array(z.string()),
  detail_fees: z.array(DetailFee),
  extras: z.array(Extra),
  warnings_de: z.array(z.string()),
  legal: Legal,
});

export const kfzData = readData('kfz', KfzData);
