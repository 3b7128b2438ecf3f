// How likely a statement of the service answers a question, learned from questions that people asked of such statements:
// each room of the table is a place in a space, and what belongs together lies near. Written by tools/trainRelevance.ts.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { once } from '../../memo.ts';
import { rooms, statementRooms } from './relevanceFeatures.ts';
import type { Piece } from './knowledge.ts';
import type { PointNeed } from './pointNeed.ts';

/** Directions of the space. */
export const dimensions = 48;

/** How a statement's words, and its kind, count beside its place; and what „none of them“ has. */
export interface Factors {
  readonly coverage: number;
  readonly need: number;
  readonly none: number;
}

export interface Weights {
  readonly factors: Factors;
  /** Room by room. */
  readonly table: Float32Array;
}

/** A statement beside a question, with how much of the question's words it has, from 0 to 1. */
export interface Beside {
  readonly piece: Piece;
  readonly coverage: number;
}

/** Beside this file, in the sources as in the build. */
export const weightsFile = new URL('relevance.json', import.meta.url);

const Written = z.object({
  about: z.object({ note: z.string(), learned: z.string() }),
  factors: z.object({ coverage: z.number(), need: z.number(), none: z.number() }),
  /** What one step of the table is worth. */
  step: z.number(),
  /** A signed byte for each direction of each room, in base64. */
  table: z.string(),
});

export type Written = z.infer<typeof Written>;

const learned = once((): Weights => {
  const { factors, step, table } = Written.parse(JSON.parse(readFileSync(weightsFile, 'utf8')));
  const bytes = new Int8Array(Buffer.from(table, 'base64'));
  if (bytes.length !== rooms * dimensions) throw new Error(`${weightsFile.pathname} has another size`);
  return { factors, table: Float32Array.from(bytes, (byte) => byte * step) };
});

/** For each statement how likely it is the answer, from 0 to 1; what is left of 1 is that none of them is. Pure. */
export function relevanceOf(
  question: readonly number[],
  need: PointNeed | undefined,
  statements: readonly Beside[],
): readonly number[] {
  const weights = learned();
  const scores = [...scoresOf(question, need, statements, weights), weights.factors.none];
  return shares(scores).slice(0, -1);
}

/** Before they are weighed against each other. */
export function scoresOf(
  question: readonly number[],
  need: PointNeed | undefined,
  statements: readonly Beside[],
  { factors, table }: Weights,
): readonly number[] {
  const place = placeOf(question, table);
  return statements.map(({ piece, coverage }) => {
    const other = placeOf(statementRooms(piece), table);
    const near = place.reduce((sum, one, at) => sum + one * (other[at] ?? 0), 0);
    const isOfKind = need !== undefined && piece.needs.includes(need);
    return near + factors.coverage * coverage + (isOfKind ? factors.need : 0);
  });
}

/** The mean of the rooms' places, longer where there are more. */
export function placeOf(features: readonly number[], table: Float32Array): Float32Array {
  const place = new Float32Array(dimensions);
  for (const room of features) {
    for (let at = 0; at < dimensions; at++) {
      place[at] = (place[at] ?? 0) + (table[room * dimensions + at] ?? 0);
    }
  }
  const share = 1 / Math.sqrt(Math.max(1, features.length));
  return place.map((one) => one * share);
}

/** Softmax. */
export function shares(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const whole = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / whole);
}
