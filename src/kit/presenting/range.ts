// Smallest and largest values, as services state them.
import type { FactsRecord } from '../../facts/index.ts';

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

/** From the least of several values to the most; undefined without any. */
export function spanOf(values: readonly (number | Range)[]): Range | undefined {
  if (values.length === 0) return undefined;
  const ranges = values.map((value) => (typeof value === 'number' ? { min: value, max: value } : value));
  return { min: Math.min(...ranges.map(({ min }) => min)), max: Math.max(...ranges.map(({ max }) => max)) };
}
