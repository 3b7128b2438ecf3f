// Whether the taxable household income is at most 40,000 euros: said so, or by its figure; a gross, a net or a month's is asked about.
import {
  anyNumber,
  type Candidate,
  flag,
  money,
  type Recogniser,
  type Text,
  type Word,
} from '../../src/kit/index.ts';
import { switchLabels } from './household.ts';
import { withoutNextNo } from './nextNo.ts';

const saidIncome = withoutNextNo(
  flag(switchLabels.incomeUnder40000, [
    ...['incomeUnder40000', 'einkommenUnter40000', 'unter 40000', 'unter 40k', 'bis 40000 Einkommen'],
    ...['Geringverdiener', 'geringes Einkommen', 'niedriges Einkommen', 'wenig Einkommen'],
    ...['low income', 'income under 40000', 'income below 40000', 'below 40000', 'under 40000'],
  ]),
);

const figure = anyNumber({
  units: ['euro', 'euros', 'eur'],
  expects: { de: 'ein Betrag in Euro', en: 'an amount in euros' },
  show: (euros) => money(euros),
});
/** From the contract: at or below it. */
const limit = 40_000;

const incomeWords =
  /einkommen$|^(?:zve|income|verdiene?n?|verdient|gehalt|lohn|rente|renten|pension|salary|earn|earns|earning)$|brutto|netto|^gross$/;
/** „Das Angebot liegt bei 34.800 € brutto“: gross of the value-added tax, no income. */
const priceWords =
  /angebot|preis$|^(?:kost\w*|rechnung|anlage|heizung|einbau|gesamt\w*|offer|quote|price|costs?|zahlen)$/;
const bareGross = /^(?:brutto|netto|gross)$/;
const mostWordsBefore = 6;

/** Then the taxable income may be on the other side of the limit. */
const openWords = /netto|brutto|^(?:gross|monat|monatlich|mtl|month|monthly)$/;
const upTo = new Set(['unter', 'bis', 'hoechstens', 'maximal', 'under', 'below', 'upto']);
const above = new Set(['ueber', 'mehr', 'mindestens', 'over', 'above']);

/** Also „zvE 38.000“ and „Einkommen über 45.000“: which side of the limit it is, the figure says. */
export const incomeUnder40000: Recogniser<boolean> = {
  ...saidIncome,
  find: (words, context) => [
    ...saidIncome.find(words, context),
    ...figure.find(words, context).flatMap((found) => incomeAt(words, found) ?? []),
  ],
};

/** Undefined for a figure that is no income; `impossible` where it leaves the side open („unter 50.000“). */
function incomeAt(
  words: readonly Word[],
  { from, to, value }: Candidate<number>,
): Candidate<boolean> | undefined {
  const plain = (at: number) => words[at]?.plain ?? '';
  let first = from;
  while (first > 0 && from - first < 3 && isBetween(plain(first - 1))) first -= 1;
  const isBefore = incomeWords.test(plain(first - 1));
  while (isBefore && incomeWords.test(plain(first - 1))) first -= 1;
  let last = to;
  // „9.000 € Einkommen 38.000“: the word belongs to the figure behind it.
  while (isBehind(plain(last)) && !leadsToFigure(words, last + 1)) last += 1;
  const behind = words.slice(to, last).map((word) => word.plain);
  if (!isBefore && !behind.some((word) => incomeWords.test(word))) return undefined;
  const said = words.slice(first, from).map((word) => word.plain);
  if (isPrice(words, from, [...said, ...behind, plain(first - 1)])) return undefined;
  const has = (what: RegExp) => [...said, ...behind].some((word) => what.test(word));
  const span = { from: first, to: last, score: 1 };
  const isAbove = said.some((word) => above.has(word));
  const isUpTo = said.some((word) => upTo.has(word));
  if (has(openWords)) return { ...span, value: false, problem: whichIncome };
  const isOpen = (isAbove && value < limit) || (isUpTo && value > limit);
  return { ...span, value: !isAbove && value <= limit, ...(isOpen ? { impossible: true as const } : {}) };
}

/** A word of price in front, no figure between, and nothing but „brutto“ that could make it an income. */
function isPrice(words: readonly Word[], from: number, around: readonly string[]): boolean {
  const before = words.slice(Math.max(0, from - mostWordsBefore), from);
  const figure = before.findLastIndex(({ text }) => /^\d/.test(text));
  const isSaidPrice = before.slice(figure + 1).some(({ plain }) => priceWords.test(plain));
  const isSaidIncome = around.some((word) => incomeWords.test(word) && !bareGross.test(word));
  return isSaidPrice && !isSaidIncome && !around.some((word) => /^(?:monat|mtl|month)/.test(word));
}

const isBetween = (plain: string) =>
  upTo.has(plain) ||
  above.has(plain) ||
  ['von', 'als', 'of', 'is', 'ist', 'ca', 'rund', 'im', 'jahr', 'mit'].includes(plain);

const isBehind = (plain: string) =>
  incomeWords.test(plain) ||
  openWords.test(plain) ||
  ['im', 'pro', 'per', 'a', 'jahr', 'year'].includes(plain);

function leadsToFigure(words: readonly Word[], at: number): boolean {
  const next = words.slice(at, at + 3).find(({ plain }) => !isBetween(plain));
  return /^\d/.test(next?.text ?? '');
}

const whichIncome: Text = {
  de: 'Wie hoch ist das zu versteuernde Haushaltseinkommen im Jahr? Brutto, Netto oder ein Monatsbetrag sagen es nicht; schreiben Sie zum Beispiel „zvE 38.000“ (steht im Steuerbescheid).',
  en: 'What is the yearly taxable household income? The gross, the net or a month’s pay do not tell; please write for example “income 38,000” (from the tax assessment).',
};
