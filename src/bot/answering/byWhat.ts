// What becomes of a question once it was learned what answers it: a statement is told, a field of the fact sheet asked for, the
// command left to itself, or said that the service does not say it.
import {
  type AnsweredBy,
  asksDuty,
  type Aspect,
  ageIn,
  hasWord,
  type Piece,
  type PointNeed,
  type QuestionIntent,
  readWords,
  saysSomething,
  stemOf,
  type Told,
  type Whole,
} from '../../kit/index.ts';
import { hasSuppliers } from '../understanding/chooseCommand.ts';
import type { Frame } from '../understanding/frame.ts';
import { firstDoubt } from '../understanding/judge.ts';
import type { Decision } from './decision.ts';
import { eachEntry } from './eachEntry.ts';
import { type Asking, type Looked, type Matter, toldDocument, unjudged } from './matter.ts';
import { asksPriceOfGranted } from './priceBeside.ts';
import { isDecided } from './toTheCase.ts';

/** So likely it must be. */
const enough = {
  ...{ whole: 0.5, suppliers: 0.7 },
  /** Of what was said of a case the command reckons more; what the sheet does not say, the command may reckon. */
  ...{ ofCase: 0.7, ofEntry: 0.5, unsaid: 0.3, unsaidOfCase: 0.7, unsaidDuty: 0.4, reckoned: 0.15 },
  ...{ judged: 0.55, words: 0.3, figure: 0.6, anyKind: 0.85, allWords: 0.84, verdict: 0.7 },
} as const;

/** Kinds of figures: another one is no answer. */
const ofFigures: ReadonlySet<PointNeed> = new Set(['money', 'percent', 'time', 'age', 'measure']);

export interface Deciding {
  readonly decision: Decision;
  readonly matter: Matter;
  readonly looked: Looked;
  readonly call: Asking;
  /** It is the fact sheet that is asked. */
  readonly isSheet: boolean;
  readonly frame: Frame;
  /** What a command line in place of the message asks. */
  readonly frameOf: (line: string) => Promise<Frame | undefined>;
}

export function byWhat(by: AnsweredBy, deciding: Deciding): Promise<Decision | undefined> {
  // „Was kostet die Abnahme?“: of what a grant is for, the sheet has a fee that is called so.
  if (isPriceBeside(deciding) && isOnFee(deciding)) return sheetOn('fee', deciding);
  if (by.is === 'statement') return byStatement(by, deciding);
  if (by.is === 'nothing') return byNothing(by.share, deciding);
  return byWhole(by.is, by.share, deciding);
}

async function byStatement(
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
  const isOfEach = share >= enough.ofEntry && !decision.isOnCase && !closer?.isListed;
  const each = isOfEach ? eachEntry(piece, looked, call) : undefined;
  if (each && (need === undefined || piece.needs.includes(need))) return { ...decision, told: each };
  const best = closer ?? piece;
  const said = looked.say(best);
  const told = said && looked.told?.piece === best ? { ...said, sentence: looked.told.sentence } : said;
  // An age that is said is held against the one that is stated; of several laws those that are meant are told.
  const isHeld = call.intent.whether && ageIn(call.question) !== undefined;
  const { aspect } = call.intent;
  if (isHeld || aspect === (isSheet ? 'basis' : 'documents')) return undefined;
  // The name of a law or of a paper is neither yes nor no.
  if (asksDuty(call.intent) && !saysSomething(best))
    return hasPart(deciding) ? undefined : byNothing(1, deciding);
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
  if (!isSheet && need === 'money' && !call.intent.whether && !isPriceBeside(deciding)) return undefined;
  // A figure that was not asked for is no answer to a case.
  const isUnasked = best.needs.length > 0 && need === undefined && !asksDuty(call.intent);
  // Rather than to ask back for what it does not depend on, a statement on just that entry is told.
  const isOpen = firstDoubt(frame) !== undefined;
  const isOnDuty = isOpen && asksDuty(call.intent) && need === undefined && best.needs.length === 0;
  const least = isOnDuty ? enough.words : isOpen && best.isListed ? enough.ofEntry : enough.ofCase;
  if (decision.isOnCase && (share < least || isUnasked))
    return isBesideCase(best, deciding) ? byNothing(1, deciding) : undefined;
  // A yes or a no that is not sure is told by the statement alone.
  const isSure =
    share >= enough.judged || (looked.told?.piece === best && looked.told.coverage >= enough.verdict);
  return telling(isSure ? told : { ...told, sentence: unjudged(told.sentence) }, deciding);
}

