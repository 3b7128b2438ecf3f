// Finds the names of known things among words: whole names in all their forms, parts that only one has, small typing errors.
import { plainName } from '../../facts/index.ts';
import { oncePer } from '../../memo.ts';
import { type Found, findPhrase, indexPhrases, type PhraseIndex } from './phrases.ts';
import { mayBeTown } from './places.ts';
import type { Candidate, Choice } from './recogniser.ts';
import { errorsBetween, shortestMistyped, typingErrors } from './slips.ts';
import { stemOf } from './stems.ts';
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
  /** Whether other forms of its words name it too, and longer words with them in it: not for places. */
  readonly byForms: boolean;
}

export interface NameIndex {
  readonly byName: ReadonlyMap<string, Entry>;
  /** By the first letters. */
  readonly byInitial: ReadonlyMap<string, readonly Spelling[]>;
  /** Letters of the longest name. */
  readonly longest: number;
  readonly forms: PhraseIndex<Choice>;
  /** Names as of places: they have no other forms, and are written with a capital. */
  readonly areProper: boolean;
}

interface Spelling {
  readonly name: string;
  /** What its other forms begin with; the name itself where it has none. */
  readonly stem: string;
  readonly entry: Entry;
}

interface Entry {
  /** The choices that have this name as a whole, and all that contain it. */
  readonly whole: readonly Choice[];
  readonly containing: readonly Choice[];
}

const nameless: Entry = { whole: [], containing: [] };

/** Every thing under each of its names, plainly written. */
export function indexNames(things: readonly Named[]): NameIndex {
  const byName = new Map<string, Entry>();
  const add = (name: string, choice: Choice, list: keyof Entry) => {
    const entry = byName.get(name) ?? nameless;
    if (!entry[list].includes(choice)) byName.set(name, { ...entry, [list]: [...entry[list], choice] });
  };
  for (const { choice, names, byParts } of things) {
    for (const name of names.flatMap(spellings)) if (name) add(name, choice, 'whole');
    for (const part of byParts ? partsOf(choice.label) : []) add(part, choice, 'containing');
  }
  const byInitial = new Map<string, Spelling[]>();
  const withForms = new Set(things.filter(({ byForms }) => byForms).map(({ choice }) => choice));
  for (const [name, entry] of byName) {
    // Figures are meant as they stand.
    if (name.length < shortestMistyped || /\d/.test(name)) continue;
    const hasForms = entry.whole.some((choice) => withForms.has(choice));
    const spelling = { name, stem: hasForms ? stemOf(name) : name, entry };
    const others = byInitial.get(name[0] ?? '');
    if (others) others.push(spelling);
    else byInitial.set(name[0] ?? '', [spelling]);
  }
  let longest = 0;
  for (const { length } of byName.keys()) longest = Math.max(longest, length);
  const forms = indexPhrases(
    things
      .filter(({ byForms }) => byForms)
      .flatMap(({ choice, names }) => names.map((name) => ({ name, thing: choice }))),
  );
  return { byName, byInitial, longest, forms, areProper: things.every(({ byForms }) => !byForms) };
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
    .filter((name) => name.length > 2 && !generic.has(name) && !isJoining({ text: name, plain: name }));
}

/** „Stadt Freiburg“ is not meant by „die Stadt“, nor „Berlin (gesamt)“ by „genau gesagt“. */
const generic = new Set('gesamt stadt landkreis kreis gemeinde region city town county'.split(' '));

/** The same names are looked for by several arguments, and again when words are repaired or a message goes on. */
const foundIn = oncePer<readonly Word[], Map<NameIndex, readonly Candidate<Choice>[]>>(() => new Map());

/** Every name among the words; a name that several things share carries them all in `between`. */
export function findNames(words: readonly Word[], index: NameIndex): readonly Candidate<Choice>[] {
  const before = foundIn(words).get(index);
  if (before) return before;
  const known = findKnown(words, index);
  const found = [...known, ...findMisspelt(words, index, known)];
  foundIn(words).set(index, found);
  return found;
}

