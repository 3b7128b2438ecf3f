// Where a zone is to be: at places of the service, within a town, or in a list: „orte“, „Berliner Bezirke“, „alle“.
import { getHalteverbotPlaces } from '../../src/facts/endpoints/getHalteverbot.ts';
import {
  called,
  type Candidate,
  type Choice,
  isApart,
  isTownName,
  listOfCities,
  oneOf,
  oneOfCities,
  type RecogniseContext,
  type Recogniser,
  refined,
  text,
  type Word,
} from '../../src/kit/index.ts';
import { moveDate } from './daysSaid.ts';
import { readPlaces } from './readPlaces.ts';

const listed = oneOfCities(
  listOfCities(getHalteverbotPlaces, (overview) =>
    readPlaces(overview).map(({ slug, name }) => ({ value: slug, label: name })),
  ),
  { byPostcode: true },
);

/** „innerhalb von Kiel“, and not „innerhalb von zwei Wochen“. */
export const withinWord: Recogniser<'within'> = {
  show: (_, lang) => text({ de: 'innerhalb des Ortes', en: 'within the place' }[lang]),
  find: (words) =>
    words.flatMap((_, from): readonly Candidate<'within'>[] => {
      const at = townAt(words, from);
      const place = at === undefined ? undefined : words[at];
      const isPlace = place !== undefined && (isTownName(place.plain) || isNamed.test(place.text));
      return isPlace ? [{ from, to: from + 1, value: 'within', score: 1 }] : [];
    }),
};

const isNamed = /^\p{Lu}(?!och|age?(?:n|s)?$|onat|ahr)/u;

/** Where the town is named that an „innerhalb“ goes with. */
function townAt(words: readonly Word[], from: number): number | undefined {
  if (!/^(?:innerhalb|within)$/.test(words[from]?.plain ?? '')) return undefined;
  return /^(?:von|of)$/.test(words[from + 1]?.plain ?? '') ? from + 2 : from + 1;
}

/**
 * Who moves within a town has it at both ends: beside „innerhalb von Lübeck“, what the list does not have itself is a
 * district of it: „von der Altstadt nach Travemünde“.
 */
export const place = refined(listed, (found, words, context) => {
  const town = townWithin(words, found);
  if (!town) return found;
  const isListed = ({ impossible, corrected }: Candidate<Choice>) => !impossible && !corrected;
  // „innerhalb von Berlin, von Mitte nach Pankow“: the list has both ends.
  const ends = found.filter((one) => one !== town && isListed(one) && one.score >= certain);
  if (ends.length > 1) return found.filter((one) => one !== town);
  const asTown = (one: Candidate<Choice>): Candidate<Choice> =>
    isListed(one) ? one : { from: one.from, to: one.to, value: town.value, score: 1 };
  const districts = endsIn(words, context)
    .filter((at) => isApart({ from: at, to: at + 1 }, found))
    .map((at): Candidate<Choice> => ({ from: at, to: at + 1, value: town.value, score: 1 }));
  return [...found.map(asTown), ...districts].toSorted((a, b) => a.from - b.from);
});

const certain = 0.9;

/** The town of the list that is named behind „innerhalb“. */
const townWithin = (
  words: readonly Word[],
  found: readonly Candidate<Choice>[],
): Candidate<Choice> | undefined =>
  words
    .flatMap((_, from) => townAt(words, from) ?? [])
    .flatMap((at) => found.filter((one) => one.from === at && !one.impossible))[0];

const leading = /^(?:von|vom|aus|nach|from|to)$/;
const articles = /^(?:der|dem|den|die|the)$/;

/** Where something is named as an end of the way that is no day. */
function endsIn(words: readonly Word[], context: RecogniseContext): readonly number[] {
  const days = moveDate.find(words, { ...context, choices: undefined });
  return words.flatMap(({ plain }, at) => {
    if (!leading.test(plain)) return [];
    const named = articles.test(words[at + 1]?.plain ?? '') ? at + 2 : at + 1;
    const isName = /^\p{Lu}\p{L}{2,}/u.test(words[named]?.text ?? '');
    return isName && isApart({ from: named, to: named + 1 }, days) ? [named] : [];
  });
}

const anyList = oneOf({
  places: called`orte | places | ort, liste`,
  districts: called`Bezirke | districts | Stadtbezirke, Stadtteile, boroughs`,
  all: called`alle | all | alles`,
});

/** „alle Orte“ are the places, not all pairs of them. */
export const lists = refined(anyList, (found, words, context) => {
  if (found.some(({ value }) => value === 'districts')) return districtsIn(words, found, context);
  const places = found.filter(({ value }) => value === 'places');
  return places.length > 0 ? places : found;
});

/** „orte Berliner Bezirke nach Bearbeitungszeit“, „Bezirke in Berlin“: the city and the order are parts of the words. */
function districtsIn(
  words: readonly Word[],
  found: ReturnType<typeof anyList.find>,
  context: RecogniseContext,
): ReturnType<typeof anyList.find> {
  const plain = (at: number) => words[at]?.plain ?? '';
  const cities = place.find(words, context);
  return found.flatMap((one) => {
    if (one.value !== 'districts') return [];
    const ofIt = ofCity.test(plain(one.from - 1)) ? one.from - 1 : one.from;
    const from = found.some(({ to }) => to === ofIt) ? ofIt - 1 : ofIt;
    const next = /^(?:in|von|nach|of|by)$/.test(plain(one.to)) ? one.to + 1 : one.to;
    const city = cities.find((candidate) => candidate.from === next);
    const isOrder = !city && ordering.test(plain(next));
    return [{ ...one, from, to: city?.to ?? (isOrder ? next + 1 : one.to) }];
  });
}

const ofCity = /^\p{L}{4,}er$/u;
const ordering =
  /^(?:bearbeitungs(?:zeit|dauer)|wartezeit|vorlauf\p{L}*|sortier\p{L}*|(?:langsam|schnell)st\p{L}*)$/u;
