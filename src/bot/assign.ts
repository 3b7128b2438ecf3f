// Which words are the value of which argument: in the order of the strict command line, else wherever they stand.
import {
  type Argument,
  type Candidate,
  type Choice,
  type Command,
  isJoining,
  onlyInTurn,
  type RecogniseContext,
  type Word,
} from '../kit/index.ts';

export interface Reading {
  readonly key: string;
  readonly argument: Argument;
  readonly candidate: Candidate<unknown> | undefined;
}

export interface Assigned {
  /** One for each argument, in their order. */
  readonly readings: readonly Reading[];
  /** Where the strict order broke: the word that was no value of the argument whose turn it was. */
  readonly failed: { readonly argument: Argument; readonly at: number } | undefined;
}

interface AssignContext extends Omit<RecogniseContext, 'choices'> {
  readonly choicesOf: (argument: Argument) => readonly Choice[] | undefined;
  readonly isStrict: boolean;
}

interface Searched {
  readonly key: string;
  readonly argument: Argument;
  readonly candidates: readonly Candidate<unknown>[];
}

type Taken = Map<string, Candidate<unknown>>;

/** Pure. */
export function assign(command: Command, words: readonly Word[], context: AssignContext): Assigned {
  const all = Object.entries(command.arguments).map(([key, argument]): Searched => ({
    key,
    argument,
    candidates: argument.recogniser.find(words, { ...context, choices: context.choicesOf(argument) }),
  }));
  const certain = takeCertain(all, words);
  const strict = context.isStrict ? takeInOrder(all, words, certain) : undefined;
  const taken = strict && !strict.failed ? strict.taken : takeAnywhere(all, certain);
  return {
    readings: all.map(({ key, argument }) => ({ key, argument, candidate: taken.get(key) })),
    failed: strict?.failed,
  };
}

export const isAnnounced = (argument: Argument, words: readonly Word[], at: number) =>
  argument.after?.includes(words[at - 1]?.plain ?? '') ?? false;

/** What a word in front announces („von“, „preis“), and options that can be nothing else („35 Cent“). */
function takeCertain(all: readonly Searched[], words: readonly Word[]): Taken {
  const taken: Taken = new Map();
  for (const { key, argument, candidates } of all) {
    const announced = candidates.filter(({ from }) => isAnnounced(argument, words, from));
    take(taken, key, announced);
  }
  for (const { key, argument, candidates } of all) {
    if (argument.named) {
      take(taken, key, candidates.filter(isCertain));
    }
  }
  return taken;
}

/** Word by word, each the value of the argument whose turn it is. */
function takeInOrder(
  all: readonly Searched[],
  words: readonly Word[],
  certain: Taken,
): { readonly taken: Taken; readonly failed: Assigned['failed'] } {
  const taken: Taken = new Map(certain);
  const announcing = new Set(
    all.flatMap(({ key, argument }) => {
      const from = certain.get(key)?.from;
      return from !== undefined && isAnnounced(argument, words, from) ? [from - 1] : [];
    }),
  );
  const turns = all.filter(({ key, argument }) => !argument.named && !certain.has(key));
  let turn = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const covering = [...taken.values()].find(({ from, to }) => from <= at && at < to);
    if (covering || !word || announcing.has(at)) continue;
    const here = ({ candidates }: Searched) => longest(candidates.filter(({ from }) => from === at));
    const next = turns.findIndex(
      (one, index) => index >= turn && (here(one) !== undefined || !mayBePassedOver(one)),
    );
    const candidate = turns[next] && here(turns[next]);
    if (candidate && turns[next]) {
      taken.set(turns[next].key, candidate);
      turn = next + 1;
    } else if (!isJoining(word)) {
      const argument = (turns[next] ?? turns[turn] ?? turns.at(-1))?.argument;
      return { taken, failed: argument && { argument, at } };
    }
  }
  return { taken, failed: undefined };
}

const mayBePassedOver = ({ argument }: Searched) =>
  argument.optional === true || argument.assumed !== undefined;

/** Wherever they stand: what is typed beyond doubt first, then the arguments in their order, from the left. */
function takeAnywhere(all: readonly Searched[], certain: Taken): Taken {
  const taken: Taken = new Map(certain);
  const positional = all.filter(({ argument }) => !argument.named);
  for (const isFitting of [isCertain, isExact, isMoreThanInTurn]) {
    for (const { key, candidates } of positional) {
      take(taken, key, candidates.filter(isFitting));
    }
  }
  return taken;
}

const isCertain = ({ score }: Candidate<unknown>) => score === 1;
/** Typed as it is called, if only in part: no typing error was forgiven. */
const isExact = ({ score }: Candidate<unknown>) => score >= 0.9;
const isMoreThanInTurn = ({ score }: Candidate<unknown>) => score > onlyInTurn;

/** The leftmost candidate that no other argument has taken, the longest of those. */
function take(taken: Taken, key: string, candidates: readonly Candidate<unknown>[]): void {
  if (taken.has(key)) return;
  const isFree = ({ from, to }: Candidate<unknown>) =>
    [...taken.values()].every((other) => to <= other.from || from >= other.to);
  const free = candidates.filter(isFree);
  const possible = free.filter(({ impossible }) => !impossible);
  const [first] = (possible.length > 0 ? possible : free).toSorted((a, b) => a.from - b.from || b.to - a.to);
  if (first) taken.set(key, first);
}

const longest = (candidates: readonly Candidate<unknown>[]) =>
  candidates.toSorted((a, b) => b.to - a.to || b.score - a.score)[0];
