// What the words of a question on founding a GmbH mean.
import { type Term, term } from '../../src/kit/index.ts';

export const terms: readonly Term[] = [
  term('gesellschaftsvertrag')`Musterprotokoll, Mustersatzung | standard template, Musterprotokoll |
    Die Vorlage aus dem GmbH-Gesetz, Gesellschaftsvertrag und Geschäftsführer in einem; für einfache Gründungen, ändern darf man an ihr nichts. |
    The form in the law on GmbHs, articles and managing director in one; for simple foundings, and nothing in it may be changed.`,
  term('gesellschaftsvertrag')`Eigene Satzung, individuelle Satzung, individuell, individueller Vertrag,
    Satzung | Individual articles, own articles, articles of association |
    Der Gesellschaftsvertrag, wie ihn die Gründer haben wollen; der Notar entwirft ihn. |
    Articles as the founders want them; the notary drafts them.`,
  term()`Stammkapital | share capital |
    Das Geld, das die Gesellschafter der GmbH mitgeben; es bleibt ihr und ist keine Gebühr. |
    The money that the shareholders give the GmbH; it stays its own and is no fee.`,
];
