// What can be wrong with the words of an argument, and with those that no argument took, as the asker is told.
import {
  type Argument,
  ClarificationNeeded,
  type Candidate,
  type Choice,
  type Command,
  isFilling,
  isTownName,
  mayBeName,
  plainName,
  type Text,
  type UnlistedPlace,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import { textAround } from './doubts.ts';
import type { SlotContext, FilledSlot, UnclearNumber } from './fillSlots.ts';

export const isNeeded = ({ optional, assumed }: Argument) => !optional && assumed === undefined;

export const textAt = (words: readonly Word[], places: readonly number[]) =>
  places.map((at) => words[at]?.text).join(' ');

/** What a value must be: one of a list, or of a kind; undefined where only the service can say. */
export function possible(
  argument: Argument,
  { lang, choicesOf }: SlotContext,
): { readonly choices: readonly Choice[]; readonly expects: Text | undefined } | undefined {
  const { recogniser } = argument;
  const { expects } = recogniser;
  const choices = choicesOf(argument) ?? recogniser.offers?.(lang);
  return choices || expects ? { choices: choices ?? [], expects } : undefined;
}

export function unknown(
  command: Command,
  argument: Argument,
  words: readonly Word[],
  places: readonly number[],
  context: SlotContext,
  place?: UnlistedPlace,
): ClarificationNeeded {
  const from = Math.min(...places);
  const to = Math.max(...places) + 1;
  return new ClarificationNeeded({
    kind: 'unknownValue',
    typed: textAt(words, places),
    label: argument.label,
    place,
    choices: [],
    ...possible(argument, context),
    around: textAround(command, words, { from, to }, context),
  });
}

/** „45000“ where it could be the costs or the postal code. */
export function unclearNumber(
  command: Command,
  words: readonly Word[],
  { at, options }: UnclearNumber,
  context: SlotContext,
): ClarificationNeeded {
  const typed = textAt(words, [at]);
  return new ClarificationNeeded({
    kind: 'ambiguous',
    typed,
    around: textAround(command, words, { from: at, to: at + 1 }, context),
    choices: options.map(({ label, after }) => {
      const named = `${after?.[0] ?? label[context.lang]} ${typed}`;
      return { value: named, label: named };
    }),
    otherwise: undefined,
  });
}

export function ambiguous(
  command: Command,
  words: readonly Word[],
  candidate: Candidate<unknown>,
  context: SlotContext,
): ClarificationNeeded {
  const { between = [], otherwise } = candidate;
  return new ClarificationNeeded({
    kind: 'ambiguous',
    typed: wordsIn(words, candidate),
    around: textAround(command, words, candidate, context),
    choices: between,
    otherwise,
  });
}

/** Where the words stand that were not understood. */
export const unclaimedWords = (
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
  slots: readonly FilledSlot[],
  words: readonly Word[],
  ignored: readonly number[],
  { choicesOf }: SlotContext,
): { readonly argument: Argument; readonly at: number } | undefined {
  for (const { argument, candidate } of slots) {
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

const isPlaceName = (word: Word) =>
  isTownName(word.plain) ||
  (mayBeName(word) && /^\p{Lu}\p{Ll}{2}/u.test(word.text) && !noPlaces.has(word.plain));

/** Also in a sentence nobody says these beside the question: a figure, a town. A year says nothing by itself. */
export const mustBeTold = ({ text, plain }: Word): boolean =>
  (/\d/.test(text) && !isYear(text)) || (isTownName(plain) && /^\p{Lu}/u.test(text));

export const isYear = (text: string) => /^20[2-4]\d$/.test(text);

const noPlaces = new Set(
  'deutschland germany europa teilzeit vollzeit eigentum planung zukunft anfang mitte ende umzug montag dienstag mittwoch donnerstag freitag samstag sonntag'.split(
    ' ',
  ),
);
