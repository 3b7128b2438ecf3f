// The values of an answer, each with its place; what they may be read as; and the places that several of them share.
import type { Path } from './names.ts';

export type Scalar = string | number | boolean | null;

/** A value with its place. */
export interface Leaf {
  readonly path: Path;
  readonly value: Scalar;
}

/** Leaves that belong to the same place, in the order in which the places first occur. */
export function groupByPath(
  leaves: readonly Leaf[],
  placeOf: (leaf: Leaf) => Path,
): readonly { readonly path: Path; readonly leaves: readonly Leaf[] }[] {
  const groups = new Map<string, { path: Path; leaves: Leaf[] }>();
  for (const leaf of leaves) {
    const path = placeOf(leaf);
    const key = path.join('\n');
    const group = groups.get(key);
    if (group) group.leaves.push(leaf);
    else groups.set(key, { path, leaves: [leaf] });
  }
  return [...groups.values()];
}

const yesWords = new Set(['true', 'ja', 'yes']);
const noWords = new Set(['false', 'nein', 'no']);

/** Yes and no, also written as words. */
export function readYesNo(value: Scalar): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  if (yesWords.has(word)) return true;
  return noWords.has(word) ? false : undefined;
}

/** Numbers, and numbers written as text with a decimal point, as some services send them. */
export function readNumber(value: Scalar): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}
