// The way of a decision, from a question that was read to what is told: what can answer it, how that is chosen, and what follows.
// As it was learned, one of these answers: a statement of the service, a field of the fact sheet, the command itself for the
// case or by a list, suppliers, or nothing. What is told then, above or in place of the command's own answer, says decision.ts.
import type { Document } from '../../document/index.ts';
import { type AnsweredBy, asksDuty, type FactsRecord } from '../../kit/index.ts';
import { firstDoubt } from '../understanding/judge.ts';
import type { Heard } from '../understanding/heard.ts';
import { decideBeyond, isRatherStated, likelyBeyond } from './beyond.ts';
import { asksFeeOfGranted, byCommand, byField, byNothing, bySuppliers, sheetOn } from './bySheet.ts';
import { byStatement } from './byStatement.ts';
import { type Deciding, type Decision, decisionOn } from './decision.ts';
import { type Asking, asksOffice, tellsOfCase, unlessAway } from './matter.ts';
import { isToThePoint } from './firstLine.ts';
import { leastOfOwn, lookAround, type Findings, mayBeReckoned } from './look.ts';
import { toldOfCase, whenOneApplies } from './ofCase.ts';
import { actIn, decideOnOtherAct } from './otherAct.ts';
import { answersWhen } from './whenToApply.ts';
import { isJudged, needsNoPoint, saysDay, type Undecided, undecidedIn } from './undecided.ts';

type RecordsOfCase = () => Promise<readonly FactsRecord[]>;

/** Undefined where the command's own answer stays: that is clear, nothing is likely enough, or the service is away. */
export async function decide(
  asking: Asking,
  heard: Heard,
  ofCase: RecordsOfCase = async () => [],
): Promise<Decision | undefined> {
  const undecided = undecidedIn(asking, heard);
  if (!undecided) return undefined;
  const act = actIn(undecided, heard.parts.catalogue);
  if (act !== undefined) return decideOnOtherAct(act, undecided);
  const beyond = likelyBeyond(undecided, heard.said);
  if (beyond === undefined && isForCommand(undecided)) return undefined;
  const looked = await unlessAway(() => lookFor(undecided, ofCase));
  if (!looked) return undefined;
  if (beyond !== undefined && !isRatherStated(looked, undecided.call, beyond))
    return decideBeyond(undecided, looked);
  if (isForCommand(undecided)) return undefined;
  const by = whatAnswers(undecided, looked);
  return by && isSurer(by, undecided, looked) ? decideBy(by, undecided, looked) : undefined;
}

/** What follows from what answers. */
async function decideBy(
  by: AnsweredBy,
  undecided: Undecided,
  looked: Findings,
): Promise<Decision | undefined> {
  // A field that was decided is said as it is.
  const isField = undecided.isSheet && ofFields.has(by.is);
  const isToldAnyway = isField || (by.is === 'statement' && by.isAlternative);
  const isInOwn = (own: Document) => !isToldAnyway && isToThePoint(own, by, looked, undecided);
  const deciding = { ...undecided, looked, decision: decisionOn(undecided, by, looked, isInOwn) };
  if (asksFeeOfGranted(deciding)) return sheetOn('fee', deciding);
  const when = undecided.asksWhenToApply && by.is === 'nothing' ? whenOneApplies(deciding) : undefined;
  if (when) return when;
  switch (by.is) {
    case 'statement':
      return byStatement(by, deciding);
    case 'nothing':
      return ofCaseRather(await byNothing(by.share, deciding), deciding);
    case 'case':
    case 'list':
      return (undecided.isSheet ? toldOfCase(deciding) : undefined) ?? byCommand(by.share, deciding);
    case 'suppliers':
      return bySuppliers(by.share, deciding);
    default:
      return byField(by.is, by.share, deciding);
  }
}
/** Rather than to deny it, what was said of just the case is told. */
const ofCaseRather = (decided: Decision | undefined, deciding: Deciding): Decision | undefined =>
  decided?.instead && !decided.told ? (toldOfCase(deciding) ?? decided) : decided;

const ofFields: ReadonlySet<AnsweredBy['is']> = new Set(['fee', 'time', 'papers', 'law']);

