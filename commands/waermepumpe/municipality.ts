// How large the municipality is: said by a word („Dorf“), or by its inhabitants.
import { anyNumber, type Candidate, count, oneOf, type Recogniser } from '../../src/kit/index.ts';
import { type PopulationClass, populationClasses } from './kinds.ts';

const known = oneOf(populationClasses);

const people = ['einwohner', 'einwohnern', 'einwohnerinnen', 'leute', 'leuten', 'inhabitants', 'people'];
const inhabitants = anyNumber({
  units: people,
  whole: true,
  least: 1,
  expects: { de: 'eine Zahl von Einwohnern', en: 'a number of inhabitants' },
  show: (number) => count(number),
});
/** From the contract; the larger class begins above it. */
const limit = 100_000;
/** Fewer people are a household. */
const leastPlace = 50;

export const municipality: Recogniser<PopulationClass> = {
  ...known,
  find(words, context) {
    const named = known.find(words, context);
    const counted = inhabitants.find(words, context).flatMap((found): Candidate<PopulationClass>[] => {
      const { from, to, value } = found;
      const isCounted = people.includes(words[to - 1]?.plain ?? '') && to > from + 1;
      const before = words[from - 1]?.plain ?? '';
      // „über 100.000 Einwohner“ is a class by its own name.
      if (!isCounted || value < leastPlace || /^(?:ueber|unter|bis|over|under|upto)$/.test(before)) return [];
      const meant = value > limit ? 'over_100k' : 'under_100k';
      return [{ from, to, value: meant, score: 1, corrected: true }];
    });
    return [...counted, ...named];
  },
};
