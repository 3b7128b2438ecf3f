// Repeats what the bot cannot do without until the chat server is well again.
import type { Logger } from 'pino';
import { backoff } from './backoff.ts';
import { ChatError } from './errors.ts';

/**
 * The result of the act, however long it takes; undefined when stopped. `unauthorized`, and what is no ChatError, is
 * thrown: waiting does not help there. `failure` is what the log says.
 */
export async function untilPassed<T>(
  act: () => Promise<T>,
  failure: string,
  log: Logger,
  signal: AbortSignal,
): Promise<T | undefined> {
  const pause = backoff();
  while (!signal.aborted) {
    try {
      return await act();
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof ChatError) || error.kind === 'unauthorized') throw error;
      log.warn({ err: error }, failure);
    }
    await pause.wait(signal).catch(() => undefined);
  }
  return undefined;
}
