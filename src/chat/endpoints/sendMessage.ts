// POST /messages: https://zulip.com/api/send-message
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const Answer = z.object({ id: z.int() });

export type Recipient =
  | { readonly kind: 'channel'; readonly channelId: number; readonly topic: string }
  | { readonly kind: 'direct'; readonly userIds: readonly number[] };

/**
 * Sends one message and gives its id. Zulip recognises no repetition: after an error that mayHaveHappened, look
 * for the message before sending it again.
 */
export async function sendMessage(
  chat: ChatConnection,
  to: Recipient,
  content: string,
  signal: AbortSignal,
): Promise<number> {
  const recipient =
    // These two words for the types work at every level.
    to.kind === 'channel'
      ? { type: 'stream', to: to.channelId, topic: to.topic }
      : { type: 'private', to: to.userIds };
  const { id } = await chat.call({
    method: 'POST',
    path: 'messages',
    // Otherwise the own message would be unread, and look like work.
    parameters: { ...recipient, content, read_by_sender: true },
    answer: Answer,
    priority: 'answer',
    signal,
  });
  return id;
}
