// What the service says on the point of a question: of its pieces those of the kind that is needed, the one with most of the
// point, and what belongs to it.
import { joined, type Lang, type Sentence, strong, text } from '../../document/index.ts';
import { hasWord } from './clauseSentence.ts';
import { isTellingWord } from './kin.ts';
import type { Piece } from './knowledge.ts';
import { saysVerdict, sentenceFor, type SpeakingOf, valueIn } from './pieceSentence.ts';
import { type Fitting, fittingOf, type Fittings, nothing } from './fitting.ts';
import { type Cover, coverageOf, isAllOf, type Point } from './point.ts';
import type { PointNeed } from './pointNeed.ts';

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

/** What is about as good belongs to it, where it stands beside it. */
const aboutAsGood = 0.8;
const mostTogether = 4;

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
  if (terms.length === 0 && !isTelling(need) && !rated[0]?.isLikely) return undefined;
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

/** „Bis wann …?“: it is called so, „Einspruchsfrist“, „innerhalb eines Monats“. Pure. */
const isCalledSo = ({ searchWords }: Piece, { asked }: Point, lang: Lang): boolean =>
  hasWord(searchWords, asked.hints, lang);

/** That is called so, of the kind that is needed, and has a word of the question. Pure. */
export const isNamedFigure = ({ piece, words }: Told, point: Point, lang: Lang): boolean =>
  point.need !== undefined && piece.needs.includes(point.need) && words > 0 && isCalledSo(piece, point, lang);

/** An amount is no yes and no no. */
const isClosedOn = ({ need }: Point, { intent }: SpeakingOf) => need === undefined && intent.whether;

const ofFigures: ReadonlySet<PointNeed> = new Set(['money', 'percent', 'time', 'age', 'measure']);

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
  const isOther = need !== undefined && ofFigures.has(need) && needs.length > 0 && !needs.includes(need);
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

/** The list that it stands in, its field in several entries, or the fields beside it, where they are about as good. */
function allOf(best: Piece, asGood: readonly Piece[], beside: readonly Piece[]): Sentence | undefined {
  const listed = listOf(best, asGood);
  if (listed) return listed;
  const siblings = asGood.filter((piece) => piece === best || areSiblings(piece, best));
  const together = (siblings.length > 1 ? siblings : beside).slice(0, mostTogether);
  if (together.length < 2) return undefined;
  return [...joined(together.map(valueIn), '; '), '.'];
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

type Rated = { readonly piece: Piece } & Fitting;

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

/** The fields of one place that are meant too: „schriftlich und mündlich“, or all, where none has the whole of the point. */
function besideIt(
  best: Rated,
  rated: readonly Rated[],
  point: Point,
  { lang }: SpeakingOf,
): readonly Piece[] {
  const others = rated
    .filter(({ piece }) => piece !== best.piece && areBeside(piece, best.piece))
    .slice(0, mostListed);
  const own = best.piece.searchWords;
  const [alone, ...both] = coverageOf(
    point,
    [own, ...others.map(({ piece }) => `${own} ${piece.searchWords}`)],
    lang,
  );
  const meant = others.filter(({ coverage }, at) => {
    const more = (both[at]?.coverage ?? 0) - (alone?.coverage ?? 0);
    return more > 0 || (best.coverage < 1 && coverage >= best.coverage * aboutAsGood);
  });
  return [best.piece, ...meant.map(({ piece }) => piece)];
}

const mostListed = 8;

/** „Welche Teile hat die Prüfung?“ wants all of a list, where each entry is as good as the others. */
function listOf({ list }: Piece, asGood: readonly Piece[]): Sentence | undefined {
  if (list === undefined || list.length > mostListed) return undefined;
  const isAll = list.every(
    (one) => !one.includes(' ') || asGood.some(({ says }) => 'clause' in says && one.startsWith(says.clause)),
  );
  return isAll ? [strong(text(list.join('; '))), '.'] : undefined;
}

/** Two fields of one place: „schriftlich“ and „mündlich“. */
const areBeside = (one: Piece, other: Piece): boolean =>
  'label' in one.says && 'label' in other.says && one.place === other.place;

/** The same field of several entries, each under its name. */
const areSiblings = (one: Piece, other: Piece): boolean =>
  'label' in one.says &&
  'label' in other.says &&
  one.about !== other.about &&
  one.says.label === other.says.label;

const lengthOf = ({ searchWords }: Piece) => searchWords.length;
