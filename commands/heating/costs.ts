// What a heating costs; the number of a programme or the year of a house is no amount.
import {
  anyNumber,
  type Candidate,
  money,
  type Recogniser,
  type Text,
  type Word,
} from '../../src/kit/index.ts';

type Kind = Parameters<typeof anyNumber>[0];

/** Amounts, also in words: „dreißigtausend Euro“. */
export function anyCosts(kind: Omit<Kind, 'show' | 'whole'>): Recogniser<number> {
  const inDigits = anyNumber({ ...kind, show: (euros) => money(euros) });
  const inWords = anyNumber({ ...kind, whole: true, show: (euros) => money(euros) });
  return {
    ...inDigits,
    find(words, context) {
      const figures = inDigits.find(words, context).filter((found) => !isOther(words, found));
      const said = inWords
        .find(words, context)
        .filter(({ from, value }) => value >= leastInWords && !/\d/.test(words[from]?.text ?? ''));
      const all = [...figures, ...said].map((found) => withDoubt(words, found));
      // „Gibt es 2026 noch etwas?“ beside an amount is a year.
      const isYear = ({ score, value }: Candidate<number>) => score < 1 && value >= 2020 && value <= 2035;
      const hasAmount = all.some((found) => !isYear(found) && found.value >= leastInWords);
      return all.filter((found) => !hasAmount || !isYear(found));
    },
  };
}

/** „ein“ and „zwei“ count something else. */
const leastInWords = 1000;

/** „Gibt es mehr als 10.000 €?“ may be the grant. */
function withDoubt(words: readonly Word[], found: Candidate<number>): Candidate<number> {
  const [more, than] = words.slice(Math.max(0, found.from - 2), found.from).map(({ plain }) => plain);
  const isMore = (more === 'mehr' && than === 'als') || (more === 'more' && than === 'than');
  return isMore ? { ...found, problem: areCosts } : found;
}

const areCosts: Text = {
  de: 'Was kostet die Heizung mit Einbau? „Mehr als“ sagt nicht, ob die Kosten oder der Zuschuss gemeint sind; schreiben Sie zum Beispiel: kosten 30000.',
  en: 'What does the heating cost, with its installation? “More than” does not tell whether the costs or the grant are meant; please write for example: costs 30000.',
};

function isOther(words: readonly Word[], { from, value, score }: Candidate<number>): boolean {
  const before = words[from - 1]?.plain ?? '';
  const isProgramme = /^(?:kfw|programm|programme|nr|nummer|paragraf|tarif)$/.test(before);
  const isYear = value >= 1850 && value <= 2035 && /^(?:von|aus|bj|baujahr|seit|from|built)$/.test(before);
  return score < 1 && (isProgramme || isYear);
}
