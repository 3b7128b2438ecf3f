// The facts service over HTTP: two hosts, time limits, and every failure as a FactsError.
// The only file that talks to it.
import { setTimeout } from 'node:timers/promises';
import { ofetch } from 'ofetch';
import { FactsError } from './errors.ts';
import type { Json } from './json.ts';

export interface FactsConnection {
  /**
   * Asks for one resource below the base address.
   * Segments are values, not paths: each is encoded and cannot leave its place. Throws FactsError.
   */
  get(segments: readonly string[], options: FactsRequest): Promise<Json>;
}

export interface FactsRequest {
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

export interface FactsSettings {
  /** Base address with its `/api/v1`. */
  readonly baseUrl: string;
  /** A second host with the same paths, used while the first fails. */
  readonly alternateBaseUrl?: string | undefined;
  /** Value of the Authorization header. */
  readonly authorization?: string | undefined;
  /** Time limit of one attempt, its body included. */
  readonly timeoutMs?: number | undefined;
}

/** How long the second host is asked first, after the first has failed. */
const returnToFirstHostMs = 60_000;
const defaultTimeoutMs = 8_000;
const pauseBeforeRetryMs = 300;

export function connectFacts(settings: FactsSettings): FactsConnection {
  const { baseUrl, alternateBaseUrl, authorization, timeoutMs = defaultTimeoutMs } = settings;
  const first = withoutSlash(baseUrl);
  const second = alternateBaseUrl && withoutSlash(alternateBaseUrl);
  let firstFailedAt = Number.NEGATIVE_INFINITY;

  /** Each host is asked once, and the preferred one a second time: reading is harmless to repeat. */
  function hostsInOrder(): string[] {
    if (!second) return [first, first];
    const firstIsOut = Date.now() - firstFailedAt < returnToFirstHostMs;
    return firstIsOut ? [second, first, second] : [first, second, first];
  }

  return {
    async get(segments, { query = {}, signal }) {
      const path = pathOf(segments);
      const resource = segments.slice(0, 2).join('/');
      let failure = new FactsError('unreachable', resource);
      const hosts = hostsInOrder();
      for (const [attempt, host] of hosts.entries()) {
        if (attempt > 0 && attempt === hosts.length - 1)
          await setTimeout(pauseBeforeRetryMs, undefined, { signal });
        try {
          const answer = await ask(`${host}${path}`, query, authorization, timeoutMs, signal);
          if (host === first) firstFailedAt = Number.NEGATIVE_INFINITY;
          return interpret(resource, answer);
        } catch (error) {
          signal.throwIfAborted();
          if (error instanceof FactsError && error.kind !== 'unreachable') throw error;
          if (host === first) firstFailedAt = Date.now();
          failure =
            error instanceof FactsError
              ? error
              : new FactsError('unreachable', resource, { reason: 'network' });
        }
      }
      throw failure;
    },
  };
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

async function ask(
  url: string,
  query: Readonly<Record<string, string | undefined>>,
  authorization: string | undefined,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await ofetch.raw(url, {
    query,
    headers: {
      accept: 'application/json',
      ...(authorization ? { authorization } : {}),
    },
    responseType: 'text',
    ignoreResponseError: true,
    retry: 0,
    // ofetch's own timeout stops counting at the headers; this one covers the body too.
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  return { status: response.status, body: response._data ?? '' };
}

/** A JSON answer or a FactsError: 5xx and anything that is no JSON count as an unreachable host. */
function interpret(resource: string, { status, body }: Answer): Json {
  const json = parse(body);
  if (json === undefined || status >= 500) throw new FactsError('unreachable', resource, { status });
  if (status === 400) throw new FactsError('badRequest', resource, { status, body: json });
  if (status === 404) throw new FactsError('notFound', resource, { status, body: json });
  if (status >= 300) throw new FactsError('refused', resource, { status });
  return json;
}

function parse(body: string): Json | undefined {
  try {
    return JSON.parse(body) as Json;
  } catch {
    return undefined;
  }
}

function pathOf(segments: readonly string[]): string {
  for (const segment of segments) {
    // Dots alone are a step up in a path, however they are encoded; and a server may decode a slash.
    if (!/^[\p{L}\p{N}][\p{L}\p{N} ._()-]*$/u.test(segment) || segment.includes('..')) {
      throw new TypeError('a path segment must be a plain value');
    }
  }
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('') + '/';
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');
