// What the Sachkunde examination costs in one place, with one kind of course.
import {
  type Call,
  type Document,
  type FactsRecord,
  moneyCell,
  moneyRange,
  resultDocument,
  type Sentence,
  sentence,
  strong,
  text,
  textCell,
  note,
} from '../../src/kit/index.ts';
import { courses, type Course } from '../exam/courses.ts';
import { amountOrUnknown, examHeadline } from '../exam/headline.ts';
import { labels } from '../exam/labels.ts';
import type { PartsAsked } from '../exam/parts.ts';
import { dropInternals, readFigures } from '../exam/readExam.ts';
import type { ExamPlace } from './place.ts';

export interface Asked extends PartsAsked {
  readonly place: ExamPlace;
  readonly kursformat: Course;
}

export function resultOf(answer: FactsRecord, { place, kursformat, ...parts }: Asked, call: Call): Document {
  const { lang } = call;
  const course = courses[kursformat];
  const figures = readFigures(answer);
  const city = answer.text('city_name', 'stadt_name', 'ort_name', 'ort_bezeichnung');
  dropInternals(answer);
  const retake = answer.number('oral_retake', 'muendliche_wiederholung', 'retake');
  const said = place.isPostcode
    ? answer.text('resolution_note_de', 'plz_note_de', 'zuordnung_hinweis')
    : undefined;
  const where = place.isPostcode ? (figures.ihk ?? city ?? place.label) : place.label;
  const what = {
    de: `Sachkundeprüfung § 34a (${where}) ${course.withIt.de}`,
    en: `Sachkunde examination § 34a (${where}) ${course.withIt.en}`,
  };
  return resultDocument(
    answer,
    {
      headline: examHeadline(figures, { de: `für die ${what.de}`, en: `for the ${what.en}` }, parts, call),
      subject: what[lang],
      notes: [place.isPostcode ? note('condition', resolved(place, figures.ihk, said, call)) : undefined],
      rows: [
        [
          { de: 'Gesamtpreis', en: 'Total' },
          amountOrUnknown(figures.total, figures.isPartial || figures.isFeeUnknown, call),
        ],
        [
          { de: 'Prüfungsgebühr', en: 'Examination fee' },
          amountOrUnknown(figures.fee, figures.isFeeUnknown, call),
        ],
        [course.label, moneyRange(figures.course)],
        [{ de: 'Kurs: Spanne', en: 'Course: span' }, moneyRange(figures.courseSpan)],
        [{ de: 'Kammer', en: 'Chamber' }, textCell(figures.ihk)],
        [{ de: 'Stadt', en: 'City' }, textCell(city), 'beside'],
        [{ de: 'mündliche Wiederholung', en: 'Oral retake' }, moneyCell(retake)],
      ],
      labels,
    },
    call,
  );
}

/** Which chamber a postal code was taken to belong to, and that its first digits tell so only roughly. */
function resolved(
  { label }: ExamPlace,
  ihk: string | undefined,
  note: string | undefined,
  { lang, say }: Call,
): Sentence {
  const roughly = say({
    de: 'Die Zuordnung nach den ersten Ziffern der Postleitzahl ist eine Näherung.',
    en: 'The first digits of a postal code tell the chamber only roughly.',
  });
  const chamber = ihk
    ? say({
        de: sentence`PLZ ${label} zugeordnet: ${strong(text(ihk))}. `,
        en: sentence`Postal code ${label} assigned to: ${strong(text(ihk))}. `,
      })
    : [];
  return [...chamber, note !== undefined && lang === 'de' ? text(note) : roughly];
}
