// Which way a question is answered, as it was learned: by one statement of the service, by a field of the fact sheet, by what
// the command reckons for the case, by suppliers; or that the service does not say it.
import type { Document } from '../../document/index.ts';
import { type AnsweredBy, asksDuty, type FactsRecord } from '../../kit/index.ts';
import type { Frame } from '../understanding/frame.ts';
import { firstDoubt } from '../understanding/judge.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import type { UnderstandParts } from '../understanding/readFrame.ts';
import { byWhat } from './byWhat.ts';
import { decisionOn, leastOfOwn, mayBeReckoned } from './deciding.ts';
import type { Decision } from './decision.ts';
import { unlessAway } from './known.ts';
import { lookAround } from './lookAround.ts';
import { type Asking, type Looked, tellsOfCase } from './matter.ts';
import { decideOnOtherAct, otherAct } from './otherAct.ts';
import { isJudged, isToThePoint, isWhole } from './toTheCase.ts';
import { type Undecided, undecidedIn } from './undecided.ts';

/** So likely it must be. */
const enough = { ofCase: 0.7, overCase: 0.9, anyKindOfOwn: 0.75 } as const;

/** Undefined where nothing is likely enough, or the question is one of those that were not learned. */
export async function decide(
  frame: Frame,
  said: ParsedMessage,
  call: Asking,
  parts: UnderstandParts,
  askedAt: Date,
  ofCase: () => Promise<readonly FactsRecord[]> = async () => [],
): Promise<Decision | undefined> {
  const undecided = undecidedIn(frame, said, call, parts, askedAt);
  if (!undecided) return undefined;
  const act = otherAct(undecided, parts.catalogue);
  return act === undefined ? decideAsLearned(undecided, ofCase) : decideOnOtherAct(act, undecided);
}

async function decideAsLearned(
  undecided: Undecided,
  ofCase: () => Promise<readonly FactsRecord[]>,
): Promise<Decision | undefined> {
  const { frame, matter, call, isSheet, isList, isOnOrder, isOnCase, isOfCommand } = undecided;
  // „Braucht man die AEVO noch?“, „Wie viel Prozent zum Bestehen?“ want no list, though no case is said.
  const isNextCase = !isList && !frame.isOverview && isWhole(frame);
  if (isNextCase) return undefined;
  // What a command reckons only a statement that surely answers is worth looking for, where it would ask back or goes on.
  const isOpen = frame.said.length > 1 || firstDoubt(frame) !== undefined;
  const isByItself = call.intent.whether && isJudged(frame);
  if (isOfCommand && (isList || !(isOpen || (call.intent.whether && !isByItself)))) return undefined;
  // „Darf ich als Mieter …?“: rather than that something is asked back for it, all that is known is looked through.
  const isInsteadOfAsking = call.intent.aspects.includes('duty') && firstDoubt(frame) !== undefined;
  const looked = await unlessAway(async () => {
    const isOfCase = isOnCase && !isInsteadOfAsking;
    const isTold = isOfCase || (isOnOrder && tellsOfCase(frame));
    const hasOwn = (isTold && !isByItself) || isSheet;
    const own = hasOwn ? await ofCase() : [];
    return lookAround(frame, matter, call, own, isOfCase);
  });
  const learned = looked && (looked.by ?? beyondCase(frame, looked, call));
  // When one may apply only a statement says.
  const isUnsaid = isOnOrder && learned?.is !== 'statement';
  const by: AnsweredBy | undefined = isUnsaid ? { is: 'nothing', share: 1 } : learned;
  if (!looked || !by) return undefined;
  if (isOfCommand && !isOverCase(by, looked, call)) return undefined;
  // A list says more than any one statement; unless it is beside the point.
  if (isList && (by.is !== 'nothing' || by.share < enough.ofCase)) return undefined;
  // A field that was decided is said as it is.
  const isField = isSheet && ofFields.has(by.is);
  const isToldAnyway = isField || (by.is === 'statement' && by.isAlternative);
  const isInOwn = (own: Document) => !isToldAnyway && isToThePoint(own, by, looked, undecided);
  return byWhat(by, { ...undecided, looked, decision: decisionOn(undecided, by, looked, isInOwn) });
}

/** Where an amount is asked for, only one with an amount; what was said of just the case may be less sure. */
function isOverCase(by: AnsweredBy, looked: Looked, { intent }: Asking): boolean {
  if (by.is !== 'statement') return false;
  const isOwn = looked.isOfCase(by.piece);
  const isAnyKind =
    intent.whether || !intent.aspects.includes('cost') || (isOwn && by.share >= enough.anyKindOfOwn);
  return (
    by.share >= (isOwn ? leastOfOwn(looked) : enough.overCase) &&
    (isAnyKind || by.piece.needs.includes('money'))
  );
}

/** What may, must or need be done is nothing to be reckoned, unless that was learned to answer it: then the service does not say it. */
function beyondCase({ slots }: Frame, looked: Looked, { intent }: Asking): AnsweredBy | undefined {
  // Who says more than a place wants that reckoned: amounts, „gebraucht“.
  const saysMore = [...slots.values()].some(({ candidate: { value } }) =>
    ['number', 'boolean'].includes(typeof value),
  );
  const isBeyond = asksDuty(intent) && looked.point.need === undefined && !saysMore && !mayBeReckoned(looked);
  return isBeyond ? { is: 'nothing', share: 1 - (looked.ofCase ?? 0) } : undefined;
}

const ofFields: ReadonlySet<AnsweredBy['is']> = new Set(['fee', 'time', 'papers', 'law']);
