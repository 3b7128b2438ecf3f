// Recognises one of the 16 states by its name, its abbreviation, what people call it, or a town or postal code in it.
import { plainName } from '../../facts/index.ts';
import { stateNames } from '../../germany/index.ts';
import { oneOf, type OneOfEntry } from './oneOf.ts';
import { placesAmong } from './places.ts';
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

/**
 * The states that a recogniser knows, also by their towns and postal codes. Where towns of one name lie in several
 * states, the asker is asked which.
 */
export function orTown<Value>(states: Recogniser<Value>): Recogniser<Value> {
  return {
    ...states,
    find(words, context) {
      const found = states.find(words, context);
      const sure = found.filter(({ corrected }) => !corrected);
      const inTowns = placesAmong(words)
        .filter((place) => !place.isDoubtful && isApart(place, sure))
        .flatMap((place): Candidate<Value>[] => {
          const { from, to } = place;
          const meant = place.states.flatMap((state) => {
            const [one] = states.find(readWords(state), context);
            return one && !one.impossible && !one.corrected ? [{ state, value: one.value }] : [];
          });
          const [first, ...others] = meant;
          if (!first) return [];
          const isOpen = others.length > 0;
          const between =
            isOpen && meant.map(({ state }) => ({ value: state, label: `${place.name} (${state})` }));
          const score = place.isCode || isOpen ? 0.9 : 1;
          return [
            {
              from,
              to,
              value: first.value,
              score,
              ...(between ? { between } : { corrected: true, liesIn: place.name }),
            },
          ];
        });
      return [...found.filter((one) => !one.corrected || isApart(one, inTowns)), ...inTowns];
    },
  };
}
