// Several replicas over a real engine: each organisation is one's at a time, and nobody's for no longer than a lock lasts.
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../src/log.ts';
import type { Hold } from '../../src/replicas/hold.ts';
import { joinReplicas, type ReplicaTimes } from '../../src/replicas/replicas.ts';
import { until } from '../support/office.ts';
import { noRedis, startRedis } from '../support/redis.ts';

const times: ReplicaTimes = { lockMs: 1_500, renewMs: 300, marginMs: 200, stalledMs: 300, lookMs: 50 };
const names = new Set(['a', 'b', 'c', 'd', 'e', 'f']);

async function open() {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const lines: string[] = [];
  const log = createLog({ level: 'warn', secrets: [] }, { write: (line) => void lines.push(line) });
  /** Who works for an organisation, and how often that was more than one. */
  const workers = new Map<string, Set<object>>();
  let doubled = 0;
  async function join() {
    const held = new Map<string, Hold>();
    const self = {};
    const replica = await joinReplicas({
      url: redis.url,
      log,
      times,
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
    replica.want(names);
    return { replica, held };
  }
  return { redis, lines, join, doubled: () => doubled };
}

describe.skipIf(noRedis !== undefined)('replicas', () => {
  test('share what there is; a new one takes its share, and one that stops gives all back', async () => {
    const { join, doubled } = await open();
    const first = await join();
    await until(() => first.held.size === 6, 'one to have all');
    const second = await join();
    await until(() => first.held.size === 3 && second.held.size === 3, 'both to have a half');
    const third = await join();
    await until(() => [first, second, third].every(({ held }) => held.size === 2), 'each to have a third');
    const stoppedAt = performance.now();
    await second.replica.stop();
    await until(() => first.held.size + third.held.size === 6, 'the others to have all');
    expect(performance.now() - stoppedAt).toBeLessThan(times.lockMs);
    expect(doubled()).toBe(0);
  });

  test('work for what is wanted, and for nothing else', async () => {
    const { join } = await open();
    const { replica, held } = await join();
    await until(() => held.size === 6, 'all to be had');
    replica.want(new Set(['a', 'x']));
    await until(() => [...held.keys()].toSorted().join('') === 'ax', 'what is wanted to be had');
  });

  test('go on without the engine as long as their lock lasts, then end, and begin again when it is back', async () => {
    const { redis, join, lines, doubled } = await open();
    const [first, second] = [await join(), await join()];
    await until(() => first.held.size === 3 && second.held.size === 3, 'both to have a half');
    const holds = [...first.held.values()];
    await redis.stop();
    const goneAt = performance.now();
    expect(holds.every((hold) => hold.isHeld())).toBe(true);
    await until(() => first.held.size + second.held.size === 0, 'both to end');
    expect(performance.now() - goneAt).toBeLessThan(times.lockMs);
    expect(holds.some((hold) => hold.isHeld())).toBe(false);
    expect(lines.join('')).toContain('the engine of the replicas does not answer');
    await redis.start();
    await until(() => first.held.size === 3 && second.held.size === 3, 'both to have a half again');
    expect(doubled()).toBe(0);
  });

  test('an engine that has forgotten all is not believed until every earlier lock is over', async () => {
    const { redis, join, doubled } = await open();
    const [first, second] = [await join(), await join()];
    await until(() => first.held.size === 3 && second.held.size === 3, 'both to have a half');
    await redis.stop();
    await redis.start();
    await until(() => first.held.size + second.held.size < 6, 'the loss to be seen');
    await until(() => first.held.size === 3 && second.held.size === 3, 'both to have a half again');
    expect(doubled()).toBe(0);
  });
});

test.runIf(noRedis !== undefined)('replicas are not tested here', ({ skip }) => skip(noRedis));
