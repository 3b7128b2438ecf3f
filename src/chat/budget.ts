// The request budget: the one place that knows how many requests the server allows, and who goes first.
// https://zulip.com/api/rest-error-handling#rate-limit-exceeded
import { longestTimerMs } from '../timeLimit.ts';
import type { Headers } from './http.ts';

/** So many requests in so many seconds, as a sliding window. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** Who goes first when not all can go: answers before housekeeping, and that before what nobody would miss. */
export type Priority = (typeof priorities)[number];
const priorities = ['answer', 'housekeeping', 'courtesy'] as const;

export interface Budget {
  /** Waits for the turn of one request, and counts it. Throws when aborted. */
  turn(priority: Priority, signal?: AbortSignal): Promise<void>;
  /** The server said 429: nobody goes before so many milliseconds are over. */
  pause(ms: number): void;
  /** What the server says is left. It also counts what the account sent before a restart, or from elsewhere. */
  hear(word: RateWord): void;
  /** How many requests may go now; undefined without limits. */
  left(): number | undefined;
  /** For how long nobody may go, in milliseconds; 0 while there is something left. */
  spentForMs(): number;
}

interface BudgetOptions {
  /** Milliseconds of a clock that nobody sets. */
  readonly now?: () => number;
  /** Requests begin to wait, the first of them for so long; once until none waits any more. */
  readonly onSpent?: (ms: number) => void;
}

/** Shorter waits are how a full budget flows; the shortest pause that a server gets is a second. */
const worthTellingMs = 900;

/** So long a word of the server about its limits counts: no server silences the bot for longer. */
const trustMs = 5 * 60_000;

export function requestBudget(
  limits: readonly RateLimit[],
  { now = () => performance.now(), onSpent = () => undefined }: BudgetOptions = {},
): Budget {
  const waiting: Record<Priority, (() => void)[]> = { answer: [], housekeeping: [], courtesy: [] };
  let ownAt: number[] = [];
  /** The rule that the server spoke of last, and the requests that it counts and this process has not sent. */
  let heard:
    { readonly rule: RateLimit; readonly othersAt: readonly number[]; readonly at: number } | undefined;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isTold = false;

  const within = (seconds: number, sentAt: readonly number[]) =>
    sentAt.filter((at) => at > now() - seconds * 1000);

  /** What still counts of what was heard. */
  const trusted = () => (heard && heard.at + trustMs > now() ? heard : undefined);

  /** How long until one more request is allowed by a rule. */
  function delayBy({ requests, seconds }: RateLimit, sentAt: readonly number[]): number {
    const blocking = within(seconds, sentAt).at(-requests);
    return blocking === undefined ? 0 : blocking + seconds * 1000 - now();
  }

  /** How long until one more request is allowed by every limit. */
  function delayMs(): number {
    const word = trusted();
    const told = word ? delayBy(word.rule, merged(word.othersAt, ownAt)) : 0;
    return Math.max(
      0,
      pausedUntil - now(),
      word ? Math.min(told, word.at + trustMs - now()) : 0,
      ...limits.map((rule) => delayBy(rule, ownAt)),
    );
  }

  function count(): void {
    const rules = [...limits, ...(heard ? [heard.rule] : [])];
    const longestMs = Math.max(0, ...rules.map(({ seconds }) => seconds * 1000));
    ownAt = ownAt.filter((at) => at > now() - longestMs);
    ownAt.push(now());
  }

  const firstWaiting = () => priorities.find((priority) => waiting[priority].length > 0);

  /** Lets go who may, and comes back when the next one may; no timer runs while nobody waits. */
  function letGo(): void {
    clearTimeout(timer);
    timer = undefined;
    for (let first = firstWaiting(); first; first = firstWaiting()) {
      const ms = delayMs();
      if (ms > 0) {
        timer = setTimeout(letGo, Math.min(ms, longestTimerMs));
        if (!isTold && ms >= worthTellingMs) onSpent(ms);
        isTold ||= ms >= worthTellingMs;
        return;
      }
      count();
      waiting[first].shift()?.();
    }
    isTold = false;
  }

  return {
    turn(priority, signal) {
      return new Promise((resolve, reject) => {
        const refuse = () => reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
        const stop = () => {
          waiting[priority] = waiting[priority].filter((other) => other !== go);
          refuse();
          letGo();
        };
        const go = () => {
          signal?.removeEventListener('abort', stop);
          resolve();
        };
        if (signal?.aborted) return refuse();
        signal?.addEventListener('abort', stop, { once: true });
        waiting[priority].push(go);
        if (!timer) letGo();
      });
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, now() + ms);
    },
    hear({ limit, remaining, windowSeconds }) {
      const configured = limits.find(({ requests }) => requests === limit);
      const rule = configured ?? (windowSeconds && { requests: limit, seconds: windowSeconds });
      if (!rule) return;
      const windowMs = rule.seconds * 1000;
      const own = within(rule.seconds, ownAt).length;
      const others = Math.max(0, limit - remaining - own);
      // As if they had gone one by one: so they become free again, until the next answer tells it better.
      const othersAt = Array.from(
        { length: others },
        (_, index) => now() - windowMs * (1 - (index + 1) / others),
      );
      heard = { rule, othersAt, at: now() };
      if (timer) letGo();
    },
    left() {
      const word = trusted();
      if (limits.length === 0 && !word) return undefined;
      if (pausedUntil > now()) return 0;
      const leftBy = ({ requests, seconds }: RateLimit, sentAt: readonly number[]) =>
        requests - within(seconds, sentAt).length;
      const left = limits.map((rule) => leftBy(rule, ownAt));
      if (word) left.push(leftBy(word.rule, merged(word.othersAt, ownAt)));
      return Math.max(0, Math.min(...left));
    },
    spentForMs: delayMs,
  };
}

const merged = (a: readonly number[], b: readonly number[]): readonly number[] =>
  [...a, ...b].toSorted((earlier, later) => earlier - later);

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
