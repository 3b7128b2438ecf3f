// How large the municipality is: said by a word („Dorf“), by its inhabitants, or by its name.
import {
  boundsOf,
  type Candidate,
  oneOf,
  quantitiesIn,
  type Recogniser,
  townSizesIn,
  type Word,
} from '../../src/kit/index.ts';
import { isOfTown } from '../heating/costs.ts';
import { type PopulationClass, populationClasses } from './kinds.ts';

const known = oneOf(populationClasses);

/** From the contract; the larger class begins above it. */
const limit = 100_000;
/** Fewer people are a household. */
const leastPlace = 50;

/** „gut 9.000“ are hardly more. */
const aLittle = /^gut$/;

/** „Wärmepumpe in Augsburg“ */
const inTowns = (words: readonly Word[]): readonly Candidate<PopulationClass>[] =>
  townSizesIn(words).map(({ isLarge, ...span }) => ({
    ...span,
    value: isLarge ? 'over_100k' : 'under_100k',
    // Any question may name a town.
    score: 0.9,
    corrected: true,
  }));

export const municipality: Recogniser<PopulationClass> = {
  ...known,
  find(words, context) {
    const named = known.find(words, context);
    const counted = quantitiesIn(words).flatMap((quantity): Candidate<PopulationClass>[] => {
      const { from, to, unit, least } = quantity;
      const isPlace = unit === 'inhabitants' || unit === 'persons' || (!unit && isOfTown(words, from));
      if (!isPlace || least < leastPlace) return [];
      const span = { from, to, score: 1, corrected: true };
      const isAbout = aLittle.test(words[from]?.plain ?? '');
      const said = isAbout ? quantity : boundsOf(quantity);
      if (said.most <= limit) return [{ ...span, value: 'under_100k' }];
      if (said.least > limit) return [{ ...span, value: 'over_100k' }];
      // „mehr als 50.000 Einwohner“
      const between = (['over_100k', 'under_100k'] as const).map((value) => ({
        value,
        label: populationClasses[value].label[context.lang],
      }));
      return [{ ...span, value: 'over_100k', between }];
    });
    const said = [...counted, ...named];
    return said.length > 0 ? said : inTowns(words);
  },
};
