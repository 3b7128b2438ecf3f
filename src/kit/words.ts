// What a person typed, as words that can be compared.
import { plainName } from '../facts/index.ts';

export interface Word {
  /** As typed, without quotes and closing punctuation around it. */
  readonly text: string;
  /** For comparing: lower case, umlauts written out, letters and digits only. */
  readonly plain: string;
}

/** Where a value stands among the words: from the first, up to but not including the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** More than any question needs; the rest of an endless message or word is not looked at. */
const mostWords = 200;
const longestWord = 100;

/** Splits a text at white space, arrows and equals signs; what is nothing but punctuation is no word. */
export function readWords(text: string): readonly Word[] {
  return (
    text
      .replace(/->|=>|→|⇒|⟶|=/g, ' ')
      // The sign is a word to go by; and a minus of any kind must not get lost before a figure.
      .replaceAll('€', ' Euro ')
      .replace(/(?<=^|\s)[−–](?=\d)/g, '-')
      .split(/\s+/, mostWords)
      .map((word) =>
        word
          .slice(0, longestWord)
          .replace(/^(?!-\d)[\p{P}\p{S}]+/u, '')
          .replace(/[,;:!?"'“”„‘’»«)\]]+$/u, '')
          .replace(/(?<=\p{L})\.+$/u, ''),
      )
      .map((word) => ({ text: word, plain: plainName(word) }))
      .filter((word) => word.plain !== '')
  );
}

/** The words of a span, as typed. */
export function wordsIn(words: readonly Word[], { from, to }: Span): string {
  return words
    .slice(from, to)
    .map((word) => word.text)
    .join(' ');
}

/** The words of a span written as one, for comparing. */
export function plainIn(words: readonly Word[], { from, to }: Span): string {
  return words
    .slice(from, to)
    .map((word) => word.plain)
    .join('');
}

/** Words that only join others, in both languages; they carry no value of their own. */
const joining = new Set(
  (
    'von vom aus nach zu zum zur in im am an ab ist bis fuer mit und oder bei auf das der die den dem ein eine einen einer bitte danke mal hallo ' +
    'from to at on in the a an for with and or please thanks of by'
  ).split(' '),
);

export const isJoining = (word: Word) => joining.has(word.plain);
