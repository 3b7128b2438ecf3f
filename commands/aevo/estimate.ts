// What the trainer's examination costs in one city: course, material and fee, and a total only where the fee is known.
import {
  type Call,
  type Choice,
  code,
  dayCell,
  type Document,
  type FactsRecord,
  moneyRange,
  readCalendarDate,
  resultDocument,
  type Sentence,
  sentence,
  strong,
  type Table,
  textCell,
  note,
} from '../../src/kit/index.ts';
import { courses, type Course } from '../exam/courses.ts';
import { amountOrUnknown, examHeadline } from '../exam/headline.ts';
import { labels } from '../exam/labels.ts';
import type { PartsAsked } from '../exam/parts.ts';
import { dropInternals, readFigures } from '../exam/readExam.ts';

export interface Asked extends PartsAsked {
  readonly city: Choice;
  readonly kursformat: Course;
  /** The kind of course was not said, and taken all the same. */
  readonly isAssumed: boolean;
}

export function estimateOf(
  answer: FactsRecord,
  { city, kursformat, isAssumed, ...parts }: Asked,
  others: Table | undefined,
  call: Call,
): Document {
  const { lang } = call;
  const course = courses[kursformat];
  const figures = readFigures(answer);
  const feeAsOf = answer.text('fee_as_of', 'gebuehr_stand');
  dropInternals(answer);
  const what = {
    de: `Ausbildereignungsprüfung (AEVO) in ${city.label} ${course.withIt.de}`,
    en: `trainer examination (AEVO) in ${city.label} ${course.withIt.en}`,
  };
  const isUnknown = figures.isPartial || figures.isFeeUnknown;
  return resultDocument(
    answer,
    {
      headline: examHeadline(figures, { de: `für die ${what.de}`, en: `for the ${what.en}` }, parts, call),
      subject: what[lang],
      notes: [isAssumed ? note('condition', assumed(course.label[lang], call)) : undefined],
      rows: [
        [{ de: 'Gesamtpreis', en: 'Total' }, amountOrUnknown(figures.total, isUnknown, call)],
        [course.label, moneyRange(figures.course)],
        [{ de: 'Lernmaterial', en: 'Learning material' }, moneyRange(figures.material)],
        [{ de: 'Kurs und Material', en: 'Course and material' }, moneyRange(figures.subtotal)],
        [
          { de: 'Prüfungsgebühr', en: 'Examination fee' },
          amountOrUnknown(figures.fee, figures.isFeeUnknown, call),
        ],
        [{ de: 'Stand der Gebühr', en: 'Fee as of' }, asOfCell(feeAsOf)],
        [{ de: 'Kurs: Spanne', en: 'Course: span' }, moneyRange(figures.courseSpan)],
        [{ de: 'Kammer', en: 'Chamber' }, textCell(figures.ihk)],
      ],
      tables: others && others.rows.length > 0 ? [others] : [],
      labels,
    },
    call,
  );
}

/** „2025“ stays as it is. */
const asOfCell = (stated: string | undefined) => dayCell(readCalendarDate(stated ?? '')) ?? textCell(stated);

function assumed(course: string, { say }: Call): Sentence {
  return say({
    de: sentence`Angenommen: Kursformat ${strong(course)}; möglich sind auch ${code('günstig')} und ${code('intensiv')}.`,
    en: sentence`Assumed: course format ${strong(course)}; ${code('low-cost')} and ${code('intensive')} are possible too.`,
  });
}
