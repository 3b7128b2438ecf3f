// A queue of jobs, each in one process's hands at a time by a lock: BullMQ's, which finds what a dead process had in hand.
import { createHash, randomUUID } from 'node:crypto';
import { type Job, Queue, Worker } from 'bullmq';
import { prefix, type Redis } from './redis.ts';

/** Jobs have keys, by which each is there once. All of it rejects while there is no engine. */
export interface JobQueue<Data> {
  /** Those that are not there yet. */
  add(jobs: ReadonlyMap<string, Data>): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Of these keys, those whose jobs nobody has in hand. */
  waitingOf(keys: Iterable<string>): Promise<readonly string[]>;
  /** How many jobs nobody has in hand. */
  waiting(): Promise<number>;
  /** The next one to be taken, by letters that are its own; undefined when none waits. */
  next(): Promise<string | undefined>;
  /** The one that waits for longest; undefined when none does. */
  take(): Promise<TakenJob<Data> | undefined>;
  /** This one, if nobody has it in hand. */
  takeThis(key: string): Promise<TakenJob<Data> | undefined>;
  /** Unless somebody has it in hand. */
  remove(key: string): Promise<void>;
  close(): void;
}

export interface TakenJob<Data> {
  readonly data: Data;
  /** Those who had it before have died over it too often. */
  readonly isHopeless: boolean;
  /** Whether the lock was still there. */
  extend(): Promise<boolean>;
  /** Another process may take it at once. */
  giveBack(): Promise<void>;
  /** It is done with, and forgotten. */
  complete(): Promise<void>;
}

export interface QueueOptions {
  readonly name: string;
  readonly client: Redis;
  readonly onFailure: (error: unknown) => void;
  /** So long a lock lasts that nobody renews. */
  readonly lockMs: number;
  /** So often it is looked for locks that are over. */
  readonly stalledMs: number;
  /** How many processes may die over a job. */
  readonly mostDeaths: number;
}

/** As BullMQ's own scripts do it, which can only take the next one: from those that wait to those in hand, with a lock. */
const takeScript = `
if redis.call('LREM', KEYS[1], 1, ARGV[1]) == 0 then return 0 end
redis.call('LPUSH', KEYS[2], ARGV[1])
redis.call('SET', KEYS[3], ARGV[2], 'PX', ARGV[3])
return 1`;

export function openQueue<Data>(options: QueueOptions): JobQueue<Data> {
  const { client, lockMs } = options;
  let parts: Promise<Parts<Data>> | undefined;
  let opened: Parts<Data> | undefined;

  /** One that could not be made ready never will be: another is made. */
  async function ready(): Promise<Parts<Data>> {
    if (client.status !== 'ready') throw new Error('there is no connection to the engine');
    parts ??= makeParts<Data>(options).catch((error: unknown) => {
      parts = undefined;
      throw error;
    });
    opened = await parts;
    return opened;
  }

  const taken = (job: Job<Data>, token: string): TakenJob<Data> => ({
    data: job.data,
    isHopeless: Boolean(job.deferredFailure),
    extend: async () => Number(await job.extendLock(token, lockMs)) === 1,
    giveBack: async () => void (await job.moveToWait(token)),
    complete: async () => void (await job.moveToCompleted(undefined, token, false)),
  });

  return {
    async add(jobs) {
      const { queue } = await ready();
      const ids = [...jobs.keys()].map((key) => queue.toKey(idOf(key)));
      if (ids.length === 0 || (await client.exists(...ids)) === ids.length) return;
      const opts = { removeOnComplete: true, removeOnFail: true };
      await queue.addBulk(
        [...jobs].map(([key, data]) => ({ name: 'job', data, opts: { ...opts, jobId: idOf(key) } })),
      );
    },
    async has(key) {
      const { queue } = await ready();
      return (await client.exists(queue.toKey(idOf(key)))) === 1;
    },
    async waitingOf(keys) {
      const { queue } = await ready();
      const ids = new Set(await client.lrange(queue.toKey('wait'), 0, -1));
      return ids.size === 0 ? [] : [...keys].filter((key) => ids.has(idOf(key)));
    },
    async waiting() {
      const { queue } = await ready();
      return client.llen(queue.toKey('wait'));
    },
    async next() {
      const { queue } = await ready();
      return (await client.lindex(queue.toKey('wait'), -1)) ?? undefined;
    },
    async take() {
      const { worker } = await ready();
      const token = randomUUID();
      const job = await worker.getNextJob(token, { block: false });
      return job && taken(job, token);
    },
    async takeThis(key) {
      const { queue } = await ready();
      const [id, token] = [idOf(key), randomUUID()];
      const keys = [queue.toKey('wait'), queue.toKey('active'), `${queue.toKey(id)}:lock`];
      if (Number(await client.eval(takeScript, keys.length, ...keys, id, token, lockMs)) !== 1)
        return undefined;
      const job = await queue.getJob(id);
      return job && taken(job, token);
    },
    async remove(key) {
      const { queue } = await ready();
      await queue.remove(idOf(key));
    },
    close() {
      void opened?.worker.close(true).catch(() => undefined);
      void opened?.queue.close().catch(() => undefined);
    },
  };
}

type Parts<Data> = Awaited<ReturnType<typeof makeParts<Data>>>;

async function makeParts<Data>({ name, client, onFailure, lockMs, stalledMs, mostDeaths }: QueueOptions) {
  const connection = { connection: client, prefix, skipVersionCheck: true };
  const queue = new Queue<Data, unknown, string, Data, unknown, string>(name, connection);
  // It takes nothing by itself; but it finds what a dead process had in hand.
  const worker = new Worker<Data>(name, null, {
    ...connection,
    autorun: false,
    lockDuration: lockMs,
    skipLockRenewal: true,
    stalledInterval: stalledMs,
    maxStalledCount: mostDeaths,
  });
  queue.on('error', onFailure);
  worker.on('error', onFailure);
  try {
    await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
  } catch (error) {
    void worker.close(true).catch(() => undefined);
    void queue.close().catch(() => undefined);
    throw error;
  }
  void worker.startStalledCheckTimer().catch(onFailure);
  return { queue, worker };
}

/** The engine takes not every letter. */
const idOf = (key: string) => `of-${createHash('sha256').update(key).digest('hex')}`;
