// Recognises where the examination is to be taken: a city of the service's list, or a postal code.
import { anyPostcode, type Candidate, type Choice, type Recogniser, type Text } from '../../src/kit/index.ts';

export interface ExamPlace extends Choice {
  /** A postal code: the service finds the chamber by its first digits. */
  readonly isPostcode: boolean;
}

const fiveDigits: Text = {
  de: 'Eine Postleitzahl hat genau fünf Ziffern, zum Beispiel 20095. Oder nennen Sie die Stadt.',
  en: 'A postal code has exactly five digits, such as 20095. Or name the city.',
};

export function cityOrPostcode(cities: Recogniser<Choice>): Recogniser<ExamPlace> {
  return {
    ...cities,
    show: (place, lang) => cities.show(place, lang),
    find: (words, context) => [
      ...cities
        .find(words, context)
        .map((found) => ({ ...found, value: { ...found.value, isPostcode: false } })),
      ...anyPostcode.find(words, context).map((found) => ({
        ...found,
        value: { value: found.value, label: found.value, isPostcode: true },
        score: 1,
      })),
      // Digits that are something else must not hide a city that is named as well.
      ...words.flatMap((word, from): Candidate<ExamPlace>[] =>
        /^(?:D-)?\d+$/i.test(word.text) && !/^(?:D-)?\d{5}$/i.test(word.text)
          ? [
              {
                from,
                to: from + 1,
                value: { value: word.text, label: word.text, isPostcode: true },
                score: 0.5,
                impossible: true,
                problem: fiveDigits,
              },
            ]
          : [],
      ),
    ],
  };
}
