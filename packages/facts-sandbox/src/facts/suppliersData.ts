// The suppliers as anybody may see them, and the topics that have some. All of them are invented.
import { readData } from './data.ts';
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';
import { PlainHead } from './statement.ts';

export type Supplier = z.infer<typeof Supplier>;
// Strict: the start fails when a contact finds its way into the data.
export const Supplier = z.strictObject({
  id: z.string(),
  topic: z.string(),
  name: z.string(),
  fictitious: z.literal(true),
  description_de: z.string(),
  coverage: z.enum(['nationwide', 'state', 'city', 'plz']),
  city: z.string().nullable(),
  state: z.string().nullable(),
  plz: z.array(z.string().regex(/^\d{5}$/)),
  placement_order: z.int().positive(),
  placement_label_de: z.string().nullable(),
  profile_url: z.url(),
  intro_action: z.strictObject({
    type: z.string(),
    label_de: z.string(),
    url: z.url(),
    method: z.literal('GET'),
  }),
});

export const suppliersData = readData(
  'suppliers',
  PlainHead.extend({
    confidence: Confidence,
    warning_de: z.string(),
    topics: z.array(z.string()),
    suppliers: z.array(Supplier),
  }),
);
