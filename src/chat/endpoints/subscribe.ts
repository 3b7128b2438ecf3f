// POST /users/me/subscriptions: https://zulip.com/api/subscribe
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

/** Subscribes this account to channels that exist; a name that does not exist would be created. */
export async function subscribe(
  chat: ChatConnection,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  await chat.call({
    method: 'POST',
    path: 'users/me/subscriptions',
    parameters: { subscriptions: names.map((name) => ({ name })), authorization_errors_fatal: false },
    answer: z.object({}),
    signal,
  });
}
