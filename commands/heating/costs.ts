// What a heating costs; an amount a month, of which only a bound is said, is no cost.
import {
  anyNumber,
  both,
  type Candidate,
  isPriced,
  money,
  type NumberCandidate,
  type Recogniser,
  refined,
  type Text,
  type Word,
} from '../../src/kit/index.ts';
import { withParts } from './costParts.ts';
import { incomeUnder40000 } from './income.ts';

type Kind = Parameters<typeof anyNumber>[0];

/** Amounts, also in words: „dreißigtausend Euro“. */
export const anyCosts = (kind: Omit<Kind, 'show'>): Recogniser<number> =>
  refined(anyNumber({ ...kind, isPrice: true, show: (euros) => money(euros) }), (amounts, words, context) => {
    const incomes = incomeUnder40000.find(words, context).filter(({ score }) => score === 1);
    const said = amounts
      .filter((one) => !isSmallWord(one) && !isOfTown(words, one.from))
      .map((one) => {
        const isSure = one.value >= leastCosts && isPriced(words, one.quantity.figure);
        return withDoubt(isSure ? { ...one, score: 1 } : one);
      });
    const found = withParts(words, said, incomes);
    // „Gibt es 2026 noch etwas?“ beside an amount is a year.
    const isYear = ({ score, value }: Candidate<number>) => score < 1 && value >= 2020 && value <= 2035;
    const hasAmount = found.some((one) => !isYear(one) && one.value >= leastCosts);
    // „Mehr als 10.000 € Zuschuss? Kosten 28.000“: what it costs is said.
    const isSaid = found.some(({ score, problem, value }) => score === 1 && !problem && value >= leastCosts);
    return found.filter((one) => (!hasAmount || !isYear(one)) && !(isSaid && one.problem === areCosts));
  });

const leastCosts = 1000;

/** „ein“ and „zwei“ count something else. */
const isSmallWord = ({ quantity, value }: NumberCandidate) =>
  quantity.isWritten === 'words' && value < leastCosts;

/** „a small town of 12,000“, „ein Dorf mit 900“ */
export const isOfTown = (words: readonly Word[], at: number) =>
  /^(?:of|mit|with|von)$/.test(words[at - 1]?.plain ?? '') &&
  /^(?:town|city|village|(?:klein|gross)?stadt|staedtchen|dorf|ort|gemeinde)$/.test(
    words[at - 2]?.plain ?? '',
  );

/** „Gibt es mehr als 10.000 €?“ may be the grant. */
const withDoubt = ({ quantity, ...found }: NumberCandidate): Candidate<number> =>
  quantity.comparator === 'over' && found.problem ? { ...found, problem: areCosts } : found;

const areCosts: Text = both`Was kostet die Heizung mit Einbau? „Mehr als“ sagt nicht, ob die Kosten oder der Zuschuss gemeint sind; schreiben Sie zum Beispiel: kosten 30000.
  What does the heating cost, with its installation? “More than” does not tell whether the costs or the grant are meant; please write for example: costs 30000.`;
