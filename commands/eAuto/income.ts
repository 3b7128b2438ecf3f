// The taxable income of a year; what is said to be gross, net or a month's is asked about, and the price of the car is none.
import {
  anyNumber,
  both,
  type Candidate,
  isBound,
  isListedWith,
  isPriced,
  money,
  type NumberCandidate,
  onlyInTurn,
  quantitiesIn,
  refined,
  type Text,
  type Word,
} from '../../src/kit/index.ts';
import { isInThousands, ofTwo } from '../funding/incomes.ts';

const howMuchExactly: Text = both`Wie hoch genau ist das zu versteuernde Haushaltseinkommen im Jahr (zvE)? „Unter“, „über“ oder „bis“ lassen offen, welche Stufe gilt; schreiben Sie einen Betrag, zum Beispiel: einkommen 44000.
  What exactly is the yearly taxable household income (zvE)? “Under”, “over” or “up to” leave open which bracket applies; please write an amount, for example: income 44000.`;

const anyAmount = anyNumber({
  units: ['euro'],
  names: ['zve', 'einkommen', 'income'],
  isAmount: true,
  whole: true,
  least: 0,
  whichExactly: howMuchExactly,
  expects: { de: 'ein ganzer Eurobetrag ab 0', en: 'a whole amount in euros from 0' },
  show: (euros) => money(euros),
});

const taxable = /^(?:zve|versteuern|versteuernde[mnrs]?|(?:steuer)?bescheids?|taxable)$/;
const income = /einkommen$|^income$/;
/** Mostly the gross, but not beyond doubt: „verdienen zusammen 62.000 zvE“. */
const earns = /^verdien|gehalt$|lohn$|^(?:earn|earns|earning|salary|salaries|wages?)$/;
const notTaxable = /brutto|netto|^monat|^(?:mtl|gross|net|month|monthly)$/;
const gross = /brutto|netto/;
const price = /preis$|^(?:kostet?|kosten|costs?|price)$/;
/** What may stand between a figure and the word that says what it is. */
const between =
  /^(?:von|vom|bei|mit|ca|circa|rund|etwa|im|in|pro|je|per|a|of|is|the|ist|sind|liegt|betraegt|zusammen|zu|zur|laut|lt|nach|ein|haushalts|household|unser|our|nur|aber|stehen|steht|but|only)$/;

const yearly = /^(?:jahr|jaehrlich|year|yearly|annually)$/;

const all = [taxable, income, earns, notTaxable, price, yearly];
const saysWhat = ({ plain }: Word) => all.some((words) => words.test(plain));
const isWord = (word: Word | undefined): word is Word =>
  word !== undefined && (saysWhat(word) || between.test(word.plain));

/** A figure with the words around it that say what it is; those of the figure before are no longer free. */
function withWords(words: readonly Word[], { from, to, value, score }: NumberCandidate, free: number) {
  let first = from;
  while (first > free && isWord(words[first - 1])) first -= 1;
  while (first < from && !saysWhat(words[first] as Word)) first += 1;
  first = behindOther(words, first, from);
  let last = to;
  while (isWord(words[last])) last += 1;
  // „Brutto 71.000, zvE 58.300“: what stands behind the comma belongs to the figure behind it.
  const comma = words.findIndex(({ stop }, at) => at >= to - 1 && at < last && stop !== undefined);
  if (comma >= 0 && startsQuantity(words, last)) last = comma + 1;
  while (last > to && !saysWhat(words[last - 1] as Word)) last -= 1;
  // „Einkommen 45.000, Preis 38.000“, „Kinder 2, Einkommen 48.000“: the word belongs to the figure behind it.
  const isNamed = first < from || (score < 1 && value < 1000);
  const isOfNext = isNamed && startsQuantity(words, last);
  return { from: first, to: isOfNext ? to : last };
}

/** „das war brutto, zu versteuern sind 54.300“: the first word belongs to another figure. */
function behindOther(words: readonly Word[], first: number, from: number): number {
  const before = words.slice(first, from);
  const other = before.findLastIndex(({ plain, stop }) => stop !== undefined && notTaxable.test(plain));
  return before.slice(other + 1).some(({ plain }) => taxable.test(plain)) ? first + other + 1 : first;
}

/** Of which the income could be told: not „drei Kinder“. */
const startsQuantity = (words: readonly Word[], at: number) =>
  quantitiesIn(words).some(
    ({ figure, isWeak, unit }) => figure.from === at && !isWeak && (unit === undefined || unit === 'euro'),
  );

/** „unter 18“ is an age, and „ein“ in words counts children. */
function isOther(words: readonly Word[], { to, value, quantity }: NumberCandidate): boolean {
  const isAge = (isBound(quantity) || quantity.least !== quantity.most) && value <= 30;
  const isNoIncome = value === 0 && income.test(words[to]?.plain ?? '');
  return (
    isAge || (quantity.isWritten === 'words' && value < 1000 && !isNoIncome && quantity.unit === undefined)
  );
}

/** It is said so. */
function inThousands(words: readonly Word[], amount: NumberCandidate): NumberCandidate {
  const { unit, isWeak, least, most } = amount.quantity;
  const isBare = unit === undefined && !isWeak && least === most;
  const { problem: _none, ...rest } = amount;
  return isBare && isInThousands(words, amount)
    ? { ...rest, value: amount.value * 1_000, corrected: true }
    : amount;
}

