// The words after a command's name as the values of its arguments, or what is wrong with them.
import {
  type Argument,
  AskError,
  type Candidate,
  type Cell,
  type Choice,
  type Command,
  isFilling,
  missingValue,
  type RecogniseContext,
  type Text,
  type Word,
  wordsIn,
} from '../kit/index.ts';
import { announces, assign, type Reading } from './assign.ts';
import { around, refuseContradiction, refuseNegated } from './doubts.ts';
import type { Unclear } from './leftFigures.ts';

export interface ReadArguments {
  readonly values: Readonly<Record<string, unknown>>;
  /** Words that were read as something else than what they say. */
  readonly corrected: readonly { readonly typed: string; readonly read: Cell }[];
  /** Values that were not given, but taken all the same. */
  readonly assumed: readonly { readonly label: Text; readonly value: Cell }[];
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

/** Throws AskError for a missing, unknown, ambiguous or impossible value. Pure. */
export function readArguments(
  command: Command,
  words: readonly Word[],
  context: ArgumentsContext,
): ReadArguments {
  const { readings, failed, unclear } = assign(command, words, context);
  refuseImpossible(command, readings, words, context);
  const isTaken = (at: number) =>
    readings.some(
      ({ candidate, announcedAt }) =>
        candidate && ((candidate.from <= at && at < candidate.to) || at === announcedAt),
    );
  refuseNegated(command, readings, words, { ...context, isTaken });
  if (unclear) throw unclearFigure(command, words, unclear, context);
  refuseContradiction(command, readings, words, { ...context, isTaken });
  const ignored = words.flatMap((word, at) => (isFilling(word) || isTaken(at) ? [] : [at]));
  // In free text people say more than the command needs.
  const left = context.isStrict ? ignored : [];
  const isGap = readings.some(({ argument, candidate }) => !candidate && !argument.named);
  const isInPlace = failed && left.includes(failed.at) && (failed.at === 0 || isTaken(failed.at - 1));
  const isValue = left.length === 1 || (failed && context.choicesOf(failed.argument) !== undefined);
  if (isGap && isInPlace && isValue && possible(failed.argument, context)) {
    throw unknown(command, failed.argument, words, [failed.at], context);
  }
  for (const { argument, candidate } of readings) {
    if (candidate) continue;
    const announced = left.filter((at) => announces(argument, words, at));
    const meant = argument.named
      ? announced
      : left.filter((at) => at === 0 || isTaken(at - 1) || announced.includes(at));
    // Several words beside what was understood are rather talk than a value, unless the service could know them.
    const isTalk = left.length > 1 && announced.length === 0 && !context.choicesOf(argument);
    if (meant.length > 0 && !(isTalk && !isNeeded(argument)) && possible(argument, context)) {
      throw unknown(command, argument, words, meant, context);
    }
    if (!isNeeded(argument)) continue;
    const choices = context.choicesOf(argument);
    throw missingValue(argument, context.lang, choices);
  }
  for (const { candidate } of readings) {
    if (candidate?.between) throw ambiguous(command, words, candidate, context);
  }
  return {
    values: Object.fromEntries(
      readings.map(({ key, argument, candidate }) => [key, candidate ? candidate.value : argument.assumed]),
    ),
    corrected: readings.flatMap(({ argument, candidate }) =>
      candidate?.corrected
        ? [
            {
              typed: wordsIn(words, candidate),
              read: argument.recogniser.show(candidate.value, context.lang),
            },
          ]
        : [],
    ),
    assumed: readings.flatMap(({ argument: { recogniser, label, assumed }, candidate }) =>
      candidate || assumed === undefined ? [] : [{ label, value: recogniser.show(assumed, context.lang) }],
    ),
    ignored: textAt(words, left),
    shown: readings.flatMap(({ argument, candidate }) =>
      candidate ? [argument.recogniser.show(candidate.value, context.lang)] : [],
    ),
  };
}

/**
 * Refuses what no value can be, whatever the service offers (900 Watt, 30 February): before anything is asked of the
 * service. Throws AskError.
 */
export function refuseImpossible(
  command: Command,
  readings: readonly Reading[],
  words: readonly Word[],
  context: ArgumentsContext,
): void {
  for (const { argument, candidate } of readings) {
    if (candidate?.problem) {
      throw new AskError({
        kind: 'other',
        say: candidate.problem,
        around: around(command, words, candidate, context),
      });
    }
    if (!candidate?.impossible) continue;
    const span = Array.from({ length: candidate.to - candidate.from }, (_, index) => candidate.from + index);
    throw unknown(command, argument, words, span, context);
  }
}

const isNeeded = ({ optional, assumed }: Argument) => !optional && assumed === undefined;

const textAt = (words: readonly Word[], places: readonly number[]) =>
  places.map((at) => words[at]?.text).join(' ');

/** What a value must be: one of a list, or of a kind; undefined where only the service can say. */
function possible(
  argument: Argument,
  { lang, choicesOf }: ArgumentsContext,
): { readonly choices: readonly Choice[]; readonly expects: Text | undefined } | undefined {
  const { recogniser } = argument;
  const { expects } = recogniser;
  const choices = choicesOf(argument) ?? recogniser.offers?.(lang);
  return choices || expects ? { choices: choices ?? [], expects } : undefined;
}

function unknown(
  command: Command,
  argument: Argument,
  words: readonly Word[],
  places: readonly number[],
  context: ArgumentsContext,
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
function unclearFigure(
  command: Command,
  words: readonly Word[],
  { at, options }: Unclear,
  context: ArgumentsContext,
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

function ambiguous(
  command: Command,
  words: readonly Word[],
  candidate: Candidate<unknown>,
  context: ArgumentsContext,
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
