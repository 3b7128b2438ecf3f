// All cities of an examination: what it costs there with each kind of course, as far as the fee is known.
import {
  type Call,
  type Choice,
  citiesOf,
  type Column,
  counted,
  type Document,
  type FactsRecord,
  moneyRange,
  nouns,
  overviewDocument,
  placesListed,
  readFields,
  type Sentence,
  spanOf,
  type Speaking,
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
  const fees = moneyRange(spanOf(known.map(({ fee }) => fee)));
  const number = counted(cities, nouns.city);
  const some = String(citiesOf(known).length);
  return (
    say`**${number}**, Prüfungsgebühr für ${some} davon bestätigt: **${fees}**.
      **${number}**, the examination fee is confirmed for ${some} of them: **${fees}**.` ??
    say`**${number}**.`
  );
}

/** How many cities have a total, and from where to where they go. */
function headline(exams: Cases, cities: number, say: Call['say']): Sentence {
  const number = counted(cities, nouns.city);
  const priced = exams.flatMap((exam) =>
    exam.values.total ? [{ city: exam.city, total: exam.values.total }] : [],
  );
  const totals = moneyRange(spanOf(priced.map(({ total }) => total)));
  const known = citiesOf(priced).length;
  const some = known < cities && String(known);
  const isFeeWhy = exams.every(({ values, isFeeUnknown }) => values.total !== undefined || isFeeUnknown);
  const why = some && isFeeWhy;
  return (
    say`**${number}**, Gesamtpreis[ für ${some} davon][${why} (für die anderen ist die Prüfungsgebühr nicht bestätigt)]: **${totals}** je nach Stadt und Kurs.
      **${number}**, [${!some}total][a total for ${some} of them][${why} (for the others the examination fee is not confirmed)]: **${totals}**, depending on city and course.` ??
    say`**${number}**.`
  );
}
