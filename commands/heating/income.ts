// Whether the taxable household income is at most 40,000 euros: said so, or by its figure; a gross, a net or a month's is asked about.
import {
  both,
  boundsOf,
  type Candidate,
  decided,
  flag,
  isBound,
  type Lang,
  onlyInTurn,
  quantitiesIn,
  type Quantity,
  refined,
  type Span,
  type Word,
} from '../../src/kit/index.ts';
import { isInThousands, ofTwo } from '../funding/incomes.ts';
import { openSwitch, switchLabels } from './bonuses.ts';

const saidIncome = flag(switchLabels.incomeUnder40000, [
  ...['incomeUnder40000', 'einkommenUnter40000'],
  ...['Geringverdiener', 'geringes Einkommen', 'niedriges Einkommen', 'wenig Einkommen'],
  ...['low income', 'income below 40000', 'Einkommensbonus', 'income bonus'],
]);

/** From the contract: at or below it. */
const limit = 40_000;

const incomeWords =
  /einkommen(?:s?grenze)?$|renten?$|^(?:eink|zve|versteuer(?:[nt]|nd\w*)|(?:steuer)?bescheid|taxable|income|verdiene?n?|verdient|gehalt|lohn|pension|salary|earn|earns|earning)$|brutto|netto|^gross$/;
/** „Das Angebot liegt bei 34.800 € brutto“: gross of the value-added tax, no income. */
const priceWords =
  /angebot|preis$|^(?:kost\w*|rechnung|anlage|heizung|einbau|gesamt(?:preis|kosten|summe)|offer|quote|price|costs?|zahlen)$/;
const bareGross = /^(?:brutto|netto|gross)$/;
const mostWordsOff = 5;
/** Behind a figure they go with it. */
const more = /netto|brutto|^(?:gross|monat|monatlich|mtl|month|monthly|jahr|year)$/;

/** Then the taxable income may be on the other side of the limit. */
const openWords = /netto|brutto|^(?:gross|monat|monatlich|mtl|month|monthly)$/;

/** Also „zvE 38.000“ and „Einkommen über 45.000“: which side of the limit it is, the figure says. */
export const incomeUnder40000 = refined(saidIncome, (said, words, { lang }) => {
  const figures = quantitiesIn(words)
    .filter(({ isWeak, unit }) => !isWeak && (!unit || unit === 'euro'))
    .map((one) => inThousands(words, one));
  const both = incomesOfTwo(words, figures);
  if (both) return [both];
  const found: Candidate<boolean>[] = [];
  for (const [at, figure] of figures.entries()) {
    const from = Math.max(figures[at - 1]?.to ?? 0, found.at(-1)?.to ?? 0);
    const one = incomeAt(words, figure, { from, to: figures[at + 1]?.from ?? words.length }, lang);
    if (one) found.push(one);
  }
  return [...said, ...decided(words, found), ...toldAlone(figures, words)];
});

const inThousands = (words: readonly Word[], one: Quantity): Quantity =>
  one.unit === undefined && isInThousands(words, { ...one.figure, value: one.most })
    ? { ...one, least: one.least * 1_000, most: one.most * 1_000 }
    : one;

/** „er hat 25.000 zvE, sie 14.000“ */
function incomesOfTwo(words: readonly Word[], figures: readonly Quantity[]): Candidate<boolean> | undefined {
  const amounts = figures.flatMap((one) =>
    isBound(one) || one.least !== one.most ? [] : [{ ...one.figure, value: one.most }],
  );
  const all = ofTwo(words, amounts);
  if (!all) return undefined;
  const around = words.slice(Math.max(0, all.from - mostWordsBeside), all.to + mostWordsBeside);
  const has = (what: RegExp) => around.some(({ plain }) => what.test(plain));
  if (!has(incomeWords) || has(openWords)) return undefined;
  const behind = words.slice(all.to, all.to + 1).some(({ plain }) => incomeWords.test(plain)) ? 1 : 0;
  return { from: all.from, to: all.to + behind, value: all.value <= limit, score: 1, corrected: true };
}
const mostWordsBeside = 2;

/** „42.000“, where that was asked. */
function toldAlone([only, ...others]: readonly Quantity[], words: readonly Word[]): Candidate<boolean>[] {
  const isAlone = only && others.length === 0 && only.to - only.from === words.length;
  return isAlone ? [{ from: 0, to: words.length, value: only.most <= limit, score: onlyInTurn }] : [];
}

