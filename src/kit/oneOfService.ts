// Recognises a value that the facts service offers (a place, a state, a topic) by its name or a part of it.
import { distance } from 'fastest-levenshtein';
import { text } from '../document/index.ts';
import { type FactsConnection, plainName } from '../facts/index.ts';
import type { Candidate, Choice, Recogniser } from './recogniser.ts';
import { isJoining, plainIn, type Span, type Word, wordsIn } from './words.ts';

/** Words that a name may span, and words that are compared letter by letter, at most. */
const longestName = 5;
const mostFuzzyWords = 12;

/**
 * A value from the service's own list. A whole name, a part that only one name has, and small typing errors are
 * recognised; a part that several names share is asked about. Without the list, any word is passed on as a slug,
 * and the service says whether it knows it.
 */
export function oneOfService(
  choices: (facts: FactsConnection, signal: AbortSignal) => Promise<readonly Choice[]>,
): Recogniser<Choice> {
  return {
    choices,
    show: (choice) => text(choice.label),
    find(words, context) {
      if (!context.choices) return words.flatMap(asTyped);
      const names = namesOf(context.choices);
      const known = findKnown(words, names);
      const isFree = (_: Word, at: number) => !known.some(({ from, to }) => from <= at && at < to);
      return [...known, ...findMisspelt(words, names, isFree)];
    },
  };
}

interface Named {
  /** The choices that have this name as a whole, and all that contain it. */
  readonly whole: Choice[];
  readonly containing: Choice[];
}

/** Every choice under its slug, its label, and each run of words of its label. */
function namesOf(choices: readonly Choice[]): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>();
  const add = (name: string, choice: Choice, list: keyof Named) => {
    const named = names.get(name) ?? { whole: [], containing: [] };
    if (!named[list].includes(choice)) named[list].push(choice);
    names.set(name, named);
  };
  for (const choice of choices) {
    add(plainName(choice.value), choice, 'whole');
    add(plainName(choice.label), choice, 'whole');
    const parts = choice.label
      .split(/[\s\-–/]+/)
      .map(plainName)
      .filter(Boolean);
    for (let from = 0; from < parts.length; from++) {
      for (let to = from + 1; to <= parts.length; to++) {
        const name = parts.slice(from, to).join('');
        if (name.length > 2) add(name, choice, 'containing');
      }
    }
  }
  return names;
}

function findKnown(words: readonly Word[], names: ReadonlyMap<string, Named>): Candidate<Choice>[] {
  const found: Candidate<Choice>[] = [];
  for (let from = 0; from < words.length; from = Math.max(from + 1, found.at(-1)?.to ?? 0)) {
    for (let to = Math.min(words.length, from + longestName); to > from; to--) {
      const named = names.get(plainIn(words, { from, to }));
      const candidate = named && toCandidate(named, { from, to });
      if (!candidate) continue;
      found.push(candidate);
      break;
    }
  }
  return found;
}

function toCandidate({ whole, containing }: Named, span: Span): Candidate<Choice> | undefined {
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

function findMisspelt(
  words: readonly Word[],
  names: ReadonlyMap<string, Named>,
  isFree: (word: Word, at: number) => boolean,
): Candidate<Choice>[] {
  const tried = words
    .map((word, at) => ({ word, at }))
    .filter(
      ({ word, at }) =>
        word.plain.length >= 5 && /^\p{L}/u.test(word.text) && !isJoining(word) && isFree(word, at),
    )
    .slice(0, mostFuzzyWords);
  return tried.flatMap(({ word, at }) => {
    const named = nearest(word.plain, names);
    const candidate = named && toCandidate(named, { from: at, to: at + 1 });
    return candidate && !candidate.between ? [{ ...candidate, score: 0.6, corrected: true }] : [];
  });
}

/** The only name that a typing error or two lead to. */
function nearest(plain: string, names: ReadonlyMap<string, Named>): Named | undefined {
  const most = plain.length > 5 ? 2 : 1;
  const near = [...names].filter(
    ([name]) => Math.abs(name.length - plain.length) <= most && distance(name, plain) <= most,
  );
  const choices = new Set(near.flatMap(([, { whole, containing }]) => [...whole, ...containing]));
  return choices.size === 1 ? near[0]?.[1] : undefined;
}

/** A word as the slug that it would have: „Berlin-Mitte“ as berlin-mitte. */
function asTyped(word: Word, at: number, words: readonly Word[]): Candidate<Choice>[] {
  if (isJoining(word) || !/^\p{L}[\p{L}\p{M}\-.]*$/u.test(word.text)) return [];
  const span = { from: at, to: at + 1 };
  const slug = word.text
    .split(/[^\p{L}\p{N}]+/u)
    .map(plainName)
    .filter(Boolean)
    .join('-');
  return [
    {
      ...span,
      value: { value: slug, label: wordsIn(words, span) },
      score: 0.3,
    },
  ];
}

/** The labels nearest to what was typed, nearest first. */
export function nearestFirst(choices: readonly Choice[], typed: string): readonly Choice[] {
  const plain = plainName(typed).slice(0, 40);
  const far = (choice: Choice) => distance(plainName(choice.label), plain);
  return choices.toSorted((a, b) => far(a) - far(b));
}
