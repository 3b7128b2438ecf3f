// How many children under 18: „zwei Kinder (4 und 7 Jahre)“, „kinderlos“; those who are of age do not count and are asked about.
import type { Candidate, Recogniser, Word } from '../../src/kit/index.ts';
import { withAges } from './ages.ts';
import { anyCount, children } from './childCount.ts';

export const childrenUnder18: Recogniser<number> = {
  ...anyCount,
  find: (words, context) => [
    ...words.flatMap((_, at) => none(words, at) ?? []),
    ...anyCount
      .find(withoutYears(words), context)
      .filter((found) => !isNone(words, found.from - 1) && !isOfNext(words, found))
      .map((found) => withAges(words, withAdjective(words, withName(words, found)))),
  ],
};

/** „52000 Kinder 1“: the word belongs to the figure behind it. */
const isOfNext = (words: readonly Word[], { to, impossible }: Candidate<number>) =>
  impossible === true && children.test(words[to - 1]?.plain ?? '') && /^\d{1,2}$/.test(words[to]?.text ?? '');

/** „Kinder: 2“; in „2 Kinder 85.000“ they are the figure's before them. */
function withName(words: readonly Word[], found: Candidate<number>): Candidate<number> {
  const [before, name] = [words[found.from - 2]?.text ?? '', words[found.from - 1]?.plain ?? ''];
  const isNamed = found.score === 1 && !found.impossible && children.test(name) && !/^\d{1,2}$/.test(before);
  return isNamed && !children.test(words[found.to - 1]?.plain ?? '')
    ? { ...found, from: found.from - 1 }
    : found;
}

/** „58.000 im Jahr, 2 Kinder“: no number of a year follows. */
const withoutYears = (words: readonly Word[]) =>
  words.map((word, at) =>
    /^(?:jahr|year)$/.test(word.plain) && children.test(words[at + 2]?.plain ?? '')
      ? { ...word, plain: '' }
      : word,
  );

const isNone = (words: readonly Word[], at: number) =>
  /^(?:ohne|without)$/.test(words[at]?.plain ?? '') && children.test(words[at + 1]?.plain ?? '');

/** „kinderlos“, „ohne Kinder“. */
function none(words: readonly Word[], at: number): Candidate<number> | undefined {
  if (/^(?:kinderlose?[nr]?|childless)$/.test(words[at]?.plain ?? '')) {
    return { from: at, to: at + 1, value: 0, score: 1 };
  }
  return isNone(words, at) ? { from: at, to: at + 2, value: 0, score: 1 } : undefined;
}

const adjective =
  /^(?:minderjaehrige|kleine|gemeinsame|eigene|junge|volljaehrige|erwachsene|schulpflichtige|young|small|minor|adult|grown)/;

/** „zwei minderjährige Kinder“ */
function withAdjective(words: readonly Word[], found: Candidate<number>): Candidate<number> {
  const isBetween =
    adjective.test(words[found.to]?.plain ?? '') && children.test(words[found.to + 1]?.plain ?? '');
  return isBetween ? { ...found, to: found.to + 2, score: 1 } : found;
}
