// What sets cost and save in one sentence: what was asked for stands first, be it years, subsidy, savings or price.
import {
  type Call,
  type Cell,
  count,
  joined,
  money,
  type Range,
  type Sentence,
  sentence,
  spanOf,
  strong,
  text,
} from '../../src/kit/index.ts';
import type { SetRead } from './fields.ts';

export interface About {
  readonly isBaseline: boolean;
  /** „preis 499“ is no question for the price. */
  readonly hasOwnPrice?: boolean;
  /** The place of several sets side by side. */
  readonly name?: string;
}

type Asking = Pick<Call, 'say' | 'intent' | 'question'>;
type Matter = 'years' | 'subsidy' | 'savings' | 'price' | 'net';

/** Undefined without the payback, and without what was asked for. */
export function setsHeadline(sets: readonly SetRead[], about: About, asking: Asking): Sentence | undefined {
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
  const rest = joined(others, ', ');
  const place = isSeveral && !about.isBaseline ? text(about.name) : undefined;
  const opening = parts[first] ?? [];
  // Yes and no stand before all else.
  const behind = place && intent.whether ? [...opening, ' (', place, ')'] : opening;
  const told = joined([behind, rest.length > 0 ? rest : undefined], '; ');
  return [...(place && !intent.whether ? [strong(place), ': ', ...told] : capital(told)), '.'];
}

/** So much of a question is looked at. */
const mostLetters = 500;

/** The same words ask for other things of other commands. */
const words = {
  when: /wann|wie ?viele? jahre|wie vielen jahren|when|how many years/i,
  savings: /spar|ersparnis|bringt|saving|save/i,
  subsidy: /zusch[uü]ss|f[oö]rder|geld|gibt|zahlt|subsid|grant|funding/i,
  price: /kost|preis|teuer|price|cost|expensive/i,
  registration: /anmeld|registr/i,
  better: /besser|better|sinnvoll|vorteil/i,
  net: /abzug|abgezogen|abzieh|abzügl|nach (?:dem )?zuschuss|am ende|unterm strich|after (?:the )?subsid|minus the subsid/i,
  tenYears: /(?:10|zehn) jahr|(?:10|ten) years/i,
} as const;

