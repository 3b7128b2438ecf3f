// GET /user_uploads/{realm_id}/{filename}: https://zulip.com/api/get-file-temporary-url
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const Answer = z.object({ url: z.string().startsWith('/') });

/**
 * The bytes of an uploaded file that this account may see; undefined when there are more than `most`.
 * `path` is what stands behind `/user_uploads/` in a message. Throws ChatError.
 */
export async function readUpload(
  chat: ChatConnection,
  path: string,
  most: number,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const { url } = await chat.call({
    method: 'GET',
    path: `user_uploads/${path}`,
    loggedAs: 'user_uploads/‹file›',
    // On the server itself: the key of another address is nobody's business.
    answer: Answer,
    signal,
  });
  return chat.download(url, most, signal);
}
