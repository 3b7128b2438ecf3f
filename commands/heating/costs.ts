// What a heating costs; an amount a month, of which only a bound is said, is no cost.
import {
  anyNumber,
  type Candidate,
  money,
  type NumberCandidate,
  type Recogniser,
  type Text,
  type Word,
} from '../../src/kit/index.ts';

type Kind = Parameters<typeof anyNumber>[0];

/** Amounts, also in words: „dreißigtausend Euro“. */
export function anyCosts(kind: Omit<Kind, 'show'>): Recogniser<number> {
  const amounts = anyNumber({ ...kind, isPrice: true, show: (euros) => money(euros) });
  return {
    ...amounts,
    find(words) {
      const found = amounts
        .find(words)
        .filter((one) => !isSmallWord(one) && !countsPeople(one) && !isOfTown(words, one.from))
        .map((one) => withDoubt(isPriced(words, one) ? { ...one, score: 1 } : one));
      // „Gibt es 2026 noch etwas?“ beside an amount is a year.
      const isYear = ({ score, value }: Candidate<number>) => score < 1 && value >= 2020 && value <= 2035;
      const hasAmount = found.some((one) => !isYear(one) && one.value >= leastCosts);
      // „Mehr als 10.000 € Zuschuss? Kosten 28.000“: what it costs is said.
      const isSaid = found.some(
        ({ score, problem, value }) => score === 1 && !problem && value >= leastCosts,
      );
      return found.filter((one) => (!hasAmount || !isYear(one)) && !(isSaid && one.problem === areCosts));
    },
  };
}

const leastCosts = 1000;

/** „ein“ and „zwei“ count something else. */
const isSmallWord = ({ quantity, value }: NumberCandidate) =>
  quantity.isWritten === 'words' && value < leastCosts;

/** „kostet halt so 34500“: no postal code. */
function isPriced(words: readonly Word[], { from, value }: NumberCandidate): boolean {
  let at = from - 1;
  while (at >= from - mostFilling && filling.test(words[at]?.plain ?? '')) at -= 1;
  return value >= leastCosts && words[at]?.stop === undefined && pricing.test(words[at]?.plain ?? '');
}

const mostFilling = 3;
const filling =
  /^(?:halt|hoit|so|um|die|etwa|rund|ca|circa|ungefaehr|wohl|uns|mich|about|around|roughly|some)$/;
const pricing = /^(?:kost|kostet|kosten|costs?|costing)$/;

/** „a small town of 12,000“, „ein Dorf mit 900“ */
export const isOfTown = (words: readonly Word[], at: number) =>
  /^(?:of|mit|with|von)$/.test(words[at - 1]?.plain ?? '') &&
  /^(?:town|city|village|(?:klein|gross)?stadt|staedtchen|dorf|ort|gemeinde)$/.test(
    words[at - 2]?.plain ?? '',
  );

/** „a small town of 12,000 people“ */
const countsPeople = ({ quantity: { unit } }: NumberCandidate) =>
  unit === 'inhabitants' || unit === 'persons';

/** „Gibt es mehr als 10.000 €?“ may be the grant. */
const withDoubt = ({ quantity, ...found }: NumberCandidate): Candidate<number> =>
  quantity.comparator === 'over' && found.problem ? { ...found, problem: areCosts } : found;

const areCosts: Text = {
  de: 'Was kostet die Heizung mit Einbau? „Mehr als“ sagt nicht, ob die Kosten oder der Zuschuss gemeint sind; schreiben Sie zum Beispiel: kosten 30000.',
  en: 'What does the heating cost, with its installation? “More than” does not tell whether the costs or the grant are meant; please write for example: costs 30000.',
};
