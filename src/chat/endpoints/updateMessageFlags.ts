// POST /messages/flags: https://zulip.com/api/update-message-flags
import type { ChatConnection } from '../connection.ts';
import { Nothing } from '../model.ts';

/** Marks messages as read by this account. The answer confirms nothing; unknown ids are no error. */
export async function markRead(
  chat: ChatConnection,
  messageIds: readonly number[],
  signal?: AbortSignal,
): Promise<void> {
  await chat.call({
    method: 'POST',
    path: 'messages/flags',
    parameters: { messages: messageIds, op: 'add', flag: 'read' },
    answer: Nothing,
    signal,
  });
}
