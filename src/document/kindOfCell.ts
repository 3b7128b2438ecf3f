// Of which kind a cell's figure is: an amount, a share, a time, or a number of anything else.
import type { Cell } from './document.ts';

const times: ReadonlySet<unknown> = new Set(['minute', 'hour', 'day', 'week', 'month', 'year']);
export const isTimeUnit = (unit: string | undefined): boolean => times.has(unit);

/** Undefined for what is no figure; of a phrase each part has its own. Pure. */
export function kindOfCell(cell: Cell): 'money' | 'percent' | 'time' | 'count' | undefined {
  if (cell.kind === 'money') return 'money';
  if (cell.kind === 'date') return 'time';
  if (cell.kind !== 'count') return undefined;
  if (cell.unit === 'percent') return 'percent';
  return isTimeUnit(cell.unit) ? 'time' : 'count';
}
