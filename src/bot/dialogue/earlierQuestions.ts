// Questions that were asked before, as the chat still has them.
import { ChatError, getMessage, type Message } from '../../chat/index.ts';
import { type MessageKind, readMarker } from '../model/marker.ts';
import { type Question, type Self, textOf, conversationOf, orderIn } from '../model/question.ts';
import type { OwnMessagesParts } from '../outbox/ownMessages.ts';
import { saidBefore } from './dialogueState.ts';

/** As it says now; undefined when it is not there any more. Throws ChatError that is passing. */
export async function fetchQuestion(
  id: number,
  { chat, account }: OwnMessagesParts,
  signal: AbortSignal,
): Promise<Question | undefined> {
  try {
    return asQuestion(await getMessage(chat, id, signal), account.self);
  } catch (error) {
    if (error instanceof ChatError && error.kind === 'rejected') return undefined;
    throw error;
  }
}

/** A message of which it is known that it was a question. */
export function asQuestion(message: Message, self: Self): Question {
  return {
    id: message.id,
    text: textOf(message, self),
    order: orderIn(message, self),
    isEdited: message.last_edit_timestamp !== undefined,
    askerId: message.sender_id,
    conversation: conversationOf(message, self),
    askedAt: new Date(message.timestamp * 1000),
    isTalk: false,
  };
}

/** The questions that were answered there before this one. */
export function answeredIn(
  own: readonly Message[],
  questionId: number,
  kinds: readonly MessageKind[],
): readonly number[] {
  const markers = saidBefore(own, questionId).flatMap(({ content }) => readMarker(content) ?? []);
  return [...new Set(markers.filter(({ kind }) => kinds.includes(kind)).map((marker) => marker.questionId))];
}
