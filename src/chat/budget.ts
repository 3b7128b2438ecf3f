// The request budget: the one place that knows how many requests the server allows, and who goes first.
// https://zulip.com/api/rest-error-handling#rate-limit-exceeded

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
  /** How many requests may go now; undefined without limits. */
  left(): number | undefined;
}

export function requestBudget(limits: readonly RateLimit[], now: () => number = Date.now): Budget {
  const longestMs = Math.max(0, ...limits.map(({ seconds }) => seconds * 1000));
  const waiting: Record<Priority, (() => void)[]> = { answer: [], housekeeping: [], courtesy: [] };
  let sentAt: number[] = [];
  let pausedUntil = 0;
  let draining = false;

  /** How long until one more request is allowed by every limit. */
  function delayMs(): number {
    sentAt = sentAt.filter((time) => time > now() - longestMs);
    const delays = limits.map(({ requests, seconds }) => {
      const blocking = sentAt.at(-requests);
      return blocking === undefined ? 0 : blocking + seconds * 1000 - now();
    });
    return Math.max(0, pausedUntil - now(), ...delays);
  }

  /** Lets the waiting go one by one; runs only while somebody waits. */
  async function drain(): Promise<void> {
    draining = true;
    while (priorities.some((priority) => waiting[priority].length > 0)) {
      const ms = delayMs();
      if (ms > 0) {
        await new Promise((resolve) => setTimeout(resolve, ms));
        continue;
      }
      const first = priorities.find((priority) => waiting[priority].length > 0);
      const go = first && waiting[first].shift();
      if (limits.length > 0) sentAt.push(now());
      go?.();
    }
    draining = false;
  }

  return {
    turn(priority, signal) {
      return new Promise((resolve, reject) => {
        const refuse = () => reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
        const stop = () => {
          waiting[priority] = waiting[priority].filter((other) => other !== go);
          refuse();
        };
        const go = () => {
          signal?.removeEventListener('abort', stop);
          resolve();
        };
        if (signal?.aborted) return refuse();
        signal?.addEventListener('abort', stop, { once: true });
        waiting[priority].push(go);
        if (!draining) void drain();
      });
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, now() + ms);
    },
    left() {
      if (limits.length === 0) return undefined;
      if (pausedUntil > now()) return 0;
      const within = (seconds: number) => sentAt.filter((time) => time > now() - seconds * 1000).length;
      return Math.min(...limits.map(({ requests, seconds }) => requests - within(seconds)));
    },
  };
}
