// Both ends of a move: what to do by when and what it costs first, a column for each place, and everything else the service says.
import {
  addDays,
  type CalendarDate,
  type Call,
  type CaseRow,
  type Cell,
  code,
  count,
  countRange,
  date,
  dayWithWeekday,
  type Document,
  type FactsRecord,
  headlineOf,
  joined,
  type Lang,
  moneyRange,
  notStated,
  onlyFields,
  resultDocument,
  sentence,
  type Sentence,
  sideBySide,
  strong,
  type Table,
  text,
  type Text,
} from '../../src/kit/index.ts';
import {
  asksForApplying,
  dayOffNotes,
  type Deadlines,
  deadlinesOf,
  deadlineSentence,
  moveDay,
  passedSentence,
  reckoning,
  signsSentence,
  type Speaking,
  statesIn,
} from './deadlines.ts';
import {
  type End,
  type Move,
  type Pair,
  pointFields,
  readPair,
  type Schedule,
  scheduleFields,
  stateOf,
} from './fields.ts';

export function pairDocument(answer: FactsRecord, move: Move, call: Call): Document {
  const pair = readPair(answer, move);
  const hasEnds = pair.ends.length > 0;
  const places = placesTables(pair.ends, move, call);
  const isReckoned = move.datum !== undefined && deadlinesOf(pair, move.datum)?.calculated;
  const document = resultDocument(
    answer,
    {
      headline: pairHeadline(pair, move, { ...call, inTime: move.inTime, applying: move.applying }),
      subject: '',
      notes: [...dayOffNotes(move.datum, statesIn(pair, move), call), ...pairNotes(move, call)],
      main: places,
      fields: pair.read,
      // The tables of the places say them.
      said: ['mostDays', 'leastDays', ...(hasEnds ? ['von', 'nach', 'stops', 'order'] : [])],
      rows: [
        [{ de: 'Vorlauf in Kalendertagen', en: 'Lead time in calendar days' }, countRange(pair.days)],
        [moveDay, hasEnds ? undefined : onDay(move.datum, call.lang), 'beside'],
      ],
      tables: places ? [places.beside] : [],
    },
    call,
  );
  return isReckoned ? { ...document, reckoned: [call.say(reckoning.days)] } : document;
}

const onDay = (day: CalendarDate | undefined, lang: Lang, state?: string): Cell | undefined =>
  day === undefined ? undefined : dayWithWeekday(day, lang, { state });

/** One column for each place: what most people want to know, and what else there is. */
function placesTables(
  ends: readonly End[],
  { datum, point }: Move,
  { lang, say, intent }: Call,
):
  | { readonly columns: readonly string[]; readonly rows: readonly CaseRow[]; readonly beside: Table }
  | undefined {
  if (ends.length === 0) return undefined;
  const reads = ends.map(({ place }) => onlyFields(place, pointFields(point, intent)));
  const columns = ['', ...reads.map(({ name }) => name)];
  const row = (label: Text, cellFor: (end: End) => Cell | undefined): readonly CaseRow[] => {
    const cells = ends.map(cellFor);
    const shown = cells.map((cell) => cell ?? notStated);
    return cells.some(Boolean) ? [{ cells: [text(say(label)), ...shown], tells: 'duration' }] : [];
  };
  const planned = (key: keyof Schedule) =>
    row(scheduleFields[key].label, ({ schedule, place }) => onDay(schedule[key], lang, stateOf(place)));
  const [lead, ...others] = sideBySide(reads, undefined, lang);
  const beside = [
    ...sideBySide(reads, 'fold', lang),
    ...row(moveDay, ({ place }) => onDay(datum, lang, stateOf(place))),
  ];
  return {
    columns,
    rows: [
      ...(lead ? [lead] : []),
      ...planned('sure'),
      ...planned('latest'),
      ...planned('signsUp'),
      ...others,
      ...row({ de: 'zuerst zu beantragen', en: 'Order of applying' }, ({ position }) =>
        position > 0 ? text(String(position)) : undefined,
      ),
    ],
    beside: {
      columns,
      rows: beside.map(({ cells }) => cells),
      caption: say({ de: 'Weitere Angaben zu den Orten', en: 'More on the places' }),
      folded: true,
    },
  };
}

/** Only what the service states beyond doubt; otherwise the line names the question, and the table answers it. */
export function pairHeadline(pair: Pair, move: Move, call: Speaking): Sentence {
  const { say, intent } = call;
  const isCostFirst = intent.aspect === 'cost';
  const signsUp = signsDay(pair, move, call);
  const figures = headlineOf(
    [
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
  if (!first) return plan;
  return [
    ...plan,
    ...say({
      de: sentence`, zuerst in ${strong(text(first))} beantragen`,
      en: sentence`, apply in ${strong(text(first))} first`,
    }),
  ];
}

/** Both places by their safe days, the stricter one first, where that is asked for. */
function placesInTurn({ ends }: Pair, { intent }: Speaking): NonNullable<Deadlines['places']> {
  if (!intent.aspects.includes('duration')) return [];
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
