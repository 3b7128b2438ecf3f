// Tries an upload again as long as it gets on: what a broken connection interrupts, the next one continues.
import type { ChatError } from './errors.ts';
import { type Backoff, retry } from './retry.ts';
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
  let vain = 0;
  const isWorthAnother = (error: ChatError) => {
    vain += 1;
    if (hasMoved()) {
      vain = 1;
      pause.reset();
    }
    if (!isPassing(error, vain)) return false;
    if (vain >= mostVain) throw new UploadError('lost', { cause: error });
    return true;
  };
  return retry(attempt, { signal, pause, isWorthAnother });
}
