// What was said in one message or, where the bot had asked back, in several: the text has each answer in quotes at its end.
import {
  addDays,
  anyDate,
  anyMinutesAhead,
  anyTimeOfDay,
  type CalendarDate,
  isDayOff,
  ordinalOf,
  readWords,
  type Word,
  workdayUntil,
} from '../../src/kit/index.ts';
import { readDaysBefore } from './daysBefore.ts';
import { type Reading, readWish, type Wish } from './readWish.ts';

export interface WholeWish extends Wish {
  /** The day is meant, Sunday or not. */
  readonly isInsisted: boolean;
  /** The day was chosen when the bot had asked back; it may be one of the answer before. */
  readonly isChosen: boolean;
  /** „2“, „das zweite“: which day of the answer before, from 1. */
  readonly nth?: number | undefined;
  /** „nein“: none is wanted after all. */
  readonly isOff: boolean;
}

/** A day of the answer before, by what it is called there. */
export interface Offer {
  readonly text: string;
  readonly day: CalendarDate;
  readonly what: string;
}

export interface WithOffers extends Reading {
  readonly offered?: readonly Offer[];
}

/** Pure. */
export function readAll(text: string, reading: WithOffers): WholeWish {
  const [, before, answer = ''] = /^(.*?)\s*"([^"]*)"$/s.exec(text) ?? [];
  if (before !== undefined && isAnswer(readWords(answer))) {
    const wish = readAll(before, reading);
    if (asksBack(wish)) return withAnswer(wish, answer, reading);
  }
  const offer = offerNamed(text, reading);
  if (offer) return chosenDay({ days: [], what: '', isInsisted: false, isChosen: true, isOff: false }, offer);
  return { ...readWish(text, reading), isInsisted: false, isChosen: false, isOff: false };
}

const offerNamed = (text: string, { offered = [] }: WithOffers) =>
  offered.find((one) => one.text === text.trim());

const chosenDay = (wish: WholeWish, { day, what }: Offer): WholeWish => ({
  ...wish,
  day,
  named: day,
  days: [],
  problem: undefined,
  what: wish.what === '' ? what : wish.what,
  isChosen: true,
});

/** Else what stands in quotes was no answer: it is what somebody wants to be reminded of. */
function asksBack({ day, days, problem, time, inMinutes, isInsisted }: WholeWish): boolean {
  if (day !== undefined) return isDayOff(day) && !isInsisted;
  return days.length > 0 || problem !== undefined || (time === undefined && inMinutes === undefined);
}

/** An offer for a Sunday or a holiday: the day before, the last one on which offices work, and the day itself. Pure. */
export function offersFor(day: CalendarDate): readonly CalendarDate[] {
  const before = lastBefore(day);
  return [...new Set([before, workdayUntil(before)]), day];
}

const lastBefore = (day: CalendarDate): CalendarDate => {
  const before = addDays(day, -1);
  return isDayOff(before) ? lastBefore(before) : before;
};

function withAnswer(wish: WholeWish, answer: string, reading: WithOffers): WholeWish {
  const offer = wish.day === undefined ? offerNamed(answer, reading) : undefined;
  if (offer) return chosenDay(wish, offer);
  const words = readWords(answer);
  const offers = wish.day !== undefined && isDayOff(wish.day) ? offersFor(wish.day) : [];
  const nth = whichOf(words);
  const offered = offers.length > 0 ? (offerIn(words, offers) ?? offers[(nth ?? 0) - 1]) : undefined;
  if (offered !== undefined) return { ...wish, day: offered, isInsisted: true };
  const named = nth === undefined ? undefined : wish.days[nth - 1];
  if (named) return withAnswer(wish, named.value, reading);
  if (nth !== undefined && wish.day === undefined) return { ...wish, nth };
  const ahead = readDaysBefore(words)?.days;
  const said = readWish(answer, reading);
  if (wish.day !== undefined && ahead !== undefined && said.named === undefined)
    return { ...wish, day: addDays(wish.day, -ahead) };
  if (wish.day === undefined && words.every(({ plain }) => /^(?:nein|no|nee|doch|not|nicht)$/.test(plain)))
    return { ...wish, isOff: true };
  const isDaySaid = said.day !== undefined || said.days.length > 0 || said.problem !== undefined;
  return {
    day: isDaySaid ? said.day : wish.day,
    named: isDaySaid ? said.named : wish.named,
    days: isDaySaid ? said.days : said.time === undefined ? wish.days : [],
    problem: isDaySaid ? said.problem : wish.problem,
    time: said.time ?? wish.time,
    inMinutes: said.inMinutes ?? wish.inMinutes,
    what: wish.what === '' ? said.what.replace(asOrder, '') : wish.what,
    isInsisted: said.day !== undefined && offers.includes(said.day),
    isChosen: wish.isChosen || (isDaySaid && wish.day === undefined),
    nth: wish.nth,
    isOff: false,
  };
}

