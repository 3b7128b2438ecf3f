// A number of children, and the words for them.
import { anyNumber, count } from '../../src/kit/index.ts';

/** Plainly written. */
export const children = /^(?:kind|kinder|kindern|kids?|child|children)$/;

export const anyCount = anyNumber({
  units: ['children'],
  whole: true,
  least: 0,
  // No household has more; an income that slipped in here would make a wrong amount.
  most: 20,
  expects: { de: 'eine ganze Zahl von 0 bis 20', en: 'a whole number from 0 to 20' },
  show: (children) => count(children),
});
