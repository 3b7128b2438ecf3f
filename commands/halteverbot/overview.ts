// The overviews: of all places, where it takes longest and costs least; of the districts; and of every pair of places.
import {
  type Call,
  code,
  count,
  counted,
  type Document,
  type FactsRecord,
  fieldColumn,
  headlineOf,
  joined,
  money,
  overviewDocument,
  plainName,
  readCases,
  readFields,
  readWords,
  sentence,
  type Sentence,
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
  const everywhere = say({ de: ', überall gleich. ', en: ', the same everywhere. ' });
  const ask = code(`${say({ de: 'halteverbot', en: 'no-parking' })} ${places[0]?.slug ?? ''}`);
  return overviewDocument(
    answer,
    {
      headline: [...(signs ? [...signs, everywhere] : []), ...placesHeadline(places, call)],
      notes: [say({ de: sentence`Mehr zu einem Ort: ${ask}`, en: sentence`More on one place: ${ask}` })],
      rows: places,
      entries: places,
      fields: readFields(answer, overviewFields),
      caption: { de: 'Alle Orte, die längsten zuerst', en: 'All places, the longest first' },
      isRanked: true,
      pictured: leadTime,
      columns: [
        [{ de: 'Ort', en: 'Place' }, ({ name }) => text(name)],
        [leadTime, ({ values: { leadDays } }) => leadDays && count(leadDays.min, leadDays.max)],
        ...(['fee', 'signRental', 'cost', 'online', 'isOnline'] as const).map((key) =>
          fieldColumn(placeFields, key, lang),
        ),
      ],
    },
    call,
  );
}

const mostDays = ({ values: { leadDays } }: Place) => leadDays?.max ?? 0;

/** How many there are, where the longest lead time is, and the lowest fee; each only where the service states it. */
function placesHeadline(places: readonly Place[], { say, intent }: Call): Sentence {
  const total = places.length;
  const daysAt = ({ values }: Place) => values.leadDays?.max;
  const longest = extreme(places, daysAt, Math.max);
  const quickest = extreme(places, daysAt, Math.min);
  const cheapest = extreme(places, ({ values }) => values.fee?.max, Math.min);
  const days = (most: number) => count(most, most, 'day');
  const figures = headlineOf(
    [
      {
        tells: 'duration',
        says: longest && [
          ...say({
            de: sentence`am längsten dauert es in ${longest.names} (bis ${days(longest.figure)})`,
            en: sentence`it takes longest in ${longest.names} (up to ${days(longest.figure)})`,
          }),
          ...(quickest && quickest.figure < longest.figure ? shortest(quickest, say) : []),
        ],
      },
      {
        tells: 'cost',
        says:
          cheapest && cheapest.where.length < total
            ? say({
                de: sentence`am wenigsten Gebühr verlangt ${cheapest.names} (höchstens ${money(cheapest.figure)} je Zone)`,
                en: sentence`the lowest fee is in ${cheapest.names} (at most ${money(cheapest.figure)} for a zone)`,
              })
            : undefined,
      },
    ],
    intent,
  );
  const number = strong(say(counted(total, { de: ['Ort', 'Orte'], en: ['place', 'places'] })));
  return [...joined([[number], figures], '; '), '.'];
}

/** Many may be equally quick: how long it takes there says it. */
function shortest({ figure, where, names }: Extreme, say: Call['say']): Sentence {
  const days = count(figure, figure, 'day');
  return where.length > fewest
    ? [say({ de: ', sonst ab ', en: ', elsewhere from ' }), days]
    : [say({ de: ', am kürzesten in ', en: ', shortest in ' }), names, ' (', days, ')'];
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
  const how = isSum
    ? say({ de: ' (errechnet: Gebühr und Schilder)', en: ' (calculated: fee and signs)' })
    : '';
  const sum = cost && strong(money(cost.min, cost.max));
  const days = lead && strong(count(lead.min, lead.max, 'day'));
  const headline = headlineOf(
    [
      {
        tells: 'cost',
        says:
          sum &&
          say({
            de: sentence`Eine Zone kostet je nach Ort ${sum}${how}`,
            en: sentence`A zone costs ${sum}, depending on the place${how}`,
          }),
      },
      {
        tells: 'duration',
        says:
          days &&
          say({
            de: sentence`Vorlauf je nach Ort ${days}`,
            en: sentence`lead time ${days}, depending on the place`,
          }),
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
  const span = days && strong(count(days.min, days.max, 'day'));
  return overviewDocument(
    answer,
    {
      headline: [
        strong(say(counted(pairs.length, kind))),
        ...(span ? [say({ de: ', Vorlauf ', en: ', lead time ' }), span] : []),
        '.',
      ],
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
        fieldColumn(pairFields, 'cost', lang),
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
