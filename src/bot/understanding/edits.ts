// What the corrections in a message do to its words: which are taken out, which stand at another place.
import type { Recogniser, Span, Word } from '../../kit/index.ts';

export interface Repaired {
  /** Without what was taken back. */
  readonly words: readonly Word[];
  /** What was said in place of what, by the place of its first word among `words`. */
  readonly instead: ReadonlyMap<number, string>;
  /** Two places change their parts: „… von Hamburg nach Köln, sorry, umgekehrt“. */
  readonly isTurned: boolean;
  /** Of what was taken out: „streich das …“. */
  readonly struck: ReadonlySet<Recogniser<unknown>>;
}

/** What becomes of the words, by their places. */
export interface Edits {
  readonly gone: Set<number>;
  /** Words that stand at another place now. */
  readonly moved: Map<number, readonly number[]>;
  readonly instead: Map<number, string>;
  readonly struck: Set<Recogniser<unknown>>;
}

export const placesOf = ({ from, to }: Span): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, more) => from + more);

export function drop({ gone }: Edits, ...spans: readonly Span[]): void {
  for (const span of spans) for (const at of placesOf(span)) gone.add(at);
}

/** Where a clause ended, one ends still; a word that is moved to another place ends none there. */
export function leftOver(
  words: readonly Word[],
  { gone, moved, instead }: Edits,
): Pick<Repaired, 'words' | 'instead'> {
  if (gone.size === 0) return { words, instead };
  const left: Word[] = [];
  const kept: number[] = [];
  for (const [at, word] of words.entries()) {
    const last = left.at(-1);
    const others = moved.get(at);
    if (others) {
      left.push(...others.flatMap((from) => unstopped(words[from])));
      kept.push(...others);
    } else if (!gone.has(at)) {
      left.push(word);
      kept.push(at);
    } else if (word.stop && last && !last.stop) left[left.length - 1] = { ...last, stop: word.stop };
  }
  return { words: left, instead: new Map([...instead].map(([at, typed]) => [kept.indexOf(at), typed])) };
}

const unstopped = (word: Word | undefined): readonly Word[] =>
  word ? [{ text: word.text, plain: word.plain }] : [];
