// Recognises one of the values that the facts service offers.
import { text } from '../../document/index.ts';
import { type FactsConnection, plainName } from '../../facts/index.ts';
import { findNames, indexNames, type NameIndex } from './names.ts';
import type { Candidate, Choice, Recogniser } from './recogniser.ts';
import { isApart, overlap, slugOf, type Span, type Word } from './words.ts';

interface Indexes {
  readonly names: NameIndex;
  readonly parts: NameIndex;
}

export interface OneOfServiceOptions {
  /** Names for one and the same thing, a group each: what the service calls by one of them is known by all. */
  readonly nicknames?: readonly (readonly string[])[];
  /** Whether a part of a name may stand for it: „Mitte“ for „Berlin Mitte“, but not „Sachsen“ for „Sachsen-Anhalt“. */
  readonly byParts?: boolean;
  /** Whether other forms of its words stand for a name: not for places. */
  readonly byForms?: boolean;
  /** Groups of names, the first of something in the list, the others of what lies in it: read as that, and told. */
  readonly within?: readonly (readonly [whole: string, ...parts: string[]])[];
}

/**
 * A value from the service's own list. A whole name, a part that only one name has, and small typing errors are
 * recognised; a part that several names share is asked about. Without the list, only what has nicknames is known: it
 * is passed on as the slug of the first of them, and the service says whether it knows it.
 */
export function oneOfService(
  choices: (facts: FactsConnection, signal: AbortSignal) => Promise<readonly Choice[]>,
  { nicknames = [], byParts = true, byForms = false, within = [] }: OneOfServiceOptions = {},
): Recogniser<Choice> {
  const groups = new Map(
    nicknames.flatMap((group) => group.map((name) => [plainName(name), group] as const)),
  );
  const indexes = new WeakMap<readonly Choice[], Indexes>();
  let withoutList: readonly Choice[] | undefined;

  function indexesOf(offered: readonly Choice[]): Indexes {
    const known = indexes.get(offered);
    if (known) return known;
    const names = indexNames(
      offered.map((choice) => {
        const own = [choice.value, choice.label];
        return {
          choice,
          names: [...own, ...own.flatMap((name) => groups.get(plainName(name)) ?? [])],
          byParts,
          byForms,
        };
      }),
    );
    const claimed = new Set<string>();
    const parts = indexNames(
      within.flatMap(([whole, ...inIt]) => {
        const entry = names.byName.get(plainName(whole));
        if (!entry?.whole[0]) return [];
        // The list may know one of them by itself, or a smaller part that it lies in.
        const isKnown = (name: string) => names.byName.has(plainName(name)) || claimed.has(plainName(name));
        const unlisted = inIt.filter((name) => !isKnown(name));
        for (const name of unlisted) claimed.add(plainName(name));
        return [{ choice: entry.whole[0], names: unlisted, byParts: false, byForms: false }];
      }),
    );
    const both = { names, parts };
    indexes.set(offered, both);
    return both;
  }

  function findListed(words: readonly Word[], offered: readonly Choice[]): readonly Candidate<Choice>[] {
    const { names, parts } = indexesOf(offered);
    const inside = findNames(words, parts).map((candidate) => ({ ...candidate, corrected: true }));
    const listed = findNames(words, names);
    const told = inside.filter((one) =>
      listed.every((other) => !overlap(one, other) || (one.score === 1 && !isLonger(other, one))),
    );
    return [...listed.filter((one) => isApart(one, told)), ...told].toSorted((a, b) => a.from - b.from);
  }

  return {
    choices,
    exact(word, context) {
      const known = context.choices && indexesOf(context.choices).names.byName.get(word.plain);
      const [only, ...others] = new Set([...(known?.whole ?? []), ...(known?.containing ?? [])]);
      const isCalled = only && [only.value, only.label].some((name) => plainName(name) === word.plain);
      return isCalled && others.length === 0 ? only : undefined;
    },
    show: (choice) => text(choice.label),
    find(words, context) {
      withoutList ??= nicknames.map(([name = '']) => ({ value: slugOf(name), label: name }));
      return findListed(words, context.choices ?? withoutList);
    },
  };
}

const isLonger = (a: Span, b: Span) => a.to - a.from > b.to - b.from;
