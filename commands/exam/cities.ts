// All cities of an examination: what it costs there with each kind of course, as far as the fee is known.
import {
  type Call,
  type Choice,
  citiesOf,
  type Column,
  type Document,
  type FactsRecord,
  type Labels,
  moneyRange,
  overviewDocument,
  type Sentence,
  sentence,
  spanOf,
  type Speaking,
  strong,
  text,
  counted,
  nouns,
} from '../../src/kit/index.ts';
import { type Course, courseKinds, courses } from './courses.ts';
import { amountOrUnknown } from './headline.ts';
import { dropInternals, type Exam, examsIn } from './readExam.ts';

export function citiesDocument(answer: FactsRecord, labels: Labels, call: Speaking): Document {
  const { say } = call;
  const exams = examsIn(answer);
  const cities = citiesOf(exams);
  dropInternals(answer);
  const examIn = ({ value }: Choice, kind?: Course) =>
    exams.find((one) => one.city.value === value && (!kind || one.kursformat === kind));
  const feeCell = (exam: Exam | undefined) => exam && amountOrUnknown(exam.fee, exam.isFeeUnknown, call);
  const totalCell = (exam: Exam | undefined) =>
    moneyRange(exam?.total) ??
    (exam?.isPartial ? text(say({ de: 'kein Gesamtpreis', en: 'no total' })) : undefined);
  return overviewDocument(
    answer,
    {
      headline: headline(exams, cities.length, say),
      rows: cities,
      entries: exams.map(({ record }) => record),
      caption: { de: 'Gesamtpreis je Stadt und Kurs', en: 'Total by city and course' },
      columns: [
        [{ de: 'Stadt', en: 'City' }, ({ label }) => text(label)],
        [{ de: 'Prüfungsgebühr', en: 'Examination fee' }, (city) => feeCell(examIn(city))],
        ...courseKinds.map((kind): Column<Choice> => [
          courses[kind].label,
          (city) => totalCell(examIn(city, kind)),
        ]),
      ],
      labels,
    },
    call,
  );
}

/** How many cities have a total, and from where to where they go. */
function headline(exams: readonly Exam[], cities: number, say: Call['say']): Sentence {
  const number = strong(say(counted(cities, nouns.city)));
  const priced = exams.filter(({ total }) => total !== undefined);
  const totals = moneyRange(spanOf(exams.flatMap(({ total }) => total ?? [])));
  if (!totals) return [number, '.'];
  const known = citiesOf(priced).length;
  const span = strong(totals);
  const isFeeWhy = exams.every(({ total, isFeeUnknown }) => total !== undefined || isFeeUnknown);
  const why = isFeeWhy
    ? say({
        de: ' (für die anderen ist die Prüfungsgebühr nicht bestätigt)',
        en: ' (for the others the examination fee is not confirmed)',
      })
    : '';
  const which =
    known < cities
      ? say({ de: `, Gesamtpreis für ${known} davon${why}`, en: `, a total for ${known} of them${why}` })
      : say({ de: ', Gesamtpreis', en: ', total' });
  return say({
    de: sentence`${number}${which}: ${span} je nach Stadt und Kurs.`,
    en: sentence`${number}${which}: ${span}, depending on city and course.`,
  });
}
