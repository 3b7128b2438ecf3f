// What was set up here, by id: a folder or channel that somebody renamed is not made again.
import { z } from 'zod';
import { getStored, store } from '../../src/chat/endpoints/botStorage.ts';
import type { ChatCall } from '../../src/kit/index.ts';

const key = 'amtsbot:v1:setup';

const Remembered = z.object({
  folderId: z.int().optional(),
  /** By the topic's slug. */
  channelIds: z.record(z.string(), z.int()),
});
export type Remembered = z.infer<typeof Remembered>;

/** What another version wrote and this one cannot read counts as nothing. Throws ChatError. */
export async function readRemembered({ connection }: ChatCall, signal: AbortSignal): Promise<Remembered> {
  const stored = await getStored(connection, key, signal);
  try {
    return Remembered.parse(JSON.parse(stored ?? ''));
  } catch {
    return { channelIds: {} };
  }
}

/** Throws ChatError. */
export async function remember(
  made: Remembered,
  { connection }: ChatCall,
  signal: AbortSignal,
): Promise<void> {
  await store(connection, key, JSON.stringify(made), signal);
}
