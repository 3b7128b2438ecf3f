// Recognises one of a few values that the contract or the command itself lists, in any of their words.
import { type Lang, type Text, text } from '../../document/index.ts';
import { findNames, indexNames } from './names.ts';
import type { Candidate, Recogniser } from './recogniser.ts';
import { isFree, type Word } from './words.ts';

export interface OneOfEntry {
  readonly label: Text;
  /** What else people call it. */
  readonly words?: readonly string[];
}

export interface OneOfOptions {
  /** What is meant as such a value though it is none: told instead of passed over (900w where 800w exists). */
  readonly looksLike?: RegExp;
}

/** The key of the entry that was named: by the key itself, its label, or another of its words. */
export function oneOf<const Key extends string>(
  entries: Readonly<Record<Key, OneOfEntry>>,
  { looksLike }: OneOfOptions = {},
): Recogniser<Key> {
  const keys = Object.keys(entries) as Key[];
  const index = indexNames(
    keys.map((key) => {
      const { label, words = [] } = entries[key];
      return {
        choice: { value: key, label: key },
        names: [key, label.de, label.en, ...words],
        byParts: false,
      };
    }),
  );
  const looksAlike = (word: Word, from: number): Candidate<Key>[] =>
    looksLike?.test(word.text) && keys[0]
      ? [{ from, to: from + 1, value: keys[0], score: 0.2, impossible: true }]
      : [];

  return {
    find(words) {
      const found = findNames(words, index).map((candidate) => ({
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
