// What a question wants to know of the zones, beside where they are to be.
import {
  type CalendarDate,
  type QuestionIntent,
  readIntent,
  readWords,
  type Speaking,
} from '../../src/kit/index.ts';
import type { InTime, Point } from './words.ts';

export type ZoneCall = Speaking & { readonly values: Said };

interface Said {
  /** The day of the move. */
  readonly datum: CalendarDate | undefined;
  /** The day of applying, where another one than today was said. */
  readonly antrag: CalendarDate | undefined;
  /** What was asked about the time, in so many words. */
  readonly nochMoeglich: InTime | undefined;
  /** For how many days the zones are to be. */
  readonly tage: number | undefined;
  readonly gebuehr: 'fee' | undefined;
  readonly schilder: 'signs' | undefined;
}

export const pointIn = ({ values: { schilder, gebuehr } }: ZoneCall): Point | undefined =>
  schilder ?? gebuehr;

/** What only the part costs that was asked for by itself, and not how long it takes. */
export const pricedPoint = (call: ZoneCall): Point | undefined =>
  call.intent.aspect === 'cost' ? pointIn(call) : undefined;

/** „Klappt das noch?“, and not: „Kann man die Schilder selbst aufstellen?“ */
export function asksForTime({ intent: { whether, aspect }, values, question }: ZoneCall): boolean {
  const { nochMoeglich, antrag } = values;
  const isOnTime = nochMoeglich !== undefined || (whether && onTime.test(question));
  const isOpen = aspect === undefined || aspect === 'duration';
  return (isOnTime || antrag !== undefined) && nochMoeglich !== 'denied' && isOpen;
}
const onTime =
  /(?<!\p{L})(?:noch|schon|rechtzeitig|machbar|möglich|drin|hin|heut\p{L}*|morgen|jetzt|\p{L}*zeit|frist|knapp|eng|kurzfristig|still|today|tomorrow|now|possible|in time|late)(?!\p{L})|schaff|spät/iu;

/** By when to apply, whatever else is asked: „wann beantragen, wann müssen die Schilder stehen?“ */
export const asksForApplying = ({ question }: ZoneCall) =>
  /antrag|beantrag|einreich|appl(?:y|ication)/i.test(question.slice(0, 2_000));

/** To „Ist es zu spät?“, no is the good news. */
export const verdict = (isPossible: boolean, { say, values }: ZoneCall): string =>
  isPossible === (values.nochMoeglich !== 'tooLate')
    ? say({ de: 'Ja', en: 'Yes' })
    : say({ de: 'Nein', en: 'No' });

/**
 * „Geht das noch?“, „Antrag am 15.2.“ and a day of the move are about the time: that comes first, unless the question names
 * the costs itself.
 */
export function withTime({
  intent,
  question,
  values: { datum, nochMoeglich, antrag },
}: Speaking & { readonly values: Said }): QuestionIntent {
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
