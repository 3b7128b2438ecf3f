// HTTP to the chat server: undici with its pools and limits, and redirects that stay on the server. Its only importer.
import { createRequire } from 'node:module';
import { pipeline, Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type * as Undici from 'undici';
import type { Dispatcher } from 'undici';
import { jsonStructure, mostLevels } from '../jsonBounds.ts';
import { withinLimit } from '../timeLimit.ts';

export type { Dispatcher };

/** By their names in lower case. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface Outgoing {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parts are taken as the connection is ready for them; the headers then name the length. */
  readonly body?: string | Uint8Array | Iterable<Uint8Array> | undefined;
  readonly signal: AbortSignal | undefined;
  /** So long may nothing move; without it, only the signal ends the exchange. */
  readonly stallMs?: number;
}

/** An answer of any status. */
export interface Incoming {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** Where it leads, if it is a redirect that is not followed. */
  readonly redirectedTo: URL | undefined;
}

/** The rest of the answer was not read. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/** So long may a connection take to be made; what is sent over one has its caller's time. */
const connectMs = 10_000;
const mostConnections = 64;
const mostRedirects = 5;

// Its parser, of WebAssembly, is fast enough as it is: V8 would compile it once more after some ten requests, which takes
// 36 MB for a moment, and 10 MB of them often for good.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** Of undici only what is used here: the whole of it is a fetch, a cache and web sockets too, and some MiB of memory. */
const require = createRequire(import.meta.url);
// So that the platform's fetch has the same connections, and no second parser of its own.
require('undici/lib/global.js');
const { Agent, request } = {
  Agent: require('undici/lib/dispatcher/agent.js') as typeof Undici.Agent,
  request: require('undici/lib/api/api-request.js') as Dispatcher['request'],
};

/** For all connections, as Node's own agents are. */
const pools = new Agent({
  connections: mostConnections,
  connect: { timeout: connectMs },
  headersTimeout: 0,
  bodyTimeout: 0,
});

/** Who may send no more when the connection is there: nothing has been sent. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/**
 * The same, but what changes something is sent only if it still may be when its connection is there: a process can stand
 * still between.
 */
export function askingBefore(maySend: () => boolean, dispatcher: Dispatcher = pools): Dispatcher {
  const dispatch: Dispatcher['dispatch'] = (options, handler) => {
    const begin = handler.onConnect?.bind(handler);
    if (!begin || options.method === 'GET' || options.method === 'HEAD')
      return dispatcher.dispatch(options, handler);
    handler.onConnect = (...connected: Parameters<typeof begin>) => {
      if (!maySend()) throw new NotSent('It may not be sent any more');
      begin(...connected);
    };
    return dispatcher.dispatch(options, handler);
  };
  return Object.create(dispatcher, { dispatch: { value: dispatch } }) as Dispatcher;
}

/**
 * One exchange, of whose answer at most so many bytes are read, counted unpacked. Throws AnswerTooLarge, the errors of
 * undici and Node with their `code`, and the signal's reason.
 *
 * A redirect is followed on the same server only, so that the key never goes anywhere else, and only for a GET: what is
 * sent twice is done twice.
 */
export async function exchange(
  url: string,
  outgoing: Outgoing,
  most: number,
  dispatcher: Dispatcher = pools,
): Promise<Incoming> {
  let address = new URL(url);
  for (let followed = 0; ; followed++) {
    const { statusCode: status, headers, body } = await sent(address, outgoing, dispatcher);
    const target = redirectIn(status, headers, address);
    const isOnServer = target?.origin === address.origin && outgoing.method === 'GET';
    if (target && isOnServer && followed < mostRedirects) {
      address = target;
      await body.dump();
      continue;
    }
    const read = () => bytesWithin(most, unpacked(body, headers));
    // What comes back is short, whatever was sent: drop by drop, it would never come to its end.
    const bytes = await (outgoing.stallMs === undefined ? read() : soon(read, body, outgoing.stallMs));
    return { status, headers, bytes, redirectedTo: target };
  }
}

/** Within this time, or the connection is closed. */
const soon = <T>(read: () => Promise<T>, body: Readable, ms: number): Promise<T> =>
  withinLimit(ms, undefined, (limit) => {
    limit.addEventListener('abort', () => void body.destroy(limit.reason as Error));
    return read();
  });

function sent(
  { origin, pathname, search }: URL,
  { method, headers, body, signal, stallMs }: Outgoing,
  dispatcher: Dispatcher,
) {
  const isWhole = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  return request.call(dispatcher, {
    origin,
    path: pathname + search,
    method,
    headers,
    body: isWhole ? (body ?? null) : Readable.from(body, { objectMode: false }),
    ...(signal && { signal }),
    ...(stallMs !== undefined && { headersTimeout: stallMs, bodyTimeout: stallMs }),
  });
}

function redirectIn(status: number, headers: Headers, from: URL): URL | undefined {
  const { location } = headers;
  if (![301, 302, 303, 307, 308].includes(status) || typeof location !== 'string') return undefined;
  return URL.canParse(location, from.href) ? new URL(location, from) : undefined;
}

const unpackers = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Nothing packed is asked for; what stands in front of a server may pack all the same. */
function unpacked(body: Readable, { 'content-encoding': encoding }: Headers): Readable {
  const unpack = Object.entries(unpackers).find(([name]) => name === encoding)?.[1];
  // What fails in between fails the reader.
  return unpack ? pipeline(body, unpack(), () => undefined) : body;
}

/** Leaving the loop early closes the connection. */
async function bytesWithin(most: number, body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const levelsIn = jsonStructure();
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > most) throw new AnswerTooLarge(`More than ${most} bytes`);
    if (levelsIn(chunk).levels > mostLevels) throw new AnswerTooLarge(`More than ${mostLevels} levels`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
