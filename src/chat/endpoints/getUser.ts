// GET /users/{user_id}: https://zulip.com/api/get-user
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const User = z.object({
  user_id: z.int(),
  is_bot: z.boolean().default(false),
  is_active: z.boolean().default(true),
  /** 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
  role: z.int().optional(),
});
export type User = z.infer<typeof User>;

const Answer = z.object({ user: User });

export async function getUser(chat: ChatConnection, userId: number, signal: AbortSignal): Promise<User> {
  const { user } = await chat.call({
    method: 'GET',
    path: `users/${userId}`,
    answer: Answer,
    signal,
  });
  return user;
}
