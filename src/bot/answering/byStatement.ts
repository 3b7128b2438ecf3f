// A statement was learned to be the answer: it is told, or the field of the sheet that it stands in; or the command is left to
// itself, where that reckons what is asked.
import type { Sentence } from '../../document/index.ts';
import {
  ageIn,
  type AnsweredBy,
  asksDuty,
  hasWord,
  type Piece,
  type PointNeed,
  readWords,
  saysSomething,
  type Told,
  verdictByFamily,
} from '../../kit/index.ts';
import { firstDoubt } from '../understanding/judge.ts';
import { byNothing } from './byNothing.ts';
import {
  type Deciding,
  feeWord,
  hasPart,
  isOfOtherEntry,
  leastOfOwn,
  mayBeReckoned,
  sheetOn,
  telling,
} from './deciding.ts';
import type { Decision } from './decision.ts';
import { eachEntry } from './eachEntry.ts';
import { unjudged } from './matter.ts';
import { asksPriceOfGranted } from './priceBeside.ts';

/** So likely it must be. */
const enough = {
  /** Of a hundred fresh questions 95 were answered by a statement that is as likely as that; of a case more is reckoned. */
  ...{ sure: 0.6, sureOfCase: 0.8, overDenial: 0.4, overOwn: 0.95, overFirstLine: 0.75 },
  ...{ ofCase: 0.7, ofEntry: 0.5, judged: 0.55, words: 0.3, figure: 0.6, anyKind: 0.85, verdict: 0.7 },
} as const;

/** Kinds of figures: another one is no answer. */
const ofFigures: ReadonlySet<PointNeed> = new Set(['money', 'percent', 'time', 'age', 'measure']);

export async function byStatement(
  { piece, share }: Extract<AnsweredBy, { is: 'statement' }>,
  deciding: Deciding,
): Promise<Decision | undefined> {
  const { decision, looked, call, isSheet, frame } = deciding;
  const { need } = looked.point;
  const isFigure = need !== undefined && ofFigures.has(need);
  // By its words another one is meant, if that has such a figure.
  const isCloser = ({ piece: other, coverage }: Told) =>
    isFigure && other.needs.includes(need) && coverage >= enough.figure;
  const closer = looked.told && isCloser(looked.told) ? looked.told.piece : undefined;
  // What was said of just the case is on no other one.
  const isOwn = looked.isOfCase(piece);
  const isSure =
    share >= (isOwn ? leastOfOwn(looked) : decision.isOnCase ? enough.sureOfCase : enough.sure) &&
    isOfItsKind(piece, share, deciding);
  const isOfEach = share >= enough.ofEntry && !decision.isOnCase && !closer?.isListed;
  const each = isOfEach ? eachEntry(piece, looked, call) : undefined;
  if (each && (need === undefined || piece.needs.includes(need))) return { ...decision, told: each };
  const best = closer ?? piece;
  if (asksOfficeOfPlace(best, deciding)) return isSheet ? sheetOn('office', deciding) : undefined;
  // A part of a list of papers is not all of them.
  const isList = 'label' in best.says && best.says.cell.kind === 'list';
  if (isSheet && isList && call.intent.aspect === 'documents') return sheetOn('papers', deciding);
  const said = looked.say(best);
  const told = said && looked.told?.piece === best ? { ...said, sentence: looked.told.sentence } : said;
  // An age that is said is held against the one that is stated; of several laws those that are meant are told.
  const isHeld = call.intent.whether && ageIn(call.question) !== undefined;
  const { aspect } = call.intent;
  if (isHeld || aspect === (isSheet ? 'basis' : 'documents')) return undefined;
  // Rather than a denial, above which it would stand anyway.
  const isByWords = looked.told?.piece === best && looked.told.words > 0;
  const isOfTopic = decision.guessed === undefined && 'clause' in best.says;
  const orNothing = () =>
    told && isOfTopic && (isByWords ? share >= enough.overDenial : share >= enough.sure)
      ? telling({ ...told, sentence: unjudged(told.sentence) }, deciding)
      : byNothing(1, deciding);
  if (call.intent.whether && ofOnline.test(best.place)) return sheetOn('online', deciding);
  // The name of a law or of a paper is neither yes nor no.
  if (asksDuty(call.intent) && !saysSomething(best) && !isInFamily(best, deciding))
    return hasPart(deciding) ? undefined : orNothing();
  if (decision.isNext && isOfOtherEntry(best)) return byNothing(1, deciding);
  if (isSure && told)
    return {
      ...telling(judgedBy(told, best, share, deciding), deciding),
      isSure:
        isSheet ||
        decision.isSure === true ||
        (isOwn && 'clause' in best.says && share >= enough.overFirstLine) ||
        (share >= enough.overOwn && need !== 'money'),
    };
  // „Welche Strafe droht?“ is not told by what one must do.
  if (need === 'risk' && !best.needs.includes('risk')) return byNothing(1, deciding);
  if (need === 'office' && !best.needs.includes('office') && share < enough.judged) return undefined;
  if (isBesideFee(best, deciding)) return sheetOn('fee', deciding);
  // „Was zahl ich nach Ablauf der zehn Jahre?“: what surely answers may have no amount.
  const isOfKind = !isFigure || best.needs.includes(need) || (share >= enough.anyKind && need !== 'measure');
  if (!isOfKind)
    return ofNeed(deciding) ?? (isSheet && need === 'measure' ? byNothing(1, deciding) : undefined);
  if (!told) return undefined;
  // Amounts the command reckons, or asks for what it needs.
  if (
    !isSheet &&
    need === 'money' &&
    !call.intent.whether &&
    !asksPriceOfGranted(frame, deciding.matter, call)
  )
    return undefined;
  // A figure that was not asked for is no answer to a case.
  const isUnasked = best.needs.length > 0 && need === undefined && !asksDuty(call.intent);
  // Rather than to ask back for what it does not depend on, a statement on just that entry is told.
  const isOpen = firstDoubt(frame) !== undefined;
  const isOnDuty = isOpen && asksDuty(call.intent) && need === undefined && best.needs.length === 0;
  const least = isOnDuty ? enough.words : isOpen && best.isListed ? enough.ofEntry : enough.ofCase;
  if (decision.isOnCase && (share < least || isUnasked))
    return isBesideCase(best, deciding) ? orNothing() : undefined;
  return telling(judgedBy(told, best, share, deciding), deciding);
}

