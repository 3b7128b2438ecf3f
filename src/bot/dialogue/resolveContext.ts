// All that a question asks, worked out from the chat again: its own words, or the frame that they make of what was
// asked before. Also of what an earlier run of the bot has answered.
import { type Message } from '../../chat/index.ts';
import type { Command } from '../../kit/index.ts';
import type { AnswerParts } from '../answering/call.ts';
import { topicOfFrame } from '../answering/matter.ts';
import { keyOf, type Question } from '../model/question.ts';
import { correctionsIn, goesOn } from '../understanding/cues.ts';
import { exactLineIn } from '../understanding/exactLine.ts';
import type { Frame } from '../understanding/frame.ts';
import { firstDoubt } from '../understanding/judge.ts';
import { matchCommand } from '../understanding/matchCommand.ts';
import { termsAsked } from '../understanding/meaning.ts';
import { mannerIn, readMessage } from '../understanding/message.ts';
import { isOnlyTalk } from '../understanding/whatIsWanted.ts';
import { type Part, partIn } from '../understanding/partWords.ts';
import { type ParsedMessage, parseMessage, wantsOnlyFile } from '../understanding/parseMessage.ts';
import { withoutPersonal } from '../mails/personal.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { matchSubjects } from '../understanding/subjects.ts';
import { type DialogueState, openOf, saidBefore, repliesOf } from './dialogueState.ts';
import { answeredIn, type Earlier, earlierThan, goesOnForMs } from './earlierQuestions.ts';
import { whyOfBoth } from './bothCases.ts';
import { wantedAfter } from './changedFrame.ts';
import { goneOn } from './goingOn.ts';
import { nextFrame } from './nextFrame.ts';
import { frameIn, mayGoOn, standsAlone } from './standsAlone.ts';
import { goesOnWith, inPlaceOfAnswer } from './goesOnWith.ts';
import { refersToPlace, sameOfOther, withPlaceOf } from './otherCommand.ts';

export interface ResolveParts {
  readonly dialogue: Pick<DialogueState, 'openFor'>;
  readonly answering: AnswerParts;
  /** Shared by all that looks back for one question. */
  readonly earlier?: Earlier;
}

export interface ResolvedQuestion {
  readonly question: Question;
  /** What the words make of what was asked before; undefined where they stand for themselves. */
  readonly frame: Frame | undefined;
  /** „als PDF bitte“: the answer that it is about stands in the chat already. */
  readonly isFileOnly: boolean;
  /** „mehr“: only this part of the answer that it is about. */
  readonly part?: Part;
}

/** What it takes to look back from a question. */
interface Back extends ResolveParts {
  /** What was said before in its conversation. */
  readonly own: () => Promise<readonly Message[]>;
  readonly earlier: Earlier;
  readonly signal: AbortSignal;
  /** How many questions it was looked back from already. */
  readonly depth: number;
}

function backFrom({ conversation }: Question, parts: ResolveParts, signal: AbortSignal): Back {
  const earlier = parts.earlier ?? earlierThan(parts.answering, signal);
  return { ...parts, earlier, own: () => earlier.said(conversation), signal, depth: 0 };
}

/** What a question asks for which something was said before; undefined for talk. Throws ChatError. */
export const resolveContext = async (
  question: Question,
  parts: ResolveParts,
  signal: AbortSignal,
): Promise<ResolvedQuestion | undefined> =>
  resolveAmong(question, undefined, backFrom(question, parts, signal));

/** The same for one that is new: what it may answer is known, and on the usual path nothing is looked for. */
export async function resolveContextOfNew(
  question: Question,
  parts: ResolveParts,
  signal: AbortSignal,
): Promise<ResolvedQuestion | undefined> {
  const back = backFrom(question, parts, signal);
  const open = await parts.dialogue.openFor(question, back.earlier.questions);
  if (open.length > 0) await back.earlier.questions(open);
  return resolveAmong(question, open, back);
}

