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

/** What happens from the start on, and not at times that all have in common. */
export interface RepeatedJob {
  readonly name: string;
  /** May throw ChatError: then the next time will do. */
  run(): Promise<void>;
  /** From the end of a run to the next one. */
  pauseMs(): number;
}

/** Runs jobs when it is their time, each one once at a time. */
export interface Clock {
  start(job: Job): { stop(): Promise<void> };
  /** Now, and again after each pause. When it has stopped, no run is going on. */
  repeat(job: RepeatedJob): { stop(): Promise<void> };
}

/** The signal is the one that ends running jobs: that is no failure. */
export function cronClock(signal: AbortSignal, log: Logger): Clock {
  return {
    start(job) {
      const options = { timezone: 'UTC', noOverlap: true };
      const task = cron.schedule(job.when, () => runJob(job, signal, log), options);
      return { stop: async () => task.destroy() };
    },
    repeat: (job) => repeatJob(job, signal, log),
  };
}

export function repeatJob(job: RepeatedJob, signal: AbortSignal, log: Logger): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const run = async () => {
    await runJob(job, signal, log);
    if (!isStopped) timer = setTimeout(() => void (running = run()), job.pauseMs()).unref();
  };
  let running = run();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Once; what fails is in the log. Never rejects. */
export async function runJob(
  job: Pick<Job, 'name' | 'run'>,
  signal: AbortSignal,
  log: Logger,
): Promise<void> {
  try {
    await job.run();
  } catch (error) {
    if (signal.aborted) return;
    const about = { err: error, job: job.name };
    if (error instanceof ChatError) log.warn(about, 'a job failed; the next time will do');
    else log.error(about, 'a job failed');
  }
}
