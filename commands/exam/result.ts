// What an examination costs in one place with one kind of course: the one form of both examinations.
import {
  type AnyFieldsRead,
  both,
  type Call,
  type Cell,
  type Choice,
  code,
  type Document,
  type FactsRecord,
  moneyRange,
  notConfirmed,
  note,
  notStated,
  onlyFields,
  plainName,
  type Range,
  resultDocument,
  type Sentence,
  type Speaking,
  type Table,
  type Text,
  text,
  together,
} from '../../src/kit/index.ts';
import { type Exam, examFields, examsIn, readExam } from './fields.ts';
import { isOpenCourse, priceHeadline } from './headline.ts';
import { ownAnswer } from './ownAnswer.ts';
import { type Course, courses, type Part } from './words.ts';

export type Place = Choice & { readonly isPostcode?: boolean };

interface Asked {
  readonly place: Place;
  readonly kursformat: Course;
  /** With every kind of course: where the kind was not said, and one was taken all the same. */
  readonly others: FactsRecord | undefined;
  readonly parts: readonly Part[];
}

/** `titled` says what the examination is called in such a place. */
export function examDocument(
  answer: FactsRecord,
  titled: (where: string) => Text,
  { place, kursformat, others, parts }: Asked,
  call: Call,
): Document {
  const exam = readExam(answer);
  const { ihk, cityName } = exam.values;
  const course = courses[kursformat];
  const title = titled(place.isPostcode ? (ihk ?? cityName ?? place.label) : place.label);
  const what = { de: `${title.de} ${course.withIt.de}`, en: `${title.en} ${course.withIt.en}` };
  const own = ownAnswer(exam, parts, call);
  // Another kind of course would only change the price.
  const isFeeOnly = parts.length > 0 && parts.every((part) => part === 'fee' || part === 'known');
  const beside = own || isFeeOnly ? undefined : others;
  const kinds = beside ? otherKinds(beside, exam, place, kursformat) : [];
  const over = isOpenCourse(parts, call)
    ? overCourses([{ ...exam, course }, ...kinds], title, call)
    : undefined;
  return resultDocument(
    answer,
    {
      headline: own ?? over ?? priceHeadline(exam, what, parts, call),
      subject: call.say(what),
      notes: [
        beside ? note('condition', assumed(course.label, over !== undefined, call)) : undefined,
        place.isPostcode ? note('condition', assigned(exam, place, own !== undefined, call)) : undefined,
      ],
      fields: onlyFields(shown(exam, call), fieldsOf(parts, own !== undefined)),
      asked: { kursformat, ...(place.isPostcode ? {} : { city: place }) },
      tables: beside ? [otherCourses(kinds, call)] : [],
    },
    call,
  );
}

/** The rows of what was asked for by itself. */
const fieldsOf = (parts: readonly Part[], isOwn: boolean): readonly (keyof typeof examFields)[] => {
  const amounts = (['fee', 'course', 'material', 'retake'] as const).filter((part) => parts.includes(part));
  if (amounts.length > 0) return amounts.includes('fee') ? [...amounts, 'usualFee'] : amounts;
  return isOwn ? ['ihk'] : [];
};

/** In words, what the service says that it does not know. */
function shown(exam: Exam, { say }: Call): AnyFieldsRead {
  const unknown = say(notConfirmed);
  const asText = (key: 'total' | 'fee') => ({
    ...examFields[key],
    is: 'text' as const,
    tells: 'cost' as const,
  });
  const isTotalUnknown = exam.values.total === undefined && (exam.isPartial || exam.isFeeUnknown);
  return {
    ...exam,
    fields: {
      ...examFields,
      ...(isTotalUnknown ? { total: asText('total') } : {}),
      ...(exam.isFeeUnknown ? { fee: asText('fee') } : {}),
    },
    values: {
      ...exam.values,
      ...(isTotalUnknown ? { total: unknown } : {}),
      ...(exam.isFeeUnknown ? { fee: unknown } : {}),
    },
  };
}

