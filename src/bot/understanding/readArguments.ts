// The words after a command's name as the values of its arguments, what is wrong with them, and how they were read.
import { inLanguage, joined, sentence, type Sentence, strong, text } from '../../document/index.ts';
import {
  type Argument,
  type Cell,
  ClarificationNeeded,
  type Command,
  missingValue,
  type Text,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import { refuseContradiction, refuseNegated, textAround } from './doubts.ts';
import {
  ambiguous,
  isNeeded,
  isYear,
  mustBeTold,
  possible,
  textAt,
  unclaimedWords,
  unclearNumber,
  unknown,
  unlistedPlace,
} from './slotProblems.ts';
import { announces, type FilledSlot, fillSlots, isTakenBy, type SlotContext } from './fillSlots.ts';
import type { CommandMatch } from './matchCommand.ts';

export interface ReadArguments {
  readonly values: Readonly<Record<string, unknown>>;
  /** Words that were read as something else than what they say. */
  readonly corrected: readonly {
    readonly typed: string;
    readonly read: Cell;
    /** The town whose state was read. */
    readonly liesIn?: string | undefined;
  }[];
  /** Values that were not given, but taken all the same. */
  readonly assumed: readonly { readonly label: Text; readonly value: Cell }[];
  /** Words that no argument takes. */
  readonly ignored: string;
  /** The values in order, as the answer repeats them. */
  readonly shown: readonly Cell[];
}

/** Throws ClarificationNeeded for a missing, unknown, ambiguous or impossible value. Pure. */
export function readArguments(command: Command, words: readonly Word[], context: SlotContext): ReadArguments {
  const { slots: slots, failed, unclear } = fillSlots(command, words, context);
  refuseImpossible(command, slots, words, context);
  const isTaken = isTakenBy(slots);
  refuseNegated(command, slots, words, { ...context, isTaken });
  if (unclear) throw unclearNumber(command, words, unclear, context);
  refuseContradiction(command, slots, words, { ...context, isTaken });
  const ignored = unclaimedWords(command, words, isTaken);
  // In free text people say more than the command needs; and a year alone is no value.
  const left = context.isStrict ? ignored.filter((at) => !isYear(words[at]?.text ?? '')) : [];
  const unlisted = unlistedPlace(slots, words, ignored, context);
  if (unlisted) throw unknown(command, unlisted.argument, words, [unlisted.at], context);
  const isGap = slots.some(({ argument, candidate }) => !candidate && !argument.named);
  const isInPlace = failed && left.includes(failed.at) && (failed.at === 0 || isTaken(failed.at - 1));
  const isValue = left.length === 1 || (failed && context.choicesOf(failed.argument) !== undefined);
  const lastTaken = Math.max(-1, ...slots.map(({ candidate }) => candidate?.to ?? -1));
  const mayBeTalk = (argument: Argument) =>
    context.isSentence && !isNeeded(argument) && left.every((at) => at >= lastTaken);
  if (isGap && isInPlace && isValue && !mayBeTalk(failed.argument) && possible(failed.argument, context)) {
    throw unknown(command, failed.argument, words, [failed.at], context);
  }
  for (const { argument, candidate } of slots) {
    if (candidate) continue;
    const announced = left.filter((at) => announces(argument, words, at));
    const meant = argument.named
      ? announced
      : left.filter((at) => at === 0 || isTaken(at - 1) || announced.includes(at));
    // Several words beside what was understood are rather talk than a value, unless the service could know them.
    const isTalk =
      announced.length === 0 && (mayBeTalk(argument) || (left.length > 1 && !context.choicesOf(argument)));
    if (meant.length > 0 && !(isTalk && !isNeeded(argument)) && possible(argument, context)) {
      throw unknown(command, argument, words, meant, context);
    }
    if (!isNeeded(argument)) continue;
    const choices = context.choicesOf(argument);
    throw missingValue(argument, context.lang, choices);
  }
  for (const { candidate } of slots) {
    if (candidate?.between) throw ambiguous(command, words, candidate, context);
  }
  return {
    values: Object.fromEntries(
      slots.map(({ key, argument, candidate }) => [key, candidate ? candidate.value : argument.assumed]),
    ),
    corrected: slots.flatMap(({ argument, candidate }) =>
      candidate?.corrected
        ? [
            {
              typed: wordsIn(words, candidate),
              read: argument.recogniser.show(candidate.value, context.lang),
              liesIn: candidate.liesIn,
            },
          ]
        : [],
    ),
    assumed: slots.flatMap(({ argument: { recogniser, label, assumed }, candidate }) =>
      candidate || assumed === undefined ? [] : [{ label, value: recogniser.show(assumed, context.lang) }],
    ),
    ignored: textAt(
      words,
      context.isStrict ? left : ignored.filter((at) => words[at] && mustBeTold(words[at])),
    ),
    shown: slots.flatMap(({ argument, candidate }) =>
      candidate ? [argument.recogniser.show(candidate.value, context.lang)] : [],
    ),
  };
}

/**
 * Refuses what no value can be, whatever the service offers (900 Watt, 30 February): before anything is asked of the
 * service. Throws ClarificationNeeded.
 */
export function refuseImpossible(
  command: Command,
  slots: readonly FilledSlot[],
  words: readonly Word[],
  context: SlotContext,
): void {
  for (const { argument, candidate } of slots) {
    if (candidate?.problem) {
      throw new ClarificationNeeded({
        kind: 'other',
        say: candidate.problem,
        around: textAround(command, words, candidate, context),
      });
    }
    if (!candidate?.impossible) continue;
    const span = Array.from({ length: candidate.to - candidate.from }, (_, index) => candidate.from + index);
    throw unknown(command, argument, words, span, context, candidate.unlisted);
  }
}

export function notesOn(
  { command, lang, isStrict, misspelt }: CommandMatch,
  read: ReadArguments,
): readonly Sentence[] {
  const name = text(command.name[lang][0]);
  const corrected: ReadArguments['corrected'] = [
    ...(misspelt ? [{ typed: misspelt, read: name }] : []),
    ...read.corrected,
  ];
  const say = inLanguage(lang);
  return [
    ...corrected.map(({ typed, read: meant, liesIn }) =>
      say({
        de: liesIn
          ? sentence`${text(liesIn)} liegt in ${strong(meant)}.`
          : sentence`„${text(typed)}“ als ${strong(meant)} gelesen.`,
        en: liesIn
          ? sentence`${text(liesIn)} is in ${strong(meant)}.`
          : sentence`Read “${text(typed)}” as ${strong(meant)}.`,
      }),
    ),
    ...read.assumed.map(({ label, value }) =>
      say({
        de: sentence`Angenommen: ${label.de} ${strong(value)}.`,
        en: sentence`Assumed: ${label.en} ${strong(value)}.`,
      }),
    ),
    ...(read.ignored
      ? [
          say({
            de: sentence`Nicht verstanden und nicht berücksichtigt: „${text(read.ignored)}“.`,
            en: sentence`Not understood and left out: “${text(read.ignored)}”.`,
          }),
        ]
      : []),
    ...(isStrict
      ? []
      : [
          [
            say({ de: 'Verstanden als: ', en: 'Understood as: ' }),
            ...joined(
              [name, ...read.shown].map((cell) => [cell]),
              ', ',
            ),
            '.',
          ],
        ]),
  ];
}
