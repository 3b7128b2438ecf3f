// POST /user_uploads: https://zulip.com/api/upload-file
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';
import { type OutgoingFile, type UploadedFile, uploadedFile, readWhole } from '../outgoingFile.ts';

/** The address of an uploaded file, as it stands in links. */
export const UploadUrl = z.string().startsWith('/user_uploads/');

/** At level 272 `url` took the place of `uri`; `filename` came at 285. */
const Answer = z
  .object({ url: UploadUrl.optional(), uri: UploadUrl.optional(), filename: z.string().optional() })
  .refine(({ url, uri }) => url !== undefined || uri !== undefined);

/** What a slow line takes: besides the usual time, a second for 100 kB. */
const timeMsFor = (bytes: number) => 30_000 + bytes / 100;

/**
 * Sends the file as a whole. Nobody but this account sees it before a message links to it, and the server deletes it
 * again if none ever does: sent twice, it does no harm. Throws ChatError.
 */
export async function uploadWhole(
  chat: ChatConnection,
  file: OutgoingFile,
  signal: AbortSignal,
): Promise<UploadedFile> {
  const { name, contentType, size } = file;
  const answer = await chat.call({
    method: 'POST',
    path: 'user_uploads',
    file: { name, contentType, bytes: await readWhole(file) },
    answer: Answer,
    priority: 'answer',
    timeoutMs: timeMsFor(size),
    signal,
  });
  return uploadedFile(answer.url ?? answer.uri ?? '', answer.filename ?? name);
}
