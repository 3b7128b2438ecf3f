// The zones of a question, read alike for one place and for both ends of a move: what each place takes, and the last days.
import {
  addDays,
  type CalendarDate,
  type Cell,
  type Choice,
  dayWithWeekday,
  type FactsRecord,
  type FieldsRead,
  type Lang,
  plainName,
  type Range,
  readDay,
  readFields,
  statesOf,
} from '../../src/kit/index.ts';
import type { ZoneCall } from './asked.ts';
import { pairFields } from './fields.ts';
import { costWith, withFeeFor } from './feeRule.ts';
import type { Place } from './readPlaces.ts';

export interface Zones {
  /** The place, or both ends of the move; none where the service does not describe them. */
  readonly ends: readonly End[];
  /** How long before one applies, for all of them. */
  readonly days: Range | undefined;
  readonly schedule: Schedule;
  /** Of both, as the service sums them up; of one place, it says it itself. */
  readonly cost?: Range | undefined;
  readonly fees?: Range | undefined;
  /** Whose holidays count on the day of the move. */
  readonly states: readonly (string | undefined)[];
}

/** `turn`: when one applies there, 0 where the service gives no order. */
export interface End {
  readonly place: Place;
  readonly schedule: Schedule;
  readonly turn: number;
}

/** By when an application is safe, by when it is just possible, by when the signs must stand. */
export type Schedule = Readonly<Record<LastDay, Day | undefined>>;
type LastDay = (typeof lastDays)[number];
export const lastDays = ['sure', 'latest', 'signsUp'] as const;

const scheduleOf = (dayFor: (key: LastDay) => Day | undefined): Schedule => ({
  sure: dayFor('sure'),
  latest: dayFor('latest'),
  signsUp: dayFor('signsUp'),
});

export interface Day {
  readonly day: CalendarDate;
  /** Whose holidays count; undefined where that is not known. */
  readonly state?: string | undefined;
  /** By the bot, from the days that the service states. */
  readonly isReckoned?: boolean;
}

export const dayCell = ({ day, state }: Day, lang: Lang, more?: string): Cell =>
  dayWithWeekday(day, lang, { state, ...(more === undefined ? {} : { more }) });

/** One place: its last days are reckoned. */
export function zoneOf(place: Place, datum: CalendarDate | undefined): Zones {
  const { leadDays, signsUpDays } = place.values;
  const state = stateOf(place);
  const days = { sure: leadDays?.max, latest: leadDays?.min, signsUp: signsUpDays?.max };
  const schedule = scheduleOf((key) => reckonedDay(datum, days[key], state));
  return { ends: [{ place, schedule, turn: 0 }], days: leadDays, schedule, states: [state] };
}

export interface Ends {
  readonly von: Choice;
  readonly nach: Choice;
}

export interface Move extends Zones {
  readonly read: FieldsRead<typeof pairFields>;
}

/** Both ends of a move; `max_days` is the one name that the contract states. */
export function readMove(answer: FactsRecord, asked: Ends, { datum, tage }: ZoneCall['values']): Move {
  const read = readFields(answer, pairFields);
  const { mostDays, leastDays = mostDays, order, stops, fees } = read.values;
  const turns = order.map(plainName);
  const whole = readEnds(read.values, asked);
  const ends = whole.map((stated): End => {
    const place = withFeeFor(stated, tage);
    const own = stops.find(({ values: { slug } }) => slug === place.slug)?.values;
    const names = [plainName(place.slug), plainName(place.name)];
    return {
      place,
      schedule: scheduleOf((key) => statedDay(own?.[key], stateOf(place))),
      turn: turns.findIndex((turn) => names.includes(turn)) + 1,
    };
  });
  const places = ends.map(({ place }) => place);
  const cost = costWith(read.values.cost, whole, places);
  const days = { sure: mostDays?.max, latest: leastDays?.min, signsUp: undefined };
  return {
    read: { ...read, values: { ...read.values, cost } },
    ends,
    days: mostDays && leastDays && { min: leastDays.min, max: mostDays.max },
    // Of both ends, the stricter one.
    schedule: scheduleOf((key) => {
      const stated = [...ends.map(({ schedule }) => schedule[key]), statedDay(read.values[key])];
      return earliest(stated) ?? reckonedDay(datum, days[key]);
    }),
    cost,
    fees,
    states:
      places.length > 0
        ? places.map(stateOf)
        : [asked.von, asked.nach].map(({ value, label }) => stateOf({ slug: value, name: label })),
  };
}

/** As the service states it. */
function statedDay(said: string | undefined, state?: string): Day | undefined {
  const day = readDay(said);
  return day ? { day, state } : undefined;
}

/** So many days before the move. */
const reckonedDay = (
  datum: CalendarDate | undefined,
  days: number | undefined,
  state?: string,
): Day | undefined =>
  datum !== undefined && days !== undefined
    ? { day: addDays(datum, -days), state, isReckoned: true }
    : undefined;

const earliest = (days: readonly (Day | undefined)[]): Day | undefined =>
  days.filter((day) => day !== undefined).toSorted((a, b) => a.day.localeCompare(b.day))[0];

/** Both ends, unless what stands under their names is something else than places (their shares of the costs, say). */
function readEnds({ von, nach }: Move['read']['values'], asked: Ends): readonly Place[] {
  if (!von || !nach) return [];
  const isPlace = ({ values: { name, slug, leadDays } }: typeof von) => name ?? slug ?? leadDays;
  if (!isPlace(von) && !isPlace(nach)) return [];
  const named = (end: typeof von, { value, label }: Choice): Place => ({
    ...end,
    slug: end.values.slug ?? value,
    name: end.values.name ?? label,
  });
  return [named(von, asked.von), named(nach, asked.nach)];
}

/** The written name of the state that the place lies in: its holidays count there. Undefined where several may be meant. */
export function stateOf({ slug, name }: Pick<Place, 'slug' | 'name'>): string | undefined {
  const [state, ...others] = statesOf({ value: slug, label: name });
  return others.length === 0 ? state : undefined;
}
