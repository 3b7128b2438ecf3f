// How large the towns are that somebody names: more than 100,000 inhabitants or not, where that decides.
import { isLargeCity } from '../../germany/index.ts';
import { placesAmong, postcodeIn } from './places.ts';
import type { Span, Word } from './words.ts';

export interface TownSize extends Span {
  readonly isLarge: boolean;
}

/** „bei Augsburg“, „im Kreis Kleve“: that is not in the town. */
const near = /^(?:bei|nahe|naehe|kreis|landkreis|lkr|lk|umland|raum|region|near|outside|county|district)$/;
const mostBefore = 3;

/** Each town whose size is certain, from the left; a postal code alone names none. Pure. */
export const townSizesIn = (words: readonly Word[]): readonly TownSize[] =>
  placesAmong(words).flatMap(({ from, to, towns, isCode, isDoubtful }) => {
    const before = words.slice(Math.max(0, from - mostBefore), from);
    if (isCode || isDoubtful || towns.length === 0 || before.some(({ plain }) => near.test(plain))) return [];
    const [isLarge, ...others] = new Set(towns.map(isLargeCity));
    if (isLarge === undefined || others.length > 0) return [];
    // The code in front may be another argument's.
    return [{ from: postcodeIn(words[from]) === undefined ? from : from + 1, to, isLarge }];
  });
