// What sets cost and save in one sentence: what was asked for stands first, be it years, subsidy, savings or price.
import {
  begun,
  type Call,
  count,
  money,
  moneyRange,
  type Range,
  type Sentence,
  spanOf,
  type Speaking,
  text,
  together,
  unstressed,
} from '../../src/kit/index.ts';
import type { SetRead } from './fields.ts';

export interface About {
  readonly isBaseline: boolean;
  /** „preis 499“ is no question for the price. */
  readonly hasOwnPrice?: boolean;
  /** The place of several sets side by side. */
  readonly name?: string;
}

type Matter = 'years' | 'subsidy' | 'savings' | 'price' | 'net';

/** Undefined without the payback, and without what was asked for. */
export function setsHeadline(sets: readonly SetRead[], about: About, asking: Speaking): Sentence | undefined {
  const { intent } = asking;
  const duty = dutySentence(sets[0]?.registration, asking);
  if (duty) return duty;
  const wanted = matterOf(asking, about.hasOwnPrice ?? false);
  const parts = partsOf(spansOf(sets), about, wanted, asking);
  const isSeveral = about.name !== undefined;
  const usual: readonly Matter[] = isSeveral ? ['subsidy', 'years'] : ['years', 'subsidy', 'savings'];
  const first = wanted && parts[wanted] ? wanted : usual.find((matter) => parts[matter]);
  if (!first || (first !== wanted && !parts.years)) return undefined;
  // Whoever asks what a city gives, asks for no years.
  const isOnGrant = isSeveral && first === wanted && !intent.whether && wanted === 'subsidy';
  const isAlone = isOnGrant || wanted === 'net' || (first === wanted && wanted === 'savings');
  const others = isAlone ? [] : usual.filter((matter) => matter !== first).map((matter) => parts[matter]);
  const place = isSeveral && !about.isBaseline && text(about.name);
  const { say } = asking;
  // Yes and no stand before all else.
  const opening = say`${parts[first]}[ (${intent.whether && place})]`;
  const told = together([opening, together(others, ', ')], '; ');
  return say`**${!intent.whether && place}**: ${told}.` ?? say`${told && begun(told)}.`;
}

/** So much of a question is looked at. */
const mostLetters = 500;

/** The same words ask for other things of other commands. */
const words = {
  when: /wann|wie ?viele? jahre|wie vielen jahren|when|how many years/i,
  savings: /spar|ersparnis|bringt|saving|save/i,
  subsidy: /zusch[uü]ss|schie(?:ß|ss)|f[oö]rder|geld|gibt|zahlt|subsid|grant|funding/i,
  price: /kost|preis|teuer|price|cost|expensive/i,
  registration: /anmeld|registr/i,
  better: /besser|better|sinnvoll|vorteil/i,
  net: /abzug|abgezogen|abzieh|abzügl|nach (?:dem )?zuschuss|am ende|unterm strich|an (?:ihr|ihm|ihnen|mir|uns) hängen|after (?:the )?subsid|minus the subsid/i,
  tenYears: /(?:10|zehn) jahr|(?:10|ten) years/i,
} as const;

/** What of a set is asked for; undefined where nothing is. */
export function matterOf({ intent, question }: Speaking, hasOwnPrice: boolean): Matter | undefined {
  const said = question.slice(0, mostLetters);
  const { aspect, whether, worth } = intent;
  if (worth || aspect === 'duration' || words.better.test(said) || words.when.test(said)) return 'years';
  if (whether && (aspect === undefined || aspect === 'cost')) return 'subsidy';
  if (words.net.test(said) && (words.price.test(said) || netAsks.test(said))) return 'net';
  const asked = (['savings', 'subsidy', 'price'] as const).find((matter) => words[matter].test(said));
  return aspect !== 'cost' || (asked === 'price' && hasOwnPrice) ? undefined : asked;
}

/** The rows that belong to it. */
export const rowsFor: Readonly<Record<Matter, readonly (keyof SetRead)[]>> = {
  years: ['payback', 'effective', 'perYear'],
  subsidy: ['price', 'subsidy', 'effective'],
  savings: ['perYear', 'payback', 'effective'],
  price: ['price', 'subsidy', 'effective'],
  net: ['price', 'subsidy', 'effective'],
};

/** „Was bezahle ich am Ende?“ */
const netAsks = /zahl|bleib|pay|spend/i;

/** „Muss ich das anmelden?“ */
function dutySentence(said: string | undefined, { say, intent, question }: Speaking): Sentence | undefined {
  const isAsked = intent.aspect === 'duty' && words.registration.test(question.slice(0, mostLetters));
  if (said === undefined || !isAsked) return undefined;
  return intent.whether
    ? say`**Ja, anmelden müssen Sie es**: ${text(said)}.\n**Yes, it must be registered**: ${text(said)}.`
    : say`**Anmeldung**: ${text(said)}.\n**Registration**: ${text(said)}.`;
}

/** From the least to the most of all sets, where each states it. */
function spansOf(sets: readonly SetRead[]) {
  const span = (key: 'price' | 'subsidy' | 'effective' | 'perYear' | 'payback' | 'tenYears') => {
    const stated = sets.flatMap((set) => set[key] ?? []);
    return stated.length === sets.length ? spanOf(stated) : undefined;
  };
  return {
    ...{ price: span('price'), subsidy: span('subsidy'), effective: span('effective') },
    ...{ perYear: span('perYear'), payback: span('payback'), tenYears: span('tenYears') },
    isNet: sets.every((set) => isNet(set) === true),
  };
}

