// The no-parking zone resources: all places, all pairs of places, one pair.
import { citedSources, Confidence, Source, weakest } from '../figures/data.ts';
import { type CalendarDate, readCalendarDate } from '../figures/units.ts';
import { locationNotFound } from '../wire/errors.ts';
import { answers, createRoute, lacks, newResource, refuses, z } from '../wire/resource.ts';
import {
  halteverbotData,
  Legal,
  pairFigures,
  PairFigures,
  pairSchedule,
  PairSchedule,
  Place,
} from './halteverbotPair.ts';

const { as_of, currency, disclaimer_de, legal, definitions_de, sources, locations } = halteverbotData;
const slugs = locations.map((place) => place.slug);

/** How far the figures can be trusted, and in which currency they are. */
const Statement = z.object({
  currency: z.string(),
  as_of: z.iso.date(),
  confidence: Confidence,
  disclaimer_de: z.string(),
  legal: Legal,
  sources: z.array(Source),
});
const Definitions = z.object({ definitions_de: z.record(z.string(), z.string()) });
const Named = Place.pick({ slug: true, name: true });

const placesRoute = createRoute({
  method: 'get',
  path: '/calculator/halteverbot/',
  summary: 'Processing times and costs of all places',
  responses: answers('All places', Statement.extend({ ...Definitions.shape, locations: z.array(Place) })),
});

const pairsRoute = createRoute({
  method: 'get',
  path: '/calculator/halteverbot/results/',
  summary: 'The result of every pair of places',
  responses: answers(
    'All pairs',
    Statement.extend({
      ...Definitions.shape,
      results: z.array(PairFigures.extend({ von: Named, nach: Named })),
    }),
  ),
});

const pairRoute = createRoute({
  method: 'get',
  path: '/calculator/halteverbot/results/{von}/{nach}/',
  summary: 'The result of one pair of places',
  request: {
    params: z.object({
      von: z.string().openapi({ description: 'origin location slug', example: 'berlin-mitte' }),
      nach: z.string().openapi({ description: 'destination location slug', example: 'hamburg' }),
    }),
    query: z.object({
      datum: z
        .string()
        .refine((typed) => readCalendarDate(typed) !== undefined, 'a calendar date as YYYY-MM-DD')
        .optional()
        .openapi({ description: 'moving date, YYYY-MM-DD', format: 'date', example: '2027-06-01' }),
    }),
  },
  responses: {
    ...answers(
      'The pair; with `datum` also urgency and schedule',
      Statement.extend({ ...PairFigures.shape, ...PairSchedule.partial().shape, von: Place, nach: Place }),
    ),
    ...refuses('`datum` is no calendar date'),
    ...lacks('location not found; lists the locations'),
  },
});

/** The resources under /calculator/halteverbot/; `today` is the day that a moving date is compared with. */
export const halteverbot = (today: () => CalendarDate) =>
  newResource()
    .openapi(placesRoute, (c) => c.json({ locations, ...statement(locations), definitions_de, sources }, 200))
    .openapi(pairsRoute, (c) =>
      c.json({ results: allPairs(), ...statement(locations), definitions_de, sources }, 200),
    )
    .openapi(pairRoute, (c) => {
      const typed = c.req.valid('param');
      const von = findPlace(typed.von);
      if (!von) return c.json(locationNotFound('von', typed.von, slugs), 404);
      const nach = findPlace(typed.nach);
      if (!nach) return c.json(locationNotFound('nach', typed.nach, slugs), 404);
      const { datum } = c.req.valid('query');
      return c.json(
        {
          von,
          nach,
          ...pairFigures(von, nach),
          ...(datum !== undefined && pairSchedule(von, nach, datum, today())),
          ...statement([von, nach]),
          sources: citedSources(sources, [...von.source, ...nach.source]),
        },
        200,
      );
    });

const findPlace = (slug: string) => locations.find((place) => place.slug === slug);

function statement(places: readonly Place[]) {
  const parts = places.flatMap((p) => [p.confidence, p.fee_confidence, p.sign_rental_confidence]);
  return { currency, as_of, confidence: weakest(parts), disclaimer_de, legal };
}

function allPairs() {
  return locations.flatMap((von) =>
    locations.map((nach) => ({
      von: nameOf(von),
      nach: nameOf(nach),
      ...pairFigures(von, nach),
    })),
  );
}

const nameOf = ({ slug, name }: Place) => ({ slug, name });
