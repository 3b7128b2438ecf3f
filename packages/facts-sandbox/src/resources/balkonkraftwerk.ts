// The balcony solar resources: the results with usual prices, and one result with the asker's own.
import { cited, Statement, statement } from '../figures/statement.ts';
import { unknownValue } from '../wire/errors.ts';
import { answers, createRoute, lacks, newResource, numberParameter, refuses, z } from '../wire/resource.ts';
import {
  balkonkraftwerkData,
  City,
  Legal,
  Leistung,
  payback,
  Payback,
  Size,
} from './balkonkraftwerkPayback.ts';

const { cities, inactive_cities, sizes, bounds, legal, warnings_de } = balkonkraftwerkData;
const { default_electricity_price_eur_kwh, default_electricity_price_confidence } = balkonkraftwerkData;

const Rest = z.object({ legal: Legal, warnings_de: z.array(z.string()), ...Statement.shape });
const rest = { legal, warnings_de };

const allRoute = createRoute({
  method: 'get',
  path: '/calculator/balkonkraftwerk/results/',
  summary: 'Results with usual prices, for all cities with a subsidy and for none',
  responses: answers(
    'All results',
    z.object({
      results: z.array(Payback),
      cities: z.array(City),
      sizes: z.array(Size),
      default_electricity_price_eur_kwh: z.number(),
      default_electricity_price_confidence: cited.confidence,
      ...Rest.shape,
    }),
  ),
});

const oneRoute = createRoute({
  method: 'get',
  path: '/calculator/balkonkraftwerk/results/{city}/{leistung}/',
  summary: 'The result for one city and system size',
  request: {
    params: z.object({
      city: z.string().openapi({ description: 'city with a subsidy, or none', example: 'stuttgart' }),
      leistung: Leistung.openapi({ description: 'system size', example: '800w' }),
    }),
    query: z.object({
      preis: within(bounds.preis, 'price of the set in EUR', 499).optional(),
      strom: within(bounds.strom, 'electricity price in EUR/kWh', 0.35).optional(),
    }),
  },
  responses: {
    ...answers(
      'The result, the subsidy rule and the assumptions',
      Payback.extend({
        ...City.omit({ slug: true, name: true, confidence: true, source: true }).shape,
        subsidy_confidence: cited.confidence,
        ...Size.omit({ source: true }).shape,
        ...Rest.shape,
      }),
    ),
    ...refuses('`preis` or `strom` is no number or out of bounds'),
    ...lacks('city or system size not found; lists the ones there are'),
  },
});

function within([minimum, maximum]: readonly [number, number], description: string, example: number) {
  return numberParameter({ description, example, minimum, maximum });
}

/** The resources under /calculator/balkonkraftwerk/. */
export const balkonkraftwerk = newResource()
  .openapi(allRoute, (c) => {
    const results = cities.flatMap((city) => sizes.map((size) => payback(city, size)));
    const parts = results.map(({ confidence }) => confidence);
    const defaults = { default_electricity_price_eur_kwh, default_electricity_price_confidence };
    return c.json(
      { results, cities, sizes, ...defaults, ...rest, ...statement(balkonkraftwerkData, parts) },
      200,
    );
  })
  .openapi(oneRoute, (c) => {
    const typed = c.req.valid('param');
    const city = cities.find(({ slug }) => slug === typed.city);
    if (!city) return c.json(cityNotFound(typed.city), 404);
    const size = sizes.find(({ leistung }) => leistung === typed.leistung);
    if (!size) return c.json(unknownValue('leistung', typed.leistung, Leistung.options), 404);
    const result = payback(city, size, c.req.valid('query'));
    const { state, rule, status_de, note_de } = city;
    const { source, ...assumptions } = size;
    const citedIds = [...city.source, ...source, ...legal.source];
    return c.json(
      {
        ...result,
        ...{ state, rule, status_de, note_de, subsidy_confidence: city.confidence },
        ...assumptions,
        ...rest,
        ...statement(balkonkraftwerkData, [result.confidence], citedIds),
      },
      200,
    );
  });

/** A city whose programme may have ended is not among those that subsidise; the answer says what is known. */
function cityNotFound(typed: string) {
  const known = cities.map(({ slug }) => slug);
  const inactive = inactive_cities.find(({ slug }) => slug === typed);
  if (!inactive) return unknownValue('city', typed, known);
  const { name, status_de } = inactive;
  const message = `No active subsidy in ${name}: ${status_de}`;
  return { ...unknownValue('city', typed, known), message, status_de };
}
