// Figures that a service writes as text, with their units: `1.234,50 EUR`, `7 to 12 days`, `30 bis 95 €`, `32 %`.

export type FigureUnit = 'euro' | 'percent' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** From one end to the other, both the same for a single figure. */
export interface FigureText {
  readonly min: number;
  readonly max: number;
  readonly unit: FigureUnit;
}

/** Longer texts are sentences. */
const longestText = 60;

const units: readonly (readonly [FigureUnit, RegExp])[] = [
  ['euro', /^(?:€|eur|euros?)$/],
  ['percent', /^(?:%|prozent|percent)$/],
  ['hour', /^(?:hours?|stunden?)$/],
  ['day', /^(?:days?|tage?n?)$/],
  ['week', /^(?:weeks?|wochen?)$/],
  ['month', /^(?:months?|monate?n?)$/],
  ['year', /^(?:years?|jahre?n?)$/],
];

const whole =
  /^(€|eur)?\s?(\d[\d.,]{0,14})\s?(€|eur|euro|[a-z]{1,8}|%)?(?:\s?(?:–|-|bis|to|until)\s?(€|eur)?\s?(\d[\d.,]{0,14}))?\s?(€|[a-z]{1,8}|%)?$/;

/** Undefined for everything that is not, from its first letter to its last, a figure or a span with one unit. Pure. */
export const readFigureText = (text: string): FigureText | undefined =>
  text.length > longestText || !/\d/.test(text) ? undefined : figureIn(text);

function figureIn(text: string): FigureText | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  const parts = whole.exec(plain);
  if (!parts) return undefined;
  const [, before, first = '', between, beforeSecond, second, behind] = parts;
  const named = [before, between, beforeSecond, behind].filter((one) => one !== undefined).map(unitOf);
  const [unit] = named;
  // „3 weeks to 10 months“ is no span of one unit.
  if (unit === undefined || named.some((other) => other !== unit)) return undefined;
  const [min, max] = [numberOf(first, unit), numberOf(second ?? first, unit)];
  return min === undefined || max === undefined || max < min ? undefined : { min, max, unit };
}

const unitOf = (written: string) => units.find(([, pattern]) => pattern.test(written))?.[0];

/** In German or English notation; undefined where both could be meant and differ. */
function numberOf(written: string, unit: FigureUnit): number | undefined {
  if (/^\d{1,9}$/.test(written)) return Number(written);
  // Two different signs: the last one parts the decimals.
  const grouped = /^(\d{1,3}(?:([.,])\d{3})+)([.,])(\d{1,2})$/.exec(written);
  if (grouped) {
    const [, digits = '', group, point, decimals = ''] = grouped;
    return group === point ? undefined : Number(`${digits.replace(/[.,]/g, '')}.${decimals}`);
  }
  if (/^\d{1,9}[.,]\d{1,2}$/.test(written)) return Number(written.replace(',', '.'));
  // Nobody writes thousandths of a euro or of a day; of a per cent, somebody may.
  const isThousands = /^[1-9]\d{0,2}(?:\.\d{3})+$|^[1-9]\d{0,2}(?:,\d{3})+$/.test(written);
  return isThousands && unit !== 'percent' && unit !== 'year'
    ? Number(written.replace(/[.,]/g, ''))
    : undefined;
}
