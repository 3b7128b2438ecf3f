// The first line for two places: what to do by when, what it costs.
import {
  addDays,
  type CalendarDate,
  type Call,
  code,
  count,
  date,
  joined,
  moneyRange,
  type Range,
  sentence,
  type Sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import { type Deadlines, deadlineSentence, passedSentence, signsSentence, type Speaking } from './dates.ts';
import type { Move, Pair, Schedule } from './readPair.ts';

/** Only what the service states beyond doubt; otherwise the line names the question, and the table answers it. */
export function pairHeadline(pair: Pair, move: Move, call: Speaking): Sentence {
  const { say } = call;
  const figures = [timeSentence(pair, move, call), costSentence(pair, say)];
  if (figures.some(Boolean)) {
    const rest = joined([passedSentence(move.datum, call), ...figures], '; ');
    return [...joined([signsFirst(pair, move, call), rest], '. '), '.'];
  }
  const subject = strong(
    say({ de: 'Halteverbot ', en: 'No-parking zones ' }),
    text(move.von.label),
    ' → ',
    text(move.nach.label),
  );
  return [subject, ...(move.datum ? [', ', date(move.datum)] : []), ':'];
}

/** „Wann müssen die Schilder stehen?“ */
function signsFirst({ schedule }: Pair, { point }: Move, { say, intent }: Speaking): Sentence | undefined {
  const isAsked = point === 'signs' && intent.aspect === 'duration';
  return isAsked && schedule.signsUp ? signsSentence(schedule.signsUp, false, say) : undefined;
}

function timeSentence(pair: Pair, { datum }: Move, call: Speaking): Sentence | undefined {
  const { say, today } = call;
  const deadlines = datum && datum >= today ? deadlinesOf(pair.schedule, pair.days, datum) : undefined;
  if (deadlines) return deadlineSentence(deadlines, call);
  if (!pair.days) return undefined;
  const days = count(pair.days.max, pair.days.max, 'day');
  const names = new Set(pair.ends.map(({ place }) => place.name));
  const first = names.size > 1 ? pair.ends.find(({ position }) => position === 1)?.place.name : undefined;
  const plan = say({
    de: sentence`${strong(days, ' Vorlauf')} einplanen`,
    en: sentence`${strong(days)} of lead time needed`,
  });
  if (!first) return plan;
  return [
    ...plan,
    ...say({
      de: sentence`, zuerst in ${strong(text(first))} beantragen`,
      en: sentence`, apply in ${strong(text(first))} first`,
    }),
  ];
}

function costSentence({ cost }: Pair, say: Call['say']): Sentence | undefined {
  const both = moneyRange(cost);
  return both
    ? say({
        de: sentence`Kosten für beide Zonen ${strong(both)}`,
        en: sentence`both zones together cost ${strong(both)}`,
      })
    : undefined;
}

/** The service's own days, else the ones that follow from its lead time. */
function deadlinesOf(
  schedule: Schedule,
  days: Range | undefined,
  datum: CalendarDate,
): Deadlines | undefined {
  if (schedule.sure) return { sure: schedule.sure, latest: schedule.latest, calculated: false };
  if (!days) return undefined;
  const latest = days.min < days.max ? addDays(datum, -days.min) : undefined;
  return { sure: addDays(datum, -days.max), latest, calculated: true };
}

/** Without a date, how to ask with one. */
export function pairNotes(
  { von, nach, datum }: Move,
  { say, today }: Pick<Speaking, 'say' | 'today'>,
): readonly Sentence[] {
  if (datum) return [];
  const withDate = `${say({ de: 'halteverbot', en: 'no-parking' })} ${von.value} ${nach.value} ${addDays(today, 60)}`;
  return [
    say({
      de: sentence`Mit dem Umzugstag nenne ich die Termine, zum Beispiel: ${code(withDate)}`,
      en: sentence`With the day of the move I name the dates, for example: ${code(withDate)}`,
    }),
  ];
}
