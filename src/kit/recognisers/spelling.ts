// How far two spellings are apart: typing errors, counted. The one importer of the measure.
import { distance } from 'fastest-levenshtein';

/** Letters too many, too few or other ones. */
export const typingErrors = (one: string, other: string): number => distance(one, other);

/** The same letters in another order: two that changed places are one mistake, though they count as two. */
export const areSwapped = (one: string, other: string): boolean =>
  one !== other &&
  one.length === other.length &&
  [...one].toSorted().join('') === [...other].toSorted().join('');
