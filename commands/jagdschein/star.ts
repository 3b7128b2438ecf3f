// A star behind the amounts in a long table that are only examples, and what it means.
import { type Call, type Cell, phrase, type Sentence } from '../../src/kit/index.ts';

export const starred = (amount: Cell | undefined, isUnsure: boolean): Cell | undefined =>
  amount && isUnsure ? phrase(amount, ' *') : amount;

export const starNote = (say: Call['say']): Sentence => [
  say({
    de: 'Mit Stern (*): Beispielwert, nicht bestätigt.',
    en: 'With a star (*): an example value, not confirmed.',
  }),
];
