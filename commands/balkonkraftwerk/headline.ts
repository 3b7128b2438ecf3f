// Whether a set pays: after how many years, with which subsidy, and what it saves in ten years.
import {
  type Call,
  count,
  joined,
  money,
  type Range,
  type Sentence,
  sentence,
  strong,
} from '../../src/kit/index.ts';
import { type Figures, isNet } from './row.ts';
import { verdict } from './verdict.ts';

/** Undefined without the payback, which is what people ask for. */
export function headline(
  figures: Figures,
  { isBaseline, hasOwnPrice }: { readonly isBaseline: boolean; readonly hasOwnPrice: boolean },
  { say, intent }: Pick<Call, 'say' | 'intent'>,
): Sentence | undefined {
  const { payback, subsidy, effective } = figures;
  if (payback === undefined) return undefined;
  const judged = verdict([figures], isBaseline, { say, intent });
  const first: Sentence = judged ? [...judged, ' '] : [];
  // The verdict has said the subsidy and what is left.
  const subsidised = judged ? undefined : subsidyPart(subsidy, say);
  // „preis 499“ is no question for money.
  const isAskedForYear = intent.aspect === 'cost' && !hasOwnPrice;
  const saved = judged ? undefined : savingsPart(figures, isAskedForYear, say);
  if (payback === 0 && effective?.max === 0) {
    const more = joined([subsidised, saved], ', ');
    return [
      ...first,
      strong(say({ de: 'Sofort amortisiert', en: 'Pays for itself at once' })),
      say({ de: ': der Zuschuss deckt den Kaufpreis', en: ': the subsidy covers the price' }),
      ...(more.length > 0 ? ['; ', ...more] : []),
      '.',
    ];
  }
  const parts = joined([isBaseline ? undefined : subsidised, saved], ', ');
  return [
    ...first,
    ...afterYears(payback, intent.aspect === 'duration', say),
    ...(isBaseline ? say({ de: [' ohne kommunale Förderung'], en: [' without a municipal subsidy'] }) : []),
    ...(parts.length > 0 ? ['; ', ...parts] : []),
    '.',
  ];
}

/** Asked when, the time comes first. */
function afterYears(payback: number, isAskedWhen: boolean, say: Call['say']): Sentence {
  const unit = say({ de: payback === 1 ? ' Jahr' : ' Jahren', en: payback === 1 ? ' year' : ' years' });
  const years = strong(count(payback), unit);
  return isAskedWhen
    ? say({ de: sentence`Nach ${years} amortisiert`, en: sentence`After ${years} it has paid for itself` })
    : say({ de: sentence`Amortisiert nach ${years}`, en: sentence`Pays for itself after ${years}` });
}

function subsidyPart(subsidy: Range | undefined, say: Call['say']): Sentence | undefined {
  if (!subsidy) return undefined;
  if (subsidy.max === 0) return [say({ de: 'kein Zuschuss', en: 'no subsidy' })];
  const amount = strong(money(subsidy.min, subsidy.max));
  return say({ de: sentence`Zuschuss ${amount}`, en: sentence`subsidy ${amount}` });
}

/** Asked what it comes to, the year's savings too. */
function savingsPart(figures: Figures, isAskedForYear: boolean, say: Call['say']): Sentence | undefined {
  const { tenYears, perYear } = figures;
  if (!tenYears || tenYears.min <= 0) return undefined;
  const inYear = perYear && isAskedForYear ? strong(money(perYear.min, perYear.max)) : undefined;
  const amount = strong(money(tenYears.min, tenYears.max));
  const net = isNet(figures) ? say({ de: ' (Anschaffung abgezogen)', en: ' (less the purchase)' }) : '';
  return say({
    de: [
      ...(inYear ? sentence`im Jahr ${inYear}, ` : []),
      ...sentence`über zehn Jahre ${amount} gespart${net}`,
    ],
    en: [
      ...(inYear ? sentence`${inYear} saved in a year, ` : []),
      ...sentence`${amount} saved over ten years${net}`,
    ],
  });
}
