// The cells that are figures, and which of them are of one kind.
import type { Cell } from '../../document/index.ts';

/** Money, or a count with its unit. */
export type Figure = Extract<Cell, { readonly kind: 'money' | 'count' }>;

export const isFigure = (cell: Cell | string | undefined): cell is Figure =>
  typeof cell === 'object' && (cell.kind === 'money' || cell.kind === 'count');

/** Days and euros, or days and weeks, have no common unit. */
export const isOfOneKind = (one: Figure, other: Figure): boolean => unitOf(one) === unitOf(other);

const unitOf = (figure: Figure) => (figure.kind === 'money' ? 'euro' : figure.unit);
