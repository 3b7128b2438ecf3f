// What the calculator assumes: the part that touches the question, and the list of all.
import { type Call, type FactsRecord, type Table, textsTable } from '../../src/kit/index.ts';

const names = ['assumptions', 'assumptions_de', 'annahmen'];

/** A list of texts, or of entries with a text each. */
export function readAssumptions(answer: FactsRecord): readonly string[] {
  const entries = answer.children(...names);
  if (entries.length === 0) return answer.texts(...names);
  return entries.flatMap(
    (entry) => entry.text('text', 'text_de', 'annahme', 'assumption', 'description') ?? [],
  );
}

/** The bonus for an old heating has a condition of its own: it belongs next to a figure that has the bonus in it. */
export const bonusCondition = (assumptions: readonly string[]): string | undefined =>
  assumptions.find((said) => /Klima|oldHeating|climate/i.test(said));

export function assumptionsTable(
  assumptions: readonly string[],
  { folded }: { readonly folded: boolean },
  { say }: Pick<Call, 'say'>,
): readonly Table[] {
  const title = say({ de: 'Annahmen des Rechners', en: 'Assumptions of the calculator' });
  return textsTable(title, assumptions, { folded });
}
