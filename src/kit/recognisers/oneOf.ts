// Recognises one of a few values: those that the contract or a command lists, or those that the facts service offers.
import { type Lang, text, type Text } from '../../document/index.ts';
import { type FactsConnection, plainName } from '../../facts/index.ts';
import { once } from '../../memo.ts';
import { findNames, indexNames, type NameIndex } from './names.ts';
import type { Candidate, Choice, Recogniser } from './recogniser.ts';
import { isApart, isFree, overlap, slugOf, type Span, type Word } from './words.ts';

export interface OneOfEntry {
  readonly label: Text;
  /** What else people call it. */
  readonly words?: readonly string[];
}

export interface OneOfOptions {
  /** What is meant as such a value though it is none: told instead of passed over (900w where 800w exists). */
  readonly looksLike?: RegExp;
  /** They are names as of places: no other form of them, and no longer word, means them. */
  readonly isOfProperNames?: true;
}

/** The key of the entry that was named: by the key itself, its label, or another of its words. */
export function oneOf<const Key extends string>(
  entries: Readonly<Record<Key, OneOfEntry>>,
  { looksLike, isOfProperNames }: OneOfOptions = {},
): Recogniser<Key> {
  const keys = Object.keys(entries) as Key[];
  // Of a command that nobody asks for, none is made.
  const index = once(() =>
    indexNames(
      keys.map((key) => {
        const { label, words = [] } = entries[key];
        return {
          choice: { value: key, label: key },
          // A key is written small, but no verb and no adjective.
          names: [key.charAt(0).toUpperCase() + key.slice(1), label.de, label.en, ...words],
          byParts: false,
          byForms: !isOfProperNames,
        };
      }),
    ),
  );
  const looksAlike = (word: Word, from: number): Candidate<Key>[] =>
    looksLike?.test(word.text) && keys[0]
      ? [{ from, to: from + 1, value: keys[0], score: 0.2, impossible: true }]
      : [];

  return {
    find(words) {
      const found = findNames(words, index()).map((candidate) => ({
        ...candidate,
        value: candidate.value.value as Key,
      }));
      return [...found, ...words.flatMap((word, at) => (isFree(at, found) ? looksAlike(word, at) : []))];
    },
    show: (key, lang) => text(entries[key].label[lang]),
    offers: (lang) => keys.map((key) => ({ value: key, label: entries[key].label[lang] })),
  };
}

/** A key in words; another service's own value stays as it is. */
export const labelIn = (
  entries: Readonly<Record<string, Pick<OneOfEntry, 'label'>>>,
  key: string,
  lang: Lang,
): string => (Object.hasOwn(entries, key) ? entries[key]?.label[lang] : undefined) ?? key;

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
    const parts = indexNames(
      within.flatMap(([whole, ...inIt]) => {
        const entry = names.byName.get(plainName(whole));
        // The list may know one of them by itself.
        const unlisted = inIt.filter((name) => !names.byName.get(plainName(name))?.whole.length);
        return entry?.whole[0]
          ? [{ choice: entry.whole[0], names: unlisted, byParts: false, byForms: false }]
          : [];
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
    show: (choice) => text(choice.label),
    find(words, context) {
      withoutList ??= nicknames.map(([name = '']) => ({ value: slugOf(name), label: name }));
      return findListed(words, context.choices ?? withoutList);
    },
  };
}

const isLonger = (a: Span, b: Span) => a.to - a.from > b.to - b.from;
