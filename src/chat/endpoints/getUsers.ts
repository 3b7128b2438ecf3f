// GET /users: https://zulip.com/api/get-users
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const Member = z.object({
  user_id: z.int(),
  /** The address by which the API knows the account; presence is keyed by it. */
  email: z.string(),
  full_name: z.string(),
  is_bot: z.boolean().default(false),
  is_active: z.boolean().default(true),
  /** 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
  role: z.int().optional(),
});
export type Member = z.infer<typeof Member>;

const Answer = z.object({ members: z.array(Member) });

/** Every account of the organization, bots and deactivated ones too. */
export async function getUsers(chat: ChatConnection, signal: AbortSignal): Promise<readonly Member[]> {
  const { members } = await chat.call({
    method: 'GET',
    path: 'users',
    parameters: { client_gravatar: true },
    answer: Answer,
    signal,
  });
  return members;
}
