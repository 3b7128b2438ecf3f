// Repeats what the bot cannot do without until the chat server is well again.
import type { Logger } from 'pino';
import { backoff } from './backoff.ts';
import { ChatError, type ChatErrorKind, isPassing } from './errors.ts';

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
 * The result of the act, however long it takes; undefined when stopped or out of attempts. What is hopeless,
 * `unauthorized` if nothing else is told, is thrown, and so is what is no ChatError.
 */
export async function untilPassed<T>(act: () => Promise<T>, patience: Patience): Promise<T | undefined> {
  const { failure, log, signal, attempts = Number.POSITIVE_INFINITY, hopeless = ['unauthorized'] } = patience;
  const pause = backoff();
  for (let attempt = 1; attempt <= attempts && !signal.aborted; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof ChatError) || hopeless.includes(error.kind)) throw error;
      log.warn({ err: error, attempt }, failure);
      if (Number.isFinite(attempts) && !isPassing(error)) return undefined;
    }
    if (attempt < attempts) await pause.wait(signal).catch(() => undefined);
  }
  return undefined;
}
