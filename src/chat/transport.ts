// The way to the chat server and back: how things are sent, within which time, and which ChatError it means when that breaks.
import { z } from 'zod';
import { withinLimit } from '../timeLimit.ts';
import { ChatError } from './errors.ts';
import { AnswerTooLarge, type Dispatcher, exchange, type Headers, type Incoming, NotSent } from './http.ts';
import { retryAfterMs } from './retry.ts';

/** What a single call asks of the transport. */
export interface Terms {
  /** Names it in errors, and so in logs: nothing that people typed. */
  readonly request: string;
  readonly userAgent: string;
  readonly signal: AbortSignal | undefined;
  /** For the whole call; where bodies are streamed, for silence. */
  readonly timeoutMs: number;
  /** What sends it in place of the usual: tests have one that answers by itself. */
  readonly dispatcher: Dispatcher | undefined;
}

/** The longest answers, a thousand messages or the people of a large organisation, take a few MiB. */
const mostBytes = 64 * 1024 * 1024;

/** What zulip-js and our own calls send. */
export interface Sent {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | FormData | undefined;
}

export interface Streamed {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | undefined;
  /** Told how many bytes of the body have left. */
  readonly onSent?: ((bytes: number) => void) | undefined;
}

/** Throws ChatError `unreached`, `lost` or `tooLarge`, and the reason of the signal. */
export function send(url: string, { method, headers: own, body }: Sent, terms: Terms): Promise<RawAnswer> {
  return classified(terms, async () => {
    const encoded = await encodeBody(body);
    const headers = { ...headersOf(own, terms), ...encoded.headers };
    const outgoing = { method, headers, body: encoded.body };
    return withinLimit(terms.timeoutMs, terms.signal, async (signal) =>
      rawAnswer(await exchange(url, { ...outgoing, signal }, mostBytes, terms.dispatcher)),
    );
  });
}

/**
 * The same for a body that goes out bit by bit. The time limit is for silence, not for the whole: a large piece on a
 * slow line is no failure.
 */
export function sendStream(
  url: string,
  { method, headers: own, body, onSent }: Streamed,
  terms: Terms,
): Promise<RawAnswer> {
  const length = body && { 'content-length': String(body.length) };
  const outgoing = {
    method,
    headers: { ...headersOf(own, terms), ...length },
    body: body && bitsOf(body, onSent),
    signal: terms.signal,
    stallMs: terms.timeoutMs,
  };
  return classified(terms, async () => rawAnswer(await exchange(url, outgoing, mostBytes, terms.dispatcher)));
}

const bitBytes = 64 * 1024;

function* bitsOf(body: Uint8Array, onSent: Streamed['onSent']): Generator<Uint8Array> {
  for (let start = 0; start < body.length; start += bitBytes) {
    const end = Math.min(start + bitBytes, body.length);
    yield body.subarray(start, end);
    onSent?.(end);
  }
}

const rawAnswer = ({ status, headers, bytes, redirectedTo }: Incoming): RawAnswer => ({
  status,
  headers,
  body: bytes.toString(),
  redirectedTo,
});

/** Only for a file the platform's Response is loaded, and with it all of fetch. */
async function encodeBody(body: Sent['body']) {
  if (body === undefined) return { headers: {}, body };
  if (body instanceof URLSearchParams) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
    return { headers, body: formEncoded(body) };
  }
  const form = new Response(body);
  const headers = { 'content-type': form.headers.get('content-type') ?? '' };
  return { headers, body: new Uint8Array(await form.arrayBuffer()) };
}

/** Its own toString() adds the thousands of letters of an answer one by one. */
const formEncoded = (form: URLSearchParams) =>
  [...form]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&')
    .replaceAll('%20', '+');

/** The bytes at an address; undefined when there are more than `most`. Throws ChatError. */
export function download(url: string, most: number, terms: Terms): Promise<Uint8Array | undefined> {
  return classified(terms, () =>
    withinLimit(terms.timeoutMs, terms.signal, async (signal) => {
      const outgoing = { method: 'GET', headers: headersOf({}, terms), signal } as const;
      const { status, bytes, redirectedTo } = await exchange(url, outgoing, most, terms.dispatcher);
      if (redirectedTo) {
        throw new ChatError('redirected', terms.request, { status, address: addressBehind(redirectedTo) });
      }
      if (status !== 200)
        throw new ChatError(status >= 500 ? 'server' : 'rejected', terms.request, { status });
      return bytes;
    }).catch((error: unknown) => {
      if (error instanceof AnswerTooLarge) return undefined;
      throw error;
    }),
  );
}

