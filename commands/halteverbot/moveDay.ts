// The day of a move: who does not work on it, what days follow from it, how the bot reckons them, and whether a question is
// about the time.
import {
  addDays,
  type CalendarDate,
  type Call,
  dayWithWeekday,
  isDayOff,
  joined,
  type Note,
  readIntent,
  readWords,
} from '../../src/kit/index.ts';
import { asksForApplying, type Deadlines, deadlineSentence, type Speaking } from './deadlines.ts';
import { type Schedule, stateOf } from './fields.ts';
import type { Move, Pair } from './pairFields.ts';

/** The row with the day of the move, by which its holidays are seen, and by which a calendar knows it. */
export const moveDay = { de: 'Umzugstag', en: 'day of the move' };

/** That nobody works on the day of the move, and in which of the states. */
export function dayOffNotes(
  datum: CalendarDate | undefined,
  states: readonly (string | undefined)[],
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): readonly Note[] {
  if (!datum) return [];
  const off = [...new Set(states)].filter((state) => isDayOff(datum, state));
  // A Sunday or a holiday of all of Germany is the same everywhere.
  const [first, ...others] = off.map((state) => dayWithWeekday(datum, lang, { state }));
  if (!first) return [];
  const days =
    others.length > 0 && !isDayOff(datum)
      ? joined(
          [first, ...others].map((day) => [day]),
          '; ',
        )
      : [first];
  return [{ kind: 'condition', says: [say({ de: 'Umzugstag: ', en: 'Day of the move: ' }), ...days] }];
}

/** That it is late, where the first line is on something else: the signs, or what it costs. */
export function lateNotes(
  deadlines: Deadlines | undefined,
  isOnSigns: boolean,
  call: Speaking,
): readonly Note[] {
  const { aspects } = call.intent;
  const isTold =
    aspects.length === 0 || (aspects.includes('duration') && (!isOnSigns || asksForApplying(call)));
  if (!deadlines || isTold || (call.applying ?? call.today) <= deadlines.sure) return [];
  return [{ kind: 'condition', says: [...deadlineSentence(deadlines, call), '.'] }];
}

/** The service's own days, else the ones that follow from its lead time. */
export function deadlinesOf({ schedule, days, ends }: Pair, datum: CalendarDate): Deadlines | undefined {
  const { sure, latest } = schedule;
  if (sure) {
    const [sureIn, latestIn] = [stateWith(ends, 'sure', sure), stateWith(ends, 'latest', latest)];
    return { sure, latest, calculated: false, sureIn, latestIn };
  }
  if (!days) return undefined;
  const soonest = days.min < days.max ? addDays(datum, -days.min) : undefined;
  return { sure: addDays(datum, -days.max), latest: soonest, calculated: true };
}

/** The state of the places that have this day in their schedule. */
export const stateWith = (ends: Pair['ends'], key: keyof Schedule, day: CalendarDate | undefined) =>
  stateOf(...ends.filter(({ schedule }) => schedule[key] === day).map(({ place }) => place));

/** Of both ends: as the service calls them, or as they were asked for. */
export function statesIn({ ends }: Pair, { von, nach }: Move): readonly (string | undefined)[] {
  if (ends.length > 0) return ends.map(({ place }) => stateOf(place));
  return [von, nach].map(({ value, label }) => stateOf({ slug: value, name: label }));
}

/** What is marked as calculated: none of it is a rule of the service. */
export const reckoning = {
  days: {
    de: 'Errechnet von mir, nicht vom Dienst: Die Termine sind der Umzugstag weniger die Tage, die der Dienst nennt.',
    en: 'Calculated by me, not by the service: the dates are the day of the move less the days that the service states.',
  },
  sum: {
    de: 'Errechnet von mir, nicht vom Dienst: Die Summe ist Gebühr und Schildermiete zusammen.',
    en: 'Calculated by me, not by the service: the sum is the fee and the sign rental together.',
  },
  both: {
    de: 'Errechnet von mir, nicht vom Dienst: Die Summe ist Gebühr und Schildermiete zusammen; die Termine sind der Umzugstag weniger die Tage, die der Dienst nennt.',
    en: 'Calculated by me, not by the service: the sum is the fee and the sign rental together; the dates are the day of the move less the days that the service states.',
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
