// Which words are the value of which argument: what is typed beyond doubt first, then in the order of the strict
// command line, else wherever they stand.
import {
  type Argument,
  type Candidate,
  type Command,
  isJoining,
  onlyInTurn,
  plainName,
  type Word,
} from '../../kit/index.ts';
import { oncePer } from '../../memo.ts';
import {
  type CandidateContext,
  candidatesFor,
  type UnclearNumber,
  type Taken,
  type SlotCandidates,
  takeUnclaimedNumbers,
  isAnnounced,
  isFreeOf,
} from './slotCandidates.ts';

export interface FilledSlot {
  readonly key: string;
  readonly argument: Argument;
  readonly candidate: Candidate<unknown> | undefined;
  /** Everything that could be its value. */
  readonly candidates: readonly Candidate<unknown>[];
  /** Where the word stands that announces the value („preis“), if one does. */
  readonly announcedAt: number | undefined;
}

/** What was read, and the words that are the value of each argument. */
export interface FilledSlots {
  readonly command: Command;
  readonly words: readonly Word[];
  readonly context: SlotContext;
  /** One for each argument, in their order. */
  readonly slots: readonly FilledSlot[];
  /** Where the strict order broke: the word that was no value of the argument whose turn it was. */
  readonly failed: FailedOrder | undefined;
  readonly unclear: UnclearNumber | undefined;
}

export interface FailedOrder {
  readonly argument: Argument;
  readonly at: number;
  /** The values where that word stands for the argument's: the others are those of the turns behind it. */
  readonly others: ReadonlyMap<string, Candidate<unknown>>;
}

export interface SlotContext extends CandidateContext {
  /** The text begins with the command's name: what is left over is told, or refused where a value was meant. */
  readonly isStrict: boolean;
  /** It asks something in a sentence: a word too many is rather talk than a value. */
  readonly isSentence: boolean;
  /** It wants several cases side by side, however they are said. */
  readonly isComparison?: boolean;
  /** It goes on with what was asked before: „Sachsen statt Niedersachsen“ corrects that. */
  readonly isLater?: boolean;
}

/** With what is `already` taken, by argument. Pure. */
export function fillSlots(
  command: Command,
  words: readonly Word[],
  context: SlotContext,
  already: Taken = new Map(),
): FilledSlots {
  const announcers = announcersOf(command);
  const all = Object.entries(command.arguments).map(([key, argument], at): SlotCandidates => ({
    key,
    argument,
    candidates: candidatesFor(argument, words, context),
    announcers: announcers[at] ?? new Set(),
  }));
  const certain = takeCertain(all, words, already);
  const strict = context.isStrict ? takeInOrder(all, words, certain) : undefined;
  const taken = strict && !strict.failed ? strict.taken : takeAnywhere(all, certain);
  const unclear = takeUnclaimedNumbers(all, words, taken);
  return {
    ...{ command, words, context },
    slots: all.map((one) => {
      const candidate = taken.get(one.key);
      const isAnnouncedHere = candidate && isAnnounced(one, words, candidate.from);
      return {
        key: one.key,
        argument: one.argument,
        candidate,
        candidates: one.candidates,
        announcedAt: isAnnouncedHere ? candidate.from - 1 : undefined,
      };
    }),
    failed: strict?.failed,
    unclear,
  };
}

/** Of each argument, in their order. */
const announcersOf = oncePer((command: Command): readonly ReadonlySet<string>[] =>
  Object.entries(command.arguments).map(
    ([key, { label, after = [] }]) => new Set([...after, ...[key, label.de, label.en].map(plainName)]),
  ),
);

/** Whether the word at a place is a value, or announces one. */
export const isTakenBy =
  ({ slots }: Pick<FilledSlots, 'slots'>) =>
  (at: number) =>
    slots.some(
      ({ candidate, announcedAt }) =>
        candidate && ((candidate.from <= at && at < candidate.to) || at === announcedAt),
    );

/** Whether a word in front of `at` announces a value of the argument. */
export const announces = (argument: Argument, words: readonly Word[], at: number) =>
  argument.after?.includes(words[at - 1]?.plain ?? '') ?? false;

const hasFigure = (words: readonly Word[], { from, to }: Candidate<unknown>) =>
  words.slice(from, to).some(({ text }) => /\d/.test(text));

/**
 * What a word in front announces („von“, „preis“), figures with their unit, and options that can be nothing else. From
 * the left, the longest first: in „2 Kinder 85.000“ the Kinder belong to the 2.
 */
