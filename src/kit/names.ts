// Finds the names of known things among words: whole names, parts that only one has, small typing errors.
import { distance } from 'fastest-levenshtein';
import { plainName } from '../facts/index.ts';
import type { Candidate, Choice } from './recogniser.ts';
import { otherTowns } from './germany.ts';
import { isFree, isJoining, plainIn, type Span, type Word } from './words.ts';

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

export type NameIndex = ReadonlyMap<string, Entry>;

interface Entry {
  /** The choices that have this name as a whole, and all that contain it. */
  readonly whole: Choice[];
  readonly containing: Choice[];
}

/** Every thing under each of its names, plainly written. */
export function indexNames(things: readonly Named[]): NameIndex {
  const index = new Map<string, Entry>();
  const add = (name: string, choice: Choice, list: keyof Entry) => {
    const entry = index.get(name) ?? { whole: [], containing: [] };
    if (!entry[list].includes(choice)) entry[list].push(choice);
    index.set(name, entry);
  };
  for (const { choice, names, byParts } of things) {
    for (const name of names.map(plainName)) if (name) add(name, choice, 'whole');
    for (const part of byParts ? partsOf(choice.label) : []) add(part, choice, 'containing');
  }
  return index;
}

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
    for (let to = Math.min(words.length, from + longestName); to > from; to--) {
      const entry = index.get(plainIn(words, { from, to }));
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
  if (otherTowns.has(plain)) return undefined;
  const near = [...index].flatMap(([name, entry]) => {
    const errors = isComparable(name, plain) ? distance(name, plain) : Infinity;
    return errors <= mostErrors(name, plain) ? [{ entry, errors }] : [];
  });
  const fewest = Math.min(...near.map(({ errors }) => errors));
  const best = near.filter(({ errors }) => errors === fewest);
  const choices = new Set(best.flatMap(({ entry: { whole, containing } }) => [...whole, ...containing]));
  return choices.size === 1 ? best[0]?.entry : undefined;
}

/** People mistype the end of a word, hardly its beginning; figures are meant as they stand. */
const isComparable = (name: string, plain: string) =>
  name.length >= 4 && name[0] === plain[0] && Math.abs(name.length - plain.length) <= 2 && !/\d/.test(name);

/** Two in a long word; in a shorter one only two letters that changed places. */
function mostErrors(name: string, plain: string): number {
  const letters = (word: string) => [...word].toSorted().join('');
  return plain.length >= 8 || letters(name) === letters(plain) ? 2 : 1;
}

/** The labels nearest to what was typed, nearest first. */
export function nearestFirst(choices: readonly Choice[], typed: string): readonly Choice[] {
  const plain = plainName(typed).slice(0, 40);
  const far = (choice: Choice) => distance(plainName(choice.label), plain);
  return choices.toSorted((a, b) => far(a) - far(b));
}
