// What the service says of a state: training, examination, first-year costs, under the names that services give them.
import {
  type Call,
  type Cell,
  countCell,
  countRange,
  type FactsRecord,
  list,
  moneyRange,
  type Range,
  readRange,
  text,
  type Text,
  textCell,
  yesNo,
} from '../../src/kit/index.ts';
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
      isUnsure: entry.text('confidence') === 'illustrative',
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
    isUnsure: record.text('exam_confidence') === 'illustrative',
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
    isUnsure: record.text('training_confidence') === 'illustrative',
    minHours: record.number('training_min_hours', 'min_hours', 'mindest_stunden', 'pflichtstunden'),
    isMinHoursOpen: record.isEmpty('training_min_hours', 'min_hours'),
    isMandatory: record.yesNo('training_mandatory', 'mandatory', 'ausbildung_pflicht', 'kurspflicht'),
    isMandatoryOpen: record.isEmpty('training_mandatory', 'mandatory'),
    weeks: readRange(record, ['intensive_weeks', 'intensivkurs_wochen']),
    months: readRange(record, ['club_months', 'vereinskurs_monate']),
  };
}

type Row = readonly [Text, Cell | undefined];

export const unconfirmed = (say: Call['say']): Cell =>
  text(say({ de: 'nicht bestätigt', en: 'not confirmed' }));

/** An amount that the service calls an example says so in its label. */
export const unsure = (label: Text, isUnsure: boolean): Text =>
  isUnsure
    ? { de: `${label.de} (Beispielwert, nicht bestätigt)`, en: `${label.en} (example, not confirmed)` }
    : label;

export const trainingRows = (training: Training, say: Call['say']): readonly Row[] => [
  [{ de: 'Kurs ist Pflicht', en: 'Course is mandatory' }, mandatoryCell(training, say)],
  [{ de: 'Mindeststunden', en: 'Hours at least' }, hoursCell(training, say)],
  [{ de: 'Dauer als Intensivkurs', en: 'Intensive course' }, countRange(training.weeks, 'week')],
  [{ de: 'Dauer im Verein', en: 'Course with a club' }, countRange(training.months, 'month')],
];

export function mandatoryCell(
  { isMandatory, isMandatoryOpen }: Training,
  say: Call['say'],
): Cell | undefined {
  if (isMandatory !== undefined) return yesNo(isMandatory);
  return isMandatoryOpen ? unconfirmed(say) : undefined;
}

export const hoursCell = ({ minHours, isMinHoursOpen }: Training, say: Call['say']): Cell | undefined =>
  countCell(minHours) ?? (isMinHoursOpen ? unconfirmed(say) : undefined);

export const costRow = ({ cost, isUnsure }: Training): Row => [
  unsure({ de: 'Kurs', en: 'Course' }, isUnsure),
  moneyRange(cost),
];

export const examRow = ({ fee, isUnsure }: Exam): Row => [
  unsure({ de: 'Prüfungsgebühr', en: 'Exam fee' }, isUnsure),
  moneyRange(fee),
];

/** Who is in charge, and how one applies. */
export function officeRows(record: FactsRecord): readonly Row[] {
  const ways = record.texts('application_methods', 'antragswege', 'antragsarten');
  return [
    [
      { de: 'Zuständig', en: 'Authority' },
      textCell(record.text('authority', 'behoerde', 'stelle', 'zustaendig')),
    ],
    [{ de: 'Antrag', en: 'How to apply' }, ways.length > 0 ? list(ways.map(text)) : undefined],
  ];
}

/** What repeats the question, or is for the editors of the data. */
export function takeEchoes(record: FactsRecord): void {
  for (const names of [['slug'], ['name'], ['code'], ['currency'], ['land_kennung'], ['land_bezeichnung']]) {
    record.text(...names);
  }
}