function findKnown(words: readonly Word[], index: NameIndex): Candidate<Choice>[] {
  const found: Candidate<Choice>[] = [];
  for (let from = 0; from < words.length; from = Math.max(from + 1, found.at(-1)?.to ?? 0)) {
    const spelt = speltAt(words, from, index);
    const inOtherForm = findPhrase(words, from, index.forms);
    if (inOtherForm && inOtherForm.to > (spelt?.to ?? from)) {
      const { thing, isPart } = inOtherForm;
      const to = endOfNames(words, from, inOtherForm, index);
      const how = isPart ? ({ score: scoreInside, isInside: true } as const) : { score: 1 };
      found.push({ from, to, value: thing, ...how });
    } else if (spelt) found.push(isLikelyAWord(words, spelt) ? { ...spelt, score: 0.5 } : spelt);
  }
  return found;
}

/** „alte Gasheizung raus“ are two names of the same, „alte Heizung“ and „Heizung raus“. */
function endOfNames(
  words: readonly Word[],
  from: number,
  { thing, to }: Found<Choice>,
  index: NameIndex,
): number {
  let end = to;
  for (let at = from + 1; at < end; at++) {
    const more = findPhrase(words, at, index.forms);
    if (more?.thing === thing && more.to > end) end = more.to;
  }
  return end;
}

/** In a longer word something else may be meant. */
const scoreInside = 0.95;

/** The longest name that begins at a place, spelt as it is written. */
function speltAt(words: readonly Word[], from: number, index: NameIndex): Candidate<Choice> | undefined {
  for (const { plain, to } of runsFrom(words, from, longestName)) {
    const entry = plain.length <= index.longest ? index.byName.get(plain) : undefined;
    const candidate = entry && toCandidate(entry, { from, to });
    if (candidate) return candidate;
  }
  return undefined;
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
  const hasCapitals = index.areProper && writesCapitals(words);
  const tried = words
    .map((word, at) => ({ word, at }))
    .filter(
      ({ word, at }) =>
        !(hasCapitals && /^\p{Ll}/u.test(word.text)) &&
        word.plain.length >= (index.areProper && isGoal.test(words[at - 1]?.plain ?? '') ? 4 : 5) &&
        /^\p{L}/u.test(word.text) &&
        !isJoining(word) &&
        isFree(at, known),
    )
    .slice(0, mostFuzzyWords);
  return tried.flatMap(({ word, at }) => {
    const entry = nearest(word.plain, index);
    const candidate = entry && toCandidate(entry, { from: at, to: at + 1 });
    return candidate && !candidate.between ? [{ ...candidate, score: 0.6, corrected: true }] : [];
  });
}

/** „nach esen“: so few letters are a place where one says that a place follows. */
const isGoal = /^(?:nach|von|aus)$/;

/** „Wie heißen die Prüfungsteile?“: who writes nouns with a capital writes no „Hessen“ without. */
const writesCapitals = (words: readonly Word[]) =>
  words.filter(({ text }, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(text)).length > 1;

/** The only thing that a typing error leads to, the smallest first; another town is no typing error. */
function nearest(plain: string, index: NameIndex): Entry | undefined {
  if (mayBeTown(plain)) return undefined;
  const stem = stemOf(plain);
  const near = (index.byInitial.get(plain[0] ?? '') ?? []).flatMap(({ name, stem: ofName, entry }) => {
    const asSpelt = errorsBetween(name, plain);
    const isLong = ofName.length >= shortestStem && stem.length >= shortestStem;
    const errors = isLong ? Math.min(asSpelt, errorsBetween(ofName, stem)) : asSpelt;
    return errors < Infinity ? [{ entry, errors }] : [];
  });
  const fewest = Math.min(...near.map(({ errors }) => errors));
  const best = near.filter(({ errors }) => errors === fewest);
  const choices = new Set(best.flatMap(({ entry: { whole, containing } }) => [...whole, ...containing]));
  return choices.size === 1 ? best[0]?.entry : undefined;
}

/** Shorter stems are near to too much: „müssen“ and „Muster“. */
const shortestStem = 8;

/** The labels nearest to what was typed, nearest first. */
export function nearestFirst(choices: readonly Choice[], typed: string): readonly Choice[] {
  const plain = plainName(typed).slice(0, 40);
  const far = (choice: Choice) => typingErrors(plainName(choice.label), plain);
  return choices.toSorted((a, b) => far(a) - far(b));
}
