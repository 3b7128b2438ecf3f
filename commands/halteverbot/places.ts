// Where a zone is to be, and the lists of places that can be asked for: „orte“, „Berliner Bezirke“, „alle“.
import { getHalteverbotPlaces } from '../../src/facts/endpoints/getHalteverbot.ts';
import {
  citiesListed,
  factsMemo,
  oneOf,
  oneOfCities,
  type RecogniseContext,
  type Word,
} from '../../src/kit/index.ts';
import { readPlaces } from './fields.ts';
import { withDistricts } from './within.ts';

export const place = withDistricts(
  oneOfCities(
    factsMemo((facts, signal) =>
      citiesListed(
        () => getHalteverbotPlaces(facts, signal),
        (overview) => readPlaces(overview).map(({ slug, name }) => ({ value: slug, label: name })),
      ),
    ),
    { byPostcode: true },
  ),
);

const anyList = oneOf({
  places: { label: { de: 'orte', en: 'places' }, words: ['ort', 'liste'] },
  districts: {
    label: { de: 'Bezirke', en: 'districts' },
    words: ['Stadtbezirke', 'Stadtteile', 'boroughs'],
  },
  all: { label: { de: 'alle', en: 'all' }, words: ['alles'] },
});

/** „alle Orte“ are the places, not all pairs of them. */
export const lists: typeof anyList = {
  ...anyList,
  find(words, context) {
    const found = anyList.find(words, context);
    if (found.some(({ value }) => value === 'districts')) return districtsIn(words, found, context);
    const places = found.filter(({ value }) => value === 'places');
    return places.length > 0 ? places : found;
  },
};

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
