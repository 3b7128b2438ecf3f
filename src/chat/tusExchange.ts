// One request of the resumable protocol, and whether its answer says what it should.
import { z } from 'zod';
import type { ChatConnection } from './connection.ts';
import { ChatError } from './errors.ts';
import { interpretAnswer, type RawAnswer } from './transport.ts';
import { UploadError } from './uploadError.ts';

export interface TusRequest {
  readonly method: string;
  /** The upload's, empty for one to be created. Whoever knows it can delete the file: it must not be logged. */
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly piece: Uint8Array | undefined;
  readonly onSent: (bytes: number) => void;
}

export interface TusAnswer {
  readonly status: number;
  /** By its name in any case. */
  readonly header: (name: string) => string | undefined;
  readonly body: string;
}

/**
 * Gives only answers that say what they should. Throws ChatError for all others, and UploadError `serverTooOld` where
 * nobody answers who knows the protocol.
 */
export async function exchangeTus(
  chat: ChatConnection,
  { method, id, headers, piece, onSent }: TusRequest,
  signal: AbortSignal,
  stallMs: number,
): Promise<TusAnswer> {
  const request = `${method} tus`;
  const answer = await chat.stream({
    method,
    path: `tus/${id}`,
    loggedAs: request,
    headers,
    body: piece,
    onSent,
    stallMs,
    signal,
  });
  const { status, body } = answer;
  const header = headerOf(answer);
  const isSuccess = status >= 200 && status < 300;
  if (!isSuccess) {
    const isUnknown = (status === 404 || status === 405) && !saidBy(body);
    if (method === 'POST' && isUnknown) throw new UploadError('serverTooOld');
    interpretAnswer(request, { ...answer, body: asElsewhere(body) }, z.never());
  }
  const start = Number(headers['Upload-Offset'] ?? 0);
  if (!isSuccess || !isInOrder(method, header, start, start + (piece?.length ?? 0))) {
    throw new ChatError('malformed', request, { status });
  }
  return { status, header, body };
}

/** The id in the address of an upload. Scheme and host depend on what stands in front of the server: not used. */
export const idIn = (location: string) => /\/api\/v1\/tus\/([^?#]+)$/.exec(location)?.[1];

const headerOf =
  ({ headers }: RawAnswer): TusAnswer['header'] =>
  (name) => {
    const value = headers[name.toLowerCase()];
    return Array.isArray(value) ? value[0] : value;
  };

/** Above all, no answer may keep the client going in a circle. */
function isInOrder(method: string, header: TusAnswer['header'], start: number, end: number): boolean {
  if (method === 'POST') return idIn(header('location') ?? '') !== undefined;
  const offset = Number(header('upload-offset') ?? Number.NaN);
  if (method === 'HEAD') return Number.isSafeInteger(offset) && /^\d+$/.test(header('upload-length') ?? '');
  return Number.isSafeInteger(offset) && offset > start && offset <= end;
}

const Refusal = z.object({ message: z.string() });

/** The server's refusals are JSON with `message`; those of tusd, which it leaves uploads to, are text. */
function saidBy(body: string): string | undefined {
  if (body.startsWith('ERR_')) return body.trim();
  try {
    return Refusal.safeParse(JSON.parse(body)).data?.message;
  } catch {
    return undefined;
  }
}

/** The body as the rest of the API would say it; a proxy's page stays one. */
function asElsewhere(body: string): string {
  const said = saidBy(body);
  return said === undefined ? body : JSON.stringify({ msg: said });
}
