// A statement was learned to be the answer: it is told, or the field of the sheet that it stands in; or the command is left to
// itself, where that reckons what is asked; or it is denied.
import type { Sentence } from '../../document/index.ts';
import {
  ageIn,
  type AnsweredBy,
  asksDuty,
  hasWord,
  needsFigure,
  type Piece,
  readWords,
  saysSomething,
  verdictByFamily,
  type AnswerKind,
} from '../../kit/index.ts';
import { firstDoubt } from '../understanding/judge.ts';
import { byNothing, feeWord, hasPart, sheetOn } from './bySheet.ts';
import { type Deciding, type Decision, telling } from './decision.ts';
import { eachEntry } from './eachEntry.ts';
import { unjudged } from './firstLine.ts';
import { isOfOtherEntry, leastOfOwn, type Findings, mayBeReckoned } from './look.ts';
import { asksPriceOfGranted } from './priceBeside.ts';

/** So likely it must be. */
const enough = {
  /** Of a hundred fresh questions 95 were answered by a statement that is as likely as that; of a case more is reckoned. */
  ...{ sure: 0.6, sureOfCase: 0.8, overOwn: 0.95, overFirstLine: 0.75 },
  ...{ ofCase: 0.7, ofEntry: 0.5, judged: 0.55, words: 0.3, figure: 0.6, anyKind: 0.85, verdict: 0.7 },
  /** Then even the name of a paper is told. */
  named: 0.8,
} as const;

type ByStatement = Extract<AnsweredBy, { is: 'statement' }>;

/** The statement that is meant, and whether it is surely the answer. */
interface Meant {
  readonly piece: Piece;
  readonly share: number;
  /** Undefined where it makes no sentence. */
  readonly said: ReturnType<Findings['say']>;
  readonly isSure: boolean;
}

/** What becomes of it: a field of the sheet is asked for, it is told, or what its name says. */
type Way = AnswerKind | 'told' | 'told by words' | 'denied' | 'command';

export async function byStatement(learned: ByStatement, deciding: Deciding): Promise<Decision | undefined> {
  const { decision, looked, call } = deciding;
  const { need } = looked.point;
  const closer = closerByWords(deciding);
  const isOfEach = learned.share >= enough.ofEntry && !decision.isOnCase && !closer?.isListed;
  const isOfNeed = need === undefined || learned.piece.needs.includes(need);
  const each = isOfEach && isOfNeed ? eachEntry(learned.piece, looked, call) : undefined;
  if (each) return { ...decision, told: each };
  const meant = meantBy(learned, closer, deciding);
  const way = wayOf(meant, deciding) ?? (meant.isSure ? 'told' : wayOfUnsure(meant, deciding));
  if (way === 'command') return undefined;
  if (way === 'told') return told(learned, meant, deciding);
  if (way === 'told by words') return byWordsOfNeed(deciding);
  if (way === 'denied') return byNothing(1, deciding);
  return sheetOn(way, deciding);
}

/** By its words another one is meant, if that has such a figure. */
function closerByWords({ looked: { point, told: byWords } }: Deciding): Piece | undefined {
  const { need } = point;
  if (!byWords || !needsFigure(need)) return undefined;
  return byWords.piece.needs.includes(need) && byWords.coverage >= enough.figure ? byWords.piece : undefined;
}

function meantBy(
  { piece: learned, share }: ByStatement,
  closer: Piece | undefined,
  deciding: Deciding,
): Meant {
  const { decision, looked } = deciding;
  const piece = closer ?? learned;
  const said = looked.say(piece);
  // What was said of just the case is on no other one.
  const ofOthers = decision.isOnCase ? enough.sureOfCase : enough.sure;
  const least = looked.isOfCase(learned) ? leastOfOwn(looked) : ofOthers;
  return {
    ...{ piece, share },
    said: said && looked.told?.piece === piece ? { ...said, sentence: looked.told.sentence } : said,
    isSure: said !== undefined && share >= least && isOfItsKind(learned, share, deciding),
  };
}

/** Undefined where it may be told. */
function wayOf({ piece, share }: Meant, deciding: Deciding): Way | undefined {
  const { decision, call, isSheet } = deciding;
  const { aspect, whether } = call.intent;
  if (asksOfficeOfPlace(piece, deciding)) return isSheet ? 'office' : 'command';
  // A part of a list of papers is not all of them, and what is not sure says less.
  if (isSheet && aspect === 'documents' && (isList(piece) || share < enough.sure)) return 'papers';
  // An age that is said is held against the one that is stated; of several laws those that are meant are told.
  const isHeld = whether && piece.needs.includes('age') && ageIn(call.question) !== undefined;
  if (isHeld || aspect === (isSheet ? 'basis' : 'documents')) return 'command';
  if (whether && ofOnline.test(piece.place)) return 'online';
  // The name of a law or of a paper is neither yes nor no; „Was wird verlangt?“ it answers.
  if (asksDuty(call.intent) && !saysSomething(piece) && !isInFamily(piece, deciding)) {
    if (hasPart(deciding)) return 'command';
    const isNamed = share >= enough.named && !deciding.looked.isOfCase(piece);
    if (!isNamed && (whether || !asksNames.test(call.question))) return 'denied';
  }
  return decision.isNext && isOfOtherEntry(piece) ? 'denied' : undefined;
}

