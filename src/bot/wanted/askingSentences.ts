// The sentences of a message, and how much each counts: in a long one those that ask count for more than those that tell.
import type { Word } from '../../kit/index.ts';

export interface InSentence {
  /** The number of the sentence that the word stands in. */
  readonly sentence: number;
  /** 1, or less where it asks nothing and others do. */
  readonly weight: number;
}

/** In shorter messages every word counts. */
const longestWhole = 25;
const weightOfTelling = 0.5;

/** As far apart two neighbouring words may stand. */
const farthest = 200;
const longestText = 5_000;

const end = /[.?!:\n](?:\s|$)|\s[–-]\s/;

/** For each word; one that is not found as it was typed stands where the word before it stands. Pure. */
export function sentencesOf(words: readonly Word[], text: string): readonly InSentence[] {
  const looked = text.slice(0, longestText);
  const numbers: number[] = [];
  const asking = new Set<number>();
  let sentence = 0;
  let from = 0;
  let inSentence = 0;
  for (const word of words) {
    const near = looked.slice(from, from + farthest - 1 + word.text.length);
    const at = near.indexOf(word.text);
    if (at !== -1) {
      const between = near.slice(0, at);
      if (between.includes('?')) asking.add(sentence);
      if (numbers.length > 0 && end.test(between)) {
        sentence += 1;
        inSentence = 0;
      }
      from += at + word.text.length;
    }
    if (inSentence < 3 && asksWith.has(word.plain)) asking.add(sentence);
    inSentence += 1;
    numbers.push(sentence);
  }
  if (looked.trimEnd().endsWith('?')) asking.add(sentence);
  const isWhole = words.length < longestWhole || asking.size === 0;
  return numbers.map((number) => ({
    sentence: number,
    weight: isWhole || asking.has(number) ? 1 : weightOfTelling,
  }));
}

/** With one of these among its first words a sentence asks, whatever ends it. */
const asksWith = new Set(
  (
    'was wie wieviel wann wo wohin wer wem wen welche welcher welches welchen welchem warum wozu worauf ' +
    'muss muessen darf duerfen kann koennen gibt gibts brauche brauchen braucht bekomme bekommen kriege kriegen lohnt soll ' +
    'sollen reicht geht gilt what how when where who which why can may must do does should'
  ).split(' '),
);
