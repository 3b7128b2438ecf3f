// GET /channel_folders: https://zulip.com/api/get-channel-folders
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const ChannelFolder = z.object({ id: z.int(), name: z.string() });
export type ChannelFolder = z.infer<typeof ChannelFolder>;

const Answer = z.object({ channel_folders: z.array(ChannelFolder) });

/** Those that are in use. From level 389 on; throws ChatError. */
export async function getChannelFolders(
  chat: ChatConnection,
  signal: AbortSignal,
): Promise<readonly ChannelFolder[]> {
  const { channel_folders } = await chat.call({
    method: 'GET',
    path: 'channel_folders',
    answer: Answer,
    signal,
  });
  return channel_folders;
}
