// The points of the training that people ask about: hours, duty, age, how long; what is not confirmed says so.
import { type Call, count, joined, type Sentence, sentence, strong, text } from '../../src/kit/index.ts';
import type { Ages, Training } from './readState.ts';

export function hoursSentence(
  { minHours, isMinHoursOpen }: Training,
  state: string,
  say: Call['say'],
): Sentence | undefined {
  if (minHours !== undefined) {
    const hours = count(minHours);
    return say({
      de: sentence`${strong('Mindestens ', hours, ' Stunden')} Ausbildung in ${text(state)}`,
      en: sentence`${strong('At least ', hours, ' hours')} of training in ${text(state)}`,
    });
  }
  return isMinHoursOpen
    ? say({
        de: sentence`Die Mindeststunden in ${text(state)} sind ${strong('nicht bestätigt')}`,
        en: sentence`The minimum hours in ${text(state)} are ${strong('not confirmed')}`,
      })
    : undefined;
}

export function dutySentence(
  { isMandatory, isMandatoryOpen }: Training,
  state: string,
  whether: boolean,
  say: Call['say'],
): Sentence | undefined {
  if (isMandatory === undefined) {
    return isMandatoryOpen
      ? say({
          de: sentence`Ob ein Kurs in ${text(state)} Pflicht ist, ist ${strong('nicht bestätigt')}`,
          en: sentence`Whether a course is mandatory in ${text(state)} is ${strong('not confirmed')}`,
        })
      : undefined;
  }
  const verdict = say(isMandatory ? { de: 'Ja', en: 'Yes' } : { de: 'Nein', en: 'No' });
  const lead: Sentence = whether ? [strong(verdict), ', '] : [];
  return isMandatory
    ? [
        ...lead,
        ...say({
          de: sentence`ein Kurs ist in ${text(state)} ${strong('Pflicht')}`,
          en: sentence`a course is ${strong('mandatory')} in ${text(state)}`,
        }),
      ]
    : [
        ...lead,
        ...say({
          de: sentence`ein Kurs ist in ${text(state)} ${strong('keine Pflicht')}`,
          en: sentence`a course is ${strong('not mandatory')} in ${text(state)}`,
        }),
      ];
}

/** No field says it; what there is on the exam may still help. */
export const retakeSentence = (state: string, say: Call['say']): Sentence =>
  say({
    de: sentence`Zur ${strong('Wiederholung')} der Prüfung in ${text(state)} habe ich keine eigene Angabe; die Jagdbehörde weiß es`,
    en: sentence`I have nothing particular on ${strong('retaking')} the exam in ${text(state)}; the hunting authority knows`,
  });

export function ageSentence({ age, youthAge }: Ages, say: Call['say']): Sentence | undefined {
  if (age === undefined) return undefined;
  const youth =
    youthAge === undefined
      ? []
      : say({
          de: sentence`, Jugendjagdschein ab ${count(youthAge)} Jahren`,
          en: sentence`, youth licence from ${count(youthAge)} years`,
        });
  return [
    strong(...say({ de: ['Ab ', count(age), ' Jahren'], en: ['From ', count(age), ' years of age'] })),
    ...youth,
  ];
}

/** How long each kind of course takes. */
export function coursesSentence({ weeks, months }: Training, say: Call['say']): Sentence | undefined {
  const courses: readonly Sentence[] = [
    ...(weeks
      ? [
          [
            strong(say({ de: 'Ausbildung ', en: 'Training ' }), count(weeks.min, weeks.max, 'week')),
            say({ de: ' als Intensivkurs', en: ' as an intensive course' }),
          ],
        ]
      : []),
    ...(months
      ? [[strong(count(months.min, months.max, 'month')), say({ de: ' im Verein', en: ' with a club' })]]
      : []),
  ];
  return courses.length > 0 ? joined(courses, ', ') : undefined;
}
