// The fields of both examinations' resources: what the chamber takes, what a course costs, and how the examination goes.
import {
  casesInCities,
  type Choice,
  declareFields,
  type FactsRecord,
  type FieldsRead,
  inFile,
  inFold,
  inRow,
  inSentence,
  readFields,
} from '../../src/kit/index.ts';
import { courseKinds, courses } from './words.ts';

export const none = { keine: { label: { de: 'keine', en: 'none' } } };
const courseNames = [
  ...['preparation', 'course', 'kurs', 'vorbereitung', 'vorbereitung_kosten', 'kurskosten'],
  ...['course_cost', 'crs', 'prep_est'],
];

const procedureFields = declareFields({
  written: inFold('number')`schriftlich, Minuten | Written, minutes | written_minutes`,
  oral: inFold('number')`mündlich, Minuten | Oral, minutes | oral_minutes`,
  practical: inFold('number')`praktisch, höchstens Minuten | Practical, minutes at most |
    practical_max_minutes`,
  parts: inFold('texts')`Teile der Prüfung | Parts of the examination | parts`,
  pass: inFold('percent')`schriftlich bestanden ab | Written part passed from | pass_written_percent`,
  requirements: inFold('text', { words: none })`Zulassungsvoraussetzungen | Admission requirements |
    admission_requirements`,
  isAnywhere: inFold('yesNo')`bei jeder IHK möglich | Possible at any IHK | any_ihk_allowed`,
  questions: inFold('text')`Zahl der Fragen | Number of questions | written_questions`,
  curriculum: inFold('date')`neuer Rahmenplan seit | New curriculum since | framework_curriculum_new_since`,
});

const extraFields = declareFields({
  item: inRow('text')`Posten | Item | item, posten`,
  amount: inRow('money')`Betrag | Amount | amount, betrag`,
  legal: inRow('text')`Fundstelle | Legal reference | legal_reference`,
});

export const examFields = declareFields({
  cityName: inFold('text', { echoes: 'city' })`Stadt | City |
    city_name, stadt_name, ort_name, ort_bezeichnung`,
  format: inFold('text', { words: courses, echoes: 'kursformat' })`Kursformat | Course format |
    kursformat, course_format, format, kurs`,
  total: inRow('money')`Gesamtpreis | Total |
    total, total_cost, gesamtkosten, gesamt, gesamtpreis, summe, sum`,
  fee: inRow('money')`Prüfungsgebühr | Examination fee |
    ihk_exam_fee, exam_fee, pruefungsgebuehr, ihk_pruefungsgebuehr, ihk_gebuehr, ihk_fee, exm_fee,
    chamber_fee`,
  usualFee: inRow('money')`übliche Prüfungsgebühr | Usual examination fee | fee_range_typical`,
  // Beside one amount a service may state a span: what is left when that was read.
  courseSpan: inFold('money')`Kurs: Spanne | Course: span | ${courseNames}`,
  course: inRow('money')`Kurs | Course | ${courseNames}`,
  material: inRow('money')`Lernmaterial | Learning material |
    material, learning_material, lernmaterial, materialkosten, books`,
  subtotal: inRow('money')`Kurs und Material | Course and material |
    partial_subtotal, subtotal, teilsumme, zwischensumme`,
  retake: inRow('money')`mündliche Wiederholung | Oral retake | oral_retake, muendliche_wiederholung, retake`,
  ihk: inRow('text')`Kammer | Chamber |
    ihk, ihk_name, chamber_name, kammer, kammer_bezeichnung, chamber, chamber_nm`,
  isPartial: inFile('yesNo')`unvollständig | Incomplete |
    is_partial, partial, unvollstaendig, teilschaetzung`,
  why: inFold('text')`Warum unvollständig | Why incomplete | partial_reason`,
  isConfirmed: inFold('yesNo')`bestätigt | Confirmed | bestaetigt, confirmed`,
  feeAsOf: inFold('date')`Stand der Gebühr | Fee as of | fee_as_of, gebuehr_stand`,
  seen: inFold('date')`nachgesehen am | Looked up on | seen`,
  feeNote: inFold('text')`Zur Prüfungsgebühr | On the examination fee | fee_note`,
  courseKind: inFold('text')`Art des Kurses | Kind of course | course_description, preparation_description`,
  plz: inFile('text')`Postleitzahl | Postal code | plz`,
  resolution: inSentence('text')`Zur Postleitzahl | On the postal code |
    resolution_note, plz_note, zuordnung_hinweis`,
  procedure: inFold('part', { of: procedureFields })`Prüfung | Examination | exam`,
  requiredFor: inFold('texts')`Vorgeschrieben für | Required for | required_for`,
  notRequired: inFold('text')`Nicht nötig | Not required | not_required`,
  extras: inFold('entries', { of: extraFields })`Weitere Kosten (nicht im Gesamtpreis) |
    Further costs (not in the total) |
    extra_costs`,
});

export type ExamRead = FieldsRead<typeof examFields>['values'];

export interface Exam extends FieldsRead<typeof examFields> {
  /** The service says itself that there is no total, or that a part of it is not known. */
  readonly isPartial: boolean;
  readonly isFeeUnknown: boolean;
}

export const readExam = (answer: FactsRecord): Exam => examOf(readFields(answer, examFields));

/** Every city with each kind of course. */
export function examsIn(answer: FactsRecord): readonly (Exam & { readonly city: Choice })[] {
  const withPrice = casesInCities(answer, examFields, ['format', 'courseSpan'], courseKinds);
  const cases =
    withPrice.length > 0 ? withPrice : casesInCities(answer, examFields, ['format', 'total'], courseKinds);
  return cases.map((one) => ({ ...examOf(one), city: one.city }));
}

/** Tells what the service does not know from what it does not speak of. */
function examOf(read: FieldsRead<typeof examFields>): Exam {
  const { values } = read;
  const { total, fee, usualFee, course, courseSpan } = values;
  const isEmpty = (key: 'total' | 'fee') =>
    values[key] === undefined && read.record.apart().record.isEmpty(...examFields[key].names);
  const isPartial = values.isPartial === true || isEmpty('total');
  return {
    ...read,
    isPartial,
    isFeeUnknown: isEmpty('fee'),
    values: {
      ...values,
      total: isPartial ? undefined : total,
      usualFee: fee ? undefined : usualFee,
      course: course ?? courseSpan,
      courseSpan: course && courseSpan,
    },
  };
}
