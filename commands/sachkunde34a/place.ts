// Recognises where the examination is to be taken: a city of the service's list, or a postal code.
import {
  anyPostcode,
  type Candidate,
  type Choice,
  quantitiesIn,
  type Recogniser,
  type Span,
  type Text,
  type Word,
} from '../../src/kit/index.ts';

export interface ExamPlace extends Choice {
  /** A postal code: the service finds the chamber by its first digits. */
  readonly isPostcode: boolean;
}

const fiveDigits: Text = {
  de: 'Eine Postleitzahl hat genau fünf Ziffern, zum Beispiel 20095. Oder nennen Sie die Stadt.',
  en: 'A postal code has exactly five digits, such as 20095. Or name the city.',
};

/** „top 3“ is none; „plz 3“ is a wrong one. */
const mayBeCode = (words: readonly Word[], at: number, digits: string) =>
  digits.length >= 3 || /^(?:plz|postleitzahl|postcode|zip)$/.test(words[at - 1]?.plain ?? '');

export function cityOrPostcode(cities: Recogniser<Choice>): Recogniser<ExamPlace> {
  return {
    ...cities,
    exact(word, context) {
      const city = cities.exact?.(word, context);
      return city && { ...city, isPostcode: false };
    },
    show: (place, lang) => cities.show(place, lang),
    find: (words, context) => {
      const postcodes = anyPostcode.find(words, context);
      // „01067 Dresden“ is one place, and the postal code says it best.
      const isInAddress = ({ from }: Span) => postcodes.some(({ to }) => to === from);
      return [
        ...cities
          .find(words, context)
          .filter((found) => !isInAddress(found))
          .map((found) => ({ ...found, value: { ...found.value, isPostcode: false } })),
        ...postcodes.map((found) => ({
          ...found,
          ...(cities.find(words, context).some(({ from }) => from === found.to) ? { to: found.to + 1 } : {}),
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
