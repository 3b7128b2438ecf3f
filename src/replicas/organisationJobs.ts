// Each organisation as a job that one replica has in hand at a time, and that never completes while it is wanted.
import type { Engine } from './engine.ts';
import { type JobQueue, openQueue, type TakenJob } from './queue.ts';

export interface OrganisationJobs {
  /** These are to be worked for: whoever is not known yet waits to be taken. */
  offer(names: Iterable<string>): Promise<void>;
  /** Of these, those that nobody has. */
  waitingOf(names: Iterable<string>): Promise<readonly string[]>;
  /** The one that waits for longest, with its lock; undefined when none does. */
  take(): Promise<Taken | undefined>;
  close(): void;
}

/** Each rejects while there is no engine. */
export interface Taken {
  readonly name: string;
  /** Whether it is still this replica's. To be asked only while that may work for it by its own clock. */
  extend(): Promise<boolean>;
  /** Another replica may take it at once. */
  giveBack(): Promise<void>;
  /** Nobody is to work for it any more. */
  remove(): Promise<void>;
}

interface Data {
  readonly organisation: string;
}

export interface JobTimes {
  readonly lockMs: number;
  readonly stalledMs: number;
}

export function organisationJobs(engine: Engine, times: JobTimes): OrganisationJobs {
  const { client, failed: onFailure } = engine;
  const mostDeaths = Number.MAX_SAFE_INTEGER;
  const queue: JobQueue<Data> = openQueue({
    ...{ name: 'organisations', client, onFailure, mostDeaths },
    ...{ lockMs: times.lockMs, stalledMs: times.stalledMs },
  });

  const offer = (names: Iterable<string>) =>
    queue.add(new Map([...names].map((organisation) => [organisation, { organisation }])));

  const mayHaveForgotten = async () => (await engine.remembersMs()) < times.lockMs;

  /**
   * An engine that has forgotten its locks gives nothing to anybody until all of them are over. Until then what a replica
   * has is still its own, and it takes the lock for it anew.
   */
  async function takeAgain(name: string): Promise<TakenJob<Data> | undefined> {
    if (!(await mayHaveForgotten())) return undefined;
    await offer([name]);
    return queue.takeThis(name);
  }

  return {
    offer,
    waitingOf: (names) => queue.waitingOf(names),
    async take() {
      const first = await queue.take();
      if (!first) return undefined;
      // What was forgotten a moment ago, and offered anew since, is another one's.
      if (await mayHaveForgotten()) {
        await first.giveBack().catch(() => undefined);
        return undefined;
      }
      const name = first.data.organisation;
      let job = first;
      return {
        name,
        async extend() {
          if (await job.extend()) return true;
          const again = await takeAgain(name);
          job = again ?? job;
          return again !== undefined;
        },
        giveBack: () => job.giveBack(),
        remove: () => job.complete(),
      };
    },
    close: () => queue.close(),
  };
}
