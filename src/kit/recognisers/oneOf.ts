// Recognises one of a few values: those that the contract or a command lists, or those that the facts service offers.
import { type Lang, text, type Text } from '../../document/index.ts';
import { type FactsConnection, plainName } from '../../facts/index.ts';
import { once } from '../../memo.ts';
import { circumstancesIn, indexCircumstances } from './circumstances.ts';
import { findNames, indexNames, type NameIndex } from './names.ts';
import { denialOf, isExcluded } from './negation.ts';
import type { Candidate, Choice, Recogniser } from './recogniser.ts';
import { isApart, isFree, overlap, slugOf, type Span, type Word } from './words.ts';

export interface OneOfEntry {
  readonly label: Text;
  /** What else people call it. */
  readonly words?: readonly string[];
  /** What is told where it is meant, without a name (circumstances.ts): counts where no other value is named. */
  readonly told?: readonly string[];
  /** Words that are said of others as well: they count where nothing else names or tells another value. */
  readonly general?: readonly string[];
}

export interface OneOfOptions {
  /** What is meant as such a value though it is none: told instead of passed over (900w where 800w exists). */
  readonly looksLike?: RegExp;
  /** They are names as of places: no other form of them, and no longer word, means them. */
  readonly isOfProperNames?: true;
  /** Who does not want the one wants the other: two values that are no others beside. */
  readonly either?: readonly [string, string];
}

/** How a value was said: a word for others too, a circumstance, its own name. */
const ranks = { general: 0, told: 1, named: 2 } as const;
type Rank = keyof typeof ranks;

interface Ranked<Key> {
  readonly candidate: Candidate<Key>;
  readonly rank: Rank;
}

/**
 * The key of the entry that was named: by the key itself, its label, or another of its words; else that whose
 * circumstances are told. What somebody says no to is none.
 */
export function oneOf<const Key extends string>(
  entries: Readonly<Record<Key, OneOfEntry>>,
  { looksLike, isOfProperNames, either }: OneOfOptions = {},
): Recogniser<Key> {
  const keys = Object.keys(entries) as Key[];
  const named = (namesOf: (key: Key) => readonly string[]) =>
    indexNames(
      keys.map((key) => ({
        choice: { value: key, label: key },
        names: namesOf(key),
        byParts: false,
        byForms: !isOfProperNames,
      })),
    );
  // Of a command that nobody asks for, none is made.
  const index = once(() =>
    named((key) => {
      const { label, words = [], general = [] } = entries[key];
      // A key is written small, but no verb and no adjective.
      return [key.charAt(0).toUpperCase() + key.slice(1), label.de, label.en, ...words, ...general];
    }),
  );
  const hasGeneral = keys.some((key) => entries[key].general);
  const generalIndex = once(() => named((key) => entries[key].general ?? []));
  const circumstances = once(() =>
    indexCircumstances(keys.map((key) => [key, entries[key].told ?? []] as const)),
  );
  const others = new Map(either && [either, either.toReversed()].map(([one, other]) => [one, other as Key]));
  const looksAlike = (word: Word, from: number): Candidate<Key>[] =>
    looksLike?.test(word.text) && keys[0]
      ? [{ from, to: from + 1, value: keys[0], score: 0.2, impossible: true }]
      : [];

  /** What is denied is left out, or means the other one. */
  function asMeant(
    words: readonly Word[],
    { candidate, rank }: Ranked<Key>,
    all: readonly Ranked<Key>[],
  ): readonly Ranked<Key>[] {
    // Who asks for one thing alone judges the no by itself.
    if (isOfProperNames || keys.length === 1 || !isExcluded(words, candidate)) return [{ candidate, rank }];
    const other = others.get(candidate.value);
    const { from, to } = denialOf(words, candidate) ?? candidate;
    // „normale (nicht bidirektionale)“ denies the second one.
    if (all.some((one) => one.candidate.from === to && one.candidate.value !== candidate.value))
      return [{ candidate, rank }];
    return other === undefined
      ? []
      : [{ candidate: { from, to, value: other, score: candidate.score }, rank: 'told' }];
  }

  /** „Was kommt billiger?“ compares, and names no cheap one. */
  const isComparative = ({ plain = '' }: Partial<Word> = {}) =>
    /^(?:billiger|guenstiger|teurer|schneller|einfacher|normaler|cheaper|faster|simpler)$/.test(plain);

  function findNamed(words: readonly Word[]): readonly Ranked<Key>[] {
    const general = hasGeneral ? findNames(words, generalIndex()) : [];
    const isGeneral = (one: Span) => general.some(({ from, to }) => from === one.from && to === one.to);
    const found = findNames(words, index()).filter(
      ({ from, to }) => to - from > 1 || !isComparative(words[from]),
    );
    return found.map((one) => ({
      candidate: { ...one, value: one.value.value as Key },
      rank: isGeneral(one) ? 'general' : 'named',
    }));
  }

  return {
    find(words) {
      const named = findNamed(words);
      const spansOf = (rank: Rank) =>
        named.filter((one) => one.rank === rank).map(({ candidate }) => candidate);
      const told = circumstancesIn(words, circumstances())
        .filter((one) => isApart(one, spansOf('named')))
        .map(({ from, to, value }): Ranked<Key> => ({
          candidate: { from, to, value, score: 1 },
          rank: 'told',
        }));
      const spans = told.map(({ candidate }) => candidate);
      const apart = named.filter(({ rank, candidate }) => rank === 'named' || isApart(candidate, spans));
      const said = [...apart, ...told];
      const meant = said.flatMap((one) => asMeant(words, one, said));
      const found = highest(words, meant).map(({ candidate }) => candidate);
      return [...found, ...words.flatMap((word, at) => (isFree(at, found) ? looksAlike(word, at) : []))];
    },
    show: (key, lang) => text(entries[key].label[lang]),
    offers: (lang) => keys.map((key) => ({ value: key, label: entries[key].label[lang] })),
  };
}

