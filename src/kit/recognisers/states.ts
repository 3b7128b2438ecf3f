// Recognises one of the 16 states by its name, its abbreviation, what people call it, or one of its towns.
import { plainName } from '../../facts/index.ts';
import { stateNames, townsByState } from './germany.ts';
import { findNames, indexNames } from './names.ts';
import { oneOf, type OneOfEntry } from './oneOf.ts';
import type { Candidate, Recogniser } from './recogniser.ts';
import { isApart, readWords } from './words.ts';

const entries: Readonly<Record<string, OneOfEntry>> = Object.fromEntries(
  stateNames.map(([name = '', ...words]) => [name, { label: { de: name, en: name }, words }]),
);

/** A state under its written name, such as Baden-Württemberg. */
export const anyState = oneOf(entries, { isOfProperNames: true });

/** The written name of a state, whatever it is called here; undefined for what is no state. */
export function stateNamed(called: string): string | undefined {
  const plain = plainName(called);
  return stateNames.find((names) => names.some((name) => plainName(name) === plain))?.[0];
}

const index = indexNames(
  townsByState.map(([state, ...names]) => ({
    choice: { value: state, label: state },
    names,
    byParts: false,
    byForms: false,
  })),
);

/** The states that a recogniser knows, also by their towns. */
export function orTown<Value>(states: Recogniser<Value>): Recogniser<Value> {
  return {
    ...states,
    find(words, context) {
      const found = states.find(words, context);
      const inTowns = findNames(words, index).flatMap((town): Candidate<Value>[] => {
        if (town.corrected || !isApart(town, found)) return [];
        const [state] = states.find(readWords(town.value.value), context);
        const { from, to } = town;
        return state && !state.impossible
          ? [{ from, to, value: state.value, score: 1, corrected: true }]
          : [];
      });
      return [...found, ...inTowns];
    },
  };
}
