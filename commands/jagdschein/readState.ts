// What the service says of a state: training, examination, first-year costs, under the names that services give them.
import { type FactsRecord, isOnlyExample, type Range, readRange } from '../../src/kit/index.ts';
import { type Kind, kindOf } from './words.ts';

export interface FirstYear {
  readonly kind: Kind | undefined;
  readonly total: Range | undefined;
  readonly licence: Range | undefined;
  /** The service says that it is the first year; else a total, whatever it is of. */
  readonly isFirstYear: boolean;
  /** The service calls it an example, or some part of it. */
  readonly isUnsure: boolean;
  /** All but the licence, where its fee is not known. */
  readonly others: Range | undefined;
}

/** Each licence with the costs of the first year; a service with one total for all has no kinds. */
export function readFirstYears(record: FactsRecord): readonly FirstYear[] {
  const entries = record.children('first_year_costs', 'first_year', 'erstes_jahr');
  const kinds = entries.map((entry): FirstYear => {
    const name = entry.text('licence', 'license', 'licence_type', 'art', 'schein') ?? entry.key;
    const costs = {
      kind: kindOf(name),
      total: readRange(entry, ['first_year', 'total', 'gesamtkosten', 'gesamt']),
      licence: readRange(entry, ['licence', 'license', 'jagdschein']),
      isFirstYear: true,
      isUnsure: isOnlyExample(entry, 'confidence'),
      others: readRange(entry, ['without_licence', 'ohne_jagdschein']),
    };
    entry.takeRest();
    return costs;
  });
  if (kinds.some(({ kind }) => kind !== undefined)) return kinds;
  const firstYear = readRange(record, ['first_year', 'first_year_total', 'erstes_jahr']);
  const total = firstYear ?? readRange(record, ['total_cost', 'total', 'gesamtkosten', 'gesamt']);
  const isFirstYear = firstYear !== undefined;
  const unknown = { kind: undefined, licence: undefined, others: undefined };
  return total ? [{ ...unknown, total, isFirstYear, isUnsure: false }] : [];
}

/** With the licence asked for; else whatever the total is of. */
export const firstYearWith = (kind: Kind, years: readonly FirstYear[]): FirstYear | undefined =>
  years.find((one) => one.kind === kind) ?? years.find((one) => one.kind === undefined);

export interface Exam {
  readonly fee: Range | undefined;
  readonly isUnsure: boolean;
  readonly parts: readonly string[];
  readonly note: string | undefined;
}

export function readExam(record: FactsRecord): Exam {
  const one = record.number('exam_fee', 'pruefungsgebuehr', 'pruefung_gebuehr');
  const range = readRange(record, ['exam_fee', 'exam_cost', 'pruefungsgebuehr', 'pruefung_gebuehr']);
  // A fee that is a range has no single value, and that is all that the empty field says.
  record.isEmpty('exam_fee');
  record.isEmpty('exam_note_de');
  return {
    fee: range ?? (one === undefined ? undefined : { min: one, max: one }),
    isUnsure: isOnlyExample(record, 'exam_confidence'),
    parts: record.texts('exam_parts', 'pruefung_teile', 'pruefungsteile'),
    note: record.text('exam_note_de', 'exam_note'),
  };
}

export interface Training {
  readonly cost: Range | undefined;
  readonly isUnsure: boolean;
  readonly minHours: number | undefined;
  /** The service has the field, but nothing in it; so for the next one. */
  readonly isMinHoursOpen: boolean;
  readonly isMandatory: boolean | undefined;
  readonly isMandatoryOpen: boolean;
  readonly weeks: Range | undefined;
  readonly months: Range | undefined;
}

export function readTraining(record: FactsRecord): Training {
  record.text('min_hours_confidence');
  return {
    cost: readRange(record, ['course_cost', 'training_cost', 'kurskosten', 'lehrgangskosten']),
    isUnsure: isOnlyExample(record, 'training_confidence'),
    minHours: record.number('training_min_hours', 'min_hours', 'mindest_stunden', 'pflichtstunden'),
    isMinHoursOpen: record.isEmpty('training_min_hours', 'min_hours'),
    isMandatory: record.yesNo('training_mandatory', 'mandatory', 'ausbildung_pflicht', 'kurspflicht'),
    isMandatoryOpen: record.isEmpty('training_mandatory', 'mandatory'),
    weeks: readRange(record, ['intensive_weeks', 'intensivkurs_wochen']),
    months: readRange(record, ['club_months', 'vereinskurs_monate']),
  };
}

export interface Ages {
  /** In years; the same in all states. */
  readonly age: number | undefined;
  readonly youthAge: number | undefined;
}

export const readAges = (record: FactsRecord): Ages => ({
  age: record.number('federal_min_age', 'min_age', 'mindestalter'),
  youthAge: record.number('federal_min_age_youth', 'min_age_youth', 'mindestalter_jugend'),
});

/** What repeats the question, or is for the editors of the data. */
export function takeEchoes(record: FactsRecord): void {
  for (const names of [['slug'], ['name'], ['code'], ['currency'], ['land_kennung'], ['land_bezeichnung']]) {
    record.text(...names);
  }
}
