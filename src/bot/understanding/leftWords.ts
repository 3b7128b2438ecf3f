// Words that no argument took: which of them say nothing, and which name a place that the service does not have.
import {
  type Argument,
  type Command,
  isFilling,
  mayBeName,
  plainName,
  towns,
  type Word,
} from '../../kit/index.ts';
import { isNeeded } from './argumentProblems.ts';
import type { AssignContext, Reading } from './assign.ts';

/** Where the words stand that were not understood. */
export const leftOver = (
  command: Command,
  words: readonly Word[],
  isTaken: (at: number) => boolean,
): readonly number[] =>
  words.flatMap((word, at) =>
    isFilling(word) || isTaken(at) || saidOf(command).has(word.plain) ? [] : [at],
  );

const subjects = new WeakMap<Command, ReadonlySet<string>>();

/** „parkverbot für möbelwagen“, „sachkunde nach 34a“: what belongs to the subject needs no understanding. */
function saidOf(command: Command): ReadonlySet<string> {
  const known = subjects.get(command);
  if (known) return known;
  const { de = [], en = [] } = command.words ?? {};
  const withValue = command.nameWithValue ?? { de: [], en: [] };
  const names = [...command.name.de, ...command.name.en, ...withValue.de, ...withValue.en];
  const said = new Set([...de, ...en, ...names].filter((word) => !word.endsWith('*')).map(plainName));
  subjects.set(command, said);
  return said;
}

/** „GmbH in Saarbrücken gründen“, „von Potsdam“: a place in plain sight that the list does not have is said. */
export function unlistedPlace(
  readings: readonly Reading[],
  words: readonly Word[],
  ignored: readonly number[],
  { choicesOf }: AssignContext,
): { readonly argument: Argument; readonly at: number } | undefined {
  for (const { argument, candidate } of readings) {
    if (candidate || !choicesOf(argument)) continue;
    const announcers = new Set([...(isNeeded(argument) ? ['in'] : []), ...(argument.after ?? [])]);
    const at = ignored.find((place) => {
      const word = words[place];
      return announcers.has(words[place - 1]?.plain ?? '') && word !== undefined && isPlaceName(word);
    });
    if (at !== undefined) return { argument, at };
  }
  return undefined;
}

const knownTowns = new Set(towns.map(plainName));

const isPlaceName = (word: Word) =>
  knownTowns.has(word.plain) ||
  (mayBeName(word) && /^\p{Lu}\p{Ll}{2}/u.test(word.text) && !noPlaces.has(word.plain));

/** Also in a sentence nobody says these beside the question: a figure, a town. A year says nothing by itself. */
export const mustBeTold = ({ text, plain }: Word): boolean =>
  (/\d/.test(text) && !isYear(text)) || (knownTowns.has(plain) && /^\p{Lu}/u.test(text));

export const isYear = (text: string) => /^20[2-4]\d$/.test(text);

const noPlaces = new Set(
  'deutschland germany europa teilzeit vollzeit eigentum planung zukunft anfang mitte ende umzug montag dienstag mittwoch donnerstag freitag samstag sonntag'.split(
    ' ',
  ),
);
