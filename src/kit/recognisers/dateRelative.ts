// Reads days that are told from the day of asking: morgen, nächsten Freitag, in 3 Wochen, KW 5; and what tells no day.
import { addDays, addMonths, type CalendarDate } from '../../document/index.ts';
import { readCountedFrom } from './dateBeside.ts';
import { readBesideFeast, readFeast } from './dateFeasts.ts';
import { readFixed } from './dateFixed.ts';
import { readNthWeekday } from './dateNthWeekday.ts';
import { type FoundDay, readWeek, weekdayIn } from './dateWeek.ts';
import { monthOf, shortWeekdayOf, weekdayOf } from './dateWritten.ts';
import { quantityFrom } from './quantities.ts';
import { type Unit, unitOf } from './units.ts';
import { plainIn, type Span, type Word } from './words.ts';

export type RelativeDate = FoundDay & Span;

/** The day that begins at a word, if one does. Pure. */
export function readRelative(
  words: readonly Word[],
  from: number,
  askedOn: CalendarDate,
): RelativeDate | undefined {
  const found =
    readNear(words, from, askedOn) ??
    readAfter(words, from, askedOn) ??
    readCountedFrom(words, from, askedOn) ??
    readWeek(words, from, askedOn) ??
    readInWeek(words, from, askedOn) ??
    readNthWeekday(words, from, askedOn) ??
    readBesideFeast(words, from, askedOn) ??
    readFeast(words, from, askedOn) ??
    readFixed(words, from, askedOn) ??
    readWeekday(words, from, askedOn) ??
    readNoDay(words, from);
  return found && { ...found, from };
}

const nearDays = new Map([
  ['heute', 0],
  ['heut', 0],
  ['today', 0],
  ['morgen', 1],
  ['tomorrow', 1],
  ['uebermorgen', 2],
]);

function readNear(words: readonly Word[], from: number, askedOn: CalendarDate): FoundDay | undefined {
  if (words[from]?.plain === 'day' && plainIn(words, { from, to: from + 3 }) === 'dayaftertomorrow')
    return { to: from + 3, days: [addDays(askedOn, 2)] };
  const ahead = nearDays.get(words[from]?.plain ?? '');
  if (ahead === undefined || isGreeting(words, from)) return undefined;
  // „heute in 3 Wochen“, „morgen in einer Woche“
  const to = timesOfDay.test(words[from + 1]?.plain ?? '') ? from + 2 : from + 1;
  return readAfter(words, to, addDays(askedOn, ahead)) ?? { to, days: [addDays(askedOn, ahead)] };
}

const timesOfDay =
  /^(?:frueh|morgen|morgens|vormittags|vormittag|mittag|nachmittag|abend|morning|noon|afternoon|evening)$/;
/** What stands behind „morgen“ where it is a day and begins the sentence. */
const goesOnAsDay = /^(?:um|ab|schon|gleich|brauch|brauche|brauchen|ziehe|ziehen|ist|wird|soll|sollen)$/;

/** „Guten Morgen“, „Morgen,“, and „am Morgen“, which is no day either */
function isGreeting(words: readonly Word[], from: number): boolean {
  const isAfterWish = /^(?:guten?|schoenen?|moin|am|jeden|gegen)$/.test(words[from - 1]?.plain ?? '');
  const next = words[from + 1]?.plain ?? '';
  const isDay = timesOfDay.test(next) || goesOnAsDay.test(next);
  return (
    words[from]?.plain === 'morgen' &&
    (isAfterWish || (from === 0 && words[from]?.text === 'Morgen' && !isDay))
  );
}

/** „in 3 Wochen“, „in einem halben Jahr“, „two weeks from now“ */
function readAfter(words: readonly Word[], from: number, askedOn: CalendarDate): FoundDay | undefined {
  const isIn = /^(?:in|nach)$/.test(words[from]?.plain ?? '');
  const at = isIn ? from + 1 : from;
  const span = quantityFrom(words, at);
  const isExact = span && span.least === span.most && span.most <= mostAhead && span.form === undefined;
  if (!isExact || (span.comparator !== undefined && span.comparator !== 'exactly')) return undefined;
  const isFromNow = ['fromnow', 'fromtoday', 'abheute'].includes(
    plainIn(words, { from: span.to, to: span.to + 2 }),
  );
  if (!isIn && !isFromNow) return undefined;
  const day = later(askedOn, span.most, span.unit);
  if (day === undefined && !times.has(span.unit)) return undefined;
  // „in anderthalb Monaten“ is no day.
  return { to: isFromNow ? span.to + 2 : span.to, days: day === undefined ? [] : [day] };
}

const mostAhead = 1000;

