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

/** Undefined without the payback, which is what people ask for. */
export function headline(figures: Figures, isBaseline: boolean, say: Call['say']): Sentence | undefined {
  const { payback, subsidy, effective } = figures;
  if (payback === undefined) return undefined;
  if (payback === 0 && effective?.max === 0) {
    return [
      strong(say({ de: 'Sofort amortisiert', en: 'Pays for itself at once' })),
      ...say({ de: [': der Zuschuss deckt den Kaufpreis; '], en: [': the subsidy covers the price; '] }),
      ...joined([subsidyPart(subsidy, say), savingsPart(figures, say)], ', '),
      '.',
    ];
  }
  const years = strong(
    count(payback),
    say({ de: payback === 1 ? ' Jahr' : ' Jahren', en: payback === 1 ? ' year' : ' years' }),
  );
  const parts = [isBaseline ? undefined : subsidyPart(subsidy, say), savingsPart(figures, say)];
  const rest = joined(parts, ', ');
  return [
    ...say({ de: sentence`Amortisiert nach ${years}`, en: sentence`Pays for itself after ${years}` }),
    ...(isBaseline ? say({ de: [' ohne kommunale Förderung'], en: [' without a municipal subsidy'] }) : []),
    ...(rest.length > 0 ? ['; ', ...rest] : []),
    '.',
  ];
}

function subsidyPart(subsidy: Range | undefined, say: Call['say']): Sentence | undefined {
  if (!subsidy) return undefined;
  if (subsidy.max === 0) return [say({ de: 'kein Zuschuss', en: 'no subsidy' })];
  const amount = strong(money(subsidy.min, subsidy.max));
  return say({ de: sentence`Zuschuss ${amount}`, en: sentence`subsidy ${amount}` });
}

function savingsPart(figures: Figures, say: Call['say']): Sentence | undefined {
  const { tenYears } = figures;
  if (!tenYears || tenYears.min <= 0) return undefined;
  const amount = strong(money(tenYears.min, tenYears.max));
  const net = isNet(figures) ? say({ de: ' (Anschaffung abgezogen)', en: ' (less the purchase)' }) : '';
  return say({
    de: sentence`über zehn Jahre ${amount} gespart${net}`,
    en: sentence`${amount} saved over ten years${net}`,
  });
}
