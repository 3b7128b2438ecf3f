// The halteverbot data: 24 places with their lead times and costs, and what is said about all of them.
import { readData } from './data.ts';
import { Confidence, Source } from './provenance.ts';
import { z } from './resource.ts';

const days = z.int().positive();
const euros = z.number().nonnegative();

export type Place = z.infer<typeof Place>;
export const Place = z.strictObject({
  slug: z.string(),
  name: z.string(),
  type: z.enum(['city', 'berlin-district']),
  state: z.string(),
  lead_days_min: days,
  lead_days_max: days,
  fee_min_eur: euros,
  fee_max_eur: euros,
  fee_rule_de: z.string(),
  fee_confidence: Confidence,
  sign_rental_min_eur: euros,
  sign_rental_max_eur: euros,
  sign_rental_confidence: Confidence,
  signs_up_days_before: days,
  authority: z.string(),
  portal_url: z.url(),
  online_application: z.string(),
  notes_de: z.string(),
  confidence: Confidence,
  source: z.array(z.string()),
});

export const Legal = z.strictObject({
  signs_standing_min_full_days: days,
  fee_frame_min_eur: euros,
  fee_frame_max_eur: euros,
  note_de: z.string(),
  confidence: Confidence,
  source: z.array(z.string()),
});

const HalteverbotData = z.object({
  as_of: z.iso.date(),
  currency: z.literal('EUR'),
  disclaimer_de: z.string(),
  legal: Legal,
  definitions_de: z.record(z.string(), z.string()),
  sources: z.array(Source),
  locations: z.array(Place),
});

export const halteverbotData = readData('halteverbot', HalteverbotData);
