// Recognises one of a few values that the contract or a command lists.
import { type Lang, text, type Text } from '../../document/index.ts';
import { plainName } from '../../facts/index.ts';
import { once } from '../../memo.ts';
import { wholeWords, withoutAbbreviations } from './abbreviations.ts';
import { circumstancesIn, indexCircumstances } from './circumstances.ts';
import { findNames, indexNames } from './names.ts';
import { denialOf, isExcluded } from './negation.ts';
import { anotherWithin, areBoth } from './persons.ts';
import type { Candidate, Recogniser } from './recogniser.ts';
import { isComparative } from './smallWords.ts';
import { decided, orNot } from './undecided.ts';
import { isApart, isFree, type Word } from './words.ts';

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
  const named = (namesIn: (key: Key) => readonly string[]) =>
    indexNames(
      keys.map((key) => ({
        choice: { value: key, label: key },
        names: namesIn(key),
        byParts: false,
        byForms: !isOfProperNames,
      })),
    );
  // Of a command that nobody asks for, none is made.
  const namesOf = (key: Key): readonly string[] => {
    const { label, words = [], general = [] } = entries[key];
    // A key is written small, but no verb and no adjective.
    return [key.charAt(0).toUpperCase() + key.slice(1), label.de, label.en, ...words, ...general];
  };
  const index = once(() => named(namesOf));
  const whole = once(() =>
    wholeWords(keys.flatMap((key) => namesOf(key).map((name) => [key, name] as const))),
  );
  const ownNames = once(
    () => new Map(keys.flatMap((key) => [key, entries[key].label.de].map((name) => [plainName(name), key]))),
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
    if (isOfProperNames || keys.length === 1) return [{ candidate, rank }];
    if (!isExcluded(words, candidate) && !orNot(words, candidate)) return [{ candidate, rank }];
    const other = others.get(candidate.value);
    const not = other === undefined ? undefined : orNot(words, candidate);
    if (other !== undefined && not)
      return [
        { candidate, rank },
        { candidate: { ...not, value: other, score: candidate.score }, rank },
      ];
    const { from, to } = denialOf(words, candidate) ?? candidate;
    // „normale (nicht bidirektionale)“ denies the second one.
    if (all.some((one) => one.candidate.from === to && one.candidate.value !== candidate.value))
      return [{ candidate, rank }];
    return other === undefined
      ? []
      : [{ candidate: { from, to, value: other, score: candidate.score }, rank: 'told' }];
  }

  function findNamed(words: readonly Word[]): readonly Ranked<Key>[] {
    // „abmelden“ is no slip for „anmelden“.
    const general = hasGeneral ? findNames(words, generalIndex()).filter(({ corrected }) => !corrected) : [];
    // „Deregistration“ is no kind of registration.
    const isGeneral = (one: Candidate<unknown>) =>
      general.some(
        ({ from, to, isInside }) => from === one.from && to === one.to && isInside === one.isInside,
      );
    const found = findNames(words, index()).filter(
      ({ from, to }) => to - from > 1 || !isComparative(words[from]),
    );
    return found.map((one) => ({
      candidate: { ...one, value: one.value.value as Key },
      rank: isGeneral(one) ? 'general' : 'named',
    }));
  }

  return {
    find(typed) {
      const words = isOfProperNames
        ? typed
        : withoutAbbreviations(typed, whole, (some) => findNames(some, index()));
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
      const all = highest(words, meant).map(({ candidate }) => candidate);
      const found = isOfProperNames ? all : decided(words, all);
      return [...found, ...words.flatMap((word, at) => (isFree(at, found) ? looksAlike(word, at) : []))];
    },
    exact: ({ plain }) => ownNames().get(plain),
    show: (key, lang) => text(entries[key].label[lang]),
    offers: (lang) => choicesAmong(entries, keys, lang),
  };
}

/** Without what is said in a weaker way than another value, unless the two are put side by side. */
function highest<Key>(words: readonly Word[], found: readonly Ranked<Key>[]): readonly Ranked<Key>[] {
  const sure = found.filter(({ candidate }) => candidate.score >= leastSure);
  const isWeaker = (one: Ranked<Key>, other: Ranked<Key>) =>
    ranks[other.rank] > ranks[one.rank] && other.candidate.value !== one.candidate.value;
  return found.filter(
    (one) => !sure.some((other) => isWeaker(one, other) && !areCompared(words, one, other, found)),
  );
}

const leastSure = 0.9;
const choosing = /^(?:oder|vs|versus|gegen|gegenueber|ggue|bzw|or|against)$/;

/** „anmelden oder ummelden“, „Neuzulassung, Ummeldung und Abmeldung“ */
function areCompared<Key>(
  words: readonly Word[],
  one: Ranked<Key>,
  other: Ranked<Key>,
  found: readonly Ranked<Key>[],
): boolean {
  const [first, second] = [one.candidate, other.candidate].toSorted((a, b) => a.from - b.from);
  const between = words.slice(first?.to, second?.from);
  if (between.some(({ plain }) => choosing.test(plain))) return true;
  // „Herr Yilmaz will abmelden, Frau Kern ummelden“
  if (areBoth(words)) return true;
  if (first && second && anotherWithin(words, { from: first.to, to: second.from })) return true;
  if (one.rank === 'told' || other.rank === 'told' || !first || !second) return false;
  const names = found.flatMap(({ rank, candidate }) => (rank === 'told' ? [] : [candidate]));
  const isName = (at: number) => names.some(({ from, to }) => from <= at && at < to);
  const isBegun = (at: number) => names.some(({ from }) => from === at);
  const isAnd = (at: number) => /^(?:und|and|sowie)$/.test(words[at]?.plain ?? '');
  const isJoined = (at: number) => isAnd(at) || isAnd(at - 1) || words[at - 1]?.stop === 'comma';
  const places = Array.from({ length: second.from - first.to + 1 }, (_, index) => first.to + index);
  return places.every((at) => isAnd(at) || (isName(at) && (isJoined(at) || !isBegun(at))));
}

/** Some of the values, to choose from. */
export const choicesAmong = <Key extends string>(
  entries: Readonly<Record<Key, Pick<OneOfEntry, 'label'>>>,
  keys: readonly Key[],
  lang: Lang,
) => keys.map((key) => ({ value: key, label: entries[key].label[lang] }));

/** A key in words; another service's own value stays as it is. */
export const labelIn = (
  entries: Readonly<Record<string, Pick<OneOfEntry, 'label'>>>,
  key: string,
  lang: Lang,
): string => (Object.hasOwn(entries, key) ? entries[key]?.label[lang] : undefined) ?? key;
