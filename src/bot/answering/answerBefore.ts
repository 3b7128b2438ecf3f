// What a command may know of the answer before its question: what it was about, and the days in it that are to come.
import { dayIn, type Document } from '../../document/index.ts';
import { type AnswerBefore, unlessAsking } from '../../kit/index.ts';
import { appointmentsIn } from '../../render/calendar/appointments.ts';
import type { Frame } from '../understanding/frame.ts';
import { aboutFile } from './aboutFile.ts';
import type { AnswerParts, Asked, Replying } from './call.ts';
import { matterOf } from './matter.ts';

/**
 * The newest that has such days. `work` works out the document of a frame; what the bot has said of itself is passed over:
 * it has no source. Throws FactsError, ChatError.
 */
export async function answerBefore(
  { asked: { answeredBefore, question }, parts }: Replying,
  work: (frame: Frame) => Promise<Document>,
): Promise<AnswerBefore | undefined> {
  for await (const { frame, messageId } of answeredBefore?.('all') ?? []) {
    // It was an answer then, and may be a question back now.
    const document = await unlessAsking(() => work(frame));
    const days = document?.provenance ? appointmentsIn(document, dayIn(parts.timeZone, parts.now())) : [];
    if (days.length === 0) continue;
    const title = titleOf(frame, question, parts);
    return { messageId, title, days: days.map(({ day, what, cases }) => ({ day, what, cases })) };
  }
  return undefined;
}

/** The newest on a matter, with days or without. Throws ChatError. */
export async function anyAnswerBefore({
  asked: { answeredBefore, question },
  parts,
}: Replying): Promise<AnswerBefore | undefined> {
  for await (const { frame, messageId } of answeredBefore?.('all') ?? []) {
    if (matterOf(frame, parts.catalogue) === undefined) continue;
    return { messageId, title: titleOf(frame, question, parts), days: [] };
  }
  return undefined;
}

const titleOf = (frame: Frame, { id }: Asked['question'], parts: AnswerParts) =>
  aboutFile(frame, { questionId: id, question: '' }, parts).title;