/** An amount, or in words that the service does not know it; nothing where it does not say. */
export const amountOrUnknown = (
  amount: Range | undefined,
  isUnknown: boolean,
  { say }: Speaking,
): Cell | undefined => moneyRange(amount) ?? (isUnknown ? text(say(notConfirmed)) : undefined);

/** Which course the table is for, where none was said: one that was taken for it, or below a range over all of them. */
function assumed(course: Text, isOfAll: boolean, { say }: Call): Sentence {
  const opening = isOfAll
    ? { de: 'Die Tabelle ist für:', en: 'The table is for:' }
    : { de: 'Angenommen: Kursformat', en: 'Assumed: course format' };
  return say`${opening} **${course}**. Möglich sind auch ${code('günstig')} und ${code('intensiv')}.
    ${opening} **${course}**. ${code('low-cost')} and ${code('intensive')} are possible too.`;
}

/** Which chamber a postal code was taken to belong to, and that its first digits tell so only roughly. */
function assigned(
  { values: { ihk, resolution } }: Exam,
  { label }: Choice,
  isSaid: boolean,
  { lang, say }: Call,
) {
  const who = ihk !== undefined && !isSaid && text(ihk);
  const own = resolution !== undefined && lang === 'de' && text(resolution);
  const roughly =
    own ||
    both`Die Zuordnung nach den ersten Ziffern der Postleitzahl ist eine Näherung.
    The first digits of a postal code tell the chamber only roughly.`;
  return say`[PLZ ${label} zugeordnet: **${who}**. ]${roughly}
    [Postal code ${label} assigned to: **${who}**. ]${roughly}`;
}

type Kind = Pick<Exam, 'values' | 'isPartial' | 'isFeeUnknown'> & {
  readonly course: (typeof courses)[Course];
};

/** None where the overview does not have them. */
function otherKinds(
  overview: FactsRecord,
  { values }: Exam,
  { value, label }: Choice,
  taken: Course,
): readonly Kind[] {
  const names = [value, label, values.cityName ?? ''].map(plainName);
  return examsIn(overview).flatMap((one): Kind[] => {
    const { format } = one.values;
    const [, course] = Object.entries(courses).find(([key]) => key === format) ?? [];
    return course && format !== taken && names.includes(plainName(one.city.value))
      ? [{ ...one, course }]
      : [];
  });
}

/** „483 bis 1.054 €, je nach Kurs“, where the kind of course was not said; undefined where a total is not known. */
function overCourses(kinds: readonly Kind[], title: Text, { say }: Speaking): Sentence | undefined {
  const totals = kinds.flatMap(({ values: { total } }) => total ?? []);
  if (kinds.length < 2 || totals.length < kinds.length) return undefined;
  const range = {
    min: Math.min(...totals.map(({ min }) => min)),
    max: Math.max(...totals.map(({ max }) => max)),
  };
  const inOrder = kinds.toSorted((a, b) => (a.values.total?.min ?? 0) - (b.values.total?.min ?? 0));
  const each = together(
    inOrder.map(({ course, values }) => say`${course.label} ${moneyRange(values.total)}`),
    ', ',
  );
  return say`**${moneyRange(range)}** für die ${title.de}, je nach Kurs: ${each}.
    **${moneyRange(range)}** for the ${title.en}, depending on the course: ${each}.`;
}

/** What each of them costs. */
function otherCourses(kinds: readonly Kind[], call: Call): Table {
  const { lang, say } = call;
  const hasSubtotal = kinds.some((one) => one.values.subtotal !== undefined);
  const { subtotal, course, total, format } = examFields;
  return {
    caption: say({ de: 'Die anderen Kursformate', en: 'The other course formats' }),
    columns: [format, hasSubtotal ? subtotal : course, total].map((field) => say(field.label)),
    rows: kinds.map((one) => [
      text(one.course.label[lang]),
      moneyRange(hasSubtotal ? one.values.subtotal : one.values.course) ?? notStated,
      amountOrUnknown(one.values.total, one.isPartial || one.isFeeUnknown, call) ?? notStated,
    ]),
  };
}
