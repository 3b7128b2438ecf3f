// The words after a command's name as the values of its arguments, or what is wrong with them.

import type { Argument, Candidate } from '../kit/index.ts';
import {
  AskError,
  type Cell,
  type Choice,
  type Command,
  isJoining,
  type Lang,
  type RecogniseContext,
  type Word,
  wordsIn,
} from '../kit/index.ts';

export interface ReadArguments {
  readonly values: Readonly<Record<string, unknown>>;
  /** Words that were read as something else than what they say. */
  readonly corrected: readonly { readonly typed: string; readonly read: Cell }[];
  /** Words that no argument takes. */
  readonly ignored: string;
  /** The values in order, as the answer repeats them. */
  readonly shown: readonly Cell[];
}

export interface ArgumentsContext extends Omit<RecogniseContext, 'choices'> {
  /** What the service offers for an argument; undefined where it could not be read or there is no list. */
  readonly choicesOf: (argument: Argument) => readonly Choice[] | undefined;
  /** Every word should belong to an argument. */
  readonly isStrict: boolean;
}

interface Reading {
  readonly key: string;
  readonly argument: Argument;
  readonly candidate: Candidate<unknown> | undefined;
}

/** Throws AskError for a missing, unknown, ambiguous or impossible value. Pure. */
export function readArguments(
  command: Command,
  words: readonly Word[],
  context: ArgumentsContext,
): ReadArguments {
  const readings = assign(command, words, context);
  const chosen = readings.flatMap(({ candidate }) => (candidate ? [candidate] : []));
  const isTaken = (at: number) => chosen.some(({ from, to }) => from <= at && at < to);
  const ignored = words.flatMap((word, at) => (isJoining(word) || isTaken(at) ? [] : [at]));
  // In free text people say more than the command needs.
  const left = context.isStrict ? ignored : [];
  for (const { argument, candidate } of readings) {
    if (candidate?.problem) throw new AskError({ kind: 'other', say: candidate.problem });
    if (candidate) continue;
    const meant = left.filter((at) => at === 0 || isTaken(at - 1) || isAnnounced(argument, words, at));
    refuseGap(argument, textAt(words, meant), context.choicesOf(argument));
  }
  for (const { candidate } of readings) {
    if (candidate?.between) throw ambiguous(command, words, candidate, context.lang);
  }
  return {
    values: Object.fromEntries(readings.map(({ key, candidate }) => [key, candidate?.value])),
    corrected: readings.flatMap(({ argument, candidate }) =>
      candidate?.corrected
        ? [{ typed: wordsIn(words, candidate), read: argument.recogniser.show(candidate.value) }]
        : [],
    ),
    ignored: textAt(words, left),
    shown: readings.flatMap(({ argument, candidate }) =>
      candidate ? [argument.recogniser.show(candidate.value)] : [],
    ),
  };
}

/** First the arguments that a word in front announces („von“, „nach“), then the others in their order, from the left. */
function assign(command: Command, words: readonly Word[], context: ArgumentsContext): readonly Reading[] {
  const all = Object.entries(command.arguments).map(([key, argument]) => ({
    key,
    argument,
    candidates: argument.recogniser.find(words, { ...context, choices: context.choicesOf(argument) }),
  }));
  const taken = new Map<string, Candidate<unknown>>();
  const isFree = ({ from, to }: Candidate<unknown>) =>
    [...taken.values()].every((other) => to <= other.from || from >= other.to);
  for (const announcedOnly of [true, false]) {
    for (const { key, argument, candidates } of all) {
      const fitting = candidates.filter(
        (candidate) => isFree(candidate) && (!announcedOnly || isAnnounced(argument, words, candidate.from)),
      );
      const candidate = fitting.toSorted((a, b) => a.from - b.from || b.to - a.to)[0];
      if (candidate && !taken.has(key)) taken.set(key, candidate);
    }
  }
  return all.map(({ key, argument }) => ({ key, argument, candidate: taken.get(key) }));
}

const isAnnounced = (argument: Argument, words: readonly Word[], at: number) =>
  argument.after?.includes(words[at - 1]?.plain ?? '') ?? false;

const textAt = (words: readonly Word[], places: readonly number[]) =>
  places.map((at) => words[at]?.text).join(' ');

/** An argument without a value: fine when it is optional, unless words stand in its place. */
function refuseGap(argument: Argument, meant: string, choices: readonly Choice[] | undefined): void {
  const { label, optional } = argument;
  if (meant && choices) throw new AskError({ kind: 'unknownValue', typed: meant, label, choices });
  if (!optional) throw new AskError({ kind: 'missing', label, choices: choices ?? [] });
}

function ambiguous(
  command: Command,
  words: readonly Word[],
  candidate: Candidate<unknown>,
  lang: Lang,
): AskError {
  const { from, to, between = [], otherwise } = candidate;
  return new AskError({
    kind: 'ambiguous',
    typed: wordsIn(words, { from, to }),
    before: `${command.name[lang][0]} ${wordsIn(words, { from: 0, to: from })}`,
    after: wordsIn(words, { from: to, to: words.length }),
    choices: between,
    otherwise,
  });
}
