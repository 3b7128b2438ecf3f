// The cities whose subsidy is active by the service's own list, and the baseline without any city.
import { getBalkonkraftwerkResults } from '../../src/facts/endpoints/getBalkonkraftwerk.ts';
import {
  anyCity,
  type Candidate,
  type Choice,
  cityNames,
  eachOnce,
  entriesOf,
  type FactsRecord,
  isApart,
  type Lang,
  onlyInTurn,
  oneOf,
  oneOfService,
  readCity,
  type RecogniseContext,
  type Recogniser,
  factsMemo,
  text,
  type Word,
} from '../../src/kit/index.ts';

/** What the contract calls the baseline; it is no city. */
const none = 'none';
const noneLabel = { de: 'ohne kommunale Förderung', en: 'no municipal subsidy' };

export const isBaseline = (city: Choice) => city.value === none;

export const cityName = (city: Choice, lang: Lang) => (isBaseline(city) ? noneLabel[lang] : city.label);

/** What the service's overview lists: each size in each city. */
export const entriesIn = (answer: FactsRecord) =>
  entriesOf(answer, 'results', 'cities', 'ergebnisse', 'staedte');

const listed = factsMemo(async (facts, signal) => {
  const entries = entriesIn(await getBalkonkraftwerkResults(facts, signal));
  const offered = eachOnce(entries.flatMap((entry) => readCity(entry) ?? []));
  const cities = offered.filter((city) => !isBaseline(city));
  // Offered last, in words and as it is written in the strict command line.
  return cities.length > 0 ? [...cities, { value: none, label: `${noneLabel.de} (${none})` }] : [];
});

const cities = oneOfService(listed, { nicknames: cityNames });

const baseline = oneOf({
  [none]: {
    label: noneLabel,
    words: [
      ...['ohne', 'ohne Förderung', 'keine Förderung', 'ohne Zuschuss', 'ohne Stadt', 'keine Stadt', 'keine'],
      ...['andere Stadt', 'basiswert', 'basiswerte', 'no subsidy', 'without subsidy', 'no city', 'baseline'],
    ],
  },
});

/** Its label must not be searched for parts: „Förderung“ does not mean that there is none. */
const withoutBaseline = new WeakMap<readonly Choice[], readonly Choice[]>();

function onlyCities(choices: readonly Choice[] | undefined): readonly Choice[] | undefined {
  if (!choices) return undefined;
  const known = withoutBaseline.get(choices) ?? choices.filter((city) => !isBaseline(city));
  withoutBaseline.set(choices, known);
  return known;
}

/** „in Köln“: a city without a subsidy is told so, and is not passed over. */
const otherCities = (words: readonly Word[], context: RecogniseContext): readonly Candidate<Choice>[] =>
  anyCity.find(words, context).flatMap((candidate) => {
    const isIn = /^in$/i.test(words[candidate.from - 1]?.text ?? '');
    const isName = /^\p{Lu}\p{L}{3}/u.test(words[candidate.from]?.text ?? '');
    const isCity = candidate.score > onlyInTurn || (isIn && isName);
    return isCity ? [{ ...candidate, score: 0.2, impossible: true as const }] : [];
  });

/** Recognises a city of the list, or the baseline by its words. */
export const cityOrNone: Recogniser<Choice> = {
  ...cities,
  show: (city, lang) => text(cityName(city, lang)),
  find(words, context) {
    const found = baseline.find(words, context).filter(({ score }) => score === 1);
    const named = cities.find(words, { ...context, choices: onlyCities(context.choices) });
    const value = { value: none, label: noneLabel[context.lang] };
    const isOpen = found.length + named.length === 0 && context.choices !== undefined;
    return [
      ...(isOpen ? otherCities(words, context) : []),
      ...found.map((candidate) => ({ ...candidate, value })),
      ...named.filter((candidate) => isApart(candidate, found)),
    ];
  },
};
