// The other kinds of courses in the same city, for when the kind was not said.
import {
  type Call,
  type Choice,
  type FactsRecord,
  moneyRange,
  notStated,
  plainName,
  type Table,
  text,
} from '../../src/kit/index.ts';
import { courses, type Course } from '../exam/courses.ts';
import { amountOrUnknown } from '../exam/headline.ts';
import { examsIn } from '../exam/readExam.ts';

/** No rows where the overview does not have them. */
export function otherCourses(
  overview: FactsRecord,
  city: Choice,
  taken: Course,
  call: Pick<Call, 'lang' | 'say'>,
): Table {
  const { lang, say } = call;
  const others = examsIn(overview).filter(
    (one) => plainName(one.city.value) === plainName(city.value) && one.kursformat !== taken,
  );
  const hasSubtotal = others.some(({ subtotal }) => subtotal !== undefined);
  return {
    caption: say({ de: 'Die anderen Kursformate', en: 'The other course formats' }),
    columns: [
      say({ de: 'Kursformat', en: 'Course format' }),
      hasSubtotal
        ? say({ de: 'Kurs und Material', en: 'Course and material' })
        : say({ de: 'Kurs', en: 'Course' }),
      say({ de: 'Gesamtpreis', en: 'Total' }),
    ],
    rows: others.map(({ kursformat, subtotal, course, total, isPartial, isFeeUnknown }) => [
      text(courses[kursformat].label[lang]),
      moneyRange(hasSubtotal ? subtotal : course) ?? notStated,
      amountOrUnknown(total, isPartial || isFeeUnknown, call) ?? notStated,
    ]),
  };
}
