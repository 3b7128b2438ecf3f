// A figure or a span of figures, by the names that it may have and the ends that may stand behind them.
import { type FactsRecord, type FigureUnit, plainName } from '../../facts/index.ts';
import { oncePer } from '../../memo.ts';
import type { Range } from './cells.ts';

/** What may stand behind a figure's name, worked out once: each is asked for of every entry of a list. */
const figureNames = oncePer((names: readonly string[]) =>
  names.map(plainName).map((name) => ({
    name,
    ofMin: ['min', 'von', 'from', 'ab', 'kuerzeste'].map((end) => name + end),
    ofMax: ['max', 'bis', 'to', 'laengste'].map((end) => name + end),
  })),
);

/** Under the first of the names that has one: with an end behind it (min and max, von and bis), or a single value. */
export function readFigure(
  record: FactsRecord,
  names: readonly string[],
  unit: FigureUnit | undefined,
): Range | undefined {
  for (const { name, ofMin, ofMax } of figureNames(names)) {
    const min = record.number(...ofMin);
    const max = record.number(...ofMax);
    const one = min ?? max ?? record.number(name);
    if (one !== undefined) return { min: min ?? one, max: max ?? one };
    const written = unit && record.span(unit, name);
    if (written) return { min: written.min, max: written.max };
  }
  return undefined;
}
