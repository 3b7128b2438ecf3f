// Whether a question is about the money, to be answered with yes or no: „Gibt es …?“, „Bekomme ich …?“
import type { Asks } from '../../src/kit/index.ts';

/** Not „Muss ich …?“, „Geht das online?“: what no amount answers gets no yes or no. */
export const asksWhetherFunded = ({ whether, worth, aspect }: Asks): boolean =>
  whether && !worth && (aspect === undefined || aspect === 'cost');
