// What a message is weighed by: stems, parts of compounds, neighbours, classes of figures and places, its form.
import {
  allTowns,
  cityNames,
  languageOf,
  plainName,
  runsFrom,
  stateNames,
  stemOf,
  topicNames,
  type Word,
} from '../../kit/index.ts';
import { sentencesOf } from './askingSentences.ts';
import type { KnownStems } from './knownStems.ts';

export interface Features {
  /** By name; how much of it there is: 1, or less in a sentence that asks nothing. */
  readonly values: ReadonlyMap<string, number>;
  /** Long messages have more of everything. */
  readonly scale: number;
}

/** Only so many words count. */
const mostWords = 80;
/** So many unknown words are taken apart and looked up as mistyped. */
const mostUnknown = 24;
const weightOfPart = 0.7;
const weightOfFragment = 0.5;
const lettersOfFragment = 4;
const longestWord = 30;

/** A word as it is weighed. */
interface Token {
  /** Its stem, or its class: `#zahl`. */
  readonly name: string;
  readonly isKnown: boolean;
  /** Which sentence it stands in, and how much that counts. */
  readonly sentence: number;
  readonly weight: number;
}

/** Pure; linear in the length. */
export function featuresOf(words: readonly Word[], text: string, stems: KnownStems): Features {
  const looked = words.slice(0, mostWords);
  const tokens = tokensOf(looked, text, stems);
  const features = new Map<string, number>();
  const add = (name: string, weight: number) => {
    features.set(name, Math.max(features.get(name) ?? 0, weight));
  };
  for (const [at, token] of tokens.entries()) {
    const { weight } = token;
    add(token.name, weight);
    const before = tokens[at - 1];
    if (before?.sentence === token.sentence) add(`${before.name} ${token.name}`, weight);
    else add(`^${token.name}`, weight);
    if (token.name.startsWith('#')) continue;
    addFragments(token, add);
    addParts(token, stems, add);
  }
  for (const slug of topicsNamed(looked)) add(`@${slug}`, 1);
  for (const name of formOf(looked, text, tokens)) add(name, 1);
  return { values: features, scale: scaleOf(tokens.length) };
}

/** About one over the root of how many features there are. */
const scaleOf = (words: number) => 2 / Math.sqrt(words + 1.5);

/** Pairs of words, and first words: they tell how something is asked. */
export const isOfWording = (name: string) => name.includes(' ') || name.startsWith('^');

/** A piece of a word. */
export const isFragment = (name: string) => name.startsWith('~');

/** Four letters each: words that nobody has seen are like those that somebody has. */
function addFragments({ name, weight }: Token, add: (name: string, weight: number) => void): void {
  if (!/^[a-z]{4,}$/.test(name)) return;
  const padded = `_${name}`.slice(0, longestWord);
  for (let from = 0; from + lettersOfFragment <= padded.length; from++) {
    add(`~${padded.slice(from, from + lettersOfFragment)}`, weight * weightOfFragment);
  }
}

function addParts(
  { name, isKnown, weight }: Token,
  stems: KnownStems,
  add: (name: string, weight: number) => void,
): void {
  const { first, last } = stems.partsOf(name);
  if (first !== undefined) {
    add(first, weight * weightOfPart);
    add(`${first}-`, weight);
  }
  if (last !== undefined) {
    add(last, weight * weightOfPart);
    add(`-${last}`, weight);
  }
  if (!isKnown && first === undefined && last === undefined) add('#fremd', weight);
}

const figure = /^-?[\d.,]*\d$/;
const date = /^\d{1,2}\.(?:\d{1,2}\.?(?:\d{2,4})?)?$|^\d{4}-\d{2}-\d{2}$/;
const months =
  /^(?:januar|jan|februar|feb|maerz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december)$/;
const money = /^(?:euro|euros|eur|tsd|tausend|\d[\d.,]*(?:k|tsd|euro|eur))$/;
const unit = /^\d[\d.,]*([a-z]{1,4})$/;

/** Cities and states as people call them. */
const placeNames = new Set([...cityNames.flat(), ...stateNames.flat()].map(plainName));

/** „be“ and „hh“ are mostly words, and so are the names of some towns. */
const isPlace = (plain: string) =>
  plain.length > 2 &&
  (placeNames.has(plain) ||
    allTowns()
      .named(plain)
      .some(({ town, by }) => by !== 'first' && !town.isEveryday && !town.isVillage));

/** Figures, dates, money and places tell what kind of thing is said, not which. */
function classOf({ text, plain }: Word): string | undefined {
  if (date.test(text) || months.test(plain)) return '#datum';
  if (money.test(plain)) return '#euro';
  if (figure.test(text)) return /^\d{5}$/.test(text) ? '#plz' : '#zahl';
  if (isPlace(plain)) return '#ort';
  return undefined;
}

function tokensOf(words: readonly Word[], text: string, stems: KnownStems): readonly Token[] {
  const lang = languageOf(words) ?? 'de';
  const places = sentencesOf(words, text);
  let unknown = 0;
  return words.map((word, at) => {
    const { sentence = 0, weight = 1 } = places[at] ?? {};
    const { plain } = word;
    const kind = classOf(word);
    // „34a“ and „KfW 440“ are names.
    const isNamed = kind === '#zahl' && stems.has(plain);
    if (kind !== undefined && !isNamed) return { name: kind, isKnown: true, sentence, weight };
    const measured = unit.exec(plain)?.[1];
    const stem = measured !== undefined && !stems.has(plain) ? measured : stemOf(plain, lang);
    if (stems.has(stem)) return { name: stem, isKnown: true, sentence, weight };
    unknown += 1;
    const near = unknown > mostUnknown ? undefined : stems.near(stem);
    return { name: near ?? stem, isKnown: near !== undefined || unknown > mostUnknown, sentence, weight };
  });
}

const longestName = 4;
const byName = new Map(
  topicNames.flatMap(([slug = '', ...names]) =>
    [slug, ...names].map((name) => [plainName(name), slug] as const),
  ),
);

/** The topics that a text names whole, in its order; „34a-Kurse“ names one in front of its hyphen. */
const topicsNamed = (words: readonly Word[]): readonly string[] =>
  words.flatMap((word, at) => {
    const whole = runsFrom(words, at, longestName).flatMap(({ plain }) => byName.get(plain) ?? []);
    return whole.length > 0 ? whole : hyphenatedTopic(word);
  });

const mostParts = 6;

/** The longest run of parts from the front that is the name of a topic: its tail says what is wanted of it. */
function hyphenatedTopic({ text }: Word): readonly string[] {
  const parts = text.split('-', mostParts).map(plainName);
  for (let to = parts.length - 1; to > 0; to--) {
    const slug = byName.get(parts.slice(0, to).join(''));
    if (slug !== undefined) return [slug];
  }
  return [];
}

/** How the message is built. */
function formOf(words: readonly Word[], text: string, tokens: readonly Token[]): readonly string[] {
  const has = (name: string) => tokens.filter((token) => token.name === name).length;
  const end = text.trimEnd();
  return [
    ...(end.endsWith('?') ? ['#frage'] : []),
    ...(text.includes('§') ? ['#paragraf'] : []),
    ...(has('#ort') > 1 ? ['#orte'] : []),
    words.length <= 2 ? '#kurz' : words.length <= 6 ? '#mittel' : words.length <= 14 ? '#satz' : '#lang',
  ];
}
