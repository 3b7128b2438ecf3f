// What the service reckons for one set in one city, read by the names of its fields.
import {
  type Choice,
  countCell,
  type FactsRecord,
  moneyRange,
  type Range,
  readCity,
  readRange,
} from '../../src/kit/index.ts';

export interface Row {
  readonly city: Choice | undefined;
  /** The contract's value where it is one („800w“), else as the service writes it. */
  readonly size: string | undefined;
  readonly figures: Figures;
}

/** Euros and years; absent is what the service does not state beyond doubt. */
export interface Figures {
  readonly price: Range | undefined;
  readonly subsidy: Range | undefined;
  readonly effective: Range | undefined;
  readonly perYear: Range | undefined;
  readonly payback: number | undefined;
  readonly tenYears: Range | undefined;
}

export const readRow = (entry: FactsRecord): Row => ({
  city: readCity(entry),
  size: readSize(entry),
  figures: readFigures(entry),
});

export function readFigures(entry: FactsRecord): Figures {
  return {
    price: readRange(entry, ['purchase_price', 'kaufpreis', 'anschaffungspreis']),
    subsidy: readRange(entry, ['subsidy', 'zuschuss', 'foerderung', 'foerderbetrag']),
    effective: readRange(entry, [
      'effective_price',
      'effektivpreis',
      'effektiver_preis',
      'price_after_subsidy',
    ]),
    perYear: readRange(entry, [
      ...['yearly_savings', 'annual_savings', 'savings_per_year', 'jaehrliche_ersparnis', 'jahresersparnis'],
      ...['ersparnis_jaehrlich', 'ersparnis_pro_jahr'],
    ]),
    payback: entry.number('payback_years', 'amortisation_jahre', 'amortisationszeit_jahre'),
    tenYears: readRange(entry, [
      ...['ten_year_savings', 'savings_ten_years', 'savings_10_years', 'ersparnis_zehn_jahre'],
      ...['zehn_jahres_ersparnis', 'ersparnis_10_jahre'],
    ]),
  };
}

export function readSize(entry: FactsRecord): string | undefined {
  const said = entry.text('leistung', 'size', 'system_size', 'groesse');
  const watts = said === undefined ? entry.number('leistung_watt', 'leistung', 'watt', 'size') : undefined;
  return said ?? (watts === undefined ? undefined : `${watts}w`);
}

/** Whether the purchase is taken off the savings of ten years; undefined where the figures do not show it. */
export function isNet({ perYear, effective, tenYears }: Figures): boolean | undefined {
  if (!perYear || !effective || !tenYears) return undefined;
  const all = 10 * perYear.min;
  const isAbout = (euros: number) => Math.abs(euros - tenYears.min) <= 1;
  if (isAbout(all - effective.min)) return true;
  return isAbout(all) ? false : undefined;
}

/** The figures with their labels, in the order in which they follow from each other. */
export function figureCells(figures: Figures) {
  const tenYears = isNet(figures)
    ? { de: 'Ersparnis in zehn Jahren, Anschaffung abgezogen', en: 'Savings in ten years, less the purchase' }
    : { de: 'Ersparnis in zehn Jahren', en: 'Savings in ten years' };
  return [
    [{ de: 'Kaufpreis', en: 'Purchase price' }, moneyRange(figures.price)],
    [{ de: 'Zuschuss', en: 'Subsidy' }, moneyRange(figures.subsidy)],
    [{ de: 'Preis nach Zuschuss', en: 'Price after subsidy' }, moneyRange(figures.effective)],
    [{ de: 'Ersparnis im Jahr', en: 'Savings per year' }, moneyRange(figures.perYear)],
    [{ de: 'Amortisation', en: 'Payback' }, countCell(figures.payback, 'year')],
    [tenYears, moneyRange(figures.tenYears)],
  ] as const;
}
