// A city for the search, with two letters that changed places put right: „hambrug“.
import {
  anyCity,
  type Candidate,
  type Choice,
  cityNames,
  plainName,
  type Recogniser,
  slugOf,
  type Word,
} from '../../src/kit/index.ts';

const letters = (plain: string) => [...plain].toSorted().join('');

const byLetters = new Map(
  cityNames.map(([name = '']) => [letters(plainName(name)), { value: slugOf(name), label: name }] as const),
);

/** Shorter names have too many neighbours. */
const shortest = 5;

/** Any other slip may be another town: Homburg is not Hamburg. */
export const town: Recogniser<Choice> = {
  ...anyCity,
  find: (words, context) => {
    const swapped = words.flatMap(putRight);
    const isSwapped = (at: number) => swapped.some(({ from }) => from === at);
    return [...anyCity.find(words, context).filter(({ from }) => !isSwapped(from)), ...swapped];
  },
};

function putRight({ plain }: Word, from: number): Candidate<Choice>[] {
  const value = plain.length < shortest ? undefined : byLetters.get(letters(plain));
  const meant = value && plainName(value.label);
  return value && meant !== plain && meant?.[0] === plain[0]
    ? [{ from, to: from + 1, value, score: 0.6, corrected: true }]
    : [];
}
