// GET /streams/{stream_id}/members: https://zulip.com/api/get-subscribers
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const Answer = z.object({ subscribers: z.array(z.int()) });

/** The ids of the accounts that are in a channel. Throws ChatError, `rejected` where this account may not know. */
export async function getSubscribers(
  chat: ChatConnection,
  channelId: number,
  signal: AbortSignal,
): Promise<readonly number[]> {
  const { subscribers } = await chat.call({
    method: 'GET',
    path: `streams/${channelId}/members`,
    answer: Answer,
    signal,
  });
  return subscribers;
}
