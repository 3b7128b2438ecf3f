// What a command may know of the answer before its question: what it was about, and the days in it that are to come.
import { dayIn, type Document } from '../../document/index.ts';
import { type AnswerBefore, ClarificationNeeded } from '../../kit/index.ts';
import { appointmentsIn } from '../../render/calendar/appointments.ts';
import type { Frame } from '../understanding/frame.ts';
import { aboutFile } from './aboutFile.ts';
import type { AnswerParts, Asked } from './call.ts';

/**
 * The newest that has such days. `work` works out the document of a frame; what the bot has said of itself is passed over:
 * it has no source. Throws FactsError, ChatError.
 */
export async function answerBefore(
  { answeredBefore, question }: Asked,
  parts: AnswerParts,
  work: (frame: Frame) => Promise<Document>,
): Promise<AnswerBefore | undefined> {
  for await (const { frame, messageId } of answeredBefore?.('all') ?? []) {
    const document = await unlessAsking(work(frame));
    const days = document?.provenance ? appointmentsIn(document, dayIn(parts.timeZone, parts.now())) : [];
    if (days.length === 0) continue;
    const { title } = aboutFile(frame, { questionId: question.id, question: '' }, parts);
    return { messageId, title, days: days.map(({ day, what, cases }) => ({ day, what, cases })) };
  }
  return undefined;
}

/** It was an answer then, and is a question back now. */
async function unlessAsking(working: Promise<Document>): Promise<Document | undefined> {
  try {
    return await working;
  } catch (error) {
    if (error instanceof ClarificationNeeded) return undefined;
    throw error;
  }
}
