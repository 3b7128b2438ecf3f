// GET /realm/presence: https://zulip.com/api/get-presence
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

/** Two keys with the same in them since level 178; older servers have one for each program. */
const Reported = z.object({ status: z.enum(['active', 'idle']), timestamp: z.number() });
export type Reported = z.infer<typeof Reported>;

const Presence = z.object({
  /** Unix time in seconds. */
  server_timestamp: z.number(),
  /** By the address by which the API knows an account; who has not been there for two weeks is missing. */
  presences: z.record(
    z.string(),
    z.object({ aggregated: Reported.optional(), website: Reported.optional() }),
  ),
});
export type Presence = z.infer<typeof Presence>;

/** When everybody was last there. Bots are never in it. */
export function getRealmPresence(chat: ChatConnection, signal: AbortSignal): Promise<Presence> {
  return chat.call({ method: 'GET', path: 'realm/presence', answer: Presence, signal });
}
