// Two ways side by side: „Köln nach Kiel gegen Köln nach Mainz“. Each end of the one belongs to an end of the other.
import {
  type Argument,
  asksForDifference,
  type Candidate,
  type Command,
  isApart,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import type { SlotContext } from './fillSlots.ts';
import { type Frame, isSameValue, type Slot } from './frame.ts';
import { candidatesFor } from './slotCandidates.ts';
import { wayOf } from './wayOf.ts';

/** They put what follows beside what stands in front. */
export const beside =
  /^(?:oder|gegen|gegenueber|ggue|vs|versus|bzw|und|sowie|als|verglichen|or|against|and|than|compared)$/;
const fewestWays = 2;
const mostWays = 4;

export type Read = Pick<Frame, 'slots' | 'doubts' | 'ignored' | 'beside'>;

interface Way {
  readonly start: Candidate<unknown>;
  readonly end: Candidate<unknown>;
}

/** The same with each way as a case; as it was read where there are not several. Pure. */
export function withWays(read: Read, command: Command, words: readonly Word[], context: SlotContext): Read {
  const [start, end] = wayOf(command) ?? [];
  const ways = start && end ? waysIn(start[1], end[1], words, context) : [];
  if (!start || !end || !areBeside(ways, words, context)) return read;
  const starts = ways.map((way) => way.start);
  const ends = ways.map((way) => way.end);
  const slots = new Map([...read.slots, [start[0], slotOf(starts, words)], [end[0], slotOf(ends, words)]]);
  const doubts = read.doubts.filter(({ keys }) => !keys.includes(start[0]) && !keys.includes(end[0]));
  return { ...read, slots, doubts };
}

/** Every place as the start or the end of a way; none where one is neither. */
function waysIn(
  argument: Argument,
  { after = [] }: Argument,
  words: readonly Word[],
  context: SlotContext,
): readonly Way[] {
  const found = candidatesFor(argument, words, context)
    .filter(({ score }) => score >= 0.9)
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const places = found.filter((one, at) => isApart(one, found.slice(0, at)));
  if (places.length < 2 * fewestWays || places.length % 2 > 0 || places.some(({ impossible }) => impossible))
    return [];
  const isGoal = ({ from }: Candidate<unknown>) => after.includes(words[from - 1]?.plain ?? '');
  const ways = places.flatMap((start, at): Way[] => {
    const end = at % 2 === 0 ? places[at + 1] : undefined;
    return end ? [{ start, end }] : [];
  });
  // „Köln-Kiel“ are two words side by side, „Köln, Kiel, Bonn oder Mainz“ a row of places.
  const isBeside = ({ start, end }: Way) => end.from === start.to && words[start.to - 1]?.stop === undefined;
  const isWay = (way: Way) => !isGoal(way.start) && (isGoal(way.end) || isBeside(way));
  return ways.every(isWay) ? ways : [];
}

function areBeside(ways: readonly Way[], words: readonly Word[], { isComparison }: SlotContext): boolean {
  if (ways.length < fewestWays || ways.length > mostWays) return false;
  const isAsked = isComparison === true || asksForDifference(words);
  return ways.every(({ start }, at) => {
    const before = ways[at - 1];
    const gap = before ? words.slice(before.end.to, start.from) : [];
    return !before || isAsked || gap.some(({ plain }) => beside.test(plain));
  });
}

/** One end of all ways; where it is the same one, there is nothing to compare. */
export function slotOf([first, ...others]: readonly Candidate<unknown>[], words: readonly Word[]): Slot {
  const candidate = first ?? { from: 0, to: 0, value: undefined, score: 0 };
  const isSame = others.every(({ value }) => isSameValue(value, candidate.value));
  return { candidate, typed: wordsIn(words, candidate), others: isSame ? [] : others, isPaired: true };
}
