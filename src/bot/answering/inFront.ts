// What is said in front of an answer, whatever has answered: one step after the other on its first line, in this order.
import type { Document } from '../../document/index.ts';
import { withBudget } from './budget.ts';
import { forSeveral } from './forSeveral.ts';
import type { Asking } from './matter.ts';
import { withCircumstance } from './otherwiseWith.ts';
import { withReserve } from './outOfAccount.ts';

/** Gives the document as it is where there is nothing to say; it is never a question back. */
type Step = (document: Document, asking: Asking) => Document;

const steps: readonly Step[] = [
  // „Laut Dienst 300 EUR mit Sozialpass. Ohne das gerechnet: …“
  withCircumstance,
  // „400 € für 4 Personen zusammen; für eine Person: …“
  forSeveral,
  // „Ja, dafür reichen 400 €: …“
  withBudget,
  // „Für den üblichen Fall (ohne Schilder nicht berücksichtigt): …“; of all that stands there by then.
  withReserve,
];

/** Pure. */
export const inFront = (answer: Document, asking: Asking): Document =>
  answer.asksBack ? answer : steps.reduce((document, step) => step(document, asking), answer);
