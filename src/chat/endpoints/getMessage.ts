// GET /messages/{message_id}: https://zulip.com/api/get-message
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';
import { Message } from '../model.ts';
import { emptyTopicNames } from './getMessages.ts';

const Answer = z.object({ message: Message });

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
