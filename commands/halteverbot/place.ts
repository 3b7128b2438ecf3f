// One place's entry in the halteverbot resources: which fields mean what, and how they are called.
import {
  type CalendarDate,
  type Cell,
  type Choice,
  count,
  date,
  type FactsRecord,
  type Labels,
  money,
  text,
} from '../../src/kit/index.ts';

export const labels: Labels = {
  von: { de: 'Von', en: 'From' },
  nach: { de: 'Nach', en: 'To' },
  fee_rule_de: { de: 'Gebührenregel', en: 'Fee rule' },
  fee_confidence: { de: 'Gebühr: wie sicher', en: 'Fee: how sure' },
  sign_rental_confidence: {
    de: 'Schildermiete: wie sicher',
    en: 'Sign rental: how sure',
  },
  signs_up_days_before: {
    de: 'Schilder stehen Tage vorher',
    en: 'Signs up, days before',
  },
  authority: { de: 'Zuständig', en: 'Authority' },
  portal_url: { de: 'Portal', en: 'Portal' },
  state: { de: 'Bundesland', en: 'State' },
  type: { de: 'Art', en: 'Type' },
  source: { de: 'Quellenkürzel', en: 'Source ids' },
  legal: { de: 'Recht', en: 'Law' },
  signs_standing_min_full_days: {
    de: 'Schilder stehen mindestens volle Tage',
    en: 'Signs up, full days at least',
  },
  fee_frame_min_eur: { de: 'Gebührenrahmen ab', en: 'Fee frame from' },
  fee_frame_max_eur: { de: 'Gebührenrahmen bis', en: 'Fee frame to' },
  days_until: { de: 'Tage bis zum Termin', en: 'Days until the date' },
  urgency: { de: 'Dringlichkeit', en: 'Urgency' },
  datum: { de: 'Termin', en: 'Date' },
  schedule: { de: 'Zeitplan', en: 'Schedule' },
};

/** A smallest and a largest value; one of them alone counts for both. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface Place {
  readonly slug: string;
  readonly name: string;
  readonly leadDays: Range | undefined;
  /** Euros for one zone. */
  readonly fee: Range | undefined;
  /** Euros for one zone. */
  readonly signRental: Range | undefined;
  readonly online: Cell | undefined;
  /** For what else the service says of the place. */
  readonly record: FactsRecord;
}

/** Reads the fields of a place by their names, in the spellings that services use. */
export function readPlace(record: FactsRecord): Place {
  const { value: slug, label: name } = readChoice(record);
  const online = record.text('online_application', 'online', 'online_antrag', 'onlineAntrag');
  return {
    slug,
    name,
    leadDays: readRange(record, [
      'lead_days',
      'leadTimeDays',
      'vorlauf_tage',
      'bearbeitungszeit_tage',
      'processing_days',
    ]),
    fee: readRange(record, ['fee', 'gebuehr', 'verwaltungsgebuehr']),
    signRental: readRange(record, ['sign_rental', 'schildermiete', 'schilder', 'signs']),
    online: online === undefined ? undefined : text(online),
    record,
  };
}

/** A place's slug and name; an entry without a name is called by its slug. */
export function readChoice(record: FactsRecord): Choice {
  const stated = record.text('slug', 'id', 'key', 'code', 'kennung', 'schluessel');
  const named = record.text('name', 'label', 'title', 'titel', 'bezeichnung', 'ort', 'location');
  const value = stated ?? (/^\d*$/.test(record.key) ? (named ?? '') : record.key);
  return { value, label: named ?? value };
}

/** A range under any of the names with min and max (or von and bis, from and to) behind them, or a single value. */
export function readRange(record: FactsRecord, names: readonly string[]): Range | undefined {
  const withEnd = (...ends: string[]) => names.flatMap((name) => ends.map((end) => `${name}_${end}`));
  const min = record.number(...withEnd('min', 'von', 'from', 'ab'));
  const max = record.number(...withEnd('max', 'bis', 'to'));
  const one = min ?? max ?? record.number(...names);
  return one === undefined ? undefined : { min: min ?? one, max: max ?? one };
}

export const moneyRange = (range: Range | undefined) => range && money(range.min, range.max);
export const dayRange = (range: Range | undefined) => range && count(range.min, range.max);
export const daySpan = (range: Range) => count(range.min, range.max, 'day');
export const dayCell = (day: CalendarDate | undefined) => (day === undefined ? undefined : date(day));

/** Rows of a label and a value; what the service does not state has no row. */
export const statedRows = (
  rows: readonly (readonly [string, Cell | undefined])[],
): readonly (readonly Cell[])[] => rows.flatMap(([label, cell]) => (cell ? [[text(label), cell]] : []));
