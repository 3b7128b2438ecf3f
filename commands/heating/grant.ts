// The first line on the grant for a stove or a heat pump.
import {
  type Call,
  count,
  type FieldsRead,
  money,
  readWords,
  type Sentence,
  sentence,
  strong,
} from '../../src/kit/index.ts';
import { asksWhetherFunded } from '../funding/asksWhether.ts';
import type { grantFields } from './fields.ts';

type Figures = FieldsRead<typeof grantFields>['values'];

export interface GrantAsked {
  /** Euros. */
  readonly costs: number | undefined;
  /** Must be known before the figure: it was reckoned with other costs. */
  readonly first?: Sentence;
  /** The answer to whether something is given is no, of a part of the grant. */
  readonly isNo?: boolean | undefined;
  /** Why there is nothing. */
  readonly whyNone?: Sentence | undefined;
}

/** „**6.000 € Zuschuss** (50 % von 12.000 €), Eigenanteil 6.000 €.“; undefined where the service states no grant. */
export function grantHeadline(
  figures: Partial<Figures>,
  { costs, first = [], isNo = false, whyNone = [] }: GrantAsked,
  { say, intent, question }: Pick<Call, 'say' | 'intent' | 'question'>,
): Sentence | undefined {
  const { grant, rate, own } = figures;
  if (!grant) return undefined;
  const isAsked = asksWhetherFunded(intent);
  if (grant.max === 0) {
    const no = isAsked ? say({ de: 'Nein, ', en: 'No, ' }) : '';
    return [strong(no, money(0), say({ de: ' Zuschuss', en: ' grant' })), ...whyNone, '.'];
  }
  const asked = first.length === 0 ? partAsked(question) : undefined;
  const amount = [money(grant.min, grant.max), say({ de: ' Zuschuss', en: ' grant' })];
  const ofCosts = shareOf(figures, costs, say);
  const ownCosts = own && money(own.min, own.max);
  if (asked === 'own' && ownCosts) {
    const opening = say({
      de: sentence`${strong(ownCosts, ' Eigenanteil')}; der Zuschuss ist ${strong(money(grant.min, grant.max))}`,
      en: sentence`${strong(ownCosts, ' own contribution')}; the grant is ${strong(money(grant.min, grant.max))}`,
    });
    return [...opening, ...ofCosts, '.'];
  }
  const ownShare =
    ownCosts &&
    say({ de: sentence`, Eigenanteil ${ownCosts}`, en: sentence`, own contribution ${ownCosts}` });
  const rest = [...ofCosts, ...(ownShare ?? []), '.'];
  if (asked === 'rate' && rate) {
    const percent = strong(count(rate.min, rate.max, 'percent'));
    return [percent, say({ de: ', das sind ', en: ', that is a ' }), strong(...amount), ...rest];
  }
  const yes = isAsked ? say(isNo ? { de: 'Nein', en: 'No' } : { de: 'Ja', en: 'Yes' }) : '';
  if (first.length > 0) return [...(yes ? [strong(yes), '. '] : []), ...first, strong(...amount), ...rest];
  return [strong(...(yes ? [`${yes}, `] : []), ...amount), ...rest];
}

const asksRate = /^(?:prozent\p{L}*|foerdersatz|foerderquote|foerderprozent|satz|percent|percentage|rate)$/u;
const asksOwn = /^(?:eigenanteil|selber|selbst|own|ourselves|myself|haengen|uebrig)$/;
const asksGrant =
  /^(?:zuschuss|foerderung|foerder\p{L}*|bekomm\p{L}*|krieg\p{L}*|grant|subsidy|funded|funding)$/u;
const pays =
  /^(?:zahl\p{L}*|bezahl\p{L}*|aufbring\p{L}*|aufzubring\p{L}*|finanzier\p{L}*|stemm\p{L}*|trag\p{L}*|bleib\p{L}*|pay|left|contribution|share|eigenanteil)$/u;

/** „Wie viel Prozent?“, „Was zahle ich selbst?“; both parts are told, the one that was asked for first. */
function partAsked(question: string): 'rate' | 'own' | undefined {
  const has = (what: RegExp) => readWords(question).some(({ plain }) => what.test(plain));
  if (has(asksRate)) return 'rate';
  return has(asksOwn) && has(pays) && !has(asksGrant) ? 'own' : undefined;
}

/** „(50 % von 15.000 €)“, where that is what the grant comes to. */
function shareOf(
  { grant, rate, eligible }: Partial<Figures>,
  costs: number | undefined,
  say: Call['say'],
): Sentence {
  if (!grant || !rate) return [];
  const percent = count(rate.min, rate.max, 'percent');
  const isOfEligible = eligible && Math.abs((eligible.max * rate.max) / 100 - grant.max) < 1;
  if (!isOfEligible) return say({ de: sentence` (Fördersatz ${percent})`, en: sentence` (rate ${percent})` });
  const of = money(eligible.min, eligible.max);
  return costs !== undefined && costs > eligible.max
    ? say({
        de: sentence` (${percent} von höchstens ${of} förderfähigen Kosten)`,
        en: sentence` (${percent} of at most ${of} eligible costs)`,
      })
    : say({ de: sentence` (${percent} von ${of})`, en: sentence` (${percent} of ${of})` });
}
