// The days in a question: of the move, of applying beside it („wenn ich am 15. Februar beantrage“), and for how many the zone
// is to be („halteverbot hannover 3 tage“).
import {
  anyDate,
  type CalendarDate,
  type Candidate,
  count,
  daysBetween,
  firstDayOf,
  quantitiesIn,
  type Recogniser,
  restOf,
  type Word,
} from '../../src/kit/index.ts';
import { inTimeWord } from './words.ts';

const applying =
  /^(?:beantrag\p{L}*|antr(?:ag|aege)\p{L}*|einreich\p{L}*|apply|applying|applied|application)$/u;
const moving =
  /^(?:umzug\p{L}*|umzieh\p{L}*|umgezogen|zieh\p{L}*|einzieh\p{L}*|auszieh\p{L}*|einzug|auszug|lkw|laster|transporter|spedition|(?:moebel|umzugs)(?:wagen|laster|auto)|move|moving|movers|truck|van|relocat\p{L}*)$/u;
/** Of the home, where the move itself has another day. */
const home =
  /^(?:miet(?:vertrag|beginn|ende|verhaeltnis)\p{L}*|schluessel\p{L}*|\p{L}*uebergabe|kuendig\p{L}*|gekuendigt|wohnung|lease|tenancy|keys?|handover|flat|apartment)$/u;
/** Of the letter, and of who writes it. */
const writing =
  /(?:notiz|vermerk|rechnung|anfrage|nachricht)$|^(?:mail|e?mails?|schreiben|brief|anruf|telefonat|rueckruf|rueckmeldung|antwort|angerufen|geschrieben|schrieb|schreibt|gesendet|geschickt|erhalten|eingegangen|eingang|angefragt|gemeldet|krank|urlaub|received|sent|wrote|emailed|called|reply|inquiry|enquiry)$/;
const since = /^(?:seit|since)$/;
/** Words between a day and what is done on it. */
const farthest = 7;

/** Behind a comma, something else is done. */
const parted = 4;

const distanceTo = (words: readonly Word[], { from, to }: Candidate<CalendarDate>, what: RegExp) =>
  Math.min(
    ...words.flatMap(({ plain }, at) => {
      if (!what.test(plain)) return [];
      const between = at < from ? words.slice(at, from) : words.slice(to - 1, at);
      const commas = between.filter(({ stop }) => stop !== undefined).length;
      return [(at < from ? from - at : Math.max(1, at - to + 1)) + commas * parted];
    }),
  );

/** Of several days, the one of applying comes before all others, and is today or stands nearer to the applying. */
function applyDaysIn(
  words: readonly Word[],
  found: readonly Candidate<CalendarDate>[],
  askedOn: CalendarDate,
): readonly Candidate<CalendarDate>[] {
  const [earliest, ...later] = [...new Set(found.map(({ value }) => value))].toSorted();
  if (earliest === undefined || later.length === 0) return [];
  const isApplying = (one: Candidate<CalendarDate>) => {
    const toApplying = distanceTo(words, one, applying);
    return toApplying <= farthest && toApplying <= distanceTo(words, one, moving);
  };
  const first = found.filter(({ value }) => value === earliest);
  return earliest === askedOn || first.some(isApplying) ? first : [];
}

/** Whether that stands near a day, and nearer than all else. */
function isNearest(
  words: readonly Word[],
  day: Candidate<CalendarDate>,
  what: RegExp,
  others: readonly RegExp[],
): boolean {
  const distance = distanceTo(words, day, what);
  return distance <= farthest && others.every((other) => distance < distanceTo(words, day, other));
}

/** „Mietvertrag ab 1.2., Umzug am 5.2.“, „Schlüssel gibts am 28., der LKW kommt am 3.“ */
const isOfHome = (words: readonly Word[], day: Candidate<CalendarDate>): boolean =>
  isNearest(words, day, home, [moving]);

/** „Anfrage kam am 18.11.“, „seit Montag krank“, „Rückruf bis 25.11.“: a day of the letter, not of the move. */
function isOfLetter(words: readonly Word[], day: Candidate<CalendarDate>): boolean {
  const before = [1, 2].map((back) => words[day.from - back]?.plain ?? '');
  if (before.some((plain) => since.test(plain))) return true;
  return isNearest(words, day, writing, [moving, applying]);
}

const daysIn: Recogniser<CalendarDate>['find'] = (words, context) =>
  anyDate.find(words, context).filter((day) => !isOfLetter(words, day));

/** The day on which somebody applies, only beside a later one. */
export const applyDay: Recogniser<CalendarDate> = {
  ...anyDate,
  find: (words, context) => applyDaysIn(words, daysIn(words, context), context.askedOn).slice(0, 1),
};

/** The day of the move. */
export const moveDate: Recogniser<CalendarDate> = {
  ...anyDate,
  find(words, context) {
    const found = daysIn(words, context);
    const applied = applyDaysIn(words, found, context.askedOn);
    const others = found.filter((one) => !applied.includes(one));
    const ofMove = others.filter((one) => !isOfHome(words, one));
    const days = ofMove.length > 0 ? ofMove : others;
    // A zone for several days begins on the first of them; how many they are says zoneDays.
    return days.map((one) => (one.until === undefined ? one : firstDayOf(one)));
  },
};

/** „in 3 Tagen“, „heute in drei Wochen“ tell a day; „3 Tage vorher“, „zwei Wochen Vorlauf“ how long before it. */
const before = /^(?:in|vor|nach|seit|binnen|innerhalb|within|after|since|mindestens|alle)$/u;
const behind =
  /^(?:vor|vorher|voraus|vorlauf\p{L}*|zuvor|frueher|spaeter|nach|danach|zeit|frist|before|ahead|earlier|later|lead|notice|in|im)$/u;
const longestZone = 62;

const daysOf = { days: 1, weeks: 7 } as const;

/** How long the zone is wanted for, in days. */
export const zoneDays: Recogniser<number> = {
  measures: ['days', 'weeks'],
  show: (days) => count(days, days, 'day'),
  find(words, context) {
    if (inTimeWord.find(words, context).length > 0) return [];
    // „two weeks from today“ is the day of the move.
    const days = anyDate.find(words, context);
    const periods = days.flatMap((one) =>
      one.until === undefined
        ? []
        : [{ ...restOf(one), value: daysBetween(one.value, one.until) + 1, score: 1 }],
    );
    if (periods.length > 0) return periods;
    return quantitiesIn(words).flatMap(({ from, to, unit, least, most }) => {
      const size = unit === 'days' || unit === 'weeks' ? daysOf[unit] : undefined;
      const value = most * (size ?? 0);
      const isLength = Number.isInteger(value) && value >= 1 && value <= longestZone && least === most;
      const isOther = before.test(plainAt(words, from - 1)) || behind.test(plainAt(words, to));
      const isOfDate = days.some((day) => day.from < to && from < day.to);
      return size !== undefined && isLength && !isOther && !isOfDate ? [{ from, to, value, score: 1 }] : [];
    });
  },
};

const plainAt = (words: readonly Word[], at: number): string => words[at]?.plain ?? '';
