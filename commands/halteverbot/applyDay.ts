// The day of applying beside the day of the move: „wenn ich am 15. Februar beantrage“, „ich habe heute noch nichts beantragt“.
import {
  anyDate,
  type CalendarDate,
  type Candidate,
  type Recogniser,
  type Word,
} from '../../src/kit/index.ts';

const applying =
  /^(?:beantrag\p{L}*|antr(?:ag|aege)\p{L}*|einreich\p{L}*|apply|applying|applied|application)$/u;
const moving =
  /^(?:umzug\p{L}*|umzieh\p{L}*|umgezogen|zieh\p{L}*|einzieh\p{L}*|auszieh\p{L}*|einzug|auszug|move|moving|relocat\p{L}*)$/u;
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

/** The day on which somebody applies, only beside a later one. */
export const applyDay: Recogniser<CalendarDate> = {
  ...anyDate,
  find: (words, context) => applyDaysIn(words, anyDate.find(words, context), context.askedOn).slice(0, 1),
};

/** The day of the move. */
export const moveDate: Recogniser<CalendarDate> = {
  ...anyDate,
  find(words, context) {
    const found = anyDate.find(words, context);
    const applied = applyDaysIn(words, found, context.askedOn);
    return found.filter((one) => !applied.includes(one));
  },
};
