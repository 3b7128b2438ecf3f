// Both ends of a move: what to do by when and what it costs first, a column for each place, and everything else the service says.
import {
  addDays,
  type Call,
  code,
  count,
  date,
  type Document,
  type FactsRecord,
  headlineOf,
  joined,
  moneyRange,
  otherFields,
  otherFieldsSideBySide,
  readProvenance,
  sentence,
  type Sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import { labels, type Move, type Pair, readPair, stateOf } from './fields.ts';
import {
  dayOffNotes,
  deadlinesOf,
  deadlineSentence,
  passedSentence,
  reckoning,
  signsSentence,
  type Speaking,
  statesIn,
} from './deadlines.ts';
import { bothRows, moveDayTable, placesTable } from './pairTables.ts';

/** With fewer rows than this, the table of the places is not the answer by itself. */
const tellingRows = 3;

export function pairDocument(answer: FactsRecord, move: Move, call: Call): Document {
  const { lang, say, today } = call;
  const provenance = readProvenance(answer, lang, today);
  const pair = readPair(answer, move);
  const places = placesTable(pair.ends, move.datum, call);
  const isReckoned = move.datum !== undefined && deadlinesOf(pair, move.datum)?.calculated;
  // The day of the move was said by the asker.
  const stated = places.rows.length - (pair.ends.length > 0 && move.datum ? 1 : 0);
  // Where the table of the places says little, what else there is must not be hidden.
  const folded = stated >= tellingRows;
  const others = [
    ...otherFieldsSideBySide(
      pair.ends.map(({ place }) => place),
      {
        labels,
        lang,
        folded,
        caption: say({ de: 'Weitere Angaben zu den Orten', en: 'More on the places' }),
      },
    ),
    ...otherFields(answer, {
      labels,
      lang,
      folded,
      first: bothRows(pair, call),
    }),
  ];
  const isEmpty = stated === 0 && others.length === 0;
  const nothing = say({
    de: 'Der Faktendienst nennt dazu keine Angaben.',
    en: 'The facts service states nothing on it.',
  });
  return {
    lang,
    headline: pairHeadline(pair, move, { say, today, intent: call.intent, inTime: move.inTime }),
    ...(isReckoned ? { reckoned: [say(reckoning.days)] } : {}),
    notes: isEmpty
      ? [[nothing]]
      : [...dayOffNotes(move.datum, statesIn(pair, move), call), ...pairNotes(move, call)],
    tables: [places, ...others, ...moveDayTable(pair, move, call)],
    provenance,
  };
}

/** Only what the service states beyond doubt; otherwise the line names the question, and the table answers it. */
export function pairHeadline(pair: Pair, move: Move, call: Speaking): Sentence {
  const { say } = call;
  const isCostFirst = call.intent.aspect === 'cost';
  const figures = headlineOf(
    [
      { tells: 'duration', says: timeSentence(pair, move, call) },
      { tells: 'cost', says: costSentence(pair, isCostFirst, say) },
    ],
    call.intent,
  );
  if (figures) {
    const rest = joined([passedSentence(move.datum, call), figures], '; ');
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
function signsFirst(
  { schedule, ends }: Pair,
  { point }: Move,
  { say, intent }: Speaking,
): Sentence | undefined {
  const isAsked = point === 'signs' && intent.aspect === 'duration';
  return isAsked && schedule.signsUp
    ? signsSentence(schedule.signsUp, false, stateOf(...ends.map(({ place }) => place)), say)
    : undefined;
}

function timeSentence(pair: Pair, { datum }: Move, call: Speaking): Sentence | undefined {
  const { say, today } = call;
  const deadlines = datum && datum >= today ? deadlinesOf(pair, datum) : undefined;
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

/** The sum of both zones; where the service states only the fees, these. */
function costSentence({ cost, fees }: Pair, isFirst: boolean, say: Call['say']): Sentence | undefined {
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
