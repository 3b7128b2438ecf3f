// Names found by the forms of their words: one word („Mehrfamilienhäusern“), part of one („Mieterwohnung“), or several
// with small words between them („alte, noch laufende Heizung“), also the other way round („selbst drin wohnen“).
import { plainName } from '../../facts/index.ts';
import { oncePer } from '../../memo.ts';
import { beginningKey, endKeys, mayBeSplit, noParts, type Parts, partsOf } from './compounds.ts';
import { isVerb, keysOf, keysOfName, partedVerb } from './forms.ts';
import { articles, inflected, isComparative, isSmall, joining, leading } from './smallWords.ts';
import type { Word } from './words.ts';

/** What is found under the forms of names. */
export interface PhraseIndex<Thing> {
  /** Under whole words; under what longer words begin with, „^mieter“, and end with, „-mieter“. */
  readonly byKey: ReadonlyMap<string, Kept<Thing>>;
}

/** Thousands of them, almost all with one thing and no phrase: lists as short as that, and none for nothing. */
interface Kept<Thing> {
  /** Of names of one word; several, where forms of their names are the same. */
  readonly things: readonly Thing[];
  /** Names of several words that may begin here. */
  readonly phrases: readonly Phrase<Thing>[];
}

interface Phrase<Thing> {
  readonly thing: Thing;
  readonly words: readonly NameWord[];
  readonly isInAnyOrder: boolean;
  /** A verb and its particle, which ends the clause: anything may stand between them. */
  readonly isParted: boolean;
}

interface NameWord {
  readonly keys: readonly string[];
  /** The keys of longer words that it ends. */
  readonly endKeys: readonly string[];
}

export interface Found<Thing> {
  readonly thing: Thing;
  /** Behind its last word. */
  readonly to: number;
  /** It is only a part of a word. */
  readonly isPart: boolean;
}

const nothing: readonly never[] = [];

const mostBetween = 3;
/** „alles“ and „aller“ have a stem of three letters, and are said of other things. */
const shortestStem = 4;
const shortestEnd = 4;
const mostInAnyOrder = 3;

/** The names of things, as they are written, under the forms of their words. */
export function indexPhrases<Thing>(
  named: Iterable<{ readonly name: string; readonly thing: Thing }>,
): PhraseIndex<Thing> {
  const byKey = new Map<string, Kept<Thing>>();
  const keep = (key: string, thing: Thing) => {
    const { things = nothing, phrases = nothing } = byKey.get(key) ?? {};
    if (!things.includes(thing)) byKey.set(key, { things: [...things, thing], phrases });
  };
  const keepPhrase = (key: string, phrase: Phrase<Thing>) => {
    const { things = nothing, phrases = nothing } = byKey.get(key) ?? {};
    byKey.set(key, { things, phrases: [...phrases, phrase] });
  };
  for (const { name, thing } of named) {
    const said = readName(name);
    const words = said.map(({ plain, text }) => asNameWord(plain, text));
    const [only, more] = said;
    if (only && !more) {
      for (const key of keysOfOne(only)) keep(key, thing);
      const parted = partedVerb(only.plain, only.text)?.map((part) => asNameWord(part, part));
      for (const key of parted?.[0]?.keys ?? [])
        keepPhrase(key, { thing, words: parted ?? [], isInAnyOrder: false, isParted: true });
      continue;
    }
    const isInAnyOrder = said.length <= mostInAnyOrder && !said.some(({ plain }) => leading.has(plain));
    for (const key of new Set(keysIn(isInAnyOrder ? words : words.slice(0, 1))))
      keepPhrase(key, { thing, words, isInAnyOrder, isParted: false });
  }
  return { byKey };
}

/** The words of a name; articles only where nothing else is left. */
function readName(name: string): readonly Word[] {
  const words = name
    .split(/\s+/)
    .map((text) => ({ text, plain: plainName(text) }))
    .filter(({ plain }) => plain !== '');
  const telling = words.filter(({ plain }) => !articles.has(plain));
  return telling.length > 0 ? telling : words;
}

const asNameWord = (plain: string, text: string): NameWord => ({
  keys: keysOfName(plain, text),
  // „Heizungstausch“ is not said of who does it.
  endKeys: plain.length >= shortestEnd && !isVerb(plain, text) ? endKeys(plain) : [],
});

/** Of a name of one word; a short one is looked for in longer words alone, or as it is spelt. */
function keysOfOne({ plain, text }: Word): readonly string[] {
  const { keys, endKeys: ends } = asNameWord(plain, text);
  const isTelling = (keys[0]?.indexOf('|') ?? 0) >= shortestStem;
  return [...(isTelling ? keys : []), ...(plain.length >= shortestEnd ? [...ends, beginningKey(plain)] : [])];
}

const keysIn = (words: readonly NameWord[]) => words.flatMap((word) => [...word.keys, ...word.endKeys]);

/** A word of a text, as it is looked for. */
interface Read {
  readonly keys: readonly string[];
  readonly parts: Parts;
  readonly isSmall: boolean;
}

/** So many words of a text are taken apart. */
const mostSplit = 12;

/** Every argument looks for its names among the same words. */
const readsOf = oncePer((words: readonly Word[]): readonly Read[] => {
  let split = 0;
  return words.map((word): Read => {
    const { plain } = word;
    const isSplit = mayBeSplit(plain) && ++split <= mostSplit;
    return {
      keys: keysOf(plain),
      parts: isSplit ? partsOf(plain) : noParts,
      isSmall: isSmall(word),
    };
  });
});

