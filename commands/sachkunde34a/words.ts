// Where the examination is to be taken, a city or a postal code; and the Unterrichtung (40 hours), which is another thing.
import {
  anyPostcode,
  both,
  called,
  type Candidate,
  type Choice,
  isApart,
  isCodeOf,
  oneOf,
  onlyWhere,
  quantitiesIn,
  type Recogniser,
  type Text,
  unanswerable,
  type Word,
} from '../../src/kit/index.ts';

interface ExamPlace extends Choice {
  /** A postal code: the service finds the chamber by its first digits. */
  readonly isPostcode: boolean;
}

const fiveDigits: Text = both`Eine Postleitzahl hat genau fünf Ziffern, zum Beispiel 20095. Oder nennen Sie die Stadt.
  A postal code has exactly five digits, such as 20095. Or name the city.`;

const codeWord = /^(?:plz|postleitzahl|postcode|zip)$/;

/** „top 3“ is none; „plz 3“ is a wrong one. */
const mayBeCode = (words: readonly Word[], at: number, digits: string) =>
  digits.length >= 3 || codeWord.test(words[at - 1]?.plain ?? '');

/** The postal code with the city behind it, or the one in front that it is a code of. */
function withItsCity(
  code: Candidate<string>,
  cities: readonly Candidate<Choice>[],
  words: readonly Word[],
): Candidate<string> {
  if (cities.some(({ from }) => from === code.to)) return { ...code, to: code.to + 1 };
  const first = codeWord.test(words[code.from - 1]?.plain ?? '') ? code.from - 1 : code.from;
  const before = cities.find(({ to, value }) => to === first && isCodeOf(code.value, value.label));
  return before ? { ...code, from: before.from } : code;
}

export function cityOrPostcode(cities: Recogniser<Choice>): Recogniser<ExamPlace> {
  return {
    ...cities,
    exact(word, context) {
      const city = cities.exact?.(word, context);
      return city && { ...city, isPostcode: false };
    },
    show: (place, lang) => cities.show(place, lang),
    find: (words, context) => {
      const named = cities.find(words, context);
      // „01067 Dresden“, „Köln, PLZ 50667“ are one place, and the postal code says it best.
      const codes = anyPostcode.find(words, context).map((code) => withItsCity(code, named, words));
      return [
        ...named
          .filter((city) => codes.every((code) => isApart(city, [code])))
          .map((found) => ({ ...found, value: { ...found.value, isPostcode: false } })),
        ...codes.map((found) => ({
          ...found,
          value: { value: found.value, label: found.value, isPostcode: true },
          score: 1,
        })),
        // Digits that are something else must not hide a city that is named as well.
        ...quantitiesIn(words).flatMap(({ figure: { from, to }, digits, unit }): Candidate<ExamPlace>[] =>
          digits !== undefined && digits.length !== 5 && unit === undefined && mayBeCode(words, from, digits)
            ? [
                {
                  from,
                  to,
                  value: { value: digits, label: digits, isPostcode: true },
                  score: 0.5,
                  impossible: true,
                  problem: fiveDigits,
                },
              ]
            : [],
        ),
      ];
    },
  };
}

const named = oneOf({
  instruction: called`Unterrichtung | instruction course | Unterrichtungsverfahren, Unterrichtungsnachweis,
    Unterrichtungsschein, 40 Stunden, 40h, 40 Stunden Unterrichtung, vierzig Stunden, 40 hours,
    40-hour course`,
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

export const instruction = unanswerable(
  onlyWhere(named, (found, words) => !isCourse(words, found) && !isNeedAsked(words)),
  () => both`Die Unterrichtung (40 Stunden) ist etwas anderes als die Sachkundeprüfung; was sie kostet, sagt der Rechner nicht. Was der Dienst zum Thema weiß, zeigt „fakten sachkundepruefung-34a“.
    The instruction course (Unterrichtung, 40 hours) is another thing than the Sachkunde examination; the calculator does not state its cost. What the service knows on the topic is shown by “facts sachkundepruefung-34a”.`,
);
