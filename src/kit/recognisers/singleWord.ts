// Recognises a single word by its form alone: any word, a postal code.
import { text } from '../../document/index.ts';
import { isKnownCode } from './places.ts';
import { quantitiesIn } from './quantities.ts';
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
    quantitiesIn(words).flatMap(({ figure: { from, to }, unit, digits = '', comparator }) => {
      const isNamed = unit === 'postcode';
      const value = isNamed ? (words[from]?.plain.slice(-5) ?? '') : digits;
      // Round thousands are no postal codes in use, but prices; and what counts something is none.
      const isOther = (unit !== undefined || comparator !== undefined || value.endsWith('000')) && !isNamed;
      if (value.length !== 5 || isOther) return [];
      // As addresses are written: „70173 Stuttgart“, and as people say it: „in Stuttgart 70173“.
      const isAddress =
        /^D-/i.test(words[from]?.text ?? '') ||
        /^\p{Lu}\p{L}/u.test(words[from + 1]?.text ?? '') ||
        words[from - 2]?.plain === 'in';
      // „für 28500“ is a price: no town has that code.
      const isPriced = pricing.test(words[from - 1]?.plain ?? '') && !isAddress && !isNamed;
      const isPrice = isPriced && !isKnownCode(value);
      return isPrice ? [] : [{ from, to, value, score: isAddress ? 1 : 0.9 }];
    }),
  show: text,
};

const pricing = /^(?:fuer|ca|circa|etwa|knapp|kostet|kosten|preis|for|costs?|price)$/;
