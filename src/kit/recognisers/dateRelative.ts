// Reads days that are told from the day of asking: morgen, nächsten Freitag, in 3 Wochen, KW 5; and what tells no day.
import { addDays, calendarDate, type CalendarDate, type Text } from '../../document/index.ts';
import { monthOf, weekdayOf } from './dateWritten.ts';
import { wholeNumber } from './number.ts';
import type { Span, Word } from './words.ts';

export interface RelativeDate extends Span {
  /** Several where it could be this week's or the next one's; none where no day was told. */
  readonly days: readonly CalendarDate[];
  /** Why there is no such day, and what is possible; absent where what was told is only not precise enough. */
  readonly problem?: Text;
}

/** The day that begins at a word, if one does. Pure. */
export function readRelative(
  words: readonly Word[],
  from: number,
  askedOn: CalendarDate,
): RelativeDate | undefined {
  const found =
    readNear(words, from, askedOn) ??
    readAfter(words, from, askedOn) ??
    readWeek(words, from, askedOn) ??
    readInWeek(words, from, askedOn) ??
    readDayOfMonth(words, from, askedOn) ??
    readWeekday(words, from, askedOn) ??
    readNoDay(words, from);
  return found && { ...found, from };
}

type Found = Omit<RelativeDate, 'from'>;

const nearDays = new Map([
  ['heute', 0],
  ['today', 0],
  ['morgen', 1],
  ['tomorrow', 1],
  ['uebermorgen', 2],
]);

function readNear(words: readonly Word[], from: number, askedOn: CalendarDate): Found | undefined {
  const ahead = nearDays.get(words[from]?.plain ?? '');
  if (ahead === undefined || isGreeting(words, from)) return undefined;
  // „heute in 3 Wochen“
  return readAfter(words, from + 1, askedOn) ?? { to: from + 1, days: [addDays(askedOn, ahead)] };
}

/** „Guten Morgen“, „Morgen,“ */
function isGreeting(words: readonly Word[], from: number): boolean {
  const isAfterWish = /^(?:guten?|schoenen?|moin)$/.test(words[from - 1]?.plain ?? '');
  return words[from]?.plain === 'morgen' && (isAfterWish || (from === 0 && words[from]?.text === 'Morgen'));
}

const units = new Map([
  ...['tag', 'tage', 'tagen', 'day', 'days'].map((name) => [name, 'day'] as const),
  ...['woche', 'wochen', 'week', 'weeks'].map((name) => [name, 'week'] as const),
  ...['monat', 'monate', 'monaten', 'month', 'months'].map((name) => [name, 'month'] as const),
]);

/** „in 3 Wochen“ */
function readAfter(words: readonly Word[], from: number, askedOn: CalendarDate): Found | undefined {
  if (words[from]?.plain !== 'in') return undefined;
  const unit = units.get(words[from + 2]?.plain ?? '');
  const count = wholeNumber(words[from + 1]);
  if (!unit || count === undefined || count > 1000) return undefined;
  const day =
    unit === 'month' ? monthsLater(askedOn, count) : addDays(askedOn, count * (unit === 'week' ? 7 : 1));
  return { to: from + 3, days: [day] };
}

/** The same day of a later month, or its last one. */
function monthsLater(day: CalendarDate, count: number): CalendarDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const months = year * 12 + month - 1 + count;
  const inMonth = (wanted: number) => calendarDate(Math.floor(months / 12), (months % 12) + 1, wanted);
  return inMonth(date) ?? inMonth(30) ?? inMonth(29) ?? inMonth(28) ?? day;
}

/** „KW 5“, „5. KW 2027“, „calendar week 5“: its Monday. */
function readWeek(words: readonly Word[], from: number, askedOn: CalendarDate): Found | undefined {
  const typed = (at: number) => words[at]?.text ?? '';
  const isName = (at: number) => /^(?:kw|kalenderwoche|week)$/.test(words[at]?.plain ?? '');
  const start = words[from]?.plain === 'calendar' ? from + 1 : from;
  const glued = /^KW(\d{1,2})$/i.exec(typed(from))?.[1];
  const behind = isName(start) ? /^(\d{1,2})\.?$/.exec(typed(start + 1))?.[1] : undefined;
  const before = isName(from + 1) ? /^(\d{1,2})\.$/.exec(typed(from))?.[1] : undefined;
  const digits = glued ?? behind ?? before;
  if (digits === undefined) return undefined;
  const week = Number(digits);
  const to = glued === undefined ? (behind === undefined ? from : start) + 2 : from + 1;
  const year = /^20\d\d$/.exec(typed(to))?.[0];
  const thisYear = Number(askedOn.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year)];
  const mondays = years
    .filter((one) => week >= 1 && week <= weeksIn(one))
    .map((one) => mondayOf(week, one))
    .filter((monday) => year !== undefined || addDays(monday, 6) >= askedOn);
  const end = year === undefined ? to : to + 1;
  const [monday] = mondays;
  if (monday === undefined) return { to: end, days: [], problem: noSuchWeek(week, years) };
  return { to: end, days: [monday] };
}

/** 52 or 53: 28 December is always in the last one. */
const weeksIn = (year: number): number => (mondayOf(53, year) <= `${year}-12-28` ? 53 : 52);

