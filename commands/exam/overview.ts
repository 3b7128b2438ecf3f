// All cities of an examination: what it costs there with each kind of course, as far as the fee is known.
import {
  type Call,
  type Choice,
  citiesOf,
  type Column,
  counted,
  type Document,
  type FactsRecord,
  money,
  moneyRange,
  nouns,
  overviewDocument,
  placesListed,
  readFields,
  type Sentence,
  sentence,
  spanOf,
  type Speaking,
  strong,
  text,
} from '../../src/kit/index.ts';
import { type Exam, examFields, examsIn } from './fields.ts';
import { amountOrUnknown } from './result.ts';
import { type Course, courseKinds, courses, type Part } from './words.ts';

type Cases = ReturnType<typeof examsIn>;

export function citiesDocument(
  answer: FactsRecord,
  { kind, parts }: { readonly kind: Course | undefined; readonly parts: readonly Part[] },
  call: Speaking,
): Document {
  const exams = examsIn(answer);
  const cities = citiesOf(exams);
  const examIn = ({ value }: Choice, of?: Course) =>
    exams.find(({ city, values }) => city.value === value && (of ?? values.format) === values.format);
  const totalCell = (exam: Exam | undefined) =>
    moneyRange(exam?.values.total) ??
    (exam?.isPartial ? text(call.say({ de: 'kein Gesamtpreis', en: 'no total' })) : undefined);
  const isOnFee = parts.includes('fee');
  const kinds = isOnFee ? [] : kind ? [kind] : courseKinds;
  // What each of the cases states is in the table; this is what holds for all of them.
  const { procedure, requiredFor, notRequired, extras } = examFields;
  return overviewDocument(
    answer,
    {
      headline: isOnFee
        ? feeHeadline(exams, cities.length, call.say)
        : headline(exams, cities.length, call.say),
      rows: cities,
      entries: exams,
      caption: isOnFee
        ? { de: 'Prüfungsgebühr je Stadt', en: 'Examination fee by city' }
        : { de: 'Gesamtpreis je Stadt und Kurs', en: 'Total by city and course' },
      // Of cheap, middle and intensive, the one in the middle.
      pictured: kinds.length > 0 ? courses[kind ?? 'median'].label : examFields.fee.label,
      columns: [
        [{ de: 'Stadt', en: 'City' }, ({ label }) => text(label)],
        [
          examFields.fee.label,
          (city) => {
            const exam = examIn(city);
            return exam && amountOrUnknown(exam.values.fee, exam.isFeeUnknown, call);
          },
        ],
        ...kinds.map((of): Column<Choice> => [courses[of].label, (city) => totalCell(examIn(city, of))]),
      ],
      fields: readFields(answer, { procedure, requiredFor, notRequired, extras }),
      places: placesListed,
    },
    call,
  );
}

/** In how many cities the fee is known, and from where to where it goes. */
function feeHeadline(exams: Cases, cities: number, say: Call['say']): Sentence {
  const known = exams.flatMap(({ city, values: { fee } }) => (fee ? [{ city, fee }] : []));
  const span = spanOf(known.map(({ fee }) => fee));
  const number = strong(say(counted(cities, nouns.city)));
  if (!span) return [number, '.'];
  const fees = strong(money(span.min, span.max));
  const some = String(citiesOf(known).length);
  return say({
    de: sentence`${number}, Prüfungsgebühr für ${some} davon bestätigt: ${fees}.`,
    en: sentence`${number}, the examination fee is confirmed for ${some} of them: ${fees}.`,
  });
}

/** How many cities have a total, and from where to where they go. */
function headline(exams: Cases, cities: number, say: Call['say']): Sentence {
  const number = strong(say(counted(cities, nouns.city)));
  const priced = exams.flatMap((exam) =>
    exam.values.total ? [{ city: exam.city, total: exam.values.total }] : [],
  );
  const span = spanOf(priced.map(({ total }) => total));
  if (!span) return [number, '.'];
  const known = citiesOf(priced).length;
  const isFeeWhy = exams.every(({ values, isFeeUnknown }) => values.total !== undefined || isFeeUnknown);
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
  const totals = strong(money(span.min, span.max));
  return say({
    de: sentence`${number}${which}: ${totals} je nach Stadt und Kurs.`,
    en: sentence`${number}${which}: ${totals}, depending on city and course.`,
  });
}
