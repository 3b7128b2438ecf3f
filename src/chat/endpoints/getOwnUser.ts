// GET /users/me: https://zulip.com/api/get-own-user
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const OwnUser = z.object({
  user_id: z.int(),
  full_name: z.string(),
  is_bot: z.boolean().default(false),
  /** 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
  role: z.int().optional(),
  /** The address by which the API knows the account. */
  email: z.string().optional(),
  delivery_email: z.string().nullish(),
  is_active: z.boolean().optional(),
  /** IANA name; empty when the account has not chosen one. */
  timezone: z.string().optional(),
  /** ISO 8601. */
  date_joined: z.string().optional(),
});
export type OwnUser = z.infer<typeof OwnUser>;

export function getOwnUser(chat: ChatConnection, signal: AbortSignal): Promise<OwnUser> {
  return chat.call({ method: 'GET', path: 'users/me', answer: OwnUser, signal });
}