async function resolveAmong(
  question: Question,
  open: readonly number[] | undefined,
  back: Back,
): Promise<ResolvedQuestion | undefined> {
  const { text, askedAt } = question;
  const { answering, signal } = back;
  const [said = parseMessage(text)] = readMessage(question, answering.catalogue);
  const alone = { question, frame: undefined, isFileOnly: false };
  if (open?.length === 0 && !question.isTalk && exactLineIn(said, answering.catalogue)) return alone;
  // „sorry, Sachsen“: what is polite elsewhere takes something back here.
  const plain = withoutPersonal(text);
  const isAsSaid = said.isOrder || said.text === plain || onlyAnnounces(said);
  const raw = isAsSaid ? said : { ...parseMessage(plain), manners: said.manners };
  const heard = { said: raw, askedAt, parts: answering, signal };
  const part = question.isTalk ? undefined : partIn(raw.words);
  if (part) {
    const subject = await answeredBefore(question, () => true, back);
    const both = subject && part === 'why' ? whyOfBoth(subject, raw) : undefined;
    if (both) return { question, frame: both, isFileOnly: false };
    if (subject) return { question, frame: { ...subject, wanted: [] }, isFileOnly: false, part };
  }
  const replies = async () => repliesOf(saidBefore(await back.own(), question.id));
  const openIds = open ?? (await openOf(question, await replies(), back.earlier.questions)).open;
  const lastOpen = openIds.at(-1);
  const openFrame = lastOpen === undefined ? undefined : await frameOf(lastOpen, openIds.slice(0, -1), back);
  if (lastOpen !== undefined) {
    const next = openFrame && (await nextFrame({ frame: openFrame, isAskedBack: true }, heard));
    if (openFrame && next && (!question.isTalk || isProgress(openFrame, next))) {
      return { question, frame: next, isFileOnly: false };
    }
    const decided = openFrame ? undefined : await decidedBy(said, lastOpen, back);
    if (decided) return { question, frame: decided, isFileOnly: false };
  }
  if (question.isTalk) return undefined;
  if (termsAsked(raw, answering.catalogue).length > 0) return alone;
  const isCorrection = correctionsIn(raw.words).length > 0;
  const mayBeManner = !isCorrection && (isOnlyTalk(raw) || !goesOn(raw.words));
  const manner = mayBeManner ? mannerIn(said, answering.catalogue) : undefined;
  // „sind die Schilder da schon drin?“: what speaks of nothing may still go on with an answer.
  if (manner && (manner.kind !== 'chatter' || isOnlyTalk(raw))) return alone;
  if (wantsOnlyFile(said)) {
    const subject = await answeredBefore(question, () => true, back);
    return subject ? { question, frame: { ...subject, wanted: said.wanted }, isFileOnly: true } : alone;
  }
  const isOfSameAsker = (asked: Question) =>
    asked.askerId === question.askerId && askedAt.getTime() - asked.askedAt.getTime() < goesOnForMs;
  if (refersToPlace(raw, answering)) {
    const frame = await answeredBefore(question, isOfSameAsker, back);
    const carried = frame && (await withPlaceOf(frame, { ...heard, said }));
    if (carried) return { question, frame: carried, isFileOnly: false };
  }
  const isOwn = !mayGoOn(raw, answering) || (await standsAlone(raw, question, answering, signal));
  if (isOwn && !goesOn(raw.words)) return alone;
  // „wie lange hat man dafür Zeit?“, in place of what was asked back.
  const inPlace = openFrame && !isOwn ? await inPlaceOfAnswer(openFrame, heard) : undefined;
  if (inPlace) return { question, frame: inPlace, isFileOnly: false };
  const frame = await answeredBefore(question, isOfSameAsker, back);
  const ofSame = frame && !isOwn ? await goesOnWith(frame, heard) : undefined;
  const carriedOn = ofSame ?? (frame && (await sameOfOther(frame, heard)));
  if (carriedOn) return { question, frame: carriedOn, isFileOnly: false };
  if (isOwn) return alone;
  const before = await topicBefore(question, isOfSameAsker, back);
  return before === undefined ? alone : { ...alone, question: { ...question, before } };
}

/** What the newest reply to a question of the asker's own was about: an answer, or what the bot asked back. */
async function topicBefore(
  { id }: Question,
  isMeant: (asked: Question) => boolean,
  back: Back,
): Promise<string | undefined> {
  if (back.depth > deepestTopic) return undefined;
  const ids = answeredIn(await back.own(), id, ['answer', 'redirect', 'askBack']).slice(-mostTried);
  const asked = (await back.earlier.questions(ids)).filter(isMeant);
  for (const { id: earlierId } of asked.toReversed()) {
    const frame = await frameOf(earlierId, undefined, back);
    const topic = frame && topicOfFrame(frame, back.answering.catalogue);
    if (topic !== undefined) return topic;
  }
  return undefined;
}

