// All cities of an examination: what it costs there with each kind of course, as far as the fee is known.
import {
  type Call,
  type Cell,
  citiesOf,
  type Document,
  type FactsRecord,
  type Labels,
  money,
  overviewDocument,
  type Sentence,
  sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import { courseKinds, courses } from './courses.ts';
import { amountOrUnknown } from './headline.ts';
import { dropInternals, type Exam, examsIn } from './readExam.ts';

export function citiesDocument(
  answer: FactsRecord,
  labels: Labels,
  call: Pick<Call, 'lang' | 'say' | 'today'>,
): Document {
  const { lang, say } = call;
  const exams = examsIn(answer);
  const cities = citiesOf(exams);
  dropInternals(answer);
  const cellFor = (city: string, read: (exam: Exam) => Cell | undefined, kursformat?: Exam['kursformat']) => {
    const exam = exams.find(
      (one) => one.city.value === city && (!kursformat || one.kursformat === kursformat),
    );
    return exam && read(exam);
  };
  return overviewDocument(
    answer,
    {
      headline: headline(exams, cities.length, say),
      rows: cities,
      entries: exams.map(({ record }) => record),
      caption: say({ de: 'Gesamtpreis je Stadt und Kurs', en: 'Total by city and course' }),
      columns: [
        { label: say({ de: 'Stadt', en: 'City' }), cell: ({ label }) => text(label) },
        {
          label: say({ de: 'Prüfungsgebühr', en: 'Examination fee' }),
          cell: ({ value }) =>
            cellFor(value, ({ fee, isFeeUnknown }) => amountOrUnknown(fee, isFeeUnknown, call)),
        },
        ...courseKinds.map((kind) => ({
          label: courses[kind].label[lang],
          cell: ({ value }: { readonly value: string }) =>
            cellFor(
              value,
              ({ total, isPartial }) =>
                total || !isPartial
                  ? amountOrUnknown(total, false, call)
                  : text(say({ de: 'kein Gesamtpreis', en: 'no total' })),
              kind,
            ),
        })),
      ],
      labels,
    },
    call,
  );
}

/** How many cities have a total, and from where to where they go. */
function headline(exams: readonly Exam[], cities: number, say: Call['say']): Sentence {
  const number = strong(say({ de: `${cities} Städte`, en: `${cities} cities` }));
  const priced = exams.filter(({ total }) => total !== undefined);
  const totals = priced.flatMap(({ total }) => (total ? [total.min, total.max] : []));
  if (totals.length === 0) return [number, '.'];
  const known = citiesOf(priced).length;
  const span = strong(money(Math.min(...totals), Math.max(...totals)));
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
