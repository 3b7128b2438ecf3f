// What may answer a question, as it is rated: a statement of the service, or one of the wholes.
import { type Whole, wholes } from '../command/answerKind.ts';
import type { Piece } from './knowledge.ts';
import type { PointNeed } from './pointNeed.ts';
import { roomOfWhole, statementRooms, statementWords, wordOfWhole } from './relevanceFeatures.ts';

/** What may answer a question: a statement, or a whole. */
export interface Candidate {
  readonly rooms: readonly number[];
  /** What it is remembered by. */
  readonly words: readonly number[];
  readonly needs: readonly PointNeed[];
  readonly isWhole: boolean;
  /** How much of the question's words it has, from 0 to 1. */
  readonly coverage: number;
}

/** `coverage` is how much of the question's words it has. Pure. */
export const candidateOf = (piece: Piece, coverage: number): Candidate => ({
  rooms: statementRooms(piece),
  words: statementWords(piece),
  needs: piece.needs,
  isWhole: false,
  coverage,
});

const needs: Partial<Record<Whole, PointNeed>> = { fee: 'money', time: 'time', office: 'office' };

/** In the order of `wholes`. */
export const wholeCandidates: readonly Candidate[] = wholes.map((whole) => {
  const need = needs[whole];
  return {
    rooms: [roomOfWhole(whole)],
    words: [wordOfWhole(whole)],
    needs: need === undefined ? [] : [need],
    isWhole: true,
    coverage: 0,
  };
});
