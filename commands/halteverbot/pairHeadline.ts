// The first line on a move: by when to apply and where first, what both zones cost, when the signs must stand.
import {
  type Call,
  count,
  date,
  headlineOf,
  joined,
  moneyRange,
  sentence,
  type Sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import {
  asksForApplying,
  daysVerdict,
  type Deadlines,
  deadlineSentence,
  passedSentence,
  signsSentence,
  type Speaking,
} from './deadlines.ts';
import { stateOf } from './fields.ts';
import { deadlinesOf } from './moveDay.ts';
import { officeSentence } from './office.ts';
import type { Move, Pair } from './pairFields.ts';

/** Only what the service states beyond doubt; otherwise the line names the question, and the table answers it. */
export function pairHeadline(pair: Pair, move: Move, call: Speaking): Sentence {
  const { say, intent } = call;
  const isCostFirst = intent.aspect === 'cost';
  const signsUp = signsDay(pair, move, call);
  const figures = headlineOf(
    [
      {
        tells: 'authority',
        says: officeSentence(
          pair.ends.map(({ place }) => place),
          call,
        ),
      },
      {
        tells: 'duration',
        says: signsUp && !asksForApplying(call) ? signsUp : timeSentence(pair, move, call),
      },
      { tells: 'cost', says: pointOfBoth(pair, move, call) ?? costSentence(pair, isCostFirst, say) },
    ],
    intent,
  );
  if (figures) {
    const rest = joined([passedSentence(move.datum, call), figures], '; ');
    return [...joined([rest, asksForApplying(call) ? signsUp : undefined], '. '), '.'];
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
function signsDay(
  { schedule, ends }: Pair,
  { point }: Move,
  { say, intent }: Speaking,
): Sentence | undefined {
  const isAsked = point === 'signs' && intent.aspects.includes('duration');
  return isAsked && schedule.signsUp
    ? signsSentence(schedule.signsUp, false, stateOf(...ends.map(({ place }) => place)), say)
    : undefined;
}

/** „Was kosten nur die Schilder?“: in each of both places. */
function pointOfBoth({ ends }: Pair, { point }: Move, { say, intent }: Speaking): Sentence | undefined {
  if (!point || intent.aspect !== 'cost') return undefined;
  const amounts = ends.flatMap(({ place: { name, values } }): Sentence[] => {
    const amount = moneyRange({ fee: values.fee, signs: values.signRental }[point]);
    return amount ? [[strong(amount), ' in ', name]] : [];
  });
  const what = { fee: { de: 'Gebühr: ', en: 'Fee: ' }, signs: { de: 'Schilder: ', en: 'Signs: ' } }[point];
  return amounts.length === ends.length && amounts.length > 0
    ? [say(what), ...joined(amounts, ', ')]
    : undefined;
}

function timeSentence(pair: Pair, { datum }: Move, call: Speaking): Sentence | undefined {
  const { say, today } = call;
  const deadlines = datum && datum >= today ? deadlinesOf(pair, datum) : undefined;
  if (deadlines) return deadlineSentence({ ...deadlines, places: placesInTurn(pair, call) }, call);
  if (!pair.days) return undefined;
  const days = count(pair.days.max, pair.days.max, 'day');
  const names = new Set(pair.ends.map(({ place }) => place.name));
  const first = names.size > 1 ? pair.ends.find(({ position }) => position === 1)?.place.name : undefined;
  const plan = say({
    de: sentence`${strong(days, ' Vorlauf')} einplanen`,
    en: sentence`${strong(days)} of lead time needed`,
  });
  const fits = daysVerdict(pair.days, call);
  const told = fits ? [...fits, '; ', ...plan] : plan;
  if (!first) return told;
  return [
    ...told,
    ...say({
      de: sentence`, zuerst in ${strong(text(first))} beantragen`,
      en: sentence`, apply in ${strong(text(first))} first`,
    }),
  ];
}

/** Both places by their safe days, the stricter one first, where that is asked for. */
function placesInTurn({ ends }: Pair, { intent }: Speaking): NonNullable<Deadlines['places']> {
  const isOne = new Set(ends.map(({ place: { name } }) => name)).size < 2;
  if (isOne || !intent.aspects.includes('duration')) return [];
  return ends
    .flatMap(({ place: { name }, schedule: { sure } }) => (sure === undefined ? [] : [{ name, sure }]))
    .toSorted((a, b) => a.sure.localeCompare(b.sure));
}

/** The sum of both zones; where the service states only the fees, these. */
function costSentence(
  {
    read: {
      values: { cost, fees },
    },
  }: Pair,
  isFirst: boolean,
  say: Call['say'],
): Sentence | undefined {
  const both = moneyRange(cost ?? fees);
  if (!both) return undefined;
  if (isFirst) {
    return cost
      ? say({ de: sentence`${strong(both)} für beide Zonen`, en: sentence`${strong(both)} for both zones` })
      : say({
          de: sentence`${strong(both)} Gebühr für beide Zonen`,
          en: sentence`a fee of ${strong(both)} for both zones`,
        });
  }
  return cost
    ? say({
        de: sentence`Kosten für beide Zonen ${strong(both)}`,
        en: sentence`both zones together cost ${strong(both)}`,
      })
    : say({
        de: sentence`Gebühr für beide Zonen ${strong(both)}`,
        en: sentence`the fee for both zones is ${strong(both)}`,
      });
}