/** „GmbH mit Sitz in Thüringen, welches Gericht trägt die ein?“: the office in general is not that of the place. */
function asksOfficeOfPlace({ needs }: Piece, { looked, call, frame, isSheet, decision }: Deciding): boolean {
  const hasPlace = isSheet ? frame.slots.has('land') : decision.isOnCase;
  const isAsked = looked.point.need === 'office' || whichOffice.test(call.question);
  return hasPlace && isAsked && needs.includes('office');
}
const whichOffice =
  /(?<!\p{L})(?:welche[rms]?|wie heißt|wie heisst|an wen|which) [^.?!]{0,60}(?:\p{L}*(?:amt|ämter|behörde|gericht|stelle|kammer)(?:e|en|er|n)?(?!\p{L})|office|authority|court)|(?:polizei|\p{L}*amt|\p{L}*behörde) (?:oder|or) (?:das |die |the )?(?:polizei|\p{L}*amt|\p{L}*behörde)(?!\p{L})/iu;

/** It has a figure of the kind that is asked for, if any; what one gets, the command reckons. */
function isOfItsKind(
  piece: Piece,
  share: number,
  { decision, looked: { point, isOfCase }, isSheet, call }: Deciding,
): boolean {
  const { needs, says } = piece;
  const { need, asked } = point;
  const isListed = 'label' in says && says.cell.kind === 'list';
  // Whether a paper is among those that are needed, and which office is that of a place, is told by their fields.
  if ((isListed && asksDuty(call.intent)) || (need === 'office' && decision.isOnCase)) return false;
  // What one gets or pays in a case, the command reckons.
  const isReckoned = !isSheet && !isOfCase(piece) && (asked.isGain || need === 'money');
  if (need === undefined || needs.includes(need)) return !isReckoned || share >= enough.overOwn;
  // „Was für Sorten gibt es da?“ is taken for a question about the cost.
  return need === 'money' && !asksPrice.test(call.question);
}
const asksPrice =
  /kost|preis|teuer|gebühr|zahl|betrag|geld|€|euro(?!\p{L})|wie ?viel|wie hoch|cost|price|fees?(?!\p{L})|how much|pay/iu;

/** A yes or a no that is not sure is told by the statement alone. */
function judgedBy<Said extends { readonly sentence: Sentence }>(
  told: Said,
  piece: Piece,
  share: number,
  deciding: Deciding,
): Said {
  const byWords = deciding.looked.told;
  const isSure =
    share >= enough.judged ||
    (byWords?.piece === piece && byWords.coverage >= enough.verdict) ||
    isInFamily(piece, deciding);
  return isSure ? told : { ...told, sentence: unjudged(told.sentence) };
}

/** „Ist das mit drin?“ – „nicht enthalten“: surely a yes or a no. */
const isInFamily = ({ says }: Piece, { call }: Deciding): boolean =>
  'clause' in says && verdictByFamily(call.question, says.clause) !== undefined;

/** „Darf er allein auf den Hochsitz?“: what is reckoned for the case says nothing of that, nor surely any sentence. */
const isBesideCase = ({ needs }: Piece, { frame, looked, call }: Deciding): boolean =>
  asksDuty(call.intent) &&
  looked.point.need === undefined &&
  needs.length === 0 &&
  firstDoubt(frame) === undefined &&
  !mayBeReckoned(looked);

/** „Welche Prüfungsgebühr?“ asks for the fee itself; of a remark on it, „Kurse 4.000 EUR“, nobody asked. */
function isBesideFee({ says, needs, place }: Piece, { isSheet, looked: { point }, call }: Deciding): boolean {
  if (!isSheet || point.need !== 'money' || !('clause' in says) || !feePlace.test(place)) return false;
  const isOnFee = readWords(call.question).some(({ plain }) => feeWord.test(plain));
  return !needs.includes('money') || (isOnFee && !hasWord(says.clause, point.terms, call.lang));
}

const ofOnline = /(?:^|\n)online$/;
const feePlace = /(?:^|\n)(?:fees?|gebuehr(?:en)?)$/;

/** A likely statement has no figure of the kind that is asked for; the one with such a figure, and the question's words, is meant. */
function ofNeed(deciding: Deciding): Decision | undefined {
  const { decision, looked, isSheet } = deciding;
  const { told, answer, point } = looked;
  const hasNeed = point.need !== undefined && told?.piece.needs.includes(point.need);
  if (!told || !answer || !hasNeed || told.coverage < enough.words || isSheet || decision.isOnCase)
    return undefined;
  return telling({ sentence: told.sentence, answer }, deciding);
}
