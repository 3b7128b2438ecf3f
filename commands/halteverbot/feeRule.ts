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

/** A length that is no number of days: „25 Meter“, „mehrere Tage“, „übers Wochenende“ */
const lengths =
  /(?<!\p{L})(?:\d{1,3}[ -]?(?:meter\w*|metres?|m)(?!\p{L})|(?:mehrere|several) (?:tage|days)(?!\p{L}))|wochenende|weekend/iu;

/** `days`: how long the zone is wanted for, where that was said. */
export function feeRuleNotes(
  places: readonly Place[],
  days: number | undefined,
  { question, say }: Pick<Call, 'question' | 'say'>,
): readonly Note[] {
  if (days === undefined && !lengths.test(question)) return [];
  const hasRule = ({ values: { feeRule = '' } }: Place) => /\d/.test(feeRule);
  const rules = places
    .filter(hasRule)
    .map(({ name, values: { feeRule = '' } }): Sentence => [strong(name), ': ', text(feeRule)]);
  const without = places.filter((place) => !hasRule(place)).map(({ name }): Sentence => [text(name)]);
  const silent = say({
    de: sentence`Wie sich die Gebühr nach der Dauer richtet, nennt der Dienst nicht für `,
    en: sentence`How the fee depends on the days, the service does not state for `,
  });
  const label = say({ de: 'Gebührenregel – ', en: 'Fee rule (in German) – ' });
  return [
    ...(rules.length > 0 ? [note('condition', [label, ...joined(rules, '; '), '.'])] : []),
    ...(without.length > 0 && days !== undefined
      ? [note('condition', [...silent, ...joined(without, ', '), '.'])]
      : []),
  ];
}
