// GET /user_uploads/{realm_id}/{filename}: https://zulip.com/api/get-file-temporary-url
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';
import { ChatError } from '../errors.ts';

const Answer = z.object({ url: z.string().startsWith('/user_uploads/') });

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
    path: `user_uploads/${segmentsOf(path)}`,
    loggedAs: 'user_uploads/‹file›',
    // On the server itself: the key of another address is nobody's business.
    answer: Answer,
    signal,
  });
  return chat.download(url, most, signal);
}

/** Each a value, and not a path: none can lead to anything else that the key opens. Throws ChatError. */
function segmentsOf(path: string): string {
  const segments = path.split('/').map((segment) => decoded(segment));
  const areValues = segments.every(
    (segment) => segment !== undefined && /^[^/\\\p{Cc}]+$/u.test(segment) && !/^\.{1,2}$/.test(segment),
  );
  if (!areValues) throw new ChatError('rejected', 'GET user_uploads/‹file›', { status: 404 });
  return segments.map((segment) => encodeURIComponent(segment ?? '')).join('/');
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
