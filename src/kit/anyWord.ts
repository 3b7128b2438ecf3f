// Recognises any single word, as typed.
import { text } from '../document/index.ts';
import type { Recogniser } from './recogniser.ts';

export const anyWord: Recogniser<string> = {
  find: (words) => words.map((word, from) => ({ from, to: from + 1, value: word.text, score: 1 })),
  show: text,
};
