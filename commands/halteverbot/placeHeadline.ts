// The first line for one place: what was asked for, then the sum and what it is made of.
import {
  type CalendarDate,
  type Call,
  type Cell,
  isOnlyExample,
  joined,
  moneyRange,
  onlineVerdict,
  type Sentence,
  sentence,
  strong,
  type Text,
  text,
} from '../../src/kit/index.ts';
import { type Deadlines, deadlineSentence, passedSentence, signsSentence, type Speaking } from './dates.ts';
import { daySpan, type Place } from './place.ts';
import type { Point } from './words.ts';

export interface PlaceAsked {
  readonly datum: CalendarDate | undefined;
  readonly point: Point | undefined;
  readonly deadlines: Deadlines | undefined;
  /** The last day for putting up the signs. */
  readonly signsUp: CalendarDate | undefined;
}

export function placeHeadline(place: Place, asked: PlaceAsked, call: Speaking): Sentence {
  const { datum, point, deadlines, signsUp } = asked;
  const { say, intent } = call;
  const isOnSigns = point === 'signs' && intent.aspect === 'duration';
  const isOnDays = intent.aspect === 'duration' && datum === undefined;
  const first = [
    isOnSigns && signsUp ? signsSentence(signsUp, true, say) : undefined,
    onlineSentence(place, call),
    isOnDays ? daysFirst(place, say) : undefined,
    intent.aspect === 'cost' && point ? pointFirst(place, point, say) : undefined,
  ].filter((sentence) => sentence !== undefined);
  const rest = joined(
    [passedSentence(datum, call), deadlines && deadlineSentence(deadlines, call), figures(place, say)],
    '; ',
  );
  return [...joined([...first, rest], '. '), '.'];
}

/** „14 bis 21 Tage Vorlauf einplanen“ */
function daysFirst({ name, leadDays }: Place, say: Call['say']): Sentence | undefined {
  return (
    leadDays &&
    say({
      de: sentence`${strong(daySpan(leadDays), ' Vorlauf')} in ${text(name)}`,
      en: sentence`${strong(daySpan(leadDays))} of lead time in ${text(name)}`,
    })
  );
}

/** The part of the sum that was asked for; an example says so. */
function pointFirst(
  { name, fee, signRental, record }: Place,
  point: Point,
  say: Call['say'],
): Sentence | undefined {
  const amount = moneyRange({ fee, signs: signRental }[point]);
  if (!amount) return undefined;
  const confidence = { fee: 'fee_confidence', signs: 'sign_rental_confidence' };
  const unsure = isOnlyExample(record, confidence[point])
    ? say({ de: ' (Beispielwert, nicht bestätigt)', en: ' (an example value, not confirmed)' })
    : '';
  const what = {
    fee: { de: ' Gebühr in ', en: ' fee in ' },
    signs: { de: ' für die Schilder in ', en: ' for the signs in ' },
  };
  return [strong(amount), say(what[point]), text(name), unsure];
}

/** Whether one can apply online, where that is asked and the service says yes, no or partly. */
function onlineSentence(
  { name, isOnline }: Place,
  { say, intent: { whether, aspect } }: Speaking,
): Sentence | undefined {
  if (!whether || aspect !== 'online' || isOnline === undefined) return undefined;
  return [onlineVerdict(isOnline, say), ' in ', text(name)];
}

/** The sum first, which is the bot's own, then what it is made of. */
function figures({ name, leadDays, fee, signRental }: Place, say: Call['say']): Sentence {
  const sum = fee && signRental && { min: fee.min + signRental.min, max: fee.max + signRental.max };
  const named: readonly (readonly [Text, Cell | undefined])[] = [
    [{ de: 'Gebühr ', en: 'fee ' }, moneyRange(fee)],
    [{ de: 'Schilder ', en: 'signs ' }, moneyRange(signRental)],
    [{ de: 'Vorlauf ', en: 'lead time ' }, leadDays && daySpan(leadDays)],
  ];
  const parts = named.flatMap(([label, cell]) => (cell ? [[say(label), cell]] : []));
  const details = joined(parts, ', ');
  const total = moneyRange(sum);
  const subject = total
    ? [strong(total), ' in ', text(name), say({ de: ' (errechnet)', en: ' (calculated)' })]
    : [strong(text(name))];
  return [...subject, ...(details.length > 0 ? [': ', ...details] : [])];
}
