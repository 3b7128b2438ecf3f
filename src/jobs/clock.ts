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
      const options = { timezone: 'UTC', noOverlap: true };
      const task = cron.schedule(job.when, () => runJob(job, signal, log), options);
      return { stop: async () => task.destroy() };
    },
  };
}

/** Once; what fails is in the log. Never rejects. */
export async function runJob(job: Job, signal: AbortSignal, log: Logger): Promise<void> {
  try {
    await job.run();
  } catch (error) {
    if (signal.aborted) return;
    const about = { err: error, job: job.name };
    if (error instanceof ChatError) log.warn(about, 'a job failed; the next time will do');
    else log.error(about, 'a job failed');
  }
}
