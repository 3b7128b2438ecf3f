// The result for two places: which fields mean what, under the names that services give them.
import {
  type CalendarDate,
  type Choice,
  type FactsRecord,
  plainName,
  type Range,
  readCalendarDate,
  readRange,
} from '../../src/kit/index.ts';
import { type Place, readPlace } from './place.ts';
import type { InTime, Point } from './words.ts';

/** What was asked. */
export interface Move {
  readonly von: Choice;
  readonly nach: Choice;
  readonly datum: CalendarDate | undefined;
  readonly point: Point | undefined;
  readonly inTime: InTime | undefined;
}

export interface Schedule {
  /** The day by which an application is safe, and the day by which it is just possible. */
  readonly sure: CalendarDate | undefined;
  readonly latest: CalendarDate | undefined;
  readonly signsUp: CalendarDate | undefined;
}

/** One end of the move; `position` is its turn in applying, 0 where the service gives no order. */
export interface End {
  readonly place: Place;
  readonly schedule: Schedule;
  readonly position: number;
}

export interface Pair {
  /** Both ends, or none where the service does not describe them. */
  readonly ends: readonly End[];
  readonly days: Range | undefined;
  /** Euros for both zones. */
  readonly cost: Range | undefined;
  readonly schedule: Schedule;
  readonly urgency: string | undefined;
  readonly daysUntil: number | undefined;
}

/** Reads a pair; `max_days` is the one name that the contract states. */
export function readPair(answer: FactsRecord, move: Move): Pair {
  const plan = answer.child('schedule', 'zeitplan', 'termine', 'fristen');
  const planned = (plan?.children('locations', 'places', 'orte') ?? []).map((entry) => ({
    slug: entry.text('location', 'slug', 'id', 'ort', 'kennung'),
    name: entry.text('name', 'label', 'bezeichnung'),
    schedule: readSchedule(entry),
  }));
  const order = answer
    .texts('order', 'ordering', 'location_order', 'location_ordering', 'reihenfolge')
    .map(plainName);
  const max = answer.number('max_days');
  const min = answer.number('min_days') ?? max;
  // The date of the question comes back in the answer; the headline has it already.
  if (move.datum) answer.text('datum', 'date', 'umzugstag');
  return {
    ends: readEnds(answer, move).map((place) => ({
      place,
      schedule: planned.find(({ slug }) => slug === place.slug)?.schedule ?? readSchedule(undefined),
      position: order.indexOf(plainName(place.slug)) + 1,
    })),
    days: max === undefined || min === undefined ? undefined : { min, max },
    cost: readRange(answer, ['cost', 'costs', 'total_cost', 'kosten', 'gesamtkosten']),
    schedule: readSchedule(plan),
    urgency: answer.text('urgency', 'dringlichkeit')?.replaceAll('_', ' '),
    daysUntil: answer.number('days_until', 'tage_bis'),
  };
}

/** Both ends, unless what stands under their names is something else than places (their shares of the costs, say). */
function readEnds(answer: FactsRecord, move: Move): readonly Place[] {
  const von = answer.child('von', 'origin', 'start', 'from');
  const nach = answer.child('nach', 'destination', 'ziel', 'to');
  const ends = von && nach ? [readPlace(von), readPlace(nach)] : [];
  const asked = [move.von, move.nach];
  if (!ends.some((end) => isNamed(end) || end.leadDays)) return [];
  return ends.map((end, index) => {
    const choice = asked[index];
    return isNamed(end) || !choice ? end : { ...end, slug: choice.value, name: choice.label };
  });
}

const isNamed = ({ name, record }: Place) => name !== record.key;

function readSchedule(record: FactsRecord | undefined): Schedule {
  const day = (...names: string[]) => readCalendarDate(record?.text(...names) ?? '');
  return {
    sure: day('apply_by_recommended', 'apply_by', 'recommended'),
    latest: day('apply_by_latest', 'latest'),
    signsUp: day('signs_up_by', 'signs_by'),
  };
}
