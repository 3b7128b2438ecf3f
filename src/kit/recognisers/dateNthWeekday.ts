// „am ersten Samstag im März“, „last Friday of January“; and how a day that each year has is told from the day of asking.
import { addDays, calendarDate, type CalendarDate } from '../../document/index.ts';
import { firstAfter, type FoundDay, lastBefore } from './dateWeek.ts';
import { monthOf, weekdayOf } from './dateWritten.ts';
import { ordinalOf } from './numberWords.ts';
import type { Word } from './words.ts';

export type DayOf = (year: number) => CalendarDate;

/** The so-many-th such weekday of a month, 0 and below from its end: 0 for the last one. */
export const nthIn = (year: number, month: number, weekday: number, which: number): CalendarDate => {
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  const first = calendarDate(year, month, 1) ?? next;
  return which > 0
    ? addDays(firstAfter(addDays(first, -1), weekday), (which - 1) * 7)
    : addDays(lastBefore(next, weekday), which * 7);
};

/** The day of the year that is said behind its name, or the next one from the day of asking on. */
export function nextOf(words: readonly Word[], to: number, dayOf: DayOf, askedOn: CalendarDate): FoundDay {
  const said = /^20\d\d$/.exec(words[to]?.text ?? '')?.[0];
  if (said !== undefined) return { to: to + 1, days: [dayOf(Number(said))] };
  const thisYear = Number(askedOn.slice(0, 4));
  const day = dayOf(thisYear);
  return { to, days: [day >= askedOn ? day : dayOf(thisYear + 1)] };
}

/** „ersten“, „2.“, „last“; 0 for the last one, -1 for the one before. */
function whichAt(word: Word | undefined): number | undefined {
  const plain = word?.plain ?? '';
  if (/^(?:letzte[nrsm]?|last)$/.test(plain)) return 0;
  if (/^vorletzte[nrsm]?$/.test(plain)) return -1;
  const figure = /^([1-5])(?:\.|st|nd|rd|th)$/i.exec(word?.text ?? '')?.[1];
  const which = figure === undefined ? ordinalOf(plain) : Number(figure);
  return which !== undefined && which <= 5 ? which : undefined;
}

const ofMonth = /^(?:im|in|of|des|vom|monat|monats|month|the)$/;

/** „ersten Samstag im März“, „last Friday of January“. Pure. */
export function readNthWeekday(
  words: readonly Word[],
  from: number,
  askedOn: CalendarDate,
): FoundDay | undefined {
  const weekday = weekdayOf(words[from + 1]?.plain ?? '');
  const which = weekday === 0 ? undefined : whichAt(words[from]);
  if (which === undefined) return undefined;
  let at = from + 2;
  while (at < from + 5 && ofMonth.test(words[at]?.plain ?? '')) at += 1;
  const isNext = /^(?:naechste[nms]|kommende[nms]|next)$/.test(words[at]?.plain ?? '');
  if (isNext && /^(?:monats?|month)$/.test(words[at + 1]?.plain ?? '')) {
    const [year = 0, month = 0] = askedOn.split('-').map(Number);
    const next = month === 12 ? nthIn(year + 1, 1, weekday, which) : nthIn(year, month + 1, weekday, which);
    return { to: at + 2, days: [next] };
  }
  const month = monthOf(words[at]?.plain ?? '');
  if (month === 0) return undefined;
  // A month has no fifth one of most weekdays.
  const inMonth = (year: number) => nthIn(year, month, weekday, which);
  const found = nextOf(words, at + 1, inMonth, askedOn);
  return { ...found, days: found.days.filter((day) => Number(day.slice(5, 7)) === month) };
}