/** Without what is said in a weaker way than another value, unless the two are put side by side. */
function highest<Key>(words: readonly Word[], found: readonly Ranked<Key>[]): readonly Ranked<Key>[] {
  const sure = found.filter(({ candidate }) => candidate.score >= leastSure);
  const isWeaker = (one: Ranked<Key>, other: Ranked<Key>) =>
    ranks[other.rank] > ranks[one.rank] && other.candidate.value !== one.candidate.value;
  return found.filter(
    (one) => !sure.some((other) => isWeaker(one, other) && !areCompared(words, one, other)),
  );
}

const leastSure = 0.9;
const choosing = /^(?:oder|vs|versus|gegen|gegenueber|ggue|bzw|or|against)$/;

/** „anmelden oder ummelden“, „Neuzulassung und Ummeldung“ */
function areCompared<Key>(words: readonly Word[], one: Ranked<Key>, other: Ranked<Key>): boolean {
  const [first, second] = [one.candidate, other.candidate].toSorted((a, b) => a.from - b.from);
  const between = words.slice(first?.to, second?.from);
  if (between.some(({ plain }) => choosing.test(plain))) return true;
  const areNames = one.rank !== 'told' && other.rank !== 'told';
  return areNames && between.length === 1 && /^(?:und|and|sowie)$/.test(between[0]?.plain ?? '');
}

/** A key in words; another service's own value stays as it is. */
export const labelIn = (
  entries: Readonly<Record<string, Pick<OneOfEntry, 'label'>>>,
  key: string,
  lang: Lang,
): string => (Object.hasOwn(entries, key) ? entries[key]?.label[lang] : undefined) ?? key;

interface Indexes {
  readonly names: NameIndex;
  readonly parts: NameIndex;
}

export interface OneOfServiceOptions {
  /** Names for one and the same thing, a group each: what the service calls by one of them is known by all. */
  readonly nicknames?: readonly (readonly string[])[];
  /** Whether a part of a name may stand for it: „Mitte“ for „Berlin Mitte“, but not „Sachsen“ for „Sachsen-Anhalt“. */
  readonly byParts?: boolean;
  /** Whether other forms of its words stand for a name: not for places. */
  readonly byForms?: boolean;
  /** Groups of names, the first of something in the list, the others of what lies in it: read as that, and told. */
  readonly within?: readonly (readonly [whole: string, ...parts: string[]])[];
}

/**
 * A value from the service's own list. A whole name, a part that only one name has, and small typing errors are
 * recognised; a part that several names share is asked about. Without the list, only what has nicknames is known: it
 * is passed on as the slug of the first of them, and the service says whether it knows it.
 */
export function oneOfService(
  choices: (facts: FactsConnection, signal: AbortSignal) => Promise<readonly Choice[]>,
  { nicknames = [], byParts = true, byForms = false, within = [] }: OneOfServiceOptions = {},
): Recogniser<Choice> {
  const groups = new Map(
    nicknames.flatMap((group) => group.map((name) => [plainName(name), group] as const)),
  );
  const indexes = new WeakMap<readonly Choice[], Indexes>();
  let withoutList: readonly Choice[] | undefined;

  function indexesOf(offered: readonly Choice[]): Indexes {
    const known = indexes.get(offered);
    if (known) return known;
    const names = indexNames(
      offered.map((choice) => {
        const own = [choice.value, choice.label];
        return {
          choice,
          names: [...own, ...own.flatMap((name) => groups.get(plainName(name)) ?? [])],
          byParts,
          byForms,
        };
      }),
    );
    const claimed = new Set<string>();
    const parts = indexNames(
      within.flatMap(([whole, ...inIt]) => {
        const entry = names.byName.get(plainName(whole));
        if (!entry?.whole[0]) return [];
        // The list may know one of them by itself, or a smaller part that it lies in.
        const isKnown = (name: string) => names.byName.has(plainName(name)) || claimed.has(plainName(name));
        const unlisted = inIt.filter((name) => !isKnown(name));
        for (const name of unlisted) claimed.add(plainName(name));
        return [{ choice: entry.whole[0], names: unlisted, byParts: false, byForms: false }];
      }),
    );
    const both = { names, parts };
    indexes.set(offered, both);
    return both;
  }

  function findListed(words: readonly Word[], offered: readonly Choice[]): readonly Candidate<Choice>[] {
    const { names, parts } = indexesOf(offered);
    const inside = findNames(words, parts).map((candidate) => ({ ...candidate, corrected: true }));
    const listed = findNames(words, names);
    const told = inside.filter((one) =>
      listed.every((other) => !overlap(one, other) || (one.score === 1 && !isLonger(other, one))),
    );
    return [...listed.filter((one) => isApart(one, told)), ...told].toSorted((a, b) => a.from - b.from);
  }

  return {
    choices,
    show: (choice) => text(choice.label),
    find(words, context) {
      withoutList ??= nicknames.map(([name = '']) => ({ value: slugOf(name), label: name }));
      return findListed(words, context.choices ?? withoutList);
    },
  };
}

const isLonger = (a: Span, b: Span) => a.to - a.from > b.to - b.from;
