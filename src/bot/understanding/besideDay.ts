// A day that is told by the one that was spoken of: „der 22. ists“, „Samstag davor“, „Februar mein ich“.
import { addDays, calendarDate, type CalendarDate } from '../../document/index.ts';
import {
  denialOf,
  insteadBefore,
  monthOf,
  nextSuch,
  quantitiesIn,
  readWords,
  type Span,
  type Word,
} from '../../kit/index.ts';
import { correctionsIn } from './cues.ts';
import { isDay, type Slot } from './frame.ts';

const weekday =
  /^(?:sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?$/;
const daysOfWeek = 7;
const half = 3;

/** The day as it is meant behind `before`, where that is still to come; else the slot as it is. `words` are those it was read from. Pure. */
export const asBeside = (slot: Slot, before: unknown, words: readonly Word[], today: CalendarDate): Slot =>
  besideDayOf(inMonthOf(slot, before, today), before, words, today);

/** „Sorry, der 22. ists“ after 20 December: of the month that was spoken of. */
function inMonthOf(slot: Slot, before: unknown, today: CalendarDate): Slot {
  const day = slot.candidate.value;
  if (!isDay(day) || !isDay(before) || !/^\D{0,6}\d{1,2}\.?\D{0,3}$/.test(slot.typed)) return slot;
  const [year = 0, month = 0] = before.split('-').map(Number);
  const moved = calendarDate(year, month, Number(day.slice(-2)));
  return moved && moved >= today ? { ...slot, candidate: { ...slot.candidate, value: moved } } : slot;
}

function besideDayOf(slot: Slot, before: unknown, words: readonly Word[], today: CalendarDate): Slot {
  const { value, to } = slot.candidate;
  const isWeekday = readWords(slot.typed).some(({ plain }) => weekday.test(plain)) && !/\d/.test(slot.typed);
  if (!isDay(value) || !isDay(before) || !isWeekday) return slot;
  const behind = words.slice(to, to + 2).map(({ plain }) => plain);
  const isBefore = behind.some((plain) => /^(?:davor|vorher|zuvor|before)$/.test(plain));
  const isAfter = behind.some((plain) => /^(?:danach|darauf|drauf|after)$/.test(plain));
  const ahead = (weekdayOf(value) - weekdayOf(before) + daysOfWeek) % daysOfWeek;
  const isEarlier = isBefore || (!isAfter && ahead > half);
  const moved = addDays(before, isEarlier ? ahead - daysOfWeek : isAfter && ahead === 0 ? daysOfWeek : ahead);
  return moved >= today ? { ...slot, candidate: { ...slot.candidate, value: moved } } : slot;
}

const weekdayOf = (day: CalendarDate): number => new Date(`${day}T00:00Z`).getUTCDay();

/** „Mist, Februar mein ich“, „März statt Februar“: the month that takes the place of the one that was said. Pure. */
export function otherMonth(
  before: CalendarDate,
  words: readonly Word[],
  today: CalendarDate,
): (Span & { readonly value: CalendarDate }) | undefined {
  const alone = [...words.keys()].filter(
    (at) => monthOf(words[at]?.plain ?? '') > 0 && !/\d/.test(words[at - 1]?.text ?? ''),
  );
  const isLeft = (at: number) =>
    insteadBefore(words, at) === undefined && denialOf(words, { from: at, to: at + 1 }) === undefined;
  const [at, ...others] = alone.filter(isLeft);
  const isCorrected = correctionsIn(words).length > 0 || others.length < alone.length - 1;
  if (at === undefined || others.length > 0 || !isCorrected) return undefined;
  const value = nextSuch(undefined, monthOf(words[at]?.plain ?? ''), Number(before.slice(-2)), today);
  return value === undefined ? undefined : { from: at, to: at + 1, value };
}

const daysIn: Readonly<Partial<Record<string, number>>> = { days: 1, weeks: 7 };

const later = new Set(['spaeter', 'danach', 'darauf', 'hinten', 'later', 'after', 'after that']);
const earlier = new Set([
  'frueher',
  'eher',
  'davor',
  'vorher',
  'vorne',
  'vor',
  'earlier',
  'before',
  'sooner',
]);

export interface Shift extends Span {
  readonly days: number;
  readonly months: number;
}

/** By how much a date is moved: „eine Woche später“, „zwei Tage früher“, „a month later“. Pure. */
export function shiftIn(words: readonly Word[]): Shift | undefined {
  for (const { from, to, least, unit = '' } of quantitiesIn(words)) {
    const behind = words.slice(to, to + 2).findIndex(({ plain }) => later.has(plain) || earlier.has(plain));
    const each = daysIn[unit];
    if (behind === -1 || (each === undefined && unit !== 'months')) continue;
    const end = to + behind + 1;
    const count = earlier.has(words[end - 1]?.plain ?? '') ? -least : least;
    return { from, to: end, days: count * (each ?? 0), months: each === undefined ? count : 0 };
  }
  return undefined;
}
