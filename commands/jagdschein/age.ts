// From which age: with an age in the question yes or no, else both ages, that of the youth licence first where it was asked for.
import { ageIn, count, note, type Note, type Sentence, type Speaking } from '../../src/kit/index.ts';
import type { CommonRead } from './fields.ts';
import type { Kind } from './words.ts';

const may = /(?<!\p{L})(?:darf|dürfen|kann|können|alt genug|may|can|allowed|old enough)(?!\p{L})/iu;
const onExam = /prüfung|pruefung|(?<!\p{L})exam/iu;

/** „Mein Sohn ist 15, darf er …?“ */
export const asksAge = (question: string): boolean => ageIn(question) !== undefined && may.test(question);

/** Who is old enough for the youth licence only pays for that. */
export function kindForAge({ age, youthAge }: CommonRead, { question }: Speaking): Kind | undefined {
  const own = ageIn(question);
  const isYoung = own !== undefined && age !== undefined && youthAge !== undefined;
  return isYoung && own >= youthAge.min && own < age.min ? 'youth' : undefined;
}

export function ageSentence(
  { age: full, youthAge }: CommonRead,
  { kind }: { readonly kind?: Kind | undefined },
  { say, question }: Speaking,
): Sentence | undefined {
  const age = full && count(full.min);
  const youth = youthAge && count(youthAge.min);
  const both = say`den Jugendjagdschein gibt es ab ${youth} Jahren[, den Jagdschein ab ${age}].
    there is the youth licence from ${youth} years of age[, the hunting licence from ${age}].`;
  if (both && onExam.test(question))
    return say`**Ein Mindestalter für die Prüfung nennt der Dienst nicht**; ${both}
      **The service states no minimum age for the exam**; ${both}`;
  const own = ageIn(question);
  if (both && full && youthAge && own !== undefined && may.test(question)) {
    if (own >= (kind === 'youth' ? youthAge.min : full.min)) return say`**Ja**: ${both}\n**Yes**: ${both}`;
    return own >= youthAge.min
      ? say`**Nur den Jugendjagdschein**: ${both}\n**Only the youth licence**: ${both}`
      : say`**Nein**: ${both}\n**No**: ${both}`;
  }
  const ofYouth = say`**Ab ${youth} Jahren** den Jugendjagdschein[, den Jagdschein ab ${age}].
    **From ${youth} years of age** the youth licence[, the hunting licence from ${age}].`;
  return (
    (kind === 'youth' ? ofYouth : undefined) ??
    say`**Ab ${age} Jahren**[, Jugendjagdschein ab ${youth} Jahren].
      **From ${age} years of age**[, youth licence from ${youth} years].`
  );
}

/** Whom a figure is not for: „Mit 16 gibt es nur den Jugendjagdschein“, beside what the licence costs. */
export function youngNotes(
  { age, youthAge }: CommonRead,
  kind: Kind | undefined,
  { say, question }: Speaking,
): readonly Note[] {
  const own = ageIn(question);
  if (own === undefined || !age || !youthAge || kind === 'youth' || own >= age.min) return [];
  const what =
    own >= youthAge.min
      ? { de: 'gibt es nur den Jugendjagdschein', en: 'there is only the youth licence' }
      : { de: 'gibt es noch keinen Jagdschein', en: 'there is no hunting licence yet' };
  const [first, full] = [count(youthAge.min), count(age.min)];
  const says = say`**Mit ${String(own)} ${what}**: Jugendjagdschein ab ${first}, Jagdschein ab ${full} Jahren.
    **At ${String(own)} ${what}**: youth licence from ${first}, hunting licence from ${full} years of age.`;
  return [note('answer', says)];
}
