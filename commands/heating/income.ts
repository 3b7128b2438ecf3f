// Whether the taxable household income is at most 40,000 euros: said so, or by its figure; a gross, a net or a month's is asked about.
import {
  boundsOf,
  type Candidate,
  decided,
  flag,
  isBound,
  quantitiesIn,
  type Quantity,
  type Recogniser,
  type Text,
  type Word,
  wordList,
} from '../../src/kit/index.ts';
import { switchLabels } from './household.ts';

const saidIncome = flag(switchLabels.incomeUnder40000, [
  ...['incomeUnder40000', 'einkommenUnter40000'],
  ...['Geringverdiener', 'geringes Einkommen', 'niedriges Einkommen', 'wenig Einkommen'],
  ...['low income', 'income below 40000', 'Einkommensbonus', 'income bonus'],
]);

/** From the contract: at or below it. */
const limit = 40_000;

const incomeWords =
  /einkommen$|^(?:eink|zve|versteuer(?:[nt]|nd\w*)|(?:steuer)?bescheid|taxable|income|verdiene?n?|verdient|gehalt|lohn|rente|renten|pension|salary|earn|earns|earning)$|brutto|netto|^gross$/;
/** „Das Angebot liegt bei 34.800 € brutto“: gross of the value-added tax, no income. */
const priceWords =
  /angebot|preis$|^(?:kost\w*|rechnung|anlage|heizung|einbau|gesamt\w*|offer|quote|price|costs?|zahlen)$/;
const bareGross = /^(?:brutto|netto|gross)$/;
const mostWordsBefore = 6;
/** „verdienen tun die zusammen deutlich über 40.000“ */
const mostBetween = 5;

/** Then the taxable income may be on the other side of the limit. */
const openWords = /netto|brutto|^(?:gross|monat|monatlich|mtl|month|monthly)$/;
/** Also „zvE 38.000“ and „Einkommen über 45.000“: which side of the limit it is, the figure says. */
export const incomeUnder40000: Recogniser<boolean> = {
  ...saidIncome,
  find(words, context) {
    const found: Candidate<boolean>[] = [];
    for (const quantity of quantitiesIn(words)) {
      const one = incomeAt(words, quantity, found.at(-1)?.to ?? 0);
      if (one) found.push(one);
    }
    return [...saidIncome.find(words, context), ...decided(words, found)];
  },
};

/** Undefined for a figure that is no income; `impossible` where it leaves the side open („unter 50.000“). */
function incomeAt(words: readonly Word[], quantity: Quantity, free: number): Candidate<boolean> | undefined {
  const { from, to, unit, figure, comparator, per } = quantity;
  if (unit !== undefined && unit !== 'euro') return undefined;
  const plain = (at: number) => words[at]?.plain ?? '';
  let first = from;
  while (first > free && from - first < mostBetween && between.has(plain(first - 1))) first -= 1;
  const isBefore = first > free && incomeWords.test(plain(first - 1));
  while (first > free && isBefore && incomeWords.test(plain(first - 1))) first -= 1;
  // „unter 40.000“ alone can be nothing else.
  const isLimit = quantity.most === limit && isBound(quantity) && comparator !== 'over';
  let last = to;
  // „9.000 € Einkommen 38.000“: the word belongs to the figure behind it.
  while (isBehind(plain(last)) && (isLimit || !leadsToFigure(words, last + 1))) last += 1;
  const behind = words.slice(to, last).map((word) => word.plain);
  if (!isBefore && !isLimit && !behind.some((word) => incomeWords.test(word))) return undefined;
  const said = words.slice(first, figure.from).map((word) => word.plain);
  if (isPrice(words, from, [...said, ...behind, plain(first - 1)])) return undefined;
  const has = (what: RegExp) => [...said, ...behind].some((word) => what.test(word));
  const span = { from: isBefore ? first : from, to: last, score: 1 };
  if (has(openWords) || per === 'month') return { ...span, value: false, problem: whichIncome };
  const { least, most } = boundsOf(quantity);
  const isOpen = least <= limit && most > limit;
  const answer = isBound(quantity) ? answerBehind(words, last) : undefined;
  if (answer !== undefined && !isOpen) return { ...span, to: last + 1, value: most <= limit === answer };
  return { ...span, value: most <= limit, ...(isOpen ? { impossible: true as const } : {}) };
}

/** „Einkommen bis 40k nein“: in a list, the limit's own yes or no, and nothing behind it in its clause. */
function answerBehind(words: readonly Word[], at: number): boolean | undefined {
  const word = words[at];
  const isOwn = words[at - 1]?.stop === undefined && (word?.stop !== undefined || at + 1 === words.length);
  if (!word || !isOwn) return undefined;
  if (/^(?:ja|yes|true)$/.test(word.plain)) return true;
  return /^(?:nein|no|false|nicht)$/.test(word.plain) ? false : undefined;
}

/** A word of price in front, no figure between, and nothing but „brutto“ that could make it an income. */
function isPrice(words: readonly Word[], from: number, around: readonly string[]): boolean {
  const last = quantitiesIn(words).findLast(({ to }) => to <= from);
  const start = Math.max(0, from - mostWordsBefore, last?.to ?? 0);
  const isSaidPrice = words.slice(start, from).some(({ plain }) => priceWords.test(plain));
  const isSaidIncome = around.some((word) => incomeWords.test(word) && !bareGross.test(word));
  return isSaidPrice && !isSaidIncome && !around.some((word) => /^(?:monat|mtl|month)/.test(word));
}

const between: ReadonlySet<string> = new Set(
  wordList(`
    zusammen, noch, insgesamt, are, vom, haushalt, haushalts, haben, wir, habe, ich, laut, lt, zu, sind, nur,
    the, household, von, of, is, ist, er, sie, dann, uebrigens, aktuell, derzeit, doch, aber, nun, jetzt,
    drueber, darueber, drunter, darunter, tun, die, beide, beiden, im, jahr, mit, bei, at, liegt, deutlich,
    klar, weit, well, clearly, betraegt, betrug, lag, war, waren, zuletzt, was, about, etwa, rund, circa, ca
  `),
);

const isBehind = (plain: string) =>
  incomeWords.test(plain) ||
  openWords.test(plain) ||
  ['im', 'pro', 'per', 'a', 'jahr', 'year', 'zu', 'an'].includes(plain);

/** Of the words behind it, one may stand in front of the next figure: „Einkommen von 38.000“. */
const leadsToFigure = (words: readonly Word[], at: number): boolean =>
  quantitiesIn(words).some(
    ({ from, isWeak }) =>
      !isWeak &&
      from >= at &&
      from <= at + mostBetween &&
      words.slice(at, from).every(({ plain }) => between.has(plain)),
  );

const whichIncome: Text = {
  de: 'Wie hoch ist das zu versteuernde Haushaltseinkommen im Jahr? Brutto, Netto oder ein Monatsbetrag sagen es nicht; schreiben Sie zum Beispiel „zvE 38.000“ (steht im Steuerbescheid).',
  en: 'What is the yearly taxable household income? The gross, the net or a month’s pay do not tell; please write for example “income 38,000” (from the tax assessment).',
};
