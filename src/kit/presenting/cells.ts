// What a service states, or does not, as cells, rows and small tables: undefined stays undefined.
import {
  type Cell,
  count,
  type Lang,
  money,
  nothingThere,
  type Say,
  type Sentence,
  strong,
  type Table,
  text,
  type Text,
  type Unit,
  yesNo,
} from '../../document/index.ts';
import type { Aspect } from '../recognisers/intent.ts';

/** Euros. */
export const moneyRange = (range: Range | undefined) => range && money(range.min, range.max);
export const countRange = (range: Range | undefined, unit?: Unit) =>
  range && count(range.min, range.max, unit);
export const textCell = (value: string | undefined) => (value === undefined ? undefined : text(value));
export const yesNoCell = (yes: boolean | undefined) => (yes === undefined ? undefined : yesNo(yes));

/** What the service says as a sentence of its own. */
export const textNote = (said: string | undefined): Sentence | undefined =>
  said === undefined ? undefined : [text(said)];

/**
 * A label and a value; undefined where the service does not state it. `beside`: it repeats what was asked, or is beside
 * the point, and stands in the fold.
 */
export type Item = readonly [
  label: Text,
  cell: Cell | undefined,
  weight?: 'beside' | undefined,
  /** What it answers, where its value does not tell. */
  tells?: Aspect | undefined,
];

/** Rows of a label and a value; what the service does not state has no row. */
export const statedRows = (
  rows: readonly (readonly [string, Cell | undefined])[],
): readonly (readonly Cell[])[] => rows.flatMap(([label, cell]) => (cell ? [[text(label), cell]] : []));

/** The same as a table, in the asker's language; what was asked and comes back is one row. */
export function itemsTable(items: readonly Item[], lang: Lang): Table {
  const rows = statedRows(items.map(([label, cell]) => [label[lang], cell] as const));
  const each = new Map(rows.map((row) => [JSON.stringify(row), row]));
  return {
    columns: { de: ['Angabe', 'Wert'], en: ['Item', 'Value'] }[lang],
    rows: [...each.values()],
  };
}

/** A smallest and a largest value; one of them alone counts for both. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** From the least of several values to the most; undefined without any. */
export function spanOf(values: readonly (number | Range)[]): Range | undefined {
  if (values.length === 0) return undefined;
  const ranges = values.map((value) => (typeof value === 'number' ? { min: value, max: value } : value));
  return { min: Math.min(...ranges.map(({ min }) => min)), max: Math.max(...ranges.map(({ max }) => max)) };
}

export type Column<Row> = readonly [Text, (row: Row) => Cell | undefined];

/** A column that no row fills is none. */
export function columnsTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  say: Say,
  { caption, ...more }: { readonly caption?: Text; readonly folded?: boolean } = {},
): Table {
  const stated = columns.filter(([, cell]) => rows.some((row) => cell(row)));
  return {
    columns: stated.map(([label]) => say(label)),
    rows: rows.map((row) => stated.map(([, cell]) => cell(row) ?? nothingThere)),
    list: 'whole',
    ...(caption ? { caption: say(caption) } : {}),
    ...more,
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

export type Online = 'yes' | 'partly' | 'no';

const verdicts = {
  yes: { de: 'Ja, das geht online', en: 'Yes, that works online' },
  partly: { de: 'Teilweise geht das online', en: 'That works online in part' },
  no: { de: 'Nein, das geht nicht online', en: 'No, that does not work online' },
};

/** What the service's words begin with: „ja (Online-Formular)“; undefined where they begin with none of these. */
export function readOnline(said: string): Online | undefined {
  if (/^(?:ja|yes|true)\b/i.test(said)) return 'yes';
  if (/^(?:teilweise|teils|partly)\b/i.test(said)) return 'partly';
  return /^(?:nein|no|false)\b/i.test(said) ? 'no' : undefined;
}

/** The beginning of a first line to a yes-or-no question about it. */
export const onlineVerdict = (online: Online, say: Say): Sentence[number] => strong(say(verdicts[online]));
