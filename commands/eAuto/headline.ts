// The amount for one household in one sentence: yes or no first where that was asked.
import { type Call, money, type Sentence, sentence, strong } from '../../src/kit/index.ts';
import { asksWhetherFunded } from '../funding/asksWhether.ts';
import type { AmountRead } from './fields.ts';

/** Undefined where the service states neither an amount nor that there is none. */
export function amountHeadline(
  { amount, eligible, limit, status }: AmountRead,
  { bracket, isOnLimit }: { readonly bracket: number; readonly isOnLimit: boolean },
  { say, intent }: Pick<Call, 'say' | 'intent'>,
): Sentence | undefined {
  // At the limit itself the sources leave open whether there is anything.
  const isAsked = asksWhetherFunded(intent) && !(isOnLimit && bracket === limit?.max);
  const doubt = isOnLimit
    ? say({
        de: sentence` – ${strong('aber genau bei ', money(bracket), ' ist der Grenzwert ungeklärt')}`,
        en: sentence` – ${strong('but exactly at ', money(bracket), ' the limit is unclear')}`,
      })
    : [];
  if (eligible === false) {
    const none = isAsked
      ? say({ de: 'Nein, keine Förderung', en: 'No, there is no subsidy' })
      : say({ de: 'Keine Förderung', en: 'No subsidy' });
    return [strong(none), ...aboveLimit(bracket, limit?.max, say), ...doubt, '.'];
  }
  if (!amount) {
    const yes = strong(say({ de: 'Ja, förderfähig', en: 'Yes, eligible' }));
    return eligible && isAsked ? [yes, ...doubt, '.'] : undefined;
  }
  const answer = amount.max > 0 ? say({ de: 'Ja, ', en: 'Yes, ' }) : say({ de: 'Nein, ', en: 'No, ' });
  const said = strong(...(isAsked ? [answer] : []), money(amount.min, amount.max));
  // Nobody has passed it yet.
  const basis = /Eckpunkte/.test(status ?? '')
    ? say({ de: ' nach den Eckpunkten', en: ' under the announced key points' })
    : '';
  return [...say({ de: sentence`${said} Förderung`, en: sentence`${said} subsidy` }), basis, ...doubt, '.'];
}

/** Why there is none, where the income is the reason. */
export const aboveLimit = (bracket: number, limit: number | undefined, say: Call['say']): Sentence =>
  limit !== undefined && bracket > limit
    ? say({
        de: sentence`: das Einkommen liegt über der Grenze von ${money(limit)}`,
        en: sentence`: the income is above the limit of ${money(limit)}`,
      })
    : [];
