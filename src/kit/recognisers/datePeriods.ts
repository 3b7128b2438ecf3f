// Several days that belong together: „20. bis 22. Januar“, „vom 20.1. bis 22.1.“, „Mittwoch bis Freitag“, „13./14. Mai“.
import { addDays, calendarDate, type CalendarDate, type Lang } from '../../document/index.ts';
import { monthOf, nextSuch, weekdayOf } from './dateWritten.ts';
import type { Candidate } from './recogniser.ts';
import type { Span, Word } from './words.ts';

/** Longer is no removal. */
const mostDays = 62;

const upTo = /^(?:bis|to|till|until)$/;
const between = /^(?:bis|zum|zu|to|till|until|inklusive|einschliesslich|inkl|the)$/;
const betweenDays = /^(?:zwischen|between)$/;
const choosing = /^(?:oder|or)$/;

/** The first of two days of one month that stand before a month: „3. bis 5. Juni“, „15. oder 16. Mai“, „20. + 21. Januar“. */
export function firstOfSeveral(
  words: readonly Word[],
  from: number,
): { readonly from: number; readonly day: number; readonly isPeriod: (days: number) => boolean } | undefined {
  const joining = words[from - 1]?.plain ?? '';
  const isListed = /^(?:bis|und|oder|to|and|or)$/.test(joining);
  const at = isListed ? from - 2 : from - 1;
  // Without a word between them, a sign was there.
  const ordinal = isListed ? /^(\d{1,2})(?:\.|st|nd|rd|th)?$/i : /^(\d{1,2})\.$/;
  const day = words[at]?.stop === undefined ? ordinal.exec(words[at]?.text ?? '')?.[1] : undefined;
  if (day === undefined) return undefined;
  const isBetween = words.slice(Math.max(0, at - 2), at).some(({ plain }) => betweenDays.test(plain));
  // „am 12. und 14.“ are two days, „vom 12. bis 14.“ is one period.
  const isPeriod = (days: number) =>
    !isBetween && !choosing.test(joining) && (upTo.test(joining) || days === 1);
  return { from: at, day: Number(day), isPeriod };
}

const beforeMonth = /^(\d{1,2})\.?[/–-](\d{1,2})\.?$/;
const inFigures = /^(\d{1,2})\.?[/–-](\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)?$/;

/** „13./14. Mai 2027“, „13.-17.1.2027“: both days in one word. */
export function readGlued(
  words: readonly Word[],
  at: number,
  askedOn: CalendarDate,
): { readonly to: number; readonly first: CalendarDate; readonly last: CalendarDate } | undefined {
  const typed = words[at]?.text ?? '';
  const figures = inFigures.exec(typed);
  const month = figures ? Number(figures[3]) : monthOf(words[at + 1]?.plain ?? '');
  const days = (figures ?? beforeMonth.exec(typed) ?? []).slice(1, 3).map(Number);
  if (days.length < 2 || month === 0) return undefined;
  const next = figures ? undefined : /^(20\d\d)$/.exec(words[at + 2]?.text ?? '')?.[1];
  const typedYear = figures?.[4] ?? next;
  const year = typedYear === undefined ? undefined : Number(typedYear.padStart(4, '20'));
  const [first, last] = days.map((day) => nextSuch(year, month, day, askedOn));
  if (!first || !last || last <= first) return undefined;
  return { first, last, to: figures ? at + 1 : next === undefined ? at + 2 : at + 3 };
}

/** The last day of a period, where both are one. */
export const untilDay = (first: CalendarDate, last: CalendarDate): { readonly until?: CalendarDate } =>
  first < last && last <= addDays(first, mostDays) ? { until: last } : {};

/** Two days with „bis“ between them are one period; weekdays that say the same as its days are a part of it. */
export function withPeriods(
  words: readonly Word[],
  found: readonly Candidate<CalendarDate>[],
  lang: Lang,
): readonly Candidate<CalendarDate>[] {
  const joined: Candidate<CalendarDate>[] = [];
  for (const one of found) {
    const before = joined.at(-1);
    const period = before && periodOf(words, before, one, lang);
    if (period) joined[joined.length - 1] = period;
    else joined.push(one);
  }
  return joined.flatMap((one, at) => {
    const [before, next] = [joined[at - 1], joined[at + 1]];
    if (next && isSaidAgain(words, one, next)) return [];
    return [before && isSaidAgain(words, before, one) ? { ...one, from: before.from } : one];
  });
}

function periodOf(
  words: readonly Word[],
  before: Candidate<CalendarDate>,
  one: Candidate<CalendarDate>,
  lang: Lang,
): Candidate<CalendarDate> | undefined {
  const joining = words.slice(before.to, one.from).map(({ plain }) => plain);
  const isJoined = joining.some((plain) => upTo.test(plain)) && joining.every((plain) => between.test(plain));
  if (!isJoined || [before, one].some(({ problem, until }) => problem || until)) return undefined;
  const first = inMonthOf(words, before, one.value);
  const isWeekday = weekdayOf(words[one.to - 1]?.plain ?? '') > 0;
  const last = isWeekday && one.value < first ? addDays(one.value, 7) : one.value;
  const { until } = untilDay(first, last);
  if (until === undefined) return undefined;
  return {
    ...{ from: before.from, to: one.to, score: 1, value: first, until },
    between: [first, until].map((day) => dayChoice(day, lang)),
    ...(before.corrected ? { corrected: true } : {}),
  };
}

/** „13. bis zum 17. Januar“: a day alone is of the month behind it. */
function inMonthOf(words: readonly Word[], { from, to, value }: Candidate<CalendarDate>, last: CalendarDate) {
  const day = to === from + 1 ? /^(\d{1,2})\.$/.exec(words[from]?.text ?? '')?.[1] : undefined;
  const [year = 0, month = 0] = last.split('-').map(Number);
  return (day && calendarDate(year, month, Number(day))) ?? value;
}

/** „von Mittwoch bis Sonntag, 13. bis 17. Januar“ */
function isSaidAgain(
  words: readonly Word[],
  one: Candidate<CalendarDate>,
  next: Candidate<CalendarDate>,
): boolean {
  if (!one.until || !next.until || next.from > one.to + 1) return false;
  const weekday = (day: CalendarDate) => new Date(day).getUTCDay();
  const isByWeekday = weekdayOf(words[one.from]?.plain ?? '') > 0;
  return (
    isByWeekday && weekday(one.value) === weekday(next.value) && weekday(one.until) === weekday(next.until)
  );
}

/** How a day is offered: „Mittwoch, 20. Januar 2027“. */
export const dayChoice = (day: CalendarDate, lang: Lang) => {
  const label = new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(new Date(day));
  return { value: day, label };
};

/** Of a period, its first day; `restOf` has the words of the others. */
export const firstDayOf = ({
  from,
  value,
  score,
  corrected = false,
}: Candidate<CalendarDate>): Candidate<CalendarDate> => ({ from, to: from + 1, value, score, corrected });

export const restOf = ({ from, to }: Span): Span => ({ from: from + 1, to });
