// Recognises a single word by its form alone: any word, a postal code.
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

export const anyPostcode: Recogniser<string> = {
  expects: { de: 'eine Postleitzahl mit genau fünf Ziffern', en: 'a postal code of exactly five digits' },
  find: (words) =>
    words.flatMap((word, from) => {
      const digits = /^(?:D-)?(\d{5})$/i.exec(word.text)?.[1];
      const isNamed = /^(?:plz|postleitzahl|postcode|zip)$/.test(words[from - 1]?.plain ?? '');
      // Round thousands are no postal codes in use, but prices.
      if (!digits || (digits.endsWith('000') && !isNamed)) return [];
      // As addresses are written: „70173 Stuttgart“, and as people say it: „in Stuttgart 70173“.
      const isAddress =
        /^D-/i.test(word.text) ||
        /^\p{Lu}\p{L}/u.test(words[from + 1]?.text ?? '') ||
        words[from - 2]?.plain === 'in';
      return [{ from, to: from + 1, value: digits, score: isAddress ? 1 : 0.9 }];
    }),
  show: text,
};
