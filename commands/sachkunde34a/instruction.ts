// The Unterrichtung (40 hours), which is another thing than the Sachkunde examination: no figure of the one is told for the other.
import { type Candidate, oneOf, type Recogniser, type Word, wordList } from '../../src/kit/index.ts';

const named = oneOf({
  instruction: {
    label: { de: 'Unterrichtung', en: 'instruction course' },
    words: wordList(`
      Unterrichtungsverfahren, Unterrichtungsnachweis, Unterrichtungsschein, 40 Stunden, 40h,
      40-Stunden-Unterrichtung, 40 Stunden Unterrichtung, 40 Unterrichtsstunden, vierzig Stunden, 40 hours,
      40-hour course
    `),
  },
});

/** „Vorbereitungskurs, 40 Stunden“ is one for the examination. */
const isCourse = (words: readonly Word[], { from }: Candidate<unknown>) =>
  /^\d/.test(words[from]?.text ?? '') && words.some(({ plain }) => /kurs|lehrgang/.test(plain));

const needs =
  /^(?:reich(?:t|en)|genueg(?:t|en)|langt|muss|muessen|brauch(?:e|t|en|st)?|benoetig(?:e|t|en)|pflicht|noetig|notwendig|vorgeschrieben|erforderlich|enough|sufficient|suffice|need|needs|required|must|mandatory)$/;
const prices =
  /^(?:kost|preis|teuer|guenstig|billig|gebuehr|euro|zahl|bezahl|cost|price|fee|cheap|expensive|pay)/;

/** „… oder reicht die Unterrichtung?“ asks who needs which of them, and for no figure. */
const isNeedAsked = (words: readonly Word[]) =>
  words.some(({ plain }) => needs.test(plain)) && !words.some(({ plain }) => prices.test(plain));

export const instruction: Recogniser<'instruction'> = {
  ...named,
  find: (words, context) =>
    named
      .find(words, context)
      .filter((found) => !isCourse(words, found) && !isNeedAsked(words))
      .map((found) => ({
        ...found,
        score: 1,
        problem: {
          de: 'Die Unterrichtung (40 Stunden) ist etwas anderes als die Sachkundeprüfung; was sie kostet, sagt der Rechner nicht. Was der Dienst zum Thema weiß, zeigt „fakten sachkundepruefung-34a“.',
          en: 'The instruction course (Unterrichtung, 40 hours) is another thing than the Sachkunde examination; the calculator does not state its cost. What the service knows on the topic is shown by “facts sachkundepruefung-34a”.',
        },
      })),
};
