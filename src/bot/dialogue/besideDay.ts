// „Samstag davor“, „das ist ein Sonntag“: a day of the week beside the day that was spoken of.
import { addDays, type CalendarDate } from '../../document/index.ts';
import { readWords, type Word } from '../../kit/index.ts';
import { isDay, type Slot } from '../understanding/frame.ts';

const weekday =
  /^(?:sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?$/;
const daysOfWeek = 7;
const half = 3;

/** The one beside `before`, where that is still to come; else the slot as it is. `words` are those it was read from. Pure. */
export function besideDayOf(slot: Slot, before: unknown, words: readonly Word[], today: CalendarDate): Slot {
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
