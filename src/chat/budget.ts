// The request budget: the one place that knows how many requests the server allows, and who goes first.
// https://zulip.com/api/rest-error-handling#rate-limit-exceeded
import { longestTimerMs } from '../timeLimit.ts';
import type { RateWord } from './rateWord.ts';

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

/** Shorter waits are how a full budget flows. */
const worthTellingMs = 1_000;

export function requestBudget(
  limits: readonly RateLimit[],
  { now = () => performance.now(), onSpent = () => undefined }: BudgetOptions = {},
): Budget {
  const waiting: Record<Priority, (() => void)[]> = { answer: [], housekeeping: [], courtesy: [] };
  let rules = limits;
  let ownAt: number[] = [];
  /** Requests that the server counts and this process has not sent: when they went is not known. */
  let othersAt: readonly number[] = [];
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isTold = false;

  const sentWithin = (seconds: number) =>
    [...othersAt, ...ownAt].filter((at) => at > now() - seconds * 1000).toSorted((a, b) => a - b);

  /** How long until one more request is allowed by every limit. */
  function delayMs(): number {
    const delays = rules.map(({ requests, seconds }) => {
      const blocking = sentWithin(seconds).at(-requests);
      return blocking === undefined ? 0 : blocking + seconds * 1000 - now();
    });
    return Math.max(0, pausedUntil - now(), ...delays);
  }

  function count(): void {
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
      rules = configured ? limits : [...limits, rule];
      const windowMs = rule.seconds * 1000;
      const own = ownAt.filter((at) => at > now() - windowMs).length;
      const others = Math.max(0, limit - remaining - own);
      // As if they had gone one by one: so they become free again, until the next answer tells it better.
      othersAt = Array.from({ length: others }, (_, index) => now() - windowMs * (1 - (index + 1) / others));
      if (timer) letGo();
    },
    left() {
      if (rules.length === 0) return undefined;
      if (pausedUntil > now()) return 0;
      const left = rules.map(({ requests, seconds }) => requests - sentWithin(seconds).length);
      return Math.max(0, Math.min(...left));
    },
    spentForMs: delayMs,
  };
}
