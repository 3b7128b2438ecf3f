// The fields of a move from one place to another: both ends, what both cost together, and the schedule.
import {
  type CalendarDate,
  type Choice,
  declareFields,
  type FactsRecord,
  type FieldsRead,
  inFile,
  inFold,
  inRow,
  inSentence,
  plainName,
  type Range,
  readDay,
  readFields,
} from '../../src/kit/index.ts';
import { costWith, withFeeFor } from './feeRule.ts';
import { legalFields, type Place, placeFields, type Schedule, scheduleFields } from './fields.ts';
import type { InTime, Point } from './words.ts';

const stopFields = declareFields({
  slug: inFile('text', 'Kürzel', 'Id', ['location', 'slug', 'ort_kennung', 'kennung', 'id'], { isId: true }),
  name: inFile('text', 'Ort', 'Place', ['name', 'label', 'ort_bezeichnung', 'bezeichnung']),
  ...scheduleFields,
});

/** The contract's words for how much time is left. */
const urgencies = {
  vergangen: { label: { de: 'vorbei', en: 'over' } },
  zu_spaet: { label: { de: 'zu spät', en: 'too late' } },
  kritisch: { label: { de: 'kritisch', en: 'critical' } },
  knapp: { label: { de: 'knapp', en: 'tight' } },
  ausreichend: { label: { de: 'ausreichend', en: 'enough time' } },
};

export const pairFields = declareFields({
  von: inFold('part', 'Von', 'From', ['von', 'origin', 'orte_start', 'start', 'from'], { of: placeFields }),
  nach: inFold('part', 'Nach', 'To', ['nach', 'destination', 'orte_ziel', 'ziel', 'to'], { of: placeFields }),
  mostDays: inSentence('number', 'Vorlauf höchstens', 'Lead time at most', ['max_days']),
  leastDays: inSentence('number', 'Vorlauf mindestens', 'Lead time at least', [
    'min_days',
    'mindestfrist_tage',
  ]),
  cost: inRow('money', 'Kosten für beide Zonen', 'Cost of both zones', [
    ...['cost', 'costs', 'total_cost', 'kosten', 'gesamtkosten'],
  ]),
  fees: inRow('money', 'Gebühr für beide Zonen', 'Fee of both zones', [
    ...['fees_sum', 'fees_total', 'gebuehren_summe', 'gebuehren_gesamt'],
  ]),
  ...scheduleFields,
  stops: inFold('entries', 'Zeitplan', 'Schedule', ['fristen', 'locations', 'places', 'orte'], {
    of: stopFields,
  }),
  order: inFold('texts', 'Reihenfolge', 'Order', [
    ...['order', 'ordering', 'location_order', 'location_ordering', 'reihenfolge'],
  ]),
  turns: inFile('entries', 'Reihenfolge', 'Order', ['reihenfolge'], {
    of: declareFields({ position: inFile('number', 'Rang', 'Position', ['position']) }),
  }),
  daysUntil: inFold('number', 'Tage bis zum Umzug', 'Days until the move', [
    'days_until',
    'tage_bis',
    'verbleibende_tage',
  ]),
  urgency: inFold('text', 'Dringlichkeit', 'Urgency', ['urgency', 'dringlichkeit_stufe', 'dringlichkeit'], {
    words: urgencies,
  }),
  datum: inFile('date', 'Termin', 'Date', ['datum', 'date', 'umzugstag']),
  ...legalFields,
});

/** What was asked. */
export interface Move {
  readonly von: Choice;
  readonly nach: Choice;
  readonly datum: CalendarDate | undefined;
  readonly point: Point | undefined;
  readonly inTime: InTime | undefined;
  /** The day of applying; today where it was not said. */
  readonly applying: CalendarDate | undefined;
  /** For how many days the zones are to be. */
  readonly zoneDays: number | undefined;
}

/** One end of the move; `position` is its turn in applying, 0 where the service gives no order. */
export interface End {
  readonly place: Place;
  readonly schedule: Schedule;
  readonly position: number;
}

export interface Pair {
  readonly read: FieldsRead<typeof pairFields>;
  /** Both ends, or none where the service does not describe them. */
  readonly ends: readonly End[];
  readonly days: Range | undefined;
  readonly schedule: Schedule;
}

/** Reads a pair; `max_days` is the one name that the contract states. */
export function readPair(answer: FactsRecord, move: Move): Pair {
  const read = readFields(answer, pairFields);
  const { mostDays, leastDays = mostDays, order, stops } = read.values;
  const turns = order.map(plainName);
  const whole = readEnds(read.values, move);
  const places = whole.map((place) => withFeeFor(place, move.zoneDays));
  const ends = places.map((place): End => {
    const own = stops.find(({ values: { slug } }) => slug === place.slug);
    const names = [plainName(place.slug), plainName(place.name)];
    return {
      place,
      schedule: own ? daysOf(own.values) : { sure: undefined, latest: undefined, signsUp: undefined },
      position: turns.findIndex((turn) => names.includes(turn)) + 1,
    };
  });
  const days = mostDays && leastDays && { min: leastDays.min, max: mostDays.max };
  const cost = costWith(read.values.cost, whole, places);
  return { read: { ...read, values: { ...read.values, cost } }, ends, days, schedule: daysOf(read.values) };
}

type Days = Readonly<Partial<Record<'sure' | 'latest' | 'signsUp', string | undefined>>>;

const daysOf = ({ sure, latest, signsUp }: Days): Schedule => ({
  sure: readDay(sure),
  latest: readDay(latest),
  signsUp: readDay(signsUp),
});

/** Both ends, unless what stands under their names is something else than places (their shares of the costs, say). */
function readEnds({ von, nach }: Pair['read']['values'], move: Move): readonly Place[] {
  if (!von || !nach) return [];
  const isPlace = ({ values: { name, slug, leadDays } }: typeof von) => name ?? slug ?? leadDays;
  if (!isPlace(von) && !isPlace(nach)) return [];
  return [
    { ...von, slug: von.values.slug ?? move.von.value, name: von.values.name ?? move.von.label },
    { ...nach, slug: nach.values.slug ?? move.nach.value, name: nach.values.name ?? move.nach.label },
  ];
}
