// What was found for each argument among the words, before any of it is taken.
import type { Argument, Candidate, Word } from '../../kit/index.ts';

export interface Searched {
  readonly key: string;
  readonly argument: Argument;
  readonly candidates: readonly Candidate<unknown>[];
  /** Words that say in front of a value that it is this argument's: its names, plainly written. */
  readonly announcers: ReadonlySet<string>;
}

export type Taken = Map<string, Candidate<unknown>>;

/**
 * Whether a word in front of a place says that what stands there is this argument's. A word that is a value itself
 * („selbstnutzer“) announces nothing.
 */
export const isAnnounced = (
  { announcers, candidates }: Searched,
  words: readonly Word[],
  at: number,
): boolean =>
  announcers.has(words[at - 1]?.plain ?? '') &&
  !candidates.some(({ from, to, score }) => from < at && to === at && score === 1);

export const isFreeOf = (taken: Taken, { from, to }: Candidate<unknown>) =>
  [...taken.values()].every((other) => to <= other.from || from >= other.to);
