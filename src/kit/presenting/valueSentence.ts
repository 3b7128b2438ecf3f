// What the service states for the value that was said, as a first line: the row of a table for it, or the share of it.
import { money, type Say, type Sentence, strong, text } from '../../document/index.ts';
import { byPercentRule } from './percentRule.ts';
import { rowFor } from './valueRows.ts';

/** „Verfahrenskosten: 5 % …“ */
const called = /^(\p{Lu}[\p{L} ]{2,40}): (.+)$/u;

interface Asking {
  readonly question: string;
  readonly say: Say;
  /** All that the matter is called. */
  readonly names?: readonly string[];
}

/** „**330 €** bei 50.000 € (50.000 EUR → 2 × 165 EUR = 330 EUR).“; undefined where no sentence has it. Pure. */
export function valueSentence(
  value: number | undefined,
  clauses: readonly string[],
  { question, say, names }: Asking,
): Sentence | undefined {
  if (value === undefined) return undefined;
  const at = say({ de: ' bei ', en: ' at ' });
  const found = rowFor(value, clauses);
  if (found) return [strong(found.result), at, money(value), ' (', text(found.row), ').'];
  for (const clause of clauses) {
    const share = byPercentRule(value, clause, question, names);
    if (share === undefined) continue;
    // A share is no total: what it is called stands first.
    const [, label, rule] = called.exec(clause) ?? [];
    if (label === undefined || rule === undefined)
      return [strong(money(share)), at, money(value), ' (', text(clause), ').'];
    return [text(label), at, money(value), ': ', strong(money(share)), ' (', text(rule), ').'];
  }
  return undefined;
}
