// Recognises a year: 1998, 2027.
import { type Recogniser, text } from '../../src/kit/index.ts';

export const anyYear: Recogniser<number> = {
  expects: { de: 'ein Jahr, zum Beispiel 2027', en: 'a year, for example 2027' },
  find: (words) =>
    words.flatMap(({ plain }, from) =>
      /^(?:19|20)\d\d$/.test(plain) ? [{ from, to: from + 1, value: Number(plain), score: 1 }] : [],
    ),
  show: (year) => text(String(year)),
};
