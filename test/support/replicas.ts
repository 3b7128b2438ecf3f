// Replicas in one process over a real engine, and who of them works for which organisation.
import { onTestFinished } from 'vitest';
import { createLog } from '../../src/log.ts';
import type { Hold } from '../../src/replicas/hold.ts';
import { joinReplicas } from '../../src/replicas/replicas.ts';
import type { ReplicaTimes } from '../../src/replicas/times.ts';
import { startRedis } from './redis.ts';

/** Short ones: a lock is over after a second and a half. */
export const replicaTimes: ReplicaTimes = {
  ...{ lockMs: 1_500, renewMs: 300, marginMs: 200, stalledMs: 300, lookMs: 50 },
  ...{ patienceMs: 300, differMs: 800, waitMs: 10_000, resultMs: 20 },
  // Beside a worker none of them takes heavy work.
  workMs: { worker: 20, replica: 20, besideWorkers: 60_000 },
};
export const makes = { kind: 'test', make: async (order: string) => order };
export const names = new Set(['a', 'b', 'c', 'd', 'e', 'f']);

interface Joining {
  readonly url?: string;
  readonly wants?: ReadonlySet<string>;
  readonly times?: ReplicaTimes;
}

/** A real engine, and replicas that work by it; all of it ends with the test. */
export async function openReplicas() {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const lines: string[] = [];
  const log = createLog({ level: 'info', secrets: [] }, { write: (line) => void lines.push(line) });
  /** Who works for an organisation, and how often that was more than one. */
  const workers = new Map<string, Set<object>>();
  let doubled = 0;
  async function join({ url = redis.url, wants = names, times = replicaTimes }: Joining = {}) {
    const held = new Map<string, Hold>();
    const self = {};
    const replica = await joinReplicas({
      ...{ url, log, makes, times },
      async work(name, hold) {
        const others = workers.get(name) ?? new Set();
        if (others.size > 0) doubled++;
        workers.set(name, others.add(self));
        held.set(name, hold);
        await new Promise<void>((resolve) => hold.signal.addEventListener('abort', () => resolve()));
        others.delete(self);
        held.delete(name);
      },
    });
    onTestFinished(() => replica.stop());
    replica.want(wants);
    return { replica, held };
  }
  /** How many lines of the log have these words. */
  const told = (words: string) => lines.filter((line) => line.includes(words)).length;
  return { redis, log, told, join, doubled: () => doubled };
}

/** Watches how long this process stands still; called, it stops and tells the longest time, in milliseconds. */
export function longestStandstill(): () => number {
  let [last, longest] = [performance.now(), 0];
  const look = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - lookEveryMs);
    last = now;
  }, lookEveryMs);
  return () => {
    clearInterval(look);
    return longest;
  };
}
const lookEveryMs = 20;

export const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
