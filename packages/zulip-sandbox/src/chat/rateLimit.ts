// So many requests in so many seconds: https://zulip.com/api/rest-error-handling#rate-limit-exceeded
import { type Refusal, refusal } from './errors.ts';

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