/** What the command computes, compares or changes, and another case of what was asked before, need not be decided. */
function isForCommand({ frame, call, isList, isOfCommand }: Undecided): boolean {
  // „Braucht man die AEVO noch?“, „Wie viel Prozent zum Bestehen?“ want no list, though no case is said.
  if (!isList && !frame.isOverview && needsNoPoint(frame)) return true;
  // Only a statement that surely answers is worth looking for, where it would ask back or goes on.
  const isOpen = frame.said.length > 1 || firstDoubt(frame) !== undefined;
  return isOfCommand && (isList || !(isOpen || (call.intent.whether && !isJudged(frame))));
}

/** All that the service says of it, and what of that answers as it was learned. Throws FactsError. */
async function lookFor(undecided: Undecided, ofCase: RecordsOfCase): Promise<Findings> {
  const { frame, call, isSheet, asksWhenToApply, isOnCase } = undecided;
  const { aspects, whether } = call.intent;
  // „Darf ich mir als Mieter eine Wallbox montieren?“: rather than that the state is asked for, all that is known is looked
  // through.
  const isInsteadOfAsking = aspects.includes('duty') && firstDoubt(frame) !== undefined;
  const isOfCase = isOnCase && !isInsteadOfAsking;
  const isTold = isOfCase || (asksWhenToApply && tellsOfCase(frame));
  const hasOwn = isSheet || (isTold && !(whether && isJudged(frame)));
  return lookAround(undecided, hasOwn ? await ofCase() : [], isOfCase);
}

/** Undefined where nothing is likely enough. */
function whatAnswers(undecided: Undecided, looked: Findings): AnsweredBy | undefined {
  const by = looked.by ?? beyondCase(undecided, looked);
  // Which office a state has stands in a record of its own; what holds in general names none.
  if (by?.is === 'statement' && asksOffice(undecided) && !by.piece.isNamed)
    return { is: 'office', share: by.share };
  // When one may apply only a statement says.
  const isOnWhen = undecided.asksWhenToApply;
  return isOnWhen && !(by?.is === 'statement' && answersWhen(by)) ? { is: 'nothing', share: 1 } : by;
}

/** What may, must or need be done is nothing to be reckoned, unless that was learned to answer it: then the service does not say it. */
function beyondCase(
  { frame: { slots }, call: { intent } }: Undecided,
  looked: Findings,
): AnsweredBy | undefined {
  // Who says more than a place wants that reckoned: amounts, „gebraucht“.
  const saysMore = [...slots.values()].some(({ candidate: { value } }) =>
    ['number', 'boolean'].includes(typeof value),
  );
  const isBeyond = asksDuty(intent) && looked.point.need === undefined && !saysMore && !mayBeReckoned(looked);
  return isBeyond ? { is: 'nothing', share: 1 - (looked.shareOfCommand ?? 0) } : undefined;
}

/** So likely it must be to be told in place of what the command reckons. */
const enough = { overList: 0.7, overCase: 0.9, anyKindOfOwn: 0.75 } as const;

/** Whether it rather answers than the list, or the amount, that the command has. */
function isSurer(by: AnsweredBy, { call, frame, isList, isOfCommand }: Undecided, looked: Findings): boolean {
  // A list says more than any one statement; unless it is beside the point.
  if (isList && (by.is !== 'nothing' || by.share < enough.overList)) return false;
  if (!isOfCommand) return true;
  if (by.is !== 'statement') return false;
  const { whether, aspects } = call.intent;
  const isOwn = looked.isOfCase(by.piece);
  // From the day that was said the last day is reckoned: how many days before it, in general or for the case, says less.
  if (aspects[0] === 'duration' && saysDay(frame) && (!isOwn || asksWhen.test(call.question))) return false;
  // Where an amount is asked for, only one with an amount; what was said of just the case may be less sure.
  const isOfKind = whether || !aspects.includes('cost') || by.piece.needs.includes('money');
  const least = isOwn ? leastOfOwn(looked) : enough.overCase;
  return by.share >= least && (isOfKind || (isOwn && by.share >= enough.anyKindOfOwn));
}

const asksWhen = /(?<!\p{L})(?:(?<!bis )wann|when)(?!\p{L})/iu;
