// Tries again as long as it gets on: what a broken connection interrupts, the next one continues.
import type { Backoff } from './backoff.ts';
import { ChatError } from './errors.ts';
import { UploadError } from './uploadError.ts';

export interface Perseverance {
  /** Whether to try again after this; `vain` counts the failures in a row between which nothing was gained. */
  readonly isPassing: (error: ChatError, vain: number) => boolean;
  /** Whether anything was gained since it was asked last. */
  readonly hasMoved: () => boolean;
  readonly pause: Backoff;
  readonly signal: AbortSignal;
}

const mostVain = 6;

/** Throws UploadError `lost` after six vain attempts, the signal's reason, and at once what does not pass. */
export async function persevere<T>(
  attempt: () => Promise<T>,
  { isPassing, hasMoved, pause, signal }: Perseverance,
): Promise<T> {
  for (let vain = 1; ; vain++) {
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (hasMoved()) {
        vain = 1;
        pause.reset();
      }
      if (!(error instanceof ChatError) || !isPassing(error, vain)) throw error;
      if (vain >= mostVain) throw new UploadError('lost', { cause: error });
      await pause.wait(signal, error.retryAfterMs).catch(() => undefined);
    }
  }
}
