// How much it counts that a question was asked of a statement before: learned from what other people asked of the same ones.
import {
  type KnownFactors,
  knownScores,
  isOfKind,
  nearnessOf,
  shares,
} from '../../src/kit/presenting/relevance.ts';
import { memoryOf, type Recalled } from '../../src/kit/presenting/remembered.ts';
import { fitRelevance, wrongBy } from './fitRelevance.ts';
import { rememberedIn } from './remember.ts';
import type { Example } from './statements.ts';

/** A question beside what those learned that had asked none like it. */
export interface Row {
  readonly example: Example;
  readonly near: readonly number[];
  readonly recalled: Recalled;
}

const rounds = 12;
const atOnce = 50;
const rate = 0.05;

/** What is known of `asked` to one who has only heard `learned`. */
export function rowsOf(learned: readonly Example[], asked: readonly Example[]): readonly Row[] {
  const { table } = fitRelevance(learned);
  const recall = memoryOf(rememberedIn(learned));
  return asked.flatMap((example) => {
    const { rooms, words, candidates } = example;
    const recalled = recall(words, candidates);
    return recalled ? [{ example, near: nearnessOf(rooms, candidates, table), recalled }] : [];
  });
}

const keys = ['near', 'coverage', 'need', 'best', 'next', 'none', 'unanswered'] as const;
type Numbers = { -readonly [Key in keyof KnownFactors]: number };

/** Adam, by the same steps each time. Pure. */
export function fitKnown(rows: readonly Row[]): KnownFactors {
  const factors: Numbers = { near: 1, coverage: 3, need: 1.5, best: 6, next: 2, none: 3, unanswered: 2 };
  const mean: Numbers = nought();
  const square: Numbers = nought();
  let steps = 0;
  for (let round = 0; round < rounds; round++) {
    for (let from = 0; from < rows.length; from += atOnce) {
      const some = rows.slice(from, from + atOnce);
      const slope = slopeOf(some, factors);
      steps += 1;
      for (const key of keys) {
        const own = slope[key] / some.length;
        mean[key] = 0.9 * mean[key] + 0.1 * own;
        square[key] = 0.99 * square[key] + 0.01 * own * own;
        factors[key] -= (rate * mean[key]) / (Math.sqrt(square[key] / (1 - 0.99 ** steps)) + 1e-6);
      }
    }
  }
  return factors;
}

const nought = (): Numbers => ({ near: 0, coverage: 0, need: 0, best: 0, next: 0, none: 0, unanswered: 0 });

function slopeOf(rows: readonly Row[], factors: KnownFactors): Numbers {
  const slope = nought();
  for (const { example, near, recalled } of rows) {
    const { need, candidates, right } = example;
    const wrong = wrongBy(knownScores(near, need, candidates, recalled, factors), right);
    for (const [at, one] of candidates.entries()) {
      const by = wrong[at] ?? 0;
      const { best, next } = recalled.of[at] ?? { best: 0, next: 0 };
      slope.near += by * (near[at] ?? 0);
      slope.coverage += by * one.coverage;
      slope.best += by * best;
      slope.next += by * next;
      if (isOfKind(one, need)) slope.need += by;
    }
    const nothing = wrong[candidates.length] ?? 0;
    slope.none += nothing;
    slope.unanswered += nothing * recalled.unanswered;
  }
  return slope;
}

/** How likely each is for a row; the last is that nothing answers. */
export const ratedKnown = ({ example, near, recalled }: Row, factors: KnownFactors): readonly number[] =>
  shares(knownScores(near, example.need, example.candidates, recalled, factors));
