// Recognises a calendar date, as it is written or told from the day of asking.
import {
  addDays,
  calendarDate,
  type CalendarDate,
  date,
  daysBetween,
  type Lang,
  readCalendarDate,
  type Text,
} from '../../document/index.ts';
import { oncePer } from '../../memo.ts';
import { readFixed } from './dateFixed.ts';
import { readRelative } from './dateRelative.ts';
import { weekdayIn } from './dateWeek.ts';
import { dayChoice, firstOfSeveral, readGlued, untilDay, withPeriods } from './datePeriods.ts';
import {
  monthOf,
  nextSuch,
  readWritten,
  shortWeekdayOf,
  weekdayOf,
  type WrittenDate,
} from './dateWritten.ts';
import type { Candidate, Recogniser } from './recogniser.ts';
import { isFree, type Span, type Word, wordsIn } from './words.ts';

/** Several arguments look for their days among the same words. */
const foundIn = oncePer<readonly Word[], Map<string, readonly Candidate<CalendarDate>[]>>(() => new Map());

/** A calendar date; without a year, the next such day from the day of asking on. */
export const anyDate: Recogniser<CalendarDate> = {
  find(words, { askedOn, lang }) {
    const known = foundIn(words);
    const key = `${askedOn} ${lang}`;
    const found = known.get(key) ?? datesIn(words, askedOn, lang);
    known.set(key, found);
    return found;
  },
  exact: ({ text }) => readCalendarDate(text),
  show: date,
};

function datesIn(
  words: readonly Word[],
  askedOn: CalendarDate,
  lang: Lang,
): readonly Candidate<CalendarDate>[] {
  const found: Candidate<CalendarDate>[] = [];
  for (const at of words.keys()) {
    if (!isFree(at, found)) continue;
    const glued = readGlued(words, at, askedOn);
    const written = glued ? undefined : readWritten(words, at, lang);
    const candidate = glued
      ? asPeriod(at, glued, lang)
      : written
        ? asWritten(words, written, askedOn, lang)
        : asTold(words, at, askedOn, lang);
    if (!candidate) continue;
    // „am 20. und 21. Januar“: the first of them was a day alone.
    while ((found.at(-1)?.to ?? 0) > candidate.from) found.pop();
    found.push(candidate);
  }
  const inMonths = found.map((one, at) => inMonthBefore(words, one, found[at - 1], askedOn));
  const dated = withPeriods(words, inMonths, lang);
  return withoutAbout([...dated, ...unreadDays(words, dated, askedOn)]);
}

/** „am 12.2.27, der Lkw kommt erst am 13.“, „im Januar, am 14.“: a day alone is of the month that was said before it. */
function inMonthBefore(
  words: readonly Word[],
  one: Candidate<CalendarDate>,
  before: Candidate<CalendarDate> | undefined,
  askedOn: CalendarDate,
): Candidate<CalendarDate> {
  const day = /^(\d{1,2})\.$/.exec(words[one.from]?.text ?? '')?.[1];
  if (day === undefined || one.to > one.from + 1) return one;
  // A month alone is no day, and may not have been read as one.
  const said = words.slice(0, one.from).findLast(({ plain }) => monthOf(plain) > 0);
  if (!before || before.problem || before.inexact) {
    const month = said && words.indexOf(said) >= (before?.from ?? 0) ? monthOf(said.plain) : 0;
    const value = month > 0 ? nextSuch(undefined, month, Number(day), askedOn) : undefined;
    return value ? { ...one, value } : one;
  }
  const [year = 0, month = 0] = before.value.split('-').map(Number);
  return { ...one, value: calendarDate(year, month, Number(day)) ?? one.value };
}

const asPeriod = (
  from: number,
  { to, first, last }: NonNullable<ReturnType<typeof readGlued>>,
  lang: Lang,
): Candidate<CalendarDate> => ({
  ...{ from, to, score: 1, value: first },
  between: [first, last].map((day) => dayChoice(day, lang)),
  ...untilDay(first, last),
});

