// What a server says of its limits in the headers of an answer.
// https://zulip.com/api/rest-error-handling#rate-limit-exceeded
import type { Headers } from './http.ts';

/** Of one of the server's rules, the longest. */
export interface RateWord {
  readonly limit: number;
  readonly remaining: number;
  /** When all of it is free again, were this the last request: that is the rule's window. Undefined where it makes no sense. */
  readonly windowSeconds: number | undefined;
}

const longestWindowSeconds = 24 * 3_600;
/** Zulip's own rules are of hundreds; what allows more than this limits nobody. */
const mostRequests = 10_000;

/** Undefined where the server has no limits, or says what makes no sense. */
export function rateWordIn(headers: Headers, now = Date.now()): RateWord | undefined {
  const numberIn = (name: string) => Number(headers[`x-ratelimit-${name}`] ?? Number.NaN);
  const [limit, remaining, reset] = [numberIn('limit'), numberIn('remaining'), numberIn('reset')];
  if (!Number.isSafeInteger(limit) || limit < 1 || limit > mostRequests) return undefined;
  if (!(remaining >= 0 && remaining <= limit)) return undefined;
  const said = reset - serverTime(headers, now) / 1000;
  const windowSeconds = said > 0 && said <= longestWindowSeconds ? Math.ceil(said) : undefined;
  return { limit, remaining, windowSeconds };
}

/** The server's clock may go wrong as long as it goes the same for both. */
function serverTime({ date }: Headers, now: number): number {
  const said = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isFinite(said) ? said : now;
}
