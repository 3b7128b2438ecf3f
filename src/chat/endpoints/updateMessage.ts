// PATCH /messages/{message_id}: https://zulip.com/api/update-message
import type { ChatConnection } from '../connection.ts';
import { Nothing } from '../model.ts';

/** Writes an own message anew; servers allow it for ten minutes, if at all. Repeating it does no harm. Throws ChatError. */
export async function updateMessage(
  chat: ChatConnection,
  messageId: number,
  content: string,
  signal: AbortSignal,
): Promise<void> {
  await chat.call({
    method: 'PATCH',
    path: `messages/${messageId}`,
    parameters: { content },
    answer: Nothing,
    priority: 'answer',
    signal,
  });
}
