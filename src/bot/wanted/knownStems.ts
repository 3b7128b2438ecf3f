// The stems that the weights know: an unknown word is taken apart into them, or read as one of them mistyped.
import { hashOf } from '../../keyTable.ts';
import { areSwapped, typingErrors } from '../../kit/index.ts';

export interface KnownStems {
  has(stem: string): boolean;
  /** The known stems at the beginning and at the end of a compound: „hundesteu“ has „hund“ and „steu“. */
  partsOf(stem: string): Parts;
  /** The known stem that one typing error leads to, in long words two; undefined where there is none. */
  near(stem: string): string | undefined;
}

export interface Parts {
  readonly first?: string;
  readonly last?: string;
}

/** Shorter ones begin and end too many words by chance. */
const shortestPart = 4;
const longestCompound = 45;

/** What stands between the parts of a German compound. */
const joints = ['', 's', 'es', 'n', 'en', 'e', 'er'];

const shortestMistyped = 5;
/** Two typing errors are forgiven from so many letters on. */
const longWord = 9;
const longestMistyped = 25;

/** Of so many stems one beginning with the same letter is compared letter by letter. */
const initialOf = (stem: string) => stem.slice(0, 1);

export function createKnownStems(stems: readonly string[]): KnownStems {
  const known = new Set(stems);
  const mistypable = [...known].filter(mayBeMistyped);
  const sharing = sharedDeletions(mistypable);
  const longByInitial = new Map<string, string[]>();
  for (const stem of mistypable.filter(({ length }) => length >= longWord)) {
    const others = longByInitial.get(initialOf(stem));
    if (others) others.push(stem);
    else longByInitial.set(initialOf(stem), [stem]);
  }
  const candidates = (stem: string): readonly string[] => {
    const near = sharing(stem);
    return near.length > 0 || stem.length < longWord ? near : (longByInitial.get(initialOf(stem)) ?? []);
  };
  return {
    has: (stem) => known.has(stem),
    partsOf: (stem) => partsOf(stem, known),
    near(stem) {
      if (!mayBeMistyped(stem)) return undefined;
      let best: string | undefined;
      let fewest = Infinity;
      for (const candidate of candidates(stem)) {
        const errors = errorsBetween(candidate, stem);
        if (errors < fewest) [best, fewest] = [candidate, errors];
      }
      return best;
    },
  };
}

/**
 * Finds the stems that are the same as another one when a letter is left out of either or both: two that are one error
 * apart have that in common. The tens of thousands of shortened stems stand nowhere, only where to look for them.
 */
function sharedDeletions(stems: readonly string[]): (stem: string) => readonly string[] {
  const entries = stems.reduce((sum, { length }) => sum + length + 1, 0);
  const first = new Int32Array(buckets).fill(none);
  const next = new Int32Array(entries);
  const stemOf = new Uint16Array(entries);
  const without = new Int8Array(entries);
  let entry = 0;
  // From the last to the first: what comes into a bucket last is found first.
  for (let number = stems.length - 1; number >= 0; number--) {
    const stem = stems[number] ?? '';
    for (let left = -1; left < stem.length; left++) {
      const bucket = hashOf(stem, 0, stem.length, left) & (buckets - 1);
      next[entry] = first[bucket] ?? none;
      first[bucket] = entry;
      stemOf[entry] = number;
      without[entry] = left;
      entry += 1;
    }
  }
  return (stem) => {
    const found: string[] = [];
    for (let left = -1; left < stem.length; left++) {
      const bucket = hashOf(stem, 0, stem.length, left) & (buckets - 1);
      for (let at = first[bucket] ?? none; at !== none; at = next[at] ?? none) {
        const other = stems[stemOf[at] ?? 0] ?? '';
        if (isSame(stem, left, other, without[at] ?? none)) found.push(other);
      }
    }
    return found;
  };
}

/** A power of two, about as many as there are stems with a letter left out. */
const buckets = 2 ** 15;
const none = -1;

/** Whether two stems are the same without the letter at a place of each; nothing is left out at -1. */
function isSame(stem: string, left: number, other: string, otherLeft: number): boolean {
  const length = stem.length - (left === none ? 0 : 1);
  if (length !== other.length - (otherLeft === none ? 0 : 1)) return false;
  for (let at = 0; at < length; at++) {
    const here = at + (left !== none && at >= left ? 1 : 0);
    const there = at + (otherLeft !== none && at >= otherLeft ? 1 : 0);
    if (stem.charCodeAt(here) !== other.charCodeAt(there)) return false;
  }
  return true;
}

const mayBeMistyped = (stem: string) =>
  stem.length >= shortestMistyped && stem.length <= longestMistyped && !/\d/.test(stem);

/** Infinity for more than are forgiven. */
function errorsBetween(known: string, stem: string): number {
  const most = known.length >= longWord ? 2 : 1;
  if (Math.abs(known.length - stem.length) > most) return Infinity;
  const errors = areSwapped(known, stem) ? 1 : typingErrors(known, stem);
  return errors <= most ? errors : Infinity;
}

function partsOf(stem: string, known: ReadonlySet<string>): Parts {
  if (stem.length < 2 * shortestPart - 1 || stem.length > longestCompound) return {};
  const last = lastPart(stem, known);
  const before = last === undefined ? stem : stem.slice(0, stem.length - last.length);
  const first = firstPart(before, known, last === undefined);
  return { ...(first === undefined ? {} : { first }), ...(last === undefined ? {} : { last }) };
}

function lastPart(stem: string, known: ReadonlySet<string>): string | undefined {
  for (let from = shortestPart - 1; from <= stem.length - shortestPart; from++) {
    const part = stem.slice(from);
    if (known.has(part)) return part;
  }
  return undefined;
}

/** The longest one; where the rest is known it may be followed by a joint only. */
function firstPart(before: string, known: ReadonlySet<string>, isOpen: boolean): string | undefined {
  for (const joint of joints) {
    if (!isOpen && before.endsWith(joint)) {
      const part = before.slice(0, before.length - joint.length);
      if (part.length >= shortestPart - 1 && known.has(part)) return part;
    }
  }
  for (let to = before.length - (isOpen ? 1 : 0); to >= shortestPart; to--) {
    const part = before.slice(0, to);
    if (known.has(part)) return part;
  }
  return undefined;
}