/** „am sexten Februar“: a month behind a word that must have been a day is asked about, never passed over. */
function unreadDays(
  words: readonly Word[],
  found: readonly Span[],
  askedOn: CalendarDate,
): readonly Candidate<CalendarDate>[] {
  return words.flatMap(({ plain }, at) => {
    const day = words[at - 1];
    const isUnread = monthOf(plain) > 0 && isFree(at, found) && day !== undefined && isFree(at - 1, found);
    const isDay = day?.stop === undefined && /^(?:am|zum|den|dem|on|ab)$/.test(words[at - 2]?.plain ?? '');
    // „am besten August“
    const isOther =
      /^(?:besten|liebsten|ehesten|ganzen|letzten|naechsten|anfang|ende|mitte|spaeten|fruehen)$/;
    if (!isUnread || !isDay || !/ten$|th$|^\d/.test(day.plain) || isOther.test(day.plain)) return [];
    const span = { from: at - 1, to: at + 1 };
    return [{ ...span, value: askedOn, score: 1, problem: noDay(wordsIn(words, span)) }];
  });
}

/** „am 6. März, in KW 9“: beside a day, what only tells about when says the same, or is another matter's. */
function withoutAbout(found: readonly Candidate<CalendarDate>[]): readonly Candidate<CalendarDate>[] {
  const exact = found.find(({ inexact, problem }) => !inexact && !problem);
  if (!exact) return found;
  return found.flatMap((one) => {
    if (!one.inexact) return [one];
    if (one.problem) return [];
    const isInWeek = one.value <= exact.value && exact.value <= addDays(one.value, 6);
    const { from, to, score } = one;
    return [isInWeek ? { from, to, score, value: exact.value } : one];
  });
}

function asWritten(
  words: readonly Word[],
  written: WrittenDate,
  askedOn: CalendarDate,
  lang: Lang,
): Candidate<CalendarDate> {
  const { from, to, year, month, day } = written;
  const isPast = year === undefined && isOver(words, written, lang);
  const value = isPast ? lastSuch(month, day, askedOn) : nextSuch(year, month, day, askedOn);
  const span = { from, to, score: 1 };
  if (!value) return { ...span, value: askedOn, problem: noSuchDay(wordsIn(words, written)) };
  const swapped = written.isAmbiguous && nextSuch(year, day, month, askedOn);
  if (swapped) return { ...span, value, between: [value, swapped].map((one) => dayChoice(one, lang)) };
  const first = firstOfSeveral(words, from);
  const other = first && nextSuch(year, month, first.day, askedOn);
  if (first && other)
    return {
      ...span,
      from: first.from,
      value: other,
      between: [other, value].map((one) => dayChoice(one, lang)),
      ...(first.isPeriod(daysBetween(other, value)) ? untilDay(other, value) : {}),
    };
  return withWeekday(words, { ...span, value });
}

const over: Readonly<Record<Lang, RegExp>> = {
  de: /^(?:war|waren|gewesen|hatte|hatten|(?:um|aus|ein|hin|her)?gezogen)$/,
  en: /^(?:was|were|had|moved)$/,
};
const mostAround = 10;