/** Every income, the sure ones alone where there is one. */
export const taxableIncome = refined(anyAmount, (amounts, words) => {
  const both = incomesOfTwo(words, amounts);
  if (both) return [both];
  const found: { candidate: Candidate<number>; isTaxable: boolean; isNamed: boolean }[] = [];
  let free = 0;
  for (const said of amounts) {
    if (isOther(words, said)) continue;
    const amount = inThousands(words, said);
    const span = withWords(words, amount, free);
    const around = words.slice(span.from, span.to).map(({ plain }) => plain);
    const has = (what: RegExp) => around.some((word) => what.test(word));
    free = span.to;
    const isPrice = has(price) || isPriced(words, amount);
    if (isPrice && !has(income) && !has(taxable)) continue;
    const isTaxable = has(taxable);
    const { per } = amount.quantity;
    const isNamed = has(income) || has(yearly) || per === 'year' || isTaxable;
    const isDoubtful = has(notTaxable) || per === 'month' || (has(earns) && !isTaxable);
    const isOpenFigure = amount.problem !== undefined;
    found.push({
      isNamed,
      isTaxable: isTaxable && !isDoubtful && !isOpenFigure,
      candidate: isDoubtful
        ? { ...amount, ...span, score: 1, problem: whichIncome }
        : isOpenFigure
          ? { ...amount, ...span, ...(isNamed ? { score: 1 } : {}) }
          : { ...amount, ...(isNamed ? { ...span, score: 1 } : {}) },
    });
  }
  const [only, second] = found;
  // „hab nur das Brutto zur Hand, 72.000“
  const isGross =
    !words.some(({ plain }) => taxable.test(plain)) && words.some(({ plain }) => gross.test(plain));
  if (only && !second && isGross && !only.candidate.problem)
    return [{ ...only.candidate, score: 1, problem: whichIncome }];
  const sure = found.find(({ isTaxable }) => isTaxable)?.candidate;
  // „2026 noch was bei 52.000?“, „davon eins 19“: beside an amount it is a year or an age.
  const hasAmount = found.some(({ candidate }) => candidate.score === 1);
  const isSmall = ({ score, value }: Candidate<number>) => score < 1 && value < 1000;
  // „genau 60.000 zvE … 3000 oder 4000?“: beside an income, these are what may be granted.
  const own = found.find(({ isNamed, candidate }) => isNamed && candidate.value >= large)?.candidate;
  // „für unter 30.000, Einkommen 50.000“: beside the income, a limit is another matter's.
  const isKnown = found.some((one) => one.isNamed && !one.candidate.problem);
  return found
    .filter(({ isNamed, candidate: { problem } }) => isNamed || !isKnown || problem !== howMuchExactly)
    .map(({ candidate, isTaxable, isNamed }) => {
      // „52.000 Einkommen … zu versteuern sind 49.800“: the stronger word holds.
      const isWeaker =
        !isTaxable && (isNamed || candidate.problem !== undefined || isBefore(words, candidate, sure));
      const { from, to } = candidate;
      const isGrant = candidate.value >= leastGranted && candidate.value <= mostGranted;
      const meant = (isGrant ? own : undefined) ?? (isWeaker ? sure : undefined);
      return meant ? { from, to, value: meant.value, score: onlyInTurn } : candidate;
    })
    .filter((one) => !(hasAmount && (isYear(one) || isSmall(one))));
});

const large = 20_000;
/** Grants lie between these; hardly an income does. */
const [leastGranted, mostGranted] = [1_000, 6_000] as const;

/** Of which it is not said that they are gross, or a price. */
function incomesOfTwo(
  words: readonly Word[],
  amounts: readonly NumberCandidate[],
): Candidate<number> | undefined {
  const all = ofTwo(
    words,
    amounts.filter(({ problem }) => problem === undefined),
  );
  const around = all ? words.slice(all.from, all.to + 2) : [];
  const has = (what: RegExp) => around.some(({ plain }) => what.test(plain));
  const isDoubtful = has(notTaxable) || has(price) || (has(earns) && !has(taxable));
  const last = all && amounts.find(({ to }) => to === all.to);
  if (!all || !last || isDoubtful) return undefined;
  const { to } = withWords(words, last, all.from);
  return { ...all, to, score: 1, corrected: true };
}

/** In front of the taxable one, and not compared with it: „50.000 oder 60.000 zvE“. */
const isBefore = (words: readonly Word[], one: Candidate<number>, sure: Candidate<number> | undefined) =>
  sure !== undefined && one.to <= sure.from && !(one.to < sure.from && isListedWith(words, one, sure));

const isYear = ({ score, value }: Candidate<number>) => score < 1 && value >= 2020 && value <= 2035;

const whichIncome: Text = both`Wie hoch ist das zu versteuernde Haushaltseinkommen im Jahr (zvE)? Es zählt, nicht Brutto, Netto oder Monatsbetrag; es steht im Steuerbescheid und ist meist niedriger als das Brutto.
  What is the yearly taxable household income (zvE)? That counts, not the gross, the net or a month’s pay; it is in the tax assessment and mostly lower than the gross.`;
