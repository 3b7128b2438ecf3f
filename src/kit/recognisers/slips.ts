// Typing errors between what was typed and a name, and which are forgiven.
import { distance } from 'fastest-levenshtein';

/** Typing errors that are forgiven; infinite otherwise. */
export function errorsBetween(name: string, plain: string): number {
  const errors = isComparable(name, plain) ? typingErrors(name, plain) : Infinity;
  return isForgiven(errors, name, plain) ? errors : Infinity;
}

/** Shorter names are not read from typing errors. */
export const shortestMistyped = 4;
/** People mistype the end of a word, hardly its beginning. */
const isComparable = (name: string, plain: string) =>
  name.length >= shortestMistyped && Math.abs(name.length - plain.length) <= 2;

/** Two in a long word; in a shorter one only two letters that changed places. */
const isForgiven = (errors: number, name: string, plain: string) =>
  errors <= 1 || (errors === 2 && (plain.length >= 8 || areSwapped(name, plain)));

/** Letters too many, too few or other ones. */
export const typingErrors = (one: string, other: string): number => distance(one, other);

/** The same letters in another order: two that changed places are one mistake, though they count as two. */
export const areSwapped = (one: string, other: string): boolean =>
  one !== other &&
  one.length === other.length &&
  [...one].toSorted().join('') === [...other].toSorted().join('');
