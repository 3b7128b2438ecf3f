// The way to the chat server for all but streamed bodies (streamTransport.ts). The only importer of zulip-js.
import { createRequire } from 'node:module';
import { exchange, exchangeBytes } from '../http.ts';
import { withinLimit } from '../timeLimit.ts';
import { ChatError } from './errors.ts';
import type { RawAnswer } from './interpretAnswer.ts';

/** What a single call asks of the transport. */
export interface Terms {
  /** Names it in errors, and so in logs: nothing that people typed. */
  readonly request: string;
  readonly userAgent: string;
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number;
}

/**
 * zulip-js calls its fetch with address and options only, but at once: the terms of the call wait here for it. Not in
 * an AsyncLocalStorage, which in Node 20 makes every promise of the process slower.
 */
let termsOfCall: Terms | undefined;

/** What zulip-js and our own calls send. */
export interface Sent {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | FormData | undefined;
}

/** Throws ChatError `unreached` or `lost`, and the reason of the signal. */
export function send(url: string, { method, headers: own, body }: Sent, terms: Terms): Promise<RawAnswer> {
  return classified(terms, async (signal) => {
    const encoded = await encode(body);
    const outgoing = {
      method,
      headers: { ...headersOf(own, terms), ...encoded.headers },
      body: encoded.body,
    };
    const { status, headers, body: text } = await exchange(url, { ...outgoing, signal });
    return { status, retryAfter: headers['retry-after'] ?? null, body: text };
  });
}

/** Only for a file the platform's Response is loaded, and with it all of fetch. */
async function encode(body: Sent['body']) {
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
  return classified(terms, async (signal) => {
    const { status, bytes } = await exchangeBytes(url, { headers: headersOf({}, terms), signal }, most);
    if (status !== 200) throw new ChatError(status >= 500 ? 'server' : 'rejected', terms.request, { status });
    return bytes;
  });
}

export const headersOf = (own: Sent['headers'], { userAgent }: Terms): Record<string, string> => ({
  ...own,
  'user-agent': userAgent,
  // Refusals in the language of the documentation, whatever that of the account is.
  'accept-language': 'en',
});

async function classified<T>(terms: Terms, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await withinLimit(terms.timeoutMs, terms.signal, run);
  } catch (error) {
    throw failureOf(error, terms);
  }
}

/** What a broken exchange means; throws the reason of the signal when that broke it. */
export function failureOf(error: unknown, terms: Terms): ChatError {
  terms.signal?.throwIfAborted();
  if (error instanceof ChatError) return error;
  // The original error is left behind: its text holds the address with all parameters, which no log may show.
  const { code, isConnecting } = reasonOf(error);
  const kind = isConnecting || unreachedCodes.test(code) ? 'unreached' : 'lost';
  return new ChatError(kind, terms.request, { code });
}

const unreachedCodes =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|CERT_.*|ERR_TLS_.*|ERR_SSL_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*)$/;

/** The innermost error tells what happened; while a connection was being made, nothing had been sent. */
function reasonOf(error: unknown): { code: string; isConnecting: boolean } {
  if (!(error instanceof Error)) return { code: 'unknown', isConnecting: false };
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return { code, isConnecting: 'syscall' in error && error.syscall === 'connect' };
}

/** What is used of zulip-js, which has no types. */
export interface ZulipClient {
  call(path: string, method: string, parameters: Record<string, string>, terms: Terms): Promise<RawAnswer>;
}

interface ZulipJs {
  callEndpoint(path: string, method: string, parameters: Record<string, string>): Promise<RawAnswer>;
}

/**
 * Loads zulip-js with our transport in place of its own, which knows no time limit, drops status and headers, and
 * sends multipart forms. Loading it replaces the global FormData by an old one; that is put back.
 */
export async function createZulip(config: {
  username: string;
  apiKey: string;
  realm: string;
}): Promise<ZulipClient> {
  const require = createRequire(import.meta.url);
  // As a property, not by its value: to read that would load fetch.
  const formData = Object.getOwnPropertyDescriptor(globalThis, 'FormData');
  const zulip = require('zulip-js') as (settings: object) => Promise<ZulipJs>;
  if (formData) Object.defineProperty(globalThis, 'FormData', formData);
  const helper = require('zulip-js/lib/helper.js') as { fetch: unknown; FormData: unknown };
  helper.FormData = URLSearchParams;
  helper.fetch = async (url: string, options: Sent) => {
    const terms = termsOfCall;
    if (!terms) throw new TypeError('zulip-js was called outside the connection');
    const answer = await send(url, options, terms);
    return { json: () => answer };
  };
  const client = await zulip({ ...config });
  return {
    call(path, method, parameters, terms) {
      termsOfCall = terms;
      try {
        return client.callEndpoint(path, method, parameters);
      } finally {
        termsOfCall = undefined;
      }
    },
  };
}
