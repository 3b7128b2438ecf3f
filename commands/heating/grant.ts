// What the grants for a stove and for a heat pump have in common: their figures, and the first line made of them.
import {
  type Call,
  count,
  declareFields,
  type FieldsRead,
  inRow,
  joined,
  money,
  readWords,
  type Sentence,
  sentence,
  strong,
} from '../../src/kit/index.ts';
import { asksWhetherFunded } from '../funding/asksWhether.ts';

export const grantFields = declareFields({
  grant: inRow('money', 'Zuschuss', 'Grant', [
    ...['grant', 'grant_amount', 'zuschuss', 'foerderbetrag', 'foerderung'],
  ]),
  rate: inRow('percent', 'Fördersatz', 'Rate', [
    ...['federal_rate_percent', 'federal_rate', 'rate_percent', 'grant_rate_percent', 'rate'],
    ...['bundessatz_prozent', 'bundessatz', 'foerdersatz', 'satz_prozent', 'satz', 'fed_rate', 'share'],
  ]),
  eligible: inRow('money', 'förderfähige Kosten', 'Eligible costs', [
    'eligible_costs',
    'foerderfaehige_kosten',
  ]),
  own: inRow('money', 'Eigenanteil', 'Own contribution', [
    'own_contribution',
    'eigenanteil',
    'own_share',
    'own',
  ]),
  used: inRow(
    'money',
    'gerechnet mit Kosten von',
    'Reckoned with costs of',
    ['kosten', 'kosten_used', 'gerechnet_mit', 'costs', 'cost'],
    { echoes: 'costs' },
  ),
});

type Figures = FieldsRead<typeof grantFields>['values'];

export interface GrantAsked {
  /** Euros. */
  readonly costs: number | undefined;
  /** Must be known before the figure: it was reckoned with other costs. */
  readonly first?: Sentence;
  /** Why there is nothing. */
  readonly whyNone?: Sentence | undefined;
}

/** „**6.000 € Zuschuss** (50 % von 12.000 €), Eigenanteil 6.000 €.“; undefined where the service states no grant. */
export function grantHeadline(
  { grant, rate, eligible, own }: Partial<Figures>,
  { costs, first = [], whyNone = [] }: GrantAsked,
  { say, intent, question }: Pick<Call, 'say' | 'intent' | 'question'>,
): Sentence | undefined {
  if (!grant) return undefined;
  const isAsked = asksWhetherFunded(intent);
  if (grant.max === 0) {
    const no = isAsked ? say({ de: 'Nein, ', en: 'No, ' }) : '';
    return [strong(no, money(0), say({ de: ' Zuschuss', en: ' grant' })), ...whyNone, '.'];
  }
  const yes = say({ de: 'Ja', en: 'Yes' });
  const amount = [money(grant.min, grant.max), say({ de: ' Zuschuss', en: ' grant' })];
  const asked = partAsked(question);
  if (asked === 'rate' && rate && first.length === 0) {
    const percent = strong(count(rate.min, rate.max, 'percent'));
    const is = say({
      de: sentence`${percent}, das sind ${strong(...amount)}`,
      en: sentence`${percent}, that is a ${strong(...amount)}`,
    });
    const of =
      eligible && costs !== undefined && costs > eligible.max
        ? say({
            de: sentence` (von höchstens ${money(eligible.min, eligible.max)} förderfähigen Kosten)`,
            en: sentence` (of at most ${money(eligible.min, eligible.max)} eligible costs)`,
          })
        : [];
    return [...joined([[...is, ...of], ownShare(own, say)], ', '), '.'];
  }
  if (asked === 'own' && own && first.length === 0) {
    const share = strong(money(own.min, own.max), say({ de: ' Eigenanteil', en: ' own contribution' }));
    return [
      share,
      say({ de: '; der Zuschuss ist ', en: '; the grant is ' }),
      strong(money(grant.min, grant.max)),
      ...shareOf({ grant, rate, eligible }, costs, say),
      '.',
    ];
  }
  const opening: Sentence =
    first.length === 0
      ? [strong(...(isAsked ? [`${yes}, `] : []), ...amount)]
      : [...(isAsked ? [strong(yes), '. '] : []), ...first, strong(...amount)];
  const rest = ownShare(own, say);
  return [...joined([[...opening, ...shareOf({ grant, rate, eligible }, costs, say)], rest], ', '), '.'];
}

const ownShare = (own: Figures['own'], say: Call['say']): Sentence | undefined =>
  own &&
  say({
    de: sentence`Eigenanteil ${money(own.min, own.max)}`,
    en: sentence`own contribution ${money(own.min, own.max)}`,
  });

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
