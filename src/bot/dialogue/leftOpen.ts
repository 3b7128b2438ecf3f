// What becomes of a question when what was asked back is not told: all variants, or what is possible once more.
import { anyState, isFilling, statesOf, wordsIn } from '../../kit/index.ts';
import { knowsNot } from '../understanding/cues.ts';
import { argumentsOf, type Doubt, type Frame } from '../understanding/frame.ts';
import { unknown } from '../understanding/leftOver.ts';
import { valueNamed } from '../understanding/slotCandidates.ts';
import { isQuestion, type ParsedMessage } from '../understanding/parseMessage.ts';
import type { Following } from './change.ts';

const mostVariants = 4;

/** „Weiß ich nicht“: all variants side by side where they are few, else everything that there is. */
export function leftOpen({ frame, doubt, context }: Following): Frame | undefined {
  if (!doubt) return undefined;
  const { keys, problem } = doubt;
  const [key] = keys;
  const argument = argumentsOf(frame).find(([name]) => name === key)?.[1];
  const choices = 'choices' in problem ? problem.choices : [];
  const doubts = frame.doubts.filter((one) => !one.keys.some((name) => name === key));
  if (key !== undefined && argument && choices.length > 1 && choices.length <= mostVariants) {
    const [first, ...others] = choices.flatMap(
      ({ value, label }) => valueNamed(argument, [value, label], context) ?? [],
    );
    if (first) {
      const slot = { candidate: first, typed: choices[0]?.label ?? '', others };
      return { ...frame, doubts, slots: new Map([...frame.slots, [key, slot]]) };
    }
  }
  // „Wie alt ist die Heizung?“ – „weiß ich nicht“: as if nothing had been said of it.
  if (key !== undefined && argument?.optional && problem.kind === 'other')
    return { ...frame, doubts, slots: new Map([...frame.slots].filter(([name]) => name !== key)) };
  return frame.match.command.overview ? { ...frame, doubts: [], isOverview: true } : undefined;
}

/** „Irgendwo in Bayern“, where a city was asked for: which of those that lie there; undefined where none does. */
export function inStateSaid({ frame, said, awaited, context }: Following): Frame | undefined {
  const { words } = said;
  const [key = ''] = awaited;
  const argument = argumentsOf(frame).find(([name]) => name === key)?.[1];
  const choices = argument?.recogniser.choices ? (context.choicesOf(argument) ?? []) : [];
  const [state] = anyState
    .find(words, { ...context, choices: undefined })
    .filter(({ score, corrected }) => score >= 0.9 && !corrected);
  const there = state ? choices.filter((choice) => statesOf(choice).includes(state.value)) : [];
  if (!state || there.length === 0 || there.length === choices.length) return undefined;
  const typed = wordsIn(words, state);
  const doubt: Doubt = {
    keys: [key],
    problem: { kind: 'ambiguous', typed, choices: there, otherwise: undefined },
  };
  return { ...frame, doubts: [doubt] };
}

/** So many words are repeated; more is rather a story. */
const mostRepeated = 4;
/** Who writes more than this asks something new. */
const mostOfAnswer = 20;

/** An answer that says no such value: told, with what is possible; or what was asked back is asked once more. */
export function unknownAnswer({ frame, doubt, said, context }: Following): Frame | undefined {
  const [key] = doubt?.keys ?? [];
  const argument = argumentsOf(frame).find(([name]) => name === key)?.[1];
  const telling = said.words.filter((word) => !isFilling(word));
  const isAnswer = telling.length > 0 && said.words.length <= mostOfAnswer && !isQuestion(said);
  if (!isAnswer) return undefined;
  // The command itself has asked: it does so again.
  if (!doubt) return frame;
  if (!key || !argument) return undefined;
  const isShort = said.words.length <= mostRepeated;
  const typed = wordsIn(said.words);
  return {
    ...frame,
    doubts: [isShort ? { keys: [key], problem: unknown(argument, typed, context) } : doubt],
  };
}

/** „Weiß ich nicht“, „was die meisten nehmen“ after an answer that rests on what was not said. */
export const staysAssumed = (frame: Frame, said: ParsedMessage): boolean =>
  knowsNot(said.words) &&
  // „Wie viele Einwohner wir haben? Weiß ich nicht“
  (!isQuestion(said) || endsUnknowing.test(said.typed)) &&
  argumentsOf(frame).some(
    ([key, { optional, assumed }]) => !frame.slots.has(key) && (optional === true || assumed !== undefined),
  );

const endsUnknowing = /(?:weiß ich (?:noch )?nicht|keine ahnung|no idea|don['’]?t know)\P{L}*$/iu;

/** Where the command itself asked back: what it may have asked for, in its order. */
export const openKeys = (frame: Frame): readonly string[] =>
  argumentsOf(frame).flatMap(([key, { named }]) => (named || frame.slots.has(key) ? [] : [key]));
