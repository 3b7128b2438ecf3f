// Whether a question is about the money, to be answered with yes or no: „Gibt es …?“, „Bekomme ich …?“
import type { QuestionIntent } from '../../src/kit/index.ts';

/** Not „Muss ich …?“, „Geht das online?“: what no amount answers gets no yes or no. */
export const asksWhetherFunded = ({ whether, worth, aspect }: QuestionIntent): boolean =>
  whether && !worth && (aspect === undefined || aspect === 'cost');
