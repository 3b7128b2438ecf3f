// One connection to a Zulip server: encodes values, keeps to the budget, times out, and turns every failure into a
// ChatError. The only importer of zulip-js.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { ofetch } from 'ofetch';
import { withinLimit } from '../timeLimit.ts';
import type { z } from 'zod';
import type { Budget, Priority } from './budget.ts';
import { ChatError } from './errors.ts';
import { interpretAnswer, type RawAnswer } from './interpretAnswer.ts';

export interface ChatSettings {
  /** The organisation's address, without `/api`. */
  readonly realm: string;
  readonly username: string;
  readonly apiKey: string;
  /** Sent as User-Agent; what stands before the slash is shown as the message's client. */
  readonly userAgent: string;
  readonly timeoutMs?: number | undefined;
}

/** Values as they are; the connection encodes them as Zulip wants them. Undefined ones are left out. */
export type Parameters = Readonly<Record<string, unknown>>;

export interface ChatRequest<Shape extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  /** Below /api/v1, without a slash in front. */
  readonly path: string;
  readonly parameters?: Parameters;
  /** The part of the answer that is used. */
  readonly answer: Shape;
  readonly priority?: Priority;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  /** GET /events has a budget of its own on the server. */
  readonly outsideBudget?: boolean;
}

export interface ChatConnection {
  /** The organisation's address, for links. */
  readonly realm: string;
  /** Carries out one request. Throws ChatError, or the signal's reason when aborted. A 429 is waited out. */
  call<Shape extends z.ZodType>(request: ChatRequest<Shape>): Promise<z.output<Shape>>;
}

const defaultTimeoutMs = 20_000;

export async function connectChat(settings: ChatSettings, budget: Budget): Promise<ChatConnection> {
  const { username, apiKey, userAgent } = settings;
  const realm = settings.realm.replace(/\/+$/, '');
  const zulip = await createZulip({ username, apiKey, realm });
  const authorization = `Basic ${Buffer.from(`${username}:${apiKey}`).toString('base64')}`;

  async function exchange(request: ChatRequest<z.ZodType>): Promise<RawAnswer> {
    const { method, path } = request;
    const parameters = encode(request.parameters ?? {});
    const terms: Terms = {
      request: `${method} ${path}`,
      userAgent,
      signal: request.signal,
      timeoutMs: request.timeoutMs ?? settings.timeoutMs ?? defaultTimeoutMs,
    };
    // zulip-js would put the parameters of these into the address: too long for an edit, and visible in logs.
    if (method === 'PATCH' || method === 'PUT') {
      const body = new URLSearchParams(parameters);
      return send(`${realm}/api/v1/${path}`, { method, headers: { authorization }, body }, terms);
    }
    return termsOfCall.run(terms, () => zulip.callEndpoint(path, method, parameters));
  }

  return {
    realm,
    async call(request) {
      const { priority = 'housekeeping', signal } = request;
      for (;;) {
        if (!request.outsideBudget) await budget.turn(priority, signal);
        try {
          return interpretAnswer(
            `${request.method} ${request.path}`,
            await exchange(request),
            request.answer,
          );
        } catch (error) {
          const isLimited = error instanceof ChatError && error.kind === 'rateLimited';
          if (!isLimited || request.outsideBudget) throw error;
          // Not carried out: it may be sent again, whatever it was.
          budget.pause(error.retryAfterMs ?? 0);
        }
      }
    },
  };
}

/** Strings go as they are, everything else as JSON text: https://zulip.com/api/rest#request-parameters */
function encode(parameters: Parameters): Record<string, string> {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/** What a single call asks of the transport. */
interface Terms {
  readonly request: string;
  readonly userAgent: string;
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number;
}

/** zulip-js calls its fetch with address and options only; the terms of the call reach it this way. */
const termsOfCall = new AsyncLocalStorage<Terms>();

/** The one place where bytes go out to the chat server. */
async function send(url: string, options: RequestInit, terms: Terms): Promise<RawAnswer> {
  const headers = new Headers(options.headers);
  headers.set('user-agent', terms.userAgent);
  try {
    const response = await withinLimit(terms.timeoutMs, terms.signal, (signal) =>
      ofetch.raw(url, {
        ...options,
        headers,
        responseType: 'text',
        ignoreResponseError: true,
        retry: 0,
        signal,
      }),
    );
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: response._data ?? '',
    };
  } catch (error) {
    terms.signal?.throwIfAborted();
    // The original error is left behind: its text holds the address with all parameters, which no log may show.
    const code = reasonOf(error);
    throw new ChatError(unreachedCodes.test(code) ? 'unreached' : 'lost', terms.request, { code });
  }
}

const unreachedCodes =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS_.*|ERR_SSL_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*)$/;

/** Fetch wraps the system's error; the innermost one tells what happened. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** The part of zulip-js that is used; the package has no types. */
interface ZulipClient {
  callEndpoint(path: string, method: string, parameters: Record<string, string>): Promise<RawAnswer>;
}

/**
 * Loads zulip-js with our transport in place of its own, which knows no time limit, drops status and headers, and
 * sends multipart forms. Loading it replaces the global FormData by an old one; that is put back.
 */
async function createZulip(config: {
  username: string;
  apiKey: string;
  realm: string;
}): Promise<ZulipClient> {
  const require = createRequire(import.meta.url);
  const { FormData } = globalThis;
  const zulip = require('zulip-js') as (settings: object) => Promise<ZulipClient>;
  globalThis.FormData = FormData;
  const helper = require('zulip-js/lib/helper.js') as { fetch: unknown; FormData: unknown };
  helper.FormData = URLSearchParams;
  helper.fetch = async (url: string, options: RequestInit) => {
    const terms = termsOfCall.getStore();
    if (!terms) throw new TypeError('zulip-js was called outside the connection');
    const answer = await send(url, options, terms);
    return { json: () => answer };
  };
  return zulip({ ...config });
}
