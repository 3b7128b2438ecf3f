// Waiting between attempts: longer each time, capped, jittered, ended by an abort.
import { setTimeout } from 'node:timers/promises';

export interface Backoff {
  /** Waits before the next attempt, or at least so long as the server asked for. Throws when aborted. */
  wait(signal: AbortSignal, atLeastMs?: number): Promise<void>;
  /** After a success: the next failure starts from the shortest wait again. */
  reset(): void;
}

/**
 * Full jitter (each wait is random between zero and the bound): after a server restart many clients come back, and
 * must not do so in step.
 */
export function backoff({ firstMs = 250, mostMs = 30_000 } = {}): Backoff {
  let boundMs = firstMs;
  return {
    async wait(signal, atLeastMs = 0) {
      const ms = atLeastMs + Math.random() * boundMs;
      boundMs = Math.min(mostMs, boundMs * 2);
      await setTimeout(ms, undefined, { signal });
    },
    reset() {
      boundMs = firstMs;
    },
  };
}
