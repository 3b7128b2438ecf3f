// The facts service: two hosts behind a cache, every failure as a FactsError, and all of it as one question sees it.
import { setMaxListeners } from 'node:events';
import { createCache, type Found } from './cache.ts';
import { getJson } from './client.ts';
import { FactsError } from './errors.ts';
import { createHosts, type FactsState } from './hosts.ts';
import type { Json } from './part.ts';

export interface FactsConnection {
  /**
   * Asks for one resource below the base address, or answers from what was asked before.
   * Segments are values, not paths: each is encoded and cannot leave its place. Throws FactsError.
   */
  get(segments: readonly string[], request: FactsRequest): Promise<Json>;
}

export interface FactsRequest {
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Ends the waiting for the answer. */
  readonly signal: AbortSignal;
  /** The answer depends on the day of asking, as urgency does: it is never used on another day, nor when it is old. */
  readonly validToday?: boolean;
  /** Only what the service says now will do, also to whatever keeps answers on the way there. */
  readonly isFresh?: boolean;
  /** Nobody asks for it again soon: it is kept only in the place of an older answer. */
  readonly isPassing?: boolean;
}

/** Asks the service itself each time; its answers are kept for others. */
export const freshly = (facts: FactsConnection): FactsConnection => ({
  get: (segments, request) => facts.get(segments, { ...request, isFresh: true }),
});

/** The connection as the bot holds it: it also tells how old an answer is. */
export interface FactsService extends FactsConnection {
  /** Like `get`; a second signal may end the waiting too. */
  find(segments: readonly string[], request: FactsRequest, limit?: AbortSignal): Promise<Found>;
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
  /** The office's time zone, as an IANA name. */
  readonly timeZone: string;
  readonly now?: (() => Date) | undefined;
  /** Milliseconds of a clock that nobody sets: what is old, and for how long a host is left alone. */
  readonly ticks?: (() => number) | undefined;
  /** Told how the service is: it answered, or not, and whether an older answer was used in its place. */
  readonly onSeen?: ((how: FactsState, isKeptUsed?: boolean) => void) | undefined;
  /** Ends every request, also those that nobody waits for. */
  readonly signal?: AbortSignal | undefined;
}

const defaultTimeoutMs = 5_000;

export function connectFacts(settings: FactsSettings): FactsService {
  const { authorization, timeoutMs = defaultTimeoutMs, timeZone } = settings;
  const { now = () => new Date(), ticks = () => performance.now(), onSeen = () => undefined } = settings;
  const stop = settings.signal ?? new AbortController().signal;
  // Every request listens to it.
  setMaxListeners(0, stop);
  const askHosts = createHosts({
    first: withoutSlash(settings.baseUrl),
    second: settings.alternateBaseUrl && withoutSlash(settings.alternateBaseUrl),
    timeoutMs,
    ticks,
    stop,
    onSeen,
  });
  const cache = createCache(timeZone, now, ticks);
  const headers = { accept: 'application/json', ...(authorization && { authorization }) };

  const find: FactsService['find'] = async (
    segments,
    { query, signal, validToday = false, isFresh = false, isPassing = false },
    limit,
  ) => {
    const address = addressOf(segments, query);
    const resource = segments.slice(0, 2).join('/');
    const sent = isFresh ? { ...headers, 'cache-control': 'no-cache' } : headers;
    const ask = () =>
      askHosts(resource, (host, signal) => getJson(`${host}${address}`, { resource, headers: sent, signal }));
    const signals = limit ? [signal, limit] : [signal];
    const found = await cache.find({ key: address, validToday, isFresh, isPassing, ask }, signals);
    if (found.isOld) onSeen('unreachable', true);
    return found;
  };

  return serviceBy(find);
}

const serviceBy = (find: FactsService['find']): FactsService => ({
  find,
  get: async (segments, request) => (await find(segments, request)).json,
});

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Path and query below the base address. Throws TypeError for a segment that is no plain value. */
export function addressOf(
  segments: readonly string[],
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return pathOf(segments) + (given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '');
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

export interface QuestionFacts {
  readonly facts: FactsService;
  /** When the oldest of those answers was asked for that are from earlier because the service does not answer now. */
  readonly oldest: () => Date | undefined;
  /** All answers so far, in the order in which they came. */
  readonly answers: () => readonly Json[];
}

/** What is asked for through it is noted. */
export function forQuestion(service: FactsService): QuestionFacts {
  let oldest: Date | undefined;
  const answers: Json[] = [];
  const find: FactsService['find'] = async (segments, request, limit) => {
    const found = await service.find(segments, request, limit);
    const { json, askedAt, isOld } = found;
    if (isOld && (!oldest || askedAt < oldest)) oldest = askedAt;
    answers.push(json);
    return found;
  };
  return { facts: serviceBy(find), oldest: () => oldest, answers: () => answers };
}

/** A time for all requests that are made through `facts` together: when it is over, the service counts as unreachable. */
export async function withTimeForFacts<T>(
  service: FactsService,
  ms: number,
  act: (facts: FactsService) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  // Every request of the question listens to it.
  setMaxListeners(0, limit.signal);
  const end = () => limit.abort(new FactsError('unreachable', 'facts', { code: 'TimeForFactsOver' }));
  const timer = setTimeout(end, ms).unref();
  try {
    return await act(serviceBy((segments, request) => service.find(segments, request, limit.signal)));
  } finally {
    clearTimeout(timer);
  }
}
