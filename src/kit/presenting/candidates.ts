// What may answer a question, as it is rated: a statement of the service, or an answer of another kind.
import { type AnswerKind, answerKinds } from '../command/answerKind.ts';
import type { Piece } from './knowledge.ts';
import type { PointNeed } from './pointNeed.ts';
import { roomOfKind, statementRooms, statementWords, wordOfKind } from './relevanceFeatures.ts';

/** What may answer a question: a statement of the service, or an answer of another kind. */
export interface Candidate {
  readonly rooms: readonly number[];
  /** What it is remembered by. */
  readonly words: readonly number[];
  readonly needs: readonly PointNeed[];
  /** No statement, but an answer of another kind. */
  readonly isKind: boolean;
  /** How much of the question's words it has, from 0 to 1. */
  readonly coverage: number;
}

/** `coverage` is how much of the question's words it has. Pure. */
export const candidateOf = (piece: Piece, coverage: number): Candidate => ({
  rooms: statementRooms(piece),
  words: statementWords(piece),
  needs: piece.needs,
  isKind: false,
  coverage,
});

const needs: Partial<Record<AnswerKind, PointNeed>> = { fee: 'money', time: 'time', office: 'office' };

/** In the order of `answerKinds`. */
export const kindCandidates: readonly Candidate[] = answerKinds.map((kind) => {
  const need = needs[kind];
  return {
    rooms: [roomOfKind(kind)],
    words: [wordOfKind(kind)],
    needs: need === undefined ? [] : [need],
    isKind: true,
    coverage: 0,
  };
});
