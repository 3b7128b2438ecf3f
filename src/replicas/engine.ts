// The engine that says which of several replicas works for an organisation: BullMQ's queue and locks, over Redis or Valkey.
// The only code that knows it: each organisation is a job that one replica has in hand at a time, and never completes.
import { createHash, randomUUID } from 'node:crypto';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { HoldTimes } from './hold.ts';

export interface Engine {
  /** Tells that this replica is there; gives how many are, and since when the engine runs, in milliseconds. */
  announce(): Promise<{ readonly replicas: number; readonly runningMs: number }>;
  /** These are to be worked for: whoever is not known yet waits to be taken. */
  offer(names: ReadonlySet<string>): Promise<void>;
  /** One that waits, with its lock; undefined when none does. */
  take(): Promise<Taken | undefined>;
  /** Nobody counts this replica any more. */
  leave(): Promise<void>;
  close(): void;
}

/** Each rejects while there is no engine. */
export interface Taken {
  readonly name: string;
  /** Whether the lock was still there. */
  extend(): Promise<boolean>;
  /** Another replica may take it at once. */
  giveBack(): Promise<void>;
  /** Nobody is to work for it any more. */
  remove(): Promise<void>;
}

export interface EngineOptions {
  readonly url: string;
  readonly times: Pick<HoldTimes, 'lockMs'> & { readonly stalledMs: number };
  /** Told of each failure; what was asked for is asked again. */
  readonly onFailure: (error: unknown) => void;
}

const queueName = 'organisations';
const prefix = 'amtsbot';
const presentKey = `${prefix}:replicas`;
/** Who has not announced itself for so long is not counted. */
const presentMs = 10_000;
/** In hand, or waiting for somebody to take them. */
const inQueue = ['wait', 'active', 'delayed', 'prioritized'] as const;
const longestReconnectMs = 1_000;

export async function connectEngine({ url, times, onFailure }: EngineOptions): Promise<Engine> {
  const client = new Redis(url, {
    // What cannot be sent now is asked again by whoever wants it: nothing is to happen later than it was meant.
    enableOfflineQueue: false,
    maxRetriesPerRequest: null,
    lazyConnect: true,
    retryStrategy: (attempt) => Math.min(longestReconnectMs, attempt * 100),
  });
  client.on('error', onFailure);
  await client.connect().catch(onFailure);
  const connection = { connection: client, prefix, skipVersionCheck: true };
  const queue = new Queue<{ readonly organisation: string }>(queueName, connection);
  // It takes nothing by itself; but it finds what a dead replica had in hand.
  const worker = new Worker<{ readonly organisation: string }>(queueName, null, {
    ...connection,
    autorun: false,
    lockDuration: times.lockMs,
    skipLockRenewal: true,
    stalledInterval: times.stalledMs,
    maxStalledCount: Number.MAX_SAFE_INTEGER,
  });
  queue.on('error', onFailure);
  worker.on('error', onFailure);
  const id = randomUUID();
  let isLooking = false;

  async function nowMs(): Promise<number> {
    const [seconds, micros] = await client.time();
    return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
  }

  return {
    async announce() {
      const now = await nowMs();
      await client.zadd(presentKey, now, id);
      await client.zremrangebyscore(presentKey, '-inf', now - presentMs);
      const [, seconds] = /^uptime_in_seconds:(\d+)/m.exec(await client.info('server')) ?? [];
      if (!isLooking) void worker.startStalledCheckTimer().catch(onFailure);
      isLooking = true;
      return { replicas: await client.zcard(presentKey), runningMs: Number(seconds) * 1000 };
    },
    async offer(names) {
      if ((await queue.getJobCountByTypes(...inQueue)) >= names.size) return;
      const known = new Set((await queue.getJobs([...inQueue])).map(({ data }) => data.organisation));
      const missing = [...names].filter((name) => !known.has(name));
      if (missing.length === 0) return;
      await queue.addBulk(
        missing.map((organisation) => ({
          name: 'organisation',
          data: { organisation },
          opts: { jobId: idOf(organisation), removeOnComplete: true, removeOnFail: true },
        })),
      );
    },
    async take() {
      const token = randomUUID();
      const job = await worker.getNextJob(token, { block: false });
      return (
        job && {
          name: job.data.organisation,
          extend: async () => Number(await job.extendLock(token, times.lockMs)) === 1,
          giveBack: async () => void (await job.moveToWait(token)),
          remove: async () => void (await job.moveToCompleted(undefined, token, false)),
        }
      );
    },
    async leave() {
      await client.zrem(presentKey, id);
    },
    close() {
      void worker.close(true).catch(() => undefined);
      void queue.close().catch(() => undefined);
      client.disconnect();
    },
  };
}

/** The engine takes not every letter. */
const idOf = (name: string) => `of-${createHash('sha256').update(name).digest('hex')}`;
