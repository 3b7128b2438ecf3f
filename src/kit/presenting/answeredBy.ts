// What answers a question, as it was learned: one statement of the service, an answer of another kind, or nothing that the service says.
import type { AnswerKind } from '../command/answerKind.ts';
import { plainWords, readWords } from '../recognisers/words.ts';
import type { Fittings } from './fitting.ts';
import type { Piece } from './knowledge.ts';
import type { PointNeed } from './pointNeed.ts';
import { isSentence } from './verbs.ts';

/** Kinds that money and time are not among: those are told by words. */
const figures: ReadonlySet<PointNeed> = new Set(['percent', 'measure', 'age']);

export type AnsweredBy =
  | {
      readonly is: 'statement';
      readonly piece: Piece;
      readonly share: number;
      /** It says just what stands behind the „oder“. */
      readonly isAlternative?: true;
    }
  | { readonly is: AnswerKind | 'nothing'; readonly share: number };

/** A less likely one is any among many. */
const least = { ofKind: 0.12, statement: 0.3, kind: 0.4, nothing: 0.4 } as const;

/** Of those that are about as likely, the one with more of the question's words; either of two that are named may be. */
const asLikely = { any: 0.85, either: 0.5, alternative: 0.1 } as const;

/** What may be the answer at all. */
export interface Answerable {
  readonly need?: PointNeed | undefined;
  /** „… nötig, oder reicht …?“ */
  readonly isEither?: boolean;
  /** „… oder ist das freiwillig?“: what stands behind it. */
  readonly alternative?: string | undefined;
  /** Yes or no is asked for, or what one must do: the name of a paper or of a law is neither. */
  readonly isDuty?: boolean;
}

/**
 * Undefined where nothing is likely enough, or the service says it otherwise than where it was learned. `share`: how likely
 * it is, from 0 to 1. Pure.
 */
export function answeredBy(
  { of, kinds, none, isKnown }: Fittings,
  { need, isEither = false, isDuty = false, alternative }: Answerable = {},
): AnsweredBy | undefined {
  if (!isKnown) return undefined;
  const rated = [...of].map(([piece, { share }]) => ({ is: 'statement', piece, share }) as const);
  const all = isDuty ? withoutNames(rated) : rated;
  const ofKind = all.filter(
    ({ piece, share }) => share >= least.ofKind && need && piece.needs.includes(need),
  );
  // „Wie viel Prozent …?“: of the likely ones those with such a figure.
  const statements = need !== undefined && figures.has(need) && ofKind.length > 0 ? ofKind : all;
  const others = [...kinds].map(([is, share]) => ({ is, share }));
  const possible: readonly AnsweredBy[] = [...statements, ...others, { is: 'nothing', share: none }];
  const mostLikely = possible.reduce((one, other) => (other.share > one.share ? other : one));
  // „Was kostet …?“ is answered by no sentence without an amount, as long as another one has it.
  const isOther =
    mostLikely.is === 'statement' && need !== undefined && !mostLikely.piece.needs.includes(need);
  const [first, ...more] = isOther ? ofKind : [];
  const best = first
    ? more.reduce((one, other) => (other.share > one.share ? other : one), first)
    : mostLikely;
  if (first) return best;
  const enough = best.is === 'statement' || best.is === 'nothing' ? least[best.is] : least.kind;
  if (best.is === 'statement' && best.share >= enough) {
    const ofOther = alternative === undefined ? undefined : sayingIt(statements, alternative, best.share);
    if (ofOther) return { ...ofOther, isAlternative: true };
    const near = best.share * asLikely[isEither ? 'either' : 'any'];
    const wordsIn = (piece: Piece) => of.get(piece)?.coverage ?? 0;
    return statements
      .filter(({ share }) => share >= near)
      .reduce((one, other) => (wordsIn(other.piece) > wordsIn(one.piece) ? other : one), best);
  }
  if (best.share >= enough) return best;
  // One statement among many that might be meant is none.
  return best.is === 'statement' ? { is: 'nothing', share: none } : undefined;
}

/** „Es ist freiwillig …“, where the alternative is just that: what it names need not be the likeliest. */
function sayingIt(all: readonly Statement[], alternative: string, likeliest: number): Statement | undefined {
  const words = plainWords(alternative).filter((plain) => telling.test(plain));
  return all.find(
    ({ piece: { says }, share }) =>
      share >= likeliest * asLikely.alternative &&
      !('label' in says) &&
      words.some((word) => readWords(says.clause).some(({ plain }) => plain === word)),
  );
}
const telling = /^(?:freiwillig|pflicht|verpflichtend|entbehrlich|voluntary|mandatory|optional)$/;

type Statement = Extract<AnsweredBy, { is: 'statement' }>;

/** Where a name was likely, the sentences are so much likelier; all of them stay where there is none. */
function withoutNames(all: readonly Statement[]): readonly Statement[] {
  const sentences = all.filter(({ piece }) => saysSomething(piece) && !isListOfNames(piece));
  const left = all.reduce((sum, { piece, share }) => sum + (saysSomething(piece) ? 0 : share), 0);
  const best = Math.max(0, ...sentences.map(({ share }) => share));
  return best < least.ofKind ? all : sentences.map((one) => ({ ...one, share: one.share / (1 - left) }));
}

/** It says something, and is no mere name. Pure. */
export const saysSomething = ({ says }: Piece): boolean => 'label' in says || isSentence(says.clause);

/** A list of papers or laws, none of them a sentence. */
function isListOfNames({ says }: Piece): boolean {
  if (!('label' in says) || says.cell.kind !== 'list') return false;
  return !says.cell.items.some((item) => item.kind === 'text' && isSentence(item.text));
}
