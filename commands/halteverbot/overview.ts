// The overviews: of all places, where it takes longest and costs least; of the districts; and of every pair of places.
import {
  type Call,
  code,
  count,
  counted,
  countRange,
  type Document,
  type FactsRecord,
  fieldColumns,
  headlineOf,
  money,
  moneyRange,
  overviewDocument,
  plainName,
  readCases,
  readFields,
  readWords,
  spanOf,
  strong,
  text,
  textCell,
} from '../../src/kit/index.ts';
import { signsDays } from './deadlines.ts';
import { overviewFields, pairFields, placeFields } from './fields.ts';
import { type Place, readPlaces, sumOf } from './readPlaces.ts';
import type { Move } from './zones.ts';

export type PlacesCall = Call & { readonly values: { readonly schilder?: 'signs' | undefined } };

/** The places that are parts of a city: of the one that the question names, else of all. */
export function districtsDocument(answer: FactsRecord, call: PlacesCall): Document {
  const places = readPlaces(answer);
  const cityOf = ({ name }: Place) => name.split(/[\s-]/)[0] ?? '';
  const said = readWords(call.question).map(({ plain }) => plain);
  const isDistrict = (place: Place) =>
    !/[()]/.test(place.name) &&
    place.name !== cityOf(place) &&
    places.filter((other) => cityOf(other) === cityOf(place)).length > fewest;
  const districts = places.filter(isDistrict);
  const named = districts.filter((place) => said.some((word) => word.startsWith(plainName(cityOf(place)))));
  return placesDocument(answer, call, named.length > 0 ? named : districts);
}

/** Fewer parts of one name are no districts: „Frankfurt am Main“ and „Frankfurt (Oder)“. */
const fewest = 2;

const leadTime = { de: 'Vorlauf in Tagen', en: 'Lead time in days' };

export function placesDocument(
  answer: FactsRecord,
  call: PlacesCall,
  told: readonly Place[] = readPlaces(answer),
): Document {
  const { lang, say } = call;
  const places = told.toSorted((a, b) => mostDays(b) - mostDays(a));
  const signs = call.values.schilder && signsDays(places, call);
  const headline = placesHeadline(places, call);
  const ask = code(`${say({ de: 'halteverbot', en: 'no-parking' })} ${places[0]?.slug ?? ''}`);
  return overviewDocument(
    answer,
    {
      headline: say`[${signs}, überall gleich. ]${headline}\n[${signs}, the same everywhere. ]${headline}`,
      notes: [say`Mehr zu einem Ort: ${ask}\nMore on one place: ${ask}`],
      rows: places,
      entries: places,
      fields: readFields(answer, overviewFields),
      caption: { de: 'Alle Orte, die längsten zuerst', en: 'All places, the longest first' },
      isRanked: true,
      pictured: leadTime,
      columns: [
        [{ de: 'Ort', en: 'Place' }, ({ name }) => text(name)],
        [leadTime, ({ values: { leadDays } }) => leadDays && count(leadDays.min, leadDays.max)],
        ...fieldColumns(placeFields, ['fee', 'signRental', 'cost', 'online', 'isOnline'], lang),
      ],
    },
    call,
  );
}

const mostDays = ({ values: { leadDays } }: Place) => leadDays?.max ?? 0;

/** How many there are, where the longest lead time is, and the lowest fee; each only where the service states it. */
function placesHeadline(places: readonly Place[], { say, intent }: Call) {
  const daysAt = ({ values }: Place) => values.leadDays?.max;
  const longest = extreme(places, daysAt, Math.max);
  const quickest = extreme(places, daysAt, Math.min);
  const cheapest = extreme(places, ({ values }) => values.fee?.max, Math.min);
  const days = (at: Extreme | undefined) => at && count(at.figure, at.figure, 'day');
  const least = quickest?.figure === longest?.figure ? undefined : days(quickest);
  // Many may be equally quick: how long it takes there says it.
  const shortest = quickest && quickest.where.length <= fewest && quickest.names;
  const lowest = cheapest && cheapest.where.length < places.length ? cheapest : undefined;
  const most = lowest && money(lowest.figure);
  const figures = headlineOf(
    [
      {
        tells: 'duration',
        says: say`am längsten dauert es in ${longest?.names} (bis ${days(longest)})[, am kürzesten in ${shortest} (${least})][, sonst ab ${!shortest && least}]
          it takes longest in ${longest?.names} (up to ${days(longest)})[, shortest in ${shortest} (${least})][, elsewhere from ${!shortest && least}]`,
      },
      {
        tells: 'cost',
        says: say`am wenigsten Gebühr verlangt ${lowest?.names} (höchstens ${most} je Zone)
          the lowest fee is in ${lowest?.names} (at most ${most} for a zone)`,
      },
    ],
    intent,
  );
  return say`**${counted(places.length, { de: ['Ort', 'Orte'], en: ['place', 'places'] })}**[; ${figures}].`;
}

