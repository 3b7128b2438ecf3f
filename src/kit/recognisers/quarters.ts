// The quarters of Berlin and of other large cities as places, by the names that people call them.
import { plainName } from '../../facts/index.ts';
import { berlinQuarters, cityQuarters, stateOfQuarters, type Town } from '../../germany/index.ts';
import { slugOf } from './words.ts';

interface Quarter {
  /** What services call it: the district, or the city that it is in. */
  readonly name: string;
  readonly slug: string;
  readonly states: readonly string[];
  readonly towns: readonly Town[];
}

/** Under their plainly written names. */
export const districts: ReadonlyMap<string, Quarter> = new Map(
  [...berlinQuarters, ...cityQuarters].flatMap(([district, ...within]) =>
    [district, ...within].map((name): [string, Quarter] => [
      plainName(name),
      {
        name: district,
        slug: slugOf(district),
        states: [stateOfQuarters.get(district) ?? 'Berlin'],
        towns: [],
      },
    ]),
  ),
);

/** Also by a name that far towns have too, „Lichtenberg“: where Berlin is spoken of. */
export const quarterOf = (plain: string): Quarter | undefined =>
  districts.get(plain) ?? districts.get(`berlin${plain}`);
