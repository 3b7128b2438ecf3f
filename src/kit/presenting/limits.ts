// A value of the question against the limit in a sentence: „22 kW“ and „über 12 kW“.
import { boundsOf } from '../recognisers/quantity.ts';
import { quantitiesIn } from '../recognisers/quantities.ts';
import { readWords } from '../recognisers/words.ts';

/** Whether what a sentence says is said of such a value; undefined where either names none of the other's unit. Pure. */
export function limitIn(question: string, said: string): 'within' | 'beyond' | undefined {
  const limits = quantitiesIn(readWords(said)).filter(({ comparator }) => comparator !== undefined);
  for (const { unit, least } of quantitiesIn(readWords(question))) {
    if (unit === undefined) continue;
    const limit = limits.find((one) => one.unit === unit);
    if (limit === undefined) continue;
    const bounds = boundsOf(limit);
    return least >= bounds.least && least <= bounds.most ? 'within' : 'beyond';
  }
  return undefined;
}
