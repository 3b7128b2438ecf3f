// A state said by one of its towns: „Kassel“ for Hessen, told as read so.
import { findNames, indexNames } from './names.ts';
import type { Candidate, Recogniser } from './recogniser.ts';
import { townsByState } from './towns.ts';
import { isApart, readWords } from './words.ts';

const index = indexNames(
  townsByState.map(([state, ...names]) => ({
    choice: { value: state, label: state },
    names,
    byParts: false,
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
