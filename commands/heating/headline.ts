// The first line on the grant for a stove or a heat pump.
import {
  type Call,
  count,
  countRange,
  type FieldsRead,
  money,
  moneyRange,
  readWords,
  type Sentence,
  type Speaking,
} from '../../src/kit/index.ts';
import { asksWhetherFunded } from '../funding/asked.ts';
import type { grantFields } from './fields.ts';

type Figures = FieldsRead<typeof grantFields>['values'];

export interface GrantAsked {
  /** Euros. */
  readonly costs: number | undefined;
  /** Must be known before the figure: it was reckoned with other costs. */
  readonly first?: Sentence | undefined;
  /** The answer to whether something is given is no, of a part of the grant. */
  readonly isNo?: boolean | undefined;
  /** Why there is nothing. */
  readonly whyNone?: Sentence | undefined;
}

/** „**6.000 € Zuschuss** (50 % von 12.000 €), Eigenanteil 6.000 €.“; undefined where the service states no grant. */
export function grantHeadline(
  figures: Partial<Figures>,
  { costs, first, isNo = false, whyNone = [] }: GrantAsked,
  { say, intent, question }: Speaking,
): Sentence | undefined {
  const { grant } = figures;
  if (!grant) return undefined;
  const isAsked = asksWhetherFunded(intent);
  const [euros, own] = [money(grant.min, grant.max), moneyRange(figures.own)];
  const asked = first ? undefined : partAsked(question);
  if (grant.max === 0)
    return say`[**${asked === 'own' && own} Eigenanteil**; ]**[${isAsked}Nein, ]${money(0)} Zuschuss**${whyNone}.
      [**${asked === 'own' && own} own contribution**; ]**[${isAsked}No, ]${money(0)} grant**${whyNone}.`;
  const amount = say`${euros} Zuschuss\n${euros} grant`;
  const share = shareOf(figures, costs, say);
  if (asked === 'own' && own)
    return say`**${own} Eigenanteil**; der Zuschuss ist **${euros}**[ (${share})].
      **${own} own contribution**; the grant is **${euros}**[ (${share})].`;
  const rest = say`[ (${share})][, Eigenanteil ${own}].\n[ (${share})][, own contribution ${own}].`;
  const percent = asked === 'rate' && countRange(figures.rate, 'percent');
  if (percent)
    return say`**${percent}**, das sind **${amount}**${rest}\n**${percent}**, that is a **${amount}**${rest}`;
  const verdict = isAsked && (isNo ? { de: 'Nein', en: 'No' } : { de: 'Ja', en: 'Yes' });
  return say`[**${verdict}**. ]${first}: **${amount}**${rest}` ?? say`**[${verdict}, ]${amount}**${rest}`;
}

const asksRate = /^(?:prozent\p{L}*|foerdersatz|foerderquote|foerderprozent|satz|percent|percentage|rate)$/u;
const asksOwn = /^(?:eigenanteil|selber|selbst|own|ourselves|myself|haengen|uebrig)$/;
/** „Was kostet unterm Strich weniger?“ */
const asksNet =
  /(?<!\p{L})(?:unterm strich|unter dem strich|am ende|nach (?:der )?förderung|nach (?:dem )?zuschuss|after the grant|in the end)(?!\p{L})/iu;
const ofCost = /kost|teur|teuer|billig|günstig|cost|cheap|expensive/iu;
const asksGrant =
  /^(?:zuschuss|foerderung|foerder\p{L}*|bekomm\p{L}*|krieg\p{L}*|grant|subsidy|funded|funding)$/u;
const pays =
  /^(?:zahl\p{L}*|bezahl\p{L}*|aufbring\p{L}*|aufzubring\p{L}*|finanzier\p{L}*|stemm\p{L}*|trag\p{L}*|bleib\p{L}*|pay|left|contribution|share|eigenanteil)$/u;

/** „Wie viel Prozent?“, „Was zahle ich selbst?“; both parts are told, the one that was asked for first. */
function partAsked(question: string): 'rate' | 'own' | undefined {
  const has = (what: RegExp) => readWords(question).some(({ plain }) => what.test(plain));
  if (has(asksRate)) return 'rate';
  const isNet = asksNet.test(question) && ofCost.test(question);
  return isNet || (has(asksOwn) && has(pays) && !has(asksGrant)) ? 'own' : undefined;
}

/** „50 % von 15.000 €“, where that is what the grant comes to. */
function shareOf(
  { grant, rate, eligible }: Partial<Figures>,
  costs: number | undefined,
  say: Call['say'],
): Sentence | undefined {
  if (!grant || !rate) return undefined;
  const percent = count(rate.min, rate.max, 'percent');
  const isOfEligible = eligible && Math.abs((eligible.max * rate.max) / 100 - grant.max) < 1;
  if (!isOfEligible) return say`Fördersatz ${percent}\nrate ${percent}`;
  const of = money(eligible.min, eligible.max);
  return costs !== undefined && costs > eligible.max
    ? say`${percent} von höchstens ${of} förderfähigen Kosten\n${percent} of at most ${of} eligible costs`
    : say`${percent} von ${of}\n${percent} of ${of}`;
}
