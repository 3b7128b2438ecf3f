// The grant in one sentence: how much, of which costs, and what is left to pay.
import { type Call, count, joined, money, type Sentence, sentence, strong } from '../../src/kit/index.ts';
import { asksWhetherFunded } from '../funding/asksWhether.ts';
import type { GrantFigures } from './figures.ts';

/** Undefined where the service states no grant beyond doubt. */
export function headline(
  figures: GrantFigures,
  costs: number,
  { say, intent }: Pick<Call, 'say' | 'intent'>,
): Sentence | undefined {
  const { grant, rate, own } = figures;
  if (!grant) return undefined;
  if (grant.max === 0) return [...noGrant(rate === 0, { say, intent }), '.'];
  const yes = asksWhetherFunded(intent) ? [say({ de: 'Ja, ', en: 'Yes, ' })] : [];
  const amount = strong(...yes, money(grant.min, grant.max), say({ de: ' Zuschuss', en: ' grant' }));
  const rest = own
    ? say({
        de: sentence`Eigenanteil ${money(own.min, own.max)}`,
        en: sentence`own contribution ${money(own.min, own.max)}`,
      })
    : undefined;
  return [...joined([[amount, ...share(figures, costs, say)], rest], ', '), '.'];
}

/** Nothing, and why where the service says so. */
export function noGrant(isNoFederal: boolean, { say, intent }: Pick<Call, 'say' | 'intent'>): Sentence {
  const no = asksWhetherFunded(intent) ? say({ de: 'Nein, ', en: 'No, ' }) : '';
  const amount = strong(no, say({ de: '0 € Zuschuss', en: '€0 grant' }));
  if (!isNoFederal) return [amount];
  const why = say({
    de: ': der Bund fördert diesen Ofen nicht',
    en: ': there is no federal funding for this stove',
  });
  return [amount, why];
}

/** „(50 % von 15.000 €)“, where that is what the grant comes to. */
function share({ grant, rate, eligible }: GrantFigures, costs: number, say: Call['say']): Sentence {
  if (!grant || rate === undefined) return [];
  const percent = count(rate, rate, 'percent');
  const isOfEligible = eligible && Math.abs((eligible.max * rate) / 100 - grant.max) < 1;
  if (!isOfEligible)
    return say({ de: sentence` (Bundessatz ${percent})`, en: sentence` (federal rate ${percent})` });
  const of = money(eligible.min, eligible.max);
  return costs > eligible.max
    ? say({
        de: sentence` (${percent} von höchstens ${of} förderfähigen Kosten)`,
        en: sentence` (${percent} of at most ${of} eligible costs)`,
      })
    : say({ de: sentence` (${percent} von ${of})`, en: sentence` (${percent} of ${of})` });
}
