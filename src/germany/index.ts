// The door of this room: states, towns and postal codes of Germany, and what people call them.
export { berlinAsCity, berlinQuarters, cityNames, stateNames } from './names.ts';
export { cityQuarters, stateOfQuarters } from './quarters.ts';
export { isLargeCity, namedBySize } from './largeCities.ts';
export { shortName } from './shortNames.ts';
export { allTowns, createTowns, meant, type NamedTown, type Town, type Towns } from './towns.ts';
