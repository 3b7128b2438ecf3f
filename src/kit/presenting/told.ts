// What the service says on the point of a question: of its pieces those of the kind that is needed, the one with most of the
// point, and what belongs to it.
import { joined, type Lang, type Sentence } from '../../document/index.ts';
import { deadlinesAmong, isCalledSo } from './deadline.ts';
import { isTellingWord } from './kin.ts';
import type { Piece } from './knowledge.ts';
import { saysVerdict, sentenceFor, type SpeakingOf } from './pieceSentence.ts';
import { type Fitting, fittingOf, type Fittings, nothing, type Rated } from './fitting.ts';
import { type Cover, isAllOf, type Point } from './point.ts';
import { needsFigure, type PointNeed } from './pointNeed.ts';
import { aboutAsGood, allOf, besideIt, mostTogether } from './together.ts';

export interface Told extends Cover {
  readonly sentence: Sentence;
  /** The best of those that it is made of. */
  readonly piece: Piece;
  /** As it was learned, this is the answer rather than anything else. */
  readonly isLikely: boolean;
  /** People asked for just that, in such words, and it answered them. */
  readonly isSure: boolean;
  /** How likely. */
  readonly share: number;
}

const online = /online|digital|internet|e-?mail|elektronisch|video/iu;

/** What the service says on the point; undefined where no piece has a word of it and what it needs. Pure. */
export function toldOn(
  point: Point,
  pieces: readonly Piece[],
  speaking: SpeakingOf,
  { of: covers }: Fittings = fittingOf(point, pieces, speaking),
): Told | undefined {
  const { need, terms } = point;
  const fitting = pieces.filter((piece) => fits(piece, covers.get(piece), point, speaking));
  const rated = ratedBy(point, fitting, covers, speaking);
  if (terms.length === 0 && !isTelling(need) && !rated[0]?.isLikely)
    return deadlineOf(fitting, covers, point, speaking);
  const isClosed = isClosedOn(point, speaking);
  const best = isClosed ? (decided(rated, point, speaking) ?? rated[0]) : rated[0];
  // Another age than the one that is asked for is none: „Jugendjagdschein ab …?“
  const isAny = need === 'age' ? terms.length === 0 : isTelling(need);
  // The office of a place that is named is no office in general.
  const isOfPlace = need === 'office' && !best?.piece.isNamed && fitting.some(({ isNamed }) => isNamed);
  if (isAny && (best === undefined || isOfPlace || best.coverage < littleShared))
    return onlyOnes(fitting, point, speaking);
  if (!best) return undefined;
  const asGood = rated.filter(({ coverage: own }) => own >= best.coverage * aboutAsGood);
  const several = allOf(
    best.piece,
    asGood.map(({ piece }) => piece),
    besideIt(best, rated, point, speaking),
  );
  if (several) return { sentence: several, ...best };
  const sentence = sentenceFor(best.piece, point, speaking);
  if (!sentence) return undefined;
  const isAllSaid = 'label' in best.piece.says && best.piece.says.isYes !== undefined;
  const isTold = isAllSaid || terms.some(isTellingWord);
  // „Geht das online, und kostet das extra?“
  const asksCost = isClosed && speaking.intent.aspects.includes('cost');
  const isCost = ({ piece }: Rated) =>
    piece !== best.piece && piece.needs.includes('money') && 'clause' in piece.says;
  const more = asksCost ? asGood.find(isCost) : undefined;
  const besides = more && sentenceFor(more.piece, point, speaking);
  return {
    sentence: besides ? [...sentence, ' ', ...besides] : sentence,
    ...best,
    words: isTold ? Math.max(best.words, wordsOfVerdict) : best.words,
  };
}

/** „Bis wann muss man das beantragen?“ has no word of its own: the deadline for that is told, the likeliest of several. */
function deadlineOf(
  fitting: readonly Piece[],
  covers: ReadonlyMap<Piece, Fitting>,
  point: Point,
  speaking: SpeakingOf,
): Told | undefined {
  const rated = deadlinesAmong(fitting, point, speaking).map((piece) => ({
    piece,
    ...(covers.get(piece) ?? nothing),
  }));
  const [best] = rated.toSorted((one, other) => other.share - one.share);
  const sentence = best && sentenceFor(best.piece, point, speaking);
  return sentence && { ...best, sentence, ...onlyOne };
}

/** That is called so, of the kind that is needed, and has a word of the question. Pure. */
export const isNamedFigure = ({ piece, words }: Told, point: Point, lang: Lang): boolean =>
  point.need !== undefined && piece.needs.includes(point.need) && words > 0 && isCalledSo(piece, point, lang);

/** An amount is no yes and no no. */
const isClosedOn = ({ need }: Point, { intent }: SpeakingOf) => need === undefined && intent.whether;

