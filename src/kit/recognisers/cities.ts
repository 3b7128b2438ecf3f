// Recognises a city: one that the facts service offers, or any other town, which is known by name though not offered.
import { text } from '../../document/index.ts';
import { plainName } from '../../facts/index.ts';
import { berlinAsCity, berlinQuarters, cityNames, cityQuarters, shortName } from '../../germany/index.ts';
import { oneOfService } from './oneOfService.ts';
import { type FoundPlace, placesAmong, postcodeIn, townCalled } from './places.ts';
import { type Candidate, type Choice, onlyInTurn, type Recogniser } from './recogniser.ts';
import { isApart, overlap, plainIn, slugWritten, type Span, type Word, wordsIn } from './words.ts';

export interface OneOfCitiesOptions {
  /** Postal codes name cities: where they are no argument of their own. */
  readonly byPostcode?: true;
}

/**
 * A city from the service's own list. A town that is not on it is known by name, and told as such; without the list,
 * the name of any known town goes out as a slug, and no other word does. „Frankfurt (Oder)“ is never taken for the one
 * on the Main.
 */
export function oneOfCities(
  list: NonNullable<Recogniser<Choice>['choices']>,
  { byPostcode }: OneOfCitiesOptions = {},
): Recogniser<Choice> {
  const listed = oneOfService(list, {
    nicknames: cityNames,
    within: [...berlinQuarters, ...cityQuarters, berlinAsCity],
  });
  return {
    ...listed,
    find(words, context) {
      const places = byPostcode ? placesAmong(words) : placesAmong(words).flatMap(withoutCode(words));
      if (!context.choices) return places.map(asSlug);
      const isListed = (name: string) =>
        listed.find([asWord(name)], context).some(({ corrected }) => !corrected);
      const read = byPostcode ? withNames(words, places, isListed) : words;
      const parts = places.flatMap((place) =>
        listedWhole(place, read, (name) => listed.find([asWord(name)], context)),
      );
      const own = listed.find(read, context).filter((one) => isApart(one, parts));
      const found = joined(
        [...own, ...parts].toSorted((one, other) => one.from - other.from),
        words,
      );
      const isOther = (place: FoundPlace) => parts.every(({ from }) => from !== place.from);
      return withUnlisted(found, places.filter(isOther), words);
    },
  };
}

/** A place whose postal code is another argument's. */
const withoutCode =
  (words: readonly Word[]) =>
  (place: FoundPlace): readonly FoundPlace[] => {
    if (place.isCode) return [];
    return [postcodeIn(words[place.from]) === undefined ? place : { ...place, from: place.from + 1 }];
  };

/** „Stuttgart-West“, „Münchnerin“ and „Kölner Südstadt“, of a list that has Stuttgart and Köln. */
function listedWhole(
  { from, to, name }: FoundPlace,
  words: readonly Word[],
  find: (name: string) => readonly Candidate<Choice>[],
): readonly Candidate<Choice>[] {
  const typed = wordsIn(words, { from, to });
  if (
    !/^\p{Lu}\p{L}+(?:-\p{Lu}\S*|er(?:in| \p{Lu}\p{L}+)?)$/u.test(typed) ||
    plainName(typed) === plainName(name)
  )
    return [];
  return find(name)
    .filter(({ corrected, impossible, between }) => !corrected && !impossible && !between)
    .slice(0, 1)
    .map((found) => ({ ...found, from, to, corrected: true }));
}

const asWord = (name: string): Word => ({ text: name, plain: plainName(name) });

/** „50667“ as „Köln“, where that is on the list. */
function withNames(
  words: readonly Word[],
  places: readonly FoundPlace[],
  isListed: (name: string) => boolean,
): readonly Word[] {
  const codes = places.filter(({ from }) => postcodeIn(words[from]) !== undefined);
  if (codes.length === 0) return words;
  return words.map((word, at) => {
    const towns = codes.find(({ from }) => from === at)?.towns ?? [];
    const name = towns.flatMap(({ name: whole }) => [whole, shortName(whole)]).find(isListed);
    return name === undefined ? word : asWord(name);
  });
}

