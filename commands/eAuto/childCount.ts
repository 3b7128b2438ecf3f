// A number of children, and the words for them.
import { anyNumber, count, type NumberCandidate, type Word } from '../../src/kit/index.ts';

/** Plainly written. */
export const children = /^(?:kind|kinder|kindern|kids?|child|children)$/;

const mostUnsaid = 9;

const anyFigure = anyNumber({
  units: ['children'],
  whole: true,
  least: 0,
  // No household has more; an income that slipped in here would make a wrong amount.
  most: 20,
  expects: { de: 'eine ganze Zahl von 0 bis 20', en: 'a whole number from 0 to 20' },
  show: (children) => count(children),
});

/** The ages around one figure are looked for among all of them. */
const known = new WeakMap<readonly Word[], readonly NumberCandidate[]>();

/** A figure that nothing says to be children („der Große ist 18“) is none where no family has so many. */
export const anyCount = {
  ...anyFigure,
  find(words: readonly Word[]): readonly NumberCandidate[] {
    const before = known.get(words);
    if (before) return before;
    const found = anyFigure
      .find(words)
      .filter(({ value, score }) => score === 1 || value <= mostUnsaid || value >= 100);
    known.set(words, found);
    return found;
  },
};
