// How the fee of a place is made up, for whoever says for how long or how far the zone is to be: the span has all cases.
import { type Call, joined, note, type Note, type Sentence, strong, text } from '../../src/kit/index.ts';
import type { Place } from './fields.ts';

/** „drei Tage“, „3 Tage lang“, „25 Meter“, „übers Wochenende“ */
const lengths =
  /(?<!\p{L})(?:\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|zehn|mehrere|two|three|four|five|six|seven|ten|several)[ -]?(?:volle )?(?:tage?n?|days?|meter\w*|metres?|m)(?!\p{L})|wochenende|weekend/iu;
/** „drei Tage vorher“ is no length. */
const before = /(?:tage?n?|days?) (?:vorher|vor|zuvor|im voraus|before|in advance|ahead)/iu;

export function feeRuleNotes(
  places: readonly Place[],
  { question, say }: Pick<Call, 'question' | 'say'>,
): readonly Note[] {
  if (!lengths.test(question) || before.test(question)) return [];
  const rules = places.flatMap(({ name, values: { feeRule } }): readonly Sentence[] =>
    feeRule !== undefined && /\d/.test(feeRule) ? [[strong(name), ': ', text(feeRule)]] : [],
  );
  if (rules.length === 0) return [];
  const all = joined(rules, '; ');
  const label = say({ de: 'Gebührenregel – ', en: 'Fee rule (in German) – ' });
  return [note('condition', [label, ...all, '.'])];
}