/** Whether the purchase is taken off the savings of ten years; undefined where the figures do not show it. */
export function isNet({ perYear, effective, tenYears }: SetRead): boolean | undefined {
  if (!perYear || !effective || !tenYears) return undefined;
  const all = 10 * perYear.min;
  const isAbout = (euros: number) => Math.abs(euros - tenYears.min) <= 1;
  if (isAbout(all - effective.min)) return true;
  return isAbout(all) ? false : undefined;
}

/** What is said of each; strong is all of it where nothing is asked for, else only what was. */
function partsOf(
  spans: ReturnType<typeof spansOf>,
  about: About,
  wanted: Matter | undefined,
  asking: Speaking,
): Readonly<Record<Matter, Sentence | undefined>> {
  const { say, intent, question } = asking;
  const { isNet: isLess, tenYears } = spans;
  const [price, subsidy, effective] = [spans.price, spans.subsidy, spans.effective].map(moneyRange);
  const granted = spans.subsidy !== undefined && spans.subsidy.max > 0 && effective;
  const isOnTenYears = words.tenYears.test(question.slice(0, mostLetters));
  const inYear = wanted === 'savings' && !isOnTenYears && moneyRange(spans.perYear);
  const saved = tenYears && tenYears.min > 0 && !(intent.worth && isLess) && moneyRange(tenYears);
  const weighed = (matter: Matter, said: Sentence | undefined) =>
    said && wanted !== undefined && wanted !== matter ? unstressed(said) : said;
  return {
    years: weighed('years', yearsPart(spans, about, asking)),
    subsidy: about.isBaseline
      ? undefined
      : weighed('subsidy', subsidyPart(spans.subsidy, wanted === 'subsidy' && intent.whether, say)),
    savings: weighed(
      'savings',
      say`[im Jahr **${inYear}**, ]über zehn Jahre **${saved}** gespart[${isLess} (Anschaffung abgezogen)]
        [**${inYear}** saved in a year, ]**${saved}** saved over ten years[${isLess} (less the purchase)]`,
    ),
    net: say`**${effective}** nach Abzug des Zuschusses (Kaufpreis ${price}, Zuschuss ${subsidy})
      **${effective}** after the subsidy (price ${price}, subsidy ${subsidy})`,
    price: weighed(
      'price',
      say`Kaufpreis **${price}**[, nach Zuschuss **${granted}**]
        price **${price}**[, after the subsidy **${granted}**]`,
    ),
  };
}

function subsidyPart(subsidy: Range | undefined, isAsked: boolean, say: Call['say']) {
  const amount = moneyRange(subsidy);
  if (subsidy?.max === 0) return say`[${isAsked}**Nein**, ]kein Zuschuss\n[${isAsked}**No**, ]no subsidy`;
  return isAsked
    ? say`**Ja, ${amount} Zuschuss**\n**Yes, ${amount} subsidy**`
    : say`Zuschuss **${amount}**\nsubsidy **${amount}**`;
}

/** „Ja: amortisiert nach 1,2 Jahren, nach zehn Jahren bleiben 1.860 €“. */
function yearsPart(
  { payback, effective, tenYears, isNet: isLess }: ReturnType<typeof spansOf>,
  { isBaseline, name }: About,
  { say, intent, question }: Speaking,
): Sentence | undefined {
  if (!payback) return undefined;
  const isWhen = intent.aspect === 'duration' || words.when.test(question.slice(0, mostLetters));
  const left = intent.worth && isLess ? tenYears : undefined;
  const pays = left && left.min > 0 ? true : left && left.max < 0 && isBaseline ? false : undefined;
  const isOne = payback.min === 1 && payback.max === 1;
  const [span, years] = [count(payback.min, payback.max), isOne ? year : manyYears];
  const paid =
    payback.max === 0 && effective?.max === 0
      ? say`**sofort amortisiert**: der Zuschuss deckt den Kaufpreis
          **pays for itself at once**: the subsidy covers the price`
      : isWhen
        ? say`nach **${span} ${years}** amortisiert\nafter **${span} ${years}** it has paid for itself`
        : say`amortisiert nach **${span} ${years}**\npays for itself after **${span} ${years}**`;
  const verdict = pays ? { de: 'Ja', en: 'Yes' } : { de: 'Nein', en: 'No' };
  const opening = intent.whether && !isWhen && pays !== undefined ? say`**${verdict}: ${paid}**` : paid;
  const more = left && left.max >= 0 && money(left.min, left.max);
  const missing = left && left.max < 0 && money(-left.max, -left.min);
  const isSeveral = name !== undefined;
  const rest = say`[${isBaseline} ohne kommunale Förderung][${isSeveral}, je nach Leistung][, nach zehn Jahren bleiben ${more}][, nach zehn Jahren fehlen noch ${missing}]
    [${isBaseline} without a municipal subsidy][${isSeveral}, depending on the size][, after ten years ${more} are left][, after ten years ${missing} are still missing]`;
  return [...opening, ...(rest ?? [])];
}

const year = { de: 'Jahr', en: 'year' };
const manyYears = { de: 'Jahren', en: 'years' };
