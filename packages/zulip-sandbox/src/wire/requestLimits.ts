// What is refused for being too much: large bodies and long addresses, as nginx does, and too many requests.
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addressTooLong, entityTooLarge, notAllowedInFront, type Refusal, refusal } from './errors.ts';
import type { ApiEnv } from './sentRequest.ts';

/** The line with method, address and version: nginx's large_client_header_buffers. */
const longestRequestLine = 8 * 1024;

/** Lets bodies of so many MiB through. */
export function proxyLimit(mib: number): MiddlewareHandler<ApiEnv> {
  const maxSize = mib * 1024 * 1024;
  const refuse = () => {
    throw entityTooLarge();
  };
  const countBytes = bodyLimit({ maxSize, onError: refuse });
  return async (c, next) => {
    const { method = '', url = '' } = c.env.incoming;
    if (`${method} ${url} HTTP/1.1`.length > longestRequestLine) throw addressTooLong();
    if (c.var.sent.path === 'events' && !eventMethods.has(method)) throw notAllowedInFront();
    // Counted only when the length is not told: that holds all of the body in memory.
    if (c.req.header('transfer-encoding') !== undefined) return countBytes(c, next);
    if (Number(c.req.header('content-length')) > maxSize) refuse();
    return next();
  };
}

/** What goes to the event server. */
const eventMethods = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS']);

// So many requests in so many seconds: https://zulip.com/api/rest-error-handling#rate-limit-exceeded

export type RateLimit = readonly [requests: number, seconds: number];

/** Counts a request of this bucket and gives the headers of its answer; refuses what exceeds a rule. */
export type CountRequest = (bucket: string) => Readonly<Record<string, string>>;

/** The windows slide; what is refused does not count. Without rules there are no limits and no headers. */
export function rateLimiter(rulesNow: () => readonly RateLimit[], now: () => number): CountRequest {
  const callsByBucket = new Map<string, number[]>();

  return (bucket) => {
    const rules = rulesNow();
    const lastRule = rules.at(-1);
    if (!lastRule) return {};
    const calls = (callsByBucket.get(bucket) ?? []).filter((at) => at > now() - longestWindowMs(rules));
    callsByBucket.set(bucket, calls);
    const waitMs = Math.max(...rules.map((rule) => msUntilFree(calls, rule, now())));
    if (waitMs > 0) throw limitHit(waitMs / 1000, headers(calls, lastRule, now()));
    calls.push(now());
    return headers(calls, lastRule, now());
  };
}

function msUntilFree(calls: readonly number[], [requests, seconds]: RateLimit, now: number): number {
  const oldestThatCounts = calls.at(-requests);
  return oldestThatCounts === undefined ? 0 : oldestThatCounts + seconds * 1000 - now;
}

/** They speak of the last rule only, even where another one is closer to its end. */
function headers(calls: readonly number[], [requests, seconds]: RateLimit, now: number) {
  const counted = calls.filter((at) => at > now - seconds * 1000).length;
  const resetAt = Math.floor((calls.at(-1) ?? now) / 1000) + seconds;
  return {
    'x-ratelimit-limit': String(requests),
    'x-ratelimit-remaining': String(Math.max(requests - counted, 0)),
    'x-ratelimit-reset': String(resetAt),
  };
}

/** The wait has a fraction, in the header as well. This makes sure of it, whatever the clock says. */
const fraction = 0.000_5;

function limitHit(waitSeconds: number, rateHeaders: Readonly<Record<string, string>>): Refusal {
  const retryAfter = waitSeconds + fraction;
  return refusal('RATE_LIMIT_HIT', 'API usage exceeded rate limit', {
    status: 429,
    fields: { 'retry-after': retryAfter },
    headers: { ...rateHeaders, 'retry-after': String(retryAfter) },
  });
}

const longestWindowMs = (rules: readonly RateLimit[]) =>
  Math.max(...rules.map(([, seconds]) => seconds)) * 1000;
