// The day of applying beside the day of the move („wenn ich am 15. Februar beantrage“, „ich habe heute noch nichts
// beantragt“), and whether a question with a day is about the time.
import {
  anyDate,
  type CalendarDate,
  type Call,
  type Candidate,
  firstDayOf,
  readIntent,
  readWords,
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
    const days = found.filter((one) => !applied.includes(one));
    // A zone for several days begins on the first of them; how many they are says zoneDays.ts.
    return days.map((one) => (one.until === undefined ? one : firstDayOf(one)));
  },
};

/**
 * „Geht das noch?“, „Antrag am 15.2.“ and a day of the move are about the time: that comes first, unless the question names
 * the costs itself.
 */
export function withTime({
  intent,
  question,
  values: { datum, nochMoeglich, antrag },
}: Timed): Call['intent'] {
  const isOnTime = nochMoeglich !== undefined || antrag !== undefined;
  // A bare line with a day gets both.
  if (!isOnTime && (datum === undefined || intent.aspects.length === 0)) return intent;
  const namesCost = readIntent(question, readWords(question)).aspects.includes('cost');
  if (namesCost) {
    return isOnTime ? { ...intent, aspects: [...new Set([...intent.aspects, 'duration' as const])] } : intent;
  }
  const isOpen = intent.aspect === undefined || intent.aspect === 'cost';
  return {
    ...intent,
    aspect: isOpen ? 'duration' : intent.aspect,
    aspects: [...new Set(['duration' as const, ...intent.aspects])],
  };
}

type Timed = Pick<Call, 'intent' | 'question'> & {
  readonly values: { readonly datum?: unknown; readonly nochMoeglich?: unknown; readonly antrag?: unknown };
};
