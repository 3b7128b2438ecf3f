// What a service states, or does not, as cells, rows and small tables: undefined stays undefined.
import {
  type CalendarDate,
  type Cell,
  count,
  date,
  type Lang,
  list,
  money,
  notStated,
  type Say,
  type Sentence,
  strong,
  type Table,
  text,
  type Text,
  type Unit,
  yesNo,
} from '../../document/index.ts';
import type { FactsRecord } from '../../facts/index.ts';

/** Euros. */
export const moneyRange = (range: Range | undefined) => range && money(range.min, range.max);
export const moneyCell = (euros: number | undefined) => (euros === undefined ? undefined : money(euros));
export const countRange = (range: Range | undefined, unit?: Unit) =>
  range && count(range.min, range.max, unit);
export const countCell = (value: number | undefined, unit?: Unit) =>
  value === undefined ? undefined : count(value, value, unit);
export const textCell = (value: string | undefined) => (value === undefined ? undefined : text(value));
export const dayCell = (day: CalendarDate | undefined) => (day === undefined ? undefined : date(day));
export const yesNoCell = (yes: boolean | undefined) => (yes === undefined ? undefined : yesNo(yes));
export const listCell = (texts: readonly string[]) => (texts.length > 0 ? list(texts.map(text)) : undefined);

/** What the service says as a sentence of its own. */
export const textNote = (said: string | undefined): Sentence | undefined =>
  said === undefined ? undefined : [text(said)];

/**
 * A label and a value; undefined where the service does not state it. `beside`: it repeats what was asked, or is beside
 * the point, and stands in the fold.
 */
export type Item = readonly [label: Text, cell: Cell | undefined, weight?: 'beside' | undefined];

/** Rows of a label and a value; what the service does not state has no row. */
export const statedRows = (
  rows: readonly (readonly [string, Cell | undefined])[],
): readonly (readonly Cell[])[] => rows.flatMap(([label, cell]) => (cell ? [[text(label), cell]] : []));

/** The same as a table, in the asker's language. */
export const itemsTable = (rows: readonly Item[], lang: Lang): Table => ({
  columns: { de: ['Angabe', 'Wert'], en: ['Item', 'Value'] }[lang],
  rows: statedRows(rows.map(([label, cell]) => [label[lang], cell] as const)),
});

/** A smallest and a largest value; one of them alone counts for both. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * A range under the first of the names that has one: with min and max (or von and bis, from and to) behind it, or a
 * single value.
 */
export function readRange(record: FactsRecord, names: readonly string[]): Range | undefined {
  for (const name of names) {
    const withEnd = (...ends: string[]) => ends.map((end) => `${name}_${end}`);
    const min = record.number(...withEnd('min', 'von', 'from', 'ab'));
    const max = record.number(...withEnd('max', 'bis', 'to'));
    const one = min ?? max ?? record.number(name);
    if (one !== undefined) return { min: min ?? one, max: max ?? one };
    const written = record.span('euro', name) ?? record.span('day', name);
    if (written) return { min: written.min, max: written.max };
  }
  return undefined;
}

/** From the least of several values to the most; undefined without any. */
export function spanOf(values: readonly (number | Range)[]): Range | undefined {
  if (values.length === 0) return undefined;
  const ranges = values.map((value) => (typeof value === 'number' ? { min: value, max: value } : value));
  return { min: Math.min(...ranges.map(({ min }) => min)), max: Math.max(...ranges.map(({ max }) => max)) };
}

export type Column<Row> = readonly [Text, (row: Row) => Cell | undefined];

export function columnsTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  say: Say,
): Pick<Table, 'columns' | 'rows' | 'list'> {
  const stated = columns.filter(([, cell]) => rows.some((row) => cell(row)));
  return {
    columns: stated.map(([label]) => say(label)),
    rows: rows.map((row) => stated.map(([, cell]) => cell(row) ?? notStated)),
    list: 'whole',
  };
}

/** None without any text. */
export function textsTable(
  title: string,
  texts: readonly string[],
  { folded }: { readonly folded: boolean },
): readonly Table[] {
  if (texts.length === 0) return [];
  const table = { columns: [title], rows: texts.map((said) => [text(said)]), list: 'ranked' as const };
  return [folded ? { ...table, caption: title, folded } : table];
}

/** What else an entry says stays unread, and so stands among the service’s other fields. */
export function listedTexts(record: FactsRecord, ...names: readonly string[]): readonly string[] {
  const plain = record.texts(...names);
  if (plain.length > 0) return plain;
  const named: string[] = [];
  for (const entry of record.children(...names)) {
    const name = entry.text('name', 'title', 'titel', 'bezeichnung', 'label', 'text');
    if (name !== undefined) named.push(name);
  }
  return named;
}

export type Online = 'yes' | 'partly' | 'no';

const verdicts = {
  yes: { de: 'Ja, das geht online', en: 'Yes, that works online' },
  partly: { de: 'Teilweise geht das online', en: 'That works online in part' },
  no: { de: 'Nein, das geht nicht online', en: 'No, that does not work online' },
};

/** The beginning of a first line to a yes-or-no question about it. */
export const onlineVerdict = (online: Online, say: Say): Sentence[number] => strong(say(verdicts[online]));
