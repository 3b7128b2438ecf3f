// Words that were cut short with a full stop, „wasserf.“, „Halterw.“: read as the only word of a list that they begin.
import { plainName } from '../../facts/index.ts';
import { isFree, type Span, type Word } from './words.ts';

/** A word of a list's names, and whose names have it. */
export interface WholeWord {
  readonly plain: string;
  readonly text: string;
  readonly of: ReadonlySet<string>;
}

const shortest = 5;
const leastCut = 2;
/** One cuts behind a consonant and before a vowel: „wasserf|ührend“; „Wasser“ and „Preis“ are words of their own. */
const endsInConsonant = /[^aeiouy]$/;
const beginsWithVowel = /^[aeiouy]/;

/** The words of names, by what they name. */
export function wholeWords(names: Iterable<readonly [key: string, name: string]>): readonly WholeWord[] {
  const found = new Map<string, { readonly text: string; readonly of: Set<string> }>();
  for (const [key, name] of names) {
    for (const text of name.split(/[\s-]+/)) {
      const plain = plainName(text);
      const known = found.get(plain);
      if (known) known.of.add(key);
      else if (plain.length >= shortest + leastCut) found.set(plain, { text, of: new Set([key]) });
    }
  }
  return [...found].map(([plain, { text, of }]) => ({ plain, text, of }));
}

/** Whether a word may be cut short: a full stop stands behind it. */
const mayBeShort = ({ plain, text, stop }: Word) =>
  stop === 'end' && plain.length >= shortest && /^\p{L}+$/u.test(text) && endsInConsonant.test(plain);

/** The words with those written out that are cut short, and that nothing else was read from. Pure. */
export function withoutAbbreviations(
  words: readonly Word[],
  all: () => readonly WholeWord[],
  read: (words: readonly Word[]) => readonly Span[],
): readonly Word[] {
  if (!words.some(mayBeShort)) return words;
  const known = read(words);
  let isChanged = false;
  const written = words.map((word, at) => {
    const whole = mayBeShort(word) && isFree(at, known) ? wordBegunBy(word.plain, all()) : undefined;
    if (!whole) return word;
    isChanged = true;
    return { text: whole.text, plain: whole.plain };
  });
  return isChanged ? written : words;
}

/** The only word that begins so, or the shortest of several forms, or of several that name one thing. */
function wordBegunBy(plain: string, all: readonly WholeWord[]): WholeWord | undefined {
  const begun = all
    .filter((one) => one.plain.startsWith(plain) && one.plain.length >= plain.length + leastCut)
    .toSorted((a, b) => a.plain.length - b.plain.length);
  const [first] = begun;
  if (!first || !begun.every((one) => beginsWithVowel.test(one.plain.slice(plain.length)))) return undefined;
  const areForms = begun.every((one) => one.plain.startsWith(first.plain));
  const keys = new Set(begun.flatMap(({ of }) => [...of]));
  return areForms || keys.size === 1 ? first : undefined;
}