/** What of a set is asked for; undefined where nothing is. */
export function matterOf({ intent, question }: Asking, hasOwnPrice: boolean): Matter | undefined {
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
function dutySentence(
  registration: string | undefined,
  { say, intent, question }: Asking,
): Sentence | undefined {
  const isAsked = intent.aspect === 'duty' && words.registration.test(question.slice(0, mostLetters));
  if (registration === undefined || !isAsked) return undefined;
  const yes = intent.whether
    ? say({ de: 'Ja, anmelden müssen Sie es', en: 'Yes, it must be registered' })
    : say({ de: 'Anmeldung', en: 'Registration' });
  return [strong(yes), ': ', text(registration), '.'];
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

/** Nothing is asked for: each figure is strong; else the one that was. */
function partsOf(
  spans: ReturnType<typeof spansOf>,
  about: About,
  wanted: Matter | undefined,
  asking: Asking,
): Readonly<Record<Matter, Sentence | undefined>> {
  const { say, intent, question } = asking;
  const isOnTenYears = words.tenYears.test(question.slice(0, mostLetters));
  const { price, subsidy, effective, perYear, tenYears, isNet: isLess } = spans;
  const bold = (matter: Matter, ...said: (string | Cell)[]): Sentence =>
    wanted === undefined || wanted === matter ? [strong(...said)] : said;
  const euros = (matter: Matter, { min, max }: Range) => bold(matter, money(min, max));
  const isGranted = subsidy !== undefined && subsidy.max > 0;
  const net = isLess ? say({ de: ' (Anschaffung abgezogen)', en: ' (less the purchase)' }) : '';
  const inYear = perYear && wanted === 'savings' && !isOnTenYears ? euros('savings', perYear) : undefined;
  return {
    years: yearsPart(spans, about, { isPlain: wanted !== undefined && wanted !== 'years' }, asking),
    subsidy: about.isBaseline || !subsidy ? undefined : subsidyPart(subsidy, wanted, intent.whether, say),
    savings:
      tenYears && tenYears.min > 0 && !(intent.worth && isLess)
        ? say({
            de: [
              ...(inYear ? ['im Jahr ', ...inYear, ', '] : []),
              ...['über zehn Jahre ', ...euros('savings', tenYears), ' gespart', net],
            ],
            en: [
              ...(inYear ? [...inYear, ' saved in a year, '] : []),
              ...[...euros('savings', tenYears), ' saved over ten years', net],
            ],
          })
        : undefined,
    net:
      price && subsidy && effective
        ? say({
            de: sentence`${strong(money(effective.min, effective.max))} nach Abzug des Zuschusses (Kaufpreis ${money(price.min, price.max)}, Zuschuss ${money(subsidy.min, subsidy.max)})`,
            en: sentence`${strong(money(effective.min, effective.max))} after the subsidy (price ${money(price.min, price.max)}, subsidy ${money(subsidy.min, subsidy.max)})`,
          })
        : undefined,
    price: price && [
      say({ de: 'Kaufpreis ', en: 'price ' }),
      ...euros('price', price),
      ...(isGranted && effective
        ? [say({ de: ', nach Zuschuss ', en: ', after the subsidy ' }), ...euros('price', effective)]
        : []),
    ],
  };
}

function subsidyPart(
  { min, max }: Range,
  wanted: Matter | undefined,
  whether: boolean,
  say: Call['say'],
): Sentence {
  const isAsked = wanted === 'subsidy';
  if (max === 0) {
    const none = say({ de: 'kein Zuschuss', en: 'no subsidy' });
    return isAsked && whether ? [strong(say({ de: 'Nein', en: 'No' })), ', ', none] : [none];
  }
  const amount = money(min, max);
  if (isAsked && whether)
    return [strong(...say({ de: ['Ja, ', amount, ' Zuschuss'], en: ['Yes, ', amount, ' subsidy'] }))];
  const said = isAsked || wanted === undefined ? strong(amount) : amount;
  return say({ de: sentence`Zuschuss ${said}`, en: sentence`subsidy ${said}` });
}

/** „Ja: amortisiert nach 1,2 Jahren, nach zehn Jahren bleiben 1.860 €“. */
function yearsPart(
  { payback, effective, tenYears, isNet: isLess }: ReturnType<typeof spansOf>,
  { isBaseline, name }: About,
  { isPlain }: { readonly isPlain: boolean },
  { say, intent, question }: Asking,
): Sentence | undefined {
  if (!payback) return undefined;
  const isWhen = intent.aspect === 'duration' || words.when.test(question.slice(0, mostLetters));
  const left = intent.worth && isLess ? tenYears : undefined;
  const pays = left && left.min > 0 ? true : left && left.max < 0 && isBaseline ? false : undefined;
  const verdict = !intent.whether || isWhen || pays === undefined ? '' : pays ? say(yes) : say(no);
  const isAtOnce = payback.max === 0 && effective?.max === 0;
  const unit = say(payback.max === 1 && payback.min === 1 ? year : years);
  const span = [count(payback.min, payback.max), unit];
  const opened: readonly (string | Cell)[] = isAtOnce
    ? [say({ de: 'sofort amortisiert', en: 'pays for itself at once' })]
    : span;
  const said: Sentence = isPlain || verdict !== '' ? opened : [strong(...opened)];
  const paid = isAtOnce
    ? [...said, say({ de: ': der Zuschuss deckt den Kaufpreis', en: ': the subsidy covers the price' })]
    : isWhen
      ? say({ de: ['nach ', ...said, ' amortisiert'], en: ['after ', ...said, ' it has paid for itself'] })
      : say({ de: ['amortisiert nach ', ...said], en: ['pays for itself after ', ...said] });
  return [
    ...(verdict === '' ? paid : [strong(verdict, ...(paid as (string | Cell)[]))]),
    ...(isBaseline ? [say({ de: ' ohne kommunale Förderung', en: ' without a municipal subsidy' })] : []),
    ...(name === undefined ? [] : [say({ de: ', je nach Leistung', en: ', depending on the size' })]),
    ...(left ? leftPart(left, say) : []),
  ];
}

const yes = { de: 'Ja: ', en: 'Yes: ' };
const no = { de: 'Nein: ', en: 'No: ' };
const year = { de: ' Jahr', en: ' year' };
const years = { de: ' Jahren', en: ' years' };

const leftPart = ({ min, max }: Range, say: Call['say']): Sentence =>
  max < 0
    ? say({
        de: sentence`, nach zehn Jahren fehlen noch ${money(-max, -min)}`,
        en: sentence`, after ten years ${money(-max, -min)} are still missing`,
      })
    : say({
        de: sentence`, nach zehn Jahren bleiben ${money(min, max)}`,
        en: sentence`, after ten years ${money(min, max)} are left`,
      });

/** A sentence begins with a capital letter. */
function capital([first, ...others]: Sentence): Sentence {
  const upper = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);
  if (typeof first === 'string') return [upper(first), ...others];
  if (first === undefined || !('strong' in first)) return first === undefined ? [] : [first, ...others];
  const [opening, ...rest] = first.strong;
  return [
    strong(...(typeof opening === 'string' ? [upper(opening)] : opening ? [opening] : []), ...rest),
    ...others,
  ];
}
