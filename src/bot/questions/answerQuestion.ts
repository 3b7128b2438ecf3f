// One question, from who asks to the answer in the chat. What is told of it afterwards is its outcome. What should be
// there for it is worked out in the same way when it was edited, or more is wanted of its answer.
import type { Logger } from 'pino';
import { onBehalfOf, ChatError } from '../../chat/index.ts';
import type { Document, Lang } from '../../document/index.ts';
import { type Command, languageOf, readWords } from '../../kit/index.ts';
import { isTooLong } from '../../render/messages.ts';
import { answer } from '../answering/answer.ts';
import { answerForFile } from '../answering/answerForFile.ts';
import type { AnswerParts, Asked } from '../answering/call.ts';
import type { Reply } from '../answering/reply.ts';
import { answersBefore } from '../dialogue/answersBefore.ts';
import { earlierThan } from '../dialogue/earlierQuestions.ts';
import type { DialogueState } from '../dialogue/dialogueState.ts';
import { type ResolvedQuestion, resolveContext, resolveContextOfNew } from '../dialogue/resolveContext.ts';
import type { Askers } from '../model/account.ts';
import { isComplete, type Marker } from '../model/marker.ts';
import type { Question } from '../model/question.ts';
import type { QuestionRecords } from '../model/questionRecords.ts';
import type { Place } from '../model/turns.ts';
import { type DeliverParts, type Delivery, deliver, type Delivered } from '../outbox/deliver.ts';
import { covering, type MakeParts, makeFiles, type WithFiles } from '../outbox/files.ts';
import { type SignParts, signOfWork, typing } from '../presence/signs.ts';
import { apology, askingForMention } from '../wording/explain.ts';
import { explainWaiting, explainGivenUp } from '../wording/explainFacts.ts';
import type { LastRun } from './lastRun.ts';
import type { ReadMarks } from './readMarks.ts';

export interface AnswerQuestionParts {
  readonly reads: ReadMarks;
  readonly lastRun: LastRun;
  readonly askers: Askers;
  readonly dialogue: DialogueState;
  readonly records: QuestionRecords;
  readonly answering: AnswerParts;
  readonly delivering: Omit<DeliverParts, 'log'>;
  readonly signing: Omit<SignParts, 'log'>;
  /** So long a question waits for the facts service. */
  readonly maxQuestionAgeMs: number;
}

export interface Result {
  /** `waits`: not answered yet, and not to be marked as read. */
  readonly outcome:
    | Exclude<Reply['outcome'], 'facts down'>
    | 'a bot asked'
    | 'talk among people'
    | 'nobody can be answered'
    | 'deleted'
    | 'given up'
    | 'waits';
  readonly command?: string | undefined;
  readonly where?: 'sent' | 'redirected' | undefined;
}

/** What was sent for it before stands in its record. Throws ChatError, and the signal's reason. */
export async function answerQuestion(
  taken: Question,
  shared: AnswerQuestionParts,
  place: Place,
  log: Logger,
  signal: AbortSignal,
): Promise<Result> {
  const parts = forPerson(shared, taken.askerId);
  const { askers, dialogue, reads, records } = parts;
  const delivering = { ...parts.delivering, log };
  // It may have waited for its turn.
  signal.throwIfAborted();
  const question = records.present(taken);
  if (!question) return { outcome: 'deleted' };
  const { conversation } = question;
  const sentMarkers = records.sentFor(question.id);
  const asker = await askers.read(question.askerId, signal);
  if (asker.isBot) return { outcome: 'a bot asked' };
  // Then it cannot check whether an answer arrived: marked as read first, the question gets at most one.
  const cannotSeeOwnMessages =
    conversation.kind === 'channel' && !delivering.channels.seesOwnMessages(conversation.channelId);
  const markFirst = () => {
    records.markFirst(question.id);
    return reads.now(question.id, signal);
  };
  if (cannotSeeOwnMessages) await markFirst();
  if (parts.lastRun.hasEndedIt(question.id)) return giveUp(question, parts, log, signal);
  // Of what had something said about it before, what it may answer is read from the chat; others came in between.
  const resolve = sentMarkers.length > 0 ? resolveContext : resolveContextOfNew;
  const lookingBack = { ...parts, earlier: earlierThan(parts.answering, signal) };
  const resolved = await resolve(question, lookingBack, signal);
  if (!resolved) return { outcome: 'talk among people' };
  records.answer(question.id, question.text);
  const sign = signOfWork(question.id, { ...parts.signing, log }, signal);
  const endTyping = typing(conversation, { ...parts.signing, log }, signal);
  const beforeChange = async (command: Command) => {
    const { may } = await askers.readFreshly(question.askerId, signal);
    if (!may(command)) return false;
    await markFirst();
    return true;
  };
  try {
    const answeredBefore = (which: 'all' | 'right before') =>
      answersBefore(question, which, lookingBack, signal);
    const asked = { ...resolved, asker, beforeChange, onUnderstood: sign.about, answeredBefore };
    const response = await respond(asked, parts.answering, place, delivering, signal);
    const { document, files, kind, command } = response;
    if (response.outcome === 'facts down' && !cannotSeeOwnMessages) {
      return await wait(question, response, sentMarkers, parts, log, signal);
    }
    const outcome = response.outcome === 'facts down' ? 'facts failed' : response.outcome;
    const hearsOnlyMentions =
      conversation.kind === 'channel' && !delivering.channels.isSubscribed(conversation.channelId);
    const needsMention = kind === 'askBack' && hearsOnlyMentions;
    const shown = needsMention ? askingForMention(document, delivering.account.self) : document;
    const delivery = { document: shown, files, kind, sentMarkers };
    const where = await sendReply(question, delivery, delivering, signal);
    if (where === 'withdrawn') return { outcome: 'deleted' };
    const present = records.present(question) ?? question;
    if (!where) return await apologise(present, document.lang, parts, log, signal);
    if (kind === 'askBack') dialogue.askedBack(present);
    else dialogue.answered(present);
    return { outcome, command, where };
  } finally {
    sign.end();
    endTyping();
  }
}

