// What is answered by the fact sheet of the topic: a field of it, of which just that is wanted, or that the service says nothing
// of what is asked; and what is answered by a list of suppliers.
import {
  aspectAnswered,
  asksDuty,
  hasWord,
  isNamedFigure,
  type QuestionIntent,
  readWords,
  saysSomething,
  stemOf,
  type AnswerKind,
} from '../../kit/index.ts';
import { hasSuppliers } from '../understanding/chooseCommand.ts';
import type { Frame } from '../understanding/frame.ts';
import { firstDoubt } from '../understanding/judge.ts';
import { type Deciding, type Decision, telling } from './decision.ts';
import { asNear, isDecided } from './firstLine.ts';
import { isOfOtherEntry, mayBeReckoned } from './look.ts';
import { asksPriceOfGranted } from './priceBeside.ts';

/** So likely it must be: what the sheet does not say, the command may reckon; so much of the question's words a statement has. */
const enough = {
  ...{ field: 0.5, suppliers: 0.7, unsaid: 0.3, unsaidOfCase: 0.7, unsaidDuty: 0.4 },
  ...{ allWords: 0.84, verdict: 0.7, nothing: 0.45, calledSo: 0.92 },
} as const;

/** The fact sheet, of which just that is wanted. */
export async function sheetOn(
  answered: AnswerKind | 'nothing',
  { decision, matter, isSheet, frame, frameOf }: Deciding,
): Promise<Decision | undefined> {
  const ofTopic = isSheet ? frame : await frameOf(`fakten ${matter.topic}`);
  return (
    ofTopic && { ...decision, instead: { frame: wanting(ofTopic, answered), more: { answeredBy: answered } } }
  );
}

/** The frame of a fact sheet of which just that is wanted. */
function wanting(frame: Frame, kind: AnswerKind | 'nothing'): Frame {
  const aspect = aspectAnswered(kind);
  const { intent } = frame;
  // „Was kostet es, und wie lange dauert es?“
  const isMore = intent.aspects.length > 1 && !intent.whether;
  if (aspect === undefined || (isMore && intent.aspects.includes(aspect))) return frame;
  const only: QuestionIntent = {
    ...intent,
    aspect,
    aspects: [aspect],
    whether: intent.whether && kind === 'online',
  };
  return { ...frame, intent: only };
}

/** A field of the sheet; undefined where the command tells it of the case, or better. */
export async function byField(
  is: AnswerKind,
  share: number,
  deciding: Deciding,
): Promise<Decision | undefined> {
  const { decision, call, isSheet } = deciding;
  const { aspect, aspects } = call.intent;
  // „Wie viele km muss er schaffen?“ is told by no fee.
  if (is === 'fee' && deciding.looked.point.need === 'measure') return byNothing(1, deciding);
  // „Geht das online, und kostet es extra?“; and what a command tells of its case it tells better.
  const told = aspectAnswered(is);
  const isToldByCommand = !isSheet && (aspects.length > 1 || aspect === told);
  if (share < enough.field || (isToldByCommand && told !== undefined)) return undefined;
  if (is === 'online' && aspects.includes('cost')) return undefined;
  // What it costs in the asker's case, the command reckons.
  const isReckonedToo = is === 'fee' && !isSheet;
  const isUnasked = is === 'online' && !aspects.includes('online');
  return decision.isOnCase || isReckonedToo || isUnasked ? undefined : sheetOn(is, deciding);
}

/** What the command reckons, or its list. */
export function byCommand(share: number, { decision, isSheet }: Deciding): Decision | undefined {
  return share < enough.field || isSheet || decision.isOnCase ? undefined : decision;
}

export async function bySuppliers(
  share: number,
  { decision, matter, frameOf }: Deciding,
): Promise<Decision | undefined> {
  const isSure = share >= enough.suppliers && hasSuppliers(matter.topic);
  const frame = isSure ? await frameOf(`anbieter ${matter.topic}`) : undefined;
  return frame && { ...decision, instead: { frame, more: {} } };
}

