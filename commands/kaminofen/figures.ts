// The grant for a stove and its parts, read by the names of their fields.
import { type FactsRecord, type Range, readRange } from '../../src/kit/index.ts';

export interface GrantFigures {
  readonly grant: Range | undefined;
  /** Percent. */
  readonly rate: number | undefined;
  readonly eligible: Range | undefined;
  readonly own: Range | undefined;
  readonly costs: number | undefined;
}

export const readGrant = (answer: FactsRecord): GrantFigures => ({
  grant: readRange(answer, ['grant', 'grant_amount', 'zuschuss', 'foerderbetrag']),
  rate: answer.number('federal_rate_percent', 'federal_rate', 'bundessatz_prozent', 'bundessatz'),
  eligible: readRange(answer, ['eligible_costs', 'foerderfaehige_kosten']),
  own: readRange(answer, ['own_contribution', 'eigenanteil', 'own_share']),
  costs: answer.number('costs'),
});
