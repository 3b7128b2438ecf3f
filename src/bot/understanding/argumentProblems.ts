// What can be wrong with the words of an argument, as the problem that the asker is told.
import {
  type Argument,
  AskError,
  type Candidate,
  type Choice,
  type Command,
  type Text,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import type { AssignContext } from './assign.ts';
import { around } from './doubts.ts';
import type { Unclear } from './leftFigures.ts';

export const isNeeded = ({ optional, assumed }: Argument) => !optional && assumed === undefined;

export const textAt = (words: readonly Word[], places: readonly number[]) =>
  places.map((at) => words[at]?.text).join(' ');

/** What a value must be: one of a list, or of a kind; undefined where only the service can say. */
export function possible(
  argument: Argument,
  { lang, choicesOf }: AssignContext,
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
  context: AssignContext,
): AskError {
  const from = Math.min(...places);
  const to = Math.max(...places) + 1;
  return new AskError({
    kind: 'unknownValue',
    typed: textAt(words, places),
    label: argument.label,
    choices: [],
    ...possible(argument, context),
    around: around(command, words, { from, to }, context),
  });
}

/** „45000“ where it could be the costs or the postal code. */
export function unclearFigure(
  command: Command,
  words: readonly Word[],
  { at, options }: Unclear,
  context: AssignContext,
): AskError {
  const typed = textAt(words, [at]);
  return new AskError({
    kind: 'ambiguous',
    typed,
    around: around(command, words, { from: at, to: at + 1 }, context),
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
  context: AssignContext,
): AskError {
  const { between = [], otherwise } = candidate;
  return new AskError({
    kind: 'ambiguous',
    typed: wordsIn(words, candidate),
    around: around(command, words, candidate, context),
    choices: between,
    otherwise,
  });
}
