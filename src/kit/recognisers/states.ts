// Recognises one of the 16 states by its name, its abbreviation, what people call it, or a town or postal code in it.
import { plainName } from '../../facts/index.ts';
import { stateNames } from '../../germany/index.ts';
import { languageOf } from './language.ts';
import { oneOf, type OneOfEntry } from './oneOf.ts';
import { type FoundPlace, isTownName, placesAmong } from './places.ts';
import type { Candidate, Recogniser } from './recogniser.ts';
import { isApart, readWords, type Word } from './words.ts';

const entries: Readonly<Record<string, OneOfEntry>> = Object.fromEntries(
  stateNames.map(([name = '', ...words]) => [name, { label: { de: name, en: name }, words }]),
);

const byAnyName = oneOf(entries, { isOfProperNames: true });

/**
 * „Do I have to be …?“, „isch wohn he in Köln“: in English, and among many words, one of two letters is a state's code
 * only in capitals.
 */
const isNoCode = ({ text }: Word) => text.length === 2 && text !== text.toUpperCase();

/** A command line has hardly more. */
const mostOfLine = 8;

function withoutNoCodes<Value>(
  found: readonly Candidate<Value>[],
  words: readonly Word[],
): readonly Candidate<Value>[] {
  if (found.length === 0 || (languageOf(words) !== 'en' && words.length <= mostOfLine)) return found;
  return found.filter(({ from, to }) => !words.slice(from, to).every(isNoCode));
}

/** A state under its written name, such as Baden-Württemberg. */
export const anyState: typeof byAnyName = {
  ...byAnyName,
  find: (words, context) => withoutNoCodes(byAnyName.find(words, context), words),
};

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
      const found = withoutNoCodes(states.find(words, context), words);
      const sure = found.filter(({ corrected }) => !corrected);
      const inTowns = placesAmong(words)
        .filter((place) => !place.isDoubtful && isApart(place, sure))
        .flatMap((place) => {
          const mayBe = place.states.flatMap((state) => {
            const [one] = states.find(readWords(state), context);
            return one && !one.impossible && !one.corrected ? [{ state, value: one.value }] : [];
          });
          // „Naumburg in Hessen“, „Husum (Schleswig-Holstein)“: the state itself is said as well.
          const isSaid =
            (mayBe.length > 1 && mayBe.some(({ value }) => sure.some((one) => one.value === value))) ||
            sure.some(({ from }) => isBehind(words, place, from));
          return isSaid ? [] : stateOfTown(place, mayBe);
        });
      return [...found.filter((one) => !one.corrected || isApart(one, inTowns)), ...inTowns];
    },
  };
}

/** „Husum (Schleswig-Holstein)“, „Husum in Schleswig-Holstein“; behind a comma it is another one. */
const isBehind = (words: readonly Word[], { to }: FoundPlace, from: number) =>
  words[to - 1]?.stop === undefined && (from === to || (from === to + 1 && words[to]?.plain === 'in'));

/** The state that a town lies in; all that it may lie in, where towns share the name. */
function stateOfTown<Value>(
  { from, to, name, isCode }: FoundPlace,
  mayBe: readonly { readonly state: string; readonly value: Value }[],
): readonly Candidate<Value>[] {
  const [first, ...others] = mayBe;
  if (!first) return [];
  const { value } = first;
  if (others.length === 0) {
    return [{ from, to, value, score: isCode ? 0.9 : 1, corrected: true, liesIn: name }];
  }
  const between = mayBe.map(({ state }) => ({ value: state, label: `${name} (${state})` }));
  return [{ from, to, value, score: 0.9, between }];
}

/** „In Niedersachsen brauchen ihn alle“ says nothing on Bavaria. `states` are written names; of none, nothing is said. Pure. */
export function isOfOtherState(said: string, states: readonly string[]): boolean {
  if (states.length === 0) return false;
  const named = readWords(said).flatMap(({ text }) => stateNamed(plainName(text)) ?? []);
  return named.length > 0 && !named.some((one) => states.includes(one));
}

/** Whether a plainly written word is a town or a state, and hardly anything else. Pure. */
export const isPlaceName = (plain: string): boolean => isTownName(plain) || stateNamed(plain) !== undefined;

/** As the contract writes states in addresses: nordrhein-westfalen, baden-wurttemberg. Pure. */
export const stateSlug = (name: string): string =>
  name
    .split('-')
    .map((part) => plainName(part.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('-');
