// What was asked for comes first, in the first line and among the rows: who asks what it costs wants no days, who asks by
// when wants no fees. Other rows fold.
import { type Cell, joined, kindOfCell, type Sentence } from '../../document/index.ts';
import type { Aspect, QuestionIntent } from '../recognisers/intent.ts';
import type { Item } from './cells.ts';
import type { AnyFieldsRead, Field } from './fields.ts';

/** What a value tells by its kind; undefined for what may tell anything. */
function aspectOfCell(cell: Cell | undefined): Aspect | undefined {
  if (cell?.kind === 'phrase') {
    const told = cell.parts.map((part) => (typeof part === 'string' ? undefined : aspectOfCell(part)));
    return told.find(Boolean);
  }
  const kind = cell && kindOfCell(cell);
  if (kind === 'time') return 'duration';
  return kind === 'money' || kind === 'percent' ? 'cost' : undefined;
}

const kinds: Readonly<Partial<Record<Field['is'], Aspect>>> = {
  money: 'cost',
  percent: 'cost',
  hours: 'duration',
  days: 'duration',
  weeks: 'duration',
  months: 'duration',
  years: 'duration',
  date: 'duration',
};

/** What a declared field tells, also where its value is only a word. */
export const aspectOfField = ({ tells, is }: Field): Aspect | undefined => tells ?? kinds[is];

export const isTimeField = ({ is }: Field): boolean => kinds[is] === 'duration';

/** A row of a table with a column for each case, and what it answers. */
export interface CaseRow {
  readonly cells: readonly Cell[];
  readonly tells: Aspect | undefined;
}

type Asked = Pick<QuestionIntent, 'aspects'>;

/** The rows that tell what was asked; the others are beside the point. All of them, where none tells it. Pure. */
export function onlyAsked(items: readonly Item[], { aspects }: Asked): readonly Item[] {
  const isAsked = ([, cell, , tells = aspectOfCell(cell)]: Item) =>
    tells !== undefined && aspects.includes(tells);
  if (!items.some((item) => item[1] && item[2] === undefined && isAsked(item))) return items;
  return items.map((item) => (isAsked(item) ? item : [item[0], item[1], 'beside', item[3]]));
}

/** The same of rows with several values: those to be seen, and those beside the point. Pure. */
export function dividedRows(
  rows: readonly CaseRow[],
  { aspects }: Asked,
): { readonly seen: readonly CaseRow['cells'][]; readonly beside: readonly CaseRow['cells'][] } {
  const isAsked = ({ cells: [, value], tells = aspectOfCell(value) }: CaseRow) =>
    tells !== undefined && aspects.includes(tells);
  const asked = rows.filter(isAsked);
  const seen = asked.length > 0 ? asked : rows;
  const cellsOf = (some: readonly CaseRow[]) => some.map(({ cells }) => cells);
  return { seen: cellsOf(seen), beside: cellsOf(rows.filter((row) => !seen.includes(row))) };
}

/** An answer whose rows are the fields of these names, which were asked for; the others fold. As it is, without any. Pure. */
export function onlyFields<Read extends AnyFieldsRead>(read: Read, keys: readonly string[]): Read {
  const isStated = keys.some((key) => read.values[key] !== undefined);
  if (!isStated) return read;
  const fields = Object.entries(read.fields).map(([key, field]) => [
    key,
    keys.includes(key) || field.stands !== undefined ? field : { ...field, stands: 'fold' },
  ]);
  return { ...read, fields: Object.fromEntries(fields) as Read['fields'] };
}

export interface HeadlinePart {
  /** What it answers. */
  readonly tells: Aspect;
  /** Undefined where the service does not state it. */
  readonly says: Sentence | undefined;
}

/**
 * The parts as one sentence without its full stop; undefined without any. Only those that were asked for, in that order;
 * where none of them was, all of them.
 */
export function headlineOf(
  parts: readonly HeadlinePart[],
  { aspects }: Pick<QuestionIntent, 'aspects'>,
): Sentence | undefined {
  const stated = parts.filter(({ says }) => says !== undefined);
  const asked = aspects.flatMap((aspect) => stated.filter(({ tells }) => tells === aspect));
  const said = (asked.length > 0 ? asked : stated).flatMap(({ says }) => (says ? [says] : []));
  return said.length > 0 ? joined(said, '; ') : undefined;
}
