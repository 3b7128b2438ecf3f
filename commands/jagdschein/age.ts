// From which age: with an age in the question yes or no, else both ages, that of the youth licence first where it was asked for.
import {
  ageIn,
  type Call,
  count,
  type Note,
  note,
  type Sentence,
  sentence,
  strong,
} from '../../src/kit/index.ts';
import type { CommonRead } from './fields.ts';
import type { Kind } from './words.ts';

const may = /(?<!\p{L})(?:darf|dürfen|kann|können|alt genug|may|can|allowed|old enough)(?!\p{L})/iu;
const onExam = /prüfung|pruefung|(?<!\p{L})exam/iu;

/** „Mein Sohn ist 15, darf er …?“ */
export const asksAge = (question: string): boolean => ageIn(question) !== undefined && may.test(question);

/** Who is old enough for the youth licence only pays for that. */
export function kindForAge(
  { age, youthAge }: CommonRead,
  { question }: Pick<Call, 'question'>,
): Kind | undefined {
  const own = ageIn(question);
  const isYoung = own !== undefined && age !== undefined && youthAge !== undefined;
  return isYoung && own >= youthAge.min && own < age.min ? 'youth' : undefined;
}

export function ageSentence(
  { age, youthAge }: CommonRead,
  { kind }: { readonly kind?: Kind | undefined },
  { say, question }: Pick<Call, 'say' | 'question'>,
): Sentence | undefined {
  const licence =
    age &&
    say({
      de: sentence`den Jagdschein ab ${count(age.min)}`,
      en: sentence`the hunting licence from ${count(age.min)}`,
    });
  const youth =
    youthAge &&
    say({
      de: sentence`den Jugendjagdschein gibt es ab ${count(youthAge.min)} Jahren`,
      en: sentence`there is the youth licence from ${count(youthAge.min)} years of age`,
    });
  const both = youth && [...youth, ...(licence ? [', ', ...licence] : []), '.'];
  if (both && onExam.test(question)) {
    const none = {
      de: 'Ein Mindestalter für die Prüfung nennt der Dienst nicht',
      en: 'The service states no minimum age for the exam',
    };
    return [strong(say(none)), '; ', ...both];
  }
  const own = ageIn(question);
  if (both && age && youthAge && own !== undefined && may.test(question)) {
    const isYes = own >= (kind === 'youth' ? youthAge.min : age.min);
    const verdict = isYes
      ? { de: 'Ja', en: 'Yes' }
      : own >= youthAge.min
        ? { de: 'Nur den Jugendjagdschein', en: 'Only the youth licence' }
        : { de: 'Nein', en: 'No' };
    return [strong(say(verdict)), ': ', ...both];
  }
  if (kind === 'youth' && youthAge) {
    return say({
      de: sentence`${strong('Ab ', count(youthAge.min), ' Jahren')} den Jugendjagdschein${age ? ', den Jagdschein ab ' : ''}${age ? count(age.min) : ''}.`,
      en: sentence`${strong('From ', count(youthAge.min), ' years of age')} the youth licence${age ? ', the hunting licence from ' : ''}${age ? count(age.min) : ''}.`,
    });
  }
  if (!age) return undefined;
  const from = say({
    de: sentence`${strong('Ab ', count(age.min), ' Jahren')}`,
    en: sentence`${strong('From ', count(age.min), ' years of age')}`,
  });
  const besides = youthAge
    ? say({
        de: sentence`, Jugendjagdschein ab ${count(youthAge.min)} Jahren`,
        en: sentence`, youth licence from ${count(youthAge.min)} years`,
      })
    : [];
  return [...from, ...besides, '.'];
}

/** Whom a figure is not for: „Mit 16 gibt es nur den Jugendjagdschein“, beside what the licence costs. */
export function youngNotes(
  { age, youthAge }: CommonRead,
  kind: Kind | undefined,
  { say, question }: Pick<Call, 'say' | 'question'>,
): readonly Note[] {
  const own = ageIn(question);
  if (own === undefined || !age || !youthAge || kind === 'youth' || own >= age.min) return [];
  const [de, en] =
    own >= youthAge.min
      ? ['gibt es nur den Jugendjagdschein', 'there is only the youth licence']
      : ['gibt es noch keinen Jagdschein', 'there is no hunting licence yet'];
  const says = say({
    de: sentence`${strong(`Mit ${own} ${de}`)}: Jugendjagdschein ab ${count(youthAge.min)}, Jagdschein ab ${count(age.min)} Jahren.`,
    en: sentence`${strong(`At ${own} ${en}`)}: youth licence from ${count(youthAge.min)}, hunting licence from ${count(age.min)} years of age.`,
  });
  return [note('answer', says)];
}
