// Recognises a value that the facts service offers (a place, a state, a topic) by its name or a part of it.
import { text } from '../document/index.ts';
import { type FactsConnection, plainName } from '../facts/index.ts';
import { findNames, indexNames, type NameIndex } from './names.ts';
import type { Candidate, Choice, Recogniser } from './recogniser.ts';
import { mayBeName, slugOf, type Word } from './words.ts';

export interface OneOfServiceOptions {
  /** Names for one and the same thing, a group each: what the service calls by one of them is known by all. */
  readonly nicknames?: readonly (readonly string[])[];
  /** Whether a part of a name may stand for it: „Mitte“ for „Berlin Mitte“, but not „Sachsen“ for „Sachsen-Anhalt“. */
  readonly byParts?: boolean;
}

/**
 * A value from the service's own list. A whole name, a part that only one name has, and small typing errors are
 * recognised; a part that several names share is asked about. Without the list, any word is passed on as a slug,
 * and the service says whether it knows it.
 */
export function oneOfService(
  choices: (facts: FactsConnection, signal: AbortSignal) => Promise<readonly Choice[]>,
  { nicknames = [], byParts = true }: OneOfServiceOptions = {},
): Recogniser<Choice> {
  const groups = new Map(
    nicknames.flatMap((group) => group.map((name) => [plainName(name), group] as const)),
  );
  const indexes = new WeakMap<readonly Choice[], NameIndex>();

  function indexOf(offered: readonly Choice[]): NameIndex {
    const known = indexes.get(offered);
    if (known) return known;
    const index = indexNames(
      offered.map((choice) => {
        const own = [choice.value, choice.label];
        return {
          choice,
          names: [...own, ...own.flatMap((name) => groups.get(plainName(name)) ?? [])],
          byParts,
        };
      }),
    );
    indexes.set(offered, index);
    return index;
  }

  return {
    choices,
    show: (choice) => text(choice.label),
    find: (words, context) =>
      context.choices ? findNames(words, indexOf(context.choices)) : words.flatMap(asTyped),
  };
}

/** A word as the slug that it would have: „Berlin-Mitte“ as berlin-mitte. */
const asTyped = (word: Word, at: number): Candidate<Choice>[] =>
  mayBeName(word)
    ? [{ from: at, to: at + 1, value: { value: slugOf(word.text), label: word.text }, score: 0.3 }]
    : [];