/** By the words of its clause, up to the figures beside it; where it leaves the side open („unter 50.000“), that is asked. */
function incomeAt(
  words: readonly Word[],
  figure: Quantity,
  free: Span,
  lang: Lang,
): Candidate<boolean> | undefined {
  const { from, to, comparator, per } = figure;
  const [start, last] = clauseOf(words, figure, free);
  // „9.000 € Einkommen 38.000“: the word belongs to the figure behind it.
  const isLimit = figure.most === limit && isBound(figure) && comparator !== 'over';
  const end = last === free.to && last < words.length && !isLimit ? to : last;
  const around = [...words.slice(start, from), ...words.slice(to, end)].map(({ plain }) => plain);
  const has = (what: RegExp) => around.some((word) => what.test(word));
  const side = figure.most === limit ? sideBehind(words, to) : undefined;
  const isIncome =
    around.some((word) => incomeWords.test(word) && !bareGross.test(word)) ||
    (figure.most === limit && isBound(figure) && start === from && saysIncomeBefore(words, from));
  // „Das Angebot liegt bei 34.800 € brutto“
  const before = words.slice(Math.max(free.from, from - mostWordsOff), from);
  const isGross = has(bareGross) && !before.some(({ plain }) => priceWords.test(plain));
  if (!isLimit && !isIncome && !isGross) return undefined;
  const first = words.slice(start, from).findIndex(({ plain }) => incomeWords.test(plain));
  const behind = words
    .slice(to, end)
    .findLastIndex(({ plain }) => incomeWords.test(plain) || more.test(plain));
  const span = { from: first < 0 ? from : start + first, to: to + behind + 1, score: 1 };
  if (has(openWords) || per === 'month') return { ...span, value: false, ...whichIncome(lang) };
  if (side) return { ...span, to: side.to, value: side.isUnder, ...(side.isOr ? whichIncome(lang) : {}) };
  const { least, most } = boundsOf(figure);
  const isOpen = least <= limit && most > limit;
  const answer = isBound(figure) ? answerBehind(words, span.to) : undefined;
  if (answer !== undefined && !isOpen) return { ...span, to: span.to + 1, value: most <= limit === answer };
  return { ...span, value: most <= limit, ...(isOpen ? whichIncome(lang) : {}) };
}

/** „Rente ist hoch, über 40 tsd“ */
const saysIncomeBefore = (words: readonly Word[], from: number): boolean =>
  words.slice(Math.max(0, from - mostWordsOff), from).some(({ plain }) => incomeWords.test(plain));

const above = /^(?:drueber|darueber|ueberschr\p{L}*|ueberst(?:ei|ie)g\p{L}*|above|exceed\p{L}*)$/u;
const beneath = /^(?:drunter|darunter|unterschr\p{L}*|below)$/u;
const mostToSide = 5;

/** „die Grenze von 40.000 überschreiten sie“, „bei 40.000 oder knapp drüber“: the side that is said behind the limit. */
function sideBehind(words: readonly Word[], to: number) {
  const behind = words.slice(to, to + mostToSide);
  const stop = behind.findIndex(({ stop }) => stop === 'end');
  const clause = stop === -1 ? behind : behind.slice(0, stop + 1);
  const at = clause.findIndex(({ plain }) => above.test(plain) || beneath.test(plain));
  if (at === -1) return undefined;
  const said = clause.map(({ plain }) => plain);
  const isNo = said.some((plain) => /^(?:nicht|net|not|nie)$/.test(plain));
  const isOr = said.slice(0, at).some((plain) => /^(?:oder|or|vielleicht|evtl)$/.test(plain));
  return { to: to + at + 1, isUnder: beneath.test(said[at] ?? '') !== isNo, isOr };
}

/** From where to where words may belong to a figure. */
function clauseOf(words: readonly Word[], { from, to }: Span, free: Span): readonly [number, number] {
  // „Einkommen: 52.000“, „…, bei 52.000“; in „Einkommen egal Kosten 9.000“ the nearer word holds.
  const isOpen = (at: number) => {
    const { plain = '', stop } = words[at] ?? {};
    const isApart = stop !== undefined && words[at + 1]?.plain !== 'bei';
    return incomeWords.test(plain) || (!isApart && !priceWords.test(plain));
  };
  let first = from;
  while (first > Math.max(free.from, from - mostWordsOff) && isOpen(first - 1)) first -= 1;
  let last = to;
  while (last < Math.min(free.to, to + mostWordsOff) && !words[last - 1]?.stop) last += 1;
  return [first, last];
}

/** „Einkommen bis 40k nein“: in a list, the limit's own yes or no, and nothing behind it in its clause. */
function answerBehind(words: readonly Word[], at: number): boolean | undefined {
  const word = words[at];
  const isOwn = words[at - 1]?.stop === undefined && (word?.stop !== undefined || at + 1 === words.length);
  if (!word || !isOwn) return undefined;
  if (/^(?:ja|yes|true)$/.test(word.plain)) return true;
  return /^(?:nein|no|false|nicht)$/.test(word.plain) ? false : undefined;
}

const whichIncome = (lang: Lang) =>
  openSwitch(lang, {
    asks: both`Wie hoch ist das zu versteuernde Haushaltseinkommen im Jahr (zvE, steht im Steuerbescheid)?
      What is the yearly taxable household income (it is in the tax assessment)?`,
    name: { de: 'einkommenUnter40000', en: 'incomeUnder40000' },
    yes: { de: 'bis 40.000 €', en: 'up to €40,000' },
    no: { de: 'darüber', en: 'more' },
  });