/** „am 14.11. von Hamburg nach Köln gezogen“, „war am 2.11.“: said of a day that is over, in the same clause. */
function isOver(words: readonly Word[], { from, to }: Span, lang: Lang): boolean {
  // „we're moving“
  const isPast = (at: number) =>
    over[lang].test(words[at]?.plain ?? '') && !/['’]/.test(words[at]?.text ?? '');
  const isHere = (at: number) => at >= 0 && at < words.length && Math.abs(at - from) <= mostAround;
  for (let at = to; isHere(at) && words[at - 1]?.stop === undefined; at++) if (isPast(at)) return true;
  for (let at = from - 1; isHere(at) && words[at]?.stop === undefined; at--) if (isPast(at)) return true;
  return false;
}

/** The latest such day that is over; the next one where this year's is still to come. */
function lastSuch(month: number, day: number, askedOn: CalendarDate) {
  const thisYear = calendarDate(Number(askedOn.slice(0, 4)), month, day);
  return thisYear !== undefined && thisYear < askedOn ? thisYear : nextSuch(undefined, month, day, askedOn);
}

function asTold(
  words: readonly Word[],
  at: number,
  askedOn: CalendarDate,
  lang: Lang,
): Candidate<CalendarDate> | undefined {
  const told = readRelative(words, at, askedOn);
  // „Freitag, den 11.12.“ is the date behind it.
  if (!told || isBeforeWritten(words, told, lang, askedOn)) return undefined;
  const { from, to, days, problem, isAbout } = told;
  const [value] = days;
  if (value === undefined)
    return {
      ...{ from, to, value: askedOn, score: 1, problem: problem ?? noDay(wordsIn(words, told)) },
      ...(problem ? {} : { inexact: true as const }),
    };
  const between = days.length > 1 ? { between: days.map((day) => dayChoice(day, lang)) } : {};
  const candidate = {
    ...{ from, to, value, score: 1, corrected: true, ...between },
    ...(isAbout ? { inexact: true as const } : {}),
  };
  const isWeekday = shortWeekdayOf(words[from]?.plain ?? '') > 0;
  return isWeekday || days.length > 1 ? candidate : withWeekday(words, candidate);
}

/** What may stand between a weekday and its date. */
const joiningDate = /^(?:den|dem|der|the)$/;

function isBeforeWritten(
  words: readonly Word[],
  { from, to }: Span,
  lang: Lang,
  askedOn: CalendarDate,
): boolean {
  if (weekdayOf(words[to - 1]?.plain ?? '') === 0 || to > from + 1) return false;
  const next = joiningDate.test(words[to]?.plain ?? '') ? to + 1 : to;
  return readWritten(words, next, lang) !== undefined || readFixed(words, next, askedOn) !== undefined;
}

/** With the weekday in front, or behind („…, ein Freitag“), which must be the date's. */
function withWeekday(words: readonly Word[], found: Candidate<CalendarDate>): Candidate<CalendarDate> {
  const before = joiningDate.test(words[found.from - 1]?.plain ?? '') ? found.from - 2 : found.from - 1;
  const isBefore = shortWeekdayOf(words[before]?.plain ?? '') > 0;
  const isBehind = /^(?:ein|einem|a)$/.test(words[found.to]?.plain ?? '');
  const at = isBefore ? before : found.to + 1;
  const weekday = isBefore || isBehind ? shortWeekdayOf(words[at]?.plain ?? '') : 0;
  if (weekday === 0) return found;
  const span = { ...found, from: Math.min(found.from, at), to: Math.max(found.to, at + 1) };
  return weekdayIn(found.value) === weekday
    ? span
    : { ...span, problem: otherWeekday(found.value, words[at]?.text ?? '') };
}

/** A date that no calendar has. */
const noSuchDay = (typed: string): Text => ({
  de: `Den Tag „${typed}“ gibt es nicht. Ein Datum schreiben Sie zum Beispiel so: 01.06.2027.`,
  en: `There is no such day as “${typed}”. Please write a date like this: 2027-06-01.`,
});

const noDay = (typed: string): Text => ({
  de: `An welchem Tag? „${typed}“ sagt es nicht genau genug; schreiben Sie zum Beispiel 01.06.2027.`,
  en: `On which day? “${typed}” does not say it precisely enough; please write a date like 2027-06-01.`,
});

const otherWeekday = (day: CalendarDate, typed: string): Text => ({
  de: `Welcher Tag gilt? Der ${dayChoice(day, 'de').label.replace(/^(.*?), /, '')} ist kein ${typed}, sondern ein ${dayChoice(day, 'de').label.split(',')[0]}.`,
  en: `Which day counts? ${dayChoice(day, 'en').label.replace(/^\w+,? /, '')} is no ${typed} but a ${/^\w+/.exec(dayChoice(day, 'en').label)?.[0]}.`,
});