/** With the choice itself in the place of its number. Pure. */
export const withChosen = (text: string, chosen: string): string =>
  text.replace(/"([^"]*)"/g, (quoted, answer: string) =>
    whichOf(readWords(answer)) === undefined ? quoted : `"${chosen}"`,
  );

/** „Hallo, erinnere mich an den“: said once more in an answer. */
const asOrder =
  /^.{0,30}?(?<![\p{L}\d])(?:erinnere?|remind) (?:mich|uns|me|us)(?: (?:an|to|about|of))?(?: (?:den|die|das|dem|der|the))?(?:\s+|$)/iu;

const asItWas = /^(?:trotzdem|dennoch|nein|bleibt?|egal|no|anyway|keep|nevertheless)$/;
const theDayBefore = /^(?:davor|vorher|vortag|ja|yes|before|earlier)$/;

/** „trotzdem“, „am Tag davor“, „Freitag“. */
function offerIn(words: readonly Word[], offers: readonly CalendarDate[]): CalendarDate | undefined {
  if (words.some(({ plain }) => asItWas.test(plain))) return offers.at(-1);
  if (words.some(({ plain }) => theDayBefore.test(plain)) && !readDaysBefore(words)) return offers[0];
  const telling = words.filter(({ plain }) => !/^(?:am|den|der|on|lieber|bitte|please)$/.test(plain));
  const [only, second] = telling;
  return only && !second ? offers.find((day) => weekdayNames(day).includes(only.plain)) : undefined;
}

const weekdayNames = (day: CalendarDate): readonly string[] =>
  (['de-DE', 'en-GB'] as const).map((locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day)).toLowerCase(),
  );

/** Whether words answer when, and so what the command asks back; in a channel people say other things as well. Pure. */
export function isAnswer(words: readonly Word[]): boolean {
  const isTime = (['de', 'en'] as const).some((lang) =>
    [anyDate, anyTimeOfDay, anyMinutesAhead].some(
      (recogniser) => recogniser.find(words, { lang, askedOn: anyDay, choices: undefined }).length > 0,
    ),
  );
  const isShort = words.length <= mostWordsOfChoice;
  const isChoice = words.some(({ plain }) => asItWas.test(plain) || theDayBefore.test(plain));
  return isTime || (isShort && isChoice) || whichOf(words) !== undefined;
}

/** „2“, „Nr. 2“, „bitte den zweiten“ */
function whichOf(words: readonly Word[]): number | undefined {
  const [only, second] = words.filter(({ plain }) => !aroundNumber.test(plain));
  if (!only || second || words.length > mostWordsOfChoice) return undefined;
  return /^[1-9]$/.test(only.plain) ? Number(only.plain) : ordinalOf(only.plain);
}

const aroundNumber =
  /^(?:der|die|das|den|the|one|bitte|please|nr|nummer|number|no|option|termin|am|tag|day)$/;

/** Whether a day is told at all does not depend on today. */
const anyDay = '2026-01-01';
const mostWordsOfChoice = 4;
