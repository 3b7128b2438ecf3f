// Two cases that differ in two values each: „Luft-Wasser für 27.500 gegen Erdkollektor für 33.000“. Each value goes with its own.
import { type Argument, asksForDifference, type Candidate, isApart, type Word } from '../../kit/index.ts';
import type { SlotContext } from './fillSlots.ts';
import { isSameValue } from './frame.ts';
import { candidatesFor } from './slotCandidates.ts';
import { beside, type Read, slotOf } from './ways.ts';

const fewest = 2;
const most = 4;

type Found = readonly Candidate<unknown>[];

/** The same with the values in pairs; as it was read where they do not take turns. Pure. */
export function withPairs(
  read: Read,
  all: readonly (readonly [string, Argument])[],
  words: readonly Word[],
  context: SlotContext,
): Read {
  const [one, other, ...more] = all.filter(([key]) => isSeveral(read, key) && !read.slots.get(key)?.isPaired);
  if (!one || !other || more.length > 0) return read;
  const [first, second] = [one, other].map(([, argument]) => differing(argument, words, context));
  if (!first || !second || !takeTurns(first, second) || !areBeside(first, second, words, context))
    return read;
  const slots = new Map(read.slots);
  slots.set(one[0], slotOf(first, words));
  slots.set(other[0], slotOf(second, words));
  const doubts = read.doubts.filter(({ keys }) => !keys.includes(one[0]) && !keys.includes(other[0]));
  return { ...read, slots, doubts };
}

/** Compared, or said twice. */
const isSeveral = ({ slots, doubts }: Read, key: string): boolean =>
  (slots.get(key)?.others.length ?? 0) > 0 ||
  doubts.some(({ keys, problem }) => problem.kind === 'contradiction' && keys.includes(key));

/** Its values from the left; undefined where there are not several, or one is said twice. */
function differing(argument: Argument, words: readonly Word[], context: SlotContext): Found | undefined {
  const found = candidatesFor(argument, words, context)
    .filter(({ score, impossible }) => score >= 0.5 && !impossible)
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const values = found.filter((one, at) => isApart(one, found.slice(0, at)));
  const isMixed = values.some((one, at) =>
    values.slice(0, at).some(({ value }) => isSameValue(value, one.value)),
  );
  return values.length < fewest || values.length > most || isMixed ? undefined : values;
}

function takeTurns(first: Found, second: Found): boolean {
  const [early, late] = (first[0]?.from ?? 0) < (second[0]?.from ?? 0) ? [first, second] : [second, first];
  return (
    early.length === late.length &&
    early.every(({ from, to }, at) => {
      const [its, next] = [late[at], early[at + 1]];
      return its !== undefined && to <= its.from && (next === undefined || its.to <= next.from) && from < to;
    })
  );
}

/** They are put side by side, as two ways are. */
function areBeside(
  first: Found,
  second: Found,
  words: readonly Word[],
  { isComparison }: SlotContext,
): boolean {
  if (isComparison === true || asksForDifference(words)) return true;
  const ends = [first, second].map((found) => found[0]?.to ?? 0);
  const begins = [first, second].map((found) => found[1]?.from ?? 0);
  const gap = words.slice(Math.max(...ends), Math.min(...begins));
  return gap.some(({ plain }) => beside.test(plain));
}