/** „Darf er allein auf den Hochsitz?“: what is reckoned for the case says nothing of that, nor surely any sentence. */
const isBesideCase = ({ needs }: Piece, { frame, looked, call }: Deciding): boolean =>
  asksDuty(call.intent) &&
  looked.point.need === undefined &&
  needs.length === 0 &&
  firstDoubt(frame) === undefined &&
  !mayBeReckoned(looked);

/** A price is asked, and the command reckons what one gets. */
const isPriceBeside = ({ frame, matter, call }: Deciding): boolean => asksPriceOfGranted(frame, matter, call);

/** The question names a fee, or has a word of what the sheet says of its own. */
const isOnFee = ({ looked: { ofFee }, call: { question, lang } }: Deciding): boolean =>
  readWords(question).some(
    ({ plain }) =>
      feeWord.test(plain) ||
      (plain.length >= shortestOfFee && !ofCosts.test(plain) && hasWord(ofFee, [stemOf(plain, lang)], lang)),
  );

const shortestOfFee = 5;
const ofCosts = /kost|preis|cost|price/;

/** „Welche Prüfungsgebühr?“ asks for the fee itself; of a remark on it, „Kurse 4.000 EUR“, nobody asked. */
function isBesideFee({ says, needs, place }: Piece, { isSheet, looked: { point }, call }: Deciding): boolean {
  if (!isSheet || point.need !== 'money' || !('clause' in says) || !feePlace.test(place)) return false;
  const isOnFee = readWords(call.question).some(({ plain }) => feeWord.test(plain));
  return !needs.includes('money') || (isOnFee && !hasWord(says.clause, point.terms, call.lang));
}

const feePlace = /(?:^|\n)(?:fees?|gebuehr(?:en)?)$/;
const feeWord = /gebuehr(?:en)?$|^fees?$/;

/** What is said, with nothing else of the answer that it stands in. */
const telling = (
  { sentence, answer }: NonNullable<ReturnType<Looked['say']>>,
  { decision, call }: Deciding,
): Decision => ({ ...decision, told: { sentence, document: toldDocument(sentence, answer, call) } });

/** A likely statement has no figure of the kind that is asked for; the one with such a figure, and the question's words, is meant. */
function ofNeed(deciding: Deciding): Decision | undefined {
  const { decision, looked, isSheet } = deciding;
  const { told, answer, point } = looked;
  const hasNeed = point.need !== undefined && told?.piece.needs.includes(point.need);
  if (!told || !answer || !hasNeed || told.coverage < enough.words || isSheet || decision.isOnCase)
    return undefined;
  return telling({ sentence: told.sentence, answer }, deciding);
}

/** „Kann ich die Prüfung wiederholen?“: of what the command has a part for, it tells just that. */
const hasPart = ({ frame: { match, slots } }: Deciding): boolean =>
  [...slots.keys()].some((key) => match.command.arguments[key]?.named);

/** Whether what is reckoned for the case may answer at all, as it was learned. Pure. */
export const mayBeReckoned = ({ ofCase }: Looked): boolean =>
  ofCase === undefined || ofCase >= enough.reckoned;

