// POST /channels/create: https://zulip.com/api/create-channel
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';
import { ChatError } from '../errors.ts';

const Answer = z.object({ id: z.int() });

/** Below it, a channel comes about by subscribing to it. */
export const createChannelLevel = 417;

export interface NewChannel {
  readonly name: string;
  readonly description: string;
  /** Who is subscribed at once. */
  readonly subscriberIds: readonly number[];
  readonly folderId: number | undefined;
}

/** Makes a public channel without announcing it; gives its id. Throws ChatError, also when the name is taken. */
export async function createChannel(
  chat: ChatConnection,
  { name, description, subscriberIds, folderId }: NewChannel,
  signal: AbortSignal,
): Promise<number> {
  const { id } = await chat.call({
    method: 'POST',
    path: 'channels/create',
    parameters: {
      name,
      description,
      subscribers: subscriberIds,
      folder_id: folderId,
      announce: false,
      send_new_subscription_messages: false,
    },
    answer: Answer,
    signal,
  });
  return id;
}

export type ChannelRefusal = 'alreadyThere' | 'notAllowed';

/** Why a channel was refused; undefined where the server's words are none of the known. */
export function channelRefusal(error: unknown): ChannelRefusal | undefined {
  if (!(error instanceof ChatError) || error.kind !== 'rejected') return undefined;
  if (error.status === 409 || error.says(/already (?:exists|in use)|Unable to access channel/))
    return 'alreadyThere';
  if (error.code === 'UNAUTHORIZED_PRINCIPAL' || error.says(/Insufficient permission|not allowed/i)) {
    return 'notAllowed';
  }
  return undefined;
}
