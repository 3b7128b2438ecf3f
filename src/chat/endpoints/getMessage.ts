// GET /messages/{message_id}: https://zulip.com/api/get-message; and several, with GET /messages in one request.
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';
import { ChatError } from '../errors.ts';
import { Message, Messages } from '../model.ts';
import { emptyTopicNames, readOf } from './getMessages.ts';

const Answer = z.object({ message: Message });
const Answers = z.object({ messages: Messages });

/** One message with its Markdown as typed; `rejected` when it is gone or not for this account. */
export async function getMessage(
  chat: ChatConnection,
  messageId: number,
  signal: AbortSignal,
): Promise<Message> {
  const { message } = await chat.call({
    method: 'GET',
    path: `messages/${messageId}`,
    parameters: { apply_markdown: false, allow_empty_topic_name: true },
    since: emptyTopicNames,
    answer: Answer,
    signal,
  });
  return message;
}

/** From this level on a server gives several by their ids. */
const levelOfIds = 300;

/**
 * Several messages, those left out that are gone or not for this account; `mayAsk` is asked before each request, of
 * which an older server needs one for every message. Throws ChatError that is not `rejected`.
 */
export async function getMessages(
  chat: ChatConnection,
  messageIds: readonly number[],
  mayAsk: () => boolean,
  signal: AbortSignal,
): Promise<readonly Message[]> {
  if (chat.featureLevel < levelOfIds || messageIds.length === 1) {
    const found: Message[] = [];
    for (const id of messageIds.toReversed())
      if (mayAsk()) found.push(...(await getMessage(chat, id, signal).then((one) => [one], noneIfRejected)));
    return found;
  }
  if (!mayAsk()) return [];
  const { messages } = await chat.call({
    method: 'GET',
    path: 'messages',
    parameters: {
      message_ids: messageIds,
      apply_markdown: false,
      client_gravatar: true,
      allow_empty_topic_name: true,
    },
    since: emptyTopicNames,
    answer: Answers,
    signal,
  });
  return readOf(messages, chat);
}

function noneIfRejected(error: unknown): readonly Message[] {
  if (error instanceof ChatError && error.kind === 'rejected') return [];
  throw error;
}
