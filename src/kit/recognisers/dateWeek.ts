// Reads calendar weeks: „KW 5“, „5. KW 2027“, „calendar week 5“. Their Monday is meant; weeks that do not exist are told. And
// which weekday a day is.
import { addDays, both, type CalendarDate, type Text } from '../../document/index.ts';
import { quantityFrom } from './quantities.ts';
import type { Word } from './words.ts';

/** Days that were told, and behind which word. */
export interface FoundDay {
  readonly to: number;
  /** Several where it could be this week's or the next one's; none where no day was told. */
  readonly days: readonly CalendarDate[];
  /** Only the first of the days that it may be: a week's Monday. */
  readonly isAbout?: true;
  /** Why there is no such day, and what is possible; absent where what was told is only not precise enough. */
  readonly problem?: Text;
}

/** From 1 for Monday. */
export const weekdayIn = (day: CalendarDate): number => new Date(day).getUTCDay() || 7;

/** The last such weekday before a day, from 1 for Monday. Pure. */
export const lastBefore = (day: CalendarDate, weekday: number): CalendarDate =>
  addDays(day, -((weekdayIn(day) - weekday + 6) % 7) - 1);

/** The first one after it. Pure. */
export const firstAfter = (day: CalendarDate, weekday: number) =>
  addDays(day, ((weekday - weekdayIn(day) + 6) % 7) + 1);

/** The week that begins at a word, if one does. Pure. */
export function readWeek(words: readonly Word[], from: number, askedOn: CalendarDate): FoundDay | undefined {
  const start = words[from]?.plain === 'calendar' ? from + 1 : from;
  const isName = /^(?:kw|kalenderwoche|week)$/.test(words[start]?.plain ?? '');
  const first = isName ? start + 1 : start;
  const said = isName ? (weekOfYear(words, first) ?? weekAt(words, first)) : weekAt(words, first);
  if (!said) return undefined;
  const { week, year, to } = said;
  const thisYear = Number(askedOn.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year)];
  const [monday] = years
    .filter((one) => week >= 1 && week <= weeksIn(one))
    .map((one) => mondayOf(week, one))
    .filter((day) => year !== undefined || addDays(day, 6) >= askedOn);
  return monday === undefined
    ? { to, days: [], problem: noSuchWeek(week, years) }
    : { to, days: [monday], isAbout: true };
}

interface SaidWeek {
  readonly week: number;
  readonly year: string | undefined;
  readonly to: number;
}

/** „KW 3/2027“, „KW 4/27“ */
function weekOfYear(words: readonly Word[], at: number): SaidWeek | undefined {
  const [, week, year = ''] = /^(\d{1,2})\/((?:20)?\d\d)$/.exec(words[at]?.text ?? '') ?? [];
  if (week === undefined) return undefined;
  return { week: Number(week), year: year.length === 2 ? `20${year}` : year, to: at + 1 };
}

/** „5“, „5. KW 2027“ */
function weekAt(words: readonly Word[], at: number): SaidWeek | undefined {
  const said = quantityFrom(words, at);
  if (said?.unit !== 'calendarWeek') return undefined;
  const year = /^20\d\d$/.exec(words[said.to]?.text ?? '')?.[0];
  return { week: said.least, year, to: year === undefined ? said.to : said.to + 1 };
}

/** 52 or 53: 28 December is always in the last one. */
const weeksIn = (year: number): number => (mondayOf(53, year) <= `${year}-12-28` ? 53 : 52);

function noSuchWeek(week: number, years: readonly number[]): Text {
  const most = Math.max(...years.map(weeksIn));
  const longest = years.filter((year) => weeksIn(year) === most);
  const last = `${most} ${longest.at(-1)}`;
  const from = mondayOf(most, longest.at(-1) ?? 0);
  return both`Die KW ${week} gibt es nicht: ${longest.join(' und ')} ${longest.length > 1 ? 'haben' : 'hat'} die Wochen 1 bis ${most}. Die letzte ist „KW ${last}“ (ab ${from.split('-').toReversed().join('.')}).
    There is no calendar week ${week}: ${longest.join(' and ')} ${longest.length > 1 ? 'have' : 'has'} the weeks 1 to ${most}. The last one is “calendar week ${last}” (from ${from}).`;
}

/** The fourth of January is in the first week of its year (ISO 8601). */
function mondayOf(week: number, year: number): CalendarDate {
  const fourth = `${year}-01-04`;
  return addDays(fourth, (week - 1) * 7 + 1 - weekdayIn(fourth));
}
