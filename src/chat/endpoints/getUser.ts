// GET /users/{user_id}: https://zulip.com/api/get-user
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const User = z.object({ user_id: z.int(), is_bot: z.boolean().default(false) });
export type User = z.infer<typeof User>;

export async function getUser(chat: ChatConnection, userId: number, signal: AbortSignal): Promise<User> {
  const { user } = await chat.call({
    method: 'GET',
    path: `users/${userId}`,
    answer: z.object({ user: User }),
    signal,
  });
  return user;
}
