// Finds the circumstances that people tell in place of a value: „mein Opa hat mir sein Auto geschenkt“ for a change of
// keeper. A circumstance is written as words, of which „|“ parts those that mean the same and „+“ those that must all be
// said in one sentence, in any order; „*“ stands for the rest of a word, „_“ for the space inside „off_the_road“. The
// first group is what is taken as the value's words.
import { plainName } from '../../facts/index.ts';
import { runsFrom, type Span, type Word } from './words.ts';

export interface Told<Value> extends Span {
  readonly value: Value;
  /** Its words must stand in one sentence: it says more than one word does. */
  readonly isComposed: boolean;
}

/** One place in a circumstance: which circumstance, which of its groups. */
interface Place {
  readonly at: number;
  readonly group: number;
  /** Of how many words the alternative is. */
  readonly words: number;
}

export interface CircumstanceIndex<Value> {
  readonly circumstances: readonly { readonly value: Value; readonly groups: number }[];
  readonly whole: ReadonlyMap<string, readonly Place[]>;
  readonly beginnings: ReadonlyMap<string, readonly Place[]>;
  /** What they begin with: most words begin with none of these. */
  readonly initials: ReadonlySet<string>;
  /** Words of the longest alternative. */
  readonly longest: number;
}

const initialLetters = 2;
const longestBeginning = 24;
/** From the first of its words to the last. */
const mostApart = 12;

/** Circumstances under their words, a list for each value. */
export function indexCircumstances<Value>(
  told: Iterable<readonly [value: Value, circumstances: readonly string[]]>,
): CircumstanceIndex<Value> {
  const circumstances: { value: Value; groups: number }[] = [];
  const whole = new Map<string, Place[]>();
  const beginnings = new Map<string, Place[]>();
  const initials = new Set<string>();
  let longest = 1;
  for (const [value, list] of told) {
    for (const written of list) {
      const groups = written.split('+');
      const at = circumstances.push({ value, groups: groups.length }) - 1;
      for (const [group, alternatives] of groups.entries()) {
        for (const alternative of alternatives.split('|').map((one) => one.trim())) {
          const map = alternative.endsWith('*') ? beginnings : whole;
          const plain = plainName(alternative);
          const said = alternative.split('_');
          map.set(plain, [...(map.get(plain) ?? []), { at, group, words: said.length }]);
          initials.add(plainName(said[0] ?? '').slice(0, initialLetters));
          longest = Math.max(longest, said.length);
        }
      }
    }
  }
  return { circumstances, whole, beginnings, initials, longest };
}

/** The circumstances among the words, from the left. Pure; linear in the words. */
export function circumstancesIn<Value>(
  words: readonly Word[],
  index: CircumstanceIndex<Value>,
): readonly Told<Value>[] {
  if (index.circumstances.length === 0) return [];
  const found: Told<Value>[] = [];
  let sentence = new Map<number, Map<number, Span>>();
  for (const [from, word] of words.entries()) {
    for (const { place, to } of placesAt(words, from, index)) {
      const said = sentence.get(place.at) ?? new Map<number, Span>();
      sentence.set(place.at, said);
      const isNear = (span: Span | undefined) => span !== undefined && from - span.from <= mostApart;
      if (isNear(said.get(place.group))) continue;
      said.set(place.group, { from, to });
      const { value, groups } = index.circumstances[place.at] ?? {};
      const first = said.get(0);
      if (value === undefined || !first) continue;
      const isWhole = Array.from({ length: groups ?? 1 }, (_, group) => said.get(group)).every(isNear);
      if (isWhole) found.push({ ...withPreposition(words, first), value, isComposed: groups !== 1 });
    }
    if (word.stop === 'end') sentence = new Map();
  }
  return found;
}

const prepositions = /^(?:am|aufm|im|mitm|per|uebers|via|vom)$/;

/** „übers Handy“ */
const withPreposition = (words: readonly Word[], { from, to }: Span): Span => {
  const before = words[from - 1];
  const isOwn = before !== undefined && before.stop === undefined && prepositions.test(before.plain);
  return { from: isOwn ? from - 1 : from, to };
};

function placesAt<Value>(
  words: readonly Word[],
  from: number,
  { whole, beginnings, initials, longest }: CircumstanceIndex<Value>,
): readonly { readonly place: Place; readonly to: number }[] {
  const plain = words[from]?.plain ?? '';
  if (!initials.has(plain.slice(0, initialLetters))) return [];
  return runsFrom(words, from, longest).flatMap((run) => {
    const places = [...(whole.get(run.plain) ?? [])];
    for (let length = Math.min(run.plain.length, longestBeginning); length >= initialLetters; length--)
      places.push(...(beginnings.get(run.plain.slice(0, length)) ?? []));
    const isOfRun = (place: Place) => place.words === run.to - from;
    return places.filter(isOfRun).map((place) => ({ place, to: run.to }));
  });
}
