// The first lines on costs, training and examination in one state: the point that was asked for, else the view's figure.
import {
  type Cell,
  count,
  countRange,
  exampleBehind,
  type FieldsRead,
  isExample,
  moneyRange,
  type Say,
  type Sentence,
  type Speaking,
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
  /** „Bis wann muss man sich anmelden?“ */
  readonly isOnDeadline?: boolean;
}

const example = (sure: string | undefined) => isExample(sure) && exampleBehind;

/** A point that was asked for and is not stated is no reason to tell another one. */
export const notStated = (point: Point, { state }: Asked, say: Say): Sentence =>
  say`**${pointLabel(point)}**: dazu nennt der Faktendienst für ${text(state)} nichts.
    **${pointLabel(point)}**: the facts service states nothing on it for ${text(state)}.`;

/** With the licence asked for, where the service tells the first year for each. */
export const firstYearWith = (kind: Kind, { years }: Pick<CostsRead, 'years'>) =>
  years.find(({ values: { licence = '' } }) => kindOf(licence) === kind);

/** The part that was asked for, else the total with what it rests on. */
export function costsHeadline(values: CostsRead, asked: Asked, { say }: Speaking): Sentence | undefined {
  const { point, kind = 'year' } = asked;
  const { courseSure, insuranceSure } = values;
  const [course, insurance] = [moneyRange(values.course), moneyRange(values.insurance)];
  if (point === 'course') {
    const told = say`**${course}** für den Kurs[${example(courseSure)}].
      **${course}** for the course[${example(courseSure)}].`;
    return told ?? notStated(point, asked, say);
  }
  if (point === 'insurance') {
    const told = say`**${insurance}** Haftpflicht im Jahr[${example(insuranceSure)}].
      **${insurance}** a year for the insurance[${example(insuranceSure)}].`;
    return told ?? notStated(point, asked, say);
  }
  const year = firstYearWith(kind, values)?.values;
  const firstYear = moneyRange(year?.total ?? values.firstYear);
  const total = moneyRange(values.total);
  const state = text(asked.state);
  const how = calculated(isExample(year?.sure));
  const licence = year && kindLabel(kind).de;
  const licenceInEnglish = year && kindLabel(kind).en.toLowerCase();
  return (
    say`**${firstYear}** im ersten Jahr in ${state}${how}[, mit ${licence}].
      **${firstYear}** in the first year in ${state}${how}[, with a ${licenceInEnglish}].` ??
    say`**${total}** Gesamtkosten in ${state}${how}[, mit ${licence}].
      **${total}** in total in ${state}${how}[, with a ${licenceInEnglish}].` ??
    say`**Gesamtkosten nicht bestätigt** in ${state}, mit ${licence}.
      **Total not confirmed** in ${state}, with a ${licenceInEnglish}.`
  );
}

/** How a total came about. */
export const calculated = (isUnsure: boolean): Text =>
  isUnsure
    ? {
        de: ' (errechnet vom Dienst, mit nicht bestätigten Beispielwerten)',
        en: ' (calculated by the service, with example values that are not confirmed)',
      }
    : { de: ' (errechnet vom Dienst)', en: ' (calculated by the service)' };

export function examinationHeadline(
  read: FieldsRead<typeof examinationFields>,
  asked: Asked,
  call: Speaking,
): Sentence | undefined {
  const { lang, say, intent } = call;
  const { values } = read;
  const { point } = asked;
  const state = text(asked.state);
  const hours = values.hours && count(values.hours.min);
  const trained = say`**Mindestens ${hours} Stunden** Ausbildung in ${state}.
    **At least ${hours} hours** of training in ${state}.`;
  if (point === 'hours' || point === 'mandatory' || point === 'age') {
    const sentences = {
      hours: trained,
      mandatory: dutySentence(values, state, call),
      age: ageSentence(values, asked, call),
    };
    const open = say`${pointLabel(point)} in ${state}: **${statedCell(read, point, lang)}**.`;
    return sentences[point] ?? open ?? notStated(point, asked, say);
  }
  const weeks = countRange(values.weeks, 'week');
  const months = countRange(values.months, 'month');
  const courses =
    say`**Ausbildung ${weeks}** als Intensivkurs[, **${months}** im Verein].
      **Training ${weeks}** as an intensive course[, **${months}** with a club].` ??
    say`**${months}** im Verein.\n**${months}** with a club.`;
  const time = intent.aspect === 'duration' ? (courses ?? trained) : undefined;
  const fee = moneyRange(values.exam);
  const parts = values.parts.length > 0 && text(values.parts.join(', '));
  return (
    time ??
    say`Jägerprüfung in ${state}: **${fee}** Gebühr[${example(values.examSure)}][; ${parts}].
      Hunting exam in ${state}: a fee of **${fee}**[${example(values.examSure)}][; ${parts}].`
  );
}

function dutySentence({ mandatory }: ExaminationRead, state: Cell, { say, intent }: Speaking) {
  const { whether } = intent;
  if (mandatory === undefined) return undefined;
  return mandatory
    ? say`[${whether}**Ja**, ]ein Kurs ist in ${state} **Pflicht**.
        [${whether}**Yes**, ]a course is **mandatory** in ${state}.`
    : say`[${whether}**Nein**, ]ein Kurs ist in ${state} **keine Pflicht**.
        [${whether}**No**, ]a course is **not mandatory** in ${state}.`;
}