/**
 * The name that begins at a word, the longest of several; part of the word only where the whole is none. Undefined
 * where its parts are names of several things. Pure.
 */
export function findPhrase<Thing>(
  words: readonly Word[],
  at: number,
  { byKey }: PhraseIndex<Thing>,
): Found<Thing> | undefined {
  if (byKey.size === 0) return undefined;
  const reads = readsOf(words);
  const read = reads[at];
  if (!read) return undefined;
  const { keys, parts } = read;
  const whole = keptUnder(keys, byKey);
  const [begins, ended] = [keptUnder(parts.beginnings, byKey), keptUnder(parts.ends, byKey)];
  let longest: Found<Thing> | undefined;
  for (const kept of [whole, ended, keptUnder(parts.vagueEnds, byKey)]) {
    for (const { phrases } of kept) {
      for (const phrase of phrases) {
        const to = phrase.isParted
          ? endOfParted(phrase, words, at, reads)
          : endOfPhrase(phrase, words, at, reads, byKey);
        if (to !== undefined && to > (longest?.to ?? 0)) longest = { thing: phrase.thing, to, isPart: false };
      }
    }
  }
  if (longest) return longest;
  const named = onlyThing(whole);
  if (named !== undefined) return { thing: named, to: at + 1, isPart: false };
  const part = onlyThing([
    ...begins.slice(0, 1),
    ...ended.filter(({ things }) => things.length > 0).slice(0, 1),
  ]);
  return part === undefined ? undefined : { thing: part, to: at + 1, isPart: true };
}

/** What is kept under any of the keys. Called for each word and argument: most have nothing, and cost nothing. */
function keptUnder<Thing>(
  keys: readonly string[],
  byKey: PhraseIndex<Thing>['byKey'],
): readonly Kept<Thing>[] {
  let found: Kept<Thing>[] | undefined;
  for (const key of keys) {
    const kept = byKey.get(key);
    if (kept) (found ??= []).push(kept);
  }
  return found ?? nothing;
}

function onlyThing<Thing>(kept: readonly Kept<Thing>[]): Thing | undefined {
  if (kept.length === 0) return undefined;
  const [first, ...others] = kept.flatMap((one) => one.things);
  return others.every((other) => other === first) ? first : undefined;
}

/** Where a phrase ends that has a word at a place; undefined if the others do not follow. */
function endOfPhrase<Thing>(
  phrase: Phrase<Thing>,
  words: readonly Word[],
  at: number,
  reads: readonly Read[],
  byKey: PhraseIndex<Thing>['byKey'],
): number | undefined {
  const left = [...phrase.words];
  let between = 0;
  for (let to = at; ; to++) {
    const read = reads[to];
    if (!read || (to > at && (isParted(words, to, read) || isComparative(words[to])))) return undefined;
    const next = left.findIndex(
      (word) => isWordOf(read, word) && !(to > at && isOther(read, word, phrase.thing, { byKey })),
    );
    if (next === 0 || (next > 0 && phrase.isInAnyOrder)) left.splice(next, 1);
    else if (!read.isSmall || ++between > mostBetween || isName(read, byKey)) return undefined;
    if (left.length === 0) return to + 1;
  }
}

/** „melde das Auto morgen ab“: the verb, where its particle ends the clause; what stands between is another's. */
function endOfParted<Thing>(
  { words: [, particle] }: Phrase<Thing>,
  words: readonly Word[],
  at: number,
  reads: readonly Read[],
): number | undefined {
  for (let to = at + 1; to < Math.min(words.length, at + mostParted); to++) {
    if (words[to - 1]?.stop !== undefined) return undefined;
    const isLast =
      words[to]?.stop !== undefined || to + 1 === words.length || joining.has(words[to + 1]?.plain ?? '');
    const read = reads[to];
    if (isLast && particle && read && isWordOf(read, particle)) return at + 1;
  }
  return undefined;
}

const mostParted = 10;

const isWordOf = ({ keys, parts: { ends, vagueEnds } }: Read, word: NameWord) =>
  word.keys.some((key) => keys.includes(key)) ||
  word.endKeys.some((key) => ends.includes(key) || vagueEnds.includes(key));

/** „günstig zu Intensivkurs“ is no „günstiger Kurs“: the longer word names another thing by itself. */
const isOther = <Thing>(read: Read, word: NameWord, thing: Thing, { byKey }: PhraseIndex<Thing>) =>
  !word.keys.some((key) => read.keys.includes(key)) &&
  keptUnder([...read.keys, ...read.parts.beginnings], byKey).some(
    ({ things: [one = thing] }) => one !== thing,
  );

const isName = <Thing>({ keys }: Read, byKey: PhraseIndex<Thing>['byKey']) =>
  keys.some((key) => (byKey.get(key)?.things.length ?? 0) > 0);

/** A clause ends in front of it; „alte, noch laufende Heizung“ goes on. */
function isParted(words: readonly Word[], at: number, { isSmall }: Read): boolean {
  const before = words[at - 1];
  if (before?.stop === undefined) return false;
  return before.stop !== 'comma' || !isSmall || !inflected.test(before.plain);
}