const asksNames = /(?<!\p{L})(?:was|welche[rsnm]?|what|which)(?!\p{L})/iu;

function wayOfUnsure({ piece, share, said }: Meant, deciding: Deciding): Way {
  const { decision, looked, call, isSheet, frame } = deciding;
  const { need } = looked.point;
  const { needs } = piece;
  const isDuty = asksDuty(call.intent);
  // „Welche Strafe droht?“ is not told by what one must do.
  if (need === 'risk' && !needs.includes('risk')) return 'denied';
  if (need === 'office' && !needs.includes('office') && share < enough.judged) return 'command';
  if (isBesideFee(piece, deciding)) return 'fee';
  // „Was zahl ich nach Ablauf der zehn Jahre?“: what surely answers may have no amount.
  const isFigure = needsFigure(need);
  if (isFigure && !needs.includes(need) && (share < enough.anyKind || need === 'measure')) {
    if (byWordsOfNeed(deciding)) return 'told by words';
    return isSheet && need === 'measure' ? 'denied' : 'command';
  }
  // Amounts the command reckons, or asks for what it needs.
  const isAmount = !isSheet && need === 'money' && !call.intent.whether;
  if (!said || (isAmount && !asksPriceOfGranted(deciding))) return 'command';
  if (!decision.isOnCase) return 'told';
  // A figure that was not asked for is no answer to a case.
  const isUnasked = needs.length > 0 && need === undefined && !isDuty;
  // Rather than to ask back for what it does not depend on, a statement on just that entry is told.
  const isOpen = firstDoubt(frame) !== undefined;
  const isOnDuty = isOpen && isDuty && need === undefined && needs.length === 0;
  const least = isOnDuty ? enough.words : isOpen && piece.isListed ? enough.ofEntry : enough.ofCase;
  if (share >= least && !isUnasked) return 'told';
  return isBesideCase(piece, deciding) ? 'denied' : 'command';
}

function told(
  { piece: learned }: ByStatement,
  { piece, share, said, isSure }: Meant,
  deciding: Deciding,
): Decision | undefined {
  if (!said) return undefined;
  const { decision, looked, isSheet } = deciding;
  const { need } = looked.point;
  const decided = telling(judgedBy(said, piece, share, deciding), deciding);
  if (!isSure) return decided;
  const isOwnClause = looked.isOfCase(learned) && 'clause' in piece.says && share >= enough.overFirstLine;
  const isOverOwn = share >= enough.overOwn && need !== 'money';
  return { ...decided, isSure: isSheet || decision.isSure === true || isOwnClause || isOverOwn };
}

/** A likely statement has no figure of the kind that is asked for; the one with such a figure, and the question's words, is meant. */
function byWordsOfNeed(deciding: Deciding): Decision | undefined {
  const { decision, looked, isSheet } = deciding;
  const { told: byWords, answer, point } = looked;
  const hasNeed = point.need !== undefined && byWords?.piece.needs.includes(point.need);
  if (!byWords || !answer || !hasNeed || byWords.coverage < enough.words || isSheet || decision.isOnCase)
    return undefined;
  return telling({ sentence: byWords.sentence, answer }, deciding);
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
  const { need, asked } = point;
  // Whether a paper is among those that are needed, and which office is that of a place, is told by their fields.
  if ((isList(piece) && asksDuty(call.intent)) || (need === 'office' && decision.isOnCase)) return false;
  // What one gets or pays in a case, the command reckons.
  const isReckoned = !isSheet && !isOfCase(piece) && (asked.isGain || need === 'money');
  if (need === undefined || piece.needs.includes(need)) return !isReckoned || share >= enough.overOwn;
  // „Was für Sorten gibt es da?“ is taken for a question about the cost.
  return need === 'money' && !asksPrice.test(call.question);
}
const asksPrice =
  /kost|preis|teuer|gebühr|zahl|betrag|geld|€|euro(?!\p{L})|wie ?viel|wie hoch|cost|price|fees?(?!\p{L})|how much|pay/iu;

const isList = ({ says }: Piece): boolean => 'label' in says && says.cell.kind === 'list';

/** A yes or a no that is not sure is told by the statement alone. */
function judgedBy<Said extends { readonly sentence: Sentence }>(
  said: Said,
  piece: Piece,
  share: number,
  deciding: Deciding,
): Said {
  const byWords = deciding.looked.told;
  const isSure =
    share >= enough.judged ||
    (byWords?.piece === piece && byWords.coverage >= enough.verdict) ||
    isInFamily(piece, deciding);
  return isSure ? said : { ...said, sentence: unjudged(said.sentence) };
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
