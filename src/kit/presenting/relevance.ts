// How likely a statement of the service, or an answer of another kind (command/answerKind.ts), answers a question, learned
// from questions that people asked: each room of the table is a place in a space, and what belongs together lies near. Where
// statements are known (remembered.ts), what was asked of them counts as well. Written by tools/trainRelevance.ts.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { once } from '../../memo.ts';
import type { Candidate } from './candidates.ts';
import { rooms } from './relevanceFeatures.ts';
import type { PointNeed } from './pointNeed.ts';
import { type LearnedOf, recall, type Recalled } from './remembered.ts';

/** Directions of the space. */
export const dimensions = 48;

/** How a statement's words, and its kind, count beside its place; and what „none of them“ has. */
export interface Factors {
  readonly coverage: number;
  readonly need: number;
  readonly none: number;
}

/** The same where the statements are known: what was asked of them counts, and being near counts for less. */
export interface KnownFactors extends Factors {
  readonly near: number;
  readonly best: number;
  readonly next: number;
  readonly unanswered: number;
}

export interface Weights {
  readonly factors: Factors;
  /** Room by room. */
  readonly table: Float32Array;
}

/** Beside this file, in the sources as in the build. */
export const weightsFiles: Readonly<Record<LearnedOf, URL>> = {
  general: new URL('relevance.json', import.meta.url),
  ofCase: new URL('relevanceOfCases.json', import.meta.url),
};

const factors = { coverage: z.number(), need: z.number(), none: z.number() };
const Written = z.object({
  about: z.object({ note: z.string(), learned: z.string() }),
  factors: z.object(factors),
  known: z.object({
    ...factors,
    near: z.number(),
    best: z.number(),
    next: z.number(),
    unanswered: z.number(),
  }),
  /** What one step of the table is worth. */
  step: z.number(),
  /** A signed byte for each direction of each room, in base64. */
  table: z.string(),
});

export type Written = z.infer<typeof Written>;

const learned: Readonly<Record<LearnedOf, () => Weights & { readonly known: KnownFactors }>> = {
  general: once(() => read(weightsFiles.general)),
  ofCase: once(() => read(weightsFiles.ofCase)),
};

function read(file: URL): Weights & { readonly known: KnownFactors } {
  const { factors, known, step, table } = Written.parse(JSON.parse(readFileSync(file, 'utf8')));
  const bytes = new Int8Array(Buffer.from(table, 'base64'));
  if (bytes.length !== rooms * dimensions) throw new Error(`${file.pathname} has another size`);
  return { factors, known, table: Float32Array.from(bytes, (byte) => byte * step) };
}

/** A question as it is compared with statements, and with questions that are remembered. */
export interface Compared {
  readonly rooms: readonly number[];
  readonly words: readonly number[];
  readonly need: PointNeed | undefined;
}

export interface Relevance {
  /** For each candidate how likely it is the answer, from 0 to 1; what is left of 1 is that none of them is. */
  readonly likely: readonly number[];
  /** These are statements that were asked for before. */
  readonly isKnown: boolean;
}

/** Pure. */
export function relevanceOf(
  { rooms: question, words, need }: Compared,
  candidates: readonly Candidate[],
  field: LearnedOf,
): Relevance {
  const weights = learned[field]();
  const recalled = recall(field, words, candidates);
  const scores = recalled
    ? knownScores(nearnessOf(question, candidates, weights.table), need, candidates, recalled, weights.known)
    : [...scoresOf(question, need, candidates, weights), weights.factors.none];
  return { likely: shares(scores).slice(0, -1), isKnown: recalled !== undefined };
}

/** Before they are weighed against each other. */
export function scoresOf(
  question: readonly number[],
  need: PointNeed | undefined,
  candidates: readonly Candidate[],
  { factors, table }: Weights,
): readonly number[] {
  const near = nearnessOf(question, candidates, table);
  return candidates.map(
    (one, at) => (near[at] ?? 0) + factors.coverage * one.coverage + (isOfKind(one, need) ? factors.need : 0),
  );
}

/** With what was asked before; and, last, that nothing answers. */
export function knownScores(
  near: readonly number[],
  need: PointNeed | undefined,
  candidates: readonly Candidate[],
  recalled: Recalled,
  factors: KnownFactors,
): readonly number[] {
  const scores = candidates.map((one, at) => {
    const { best, next } = recalled.of[at] ?? { best: 0, next: 0 };
    const asked = factors.best * best + factors.next * next;
    const ofKind = isOfKind(one, need) ? factors.need : 0;
    return factors.near * (near[at] ?? 0) + factors.coverage * one.coverage + ofKind + asked;
  });
  return [...scores, factors.none + factors.unanswered * recalled.unanswered];
}

export const isOfKind = ({ needs }: Candidate, need: PointNeed | undefined): boolean =>
  need !== undefined && needs.includes(need);

/** How near each candidate's place is to the question's. */
export function nearnessOf(
  question: readonly number[],
  candidates: readonly Candidate[],
  table: Float32Array,
): readonly number[] {
  const place = placeOf(question, table);
  return candidates.map((one) => nearness(place, placeOf(one.rooms, table)));
}

export function nearness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** The mean of the rooms' places, longer where there are more. */
export function placeOf(features: readonly number[], table: Float32Array): Float32Array {
  const place = new Float32Array(dimensions);
  for (const room of features) {
    const from = room * dimensions;
    for (let at = 0; at < dimensions; at++) place[at] = (place[at] ?? 0) + (table[from + at] ?? 0);
  }
  const share = 1 / Math.sqrt(Math.max(1, features.length));
  for (let at = 0; at < dimensions; at++) place[at] = (place[at] ?? 0) * share;
  return place;
}

/** Softmax. */
export function shares(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const whole = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / whole);
}
