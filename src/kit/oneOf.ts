// Recognises one of a few fixed words, in any of their spellings.
import { text } from '../document/index.ts';
import { plainName } from '../facts/index.ts';
import type { Recogniser } from './recogniser.ts';

/** The key of the entry one of whose words was typed: `oneOf({ places: ['orte', 'places'] })` gives 'places'. */
export function oneOf<const Key extends string>(
  entries: Readonly<Record<Key, readonly [string, ...string[]]>>,
): Recogniser<Key> {
  const keys = Object.keys(entries) as Key[];
  const keyOf = new Map(keys.flatMap((key) => entries[key].map((word) => [plainName(word), key] as const)));
  return {
    find: (words) =>
      words.flatMap((word, from) => {
        const value = keyOf.get(word.plain);
        return value === undefined ? [] : [{ from, to: from + 1, value, score: 1 }];
      }),
    show: (key) => text(entries[key][0]),
  };
}
