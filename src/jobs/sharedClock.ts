// One clock for many organisations: what comes at the same time for all is looked at once, and done by one after the other.
import type { Logger } from 'pino';
import { type Clock, type Job, repeatJob, runJob } from './clock.ts';

export interface SharedClock {
  /** The clock of one, which is so late as its part of the time, from 0 to 1. */
  of(part: number, signal: AbortSignal, log: Logger): Clock;
}

/** Over so long the runs of all are spread: most of them come each minute. */
const spreadMs = 50_000;

/** One task for each time that a job has, and none of a job's own. */
export function sharedClock(clock: Clock): SharedClock {
  const ticking = new Map<string, { readonly jobs: Set<() => void>; readonly stop: () => Promise<void> }>();

  function tick(when: string): Set<() => void> {
    const known = ticking.get(when);
    if (known) return known.jobs;
    const jobs = new Set<() => void>();
    const run = async () => {
      for (const begin of jobs) begin();
    };
    ticking.set(when, { jobs, ...clock.start({ name: `all at ${when}`, when, run }) });
    return jobs;
  }

  async function leave(when: string, begin: () => void): Promise<void> {
    const task = ticking.get(when);
    task?.jobs.delete(begin);
    if (task?.jobs.size !== 0) return;
    ticking.delete(when);
    await task.stop();
  }

  return {
    of: (part, signal, log) => ({
      start(job: Job) {
        let timer: NodeJS.Timeout | undefined;
        let running: Promise<void> | undefined;
        const begin = () => {
          // The last time's is late, or not done.
          if (timer || running) return;
          timer = setTimeout(() => {
            timer = undefined;
            running = runJob(job, signal, log).finally(() => (running = undefined));
          }, part * spreadMs).unref();
        };
        tick(job.when).add(begin);
        return {
          async stop() {
            clearTimeout(timer);
            await leave(job.when, begin);
          },
        };
      },
      // They do not all begin at once.
      repeat: (job) => repeatJob(job, signal, log),
    }),
  };
}
