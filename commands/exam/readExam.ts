// The figures of one examination, read by name, and whether the service says that it does not know the fee.
import {
  casesOf,
  type Choice,
  type FactsRecord,
  type Keys,
  type Range,
  readCity,
  readKind,
  readRange,
} from '../../src/kit/index.ts';
import { type Course, courseKinds } from './courses.ts';

export interface Figures {
  readonly ihk: string | undefined;
  readonly fee: Range | undefined;
  readonly course: Range | undefined;
  /** From the cheapest to the dearest course of its kind. */
  readonly courseSpan: Range | undefined;
  readonly material: Range | undefined;
  /** Course and material, as the service has it. */
  readonly subtotal: Range | undefined;
  readonly total: Range | undefined;
  /** The service says itself that there is no total, or that a part of it is not known. */
  readonly isPartial: boolean;
  readonly isFeeUnknown: boolean;
}

const names = {
  fee: ['ihk_exam_fee', 'exam_fee', 'pruefungsgebuehr', 'ihk_pruefungsgebuehr', 'ihk_gebuehr', 'ihk_fee'],
  course: [
    'preparation',
    'course',
    'kurs',
    'vorbereitung',
    'vorbereitung_kosten',
    'kurskosten',
    'course_cost',
  ],
  material: ['material', 'learning_material', 'lernmaterial', 'materialkosten'],
  subtotal: ['partial_subtotal', 'subtotal', 'teilsumme', 'zwischensumme'],
  total: ['total', 'total_cost', 'gesamtkosten', 'gesamt', 'gesamtpreis', 'summe'],
} as const;

export function readFigures(record: FactsRecord): Figures {
  const fee = readAmount(record, names.fee);
  const isFeeUnknown = fee === undefined && record.isEmpty(...names.fee);
  const total = readAmount(record, names.total);
  const isTotalEmpty = total === undefined && record.isEmpty(...names.total);
  const isSaidPartial = record.yesNo('is_partial', 'partial', 'unvollstaendig', 'teilschaetzung') ?? false;
  return {
    ihk: record.text('ihk', 'ihk_name', 'chamber', 'chamber_name', 'kammer', 'kammer_bezeichnung'),
    fee,
    course: readAmount(record, names.course),
    courseSpan: readRange(record, names.course),
    material: readAmount(record, names.material),
    subtotal: readAmount(record, names.subtotal),
    total: isSaidPartial ? undefined : total,
    isPartial: isSaidPartial || isTotalEmpty,
    isFeeUnknown,
  };
}

/** One amount where the service has one, for it may state a span beside it; else the span. */
function readAmount(record: FactsRecord, called: readonly string[]): Range | undefined {
  const one = record.number(...called);
  return one === undefined ? readRange(record, called) : { min: one, max: one };
}

export interface Exam extends Figures {
  readonly city: Choice;
  readonly kursformat: Course;
  readonly record: FactsRecord;
}

/** Every city with each kind of course. */
export const examsIn = (answer: FactsRecord): readonly Exam[] => casesOf(answer, readExam);

function readExam(record: FactsRecord, keys: Keys): Exam | undefined {
  const kursformat = readKind(record, keys, courseKinds, 'kursformat', 'course_format', 'format', 'kurs');
  const city = kursformat && readCity(record, keys, courseKinds);
  if (!city) return undefined;
  const figures = readFigures(record);
  const isCase = figures.total !== undefined || figures.isPartial || figures.course !== undefined;
  return isCase ? { city, kursformat, record, ...figures } : undefined;
}

/** Ids of sources, and how the service looked something up, are for the editors of the data. */
export function dropInternals(answer: FactsRecord): void {
  answer.text('resolved_by');
  answer.child('exam')?.texts('source');
  for (const extra of answer.children('extra_costs')) extra.texts('source');
  // Nothing is missing where no reason is given for it.
  answer.isEmpty('partial_reason_de', 'partial_reason');
}
