// The supplier resource: a topic's suppliers in the order in which they are placed. All of them are invented.
import { Confidence, readData } from '../figures/data.ts';
import { findPlz, findState, Plz } from '../figures/places.ts';
import { PlainHead, PlainStatement, plainStatement } from '../figures/statement.ts';
import { topicNotFound } from '../wire/errors.ts';
import { answers, createRoute, lacks, lookedUpParameter, newResource, refuses, z } from '../wire/resource.ts';

type Supplier = z.infer<typeof Supplier>;
// Strict: the start fails when a contact finds its way into the data.
const Supplier = z.strictObject({
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

const { suppliers, topics, warning_de, confidence } = suppliersData;

const suppliersRoute = createRoute({
  method: 'get',
  path: '/topics/{topic}/suppliers/',
  summary: 'Suppliers of a topic in placement order',
  request: {
    params: z.object({ topic: lookedUpParameter('slug of a topic with suppliers', topics) }),
    query: z.object({
      city: z.string().optional().openapi({ description: 'that city plus nationwide', example: 'berlin' }),
      state: z.string().optional().openapi({ description: 'that state plus nationwide', example: 'bayern' }),
      plz: Plz.optional(),
    }),
  },
  responses: {
    ...answers(
      'The suppliers',
      z.object({
        topic: z.string(),
        filter: z.object({
          city: z.string().optional(),
          state: z.string().optional(),
          plz: z.string().optional(),
          resolved_city: z.string().nullable().optional(),
        }),
        suppliers: z.array(Supplier),
        warning_de: z.string(),
        ...PlainStatement.shape,
      }),
    ),
    ...refuses('`plz` does not have exactly five digits'),
    ...lacks('topic not found, or without suppliers; lists the topics with suppliers'),
  },
});

/** The resource /topics/{topic}/suppliers/. */
export const supplierList = newResource().openapi(suppliersRoute, (c) => {
  const { topic } = c.req.valid('param');
  if (!topics.includes(topic)) return c.json(topicNotFound(topic, topics), 404);
  const asked = c.req.valid('query');
  const found = suppliers
    .filter((supplier) => supplier.topic === topic)
    .filter((supplier) => supplier.coverage === 'nationwide' || worksThere(supplier, asked))
    .toSorted((a, b) => a.placement_order - b.placement_order || a.id.localeCompare(b.id));
  return c.json(
    {
      topic,
      filter: { ...asked, ...(asked.plz && { resolved_city: findPlz(asked.plz).city ?? null }) },
      suppliers: found,
      warning_de,
      ...plainStatement(suppliersData, [confidence]),
    },
    200,
  );
});

interface Place {
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly plz?: string | undefined;
}

/** Where more than one place is asked for, it must be all of them. An empty one is none. */
function worksThere(supplier: Supplier, { city, state, plz }: Place): boolean {
  if (city && supplier.city !== slugOf(city)) return false;
  if (state && supplier.state !== findState(state)?.slug) return false;
  return plz === undefined || worksAt(supplier, plz);
}

const worksAt = (supplier: Supplier, plz: string) =>
  supplier.plz.includes(plz) || (supplier.coverage === 'city' && supplier.city === findPlz(plz).city);

/** The slug of a city's name: `Köln` is koeln. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(' ', '-');
