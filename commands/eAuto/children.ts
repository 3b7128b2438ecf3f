// How many children under 18: „zwei Kinder (4 und 7 Jahre)“, „kinderlos“; those who are of age do not count and are asked about.
import type { Candidate, NumberCandidate, Recogniser, Word } from '../../src/kit/index.ts';
import { countedByAges, withAges } from './ages.ts';
import { anyCount, children } from './childCount.ts';

export const childrenUnder18: Recogniser<number> = {
  ...anyCount,
  find: (words) => [
    ...words.flatMap((_, at) => none(words, at) ?? withAgesOnly(words, at) ?? []),
    ...anyCount
      .find(words)
      .filter((found) => !isNone(words, found.from - 1))
      .map((found) => withAges(words, withNoun(found))),
  ],
};

/** „Kinder: 2“, „zwei minderjährige Kinder“: up to the noun that says what is counted. */
const withNoun = ({ quantity, ...found }: NumberCandidate): Candidate<number> => ({
  ...found,
  from: Math.min(found.from, quantity.unitAt ?? found.from),
  to: Math.max(found.to, (quantity.unitAt ?? 0) + 1),
});

/** „Kinder: 12 und 15 Jahre“; in „2 Kinder, 12 und 15 Jahre“ they are counted already. */
const withAgesOnly = (words: readonly Word[], at: number) =>
  anyCount.find(words).some(({ to }) => to === at + 1) ? undefined : countedByAges(words, at);

const isNone = (words: readonly Word[], at: number) =>
  /^(?:ohne|without)$/.test(words[at]?.plain ?? '') && children.test(words[at + 1]?.plain ?? '');

/** „kinderlos“, „ohne Kinder“. */
function none(words: readonly Word[], at: number): Candidate<number> | undefined {
  if (/^(?:kinderlose?[nr]?|childless)$/.test(words[at]?.plain ?? '')) {
    return { from: at, to: at + 1, value: 0, score: 1 };
  }
  return isNone(words, at) ? { from: at, to: at + 2, value: 0, score: 1 } : undefined;
}
