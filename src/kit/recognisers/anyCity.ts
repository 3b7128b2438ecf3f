// Recognises a city that no list has: a known name, else any word, as the slug that it would have.
import { text } from '../../document/index.ts';
import { plainName } from '../../facts/index.ts';
import { cityNames } from './germany.ts';
import { findNames, indexNames } from './names.ts';
import { type Candidate, type Choice, onlyInTurn, type Recogniser } from './recogniser.ts';
import { towns } from './towns.ts';
import { isFree, mayBeName, type Span, slugOf, slugWritten, type Word, wordsIn, written } from './words.ts';

/** Frankfurt alone is the one on the Main; the other one is never taken for it. */
const special = [...cityNames, ['Frankfurt (Oder)', 'frankfurt oder', 'frankfurt an der oder'], ['Bremen']];
const named = new Set(special.flat().map(plainName));
const groups = [...special, ...towns.filter((town) => !named.has(plainName(town))).map((town) => [town])];

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
    return [...known, ...words.flatMap((_, from) => asTyped(words, from, known))];
  },
};

/** The written name of a city, known or not, for its slug: koeln → Köln. */
export function cityNamed(slug: string): string {
  const known = groups.find((names) => names.some((name) => plainName(name) === plainName(slug)));
  return known?.[0] ?? slugWritten(slug);
}

/** A word as a city; two where the first one only begins a name. */
function asTyped(words: readonly Word[], from: number, known: readonly Span[]): Candidate<Choice>[] {
  const to = from + (beginnings.has(words[from]?.plain ?? '') && words[from + 1] ? 2 : 1);
  const run = words.slice(from, to);
  if (!run.every((word, offset) => isFree(from + offset, known) && mayBeName(word))) return [];
  const typed = wordsIn(words, { from, to });
  const value = { value: slugOf(typed), label: written(typed.split(' ')) };
  return [{ from, to, value, score: onlyInTurn }];
}
