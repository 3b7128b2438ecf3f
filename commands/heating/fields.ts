// The fields that the answers on stoves and on heat pumps have in common: the grant, what it follows from, what was said.
import { declareFields, inFile, inFold, inRow } from '../../src/kit/index.ts';
import { switchLabels } from './bonuses.ts';

export const grantFields = declareFields({
  grant: inRow('money')`Zuschuss | Grant | grant, grant_amount, zuschuss, foerderbetrag, foerderung`,
  rate: inRow('percent')`Fördersatz | Rate |
    federal_rate_percent, federal_rate, rate_percent, grant_rate_percent, rate, bundessatz_prozent,
    bundessatz, foerdersatz, satz_prozent, satz, fed_rate, share`,
  eligible: inRow('money')`förderfähige Kosten | Eligible costs | eligible_costs, foerderfaehige_kosten`,
  own: inRow('money')`Eigenanteil | Own contribution | own_contribution, eigenanteil, own_share, own`,
  used: inRow('money', { echoes: 'costs' })`gerechnet mit Kosten von | Reckoned with costs of |
    kosten, kosten_used, gerechnet_mit, costs, cost`,
});

const { self, oldHeating, incomeUnder40000 } = switchLabels;

/** The rule, and what the answer repeats of the question. */
export const ruleFields = declareFields({
  cap: inFold('percent')`Fördersatz höchstens | Rate at most | cap_percent`,
  mostEligible: inFold('money')`förderfähig höchstens | Eligible at most | max_eligible_costs`,
  self: inFold('yesNo')`${self.de} | ${self.en} | self, selbstnutzer`,
  oldHeating: inFold('yesNo')`${oldHeating.de} | ${oldHeating.en} | oldHeating, alteHeizung`,
  incomeUnder40000: inFold('yesNo')`${incomeUnder40000.de} | ${incomeUnder40000.en} |
    incomeUnder40000, einkommenUnter40000`,
});

/** What was not stated counts as no. */
export const omittedFields = declareFields({
  omitted: inFile('texts')`Nicht angegeben | Not stated | defaults_when_omitted_omitted`,
  omittedAs: inFile('yesNo')`Nicht Angegebenes | What is not stated | defaults_when_omitted_taken_as`,
  omittedNote: inFile('text')`Nicht Angegebenes | What is not stated | defaults_when_omitted_note`,
});