/** „Worum geht es?“ – „sachkunde34a“: the question before, read as one about that. */
async function decidedBy(
  said: ParsedMessage,
  openId: number,
  { answering, earlier, signal }: Back,
): Promise<Frame | undefined> {
  const { catalogue } = answering;
  const [asked] = await earlier.questions([openId]);
  const named = matchCommand(said.words, catalogue);
  if (!asked || !named) return undefined;
  const [before = parseMessage(asked.text)] = readMessage(asked, catalogue);
  const between = matchSubjects(before.text, before.words, catalogue.byWord);
  const found = between.find(({ command }) => command === named.command);
  const heard = { said: before, askedAt: asked.askedAt, parts: answering, signal };
  const frame = found && (await readFrame(found, heard));
  return frame && goneOn(frame, said, { wanted: wantedAfter(frame, said, true) });
}

/** „Nachtrag: …“ is polite in no way. */
const onlyAnnounces = ({ manners }: ParsedMessage): boolean =>
  manners !== undefined && manners.said.every((kind) => kind === 'announced');

/** Something of what was missing has been said, though not to the bot. */
const isProgress = (before: Frame, { isOverview, slots, text, match }: Frame) =>
  isOverview || slots !== before.slots || (text !== before.text && !match.command.text?.onlyToBot);

/** So far back, so many of those, and so deep it is looked for what somebody goes on with. */
const [mostLookedAt, mostTried, mostDepth, deepestTopic] = [20, 3, 8, 1];

/** The frame of an earlier question, as it was read then; undefined where it asked for nothing. */
async function frameOf(
  questionId: number,
  open: readonly number[] | undefined,
  back: Back,
): Promise<Frame | undefined> {
  if (back.depth > mostDepth) return undefined;
  const [asked] = await back.earlier.questions([questionId]);
  if (!asked) return undefined;
  const resolved = await resolveAmong(asked, open, { ...back, depth: back.depth + 1 });
  return resolved && frameIn(resolved, back.answering, back.signal);
}

/** The frame of the newest question before this one that was answered; nothing may be changed once more. */
async function answeredBefore(
  { id, askerId, conversation }: Question,
  isMeant: (asked: Question) => boolean,
  back: Back,
): Promise<Frame | undefined> {
  const { catalogue } = back.answering;
  // A file of an answer, and the meaning of a word in it, are no matter of their own.
  const isBeside = (said: ParsedMessage) => wantsOnlyFile(said) || termsAsked(said, catalogue).length > 0;
  const isAllBeside = (one: Question) => readMessage(one, catalogue).every(isBeside);
  const newestOf = async (ids: readonly number[], own: Back['own'], isHere: (asked: Question) => boolean) => {
    // The newest alone is most often the one.
    for (const some of [ids.slice(-1), ids.slice(-mostLookedAt, -1)]) {
      const asked = await back.earlier.questions(some);
      const meant = asked.filter((one) => isHere(one) && isMeant(one) && !isAllBeside(one));
      for (const { id: answeredId } of meant.slice(-mostTried).toReversed()) {
        const frame = await frameOf(answeredId, undefined, { ...back, own });
        if (frame && !frame.match.command.changes && firstDoubt(frame) === undefined) return frame;
      }
    }
    return undefined;
  };
  const here = await newestOf(answeredIn(await back.own(), id, ['answer', 'redirect']), back.own, () => true);
  if (here || conversation.kind === 'direct') return here;
  // Where it may not write, the bot has answered privately.
  const toAsker = await back.earlier.said({ kind: 'direct', userIds: [askerId] });
  const isFromHere = (asked: Question) => keyOf(asked.conversation) === keyOf(conversation);
  return newestOf(answeredIn(toAsker, id, ['redirect']), async () => [], isFromHere);
}

/** The command that a resolved question asks for, with all that it needs. */
export async function commandIn(
  resolved: ResolvedQuestion,
  answering: AnswerParts,
  signal: AbortSignal,
): Promise<Command | undefined> {
  const frame = await frameIn(resolved, answering, signal);
  return frame && firstDoubt(frame) === undefined ? frame.match.command : undefined;
}
