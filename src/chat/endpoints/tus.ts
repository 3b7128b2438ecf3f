// Uploading in pieces: https://zulip.com/api/changelog (level 296), https://tus.io/protocols/resumable-upload
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';
import { ChatError, isPassing } from '../errors.ts';
import { Nothing } from '../model.ts';
import {
  openPieces,
  type OutgoingFile,
  type Pieces,
  uploadedFile,
  type UploadedFile,
} from '../outgoingFile.ts';
import { type Backoff, persevere } from '../retry.ts';
import { exchangeTus, type TusAnswer, type TusRequest } from '../tusExchange.ts';
import { UploadError } from '../uploadError.ts';
import { UploadUrl } from './uploadFile.ts';

/** Below it, there is only POST /user_uploads. */
export const tusLevel = 296;

/** Where the server keeps files elsewhere (S3), pieces below 5 MiB cost it much. */
export const usualPieceBytes = 8 * 1024 * 1024;
/** Passes a proxy that stops at 1 MiB, as many do when nobody has told them otherwise. */
export const smallPieceBytes = 512 * 1024;

export interface InPieces {
  readonly pieceBytes: number;
  /** How many bytes have left; fewer again after a broken connection. */
  readonly onSent: (bytes: number) => void;
  readonly pause: Backoff;
  /** A connection on which nothing moves for so long is given up. */
  readonly stallMs: number;
  readonly signal: AbortSignal;
}

/**
 * Goes on from where the server is, whatever breaks in between. Throws ChatError, UploadError, the signal's reason, and
 * what reading the file throws.
 */
export async function uploadInPieces(
  chat: ChatConnection,
  file: OutgoingFile,
  terms: InPieces,
): Promise<UploadedFile> {
  const pieces = await openPieces(file);
  try {
    return await sendPieces(chat, file, pieces, terms);
  } finally {
    await pieces.close();
  }
}

async function sendPieces(
  chat: ChatConnection,
  file: OutgoingFile,
  pieces: Pieces,
  { pieceBytes, onSent, pause, stallMs, signal }: InPieces,
): Promise<UploadedFile> {
  /** How much the server says it has, and how much it had at the last failure. */
  let confirmed = 0;
  let before = 0;
  let isPatch = false;

  async function send(request: TusRequest): Promise<TusAnswer> {
    isPatch = request.method === 'PATCH';
    const answer = await exchangeTus(chat, request, signal, stallMs);
    if (request.method !== 'POST') confirmed = Math.max(confirmed, Number(answer.header('upload-offset')));
    return answer;
  }
  // Loaded with the first file that is so large: most bots never send one.
  const { tusClient } = await import('../tusClient.ts');
  const client = tusClient({ file, pieces, pieceBytes, onSent, send });

  const perseverance = {
    pause,
    signal,
    hasMoved() {
      const hasMoved = confirmed > before;
      before = confirmed;
      return hasMoved;
    },
    isWorthAnother(error: ChatError, vain: number) {
      const isTooLarge = error.status === 413 && isPatch;
      // Some proxies do not say it, but break the connection.
      const mayBeTooLarge = isTooLarge || (error.kind === 'lost' && isPatch && vain > 1);
      const canShrink = client.pieceBytes() > smallPieceBytes;
      if (mayBeTooLarge && canShrink) client.shrinkPieces(smallPieceBytes);
      return isTooLarge ? canShrink : isWorthAnother(error);
    },
  };

  async function attempt(): Promise<UploadedFile | undefined> {
    const told = toldIn(await client.runToEnd());
    if (told) return uploadedFile(told.url, told.filename ?? file.name);
    // All bytes are there, but the one answer that tells the address was lost. It follows from the id; whether the
    // server has also taken the file over, as it does after the last byte, it has to be asked.
    const path = client.id().replace(/\+.*/, '');
    return (await isThere(chat, path, signal)) ? uploadedFile(`/user_uploads/${path}`, file.name) : undefined;
  }

  for (let begun = 0; begun < 2; begun++) {
    const uploaded = await persevere(attempt, perseverance).catch(undefinedIfGone);
    if (uploaded) return uploaded;
    client.beginAnew();
    confirmed = 0;
    before = 0;
  }
  throw new UploadError('lost');
}

/** 409: not where the server is, which is asked for next. 423: it is still busy with the last request. */
const passingStatus = new Set([408, 409, 423]);

function isWorthAnother(error: ChatError): boolean {
  const { kind, status = 0 } = error;
  // A page instead of a refusal stays; a success that does not say what it should may be followed by one that does.
  if (kind === 'malformed' && status >= 400) return passingStatus.has(status);
  return passingStatus.has(status) || isPassing(error);
}

function undefinedIfGone(error: unknown): undefined {
  if (!(error instanceof ChatError) || (error.status !== 404 && error.status !== 410)) throw error;
}

/** Whether the server has it as a file of this account: https://zulip.com/api/get-file-temporary-url */
async function isThere(chat: ChatConnection, path: string, signal: AbortSignal): Promise<boolean> {
  const request = { method: 'GET', path: `user_uploads/${path}`, loggedAs: 'user_uploads/‹file›' } as const;
  try {
    await chat.call({ ...request, answer: Nothing, priority: 'answer', signal });
    return true;
  } catch (error) {
    if (error instanceof ChatError && (error.status === 403 || error.status === 404)) return false;
    throw error;
  }
}

const Told = z.object({ url: UploadUrl, filename: z.string().optional() });

function toldIn(body: string): z.infer<typeof Told> | undefined {
  try {
    return Told.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
