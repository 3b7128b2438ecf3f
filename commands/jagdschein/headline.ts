// The first lines on costs, training and examination in one state: the point that was asked for, else the view's figure.
import {
  type Call,
  count,
  exampleBehind,
  type FieldsRead,
  isExample,
  joined,
  money,
  type Range,
  type Say,
  type Sentence,
  sentence,
  strong,
  statedCell,
  type Text,
  text,
} from '../../src/kit/index.ts';
import { ageSentence } from './age.ts';
import type { CostsRead, examinationFields, ExaminationRead } from './fields.ts';
import { type Point, pointLabel } from './points.ts';
import { type Kind, kindLabel, kindOf } from './words.ts';

export interface Asked {
  readonly state: string;
  readonly kind: Kind | undefined;
  readonly point: Point | 'renewal' | undefined;
  /** „Wie lange gilt …?“ */
  readonly isOnValidity?: boolean;
}

export type Saying = Pick<Call, 'say' | 'lang' | 'intent' | 'question'>;

export const example = (sure: string | undefined, say: Say) => (isExample(sure) ? say(exampleBehind) : '');

/** A point that was asked for and is not stated is no reason to tell another one. */
export const notStated = (point: Point, { state }: Asked, say: Say): Sentence =>
  say({
    de: sentence`${strong(pointLabel(point).de)}: dazu nennt der Faktendienst für ${text(state)} nichts.`,
    en: sentence`${strong(pointLabel(point).en)}: the facts service states nothing on it for ${text(state)}.`,
  });

/** With the licence asked for, where the service tells the first year for each. */
export const firstYearWith = (kind: Kind, { years }: Pick<CostsRead, 'years'>) =>
  years.find(({ values: { licence = '' } }) => kindOf(licence) === kind);

/** The part that was asked for, then the total with what it rests on. */
export function costsHeadline(values: CostsRead, asked: Asked, { say }: Saying): Sentence | undefined {
  const { point } = asked;
  const { course, courseSure, insurance, insuranceSure } = values;
  if (point === 'course') {
    const what = { de: ' für den Kurs', en: ' for the course' };
    return partFirst(course, what, courseSure, say) ?? notStated(point, asked, say);
  }
  if (point === 'insurance') {
    const what = { de: ' Haftpflicht im Jahr', en: ' a year for the insurance' };
    return partFirst(insurance, what, insuranceSure, say) ?? notStated(point, asked, say);
  }
  return totalSentence(values, asked, say);
}

const partFirst = (amount: Range | undefined, what: Text, sure: string | undefined, say: Say) =>
  amount && [strong(money(amount.min, amount.max)), say(what), example(sure, say), '.'];

function totalSentence(values: CostsRead, { kind = 'year', state }: Asked, say: Say): Sentence | undefined {
  const year = firstYearWith(kind, values)?.values;
  const firstYear = year?.total ?? values.firstYear;
  const total = firstYear ?? values.total;
  const { de, en } = kindLabel(kind);
  const which = year ? say({ de: `, mit ${de}`, en: `, with a ${en.toLowerCase()}` }) : '';
  if (total) {
    const what = firstYear
      ? say({ de: ' im ersten Jahr in ', en: ' in the first year in ' })
      : say({ de: ' Gesamtkosten in ', en: ' in total in ' });
    const how = calculated(isExample(year?.sure), say);
    return [strong(money(total.min, total.max)), what, text(state), how, which, '.'];
  }
  const open = strong(say({ de: 'Gesamtkosten nicht bestätigt', en: 'Total not confirmed' }));
  return year ? [open, ' in ', text(state), which, '.'] : undefined;
}

/** How a total came about. */
export const calculated = (isUnsure: boolean, say: Say): string =>
  isUnsure
    ? say({
        de: ' (errechnet vom Dienst, mit nicht bestätigten Beispielwerten)',
        en: ' (calculated by the service, with example values that are not confirmed)',
      })
    : say({ de: ' (errechnet vom Dienst)', en: ' (calculated by the service)' });

export function examinationHeadline(
  read: FieldsRead<typeof examinationFields>,
  asked: Asked,
  call: Saying,
): Sentence | undefined {
  const { lang, say, intent } = call;
  const { values } = read;
  const { point } = asked;
  if (point === 'hours' || point === 'mandatory' || point === 'age') {
    const sentences = {
      hours: hoursSentence(values, asked, say),
      mandatory: dutySentence(values, asked, intent.whether, say),
      age: ageSentence(values, asked, call),
    };
    const open = statedCell(read, point, lang);
    return (
      sentences[point] ??
      (open
        ? [say(pointLabel(point)), ` in ${asked.state}: `, strong(open), '.']
        : notStated(point, asked, say))
    );
  }
  const isOnTime = intent.aspect === 'duration';
  const time = isOnTime ? (coursesSentence(values, say) ?? hoursSentence(values, asked, say)) : undefined;
  return time ?? feeSentence(values, asked, say);
}

function hoursSentence({ hours }: ExaminationRead, { state }: Asked, say: Say): Sentence | undefined {
  return (
    hours &&
    say({
      de: sentence`${strong('Mindestens ', count(hours.min), ' Stunden')} Ausbildung in ${text(state)}.`,
      en: sentence`${strong('At least ', count(hours.min), ' hours')} of training in ${text(state)}.`,
    })
  );
}

function dutySentence(
  { mandatory }: ExaminationRead,
  { state }: Asked,
  whether: boolean,
  say: Say,
): Sentence | undefined {
  if (mandatory === undefined) return undefined;
  const verdict = say(mandatory ? { de: 'Ja', en: 'Yes' } : { de: 'Nein', en: 'No' });
  const duty = mandatory ? { de: 'Pflicht', en: 'mandatory' } : { de: 'keine Pflicht', en: 'not mandatory' };
  return [
    ...(whether ? [strong(verdict), ', '] : []),
    ...say({
      de: sentence`ein Kurs ist in ${text(state)} ${strong(duty.de)}.`,
      en: sentence`a course is ${strong(duty.en)} in ${text(state)}.`,
    }),
  ];
}

/** How long each kind of course takes. */
function coursesSentence({ weeks, months }: ExaminationRead, say: Say): Sentence | undefined {
  const intensive = weeks && [
    strong(say({ de: 'Ausbildung ', en: 'Training ' }), count(weeks.min, weeks.max, 'week')),
    say({ de: ' als Intensivkurs', en: ' as an intensive course' }),
  ];
  const club = months && [
    strong(count(months.min, months.max, 'month')),
    say({ de: ' im Verein', en: ' with a club' }),
  ];
  return intensive || club ? [...joined([intensive, club], ', '), '.'] : undefined;
}

function feeSentence({ exam, examSure, parts }: ExaminationRead, { state }: Asked, say: Say) {
  if (!exam) return undefined;
  const amount = strong(money(exam.min, exam.max));
  const fee = say({
    de: sentence`Jägerprüfung in ${text(state)}: ${amount} Gebühr`,
    en: sentence`Hunting exam in ${text(state)}: a fee of ${amount}`,
  });
  return [...fee, example(examSure, say), parts.length > 0 ? `; ${parts.join(', ')}.` : '.'];
}
