// Heavy work as jobs: a process that needs something made asks for it, and whoever is free makes it.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { openQueue, type TakenJob } from './queue.ts';
import { prefix } from './redis.ts';

/** What is to be made, and what was made, as text. */
export type Make = (order: string, signal: AbortSignal) => Promise<string>;

export interface HeavyJobs {
  /**
   * Has it made by another process. Undefined when none has: whoever asks makes it then. Rejects only with the signal's
   * reason.
   */
  haveMade(order: string, signal: AbortSignal): Promise<string | undefined>;
  /** Makes what others want, one thing after the other, until it is stopped; what it has in hand then, others make. */
  makeForOthers(make: Make): { stop(): Promise<void> };
  close(): void;
}

export interface HeavyTimes {
  readonly lockMs: number;
  readonly stalledMs: number;
  readonly renewMs: number;
  /** So long it is waited for others, one death among them. */
  readonly waitMs: number;
  /** So often it is looked whether something has been made. */
  readonly resultMs: number;
}

export interface HeavyOptions {
  readonly engine: Engine;
  readonly times: HeavyTimes;
  /** Only who makes the same kind of things understands the orders. */
  readonly kind: string;
  /** How long it waits until it looks for work again; and whether others go first, for what is new. */
  readonly pace: () => { readonly lookMs: number; readonly letsOthersFirst: boolean };
  /** What could not be made here; whoever asked for it makes it. */
  readonly onFault: (error: unknown) => void;
}

/** All of it lies in the engine's memory. Larger orders and results are few, and are made where they are wanted. */
const mostOrderLetters = 512 * 1024;
const mostResultLetters = 4 * 1024 * 1024;
const mostWaiting = 50;
/** Whoever asked for it takes it at once, or is dead. */
const resultLastsMs = 60_000;

export function heavyJobs({ engine, times, kind, pace, onFault }: HeavyOptions): HeavyJobs {
  const { client, failed: onFailure } = engine;
  const queue = openQueue<{ readonly key: string; readonly order: string }>({
    ...{ name: `heavy-${kind}`, client, onFailure, mostDeaths: 1 },
    ...{ lockMs: times.lockMs, stalledMs: times.stalledMs },
  });
  const resultKey = (key: string) => `${prefix}:made:${key}`;

  async function resultOf(key: string, signal: AbortSignal): Promise<string | undefined> {
    const until = performance.now() + times.waitMs;
    while (performance.now() < until) {
      await pause(times.resultMs, undefined, { signal });
      // In this order: what has been made by then is there.
      const isThere = await queue.has(key);
      const made = await client.getdel(resultKey(key));
      if (made !== null) return made;
      if (!isThere) return undefined;
    }
    return undefined;
  }

  /** While it is made, the lock is renewed; without the lock it is another process's. */
  async function work(job: TakenJob<{ key: string; order: string }>, make: Make, stopping: AbortSignal) {
    const { key, order } = job.data;
    if (job.isHopeless) return job.complete();
    const lost = new AbortController();
    const signal = AbortSignal.any([stopping, lost.signal]);
    const renewal = setInterval(() => {
      void job.extend().then((isOurs) => isOurs || lost.abort(), onFailure);
    }, times.renewMs);
    try {
      const made = await make(order, signal).catch((error: unknown) => {
        if (!signal.aborted) onFault(error);
      });
      if (lost.signal.aborted) return;
      if (stopping.aborted) return await job.giveBack();
      if (made && made.length <= mostResultLetters)
        await client.set(resultKey(key), made, 'PX', resultLastsMs);
      await job.complete();
    } finally {
      clearInterval(renewal);
    }
  }

  let seen: string | undefined;
  /** What waits at a second look too, others have no time for. */
  async function takeOld() {
    const next = await queue.next();
    const isOld = next !== undefined && next === seen;
    seen = next;
    return isOld ? queue.take() : undefined;
  }

  return {
    async haveMade(order, signal) {
      signal.throwIfAborted();
      if (order.length > mostOrderLetters) return undefined;
      const key = randomUUID();
      try {
        if ((await queue.waiting()) >= mostWaiting) return undefined;
        await queue.add(new Map([[key, { key, order }]]));
        return await resultOf(key, signal);
      } catch (error) {
        signal.throwIfAborted();
        onFailure(error);
        return undefined;
      } finally {
        // Nobody needs it any more, if it is still there.
        void queue.remove(key).catch(() => undefined);
      }
    },
    makeForOthers(make) {
      const stopping = new AbortController();
      const { signal } = stopping;
      const working = (async () => {
        while (!signal.aborted) {
          const { lookMs, letsOthersFirst } = pace();
          const job = await (letsOthersFirst ? takeOld() : queue.take()).catch(onFailure);
          if (job) await work(job, make, signal).catch(onFailure);
          else await pause(lookMs, undefined, { signal }).catch(() => undefined);
        }
      })();
      return {
        stop() {
          stopping.abort();
          return working;
        },
      };
    },
    close: () => queue.close(),
  };
}
