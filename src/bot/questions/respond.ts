// What should be in the chat for a question, whether it was asked, edited, or more is wanted of its answer: the reply
// with its files. Nothing is sent here.
import type { Logger } from 'pino';
import { onBehalfOf } from '../../chat/index.ts';
import type { Document, Lang } from '../../document/index.ts';
import { isTooLong } from '../../render/messages.ts';
import { answer } from '../answering/answer.ts';
import type { AnswerParts, Asked } from '../answering/call.ts';
import type { Reply } from '../answering/reply.ts';
import type { ResolvedQuestion } from '../dialogue/resolveContext.ts';
import type { Question } from '../model/question.ts';
import type { Place } from '../model/turns.ts';
import type { DeliverParts, Delivery } from '../outbox/deliver.ts';
import { covering, makeFiles, type WithFiles } from '../outbox/files.ts';
import type { SignParts } from '../presence/signs.ts';
import { explainWaiting } from '../wording/explainFacts.ts';

export type Responding = Asked & Pick<ResolvedQuestion, 'isFileOnly'>;

export type Response = Omit<Reply, 'files'> & Required<Pick<Delivery, 'files'>>;

/** `place` is left for others while files are made. Throws ChatError that passes, and the signal's reason. */
export async function respond(
  asked: Responding,
  answering: AnswerParts,
  place: Place,
  log: Logger,
  signal: AbortSignal,
): Promise<Response> {
  const reply = await answer(asked, { ...answering, log }, signal);
  const { document, files, told } = await withFiles(reply, asked.question.askerId, place, log, signal);
  const isCovered = asked.isFileOnly && files.length + told.length > 0;
  return { ...reply, document: isCovered ? covering(document, told, files.length) : document, files };
}

/** The reply, with the files that were wanted of it. */
async function withFiles(
  { document, files }: Reply,
  person: number,
  place: Place,
  log: Logger,
  signal: AbortSignal,
): Promise<WithFiles> {
  if (!files) return { document, files: [], told: [] };
  // What is too long for the chat goes into a file, whether one was wanted or not.
  const kinds = isTooLong(document) ? [...new Set([...files.wanted, 'csv' as const])] : files.wanted;
  if (kinds.length === 0) return { document, files: [], told: [] };
  return place.aside(() => makeFiles(document, kinds, files.about(), person, log, signal));
}

export interface WaitingParts {
  readonly answering: Pick<AnswerParts, 'now' | 'timeZone'>;
  /** So long a question waits for the facts service. */
  readonly maxQuestionAgeMs: number;
}

/** That the answer comes when the facts service does, and until when it is waited for. */
export function waitingNote({ askedAt }: Question, lang: Lang, parts: WaitingParts): Document {
  const { now, timeZone } = parts.answering;
  const until = new Date(askedAt.getTime() + parts.maxQuestionAgeMs);
  return explainWaiting(until, now(), timeZone, lang);
}

export interface PersonParts {
  readonly answering: AnswerParts;
  readonly delivering: Omit<DeliverParts, 'log'>;
  readonly signing: Omit<SignParts, 'log'>;
}

/** What is asked of the chat server counts for whoever asked. */
export function forPerson<Parts extends PersonParts>(parts: Parts, person: number): Parts {
  const { answering, delivering, signing } = parts;
  const chat = onBehalfOf(answering.chat, person);
  return {
    ...parts,
    answering: { ...answering, chat },
    delivering: { ...delivering, chat },
    signing: { ...signing, chat },
  };
}