/** Denied, unless its words are all in a statement, or a statement rather answers than nothing. */
export async function byNothing(share: number, deciding: Deciding): Promise<Decision | undefined> {
  const { decision, looked, call, isSheet } = deciding;
  // „Brauche ich eine Erlaubnis?“ asks for the matter itself, of which something is said.
  if (looked.point.terms.length === 0 || saysPart(deciding)) return undefined;
  const isReckoned = decision.isOnCase || (!isSheet && call.intent.aspects.includes('cost'));
  const isDuty =
    asksDuty(call.intent) && looked.point.need === undefined && !(hasPart(deciding) && mayBeReckoned(looked));
  const leastOfReckoned = isDuty ? enough.unsaidDuty : enough.unsaidOfCase;
  const leastOfOthers = isSheet ? 0 : enough.unsaid;
  if (share < (isReckoned ? leastOfReckoned : leastOfOthers)) return undefined;
  const unsaid = { ...decision, by: { is: 'nothing', share } } as const;
  return (
    toldByWords(share, deciding) ??
    toldAsNear(deciding) ??
    sheetOn('nothing', { ...deciding, decision: unsaid })
  );
}

/**
 * „Anmeldeschluss?“: what has all that was asked in its words is told, however unlikely, and so is the deadline that is called
 * one; a yes or a no, where that is not sure.
 */
function toldByWords(share: number, deciding: Deciding): Decision | undefined {
  const { looked, call } = deciding;
  const { told, answer, point } = looked;
  const { need } = point;
  if (!told || !answer || (need === undefined && !saysSomething(told.piece))) return undefined;
  const isOfNeed = need === undefined || told.piece.needs.includes(need);
  const isCalledSo = share < enough.calledSo && isNamedFigure(told, point, call.lang);
  const isVerdictOfIt =
    share < enough.unsaidOfCase && told.coverage >= enough.verdict && isDecided(told, call);
  const isAll = asksDuty(call.intent) ? isVerdictOfIt : isCalledSo || told.coverage >= enough.allWords;
  return isOfNeed && isAll ? telling({ sentence: told.sentence, answer }, deciding) : undefined;
}

/** What comes nearest is told as what it is: that something answers is likelier than that nothing does. */
function toldAsNear(deciding: Deciding): Decision | undefined {
  const { decision, looked, call, isSheet, frame } = deciding;
  const { point, nearest, shareOfNothing = 1 } = looked;
  // The name of a law or of a paper says nothing; a remark on just the place that is named does.
  const isRemark = nearest?.isNamed === true && nearest.about !== undefined;
  if (!nearest || !(isRemark || saysSomething(nearest))) return undefined;
  // What a command can reckon it tells better; whether something may be is not reckoned.
  const isReckoned = decision.isOnCase || (!isSheet && firstDoubt(frame) === undefined);
  if (isReckoned && (!call.intent.whether || hasPart(deciding))) return undefined;
  const isOfNeed = point.need === undefined || nearest.needs.includes(point.need);
  // The office of a place is told by the sheet.
  if (call.intent.aspect === 'authority' || !isOfNeed || isOfOtherEntry(nearest)) return undefined;
  if (decision.guessed !== undefined || shareOfNothing >= enough.nothing) return undefined;
  const said = looked.say(nearest);
  return said && telling({ ...said, sentence: asNear(said.sentence, call) }, deciding);
}

/** „Kann ich die Prüfung wiederholen?“: of what the command has a part for, it tells just that. */
export const hasPart = ({ frame: { match, slots } }: Deciding): boolean =>
  [...slots.keys()].some((key) => match.command.arguments[key]?.named);

/** „Darf er dann allein los?“: the command judges that itself, and says what it does not know of it. */
const saysPart = ({ frame: { match, slots }, call: { question, intent } }: Deciding): boolean =>
  intent.whether &&
  [...slots].some(
    ([key, { typed }]) =>
      match.command.arguments[key]?.judges && question.toLowerCase().includes(typed.toLowerCase()),
  );

/** „Was kostet die Abnahme?“: of what a grant is for, the sheet has a fee that is called so, or has a word of it. Pure. */
export function asksFeeOfGranted(deciding: Deciding): boolean {
  const { ofFee } = deciding.looked;
  const { question, lang } = deciding.call;
  const isOnFee = readWords(question).some(
    ({ plain }) =>
      feeWord.test(plain) ||
      (plain.length >= shortestOfFee && !ofCosts.test(plain) && hasWord(ofFee, [stemOf(plain, lang)], lang)),
  );
  return isOnFee && asksPriceOfGranted(deciding);
}

/** How a fee is called, plainly written. */
export const feeWord = /gebuehr(?:en)?$|^fees?$/;
const shortestOfFee = 5;
const ofCosts = /kost|preis|cost|price/;