function takeCertain(all: readonly SlotCandidates[], words: readonly Word[], already: Taken): Taken {
  const claims = all.flatMap((one) =>
    one.candidates.flatMap((candidate) => {
      const announced = isAnnounced(one, words, candidate.from);
      const isSure = isCertain(candidate) && (one.argument.named || hasFigure(words, candidate));
      if (!announced && !isSure) return [];
      return [{ key: one.key, candidate, from: announced ? candidate.from - 1 : candidate.from }];
    }),
  );
  const taken: Taken = new Map(already);
  const used: { from: number; to: number }[] = [...already.values()];
  for (const { key, candidate, from } of claims.toSorted(
    (a, b) => a.from - b.from || b.candidate.to - a.candidate.to,
  )) {
    const isFree = used.every((span) => candidate.to <= span.from || from >= span.to);
    if (taken.has(key) || !isFree) continue;
    taken.set(key, candidate);
    used.push({ from, to: candidate.to });
  }
  return taken;
}

/** Word by word, each the value of the argument whose turn it is. */
function takeInOrder(
  all: readonly SlotCandidates[],
  words: readonly Word[],
  certain: Taken,
): { readonly taken: Taken; readonly failed: FilledSlots['failed'] } {
  const taken: Taken = new Map(certain);
  const announcing = new Set(
    all.flatMap((one) => {
      const from = certain.get(one.key)?.from;
      return from !== undefined && isAnnounced(one, words, from) ? [from - 1] : [];
    }),
  );
  const turns = all.filter(({ key, argument }) => !argument.named && !certain.has(key));
  let turn = 0;
  let failed: { readonly argument: Argument; readonly at: number } | undefined;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const covering = [...taken.values()].find(({ from, to }) => from <= at && at < to);
    if (covering || !word || announcing.has(at)) continue;
    const here = ({ candidates }: SlotCandidates) =>
      longest(candidates.filter((candidate) => candidate.from === at && isFreeOf(taken, candidate)));
    const next = turns.findIndex(
      (one, index) => index >= turn && (here(one) !== undefined || !mayBePassedOver(one)),
    );
    const candidate = turns[next] && here(turns[next]);
    if (candidate && turns[next]) {
      taken.set(turns[next].key, candidate);
      turn = next + 1;
    } else if (!isJoining(word)) {
      const argument = (turns[next] ?? turns[turn] ?? turns.at(-1))?.argument;
      failed ??= argument && { argument, at };
      turn = (next === -1 ? turn : next) + 1;
    }
  }
  return { taken, failed: failed && { ...failed, others: taken } };
}

const mayBePassedOver = ({ argument }: SlotCandidates) =>
  argument.optional === true || argument.assumed !== undefined;

/** Wherever they stand: what is typed beyond doubt first, then the arguments in their order, from the left. */
function takeAnywhere(all: readonly SlotCandidates[], certain: Taken): Taken {
  const taken: Taken = new Map(certain);
  const positional = all.filter(({ argument }) => !argument.named);
  for (const isFitting of [isCertain, isExact, isMoreThanInTurn]) {
    for (const { key, candidates } of positional) take(taken, key, candidates.filter(isFitting));
  }
  putInOrder(taken, positional, certain);
  return taken;
}

/** „hh -> köln“: of two places that nothing announces, the first one named is the first. */
function putInOrder(taken: Taken, positional: readonly SlotCandidates[], certain: Taken): void {
  for (const [at, { key, argument }] of positional.entries()) {
    const twin = positional.find(
      (other, index) => index > at && other.argument.recogniser === argument.recogniser,
    );
    const [mine, its] = [taken.get(key), twin && taken.get(twin.key)];
    const isAnnouncedOne = certain.has(key) || (twin !== undefined && certain.has(twin.key));
    if (!twin || !mine || !its || isAnnouncedOne || mine.from < its.from) continue;
    taken.set(key, its);
    taken.set(twin.key, mine);
  }
}

const isCertain = ({ score }: Candidate<unknown>) => score === 1;
/** Typed as it is called, if only in part: no typing error was forgiven. */
const isExact = ({ score }: Candidate<unknown>) => score >= 0.9;
const isMoreThanInTurn = ({ score }: Candidate<unknown>) => score > onlyInTurn;

/** The leftmost candidate that no other argument has taken, the longest of those. */
function take(taken: Taken, key: string, candidates: readonly Candidate<unknown>[]): void {
  if (taken.has(key)) return;
  const free = candidates.filter((candidate) => isFreeOf(taken, candidate));
  const possible = free.filter(({ impossible }) => !impossible);
  const [first] = (possible.length > 0 ? possible : free).toSorted((a, b) => a.from - b.from || b.to - a.to);
  if (first) taken.set(key, first);
}

const longest = (candidates: readonly Candidate<unknown>[]) =>
  candidates.toSorted((a, b) => b.to - a.to || b.score - a.score)[0];
