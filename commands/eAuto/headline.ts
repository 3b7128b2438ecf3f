// The amount for one household in one sentence: yes or no first where that was asked.
import { type Call, money, type Sentence, sentence, strong } from '../../src/kit/index.ts';
import { asksWhetherFunded } from '../funding/asksWhether.ts';

export interface Figures {
  readonly amount: number | undefined;
  readonly isEligible: boolean | undefined;
  readonly limit: number | undefined;
  /** The sources disagree about exactly this income. */
  readonly isOnLimit: boolean;
}

/** Undefined where the service states no amount beyond doubt. */
export function headline(
  { amount, isEligible, limit, isOnLimit }: Figures,
  bracket: number,
  { say, intent }: Pick<Call, 'say' | 'intent'>,
): Sentence | undefined {
  // At the limit itself the sources leave open whether there is anything.
  const whether = asksWhetherFunded(intent) && !(isOnLimit && bracket === limit);
  const doubt = isOnLimit
    ? say({
        de: sentence` – ${strong('aber genau bei ', money(bracket), ' ist der Grenzwert ungeklärt')}`,
        en: sentence` – ${strong('but exactly at ', money(bracket), ' the limit is unclear')}`,
      })
    : [];
  if (isEligible === false) {
    const none = whether
      ? say({ de: 'Nein, keine Förderung', en: 'No, there is no subsidy' })
      : say({ de: 'Keine Förderung', en: 'No subsidy' });
    return [strong(none), ...aboveLimit(bracket, limit, say), ...doubt, '.'];
  }
  if (amount === undefined) return undefined;
  const answer = amount > 0 ? say({ de: 'Ja, ', en: 'Yes, ' }) : say({ de: 'Nein, ', en: 'No, ' });
  const said = strong(...(whether ? [answer] : []), money(amount));
  return [...say({ de: sentence`${said} Förderung`, en: sentence`${said} subsidy` }), ...doubt, '.'];
}

const aboveLimit = (bracket: number, limit: number | undefined, say: Call['say']): Sentence =>
  limit !== undefined && bracket > limit
    ? say({
        de: sentence`: das Einkommen liegt über der Grenze von ${money(limit)}`,
        en: sentence`: the income is above the limit of ${money(limit)}`,
      })
    : [];