/** Undefined for what is no time, or no whole one: „in 3 Zimmern“. */
function later(day: CalendarDate, count: number, unit: Unit | undefined): CalendarDate | undefined {
  if (unit === 'days' && Number.isInteger(count)) return addDays(day, count);
  if (unit === 'weeks' && Number.isInteger(count)) return addDays(day, count * 7);
  const months = unit === 'years' ? count * 12 : count;
  return (unit === 'months' || unit === 'years') && Number.isInteger(months)
    ? addMonths(day, months)
    : undefined;
}

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
function readInWeek(words: readonly Word[], from: number, askedOn: CalendarDate): FoundDay | undefined {
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
function readWeekday(words: readonly Word[], from: number, askedOn: CalendarDate): FoundDay | undefined {
  const said = words[from]?.plain ?? '';
  const weeks = weeksAhead(said);
  const at = weeks === undefined ? from : from + 1;
  const isSaid = weeks !== undefined || words[from - 1]?.plain === 'am';
  const weekday = (isSaid ? shortWeekdayOf : weekdayOf)(words[at]?.plain ?? '');
  // „an einem Sonntag“ is any, „das ist ein Sonntag“ none that is wished for.
  const isAny = /^(?:ein|einem|einen|jedem|jeden|any|every|a)$/.test(words[from - 1]?.plain ?? '');
  if (weekday === 0 || isAny) return undefined;
  const today = weekdayIn(askedOn);
  const ahead = (weekday - today + 7) % 7 || 7;
  const coming = addDays(askedOn, ahead);
  const inWeeks = weeksBehind(words, at + 1);
  if (inWeeks)
    return { to: inWeeks.to, days: [addDays(coming, (inWeeks.weeks - (ahead === 7 ? 1 : 0)) * 7)] };
  const inWeek = weekBehind(words, at + 1, weekday, askedOn);
  if (inWeek) return inWeek;
  const to = timesOfDay.test(words[at + 1]?.plain ?? '') ? at + 2 : at + 1;
  const following = addDays(coming, 7);
  // On a Monday, the „next Friday“ is in four days for some and in eleven for others.
  const isThisWeek = today + ahead <= 7;
  if (weeks === 2) return { to, days: isThisWeek ? [following, addDays(following, 7)] : [following] };
  return { to, days: weeks === 1 && isThisWeek ? [coming, following] : [coming] };
}

/** „Freitag der KW 23“ */
function weekBehind(
  words: readonly Word[],
  at: number,
  weekday: number,
  askedOn: CalendarDate,
): FoundDay | undefined {
  const joining = words.slice(at, at + 3).findIndex(({ plain }) => !/^(?:der|in|of|the)$/.test(plain));
  const start = at + Math.max(joining, 0);
  const week = readWeek(words, start, askedOn);
  if (!week) return undefined;
  const { to, days, problem } = week;
  return { to, days: days.map((monday) => addDays(monday, weekday - 1)), ...(problem && { problem }) };
}

/** „Samstag in zwei Wochen“, „Montag in 14 Tagen“: so many weeks after the coming one. */
function weeksBehind(words: readonly Word[], at: number) {
  if (words[at]?.plain !== 'in') return undefined;
  const span = quantityFrom(words, at + 1);
  if (!span || span.least !== span.most || span.most > 100) return undefined;
  // A week is eight days to many, and two are fourteen or fifteen.
  const weeks = span.unit === 'weeks' ? span.most : span.unit === 'days' ? Math.floor(span.most / 7) : 0;
  return Number.isInteger(weeks) && weeks >= 1 ? { to: span.to, weeks } : undefined;
}

/** „nächste Woche“, „im Juni“, „Ende Januar“, „am Wochenende“: about then, but on which day? */
function readNoDay(words: readonly Word[], from: number): FoundDay | undefined {
  const plainAt = (at: number) => words[at]?.plain ?? '';
  const said = plainAt(from);
  const isAbout = weeksAhead(said) !== undefined;
  const span = said === 'in' ? endOfVagueSpan(words, from + 1) : undefined;
  if (span !== undefined) return { to: span, days: [] };
  if (
    isAbout &&
    (/^(?:woche|monat|jahr|tage?n?|week|month|year)$/.test(plainAt(from + 1)) ||
      weekends.test(plainAt(from + 1)))
  )
    return { to: from + 2, days: [] };
  if (weekends.test(said)) return { to: from + 1, days: [] };
  const at = /^(?:anfang|mitte|ende|im|in|early|mid|late)$/.test(said) ? from + 1 : from;
  const isYearNext = /^20\d\d$/.test(plainAt(at + 1));
  const isDayNext = /^\d{1,2}(?:st|nd|rd|th)?$/.test(words[at + 1]?.text ?? '');
  if (monthOf(plainAt(at)) === 0 || isDayNext || (at === from && !isYearNext)) return undefined;
  return { to: at + (isYearNext ? 2 : 1), days: [] };
}

const weekends =
  /^(?:wochenende|weekend|weihnachten|weihnachtsfeiertage?n?|ostern|pfingsten|christmas|easter|monatsanfang|monatsmitte|jahresende|jahreswechsel)$/;

const times = new Set<Unit | undefined>(['days', 'weeks', 'months', 'years']);

/** „in ein paar Tagen“, „in 2-3 Wochen“, „in a few weeks“ */
function endOfVagueSpan(words: readonly Word[], at: number): number | undefined {
  const range = quantityFrom(words, at);
  if (range && range.least !== range.most) return times.has(range.unit) ? range.to : undefined;
  const many = words
    .slice(at, at + 3)
    .findIndex(({ plain }) => /^(?:paar|einige[nr]?|wenige[nr]?|few|couple|some)$/.test(plain));
  const unit = words[at + many + 1]?.plain === 'of' ? at + many + 2 : at + many + 1;
  return many >= 0 && times.has(unitOf(words[unit]?.plain ?? '')?.unit) ? unit + 1 : undefined;
}
