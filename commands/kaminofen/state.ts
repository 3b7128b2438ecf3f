// The federal states as the service's examples spell them, under all of their names.
import { getKaminofenExamples } from '../../src/facts/endpoints/getKaminofen.ts';
import {
  type Choice,
  entriesOf,
  type FactsRecord,
  oneOfService,
  plainName,
  remembered,
  stateNames,
} from '../../src/kit/index.ts';

const officialNames = new Map(
  stateNames.flatMap((names) => names.map((name) => [plainName(name), names[0] ?? name] as const)),
);

/** What the service's overview lists: each stove in each state. */
export const examplesIn = (answer: FactsRecord) =>
  entriesOf(answer, 'results', 'examples', 'ergebnisse', 'beispiele');

const fieldNames = ['state', 'state_slug', 'bundesland', 'land', 'slug', 'kennung', 'code', 'key', 'id'];

/** The state of an entry: the first of these fields that holds the name of one, in whatever spelling. */
export function stateOf(entry: FactsRecord): Choice | undefined {
  return fieldNames
    .map((name): Choice | undefined => {
      const value = entry.text(name);
      const label = officialNames.get(plainName(value ?? ''));
      return value !== undefined && label !== undefined ? { value, label } : undefined;
    })
    .find((choice) => choice !== undefined);
}

export const listStates = remembered(async (facts, signal) => {
  const found = examplesIn(await getKaminofenExamples(facts, signal)).flatMap(
    (entry) => stateOf(entry) ?? [],
  );
  return [...new Map(found.map((choice) => [choice.value, choice])).values()];
});

/** Sachsen is not a part of Sachsen-Anhalt. */
export const state = oneOfService(listStates, { nicknames: stateNames, byParts: false });
