// PATCH /streams/{stream_id}: https://zulip.com/api/update-stream
import type { ChatConnection } from '../connection.ts';
import { Nothing } from '../model.ts';

/** What is absent stays as it is. */
export interface ChannelChange {
  readonly description?: string | undefined;
  /** From level 389 on. */
  readonly folderId?: number | undefined;
}

/** Throws ChatError. */
export async function updateStream(
  chat: ChatConnection,
  channelId: number,
  { description, folderId }: ChannelChange,
  signal: AbortSignal,
): Promise<void> {
  await chat.call({
    method: 'PATCH',
    path: `streams/${channelId}`,
    parameters: { description, folder_id: folderId },
    answer: Nothing,
    signal,
  });
}
