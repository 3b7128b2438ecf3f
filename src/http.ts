// HTTP over Node's own client, for both services: built-in fetch takes four times the processor time for a call, and
// 16 MiB of memory more (README, "Measured"). Connections are kept open by Node's global agents.
import http, {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

export interface Outgoing {
  /** GET when absent. */
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  readonly signal: AbortSignal;
}

/** Of any status. */
export interface Incoming {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const mostRedirects = 5;
/** So long may a connection take to be made; what is sent over one has its caller's time. */
const connectMs = 10_000;

/** A request that is not sent yet; who calls it ends it. */
export const openRequest = (url: string, options: RequestOptions): ClientRequest =>
  (url.startsWith('https:') ? https : http).request(url, options);

/** The answer with its body as text. Throws Node's errors with their `code`, and the reason of the signal. */
export async function exchange(url: string, outgoing: Outgoing): Promise<Incoming> {
  return withReason(outgoing.signal, async () => {
    const response = await answerTo(url, outgoing);
    return { ...statusAndHeaders(response), body: await text(response) };
  });
}

/** As `exchange`, the body in bytes; undefined when there are more than `most`. */
export async function exchangeBytes(
  url: string,
  outgoing: Outgoing,
  most: number,
): Promise<{ readonly status: number; readonly bytes: Uint8Array | undefined }> {
  return withReason(outgoing.signal, async () => {
    const response = await answerTo(url, outgoing);
    return { ...statusAndHeaders(response), bytes: await bytesOf(response, most) };
  });
}

const statusAndHeaders = ({ statusCode: status = 0, headers }: IncomingMessage) => ({ status, headers });

/** A GET follows where it is sent, without the key when that is elsewhere. */
async function answerTo(url: string, outgoing: Outgoing, redirects = 0): Promise<IncomingMessage> {
  const response = await sent(url, outgoing);
  const { statusCode = 0, headers } = response;
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
  if (!isRedirect || (outgoing.method ?? 'GET') !== 'GET' || redirects === mostRedirects) return response;
  response.resume();
  const target = new URL(headers.location ?? '', url);
  const { authorization, ...others } = outgoing.headers;
  const isSame = target.origin === new URL(url).origin;
  const kept = isSame && authorization !== undefined ? { authorization, ...others } : others;
  return answerTo(target.href, { ...outgoing, headers: kept }, redirects + 1);
}

function sent(url: string, { method = 'GET', headers, body, signal }: Outgoing): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = openRequest(url, { method, headers, signal });
    request.on('response', resolve);
    request.on('error', reject);
    request.on('socket', ({ connecting }) => connecting && limitConnecting(request));
    request.end(body);
  });
}

function limitConnecting(request: ClientRequest): void {
  const late = Object.assign(new Error('No connection in time'), { code: 'ETIMEDOUT', syscall: 'connect' });
  const timer = setTimeout(() => request.destroy(late), connectMs);
  const end = () => clearTimeout(timer);
  request.socket?.once('connect', end);
  request.once('close', end);
}

async function bytesOf(response: IncomingMessage, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Node says AbortError whatever the reason was, and a reset when the body was under way. */
async function withReason<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> {
  try {
    signal.throwIfAborted();
    return await act();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