const headersOf = (own: Sent['headers'], { userAgent }: Terms): Record<string, string> => ({
  ...own,
  'user-agent': userAgent,
  // Refusals in the language of the documentation, whatever that of the account is.
  'accept-language': 'en',
});

async function classified<T>(terms: Terms, run: () => Promise<T>): Promise<T> {
  terms.signal?.throwIfAborted();
  try {
    return await run();
  } catch (error) {
    throw failureOf(error, terms);
  }
}

/** What a broken exchange means; throws the reason of the signal when that broke it. */
function failureOf(error: unknown, terms: Terms): ChatError {
  terms.signal?.throwIfAborted();
  if (error instanceof ChatError) return error;
  if (error instanceof AnswerTooLarge) return new ChatError('tooLarge', terms.request);
  if (error instanceof NotSent) return notHeld(terms.request);
  // The original error is left behind: its text holds the address with all parameters, which no log may show.
  const { code, isConnecting } = reasonOf(error);
  const kind = isConnecting || unreachedCodes.test(code) ? 'unreached' : 'lost';
  return new ChatError(kind, terms.request, { code });
}

/** To whoever waits for it, it was not sent, as if there were no server. */
export const notHeld = (request: string) => new ChatError('unreached', request, { code: 'NOT_HELD' });

const unreachedCodes =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|CERT_.*|ERR_TLS_.*|ERR_SSL_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*|UND_ERR_CONNECT_TIMEOUT)$/;

/** The innermost error tells what happened; while a connection was being made, nothing had been sent. */
function reasonOf(error: unknown): { code: string; isConnecting: boolean } {
  if (!(error instanceof Error)) return { code: 'unknown', isConnecting: false };
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return { code, isConnecting: 'syscall' in error && error.syscall === 'connect' };
}

/** An answer of any status. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Where it leads, if it is a redirect that is not followed. */
  readonly redirectedTo?: URL | undefined;
}

const ErrorBody = z.object({
  code: z.string().optional(),
  msg: z.string().optional(),
  'retry-after': z.unknown().optional(),
});

const SuccessBody = z.object({ ignored_parameters_unsupported: z.array(z.string()).default([]) });

export interface Interpreted<Data> {
  readonly data: Data;
  /** Parameters that this server does not know. */
  readonly ignored: readonly string[];
}

/**
 * The data of a success, read with the given shape. Throws ChatError for everything else; `request` names the
 * endpoint in it and must not contain parameters.
 */
export function interpretAnswer<Shape extends z.ZodType>(
  request: string,
  { status, headers, body, redirectedTo }: RawAnswer,
  shape: Shape,
): Interpreted<z.output<Shape>> {
  if (redirectedTo) {
    throw new ChatError('redirected', request, { status, address: addressBehind(redirectedTo) });
  }
  const json = parse(body);
  const error = ErrorBody.safeParse(json).data;
  const { code, msg: said } = error ?? {};
  const refusal = { status, ...(code ? { code } : {}), ...(said ? { said } : {}) };
  if (status === 429) {
    const ms = retryAfterMs(error?.['retry-after'] ?? headers['retry-after']);
    throw new ChatError('rateLimited', request, { ...refusal, retryAfterMs: ms });
  }
  if (status === 401) throw new ChatError('unauthorized', request, refusal);
  if (status >= 500) throw new ChatError('server', request, refusal);
  if (json === undefined) throw new ChatError('malformed', request, { status });
  if (status >= 400) throw new ChatError('rejected', request, refusal);
  const parsed = shape.safeParse(json);
  if (!parsed.success) throw new ChatError('malformed', request, { status, cause: parsed.error });
  const ignored = SuccessBody.safeParse(json).data?.ignored_parameters_unsupported ?? [];
  return { data: parsed.data, ignored };
}

/** The organisation's address in that of a request, without what may be secret in it. */
export function addressBehind({ origin, pathname }: URL): string {
  const [prefix, rest] = pathname.split('/api/v1/');
  return rest === undefined ? origin : `${origin}${prefix}`;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
