// Recognises a city that no list has: a known name, else any word, as the slug that it would have.
import { text } from '../document/index.ts';
import { plainName } from '../facts/index.ts';
import { cityNames } from './germany.ts';
import { findNames, indexNames } from './names.ts';
import { type Candidate, type Choice, onlyInTurn, type Recogniser } from './recogniser.ts';
import { isJoining, type Word, wordsIn, written } from './words.ts';

/** Frankfurt alone is the one on the Main; the other one is never taken for it. */
const groups = [...cityNames, ['Frankfurt (Oder)', 'frankfurt oder', 'frankfurt an der oder'], ['Bremen']];

const index = indexNames(
  groups.map((names) => ({
    choice: { value: slugOf(names[0] ?? ''), label: names[0] ?? '' },
    names,
    byParts: false,
  })),
);

/** Behind these, the city's name goes on. */
const beginnings = new Set(['bad', 'sankt', 'st']);

/** A city, known or not. In a sentence, an unknown one must be announced („in Tübingen“). */
export const anyCity: Recogniser<Choice> = {
  show: (choice) => text(choice.label),
  find(words) {
    const known = findNames(words, index).filter(({ corrected }) => !corrected);
    const isFree = (at: number) => !known.some(({ from, to }) => from <= at && at < to);
    return [...known, ...words.flatMap((_, from) => asTyped(words, from, isFree))];
  },
};

/** The written name of a city for its slug. */
export function cityNamed(slug: string): string {
  const known = groups.find((names) => names.some((name) => plainName(name) === plainName(slug)));
  return known?.[0] ?? written(slug.split('-'));
}

/** A word as a city: letters and hyphens only; two where the first one only begins a name. */
function asTyped(words: readonly Word[], from: number, isFree: (at: number) => boolean): Candidate<Choice>[] {
  const to = from + (beginnings.has(words[from]?.plain ?? '') && words[from + 1] ? 2 : 1);
  const mayBeName = (word: Word, offset: number) =>
    isFree(from + offset) && !isJoining(word) && /^\p{L}[\p{L}\p{M}\-.]*$/u.test(word.text);
  const run = words.slice(from, to);
  if (run.length === 0 || !run.every(mayBeName)) return [];
  const typed = wordsIn(words, { from, to });
  const value = { value: slugOf(typed), label: written(typed.split(' ')) };
  return [{ from, to, value, score: onlyInTurn }];
}

/** Letters, digits and hyphens only, whatever was typed. */
function slugOf(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .map(plainName)
    .filter(Boolean)
    .join('-');
}
