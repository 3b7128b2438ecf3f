// „Wo ist es am günstigsten?“: the overview sorted by the figure that was asked for, with the answer in its first line.
import { type Document, inLanguage, note, type Note, type Table, text } from '../../document/index.ts';
import { type Command, readWords, stemOf } from '../../kit/index.ts';
import { type InStates, noneThere, rowsIn, saysWhere, statesAsked } from './inStates.ts';
import {
  fewestRows,
  figureOf,
  inOrder,
  isOfPlaces,
  mostAsked,
  type Order,
  orderIn,
  withFirst,
} from './order.ts';
import { headlineOf } from './rankHeadline.ts';
import { groupedByAnswer } from './whichOfAll.ts';

const sum = /zusammen|gesamt|summe|total/i;
/** Letters of a word that may name a column, and of the end of one. */
const shortest = 4;
const longEnd = 7;
/** A column with less than so much of another one's money is a part of it. */
const part = 1 / 3;
/** So many columns are told of where none is named. */
const mostTold = 3;

/** An overview as it was asked for; the same one where the question ranks nothing that it has. Pure. */
export function ranked(document: Document, question: string, { name }: Pick<Command, 'name'>): Document {
  const said = readWords(question).map(({ plain }) => plain);
  const order = orderIn(said);
  const subject = new Set(
    readWords([...name.de, ...name.en].join(' ').replaceAll('-', ' ')).map(({ plain }) => stemOf(plain)),
  );
  // „the cheapest hunting licence“ names no column „one-year licence“.
  const asked = said.filter((plain) => plain.length >= shortest && !subject.has(stemOf(plain)));
  const tables = document.tables ?? [];
  for (const table of order ? tables : []) {
    const columns = order ? columnsFor(table, order, asked) : [];
    const [first] = columns;
    if (!order || first === undefined) continue;
    const where = statesAsked(question);
    const there = rowsIn(table, where, document);
    const isKnown = there.rows.some((row) => figureOf(row[first], table.columns[first]) !== undefined);
    const shown = isKnown ? there : table;
    const ranking = {
      ...order,
      says: there === table ? order.says : saysWhere(order.says, where, isKnown),
      most: mostAsked(said),
    };
    const headline = headlineOf(shown, columns, ranking, document);
    return {
      ...document,
      headline: isKnown ? headline : [noneThere(where)[document.lang], ' ', ...headline],
      notes: [
        ...regionNotes(where, document),
        ...(document.notes ?? []),
        // What the figures are, and what they leave out.
        { kind: 'beside', says: document.headline },
      ],
      tables: [sortedBy(shown, columns, order), ...tables.filter((one) => one !== table)],
    };
  }
  return order ? document : groupedByAnswer(document, question);
}

/** „Süddeutschland“ */
const regionNotes = ({ regions }: InStates, { lang }: Document): readonly Note[] =>
  regions.map((region) =>
    note(
      'reading',
      inLanguage(lang)({
        de: [`„`, text(region), '“ ist kein Bundesland und bleibt außer Betracht; ich kenne die 16 Länder.'],
        en: ['“', text(region), '” is no state and was left out; I know the 16 states.'],
      }),
    ),
  );

/** By number, those that could be meant: named in the question, else the sum, else all that are no part of another. */
function columnsFor(table: Table, { of }: Order, asked: readonly string[]): readonly number[] {
  const { columns, rows } = table;
  // Where a place has several rows, which of them is meant was not said.
  const isOnce = new Set(rows.map(([name]) => JSON.stringify(name))).size === rows.length;
  if (!isOfPlaces(table) || !isOnce) return [];
  const numeric = [...columns.keys()].filter(
    (at) => at > 0 && rows.filter((row) => figureOf(row[at], columns[at]) !== undefined).length >= fewestRows,
  );
  const isNamed = (at: number) =>
    readWords(columns[at] ?? '').some(({ plain }) => asked.some((word) => isSameMatter(word, plain)));
  const fitting = numeric.filter((at) => rows.some((row) => row[at]?.kind === of));
  const most = (at: number) => Math.max(...rows.map((row) => figureOf(row[at], columns[at])?.max ?? 0));
  const largest = Math.max(...fitting.map(most));
  const options = [
    numeric.filter(isNamed),
    fitting.filter((at) => sum.test(columns[at] ?? '')),
    fitting.filter((at) => most(at) >= part * largest),
  ];
  return (options.find((some) => some.length > 0) ?? []).slice(0, mostTold);
}

/** In another form, or as the end of a longer word: „Jagdprüfung“ of „Prüfungsgebühr“. */
function isSameMatter(word: string, column: string): boolean {
  if (stemOf(word) === stemOf(column)) return column.length >= shortest;
  const ends = Array.from({ length: Math.max(0, word.length - longEnd + 1) }, (_, from) => word.slice(from));
  return ends.some((end) => column.startsWith(end));
}

/** With the columns that were ranked first. */
function sortedBy(table: Table, ranking: readonly number[], order: Order): Table {
  const [first = 0] = ranking;
  const { caption, whole } = table;
  return {
    ...withFirst({ ...table, rows: inOrder(table, first, order) }, ranking),
    list: 'ranked',
    columnsSeen: Math.min(ranking.length + 1, mostTold),
    chart: { label: 0, value: 1 },
    // „Alle Orte, die längsten zuerst“ was another order.
    ...(caption === undefined
      ? {}
      : { caption: caption.replace(/, (?:die längsten zuerst|the longest first)$/, '') }),
    ...(whole === undefined ? {} : { whole }),
  };
}
