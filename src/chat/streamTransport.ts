// The other way to the chat server: bodies that go out bit by bit, and are given up only when nothing moves any more.
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openRequest } from '../http.ts';
import { failureOf, headersOf, type Terms } from './transport.ts';

export interface Streamed {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | undefined;
  /** Told how many bytes of the body have left. */
  readonly onSent?: ((bytes: number) => void) | undefined;
}

/** An answer of any status. */
export interface StreamedAnswer {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/**
 * The time limit is for silence, not for the whole: a large piece on a slow line is no failure. Redirects are not
 * followed. Throws ChatError `unreached` or `lost`, and the reason of the signal.
 */
export async function sendStream(url: string, streamed: Streamed, terms: Terms): Promise<StreamedAnswer> {
  terms.signal?.throwIfAborted();
  try {
    return await exchange(url, streamed, terms);
  } catch (error) {
    throw failureOf(error, terms);
  }
}

function exchange(url: string, streamed: Streamed, terms: Terms): Promise<StreamedAnswer> {
  const { method, body, onSent } = streamed;
  const { signal, timeoutMs } = terms;
  const length = body && { 'content-length': String(body.length) };
  const request = openRequest(url, {
    method,
    headers: { ...headersOf(streamed.headers, terms), ...length },
    timeout: timeoutMs,
    ...(signal && { signal }),
  });
  const answer = new Promise<StreamedAnswer>((resolve, reject) => {
    let isAnswered = false;
    // A server that refuses need not take the body to its end: then its answer counts, not the break after it.
    const fail = (error?: Error | null) => error && !isAnswered && reject(error);
    request.on('timeout', () => request.destroy(new DOMException('Nothing moves', 'TimeoutError')));
    request.on('error', fail);
    request.on('response', (response) => {
      isAnswered = true;
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    });
    if (body) pipeline(bitsOf(body, onSent), request, fail);
    else request.end();
  });
  return answer.finally(() => {
    // The connection stays open for the next piece unless something of this one is still in it.
    if (!request.writableFinished) request.destroy();
  });
}

const bitBytes = 64 * 1024;

function* bitsOf(body: Uint8Array, onSent: Streamed['onSent']): Generator<Uint8Array> {
  for (let start = 0; start < body.length; start += bitBytes) {
    const end = Math.min(start + bitBytes, body.length);
    yield body.subarray(start, end);
    onSent?.(end);
  }
}
