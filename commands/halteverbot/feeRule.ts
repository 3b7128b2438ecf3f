// How the fee of a place is made up, for whoever says for how long or how far the zone is to be: the span has all cases.
import {
  type Call,
  joined,
  note,
  type Note,
  sentence,
  type Sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import type { Place } from './fields.ts';

/** „drei Tage“, „3 Tage lang“, „25 Meter“, „übers Wochenende“ */
const lengths =
  /(?<!\p{L})(?:\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|zehn|mehrere|two|three|four|five|six|seven|ten|several)[ -]?(?:volle )?(?:tage?n?|days?|meter\w*|metres?|m)(?!\p{L})|wochenende|weekend/iu;
/** „drei Tage vorher“ is no length. */
const before = /(?:tage?n?|days?) (?:vorher|vor|zuvor|im voraus|before|in advance|ahead)/iu;

export function feeRuleNotes(
  places: readonly Place[],
  days: number | undefined,
  { question, say }: Pick<Call, 'question' | 'say'>,
): readonly Note[] {
  if (days === undefined && (!lengths.test(question) || before.test(question))) return [];
  const rules = places.flatMap(({ name, values: { feeRule } }): readonly Sentence[] =>
    feeRule !== undefined && /\d/.test(feeRule) ? [[strong(name), ': ', text(feeRule)]] : [],
  );
  const without = places.filter(({ values: { feeRule = '' } }) => !/\d/.test(feeRule));
  const names = joined(
    without.map(({ name }) => [text(name)]),
    ', ',
  );
  const silent = say({
    de: sentence`Wie sich die Gebühr nach der Dauer richtet, nennt der Dienst nicht für `,
    en: sentence`How the fee depends on the days, the service does not state for `,
  });
  const all = joined(rules, '; ');
  const label = say({ de: 'Gebührenregel – ', en: 'Fee rule (in German) – ' });
  return [
    ...(rules.length > 0 ? [note('condition', [label, ...all, '.'])] : []),
    ...(without.length > 0 && days !== undefined ? [note('condition', [...silent, ...names, '.'])] : []),
  ];
}
