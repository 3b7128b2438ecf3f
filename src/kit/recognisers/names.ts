// Finds the names of known things among words: whole names, parts that only one has, small typing errors.
import { distance } from 'fastest-levenshtein';
import { plainName } from '../../facts/index.ts';
import { mayBeTown } from './places.ts';
import type { Candidate, Choice } from './recogniser.ts';
import { isFree, isJoining, runsFrom, type Span, type Word } from './words.ts';

/** Words that a name may span, and words that are compared letter by letter, at most. */
const longestName = 5;
const mostFuzzyWords = 12;

/** A thing and all that people call it. */
export interface Named {
  readonly choice: Choice;
  readonly names: readonly string[];
  /** Whether a run of words of its label names it too: „Mitte“ for „Berlin Mitte“. */
  readonly byParts: boolean;
}

export interface NameIndex {
  readonly byName: ReadonlyMap<string, Entry>;
  /** By the first letters. */
  readonly byInitial: ReadonlyMap<string, readonly (readonly [name: string, entry: Entry])[]>;
  /** Letters of the longest name. */
  readonly longest: number;
}

interface Entry {
  /** The choices that have this name as a whole, and all that contain it. */
  readonly whole: Choice[];
  readonly containing: Choice[];
}

/** Every thing under each of its names, plainly written. */
export function indexNames(things: readonly Named[]): NameIndex {
  const byName = new Map<string, Entry>();
  const add = (name: string, choice: Choice, list: keyof Entry) => {
    const entry = byName.get(name) ?? { whole: [], containing: [] };
    if (!entry[list].includes(choice)) entry[list].push(choice);
    byName.set(name, entry);
  };
  for (const { choice, names, byParts } of things) {
    for (const name of names.flatMap(spellings)) if (name) add(name, choice, 'whole');
    for (const part of byParts ? partsOf(choice.label) : []) add(part, choice, 'containing');
  }
  const byInitial = new Map<string, [string, Entry][]>();
  for (const [name, entry] of byName) {
    const others = byInitial.get(name[0] ?? '');
    if (others) others.push([name, entry]);
    else byInitial.set(name[0] ?? '', [[name, entry]]);
  }
  let longest = 0;
  for (const { length } of byName.keys()) longest = Math.max(longest, length);
  return { byName, byInitial, longest };
}

/** With umlauts written out, and with their dots left off: koeln, koln. */
const spellings = (name: string) => [
  plainName(name),
  plainName(name.normalize('NFD').replace(/(?<=[aouAOU])\u0308/g, '')),
];

function partsOf(label: string): readonly string[] {
  const words = label
    .split(/[\s\-–/]+/)
    .map(plainName)
    .filter(Boolean);
  return words
    .flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1).join('')))
    .filter((name) => name.length > 2);
}

/** Every name among the words; a name that several things share carries them all in `between`. */
export function findNames(words: readonly Word[], index: NameIndex): readonly Candidate<Choice>[] {
  const known = findKnown(words, index);
  return [...known, ...findMisspelt(words, index, known)];
}

function findKnown(words: readonly Word[], index: NameIndex): Candidate<Choice>[] {
  const found: Candidate<Choice>[] = [];
  for (let from = 0; from < words.length; from = Math.max(from + 1, found.at(-1)?.to ?? 0)) {
    for (const { plain, to } of runsFrom(words, from, longestName)) {
      const entry = plain.length <= index.longest ? index.byName.get(plain) : undefined;
      const candidate = entry && toCandidate(entry, { from, to });
      if (!candidate) continue;
      found.push(isLikelyAWord(words, candidate) ? { ...candidate, score: 0.5 } : candidate);
      break;
    }
  }
  return found;
}

/** „by“, „be“ and „he“ abbreviate states, but written small they are mostly words: what else fits comes first. */
const isLikelyAWord = (words: readonly Word[], { from, to }: Span) =>
  to === from + 1 && /^\p{Ll}{1,2}$/u.test(words[from]?.text ?? '');

function toCandidate({ whole, containing }: Entry, span: Span): Candidate<Choice> | undefined {
  const all = [...new Set([...whole, ...containing])];
  const value = whole[0] ?? all[0];
  if (!value) return undefined;
  if (all.length === 1) return { ...span, value, score: whole.length > 0 ? 1 : 0.9 };
  return {
    ...span,
    value,
    score: 0.9,
    between: all,
    ...(whole.length > 0 ? { otherwise: value } : {}),
  };
}

function findMisspelt(words: readonly Word[], index: NameIndex, known: readonly Span[]): Candidate<Choice>[] {
  const tried = words
    .map((word, at) => ({ word, at }))
    .filter(
      ({ word, at }) =>
        word.plain.length >= 5 && /^\p{L}/u.test(word.text) && !isJoining(word) && isFree(at, known),
    )
    .slice(0, mostFuzzyWords);
  return tried.flatMap(({ word, at }) => {
    const entry = nearest(word.plain, index);
    const candidate = entry && toCandidate(entry, { from: at, to: at + 1 });
    return candidate && !candidate.between ? [{ ...candidate, score: 0.6, corrected: true }] : [];
  });
}

/** The only thing that a typing error leads to, the smallest first; another town is no typing error. */
function nearest(plain: string, index: NameIndex): Entry | undefined {
  if (mayBeTown(plain)) return undefined;
  const near = (index.byInitial.get(plain[0] ?? '') ?? []).flatMap(([name, entry]) => {
    const errors = isComparable(name, plain) ? typingErrors(name, plain) : Infinity;
    return isForgiven(errors, name, plain) ? [{ entry, errors }] : [];
  });
  const fewest = Math.min(...near.map(({ errors }) => errors));
  const best = near.filter(({ errors }) => errors === fewest);
  const choices = new Set(best.flatMap(({ entry: { whole, containing } }) => [...whole, ...containing]));
  return choices.size === 1 ? best[0]?.entry : undefined;
}

/** People mistype the end of a word, hardly its beginning; figures are meant as they stand. */
const isComparable = (name: string, plain: string) =>
  name.length >= 4 && Math.abs(name.length - plain.length) <= 2 && !/\d/.test(name);

/** Two in a long word; in a shorter one only two letters that changed places. */
const isForgiven = (errors: number, name: string, plain: string) =>
  errors <= 1 || (errors === 2 && (plain.length >= 8 || areSwapped(name, plain)));

/** The labels nearest to what was typed, nearest first. */
export function nearestFirst(choices: readonly Choice[], typed: string): readonly Choice[] {
  const plain = plainName(typed).slice(0, 40);
  const far = (choice: Choice) => typingErrors(plainName(choice.label), plain);
  return choices.toSorted((a, b) => far(a) - far(b));
}

/** Letters too many, too few or other ones. */
export const typingErrors = (one: string, other: string): number => distance(one, other);

/** The same letters in another order: two that changed places are one mistake, though they count as two. */
export const areSwapped = (one: string, other: string): boolean =>
  one !== other &&
  one.length === other.length &&
  [...one].toSorted().join('') === [...other].toSorted().join('');
