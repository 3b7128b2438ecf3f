// What is asked, as data: the command, what is wanted to know first, the value of each argument, and the lists that the
// values are of. A message is read into a frame (readFrame.ts); what is said next makes another (dialogue/nextFrame.ts).
import { type CalendarDate } from '../../document/index.ts';
import { type FactsConnection, FactsError } from '../../facts/index.ts';
import type {
  Argument,
  Candidate,
  Choice,
  Clarification,
  Command,
  QuestionIntent,
  Recogniser,
  Term,
  Upload,
  Word,
} from '../../kit/index.ts';
import type { FileKind } from '../../render/files.ts';
import type { SlotContext } from './fillSlots.ts';
import type { CommandMatch } from './matchCommand.ts';
import { candidatesFor } from './slotCandidates.ts';

/** The value of one argument. */
export interface Slot {
  readonly candidate: Candidate<unknown>;
  readonly typed: string;
  /** Said beside it for the same argument: to be compared with it. */
  readonly others: readonly Candidate<unknown>[];
  /** They belong to those of another argument, one by one: „A nach B gegen C nach D“. */
  readonly isPaired?: boolean;
  /** What was said before in its place, as typed. */
  readonly instead?: string;
}

/** What keeps a frame from being answered, until one of these arguments has another value. */
export interface Doubt {
  readonly problem: Clarification;
  readonly keys: readonly string[];
}

export interface Frame {
  readonly match: CommandMatch;
  readonly context: SlotContext;
  readonly intent: QuestionIntent;
  /** Everything is asked for, no single case. */
  readonly isOverview: boolean;
  /** By the names of the arguments. */
  readonly slots: ReadonlyMap<string, Slot>;
  readonly doubts: readonly Doubt[];
  /** Words that no argument took, and that must be told. */
  readonly ignored: string;
  /** Towns that the command has no use for, as typed: the service does not tell places apart there. */
  readonly beside?: readonly string[];
  /** What was told of somebody else, as typed: nothing of it is the case's. */
  readonly ofOthers?: readonly string[];
  /** For a command that takes a text. */
  readonly text: string;
  readonly uploads: readonly Upload[];
  readonly wanted: readonly FileKind[];
  /** The messages that it was read from, as typed, without the words for files. */
  readonly said: readonly string[];
  /** The one of them that asked anew, where that is not told by its words. */
  readonly asks?: string;
  /** The asker cannot say what was assumed: the same holds. */
  readonly isKept?: boolean;
  /** What was asked before a value was replaced, or before something else was wanted to know of the same matter. */
  readonly before?: Frame | undefined;
  /** What is to be explained before it is asked back once more: „Was heißt bidirektional?“ */
  readonly explains?: readonly Term[];
  /** A field of the sheet is asked for: „und was braucht man dafür?“ */
  readonly asksField?: boolean;
}

/** What is read of the words. */
export type Values = Pick<Frame, 'slots' | 'doubts' | 'ignored' | 'beside'>;

/** The arguments of a frame's command, in their order. */
export const argumentsOf = ({ match }: Pick<Frame, 'match'>): readonly (readonly [string, Argument])[] =>
  Object.entries(match.command.arguments);

/** Every reading of words as a value of one of its arguments, with the name of that. Pure. */
export const readingsIn = (frame: Pick<Frame, 'match' | 'context'>, words: readonly Word[]) =>
  argumentsOf(frame).flatMap(([key, argument]) =>
    candidatesFor(argument, words, frame.context).map((candidate) => ({ ...candidate, key })),
  );

/** Whether several values of one kind were said, each a case to be compared. Pure. */
export const isCompared = ({ slots }: Pick<Frame, 'slots'>): boolean =>
  [...slots.values()].some(({ others }) => others.length > 0);

/** Whether it asks for a list, for all of them, or for several side by side. Pure. */
export const isOfMany = (frame: Pick<Frame, 'isOverview' | 'slots'>): boolean =>
  frame.isOverview || frame.slots.has('list') || isCompared(frame);

/** Whether there is no answer without a value for it. */
export const isNeeded = ({ optional, assumed }: Argument) => !optional && assumed === undefined;

/** Whether a value was said too roughly to reckon with, and need not be said; who types a command line means it. */
export const isLeftOut = (
  { optional, mayStayOpen }: Argument,
  { inexact, between }: Candidate<unknown>,
  { isStrict }: SlotContext,
) => (inexact === true || (mayStayOpen && between !== undefined)) && optional === true && !isStrict;

/** The fact sheet of a topic is asked, and no case. */
export const isFactSheet = ({ match: { command } }: Pick<Frame, 'match'>): boolean =>
  command.name.de[0] === 'fakten';

/** Whether two values are the same, whatever they are made of. */
export const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type End = readonly [key: string, argument: Argument];

/** The ends of a way, where a command has one, from where and where to: its arguments of one kind. */
export function wayOf(command: Command): readonly [start: End, end: End] | undefined {
  const all = Object.entries(command.arguments);
  for (const [at, start] of all.entries()) {
    const end = all.slice(at + 1).find(([, { recogniser }]) => recogniser === start[1].recogniser);
    if (end) return [start, end];
  }
  return undefined;
}

/** The two places of a way there, for the way back. */
export function turnedRound({ match, slots }: Pick<Frame, 'match' | 'slots'>): Frame['slots'] | undefined {
  const way = wayOf(match.command);
  if (!way) return undefined;
  const [[start], [end]] = way;
  const [first, second] = [slots.get(start), slots.get(end)];
  return first && second && new Map<string, Slot>().set(start, second).set(end, first);
}

/** The lists that the arguments choose from. One that cannot be read is left out: then the service judges the value. */
export async function loadChoices(
  command: Command,
  facts: FactsConnection,
  signal: AbortSignal,
): Promise<SlotContext['choicesOf']> {
  const lists = new Map<Recogniser<unknown>, readonly Choice[]>();
  const load = async (recogniser: Recogniser<unknown>) => {
    try {
      const choices = await recogniser.choices?.(facts, signal);
      if (choices && choices.length > 0) lists.set(recogniser, choices);
    } catch (error) {
      if (!(error instanceof FactsError)) throw error;
    }
  };
  // Two places are of one list.
  const recognisers = new Set(Object.values(command.arguments).map(({ recogniser }) => recogniser));
  await Promise.all([...recognisers].map(load));
  return ({ recogniser }) => lists.get(recogniser);
}

/** Which part of the answer is wanted; no case of its own. */
export const isView = ({ named, optional, ofCase }: Argument, value: unknown): boolean =>
  named === true && optional === true && !ofCase && typeof value === 'string';

/**
 * Without what only wants a part of the answer („Registergebühr“) and says nothing of the case; `isMeant` limits which.
 * „Was kostet das insgesamt?“ after a question on the exam: which part was looked at holds no longer.
 */
export const withoutViews = (
  frame: Frame,
  isMeant: (typed: string) => boolean = () => true,
): Frame['slots'] =>
  new Map(
    [...frame.slots].filter(([key, { candidate, typed }]) => {
      const argument = frame.match.command.arguments[key];
      return !(argument && isView(argument, candidate.value)) || !isMeant(typed);
    }),
  );

export const isDay = (value: unknown): value is CalendarDate =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