type Extreme = NonNullable<ReturnType<typeof extreme>>;

/** The most or the least of a figure, and where it is that; undefined where no place has it. */
function extreme(
  places: readonly Place[],
  figureAt: (place: Place) => number | undefined,
  pick: (...figures: number[]) => number,
) {
  const figures = places.flatMap((place) => figureAt(place) ?? []);
  if (figures.length === 0) return undefined;
  const figure = pick(...figures);
  const where = places.filter((place) => figureAt(place) === figure);
  return { figure, where, names: strong(text(where.map(({ name }) => name).join(', '))) };
}

/** No place was said: what a zone comes to anywhere, and how long before one applies. */
export function anyPlaceDocument(answer: FactsRecord, call: PlacesCall): Document {
  const { say } = call;
  const places = readPlaces(answer);
  const cost = spanOf(places.flatMap((place) => place.values.cost ?? sumOf(place) ?? []));
  const lead = spanOf(places.flatMap(({ values: { leadDays } }) => leadDays ?? []));
  const isSum = places.some((place) => sumOf(place) !== undefined);
  const [sum, days] = [moneyRange(cost), countRange(lead, 'day')];
  const headline = headlineOf(
    [
      {
        tells: 'cost',
        says: say`Eine Zone kostet je nach Ort **${sum}**[${isSum} (errechnet: Gebühr und Schilder)]
          A zone costs **${sum}**, depending on the place[${isSum} (calculated: fee and signs)]`,
      },
      {
        tells: 'duration',
        says: say`Vorlauf je nach Ort **${days}**\nlead time **${days}**, depending on the place`,
      },
    ],
    call.intent,
  );
  const all = placesDocument(answer, call, places);
  return headline ? { ...all, headline: [...headline, '.'] } : all;
}

/** Every pair of places, the longest first. */
export function allPairsDocument(answer: FactsRecord, call: Call): Document {
  const { lang, say } = call;
  const pairs = readCases(answer, pairFields, ['mostDays']).toSorted(byDaysAndCost);
  const isWithin = (pair: PairRead) => {
    const from = nameOf(pair, 'von');
    return from !== undefined && from === nameOf(pair, 'nach');
  };
  const days = spanOf(pairs.flatMap((pair) => (isWithin(pair) ? [] : (pair.values.mostDays?.max ?? []))));
  const kind = { de: ['Verbindung', 'Verbindungen'], en: ['pair of places', 'pairs of places'] } as const;
  const [number, span] = [counted(pairs.length, kind), countRange(days, 'day')];
  return overviewDocument(
    answer,
    {
      headline: say`**${number}**[, Vorlauf **${span}**].\n**${number}**[, lead time **${span}**].`,
      rows: pairs,
      entries: pairs,
      fields: readFields(answer, overviewFields),
      caption: { de: 'Alle Verbindungen, die längsten zuerst', en: 'All pairs of places, the longest first' },
      isRanked: true,
      pictured: leadTime,
      columns: [
        [{ de: 'Von', en: 'From' }, (pair) => textCell(nameOf(pair, 'von'))],
        [{ de: 'Nach', en: 'To' }, (pair) => textCell(nameOf(pair, 'nach'))],
        [leadTime, ({ values }) => values.mostDays && count(values.mostDays.max)],
        ...fieldColumns(pairFields, ['cost'], lang),
      ],
    },
    call,
  );
}

type PairRead = Move['read'];

const byDaysAndCost = ({ values: a }: PairRead, { values: b }: PairRead) =>
  (b.mostDays?.max ?? 0) - (a.mostDays?.max ?? 0) || (b.cost?.max ?? 0) - (a.cost?.max ?? 0);

const nameOf = ({ values }: PairRead, end: 'von' | 'nach'): string | undefined =>
  values[end]?.values.name ?? values[end]?.values.slug;
