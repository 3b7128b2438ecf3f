// The no-parking zone resources: all places, all pairs of places, one pair.
import { Hono } from 'hono';
import { type CalendarDate, readCalendarDate } from './calendar.ts';
import { invalidParameter, locationNotFound } from './errors.ts';
import { halteverbotData, type Place } from './halteverbotData.ts';
import { pairFigures, pairSchedule } from './halteverbotPair.ts';
import { citedSources, weakest } from './provenance.ts';

const { as_of, currency, disclaimer_de, legal, definitions_de, sources, locations } = halteverbotData;
const slugs = locations.map((place) => place.slug);

/** The resources under /calculator/halteverbot/; `today` is the day that a moving date is compared with. */
export const halteverbot = (today: () => CalendarDate) =>
  new Hono()
    .get('/calculator/halteverbot/', (c) =>
      c.json({ locations, ...statement(locations), definitions_de, sources }),
    )
    .get('/calculator/halteverbot/results/', (c) =>
      c.json({
        results: allPairs(),
        ...statement(locations),
        definitions_de,
        sources,
      }),
    )
    .get('/calculator/halteverbot/results/:von/:nach/', (c) => {
      const von = findPlace(c.req.param('von'));
      if (!von) return c.json(locationNotFound('von', c.req.param('von'), slugs), 404);
      const nach = findPlace(c.req.param('nach'));
      if (!nach) return c.json(locationNotFound('nach', c.req.param('nach'), slugs), 404);

      const typed = c.req.query('datum');
      const datum = readCalendarDate(typed ?? '');
      if (typed !== undefined && !datum) {
        return c.json(invalidParameter('datum', typed, 'a calendar date as YYYY-MM-DD'), 400);
      }
      return c.json({
        von,
        nach,
        ...pairFigures(von, nach),
        ...(datum && pairSchedule(von, nach, datum, today())),
        ...statement([von, nach]),
        sources: citedSources(sources, [...von.source, ...nach.source]),
      });
    });

const findPlace = (slug: string) => locations.find((place) => place.slug === slug);

/** How far the figures of these places can be trusted, and in which currency they are. */
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
