// Reads dates as they are written: 2025-06-01, 1.6.2025, 01.06.25, 1. Juni 2025, June 1st, 2025, 1/6/2025.
import { calendarDate, type CalendarDate, type Lang } from '../../document/index.ts';
import { ordinalOf } from './numberWords.ts';
import type { Span, Word } from './words.ts';

export interface WrittenDate extends Span {
  /** Undefined where none was written. */
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
  /** 1/6/2025 is the 6th of January for some: then month and day could be swapped. */
  readonly isAmbiguous?: true;
}

type Written = Omit<WrittenDate, 'from'>;

/** The date that begins at a word, if one does. Pure. */
export function readWritten(words: readonly Word[], from: number, lang: Lang): WrittenDate | undefined {
  const found =
    readInOneWord(words[from], from, lang) ??
    readBare(words, from) ??
    readSpoken(words, from) ??
    readSpaced(words, from) ??
    readDayMonth(words, from) ??
    readMonthDay(words, from);
  return found && { ...found, from };
}

function readInOneWord(word: Word | undefined, from: number, lang: Lang): Written | undefined {
  const typed = word?.text ?? '';
  const to = from + 1;
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed);
  if (iso) return { to, year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?$/.exec(typed) ?? /^(\d\d)\.(\d\d)$/.exec(typed);
  if (german) return { to, year: yearOf(german[3]), month: Number(german[2]), day: Number(german[1]) };
  const other = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})$/.exec(typed);
  if (!other) return undefined;
  const [first, second, year] = [Number(other[1]), Number(other[2]), yearOf(other[3])];
  if (second > 12) return { to, year, month: first, day: second };
  const isAmbiguous = lang === 'en' && first <= 12 && first !== second;
  return { to, year, month: second, day: first, ...(isAmbiguous ? { isAmbiguous } : {}) };
}

/** „am 3.3“: behind such a word it is no figure. */
function readBare(words: readonly Word[], from: number): Written | undefined {
  const [, day, month] = /^(\d{1,2})\.(\d{1,2})$/.exec(words[from]?.text ?? '') ?? [];
  const isSaid = /^(?:am|zum|den|dem|vom|on)$/.test(words[from - 1]?.plain ?? '');
  if (day === undefined || !isSaid) return undefined;
  return { to: from + 1, year: undefined, month: Number(month), day: Number(day) };
}

/** „am dritten dritten“: the third of the third month. */
function readSpoken(words: readonly Word[], from: number): Written | undefined {
  if (!/^(?:am|zum|den|dem|vom|der)$/.test(words[from - 1]?.plain ?? '')) return undefined;
  const [day, month] = [from, from + 1].map((at) => ordinalOf(words[at]?.plain ?? ''));
  if (day === undefined || month === undefined || month > 12) return undefined;
  return { ...withYear(words, from + 2), month, day };
}

/** „1. 6. 2025“ */
function readSpaced(words: readonly Word[], from: number): Written | undefined {
  const [day, month] = [from, from + 1].map((at) => /^(\d{1,2})\.$/.exec(words[at]?.text ?? '')?.[1]);
  // „20. + 21. Januar“ are two days.
  if (day === undefined || month === undefined || Number(month) > 12) return undefined;
  return { ...withYear(words, from + 2), month: Number(month), day: Number(day) };
}

/** „1. Juni 2025“, „1.Juni“, „ersten Juni“, „1st of June“ */
function readDayMonth(words: readonly Word[], from: number): Written | undefined {
  const [, glued, name = ''] = /^(\d{1,2})\.(\p{L}+)$/u.exec(words[from]?.text ?? '') ?? [];
  const monthHere = glued === undefined ? 0 : monthOf(name);
  if (monthHere > 0) return { ...withYear(words, from + 1), month: monthHere, day: Number(glued) };
  const day = dayAt(words, from);
  if (day === undefined) return undefined;
  const at = words[from + 1]?.plain === 'of' ? from + 2 : from + 1;
  const month = monthOf(words[at]?.plain ?? '');
  return month > 0 ? { ...withYear(words, at + 1), month, day } : undefined;
}

/** „June 1st, 2025“ */
function readMonthDay(words: readonly Word[], from: number): Written | undefined {
  const month = monthOf(words[from]?.plain ?? '');
  const day = month > 0 ? dayAt(words, from + 1) : undefined;
  return day === undefined ? undefined : { ...withYear(words, from + 2), month, day };
}

function dayAt(words: readonly Word[], at: number): number | undefined {
  const figure = /^(\d{1,2})(?:\.|st|nd|rd|th)?$/i.exec(words[at]?.text ?? '')?.[1];
  return figure === undefined ? ordinalOf(words[at]?.plain ?? '') : Number(figure);
}

function withYear(
  words: readonly Word[],
  at: number,
): { readonly to: number; readonly year: number | undefined } {
  const year = /^(\d{4}|2[5-9]|3\d)\.?$/.exec(words[at]?.text ?? '')?.[1];
  // „3. März, 30 Stellplätze“
  const isOther = year?.length === 2 && words[at + 1] !== undefined;
  return year === undefined || isOther ? { to: at, year: undefined } : { to: at + 1, year: yearOf(year) };
}

const yearOf = (digits: string | undefined) =>
  digits === undefined ? undefined : Number(digits) + (digits.length === 2 ? 2000 : 0);

const months: readonly (readonly string[])[] = [
  ['januar', 'jan', 'january', 'jaenner'],
  ['februar', 'feb', 'february'],
  ['maerz', 'mrz', 'march', 'mar', 'marz'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'jun', 'june', 'juno'],
  ['juli', 'jul', 'july'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['oktober', 'okt', 'october', 'oct'],
  ['november', 'nov'],
  ['dezember', 'dez', 'december', 'dec'],
];

const weekdays: readonly (readonly string[])[] = [
  ['montag', 'monday'],
  ['dienstag', 'tuesday'],
  ['mittwoch', 'wednesday'],
  ['donnerstag', 'thursday'],
  ['freitag', 'friday'],
  ['samstag', 'saturday', 'sonnabend'],
  ['sonntag', 'sunday'],
];

/** From 1; 0 for what is no month. */
export const monthOf = (name: string): number =>
  months.findIndex((names) => names.includes(name.toLowerCase())) + 1;

/** From 1 for Monday, as ISO 8601 counts; 0 for what is no weekday. */
export const weekdayOf = (plain: string): number => weekdays.findIndex((names) => names.includes(plain)) + 1;

const shortWeekdays = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];

/** Also „Sa“ and „Fri“, which are other words where no date is beside them. */
export const shortWeekdayOf = (plain: string): number =>
  weekdayOf(plain) ||
  shortWeekdays.indexOf(plain) + 1 ||
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(plain) + 1;

/** Such a day; without a year, the next one. Nine years reach the next 29 February from anywhere. Pure. */
export function nextSuch(
  year: number | undefined,
  month: number,
  day: number,
  askedOn: CalendarDate,
): CalendarDate | undefined {
  if (year !== undefined) return calendarDate(year, month, day);
  const thisYear = Number(askedOn.slice(0, 4));
  const days = Array.from({ length: 9 }, (_, ahead) => calendarDate(thisYear + ahead, month, day));
  return days.find((found) => found !== undefined && found >= askedOn);
}
