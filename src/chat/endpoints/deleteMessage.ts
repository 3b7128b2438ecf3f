// DELETE /messages/{message_id}: https://zulip.com/api/delete-message
import type { ChatConnection } from '../connection.ts';
import { Nothing } from '../model.ts';

/** Who may is for the organization to decide. Throws ChatError. */
export async function deleteMessage(
  chat: ChatConnection,
  messageId: number,
  signal: AbortSignal,
): Promise<void> {
  await chat.call({ method: 'DELETE', path: `messages/${messageId}`, answer: Nothing, signal });
}
