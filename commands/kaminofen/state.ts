// The federal states as the service's examples spell them, under all of their names.
import { getKaminofenExamples } from '../../src/facts/endpoints/getKaminofen.ts';
import {
  type Choice,
  eachOnce,
  entriesOf,
  type FactsRecord,
  oneOfService,
  orTown,
  factsMemo,
  stateNamed,
  stateNames,
} from '../../src/kit/index.ts';

/** What the service's overview lists: each stove in each state. */
export const examplesIn = (answer: FactsRecord) =>
  entriesOf(answer, 'results', 'examples', 'ergebnisse', 'beispiele');

const fieldNames = ['state', 'state_slug', 'bundesland', 'land', 'slug', 'kennung', 'code', 'key', 'id'];

/** The state of an entry: the first of these fields that holds the name of one, in whatever spelling. */
export function stateOf(entry: FactsRecord): Choice | undefined {
  return fieldNames
    .map((name): Choice | undefined => {
      const value = entry.text(name);
      const label = value && stateNamed(value);
      return value && label ? { value, label } : undefined;
    })
    .find((choice) => choice !== undefined);
}

const listStates = factsMemo(async (facts, signal) =>
  eachOnce(examplesIn(await getKaminofenExamples(facts, signal)).flatMap((entry) => stateOf(entry) ?? [])),
);

/** Sachsen is not a part of Sachsen-Anhalt. */
export const state = orTown(oneOfService(listStates, { nicknames: stateNames, byParts: false }));
