// What happens by the clock. The only importer of node-cron.
import cron from 'node-cron';
import type { Logger } from 'pino';
import { ChatError } from '../chat/index.ts';

export interface Job {
  /** For the log: „the sweep“. */
  readonly name: string;
  /** A cron expression, in UTC: local time has an hour twice a year that is skipped or repeated. */
  readonly when: string;
  /** May throw ChatError: then the next time will do. */
  run(): Promise<void>;
}

/** Runs jobs when it is their time, each one once at a time. */
export interface Clock {
  start(job: Job): { stop(): Promise<void> };
}

/** The signal is the one that ends running jobs: that is no failure. */
export function cronClock(signal: AbortSignal, log: Logger): Clock {
  return {
    start(job) {
      const failed = (error: unknown) => log.error({ err: error, job: job.name }, 'a job failed');
      const task = cron.schedule(
        job.when,
        async () => {
          try {
            await job.run();
          } catch (error) {
            if (signal.aborted) return;
            if (!(error instanceof ChatError)) throw error;
            log.warn({ err: error, job: job.name }, 'a job failed; the next time will do');
          }
        },
        { timezone: 'UTC', noOverlap: true },
      );
      task.on('execution:failed', ({ execution }) => failed(execution?.error));
      return { stop: async () => task.destroy() };
    },
  };
}
