// Recognises a German postal code: five digits.
import { text } from '../document/index.ts';
import type { Recogniser } from './recogniser.ts';

export const anyPostcode: Recogniser<string> = {
  expects: { de: 'eine Postleitzahl mit genau fünf Ziffern', en: 'a postal code of exactly five digits' },
  find: (words) =>
    words.flatMap((word, from) => {
      const digits = /^(?:D-)?(\d{5})$/i.exec(word.text)?.[1];
      return digits ? [{ from, to: from + 1, value: digits, score: 0.9 }] : [];
    }),
  show: text,
};