/** The cities of the list, and the places that none of them stands for. */
export function withUnlisted(
  found: readonly Candidate<Choice>[],
  places: readonly FoundPlace[],
  words: readonly Word[],
): readonly Candidate<Choice>[] {
  const isCityAt = (at: number) => found.some(({ from }) => from === at);
  const others = places.filter((place) =>
    found
      .filter((city) => overlap(city, place))
      .every((city) => {
        if (city.corrected && city.score < 1) return !place.isDoubtful && isCalledSo(place, words);
        // „Frankfurt oder Köln“ is a choice; with a capital it is the river.
        const isChoice = isCityAt(place.to) && words[place.to - 1]?.text === 'oder';
        return place.from <= city.from && place.to > city.to && !isSameTown(city.value, place) && !isChoice;
      }),
  );
  const cities = found
    .filter((city) => isApart(city, others))
    .map((city) => {
      const wider = places.find((place) => place.from <= city.from && place.to >= city.to);
      return wider && isSameTown(city.value, wider) ? { ...city, from: wider.from, to: wider.to } : city;
    });
  return [...cities, ...others.map(asUnlisted)].toSorted((a, b) => a.from - b.from);
}

/** „Kölln“ is Köln with a slip rather than the first half of Kölln-Reisiek, which „25337 Kölln“ is. */
const isCalledSo = ({ from, to, towns }: FoundPlace, words: readonly Word[]): boolean =>
  towns.length === 0 ||
  [from - 1, from].some((at) => postcodeIn(words[at]) !== undefined) ||
  towns.some((town) =>
    [town.name, shortName(town.name)].map(plainName).includes(plainIn(words, { from, to })),
  );

/** „Freiburg im Breisgau“ is the service's Freiburg. */
function isSameTown({ value, label }: Choice, { name, towns }: FoundPlace): boolean {
  const names = [name, ...towns.flatMap((town) => [town.name, shortName(town.name)])].map(plainName);
  return [value, label].some((called) => names.includes(plainName(townCalled(called) ?? called)));
}

const asSlug = ({ from, to, name, slug, isDoubtful }: FoundPlace): Candidate<Choice> => ({
  from,
  to,
  value: { value: slug, label: name },
  score: isDoubtful ? onlyInTurn : 1,
});

const asUnlisted = (place: FoundPlace): Candidate<Choice> => ({
  ...asSlug(place),
  impossible: true,
  unlisted: { name: place.name, states: place.states },
});

/** „50667 Köln“, „Köln-Südstadt 50678“ and „Neukölln in Berlin“ are one place each, and a postal code alone is told as what it was read as. */
function joined(found: readonly Candidate<Choice>[], words: readonly Word[]): readonly Candidate<Choice>[] {
  const isCode = ({ from, to }: Span) => to === from + 1 && postcodeIn(words[from]) !== undefined;
  const places: Candidate<Choice>[] = [];
  for (const candidate of found) {
    const before = places.at(-1);
    const isAddress = before?.to === candidate.from && isCode(before) !== isCode(candidate);
    const named = before && isCode(candidate) ? before : candidate;
    const isInBerlin =
      before &&
      /^in ?berlin$/i.test(wordsIn(words, { from: before.to, to: candidate.to })) &&
      isPartOf(before, candidate);
    if (before && isAddress && (isPartOf(candidate, before) || isPartOf(before, candidate)))
      places.splice(-1, 1, { ...named, from: before.from, to: candidate.to });
    else if (before && isInBerlin) places.splice(-1, 1, { ...before, to: candidate.to });
    else places.push(isCode(candidate) ? { ...candidate, corrected: true } : candidate);
  }
  return places;
}

/** The same place, or one in it. */
const isPartOf = (part: Candidate<Choice>, whole: Candidate<Choice>) =>
  [whole.value, ...(whole.between ?? [])].some(({ value }) => value === part.value.value);

/** Any German town, under the slug that it is likely to have. */
export const anyCity: Recogniser<Choice> = {
  show: (choice) => text(choice.label),
  find: (words) => placesAmong(words).flatMap(withoutCode(words)).map(asSlug),
};

/** The written name of a city, known or not, for its slug: koeln → Köln. */
export const cityNamed = (slug: string): string => townCalled(slug) ?? slugWritten(slug);
