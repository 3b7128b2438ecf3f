// Recognises whether a preferred plate is wanted: „mit Wunschkennzeichen“, „wunschkennzeichen=nein“, or a bare yes or no.
import { type Candidate, flag, isFree, type Recogniser, type Word } from '../../src/kit/index.ts';
import { plate } from './kinds.ts';

const named = flag(plate.label, [
  ...['wunschkennzeichen reservieren', 'wunschkennzeichen', 'wunsch', 'wunschschild'],
  ...['custom plate', 'own plate'],
]);
const bare: Readonly<Record<string, boolean>> = { ja: true, yes: true, nein: false, no: false };

export const anyPlate: Recogniser<boolean> = {
  ...named,
  find(words, context) {
    const found = named.find(words, context);
    const read = (word: Word, from: number): Candidate<boolean>[] => {
      const value = isFree(from, found) ? bare[word.plain] : undefined;
      return value === undefined ? [] : [{ from, to: from + 1, value, score: 0.5 }];
    };
    return [...found, ...words.flatMap(read)];
  },
};
