// Word forms by rule: the stem of a German or English word, so that „Häusern“ and „Haus“ are the same word.
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import type { Lang } from '../../document/index.ts';
import { plainWords } from './words.ts';

const stemmers: Readonly<Record<Lang, (word: string) => string>> = { de: german, en: english };

/** Longer words are looked at as they stand. */
const longestWord = 60;

/** Every argument looks at the same words: more than any questions have at once. */
const known = new Map<string, string>();
const mostKnown = 2_000;

/** The stem of one plainly written word (lower case, umlauts written out), the same for all its forms. Pure. */
export function stemOf(plain: string, lang: Lang = 'de'): string {
  if (plain.length > longestWord || /\d/.test(plain)) return plain;
  const key = `${lang} ${plain}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  // The stemmer takes umlauts off by itself where they are written as such: „häuser“, but not „haeuser“.
  const stem = stemmers[lang](lang === 'de' ? plain.replace(writtenOut, umlaut) : plain);
  if (known.size >= mostKnown) known.clear();
  known.set(key, stem);
  return stem;
}

/** The stems of the words of a text. Pure. */
export const stemsIn = (text: string, lang?: Lang): readonly string[] =>
  plainWords(text).map((plain) => stemOf(plain, lang));

/** An umlaut written as two letters: „haeuser“, but not „neue“. */
const writtenOut = /([ao]|(?<![aeoq])u)e/g;

/** A plainly written word with the vowels of its umlauts alone, as stems have them: haus, hauser. */
export const plainWithoutUmlauts = (plain: string): string => plain.replace(writtenOut, '$1');

const umlaut = (_: string, vowel: string) => ({ a: 'ä', o: 'ö', u: 'ü' })[vowel] ?? vowel;
