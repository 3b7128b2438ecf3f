// Tries again what may pass by itself: after waits that grow, and as long as the server wants, until a signal ends it.
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ChatError, type ChatErrorKind, isPassing } from './errors.ts';
import { UploadError } from './uploadError.ts';

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

const shortestPauseMs = 1_000;
const longestPauseMs = 5 * 60_000;
const usualPauseMs = 5_000;

/**
 * How long to wait after „too many requests“: `retry-after` in seconds, or as a date. No server is asked again at once,
 * or left for hours, whatever stands there.
 */
export function retryAfterMs(said: unknown, now = Date.now()): number {
  const ms = typeof said === 'number' ? said * 1000 : typeof said === 'string' ? msIn(said, now) : Number.NaN;
  if (Number.isNaN(ms)) return usualPauseMs;
  return Math.min(longestPauseMs, Math.max(shortestPauseMs, Math.ceil(ms)));
}

const msIn = (text: string, now: number) =>
  /^\s*-?[\d.]/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;

export interface Retries {
  readonly signal: AbortSignal;
  /** Whether another attempt is worth it; when absent, that is what may pass. */
  readonly isWorthAnother?: (error: ChatError) => boolean;
  readonly pause?: Backoff;
}

/** The result of the first success. Throws what is not worth another attempt, and the signal's reason. */
export async function retry<T>(
  attempt: () => Promise<T>,
  { signal, isWorthAnother = isPassing, pause = backoff() }: Retries,
): Promise<T> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ChatError) || !isWorthAnother(error)) throw error;
      await pause.wait(signal, error.retryAfterMs).catch((ended: unknown) => {
        signal.throwIfAborted();
        throw ended;
      });
    }
  }
}

export interface Patience {
  /** What the log says of each failure. */
  readonly failure: string;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** After so many it is left, and at once when the server rejects it; without end when absent. */
  readonly attempts?: number;
  /** What waiting does not help against: it is thrown. */
  readonly hopeless?: readonly ChatErrorKind[];
}

/**
 * For what the bot cannot do without: the result, however long it takes; undefined when stopped or out of attempts.
 * What is hopeless, `unauthorized` if nothing else is told, is thrown, and so is what is no ChatError.
 */
export async function untilPassed<T>(act: () => Promise<T>, patience: Patience): Promise<T | undefined> {
  const { failure, log, signal, attempts = Number.POSITIVE_INFINITY, hopeless = ['unauthorized'] } = patience;
  let attempt = 0;
  const isWorthAnother = (error: ChatError) => {
    if (hopeless.includes(error.kind)) return false;
    attempt += 1;
    log.warn({ err: error, attempt }, failure);
    return attempt < attempts && (attempts === Number.POSITIVE_INFINITY || isPassing(error));
  };
  try {
    return await retry(act, { signal, isWorthAnother });
  } catch (error) {
    const isLeft = signal.aborted || (error instanceof ChatError && !hopeless.includes(error.kind));
    if (isLeft) return undefined;
    throw error;
  }
}

export interface Perseverance {
  /** Whether to try again after this; `vain` counts the failures in a row between which nothing was gained. */
  readonly isWorthAnother: (error: ChatError, vain: number) => boolean;
  /** Whether anything was gained since it was asked last. */
  readonly hasMoved: () => boolean;
  readonly pause: Backoff;
  readonly signal: AbortSignal;
}

const mostVain = 6;

/**
 * Tries an upload again as long as it gets on: what a broken connection interrupts, the next one continues. Throws
 * UploadError `lost` after six vain attempts, the signal's reason, and at once what does not pass.
 */
export async function persevere<T>(
  attempt: () => Promise<T>,
  { isWorthAnother, hasMoved, pause, signal }: Perseverance,
): Promise<T> {
  let vain = 0;
  const goesOn = (error: ChatError) => {
    vain += 1;
    if (hasMoved()) {
      vain = 1;
      pause.reset();
    }
    if (!isWorthAnother(error, vain)) return false;
    if (vain >= mostVain) throw new UploadError('lost', { cause: error });
    return true;
  };
  return retry(attempt, { signal, pause, isWorthAnother: goesOn });
}
