// A question that is not understood: said on the answer before it, or on a topic that is only likely, it may be answered
// all the same.
import type { Lang } from '../../document/index.ts';
import { forQuestion } from '../../facts/index.ts';
import { ClarificationNeeded, type QuestionIntent } from '../../kit/index.ts';
import { intentOf, type ParsedMessage } from '../understanding/parseMessage.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { type Asked, type AnswerParts, callFor } from './call.ts';
import { likelySheet, toldOfBefore, toldOfSheet } from './likelyTopic.ts';
import { unlessMissing } from './matter.ts';
import { failure, reply, type Reply, withAge } from './reply.ts';

/** No topic is named; what one that is likely says on it may be the answer all the same. */
export async function toldAnyway(
  error: unknown,
  said: ParsedMessage,
  limit: AbortSignal,
  asked: Asked,
  parts: AnswerParts,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  if (!(error instanceof ClarificationNeeded) || error.problem.kind !== 'unknownCommand') return undefined;
  const next = await toldNext(said, limit, asked, parts, signal);
  if (next) return next;
  const match = likelySheet(said, parts.catalogue);
  if (!match) return undefined;
  const { facts, oldest } = forQuestion(parts.facts, limit);
  const frame = await readFrame(match, said, asked.question.askedAt, { ...parts, facts }, signal);
  const { lang } = match;
  const call = callFor(withoutCase(lang, frame.intent, said), asked, facts, parts, signal);
  const told = await unlessFailed(() => toldOfSheet(frame, call, parts.catalogue));
  if (told?.document)
    return reply(withAge(told.document, oldest(), parts), match.command.name.de[0], 'answered');
  if (!told?.nearest) return undefined;
  const denied = failure(error, undefined, asked, parts, signal);
  return { ...denied, document: { ...denied.document, notes: [told.nearest] } };
}

/** It may be said on the answer to the same person that stands right before it. */
async function toldNext(
  said: ParsedMessage,
  limit: AbortSignal,
  asked: Asked,
  parts: AnswerParts,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  const { facts, oldest } = forQuestion(parts.facts, limit);
  for await (const { frame: before } of asked.answeredBefore?.('right before') ?? []) {
    const { lang, command } = before.match;
    const call = callFor(withoutCase(lang, intentOf(said), said), asked, facts, parts, signal);
    const document = await unlessFailed(() => toldOfBefore(before, call, parts.catalogue));
    return document && reply(withAge(document, oldest(), parts), command.name.de[0], 'answered');
  }
  return undefined;
}

/** The words alone, of no case. */
const withoutCase = (lang: Lang, intent: QuestionIntent, { question }: ParsedMessage) => ({
  ...{ values: {}, text: '', uploads: [] },
  ...{ lang, intent, question },
});

/** A case that the service does not have, or that has questions of its own, is none to try. */
export async function unlessFailed<Value>(
  tell: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  try {
    return await unlessMissing(tell());
  } catch (error) {
    if (error instanceof ClarificationNeeded) return undefined;
    throw error;
  }
}
