// DELETE /events: https://zulip.com/api/delete-queue
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

export async function deleteQueue(chat: ChatConnection, queueId: string, timeoutMs: number): Promise<void> {
  await chat.call({
    method: 'DELETE',
    path: 'events',
    parameters: { queue_id: queueId },
    answer: z.object({}),
    timeoutMs,
    outsideBudget: true,
  });
}