/** Whether a piece is of the kind that is needed. */
function fits(
  { needs, says, searchWords, about, isListed }: Piece,
  fitting: Fitting | undefined,
  point: Point,
  speaking: SpeakingOf,
): boolean {
  const { need } = point;
  const { intent, lang } = speaking;
  // A figure of a case that has no name is said of nothing.
  if ('label' in says && isListed && about === undefined) return false;
  if (intent.aspect === 'online' && !online.test(searchWords)) return false;
  // However likely, a figure of another kind is none: „wie viel Prozent“ – „120 Minuten“.
  const isOther = needsFigure(need) && needs.length > 0 && !needs.includes(need);
  if (fitting?.isLikely) return !isOther;
  // An office's name is no answer to anything else.
  if (needs.includes('office') && need !== 'office' && intent.aspect !== 'authority') return false;
  // Yes or no is said of all that its label says: „Obergrenze eingeschlossen“ is no upper limit of the price.
  if ('label' in says && says.isYes !== undefined && !isAllOf(says.label, point, lang)) return false;
  if (need !== undefined) return needs.includes(need);
  return !(isClosedOn(point, speaking) && 'label' in says && needs.length > 0);
}

/** Those with something of the point, the best first. */
function ratedBy(
  point: Point,
  fitting: readonly Piece[],
  covers: ReadonlyMap<Piece, Fitting>,
  { lang }: SpeakingOf,
): readonly Rated[] {
  // A sum under another name is less than a sentence with one.
  const isBeside = ({ says }: Piece) =>
    point.need === 'money' && 'label' in says && !isAllOf(says.label, point, lang);
  return fitting
    .map((piece) => withName(piece, covers.get(piece) ?? nothing))
    .filter((one) => one.coverage > 0)
    .toSorted(
      (one, other) =>
        Number(other.isLikely) - Number(one.isLikely) ||
        Number(isCalledSo(other.piece, point, lang)) - Number(isCalledSo(one.piece, point, lang)) ||
        other.coverage - one.coverage ||
        Number(isBeside(one.piece)) - Number(isBeside(other.piece)) ||
        lengthOf(one.piece) - lengthOf(other.piece),
    );
}

/** One word of the point tells no yes from any other, but for one that is all of it. */
const wordsOfVerdict = 2;

/** What is said of an entry that the question names has more of its point than what is said of them all. */
const withName = (piece: Piece, fitting: Fitting): Rated => {
  const { coverage, words } = fitting;
  return piece.isNamed
    ? { ...fitting, piece, coverage: Math.min(1, coverage * forNamed), words: words === 0 ? 0 : words + 1 }
    : { ...fitting, piece };
};
const forNamed = 1.6;

const worthVerdict = 0.6;

/** The best that says yes or no, where another is hardly better. */
function decided(rated: readonly Rated[], point: Point, speaking: SpeakingOf): Rated | undefined {
  const most = rated[0]?.coverage ?? 0;
  return rated
    .filter(({ coverage }) => coverage >= most * worthVerdict)
    .slice(0, mostTogether)
    .find(({ piece }) => saysVerdict(sentenceFor(piece, point, speaking) ?? []));
}
/** „Wer …?“, „Was passiert, wenn …?“, „Bin ich zu jung?“: there is one of them, and no word need be shared. */
const isTelling = (need: PointNeed | undefined) =>
  need === 'office' || need === 'risk' || need === 'age' || need === 'measure';
/** With less of the point in it, a piece may be any. */
const littleShared = 0.3;
/** As good as one that has most of the point. */
const onlyOne = { coverage: 0.75, words: 2 } as const;

/** The only piece of its kind, or the only one of each entry that the question names. */
function onlyOnes(fitting: readonly Piece[], point: Point, speaking: SpeakingOf): Told | undefined {
  const { need } = point;
  const named = need === 'measure' ? [] : fitting.filter(({ isNamed }) => isNamed);
  const open = need === 'measure' ? fitting.filter(({ says }) => 'clause' in says).slice(0, 1) : fitting;
  const meant = (named.length > 0 ? named : open).toSorted((one, other) => lengthOf(one) - lengthOf(other));
  const [first] = meant;
  const abouts = new Set(meant.map(({ about }) => about));
  if (!first || (abouts.size < meant.length && need !== 'age')) return undefined;
  if (need !== 'age' && named.length === 0 && meant.length > 1) return undefined;
  const some = need === 'age' ? [first] : meant;
  const sentences = some.flatMap((piece) => {
    const said = sentenceFor(piece, point, speaking);
    return said ? [said] : [];
  });
  return sentences.length === 0
    ? undefined
    : {
        sentence: joined(sentences, ' '),
        piece: first,
        isLikely: false,
        isSure: false,
        share: 0,
        ...onlyOne,
      };
}

const lengthOf = ({ searchWords }: Piece) => searchWords.length;
