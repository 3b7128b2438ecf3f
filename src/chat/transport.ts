// The way to the chat server for all but streamed bodies (streamTransport.ts). The only importer of zulip-js.
import { createRequire } from 'node:module';
import { ofetch } from 'ofetch';
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

/** Throws ChatError `unreached` or `lost`, and the reason of the signal. */
export function send(url: string, options: RequestInit, terms: Terms): Promise<RawAnswer> {
  return classified(terms, async (signal) => {
    const response = await ofetch.raw(url, {
      ...options,
      headers: headersOf(options, terms),
      responseType: 'text',
      ignoreResponseError: true,
      retry: 0,
      signal,
    });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: response._data ?? '',
    };
  });
}

/** The bytes at an address; undefined when there are more than `most`. Throws ChatError. */
export function download(url: string, most: number, terms: Terms): Promise<Uint8Array | undefined> {
  return classified(terms, async (signal) => {
    const { status, _data: body } = await ofetch.raw(url, {
      headers: headersOf({}, terms),
      responseType: 'stream',
      ignoreResponseError: true,
      retry: 0,
      signal,
    });
    if (status !== 200) throw new ChatError(status >= 500 ? 'server' : 'rejected', terms.request, { status });
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > most) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  });
}

export function headersOf({ headers: own }: Pick<RequestInit, 'headers'>, { userAgent }: Terms): Headers {
  const headers = new Headers(own);
  headers.set('user-agent', userAgent);
  // Refusals in the language of the documentation, whatever that of the account is.
  headers.set('accept-language', 'en');
  return headers;
}

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
  const code = reasonOf(error);
  return new ChatError(unreachedCodes.test(code) ? 'unreached' : 'lost', terms.request, { code });
}

const unreachedCodes =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS_.*|ERR_SSL_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*)$/;

/** Fetch wraps the system's error; the innermost one tells what happened. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
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
  const { FormData } = globalThis;
  const zulip = require('zulip-js') as (settings: object) => Promise<ZulipJs>;
  globalThis.FormData = FormData;
  const helper = require('zulip-js/lib/helper.js') as { fetch: unknown; FormData: unknown };
  helper.FormData = URLSearchParams;
  helper.fetch = async (url: string, options: RequestInit) => {
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
