// Things of one kind as a table: a row for each of them, a column for what is stated of any of them.
import { type Cell, notStated, type Say, type Table, type Text } from '../../document/index.ts';

export type Column<Row> = readonly [Text, (row: Row) => Cell | undefined];

export function columnsTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  say: Say,
): Pick<Table, 'columns' | 'rows'> {
  const stated = columns.filter(([, cell]) => rows.some((row) => cell(row)));
  return {
    columns: stated.map(([label]) => say(label)),
    rows: rows.map((row) => stated.map(([, cell]) => cell(row) ?? notStated)),
  };
}
