// Both ends of a move, with a column for each place, and everything else the service says of them.
import {
  type Call,
  type Cell,
  count,
  dayCell,
  type Document,
  exampleNote,
  type FactsRecord,
  moneyRange,
  otherFields,
  otherFieldsSideBySide,
  readProvenance,
  statedRows,
  type Table,
  text,
} from '../../src/kit/index.ts';
import { pairHeadline, pairNotes } from './pairHeadline.ts';
import { dayRange, labels } from './place.ts';
import { type End, type Move, type Pair, readPair } from './readPair.ts';

/** With fewer rows than this, the table of the places is not the answer by itself. */
const tellingRows = 3;

export function pairDocument(answer: FactsRecord, move: Move, call: Call): Document {
  const { lang, say, today } = call;
  const provenance = readProvenance(answer, lang, today);
  const pair = readPair(answer, move);
  const places = placesTable(pair.ends, say);
  // Where the table of the places says little, what else there is must not be hidden.
  const folded = places.rows.length >= tellingRows;
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
      first: bothRows(pair, say),
    }),
  ];
  const isEmpty = places.rows.length === 0 && others.length === 0;
  const nothing = say({
    de: 'Der Faktendienst nennt dazu keine Angaben.',
    en: 'The facts service states nothing on it.',
  });
  return {
    lang,
    headline: pairHeadline(pair, move, { say, today, intent: call.intent, inTime: move.inTime }),
    notes: [...exampleNote(provenance, say), ...(isEmpty ? [[nothing]] : pairNotes(move, call))],
    tables: [places, ...others],
    provenance,
  };
}

/** One column for each place; only rows in which the service says something. */
function placesTable(ends: readonly End[], say: Call['say']): Table {
  const rows: readonly (readonly [string, (end: End) => Cell | undefined])[] = [
    [
      say({ de: 'zuerst zu beantragen', en: 'order of applying' }),
      ({ position }) => (position > 0 ? text(String(position)) : undefined),
    ],
    [
      say({ de: 'Vorlauf in Kalendertagen', en: 'lead time in calendar days' }),
      ({ place }) => dayRange(place.leadDays),
    ],
    [
      say({ de: 'sicher beantragt bis', en: 'apply by, to be safe' }),
      ({ schedule }) => dayCell(schedule.sure),
    ],
    [say({ de: 'allerspätestens', en: 'at the very latest' }), ({ schedule }) => dayCell(schedule.latest)],
    [
      say({ de: 'Schilder stehen spätestens', en: 'signs up by' }),
      ({ schedule }) => dayCell(schedule.signsUp),
    ],
    [say({ de: 'Gebühr', en: 'fee' }), ({ place }) => moneyRange(place.fee)],
    [say({ de: 'Schildermiete', en: 'sign rental' }), ({ place }) => moneyRange(place.signRental)],
    [say({ de: 'online', en: 'online' }), ({ place }) => place.online],
  ];
  return {
    columns: ['', ...ends.map(({ place }) => place.name)],
    rows: rows.flatMap(([label, cellFor]) => {
      const cells = ends.map(cellFor);
      return cells.some(Boolean) ? [[text(label), ...cells.map((cell) => cell ?? text('–'))]] : [];
    }),
  };
}

/** What holds for both zones together. */
function bothRows(
  { days, cost, schedule, urgency, daysUntil }: Pair,
  say: Call['say'],
): readonly (readonly Cell[])[] {
  return statedRows([
    [say({ de: 'Vorlauf in Kalendertagen', en: 'lead time in calendar days' }), dayRange(days)],
    [say({ de: 'sicher beantragt bis', en: 'apply by, to be safe' }), dayCell(schedule.sure)],
    [say({ de: 'allerspätestens', en: 'at the very latest' }), dayCell(schedule.latest)],
    [say({ de: 'Schilder stehen spätestens', en: 'signs up by' }), dayCell(schedule.signsUp)],
    [say({ de: 'Kosten für beide Zonen', en: 'cost of both zones' }), moneyRange(cost)],
    [
      say({ de: 'Tage bis zum Umzug', en: 'days until the move' }),
      daysUntil === undefined ? undefined : count(daysUntil),
    ],
    [say({ de: 'Dringlichkeit', en: 'urgency' }), urgency === undefined ? undefined : text(urgency)],
  ]);
}
