// The contract's four sizes of a set, and how people write them; other figures of watts are refused at once.
import { type Candidate, isFree, oneOf, type Recogniser, type Word } from '../../src/kit/index.ts';

export const sizes = {
  '300w': {
    label: { de: '300 Watt', en: '300 watts' },
    words: ['300', '300 Wp', '300-Watt-Anlage', 'ein Modul', 'ein Panel', '1 Modul', '1 Panel', 'one panel'],
  },
  '600w': {
    label: { de: '600 Watt', en: '600 watts' },
    words: ['600', '600 Wp', '600-Watt-Anlage'],
  },
  '800w': {
    label: { de: '800 Watt', en: '800 watts' },
    words: [
      ...[
        '800',
        '800 Wp',
        '800 VA',
        '800-Watt-Anlage',
        'standard',
        'standardanlage',
        'zwei Module',
        '2 Module',
      ],
      ...['zwei Panels', '2 Panels', 'zwei Panele', 'two panels'],
    ],
  },
  '1600w': {
    label: { de: '1600 Watt', en: '1600 watts' },
    words: [
      ...['1600', '1600 Wp', '1600-Watt-Anlage', 'vier Module', '4 Module', 'vier Panels', '4 Panels'],
      ...['four panels', '1600-watt'],
    ],
  },
} as const;

export type Size = keyof typeof sizes;

const watts = new Set(['w', 'watt', 'watts', 'wp', 'va', 'kw', 'kwp']);

/** „zwei Module“ and „800 Watt“ are no prices, whatever stands before them. */
export const isSizeUnit = (word: Word | undefined) =>
  word !== undefined && (watts.has(word.plain) || /^(?:module?n?|panel[es]?|panele?n?)$/.test(word.plain));

const known = oneOf(sizes, { looksLike: /^\d[\d.,]*k?w(?:att|p)?$/i });

/** A size, written in one word or in two; a figure of watts that is none of them is `impossible`. */
export const size: Recogniser<Size> = {
  ...known,
  find(words, context) {
    const found = known.find(words, context);
    const others = words.flatMap((word, at): Candidate<Size>[] => {
      const isFigure = /^\d[\d.,]*$/.test(word.text) && watts.has(words[at + 1]?.plain ?? '');
      return isFigure && isFree(at, found)
        ? [{ from: at, to: at + 2, value: '300w', score: 0.2, impossible: true }]
        : [];
    });
    return [...found, ...others];
  },
};
