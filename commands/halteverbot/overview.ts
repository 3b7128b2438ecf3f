// The overviews: of all places, where it takes longest and costs least; and of every pair of places.
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
  type Lang,
  money,
  overviewDocument,
  plainName,
  readCases,
  readFields,
  readWords,
  sentence,
  type Sentence,
  strong,
  text,
  textCell,
} from '../../src/kit/index.ts';
import { overviewFields, type Place, placeFields, readPlaces } from './fields.ts';
import { signsDaysSentence } from './deadlines.ts';
import { type Pair, pairFields } from './pairFields.ts';

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
  const places = told.toSorted(byDays);
  const onSigns = call.values.schilder ? signsEverywhere(places, say) : [];
  const ask = `${say({ de: 'halteverbot', en: 'no-parking' })} ${places[0]?.slug ?? ''}`;
  const column = (key: 'fee' | 'signRental' | 'cost' | 'online' | 'isOnline') =>
    fieldColumn(placeFields, key, lang);
  return overviewDocument(
    answer,
    {
      headline: [...onSigns, ...placesHeadline(places, call)],
      notes: [
        say({
          de: sentence`Mehr zu einem Ort: ${code(ask)}`,
          en: sentence`More on one place: ${code(ask)}`,
        }),
      ],
      rows: places,
      entries: places,
      fields: readFields(answer, overviewFields),
      caption: { de: 'Alle Orte, die längsten zuerst', en: 'All places, the longest first' },
      isRanked: true,
      pictured: leadTime,
      columns: [
        [{ de: 'Ort', en: 'Place' }, ({ name }) => text(name)],
        [leadTime, ({ values: { leadDays } }) => leadDays && count(leadDays.min, leadDays.max)],
        ...(['fee', 'signRental', 'cost', 'online', 'isOnline'] as const).map(column),
      ],
    },
    call,
  );
}

const byDays = ({ values: a }: Place, { values: b }: Place) =>
  (b.leadDays?.max ?? 0) - (a.leadDays?.max ?? 0);

/** How long before the move the signs must stand, where that is the same everywhere. */
function signsEverywhere(places: readonly Place[], say: Call['say']): Sentence {
  const stated = places.map(({ values }) => values.signsUpDays?.max);
  const days = stated[0];
  if (days === undefined || stated.some((other) => other !== days)) return [];
  return signsDaysSentence(days, [say({ de: ', überall gleich. ', en: ', the same everywhere. ' })], say);
}

/** How many there are, where the longest lead time is, and the lowest fee; each only where the service states it. */
function placesHeadline(places: readonly Place[], { say, intent }: Pick<Call, 'say' | 'intent'>): Sentence {
  const total = places.length;
  const longest = extreme(places, (place) => -(place.values.leadDays?.max ?? Number.NaN));
  const cheapest = extreme(places, (place) => place.values.fee?.max ?? Number.NaN);
  // Only the figure that was compared holds for all of them.
  const lead = longest[0]?.values.leadDays?.max;
  const fee = cheapest[0]?.values.fee?.max;
  const quickest = extreme(places, (place) => place.values.leadDays?.max ?? Number.NaN);
  const least = quickest[0]?.values.leadDays?.max;
  // Many are equally quick: how long it takes there says it.
  const shortest = (lang: Lang): Sentence => {
    if (least === undefined || least === lead) return [];
    const most = count(least, least, 'day');
    return quickest.length > fewest
      ? [{ de: ', sonst ab ', en: ', elsewhere from ' }[lang], most]
      : [{ de: ', am kürzesten in ', en: ', shortest in ' }[lang], names(quickest), ' (', most, ')'];
  };
  const figures = headlineOf(
    [
      {
        tells: 'duration',
        says:
          lead === undefined
            ? undefined
            : say({
                de: [
                  ...sentence`am längsten dauert es in ${names(longest)} (bis ${count(lead, lead, 'day')})`,
                  ...shortest('de'),
                ],
                en: [
                  ...sentence`it takes longest in ${names(longest)} (up to ${count(lead, lead, 'day')})`,
                  ...shortest('en'),
                ],
              }),
      },
      {
        tells: 'cost',
        says:
          fee === undefined || cheapest.length === total
            ? undefined
            : say({
                de: sentence`am wenigsten Gebühr verlangt ${names(cheapest)} (höchstens ${money(fee)} je Zone)`,
                en: sentence`the lowest fee is in ${names(cheapest)} (at most ${money(fee)} for a zone)`,
              }),
      },
    ],
    intent,
  );
  const number = strong(say(counted(total, { de: ['Ort', 'Orte'], en: ['place', 'places'] })));
  return [...joined([[number], figures], '; '), '.'];
}

/** The places where a figure is smallest; none where no place has it. */
function extreme(places: readonly Place[], figure: (place: Place) => number): readonly Place[] {
  const known = places.filter((place) => !Number.isNaN(figure(place)));
  const least = Math.min(...known.map(figure));
  return known.filter((place) => figure(place) === least);
}

const names = (places: readonly Place[]) => strong(text(places.map((place) => place.name).join(', ')));

/** Every pair of places, the longest first. */
export function allPairsDocument(answer: FactsRecord, call: Call): Document {
  const { say } = call;
  const pairs = readCases(answer, pairFields, ['mostDays']).toSorted(byDaysAndCost);
  const different = pairs.filter(
    (pair) => nameOf(pair, 'von') === undefined || nameOf(pair, 'von') !== nameOf(pair, 'nach'),
  );
  const days = different.flatMap(({ values: { mostDays } }) => mostDays?.max ?? []);
  const number = strong(
    say(
      counted(pairs.length, {
        de: ['Verbindung', 'Verbindungen'],
        en: ['pair of places', 'pairs of places'],
      }),
    ),
  );
  const span = strong(count(Math.min(...days), Math.max(...days), 'day'));
  return overviewDocument(
    answer,
    {
      headline:
        days.length === 0
          ? [number, '.']
          : say({
              de: sentence`${number}, Vorlauf ${span}.`,
              en: sentence`${number}, lead time ${span}.`,
            }),
      rows: pairs,
      entries: pairs,
      fields: readFields(answer, overviewFields),
      caption: { de: 'Alle Verbindungen, die längsten zuerst', en: 'All pairs of places, the longest first' },
      isRanked: true,
      pictured: leadTime,
      columns: [
        [{ de: 'Von', en: 'From' }, (pair) => textCell(nameOf(pair, 'von'))],
        [{ de: 'Nach', en: 'To' }, (pair) => textCell(nameOf(pair, 'nach'))],
        [leadTime, ({ values: { mostDays } }) => mostDays && count(mostDays.max)],
        fieldColumn(pairFields, 'cost', call.lang),
      ],
    },
    call,
  );
}

type PairRead = Pair['read'];

const byDaysAndCost = ({ values: a }: PairRead, { values: b }: PairRead) =>
  (b.mostDays?.max ?? 0) - (a.mostDays?.max ?? 0) || (b.cost?.max ?? 0) - (a.cost?.max ?? 0);

const nameOf = ({ values }: PairRead, end: 'von' | 'nach'): string | undefined =>
  values[end]?.values.name ?? values[end]?.values.slug;
