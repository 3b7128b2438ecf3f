// Both ends of a move: what to do by when and what it costs first, a column for each place, and everything else the service says.
import {
  addDays,
  type CalendarDate,
  type Call,
  type CaseRow,
  type Cell,
  code,
  countRange,
  dayWithWeekday,
  type Document,
  type FactsRecord,
  type Lang,
  notStated,
  onlyFields,
  resultDocument,
  sentence,
  type Sentence,
  sideBySide,
  type Table,
  text,
  type Text,
} from '../../src/kit/index.ts';
import { feeRuleNotes } from './feeRule.ts';
import { dayOffNotes, deadlinesOf, lateNotes, moveDay, reckoning, statesIn } from './moveDay.ts';
import { pointFields, type Schedule, scheduleFields, stateOf } from './fields.ts';
import { pairHeadline } from './pairHeadline.ts';
import { withSaidOfPlaces } from './saidOfPlace.ts';
import { type End, type Move, readPair } from './pairFields.ts';

export function pairDocument(answer: FactsRecord, move: Move, call: Call): Document {
  const pair = readPair(answer, move);
  const hasEnds = pair.ends.length > 0;
  // Within one place both columns would say the same.
  const isWithin = move.von.value === move.nach.value;
  const places = placesTables(isWithin ? pair.ends.slice(0, 1) : pair.ends, move, call);
  const deadlines = move.datum === undefined ? undefined : deadlinesOf(pair, move.datum);
  const speaking = { ...call, inTime: move.inTime, applying: move.applying };
  const isAhead = move.datum !== undefined && move.datum >= call.today;
  const document = resultDocument(
    answer,
    {
      headline: pairHeadline(pair, move, speaking),
      subject: '',
      notes: [
        ...lateNotes(isAhead ? deadlines : undefined, move.point === 'signs', speaking),
        ...feeRuleNotes(
          pair.ends.map(({ place }) => place),
          move.zoneDays,
          call,
        ),
        ...dayOffNotes(move.datum, statesIn(pair, move), call),
        ...pairNotes(move, call),
      ],
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
  const told = withSaidOfPlaces(
    document,
    pair.ends.map(({ place }) => place),
    move.datum,
    call,
  );
  return deadlines?.calculated ? { ...told, reckoned: [call.say(reckoning.days)] } : told;
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
        position > 0 && ends.length > 1 ? text(String(position)) : undefined,
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

/** Without a date, how to ask with one. */
export function pairNotes(
  { von, nach, datum }: Move,
  { say, today }: Pick<Call, 'say' | 'today'>,
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