export type Responding = Asked & Pick<ResolvedQuestion, 'isFileOnly'>;
export type Response = Omit<Reply, 'files'> & Required<Pick<Delivery, 'files'>>;

/** `place` is left for others while files are made. Throws ChatError that passes, and the signal's reason. */
export async function respond(
  asked: Responding,
  answering: AnswerParts,
  place: Place,
  parts: MakeParts,
  signal: AbortSignal,
): Promise<Response> {
  const replyTo = asked.isFileOnly ? answerForFile : answer;
  const reply = await replyTo(asked, { ...answering, log: parts.log }, signal);
  const { document, files, told } = await withFiles(reply, asked.question.askerId, place, parts, signal);
  const isCovered = asked.isFileOnly && files.length + told.length > 0;
  return { ...reply, document: isCovered ? covering(document, told, files.length) : document, files };
}

/** The reply, with the files that were wanted of it. */
async function withFiles(
  { document, files }: Reply,
  person: number,
  place: Place,
  parts: MakeParts,
  signal: AbortSignal,
): Promise<WithFiles> {
  // What is too long for the chat goes into a file, whether one was wanted or not.
  const kinds = new Set([...(files?.wanted ?? []), ...(isTooLong(document) ? (['csv'] as const) : [])]);
  if (!files || kinds.size === 0) return { document, files: [], told: [] };
  return place.aside(() => makeFiles(document, [...kinds], files.about(), person, parts, signal));
}

/** That the answer comes when the facts service does, and until when it is waited for. */
export function waitingNote({ askedAt }: Question, lang: Lang, parts: AnswerQuestionParts): Document {
  const { now, timeZone } = parts.answering;
  const until = new Date(askedAt.getTime() + parts.maxQuestionAgeMs);
  return explainWaiting(until, now(), timeZone, lang);
}

/** One note that the answer comes later, or after all this time, that it does not. */
async function wait(
  question: Question,
  { document: { lang }, command }: Response,
  sentMarkers: readonly Marker[],
  parts: AnswerQuestionParts,
  log: Logger,
  signal: AbortSignal,
): Promise<Result> {
  const { answering, delivering, maxQuestionAgeMs } = parts;
  if (answering.now().getTime() - question.askedAt.getTime() >= maxQuestionAgeMs) {
    const last = { document: explainGivenUp(lang), kind: 'answer', sentMarkers } as const;
    await sendReply(question, last, { ...delivering, log }, signal);
    return { outcome: 'given up', command };
  }
  const waits = { outcome: 'waits', command } as const;
  if (sentMarkers.some(({ kind }) => kind === 'note')) return waits;
  const note = { document: waitingNote(question, lang, parts), kind: 'note', sentMarkers } as const;
  await sendReply(question, note, { ...delivering, log }, signal);
  return waits;
}

/** Undefined when the server takes it neither there nor privately. */
async function sendReply(
  question: Question,
  delivery: Delivery,
  parts: DeliverParts,
  signal: AbortSignal,
): Promise<Delivered | undefined> {
  try {
    return await deliver(question, delivery, parts, signal);
  } catch (error) {
    if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
    parts.log.error({ err: error }, 'a reply could not be delivered');
    return undefined;
  }
}

function giveUp(
  question: Question,
  parts: AnswerQuestionParts,
  log: Logger,
  signal: AbortSignal,
): Promise<Result> | Result {
  if (question.isTalk) return { outcome: 'talk among people' };
  log.warn('in hand when the process died twice: not tried again');
  // Of the words that ended the process perhaps, only the first are looked at.
  const words = readWords(question.text.slice(0, 300));
  return apologise(question, languageOf(words) ?? parts.answering.language, parts, log, signal);
}

/** What goes wrong must not end in silence: a short apology, which any server takes, unless an answer is there. */
export async function apologise(
  question: Question,
  lang: Lang,
  { delivering, records }: AnswerQuestionParts,
  log: Logger,
  signal: AbortSignal,
): Promise<Result> {
  const sentMarkers = records.sentFor(question.id);
  if (isComplete(sentMarkers)) return { outcome: 'bug' };
  const sorry = { document: apology(String(question.id), lang), kind: 'answer', sentMarkers } as const;
  try {
    const where = await deliver(question, sorry, { ...delivering, log }, signal);
    return { outcome: where === 'withdrawn' ? 'deleted' : 'bug' };
  } catch (error) {
    // Nobody is there to read it, such as an asker who was deactivated meanwhile.
    if (error instanceof ChatError && error.kind === 'rejected') return { outcome: 'nobody can be answered' };
    throw error;
  }
}

/** What is asked of the chat server counts for whoever asked. */
export function forPerson<Parts extends Pick<AnswerQuestionParts, 'answering' | 'delivering' | 'signing'>>(
  parts: Parts,
  person: number,
): Parts {
  const { answering, delivering, signing } = parts;
  const chat = onBehalfOf(answering.chat, person);
  return {
    ...parts,
    answering: { ...answering, chat },
    delivering: { ...delivering, chat },
    signing: { ...signing, chat },
  };
}
