// A process that takes no organisation, and makes what replicas ask for.
import type { Logger } from 'pino';
import { connectEngine } from './engine.ts';
import { heavyJobs, type Make } from './heavyJobs.ts';
import { soon } from './soon.ts';
import { isThere, type ReplicaTimes, usualTimes } from './times.ts';

export interface Worker {
  /** Whether the engine has answered lately. */
  isEngineThere(): boolean;
  /** What it has in hand, others make. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly url: string;
  readonly log: Logger;
  readonly makes: { readonly kind: string; readonly make: Make };
  readonly times?: ReplicaTimes;
}

export async function joinAsWorker({ url, log, makes, times = usualTimes }: WorkerOptions): Promise<Worker> {
  const engine = await connectEngine(url, log);
  const heavy = heavyJobs({
    ...{ engine, times, kind: makes.kind },
    pace: () => ({ lookMs: times.workMs.worker, letsOthersFirst: false }),
    onFault: (error) => log.warn({ err: error }, 'a file could not be made for another replica'),
  });
  const helping = heavy.makeForOthers(makes.make);
  let looking: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    looking ??= engine
      .announce({ holds: undefined, sees: '', makes: makes.kind })
      .catch(engine.failed)
      .finally(() => (looking = undefined));
  }, times.lookMs);
  return {
    isEngineThere: () => isThere(engine.silentMs(), times),
    async stop() {
      clearInterval(timer);
      await soon(looking?.then(() => undefined));
      await soon(engine.leave());
      await soon(helping.stop());
      heavy.close();
      engine.close();
    },
  };
}
