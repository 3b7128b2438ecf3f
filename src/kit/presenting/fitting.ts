// How well each statement of the service fits a question: by the words that both have, and as it was learned (relevance.ts).
import type { Piece } from './knowledge.ts';
import type { SpeakingOf } from './pieceSentence.ts';
import { type Cover, coverageOf, type Point } from './point.ts';
import type { PointNeed } from './pointNeed.ts';
import { relevanceOf } from './relevance.ts';
import { questionRooms, questionWords } from './relevanceFeatures.ts';
import type { LearnedOf } from './remembered.ts';
import { type AnswerKind, answerKinds } from '../command/answerKind.ts';
import { candidateOf, kindCandidates } from './candidates.ts';

/**
 * How well each piece fits, by the words that it shares and as it was learned; and what else may answer. `without` are kinds
 * of answers that the matter does not have; `field`: what the pieces are said of. Pure.
 */
export function fittingOf(
  point: Point,
  pieces: readonly Piece[],
  speaking: SpeakingOf,
  without: ReadonlySet<AnswerKind> = none,
  field: LearnedOf = 'general',
): Fittings {
  const byWords = coverageOf(
    point,
    pieces.map(({ searchWords }) => searchWords),
    speaking.lang,
  );
  const candidates = pieces.map((piece, at) => candidateOf(piece, byWords[at]?.coverage ?? 0));
  const rooms = questionRooms(speaking, point.asked, point.names);
  const words = questionWords(speaking, point.names);
  const { likely: ofAll, isKnown } = relevanceOf(
    { rooms, words, need: point.need },
    [...candidates, ...kindCandidates],
    field,
  );
  const isOut = (at: number) =>
    answerKinds.some((kind, index) => at === pieces.length + index && without.has(kind));
  const left = 1 - ofAll.reduce((sum, share, at) => sum + (isOut(at) ? share : 0), 0);
  const likely = ofAll.map((share, at) => (isOut(at) ? 0 : share / Math.max(left, smallest)));
  const [, second = 0] = likely.toSorted((one, other) => other - one);
  const isStated = point.need !== undefined && statedOrNot.has(point.need);
  const of = new Map(
    pieces.map((piece, at): [Piece, Fitting] => {
      const { coverage, words } = byWords[at] ?? { coverage: 0, words: 0 };
      const share = likely[at] ?? 0;
      const isAhead = share >= likelyEnough.ahead && share >= second * ahead;
      const isEnough = isStated
        ? isKnown &&
          point.need !== 'risk' &&
          share >= likelyEnough[isOfKind(piece, point) ? 'stated' : 'unstated']
        : share >= likelyEnough.alone || isAhead;
      const isLikely = isEnough && saysOfWhat(piece);
      return [
        piece,
        {
          coverage: isLikely ? Math.max(coverage, share) : coverage,
          words,
          isLikely,
          isSure: isLikely && isKnown && share >= likelyEnough.sure,
          share,
        },
      ];
    }),
  );
  const ofKinds = new Map(answerKinds.map((kind, at) => [kind, likely[pieces.length + at] ?? 0] as const));
  return { of, kinds: ofKinds, none: 1 - likely.reduce((sum, one) => sum + one, 0), isKnown };
}

const none: ReadonlySet<AnswerKind> = new Set();
const smallest = 1e-6;

export interface Fittings {
  readonly of: ReadonlyMap<Piece, Fitting>;
  /** How likely each is the answer; what is left of 1 is that nothing is: `none`. */
  readonly kinds: ReadonlyMap<AnswerKind, number>;
  readonly none: number;
  /** People asked about these statements before. */
  readonly isKnown: boolean;
}

export interface Fitting extends Cover {
  /** As it was learned, this is the answer rather than anything else. */
  readonly isLikely: boolean;
  /** People asked for just that, in such words, and it answered them. */
  readonly isSure: boolean;
  /** How likely it is the answer rather than any other. */
  readonly share: number;
}

export type Rated = { readonly piece: Piece } & Fitting;

/**
 * Whether the service states that very amount, time or age, the words say better than what was learned, but for statements
 * that were asked for before: of those, four of five are right at such a share, and more above it. Of a risk there were too few.
 */
const statedOrNot: ReadonlySet<PointNeed> = new Set(['money', 'time', 'age', 'risk']);
/** „keine“ stands behind a name that nobody sees. */
const saysOfWhat = ({ says }: Piece): boolean =>
  !('clause' in says) || !/^(?:keine?|ja|nein)$/iu.test(says.clause);

const likelyEnough = { alone: 0.4, ahead: 0.3, stated: 0.6, unstated: 0.9, sure: 0.75 } as const;
const isOfKind = ({ needs }: Piece, { need }: Point) => need !== undefined && needs.includes(need);
/** So many times as likely as the next one. */
const ahead = 1.5;
export const nothing: Fitting = { coverage: 0, words: 0, isLikely: false, isSure: false, share: 0 };

/** The statement that surely answers: more likely than all else together, or by far more than any other thing. Pure. */
export function surestIn({ of, kinds, none, isKnown }: Fittings): Piece | undefined {
  const [best, next] = [...of].toSorted(([, one], [, other]) => other.share - one.share);
  if (!isKnown || !best) return undefined;
  const [piece, { share }] = best;
  const others = Math.max(none, next?.[1].share ?? 0, ...kinds.values());
  return share >= surely.alone || (share >= surely.least && share >= surely.ahead * others)
    ? piece
    : undefined;
}
const surely = { alone: 0.6, least: 0.25, ahead: 3 } as const;

/** The statement that most likely answers, if any is more than one among many. Pure. */
export function nearestIn({ of }: Fittings): Piece | undefined {
  const [best] = [...of].toSorted(([, one], [, other]) => other.share - one.share);
  return best && best[1].share >= nearEnough ? best[0] : undefined;
}

const nearEnough = 0.12;
