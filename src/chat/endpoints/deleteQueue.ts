// DELETE /events: https://zulip.com/api/delete-queue
import type { ChatConnection } from '../connection.ts';
import { Nothing } from '../model.ts';

export async function deleteQueue(chat: ChatConnection, queueId: string, timeoutMs: number): Promise<void> {
  await chat.call({
    method: 'DELETE',
    path: 'events',
    parameters: { queue_id: queueId },
    answer: Nothing,
    timeoutMs,
    outsideBudget: true,
  });
}