async function byNothing(share: number, deciding: Deciding): Promise<Decision | undefined> {
  const { decision, looked, call, isSheet } = deciding;
  // „Brauche ich eine Erlaubnis?“ asks for the matter itself, of which something is said.
  if (looked.point.terms.length === 0) return undefined;
  const isReckonedHere = decision.isOnCase || (!isSheet && call.intent.aspects.includes('cost'));
  const isDuty =
    asksDuty(call.intent) && looked.point.need === undefined && !(hasPart(deciding) && mayBeReckoned(looked));
  const least = isReckonedHere
    ? isDuty
      ? enough.unsaidDuty
      : enough.unsaidOfCase
    : isSheet
      ? 0
      : enough.unsaid;
  if (share < least) return undefined;
  const unsaid = { ...decision, by: { is: 'nothing', share } } as const;
  return hasAllWords(share, deciding) ?? sheetOn('nothing', { ...deciding, decision: unsaid });
}

/** „Anmeldeschluss?“: what has all that was asked in its words is told, however unlikely; a yes or a no, where that is not sure. */
function hasAllWords(share: number, deciding: Deciding): Decision | undefined {
  const { looked, call } = deciding;
  const { told, answer, point } = looked;
  if (!told || !answer || !saysSomething(told.piece)) return undefined;
  const isOfNeed = point.need === undefined || told.piece.needs.includes(point.need);
  const isVerdictOfIt =
    share < enough.unsaidOfCase && told.coverage >= enough.verdict && isDecided(told, call);
  const isAll = asksDuty(call.intent) ? isVerdictOfIt : told.coverage >= enough.allWords;
  return isOfNeed && isAll ? telling({ sentence: told.sentence, answer }, deciding) : undefined;
}

async function byWhole(is: Whole, share: number, deciding: Deciding): Promise<Decision | undefined> {
  const { decision, matter, call, isSheet, frameOf } = deciding;
  if (is === 'suppliers') {
    const isSure = share >= enough.suppliers && hasSuppliers(matter.topic);
    const frame = isSure ? await frameOf(`anbieter ${matter.topic}`) : undefined;
    return frame && { ...decision, instead: { frame, more: {} } };
  }
  // „Geht das online, und kostet es extra?“; and what a command tells of its case it tells better.
  const isMore = call.intent.aspects.length > 1 || (!isSheet && call.intent.aspect === aspectOf[is]);
  if (share < enough.whole || (isMore && aspectOf[is] !== undefined && !isSheet)) return undefined;
  if (is === 'case' || is === 'list') return isSheet || decision.isOnCase ? undefined : decision;
  // „Geht das online, und kostet es extra?“
  if (is === 'online' && call.intent.aspects.includes('cost')) return undefined;
  // What it costs in the asker's case, the command reckons.
  const isReckonedToo = is === 'fee' && !isSheet;
  const isUnasked = is === 'online' && !call.intent.aspects.includes('online');
  return decision.isOnCase || isReckonedToo || isUnasked ? undefined : sheetOn(is, deciding);
}

/** The fact sheet, of which just that is wanted. */
async function sheetOn(
  answered: Whole | 'nothing',
  { decision, matter, isSheet, frame, frameOf }: Deciding,
): Promise<Decision | undefined> {
  const ofTopic = isSheet ? frame : await frameOf(`fakten ${matter.topic}`);
  return (
    ofTopic && { ...decision, instead: { frame: wanting(ofTopic, answered), more: { answeredBy: answered } } }
  );
}

const aspectOf: Readonly<Partial<Record<Whole | 'nothing', Aspect>>> = {
  fee: 'cost',
  time: 'duration',
  office: 'authority',
  papers: 'documents',
  online: 'online',
  law: 'basis',
  meaning: 'meaning',
};

/** The frame of a fact sheet of which just that is wanted. */
function wanting(frame: Frame, whole: Whole | 'nothing'): Frame {
  const aspect = aspectOf[whole];
  const { intent } = frame;
  // „Was kostet es, und wie lange dauert es?“
  const isMore = intent.aspects.length > 1 && !intent.whether;
  if (aspect === undefined || (isMore && intent.aspects.includes(aspect))) return frame;
  const only: QuestionIntent = {
    ...intent,
    aspect,
    aspects: [aspect],
    whether: intent.whether && whole === 'online',
  };
  return { ...frame, intent: only };
}
