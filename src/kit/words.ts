// What a person typed, as words that can be compared.
import { plainName, readableName } from '../facts/index.ts';

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
      // Thousands with a space: any narrow or fixed one, and a plain one where the next group begins with a zero.
      .replace(/(?<=\b\d{1,3})[\u00a0\u202f\u2009](?=\d{3}\b)/g, '')
      .replace(/(?<=\b\d{1,3}) (?=0\d\d\b)/g, '')
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

/** Whether a word belongs to none of the spans. */
export const isFree = (at: number, spans: readonly Span[]) =>
  spans.every(({ from, to }) => at < from || at >= to);

/** Whether a span shares no word with any of the others. */
export const isApart = ({ from, to }: Span, others: readonly Span[]) =>
  others.every((other) => to <= other.from || from >= other.to);

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

const setOf = (words: string) => new Set(words.split(' '));

/** Words that only join others, in both languages; they carry no value of their own. */
const joining = setOf(
  'von vom aus nach zu zum zur in im am an ab ist bis fuer mit und oder bei auf das der die den dem ein eine einen einer bitte danke mal hallo ' +
    'from to at on in the a an for with and or please thanks of by',
);

export const isJoining = (word: Word) => joining.has(word.plain);

/** What people say around a question; no value is called so. */
const filling = setOf(
  'euro eur kosten kostet preis gebuehr gebuehren gesamtpreis komplett insgesamt teuer foerderung zuschuss cost costs price fee fees ' +
    'was wie viel wieviel welche welcher welches wer wo wann ob lange hoch ich wir mir uns man es da denn noch eigentlich jetzt aktuell ' +
    'brauche brauchen moechte moechten will wollen kann koennen muss muessen soll sollen habe haben bekomme bekommen gibt gilt lohnt sich ' +
    'gruenden machen beantragen kriegen what how much many long do does i we need want can is there',
);

export const isFilling = (word: Word) => isJoining(word) || filling.has(word.plain);

/** Letters and hyphens only, and not just a word between others: what no list has may be called so. */
export const mayBeName = (word: Word) => !isJoining(word) && /^\p{L}[\p{L}\p{M}\-.]*$/u.test(word.text);

/** A name as the slug that it would have: letters, digits and hyphens, whatever was typed. */
export const slugOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map(plainName)
    .filter(Boolean)
    .join('-');

/** Words as a name is written: „bad homburg“ as Bad Homburg. */
export const written = (words: readonly string[]) =>
  words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');

/** Inside a name these stay small. */
const smallWords = setOf('am an der im in ob bei');

/** A slug as a person would write it: frankfurt-am-main → Frankfurt am Main. */
export const slugWritten = (slug: string) =>
  slug
    .split('-')
    .map((word) => (smallWords.has(word) ? word : readableName(word)))
    .join(' ');