function noSuchWeek(week: number, years: readonly number[]): Text {
  const most = Math.max(...years.map(weeksIn));
  const longest = years.filter((year) => weeksIn(year) === most);
  const last = `${most} ${longest.at(-1)}`;
  const from = mondayOf(most, longest.at(-1) ?? 0);
  return {
    de: `Die KW ${week} gibt es nicht: ${longest.join(' und ')} ${longest.length > 1 ? 'haben' : 'hat'} die Wochen 1 bis ${most}. Die letzte ist „KW ${last}“ (ab ${from.split('-').toReversed().join('.')}).`,
    en: `There is no calendar week ${week}: ${longest.join(' and ')} ${longest.length > 1 ? 'have' : 'has'} the weeks 1 to ${most}. The last one is “calendar week ${last}” (from ${from}).`,
  };
}

/** The fourth of January is in the first week of its year (ISO 8601). */
function mondayOf(week: number, year: number): CalendarDate {
  const fourth = `${year}-01-04`;
  return addDays(fourth, (week - 1) * 7 + 1 - weekdayIn(fourth));
}

/** From 1 for Monday. */
export const weekdayIn = (day: CalendarDate): number => new Date(day).getUTCDay() || 7;

const nextWords = /^(?:naechste[nrms]?|next)$/;
const comingWords = /^(?:diese[nrms]?|kommende[nrms]?|this|coming)$/;

/** How many weeks ahead „diese“, „nächste“ and „übernächste“ are. */
function weeksAhead(said: string): number | undefined {
  if (/^uebernaechste[nrms]?$/.test(said)) return 2;
  if (nextWords.test(said)) return 1;
  return comingWords.test(said) ? 0 : undefined;
}

const isWeek = (word: Word | undefined) => /^(?:woche|week)$/.test(word?.plain ?? '');

/** „nächste Woche Mittwoch“, „Mittwoch der übernächsten Woche“ */
function readInWeek(words: readonly Word[], from: number, askedOn: CalendarDate): Found | undefined {
  const plainAt = (at: number) => words[at]?.plain ?? '';
  const behind = /^(?:am|on)$/.test(plainAt(from + 2)) ? from + 3 : from + 2;
  const first = weeksAhead(plainAt(from));
  if (first !== undefined && isWeek(words[from + 1]) && weekdayOf(plainAt(behind)) > 0) {
    return { to: behind + 1, days: [inWeek(weekdayOf(plainAt(behind)), first, askedOn)] };
  }
  const at = /^(?:der|of|in)$/.test(plainAt(from + 1)) ? from + 2 : from + 1;
  const ahead = weeksAhead(plainAt(at));
  if (weekdayOf(plainAt(from)) === 0 || ahead === undefined || !isWeek(words[at + 1])) return undefined;
  return { to: at + 2, days: [inWeek(weekdayOf(plainAt(from)), ahead, askedOn)] };
}

const inWeek = (weekday: number, weeks: number, askedOn: CalendarDate) =>
  addDays(askedOn, weekday - weekdayIn(askedOn) + weeks * 7);

/** „Freitag“, „diesen Freitag“, „nächsten Freitag“ */
function readWeekday(words: readonly Word[], from: number, askedOn: CalendarDate): Found | undefined {
  const said = words[from]?.plain ?? '';
  const weeks = weeksAhead(said);
  const at = weeks === undefined ? from : from + 1;
  const weekday = weekdayOf(words[at]?.plain ?? '');
  if (weekday === 0) return undefined;
  const today = weekdayIn(askedOn);
  const ahead = (weekday - today + 7) % 7 || 7;
  const coming = addDays(askedOn, ahead);
  const following = addDays(coming, 7);
  // On a Monday, the „next Friday“ is in four days for some and in eleven for others.
  const isThisWeek = today + ahead <= 7;
  if (weeks === 2) return { to: at + 1, days: isThisWeek ? [following, addDays(following, 7)] : [following] };
  return { to: at + 1, days: weeks === 1 && isThisWeek ? [coming, following] : [coming] };
}

/** „am 15.“ */
function readDayOfMonth(words: readonly Word[], from: number, askedOn: CalendarDate): Found | undefined {
  const day = /^(\d{1,2})\.$/.exec(words[from]?.text ?? '')?.[1];
  if (day === undefined || !/^(?:am|zum|den|dem)$/.test(words[from - 1]?.plain ?? '')) return undefined;
  const [year = 0, month = 0] = askedOn.split('-').map(Number);
  const days = [0, 1, 2].map((ahead) =>
    calendarDate(year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1, Number(day)),
  );
  const next = days.find((found) => found !== undefined && found >= askedOn);
  return next === undefined ? undefined : { to: from + 1, days: [next] };
}

/** „nächste Woche“, „im Juni“, „Ende Januar“, „am Wochenende“: about then, but on which day? */
function readNoDay(words: readonly Word[], from: number): Found | undefined {
  const plainAt = (at: number) => words[at]?.plain ?? '';
  const said = plainAt(from);
  const isAbout = weeksAhead(said) !== undefined;
  if (isAbout && (units.has(plainAt(from + 1)) || weekends.test(plainAt(from + 1))))
    return { to: from + 2, days: [] };
  if (weekends.test(said)) return { to: from + 1, days: [] };
  const at = /^(?:anfang|mitte|ende|im|in|early|mid|late)$/.test(said) ? from + 1 : from;
  const isYearNext = /^20\d\d$/.test(plainAt(at + 1));
  const isDayNext = /^\d{1,2}(?:st|nd|rd|th)?$/.test(words[at + 1]?.text ?? '');
  if (monthOf(plainAt(at)) === 0 || isDayNext || (at === from && !isYearNext)) return undefined;
  return { to: at + (isYearNext ? 2 : 1), days: [] };
}

const weekends = /^(?:wochenende|weekend)$/;
