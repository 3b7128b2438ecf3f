// A time of day in the office's time zone as an instant, and back. Twice a year an hour is skipped, or there twice.
import type { CalendarDate } from '../../document/index.ts';
import type { TimeOfDay } from '../../kit/index.ts';
import { memo } from '../../memo.ts';

export interface Moment {
  readonly at: Date;
  /** `skipped`: there is no such time on that day, and it is as much later; `doubled`: it is the first of two. */
  readonly change?: 'skipped' | 'doubled';
}

export interface LocalTime {
  readonly day: CalendarDate;
  readonly time: TimeOfDay;
}

const dayMs = 24 * 3600_000;

/** Pure. */
export function momentOf({ day, time }: LocalTime, timeZone: string): Moment {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (instant: number) => asUtcIn(timeZone, new Date(instant)) - instant;
  const [before, after] = [offsetAt(asUtc - dayMs), offsetAt(asUtc + dayMs)];
  const fitting = [before, after]
    .map((offset) => asUtc - offset)
    .filter((instant) => asUtcIn(timeZone, new Date(instant)) === asUtc);
  const [first, second] = fitting.toSorted((a, b) => a - b);
  if (first === undefined) return { at: new Date(asUtc - before), change: 'skipped' };
  return { at: new Date(first), ...(second !== undefined && second !== first && { change: 'doubled' }) };
}

/** Pure. */
export function localTimeOf(at: Date, timeZone: string): LocalTime {
  const [day = '', time = ''] = formatIn(timeZone).format(at).split(' ');
  return { day, time };
}

function asUtcIn(timeZone: string, at: Date): number {
  const { day, time } = localTimeOf(at, timeZone);
  return Date.parse(`${day}T${time}:00Z`) + (at.getTime() % 60_000);
}

/** The Swedish locale writes YYYY-MM-DD HH:MM. */
const formatIn = (timeZone: string) =>
  formats(
    timeZone,
    () => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  );

/** A format takes longer to make than to use. */
const formats = memo<string, Intl.DateTimeFormat>(4);
