// GET /users/me/subscriptions: https://zulip.com/api/get-subscriptions
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const Answer = z.object({ subscriptions: z.array(z.object({ stream_id: z.int() })) });

/** The ids of the channels that this account is subscribed to. */
export async function getSubscriptions(
  chat: ChatConnection,
  signal: AbortSignal,
): Promise<ReadonlySet<number>> {
  const { subscriptions } = await chat.call({
    method: 'GET',
    path: 'users/me/subscriptions',
    answer: Answer,
    signal,
  });
  return new Set(subscriptions.map((subscription) => subscription.stream_id));
}
