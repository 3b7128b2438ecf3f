// GET /streams: https://zulip.com/api/get-streams
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const Channel = z.object({
  stream_id: z.int(),
  name: z.string(),
  invite_only: z.boolean().default(false),
  is_archived: z.boolean().default(false),
});
export type Channel = z.infer<typeof Channel>;

/** The channels that this account can see: public ones, and those it is subscribed to. */
export async function getStreams(chat: ChatConnection, signal: AbortSignal): Promise<readonly Channel[]> {
  const { streams } = await chat.call({
    method: 'GET',
    path: 'streams',
    answer: z.object({ streams: z.array(Channel) }),
    signal,
  });
  return streams;
}
