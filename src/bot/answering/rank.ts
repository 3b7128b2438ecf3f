// „Wo ist es am günstigsten?“: the overview sorted by the figure that was asked for, with the answer in its first line.
import {
  type Cell,
  type Document,
  inLanguage,
  joined,
  notStated,
  type Sentence,
  strong,
  type Table,
  text,
  type Text,
} from '../../document/index.ts';
import { type Command, plainName, readWords, stemOf } from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';

/** Whether the smallest or the largest figure is wanted first, and of what, where the question names no column. */
interface Order {
  readonly isLeast: boolean;
  readonly of: 'money' | 'count';
  readonly says: Text;
}

/** In the order in which they decide; words plainly written, with spaces between them. */
const orders: readonly (readonly [RegExp, Order])[] = [
  [
    /\b(?:schnellste|kuerzeste|fastest|quickest|shortest)/,
    { isLeast: true, of: 'count', says: { de: 'Am kürzesten', en: 'Shortest' } },
  ],
  [
    /\b(?:laengste|langsamste|longest|slowest)/,
    { isLeast: false, of: 'count', says: { de: 'Am längsten', en: 'Longest' } },
  ],
  [
    /\b(?:guenstigste|billigste|cheapest|least expensive)/,
    { isLeast: true, of: 'money', says: { de: 'Am günstigsten', en: 'Cheapest' } },
  ],
  [
    /\b(?:teuerste|most expensive|dearest)/,
    { isLeast: false, of: 'money', says: { de: 'Am teuersten', en: 'Most expensive' } },
  ],
  [
    /\b(?:niedrigste|wenigste|lowest|least)/,
    { isLeast: true, of: 'money', says: { de: 'Am wenigsten', en: 'Lowest' } },
  ],
  [
    /\b(?:hoechste|meiste|highest|most)/,
    { isLeast: false, of: 'money', says: { de: 'Am meisten', en: 'Highest' } },
  ],
];

/** What a row must be about: „in welcher Stadt“, „wo“. */
const place = /^(?:stadt|ort|land|bundesland|bezirk|city|place|state|town)$/;
const sum = /zusammen|gesamt|summe|total/i;
/** What a count without a unit must be called to be a time. */
const time = /tage|woche|monat|jahr|stunde|dauer|day|week|month|year|hour/i;
/** Fewer rows are no ranking. */
const fewest = 3;
/** Letters of a word that may name a column, and of the end of one. */
const shortest = 4;
const longEnd = 7;
/** A column with less than so much of another one's money is a part of it. */
const part = 1 / 3;
/** So many columns are told of where none is named. */
const mostTold = 3;
const mostNamed = 3;

/** An overview as it was asked for; the same one where the question ranks nothing that it has. Pure. */
export function ranked(document: Document, question: string, { name }: Pick<Command, 'name'>): Document {
  const said = readWords(question).map(({ plain }) => plain);
  const order = orders.find(([sign]) => sign.test(said.join(' ')))?.[1];
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
    return {
      ...document,
      headline: headlineOf(table, columns, order, document),
      // What the figures are, and what they leave out.
      notes: [{ kind: 'remark', says: document.headline }, ...(document.notes ?? [])],
      tables: [sortedBy(table, columns, order), ...tables.filter((one) => one !== table)],
    };
  }
  return document;
}

/** By number, those that could be meant: named in the question, else the sum, else all that are no part of another. */
function columnsFor(
  { columns, rows, folded }: Table,
  { of }: Order,
  asked: readonly string[],
): readonly number[] {
  const isOfPlaces = place.test(plainName(columns[0] ?? '')) && !folded && rows.length >= fewest;
  // Where a place has several rows, which of them is meant was not said.
  const isOnce = new Set(rows.map(([name]) => JSON.stringify(name))).size === rows.length;
  if (!isOfPlaces || !isOnce) return [];
  const numeric = [...columns.keys()].filter(
    (at) => at > 0 && rows.filter((row) => figureOf(row[at], columns[at]) !== undefined).length >= fewest,
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

/** An amount, or a time; undefined for what cannot be ranked. */
function figureOf(
  cell: Cell | undefined,
  label = '',
): { readonly min: number; readonly max: number } | undefined {
  if (cell?.kind === 'money') return cell;
  if (cell?.kind !== 'count' || cell.unit === 'percent') return undefined;
  return cell.unit !== undefined || time.test(label) ? cell : undefined;
}

/** The rows with the figure in order, by the middle of a range; the others behind them. */
function inOrder({ columns, rows }: Table, at: number, { isLeast }: Order): readonly (readonly Cell[])[] {
  const key = (row: readonly Cell[]) => {
    const figure = figureOf(row[at], columns[at]);
    if (figure === undefined) return Infinity;
    return isLeast ? figure.min + figure.max : -figure.min - figure.max;
  };
  return rows.toSorted((one, other) => (key(one) === key(other) ? 0 : key(one) - key(other)));
}

/** With the columns that were ranked right behind the name: a phone shows the first ones. */
function sortedBy(table: Table, ranking: readonly number[], order: Order): Table {
  const [first = 0] = ranking;
  const others = [...table.columns.keys()].filter((at) => at > 0 && !ranking.includes(at));
  const shown = [0, ...ranking, ...others];
  const { caption, whole } = table;
  return {
    columns: shown.map((at) => table.columns[at] ?? ''),
    rows: inOrder(table, first, order).map((row) => shown.flatMap((at) => row[at] ?? [])),
    list: 'ranked',
    chart: { label: 0, value: 1 },
    ...(caption === undefined ? {} : { caption }),
    ...(whole === undefined ? {} : { whole }),
  };
}

/** „Vorlauf in Tagen“: in a sentence the unit stands at its figure. */
const inDays = / in (?:Tagen|days)$/;
const withUnit = (value: Cell, label: string): Cell =>
  value.kind === 'count' && value.unit === undefined && inDays.test(label)
    ? { ...value, unit: 'day' }
    : value;

/** „Am günstigsten: **Köln, 466 bis 503 €** (Musterprotokoll); **Bonn, …** (eigene Satzung).“ */
function headlineOf(table: Table, ranking: readonly number[], order: Order, { lang }: Document): Sentence {
  const say = inLanguage(lang);
  const winners = ranking.map((at) => {
    const rows = inOrder(table, at, order);
    const value = rows[0]?.[at] ?? notStated;
    const names = rows.filter((row) => JSON.stringify(row[at]) === JSON.stringify(value));
    return {
      label: table.columns[at] ?? '',
      value,
      names: names.map(([name = notStated]) => formatCell(name, lang)),
    };
  });
  // What many places have alike tells none of them.
  const telling = winners.filter(({ names }) => names.length <= mostNamed);
  const told = (telling.length > 0 ? telling : winners).map(({ label, value, names }): Sentence => {
    const more = names.length > mostNamed ? ` (+ ${names.length - mostNamed})` : '';
    return [
      strong(text(names.slice(0, mostNamed).join(', ')), `${more}: `, withUnit(value, label)),
      ` (${label.replace(inDays, '')})`,
    ];
  });
  const [first = 0] = ranking;
  const known = table.rows.filter((row) => figureOf(row[first], table.columns[first])).length;
  const all = table.rows.length;
  const some = say({
    de: [` – unter ${known} von ${all}, für die es bekannt ist`],
    en: [` – among the ${known} of ${all} for which it is known`],
  });
  return [`${order.says[lang]}: `, ...joined(told, '; '), ...(known < all ? some : []), '.'];
}
