// Smallest and largest values, as services state them, and as cells.
import { type CalendarDate, type Cell, count, date, money, text, type Unit } from '../document/index.ts';
import type { FactsRecord } from '../facts/index.ts';

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
  }
  return undefined;
}

/** Euros; undefined stays undefined, as in all of these. */
export const moneyRange = (range: Range | undefined) => range && money(range.min, range.max);
export const moneyCell = (euros: number | undefined) => (euros === undefined ? undefined : money(euros));
export const countRange = (range: Range | undefined, unit?: Unit) =>
  range && count(range.min, range.max, unit);
export const countCell = (value: number | undefined, unit?: Unit) =>
  value === undefined ? undefined : count(value, value, unit);
export const textCell = (value: string | undefined) => (value === undefined ? undefined : text(value));
export const dayCell = (day: CalendarDate | undefined) => (day === undefined ? undefined : date(day));

/** Rows of a label and a value; what the service does not state has no row. */
export const statedRows = (
  rows: readonly (readonly [string, Cell | undefined])[],
): readonly (readonly Cell[])[] => rows.flatMap(([label, cell]) => (cell ? [[text(label), cell]] : []));
