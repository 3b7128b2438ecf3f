// Every few minutes: looks for unread questions that slipped through. The only importer of node-cron.
import cron from 'node-cron';
import type { Logger } from 'pino';
import { ChatError } from '../chat/index.ts';

/** In UTC: local time has an hour twice a year that is skipped or repeated. */
const everyFiveMinutes = { expression: '*/5 * * * *', options: { timezone: 'UTC', noOverlap: true } };

/**
 * Runs the sweep on the clock until it is stopped; what fails is logged and tried again next time. The signal is the
 * one that ends a running sweep: that is no failure.
 */
export function scheduleSweep(
  sweep: () => Promise<void>,
  signal: AbortSignal,
  log: Logger,
): { stop(): Promise<void> } {
  const task = cron.schedule(
    everyFiveMinutes.expression,
    async () => {
      try {
        await sweep();
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ChatError)) throw error;
        log.warn({ err: error }, 'the sweep for unread questions failed');
      }
    },
    everyFiveMinutes.options,
  );
  task.on('execution:failed', ({ execution }) => {
    log.error({ err: execution?.error }, 'the sweep for unread questions failed');
  });
  return {
    async stop() {
      await task.destroy();
    },
  };
}
