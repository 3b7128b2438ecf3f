// GET /streams: https://zulip.com/api/get-streams
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const Channel = z.object({
  stream_id: z.int(),
  name: z.string(),
  description: z.string().default(''),
  invite_only: z.boolean().default(false),
  is_archived: z.boolean().default(false),
  /** From level 389 on. */
  folder_id: z.int().nullish(),
});
export type Channel = z.infer<typeof Channel>;

const Answer = z.object({ streams: z.array(Channel) });

/** The channels that this account can see: public ones, and those it is subscribed to; from level 315 on, archived ones too if wanted. */
export async function getStreams(
  chat: ChatConnection,
  signal: AbortSignal,
  { withArchived = false }: { readonly withArchived?: boolean } = {},
): Promise<readonly Channel[]> {
  const { streams } = await chat.call({
    method: 'GET',
    path: 'streams',
    parameters: { exclude_archived: withArchived ? false : undefined },
    mayIgnore: ['exclude_archived'],
    answer: Answer,
    signal,
  });
  return streams;
}
