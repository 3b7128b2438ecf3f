// The life of one organisation among many: it is started, and again when it cannot go on, until it is stopped.
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { App } from '../app.ts';
import type { OrganisationState, WaitingReason } from '../healthPages.ts';
import type { Starts } from './starts.ts';
import { reasonOf } from './waitingReason.ts';

export interface Life {
  state(): Exclude<OrganisationState, 'broken'>;
  /** While it waits. */
  reason(): WaitingReason | undefined;
  /** While it runs. */
  app(): App | undefined;
  /** Lets running answers finish for a while; once. Never rejects. */
  stop(): Promise<void>;
}

export interface LifeParts {
  /** Starts it; told when it listens. */
  readonly start: (onListening: () => void) => App;
  readonly starts: Starts;
  /** What has to end before: whoever had the same account. */
  readonly after: Promise<unknown>;
  readonly log: Logger;
  readonly firstPauseMs?: number;
}

/** A key that is not let in is tried again at last every ten minutes: somebody may have mended it at the server. */
const longestPauseMs = 10 * 60_000;
/** Whoever has run for so long has not failed in a row. */
const longRunMs = 10 * 60_000;

export function live({ start, starts, after, log, firstPauseMs = 5_000 }: LifeParts): Life {
  const stopping = new AbortController();
  const { signal } = stopping;
  let state: ReturnType<Life['state']> = 'starting';
  let reason: WaitingReason | undefined;
  let app: App | undefined;

  async function run(): Promise<void> {
    await after;
    for (let failures = 0; !signal.aborted;) {
      const leave = await starts.enter(signal);
      const startedAt = performance.now();
      try {
        app = start(leave);
        state = 'running';
        reason = undefined;
        await ended(app);
        return;
      } catch (error) {
        if (signal.aborted) return;
        failures = performance.now() - startedAt > longRunMs ? 0 : failures + 1;
        const ms = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1));
        log.error(
          { err: error, seconds: Math.round(ms / 1000) },
          'the organisation cannot go on; it is tried again',
        );
        state = 'waiting';
        reason = reasonOf(error);
        await app?.stop();
        app = undefined;
        leave();
        await pause(ms, undefined, { signal });
      } finally {
        leave();
      }
    }
  }

  /** Or it is to be stopped, which gives it its time. */
  async function ended(running: App): Promise<void> {
    const stop = () => void running.stop();
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    try {
      await running.ended;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  const running = run().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    state: () => state,
    reason: () => reason,
    app: () => app,
    async stop() {
      stopping.abort();
      await running;
      await app?.stop();
    },
  };
}
