// What a service states, or does not, as cells and rows: undefined stays undefined.
import {
  type CalendarDate,
  type Cell,
  count,
  date,
  type Lang,
  list,
  money,
  type Sentence,
  type Table,
  type Text,
  text,
  type Unit,
  yesNo,
} from '../../document/index.ts';
import type { Range } from './range.ts';

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

/** Rows of a label and a value; what the service does not state has no row. */
export const statedRows = (
  rows: readonly (readonly [string, Cell | undefined])[],
): readonly (readonly Cell[])[] => rows.flatMap(([label, cell]) => (cell ? [[text(label), cell]] : []));

/** The same as a table, in the asker's language. */
export const itemsTable = (rows: readonly (readonly [Text, Cell | undefined])[], lang: Lang): Table => ({
  columns: { de: ['Angabe', 'Wert'], en: ['Item', 'Value'] }[lang],
  rows: statedRows(rows.map(([label, cell]) => [label[lang], cell] as const)),
});
