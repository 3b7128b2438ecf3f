// Days that a rule names: feasts that move with Easter, the Sundays of Advent, „Freitag vor Ostern“.
import { addDays, calendarDate, type CalendarDate } from '../../document/index.ts';
import { type DayOf, nextOf, nthIn } from './dateNthWeekday.ts';
import { firstAfter, type FoundDay, lastBefore } from './dateWeek.ts';
import { weekdayOf } from './dateWritten.ts';
import { ordinalOf } from './numberWords.ts';
import { runsFrom, type Word } from './words.ts';

/** Easter Sunday by the anonymous Gregorian rule (Meeus, Astronomical Algorithms, chapter 8). */
export function easterIn(year: number): CalendarDate {
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const moved = century - Math.floor((century + 8) / 25) + 1;
  const epact = (19 * (year % 19) + century - Math.floor(century / 4) - Math.floor(moved / 3) + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor(((year % 19) + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return calendarDate(year, Math.floor(days / 31), (days % 31) + 1) ?? `${year}-04-01`;
}

/** The so-many-th Sunday of Advent; the fourth is the last one before Christmas Day. */
const adventIn = (year: number, which: number): CalendarDate =>
  addDays(lastBefore(`${year}-12-25`, 7), (which - 4) * 7);

/** Days from Easter Sunday, by the names plainly written as one word. */
const fromEaster: readonly (readonly [number, string])[] = [
  [-52, 'weiberfastnacht'],
  [-48, 'rosenmontag'],
  [-47, 'faschingsdienstag veilchendienstag fastnachtsdienstag shrovetuesday'],
  [-46, 'aschermittwoch ashwednesday'],
  [-7, 'palmsonntag palmsunday'],
  [-3, 'gruendonnerstag maundythursday'],
  [-2, 'karfreitag goodfriday'],
  [-1, 'karsamstag ostersamstag eastersaturday holysaturday'],
  [0, 'ostersonntag eastersunday'],
  [1, 'ostermontag eastermonday'],
  [39, 'himmelfahrt christihimmelfahrt himmelfahrtstag vatertag ascensionday'],
  [48, 'pfingstsamstag'],
  [49, 'pfingstsonntag whitsunday pentecostsunday'],
  [50, 'pfingstmontag whitmonday pentecostmonday'],
  [60, 'fronleichnam corpuschristi'],
];

const feasts: ReadonlyMap<string, DayOf> = new Map<string, DayOf>([
  ...fromEaster.flatMap(([days, names]) =>
    names.split(' ').map((name) => [name, (year: number) => addDays(easterIn(year), days)] as const),
  ),
  ...['bussundbettag', 'bussbettag', 'bettag'].map(
    (name) => [name, (year: number) => lastBefore(`${year}-11-23`, 3)] as const,
  ),
  ...['totensonntag', 'ewigkeitssonntag'].map((name) => [name, (year: number) => adventIn(year, 0)] as const),
  ['volkstrauertag', (year) => adventIn(year, -1)],
  ...['muttertag', 'mothersday'].map((name) => [name, (year: number) => nthIn(year, 5, 7, 2)] as const),
]);

/** „ersten Advent“, „second Sunday of Advent“ */
const advent = /^(.+?)(?:advents?(?:s?sonntag)?|(?:sunday)?(?:of|in)?advent)$/;

function feastNamed(plain: string): DayOf | undefined {
  const known = feasts.get(plain);
  if (known || !plain.includes('advent')) return known;
  const said = advent.exec(plain)?.[1] ?? '';
  const which = /^[1-4](?:st|nd|rd|th)?$/.test(said) ? Number(said.charAt(0)) : ordinalOf(said);
  return which !== undefined && which >= 1 && which <= 4 ? (year) => adventIn(year, which) : undefined;
}

/** The feast that begins at a word, if one does. Pure. */
export function readFeast(words: readonly Word[], from: number, askedOn: CalendarDate): FoundDay | undefined {
  for (const { plain, to } of runsFrom(words, from, 4)) {
    const dayOf = feastNamed(plain);
    if (dayOf) return nextOf(words, to, dayOf, askedOn);
  }
  return undefined;
}

/** First and last day of feasts of several days. */
const spans: ReadonlyMap<string, readonly [DayOf, DayOf]> = new Map(
  (
    [
      ['weihnachten christmas', (year) => `${year}-12-24`, (year) => `${year}-12-26`],
      ['ostern easter', (year) => addDays(easterIn(year), -2), (year) => addDays(easterIn(year), 1)],
      [
        'pfingsten whitsun pentecost',
        (year) => addDays(easterIn(year), 49),
        (year) => addDays(easterIn(year), 50),
      ],
      ['silvester', (year) => `${year}-12-31`, (year) => `${year}-12-31`],
      ['neujahr', (year) => `${year}-01-01`, (year) => `${year}-01-01`],
    ] as readonly (readonly [string, DayOf, DayOf])[]
  ).flatMap(([names, first, last]) => names.split(' ').map((name) => [name, [first, last]] as const)),
);

const nearest = /^(?:letzte[nrsm]?|last|erste[nrsm]?|first)$/;
const articles = /^(?:de[mnr]|the)$/;

/** „letzten Freitag vor Weihnachten“, „Samstag nach Ostern“, „the Saturday before the first Advent“. Pure. */
export function readBesideFeast(
  words: readonly Word[],
  from: number,
  askedOn: CalendarDate,
): FoundDay | undefined {
  const at = nearest.test(words[from]?.plain ?? '') ? from + 1 : from;
  const weekday = weekdayOf(words[at]?.plain ?? '');
  const side = words[at + 1]?.plain ?? '';
  if (weekday === 0 || !/^(?:vor|nach|before|after)$/.test(side)) return undefined;
  const start = articles.test(words[at + 2]?.plain ?? '') ? at + 3 : at + 2;
  for (const { plain, to } of runsFrom(words, start, 4)) {
    const dayOf = feastNamed(plain);
    const [first, last] = spans.get(plain) ?? [dayOf, dayOf];
    if (!first || !last) continue;
    const beside = (year: number) =>
      /^(?:vor|before)$/.test(side) ? lastBefore(first(year), weekday) : firstAfter(last(year), weekday);
    return nextOf(words, to, beside, askedOn);
  }
  return undefined;
}
