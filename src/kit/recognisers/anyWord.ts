// Recognises any single word, as typed, but for those that only stand around others.
import { text } from '../../document/index.ts';
import type { Recogniser } from './recogniser.ts';
import { isFilling } from './words.ts';

export const anyWord: Recogniser<string> = {
  find: (words) =>
    words.flatMap((word, from) =>
      isFilling(word) ? [] : [{ from, to: from + 1, value: word.text, score: 1 }],
    ),
  show: text,
  isAnything: true,
};
