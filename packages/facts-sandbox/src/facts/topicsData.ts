// The topics: a fact sheet for each, and for some of them the authorities of every federal state.
import { readData } from './data.ts';
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';
import { cited, PlainHead } from './statement.ts';

const euros = z.number().nonnegative();
const days = z.int().nonnegative();

export type Topic = z.infer<typeof Topic>;
export const Topic = z.strictObject({
  slug: z.string(),
  title_de: z.string(),
  title_en: z.string(),
  summary_de: z.string(),
  authority_type: z.string(),
  legal_basis: z.array(z.string()),
  documents: z.array(z.string()),
  fee: z.strictObject({
    min_eur: euros,
    max_eur: euros.nullable(),
    text_de: z.string(),
    confidence: Confidence,
  }),
  processing_time: z.strictObject({
    min_days: days.nullable(),
    max_days: days.nullable(),
    text_de: z.string(),
    confidence: Confidence,
  }),
  online: z.strictObject({ available: z.enum(['ja', 'teilweise', 'nein']), text_de: z.string() }),
  /** The part of the calculator's address; null where there is none. */
  calculator: z.string().nullable(),
  has_suppliers: z.boolean(),
  ...cited,
});

export type AuthorityRecord = z.infer<typeof AuthorityRecord>;
export const AuthorityRecord = z.strictObject({
  topic: z.string(),
  /** The name under which the record is stored. */
  state: z.string(),
  state_slug: z.string(),
  name: z.string(),
  level: z.string(),
  url: z.url(),
  url_confidence: Confidence,
  note_de: z.string().nullable(),
  ...cited,
});

export const topicsData = readData(
  'topics',
  PlainHead.extend({
    authority_note_de: z.string(),
    topics: z.array(Topic),
    authority_records: z.array(AuthorityRecord),
  }),
);
