// Figures that are left when everything else has its value: an option's, if only one can be meant.
import type { Argument, Word } from '../../kit/index.ts';
import { isAnnounced, isFreeOf, type Searched, type Taken } from './searched.ts';

/** A figure that nobody has claimed, and that several options could take. */
export interface Unclear {
  readonly at: number;
  readonly options: readonly Argument[];
}

/**
 * A figure that nobody has claimed, and that only one option could take: „balkonkraftwerk stuttgart 800w 499“. Gives
 * the first one that several could take.
 */
export function takeLeftFigures(
  all: readonly Searched[],
  words: readonly Word[],
  taken: Taken,
): Unclear | undefined {
  for (let at = 0; at < words.length; at++) {
    const fitting = optionsFor(all, words, at, taken);
    const [only] = fitting;
    if (fitting.length === 1 && only) taken.set(only.key, only.candidate);
    if (fitting.length > 1) return { at, options: fitting.map(({ argument }) => argument) };
  }
  return undefined;
}

/** The options without a value that a bare figure at a place could be. */
function optionsFor(all: readonly Searched[], words: readonly Word[], at: number, taken: Taken) {
  const isNamed = all.some((one) => isAnnounced(one, words, at));
  if (isNamed || !/^\d/.test(words[at]?.text ?? '')) return [];
  return all.flatMap(({ key, argument, candidates }) => {
    if (!argument.named || taken.has(key)) return [];
    const candidate = candidates.find((one) => one.from === at && !one.impossible && isFreeOf(taken, one));
    return candidate ? [{ key, argument, candidate }] : [];
  });
}
