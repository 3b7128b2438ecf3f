// Reads days that have a name in every year or month: Silvester, Heiligabend, Neujahr, Monatsende, „zum 1.“.
import { addDays, calendarDate, type CalendarDate } from '../../document/index.ts';
import type { FoundDay } from './dateWeek.ts';
import { monthOf } from './dateWritten.ts';
import { ordinalOf } from './numberWords.ts';
import { unitOf } from './units.ts';
import { runsFrom, type Word } from './words.ts';

/** Month and day, by their names plainly written as one word. */
const holidays: ReadonlyMap<string, readonly [number, number]> = new Map(
  (
    [
      [[12, 31], 'silvester newyearseve'],
      [[1, 1], 'neujahr neujahrstag newyear newyears newyearsday'],
      [[12, 24], 'heiligabend heiligerabend heiligenabend heilgabend christmaseve'],
      [
        [12, 25],
        'ersterweihnachtstag erstenweihnachtstag 1weihnachtstag ersterweihnachtsfeiertag erstenweihnachtsfeiertag 1weihnachtsfeiertag christmasday',
      ],
      [
        [12, 26],
        'zweiterweihnachtstag zweitenweihnachtstag 2weihnachtstag zweiterweihnachtsfeiertag zweitenweihnachtsfeiertag 2weihnachtsfeiertag boxingday',
      ],
      [[12, 6], 'nikolaus nikolaustag'],
      [[5, 1], 'tagderarbeit maifeiertag'],
      [[10, 3], 'tagderdeutscheneinheit'],
      [[11, 1], 'allerheiligen'],
      [[10, 31], 'reformationstag halloween'],
      [[1, 6], 'dreikoenig dreikoenige heiligedreikoenige'],
    ] as const
  ).flatMap(([day, names]) => names.split(' ').map((name) => [name, day] as const)),
);

/** „an Silvester“, „zum Monatsende“, „am 15.“, „am 5. des nächsten Monats“, „nächsten Monat am 5.“ */
export const readFixed = (
  words: readonly Word[],
  from: number,
  askedOn: CalendarDate,
): FoundDay | undefined =>
  readHoliday(words, from, askedOn) ??
  readEndOfMonth(words, from, askedOn) ??
  readEdgeOfMonth(words, from, askedOn) ??
  readMonthThenDay(words, from, askedOn) ??
  readDayOfMonth(words, from, askedOn);

function readHoliday(words: readonly Word[], from: number, askedOn: CalendarDate): FoundDay | undefined {
  for (const { plain, to } of runsFrom(words, from, 4)) {
    const [month, day] = holidays.get(plain) ?? [];
    if (month === undefined || day === undefined) continue;
    const said = /^20\d\d$/.exec(words[to]?.text ?? '')?.[0];
    const thisYear = Number(askedOn.slice(0, 4));
    const years = said === undefined ? [thisYear, thisYear + 1] : [Number(said)];
    const days = years.flatMap((year) => calendarDate(year, month, day) ?? []);
    const next = days.find((one) => said !== undefined || one >= askedOn);
    return next === undefined ? undefined : { to: said === undefined ? to : to + 1, days: [next] };
  }
  return undefined;
}

/** „Monatsende“, „Ende des Monats“, „end of next month“ */
function readEndOfMonth(words: readonly Word[], from: number, askedOn: CalendarDate): FoundDay | undefined {
  const runs = runsFrom(words, from, 5);
  if (!/monat|month|ultimo/.test(runs[0]?.plain ?? '')) return undefined;
  for (const { plain, to } of runs) {
    const [, next, end] =
      /^(?:(?:des|of)?(naechsten?|kommenden?|next))?(monatsende|monatsletzten?|ultimo)$/.exec(plain) ??
      /^(?:ende|letztertag|letztentag|endof|theendof|lastdayof)(?:des|dem|der|the|im|this|diesen|diesem|dieses)?(naechsten?|kommenden?|next)?(monate?s?|month)$/.exec(
        plain,
      ) ??
      [];
    if (end === undefined) continue;
    return { to, days: [addDays(firstOfMonth(askedOn, next === undefined ? 1 : 2), -1)] };
  }
  return undefined;
}

const first = /^(?:erste[nrsm]?|first)$/;
const last = /^(?:letzte[nrsm]?|last)$/;
const beforeMonth = /^(?:im|in|of|des|vom)$/;

