// The grant for one heat pump in one sentence: yes first where that was asked, and before a figure that costs too low made.
import { type Call, countCell, money, type Sentence, sentence, strong } from '../../src/kit/index.ts';
import { asksWhetherFunded } from '../funding/asksWhether.ts';

export interface Figures {
  readonly grant: number | undefined;
  readonly rate: number | undefined;
  readonly eligible: number | undefined;
  readonly used: number | undefined;
  readonly own: number | undefined;
}

export function headline(
  { grant, rate, eligible, own }: Figures & { readonly grant: number },
  raised: Sentence,
  { say, intent }: Pick<Call, 'say' | 'intent'>,
): Sentence {
  const percent = countCell(rate, 'percent');
  const share =
    percent && eligible !== undefined
      ? say({
          de: sentence` (${percent} von ${money(eligible)} förderfähigen Kosten)`,
          en: sentence` (${percent} of ${money(eligible)} eligible costs)`,
        })
      : [];
  const rest =
    own === undefined
      ? []
      : say({ de: sentence`; Eigenanteil ${money(own)}`, en: sentence`; own contribution ${money(own)}` });
  const isYes = asksWhetherFunded(intent) && grant > 0;
  const yes = say({ de: 'Ja', en: 'Yes' });
  const grantOf = say({ de: ' Zuschuss', en: ' grant' });
  const first: Sentence = isYes && raised.length > 0 ? [strong(yes), '. ', ...raised] : raised;
  const amount =
    isYes && raised.length === 0 ? strong(`${yes}, `, money(grant), grantOf) : strong(money(grant), grantOf);
  return [...first, amount, ...share, ...rest, '.'];
}
