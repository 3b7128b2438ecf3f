// What a question and a statement of the service are compared by: words, beginnings and insides of words, the kind of
// question. Each feature has a room in one table of weights; two may share one.
import { memo } from '../../memo.ts';
import type { Speaking } from '../command/command.ts';
import type { Asked } from '../recognisers/asked.ts';
import { isPlaceName } from '../recognisers/states.ts';
import { stemOf } from '../recognisers/stems.ts';
import { readWords } from '../recognisers/words.ts';
import type { Piece } from './knowledge.ts';

export const rooms = 16_384;

/** So much of a text is looked at. */
const mostLetters = 600;
/** Shorter words have no insides. */
const leastWord = 5;
const inside = 5;
/** What is said again and again is worked out once. */
const mostKept = 2_000;

const plainWords = (said: string) => readWords(said.slice(0, mostLetters)).map(({ plain }) => plain);

function insidesOf(word: string): readonly string[] {
  if (word.length < leastWord) return [];
  const marked = `^${word}$`;
  return Array.from({ length: marked.length - inside + 1 }, (_, at) => `g${marked.slice(at, at + inside)}`);
}

const wordFeatures = (word: string) => [`s${stemOf(word, 'de')}`, ...insidesOf(word)];

/** What a question has of its matter's name tells it from no other on the same one. `names`: all that it is called. Pure. */
export function questionRooms(
  { question, intent }: Speaking,
  { need, wants, isWho }: Asked,
  names: readonly string[],
): readonly number[] {
  const matter = new Set(names.flatMap(plainWords).flatMap(wordFeatures));
  const words = plainWords(question);
  const own = words.flatMap(wordFeatures).filter((feature) => !matter.has(feature));
  const asked = [
    ...words.map((word) => `w${word}`),
    ...words.slice(1).map((word, at) => `b${words[at]} ${word}`),
    `first ${words.slice(0, 2).join(' ')}`,
    `one ${words[0]}`,
    ...intent.aspects.map((aspect) => `aspect ${aspect}`),
    `whether ${intent.whether && !intent.byForm}`,
    `need ${need}`,
    `wants ${wants}`,
    `who ${isWho}`,
    ...saidOfCase(question),
    'any question',
  ];
  return roomsOf([...own, ...asked.map((feature) => `?${feature}`)]);
}

/** What of a case a question says, whatever the case is: „Köln“, „45.000 €“, „1. März“. */
function saidOfCase(question: string): readonly string[] {
  const words = readWords(question.slice(0, mostLetters));
  const isPlace = words.some(({ plain }) => isPlaceName(plain));
  const figures = words.filter(({ plain }) => /\d/.test(plain)).length;
  return [`place ${isPlace}`, `figures ${Math.min(2, figures)}`, `words ${Math.min(5, words.length >> 2)}`];
}

const keptRooms = memo<string, readonly number[]>(mostKept);

/** Pure. */
export const statementRooms = ({ searchWords, needs, says }: Piece): readonly number[] =>
  keptRooms([searchWords, ...needs].join('\n'), () =>
    roomsOf([
      ...plainWords(searchWords).flatMap(wordFeatures),
      ...needs.map((need) => `!need ${need}`),
      `!label ${'label' in says}`,
      `!figure ${/\d/.test(searchWords)}`,
      `!length ${Math.min(6, Math.floor(searchWords.length / 25))}`,
      `!itself ${searchWords}`,
    ]),
  );

export const roomOfKind = (kind: string): number => hashOf(`!whole ${kind}`) % rooms;
export const wordOfKind = (kind: string): number => hashOf(`!whole ${kind}`) % numbers;

/** What a question is remembered by: stems and short parts of its words, without its matter's name. Pure. */
export function questionWords(
  { question }: Pick<Speaking, 'question'>,
  names: readonly string[],
): readonly number[] {
  const matter = new Set(names.flatMap(plainWords).map((word) => stemOf(word, 'de')));
  const words = plainWords(question).filter((word) => !matter.has(stemOf(word, 'de')));
  return numbersOf(words.flatMap((word) => [`s${stemOf(word, 'de')}`, ...partsOf(`^${word}$`)]));
}

/** What a statement is found again by: its stems. Pure. */
export const statementWords = ({ searchWords }: Pick<Piece, 'searchWords'>): readonly number[] =>
  numbersOf(plainWords(searchWords).map((word) => stemOf(word, 'de')));

const part = 3;
const partsOf = (marked: string): readonly string[] =>
  Array.from({ length: Math.max(0, marked.length - part + 1) }, (_, at) => `g${marked.slice(at, at + part)}`);

const numbers = 65_536;
const numbersOf = (features: readonly string[]): readonly number[] => [
  ...new Set(features.map((feature) => hashOf(feature) % numbers)),
];

const roomsOf = (features: readonly string[]): readonly number[] => [
  ...new Set(features.map((feature) => hashOf(feature) % rooms)),
];

/** FNV-1a: https://datatracker.ietf.org/doc/draft-eastlake-fnv/ */
function hashOf(feature: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < feature.length; at++) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619);
  }
  return hash >>> 0;
}