/** „letzter Januartag 2027“, „am ersten Tag im März“, „last day of June“ */
function readEdgeOfMonth(words: readonly Word[], from: number, askedOn: CalendarDate): FoundDay | undefined {
  const plainAt = (at: number) => words[at]?.plain ?? '';
  const isLast = last.test(plainAt(from));
  if (!isLast && !first.test(plainAt(from))) return undefined;
  let at = from + 1;
  if (/^(?:tag|day)$/.test(plainAt(at))) {
    at += 1;
    while (beforeMonth.test(plainAt(at)) && at < from + 4) at += 1;
  } else if (!/tag$/.test(plainAt(at))) return undefined;
  const number = monthOf(plainAt(at).replace(/tag$/, ''));
  if (number === 0) return undefined;
  const said = /^20\d\d$/.exec(words[at + 1]?.text ?? '')?.[0];
  const thisYear = Number(said ?? askedOn.slice(0, 4));
  const days = [thisYear, thisYear + 1].flatMap((year) => {
    const begin = calendarDate(year, number, 1);
    return begin === undefined ? [] : [isLast ? addDays(firstOfMonth(begin, 1), -1) : begin];
  });
  const next = days.find((day) => said !== undefined || day >= askedOn);
  return next === undefined ? undefined : { to: said === undefined ? at + 1 : at + 2, days: [next] };
}

/** The first day of the month so many months later. */
function firstOfMonth(day: CalendarDate, later: number): CalendarDate {
  return dayInMonth(day, later, 1) ?? day;
}

function dayInMonth(from: CalendarDate, later: number, day: number): CalendarDate | undefined {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const months = year * 12 + month - 1 + later;
  return calendarDate(Math.floor(months / 12), (months % 12) + 1, day);
}

const beforeDay = /^(?:am|zum|den|dem|der|ab|vom|on|the|bis)$/;

/** „5.“, „5th“, „fünften“, where it is a day and no numbering. */
function dayAt(words: readonly Word[], at: number): number | undefined {
  const word = words[at];
  const figure = /^(\d{1,2})(?:\.|st|nd|rd|th)$/i.exec(word?.text ?? '')?.[1];
  if (figure !== undefined) return Number(figure);
  const next = words[at + 1]?.text ?? '';
  // „Der Dritte zieht aus“
  const isPerson = /^\p{Lu}/u.test(word?.text ?? '') && words[at - 1]?.plain === 'der';
  // „zum ersten Mal“, „am zweiten Wohnsitz“
  const isOther = isPerson || /^\p{Lu}|^mal$/u.test(next);
  const ordinal = isOther ? undefined : ordinalOf(word?.plain ?? '');
  return ordinal !== undefined && ordinal <= 31 ? ordinal : undefined;
}

const ofMonth = /^(?:des|dieses|diesen|im|of|the|this)$/;
const nextMonth = /^(?:naechste[nmsr]?|kommende[nmsr]?|next|folgende[nms]?)$/;
const month = /^(?:monats?|month)$/;

/** „am 15.“, „am 5. des nächsten Monats“: the next such day. */
function readDayOfMonth(words: readonly Word[], from: number, askedOn: CalendarDate): FoundDay | undefined {
  const before = words[from - 1]?.plain ?? '';
  const day = beforeDay.test(before) ? dayAt(words, from) : undefined;
  // „am 3. bis 5. Juni“, „im 2. Stock“
  const next = words[from + 1]?.plain ?? '';
  if (day === undefined || monthOf(next) > 0 || unitOf(next) || isListedDay(words, from)) return undefined;
  const plainAt = (at: number) => words[at]?.plain ?? '';
  let to = from + 1;
  while (ofMonth.test(plainAt(to)) && to < from + 3) to += 1;
  const isNext = nextMonth.test(plainAt(to));
  if (month.test(plainAt(isNext ? to + 1 : to))) {
    const end = isNext ? to + 2 : to + 1;
    const found = dayInMonth(askedOn, isNext ? 1 : 0, day);
    return { to: end, days: found === undefined ? [] : [found] };
  }
  // „zum 2. Stock“, „the 3rd child“ are no days.
  if (/^\p{Lu}/u.test(words[from + 1]?.text ?? '') && /^(?:der|the)$/.test(before)) return undefined;
  const days = [0, 1, 2].map((later) => dayInMonth(askedOn, later, day));
  const soonest = days.find((found) => found !== undefined && found >= askedOn);
  return soonest === undefined ? undefined : { to: from + 1, days: [soonest] };
}

/** „3. bis 5. Juni“: the month stands behind the second one. */
const isListedDay = (words: readonly Word[], at: number) =>
  /^(?:bis|und|oder|to|and|or)$/.test(words[at + 1]?.plain ?? '') && dayAt(words, at + 2) !== undefined;

/** „nächsten Monat am 5.“ */
function readMonthThenDay(words: readonly Word[], from: number, askedOn: CalendarDate): FoundDay | undefined {
  if (!nextMonth.test(words[from]?.plain ?? '') || !month.test(words[from + 1]?.plain ?? ''))
    return undefined;
  let at = from + 2;
  while (beforeDay.test(words[at]?.plain ?? '')) at += 1;
  const day = at === from + 2 ? undefined : dayAt(words, at);
  if (day === undefined) return undefined;
  const found = dayInMonth(askedOn, 1, day);
  return { to: at + 1, days: found === undefined ? [] : [found] };
}
