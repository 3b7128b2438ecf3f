// The cities whose subsidy is active by the service's own list, and the baseline without any city.
import { getBalkonkraftwerkResults } from '../../src/facts/endpoints/getBalkonkraftwerk.ts';
import {
  type Candidate,
  type Choice,
  citiesListed,
  eachOnce,
  entriesOf,
  factsMemo,
  type FactsRecord,
  isApart,
  isFilling,
  isListedWith,
  type Lang,
  oneOf,
  oneOfCities,
  readCity,
  type Recogniser,
  type Span,
  text,
  type UnlistedPlace,
  type Word,
  wordList,
} from '../../src/kit/index.ts';

/** What the contract calls the baseline; it is no city. */
const none = 'none';
const noneLabel = { de: 'ohne kommunale Förderung', en: 'no municipal subsidy' };

/** Taken where no city is named and a figure is asked for. */
export const assumedBaseline: SolarCity = { value: none, label: noneLabel.de };

export const isBaseline = (city: Choice) => city.value === none;

export const cityName = (city: Choice, lang: Lang) => (isBaseline(city) ? noneLabel[lang] : city.label);

/** What the service's overview lists: each size in each city. */
export const entriesIn = (answer: FactsRecord) =>
  entriesOf(answer, 'results', 'cities', 'ergebnisse', 'staedte');

const listed = factsMemo(async (facts, signal) => {
  const offered = await citiesListed(
    () => getBalkonkraftwerkResults(facts, signal),
    (overview) => eachOnce(entriesIn(overview).flatMap((entry) => readCity(entry) ?? [])),
  );
  const cities = offered.filter((city) => !isBaseline(city));
  // Offered last, in words and as it is written in the strict command line.
  return cities.length > 0 ? [...cities, { value: none, label: `${noneLabel.de} (${none})` }] : [];
});

const cities = oneOfCities(listed, { byPostcode: true });

/** A city with a subsidy, or the baseline; that too for a town which the service has no programme of. */
export interface SolarCity extends Choice {
  readonly without?: UnlistedPlace;
}

const baseline = oneOf({
  [none]: {
    label: noneLabel,
    words: wordList(`
      ohne, ohne Förderung, keine Förderung, ohne Zuschuss, ohne Stadt, keine Stadt, keine, andere Stadt,
      basiswert, basiswerte, no subsidy, without subsidy, no city, baseline
    `),
    told: [
      'stadt | gemeinde | kommune | city | town + nichts | nix | keinen_cent | nothing + dazu* | gibt | zahlt | zuschießt | fördert | gives | pays | adds',
      'ohne | without + städtisch* | kommunal* | municipal | city',
    ],
  },
});

/** „ohne Sozialpass“, „glaub ihm kein Wort“: one word that says no to what follows, which is no programme. */
const isOfOtherThing = (words: readonly Word[], { from, to }: Span): boolean => {
  const next = words[to];
  const isNo = to === from + 1 && /^(?:ohne|kein(?:e[mnr]?)?)$/.test(words[from]?.plain ?? '');
  if (!isNo || words[from]?.stop !== undefined || next === undefined) return false;
  // „ohne jede Förderung“
  const isJoined = /^\p{Ll}/u.test(next.text) && next.stop === undefined;
  const isNone = words.slice(to, isJoined ? to + 2 : to + 1).some(({ plain }) => programmes.test(plain));
  return /^\p{L}{3}/u.test(next.text) && !isFilling(next) && !isNone;
};
const programmes = /foerder|zuschu|praemie|geld|programm|stadt|staedt|kommun|gemeinde|subsid|grant/;

const noProgramme = { de: 'kein Programm', en: 'no programme' };

/** Its label must not be searched for parts: „Förderung“ does not mean that there is none. */
const withoutBaseline = new WeakMap<readonly Choice[], readonly Choice[]>();

function onlyCities(choices: readonly Choice[] | undefined): readonly Choice[] | undefined {
  if (!choices) return undefined;
  const known = withoutBaseline.get(choices) ?? choices.filter((city) => !isBaseline(city));
  withoutBaseline.set(choices, known);
  return known;
}

/** Recognises a city of the list, or the baseline: by its words, or by a town that is not on the list. */
export const cityOrNone: Recogniser<SolarCity> = {
  ...cities,
  exact: (word, context) =>
    word.plain === none
      ? { value: none, label: noneLabel[context.lang] }
      : cities.exact?.(word, { ...context, choices: onlyCities(context.choices) }),
  show: (city, lang) =>
    text(city.without ? `${city.without.name} (${noProgramme[lang]})` : cityName(city, lang)),
  find(words, context) {
    const found = baseline
      .find(words, context)
      .filter((one) => one.score === 1 && !isOfOtherThing(words, one));
    const value = { value: none, label: noneLabel[context.lang] };
    const named = cities.find(words, { ...context, choices: onlyCities(context.choices) });
    const listed = named.filter(({ unlisted }) => !unlisted);
    return [
      ...found.map((candidate) => ({ ...candidate, value })),
      ...named
        // „Kein Zuschuss in Köln“; and where one lives is said beside the city that is asked about, not „Berlin und Köln“.
        .filter(
          (city) =>
            !city.unlisted ||
            found.length + listed.length === 0 ||
            listed.some((one) => isListedWith(words, one, city)),
        )
        .filter((candidate) => isApart(candidate, found))
        .map(({ unlisted, ...city }): Candidate<SolarCity> => {
          if (!unlisted) return city;
          const { from, to, score } = city;
          return { from, to, value: { ...value, without: unlisted }, score };
        }),
    ];
  },
};
