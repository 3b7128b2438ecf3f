// The list of places: which there are, where it takes longest, where it costs least.
import {
  type Call,
  code,
  count,
  counted,
  type Document,
  type FactsRecord,
  headlineOf,
  joined,
  money,
  moneyRange,
  notStated,
  otherFields,
  readProvenance,
  sentence,
  type Sentence,
  strong,
  type Table,
  text,
} from '../../src/kit/index.ts';
import { dayRange, labels, type Place, readPlace } from './fields.ts';

interface PlacesCall extends Pick<Call, 'lang' | 'say' | 'today' | 'intent'> {
  readonly values: { readonly schilder?: 'signs' | undefined };
}

/** With fewer columns than this, the table of places says too little by itself. */
const tellingColumns = 3;

/** The entries of the list of places, whatever the service calls it. */
export function placesIn(answer: FactsRecord): readonly FactsRecord[] {
  const named = answer.children('locations', 'places', 'orte', 'standorte', 'staedte', 'cities');
  return named.length > 0 ? named : answer.longestList();
}

export function placesDocument(
  answer: FactsRecord,
  { lang, say, today, values, intent }: PlacesCall,
): Document {
  const provenance = readProvenance(answer, lang, today);
  const places = placesIn(answer).map(readPlace).toSorted(byDays);
  const leadLabel = say({ de: 'Vorlauf in Tagen', en: 'Lead time in days' });
  const columns = [
    {
      label: say({ de: 'Ort', en: 'Place' }),
      cell: (place: Place) => text(place.name),
    },
    {
      label: leadLabel,
      cell: (place: Place) => dayRange(place.leadDays),
    },
    {
      label: say({ de: 'Gebühr', en: 'Fee' }),
      cell: (place: Place) => moneyRange(place.fee),
    },
    {
      label: say({ de: 'Schildermiete', en: 'Sign rental' }),
      cell: (place: Place) => moneyRange(place.signRental),
    },
    {
      label: say({ de: 'online', en: 'online' }),
      cell: (place: Place) => place.online,
    },
  ].filter(({ cell }) => places.some((place) => cell(place)));
  const leadColumn = columns.findIndex(({ label }) => label === leadLabel);
  const known: Table = {
    columns: columns.map(({ label }) => label),
    rows: places.map((place) => columns.map(({ cell }) => cell(place) ?? notStated)),
    caption: say({ de: 'Alle Orte, die längsten zuerst', en: 'All places, the longest first' }),
    list: 'ranked',
    ...(leadColumn > 0 ? { chart: { label: 0, value: leadColumn } } : {}),
  };
  const onSigns = values.schilder ? signsEverywhere(places, say) : [];
  const isTelling = columns.length >= tellingColumns;
  // What else there is of each place stands in the answer for that place; here it would fill several messages.
  if (isTelling) for (const { record } of places) record.takeRest();
  const ask = `${say({ de: 'halteverbot', en: 'no-parking' })} ${places[0]?.slug ?? ''}`;
  return {
    lang,
    headline: [...onSigns, ...headline(places, { say, intent })],
    notes: isTelling
      ? [
          say({
            de: sentence`Mehr zu einem Ort: ${code(ask)}`,
            en: sentence`More on one place: ${code(ask)}`,
          }),
        ]
      : [],
    tables: [
      known,
      ...otherFields(answer, {
        labels,
        lang,
        folded: true,
      }),
    ],
    provenance,
  };
}

const byDays = (a: Place, b: Place) => (b.leadDays?.max ?? 0) - (a.leadDays?.max ?? 0);

/** How long before the move the signs must stand, where that is the same everywhere. */
function signsEverywhere(places: readonly Place[], say: Call['say']): Sentence {
  const stated = places.map(({ record }) => record.number('signs_up_days_before', 'schilder_tage_vorher'));
  const days = stated[0];
  if (days === undefined || stated.some((other) => other !== days)) return [];
  return say({
    de: sentence`Die Schilder stehen ${strong('spätestens ', count(days, days, 'day'), ' vorher')}, überall gleich. `,
    en: sentence`The signs must be up ${strong('at least ', count(days, days, 'day'), ' before')}, the same everywhere. `,
  });
}

/** How many there are, where the longest lead time is, and the lowest fee; each only where the service states it. */
function headline(places: readonly Place[], { say, intent }: Pick<PlacesCall, 'say' | 'intent'>): Sentence {
  const total = places.length;
  const longest = extreme(places, (place) => -(place.leadDays?.max ?? Number.NaN));
  const cheapest = extreme(places, (place) => place.fee?.max ?? Number.NaN);
  // Only the figure that was compared holds for all of them.
  const lead = longest[0]?.leadDays?.max;
  const fee = cheapest[0]?.fee?.max;
  const figures = headlineOf(
    [
      {
        tells: 'duration',
        says:
          lead === undefined
            ? undefined
            : say({
                de: sentence`am längsten dauert es in ${names(longest)} (bis ${count(lead, lead, 'day')})`,
                en: sentence`it takes longest in ${names(longest)} (up to ${count(lead, lead, 'day')})`,
              }),
      },
      {
        tells: 'cost',
        says:
          fee === undefined
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
