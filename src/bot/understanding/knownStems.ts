// The stems that the weights know: an unknown word is taken apart into them, or read as one of them mistyped.
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
  const byDeletion = new Map<string, string[]>();
  const longByInitial = new Map<string, string[]>();
  for (const stem of known) {
    if (!mayBeMistyped(stem)) continue;
    for (const shorter of deletionsOf(stem)) addTo(byDeletion, shorter, stem);
    if (stem.length >= longWord) addTo(longByInitial, initialOf(stem), stem);
  }
  const candidates = (stem: string): readonly string[] => {
    const near = deletionsOf(stem).flatMap((shorter) => byDeletion.get(shorter) ?? []);
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

function addTo(lists: Map<string, string[]>, key: string, stem: string): void {
  const list = lists.get(key);
  if (list) list.push(stem);
  else lists.set(key, [stem]);
}

const mayBeMistyped = (stem: string) =>
  stem.length >= shortestMistyped && stem.length <= longestMistyped && !/\d/.test(stem);

/** The stem, and the stem without each of its letters: two that are one error apart have one of these in common. */
function deletionsOf(stem: string): readonly string[] {
  const shorter = [stem];
  for (let at = 0; at < stem.length; at++) shorter.push(stem.slice(0, at) + stem.slice(at + 1));
  return shorter;
}

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
