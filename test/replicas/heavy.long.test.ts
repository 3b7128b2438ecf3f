// Heavy work over a real engine: whoever is free does it, and where nobody does, whoever wants it does it itself.
// @module-tag long
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Make } from '../../src/replicas/heavyJobs.ts';
import { joinAsWorker } from '../../src/replicas/worker.ts';
import { until } from '../support/office.ts';
import { countKeys, noRedis } from '../support/redis.ts';
import { openReplicas, pass, replicaTimes as times } from '../support/replicas.ts';
import { silentLine } from '../support/silentLine.ts';

const { signal } = new AbortController();

async function open() {
  const opened = await openReplicas();
  const made: string[] = [];
  async function work(name: string, { url = opened.redis.url, kind = 'test', make }: Partial<Working> = {}) {
    const worker = await joinAsWorker({
      ...{ url, log: opened.log, times },
      makes: {
        kind,
        make: async (order, stopping) => {
          made.push(name);
          return make ? make(order, stopping) : `${order} by ${name}`;
        },
      },
    });
    onTestFinished(() => worker.stop());
    return worker;
  }
  /** One that has heard of the workers that are there. */
  async function joined() {
    const { replica, held } = await opened.join();
    await until(() => held.size > 0, 'organisations to be had');
    await pass(3 * times.lookMs);
    return { replica, held };
  }
  return { ...opened, made, work, joined };
}

interface Working {
  readonly url: string;
  readonly kind: string;
  readonly make: Make;
}

/** Until it is stopped. */
const forEver: Make = (_, stopping) =>
  new Promise((_resolve, reject) => {
    stopping.addEventListener('abort', () => reject(stopping.reason as Error));
  });

describe.skipIf(noRedis !== undefined)('heavy work', () => {
  test('is done by a worker, which takes no organisation', async () => {
    const { work, joined, made } = await open();
    await work('w');
    const { replica, held } = await joined();
    await until(() => held.size === 6, 'all organisations to be the replica’s');
    expect(await replica.haveMade('a sheet', signal)).toBe('a sheet by w');
    const orders = Array.from({ length: 20 }, (_, number) => `sheet ${number}`);
    const wanted = orders.map((order) => replica.haveMade(order, new AbortController().signal));
    const sheets = await Promise.all(wanted);
    expect(sheets).toEqual(orders.map((order) => `${order} by w`));
    expect(made).toHaveLength(21);
  });

  test('is done by another replica where there is no worker, and by nobody else where there is none', async () => {
    const { join } = await open();
    const first = await join();
    await until(() => first.held.size === 6, 'one to have all');
    expect(await first.replica.haveMade('a sheet', signal)).toBeUndefined();
    const second = await join();
    await until(() => second.held.size === 3, 'both to have a half');
    expect(await second.replica.haveMade('a sheet', signal)).toBe('a sheet');
  });

  test('whose worker dies is done by another one', async () => {
    const { redis, work, joined, made } = await open();
    const line = await silentLine(Number(new URL(redis.url).port));
    await work('dead', { url: `redis://127.0.0.1:${line.port}`, make: forEver });
    const { replica } = await joined();
    const sheet = replica.haveMade('a sheet', signal);
    await until(() => made.includes('dead'), 'it to be in hand');
    line.fallSilent({ new: true });
    await work('w');
    expect(await sheet).toBe('a sheet by w');
  });

  test('whose worker ends is done by another one at once', async () => {
    const { work, joined, made } = await open();
    const ending = await work('ending', { make: forEver });
    const { replica } = await joined();
    const sheet = replica.haveMade('a sheet', signal);
    await until(() => made.includes('ending'), 'it to be in hand');
    await work('w');
    const endedAt = performance.now();
    await ending.stop();
    expect(await sheet).toBe('a sheet by w');
    expect(performance.now() - endedAt).toBeLessThan(times.lockMs);
  });

  test('over which two have died is given to no third', async () => {
    const { redis, work, joined, made } = await open();
    for (const name of ['first', 'second']) {
      const line = await silentLine(Number(new URL(redis.url).port));
      await work(name, {
        url: `redis://127.0.0.1:${line.port}`,
        make(order, stopping) {
          line.fallSilent({ new: true });
          return forEver(order, stopping);
        },
      });
    }
    const { replica } = await joined();
    const sheet = replica.haveMade('a sheet', signal);
    await until(() => made.length === 2, 'two to die');
    await work('third');
    expect(await sheet).toBeUndefined();
    expect(made).not.toContain('third');
  });

  test.each<readonly [string, string, Partial<Working>]>([
    ['that cannot be done there', 'a sheet', { make: () => Promise.reject(new Error('no paper')) }],
    ['whose result is too large', 'a sheet', { make: async () => 'x'.repeat(5 * 1024 * 1024) }],
    ['whose order is too large', 'x'.repeat(600 * 1024), {}],
    ['of another kind', 'a sheet', { kind: 'other' }],
  ])('%s is left to whoever wants it', async (_, order, working) => {
    const { redis, work, joined } = await open();
    await work('w', working);
    const { replica } = await joined();
    expect(await replica.haveMade(order, signal)).toBeUndefined();
    await pass(200);
    for (const kept of ['amtsbot:heavy-*:of-*', 'amtsbot:made:*']) expect(countKeys(redis.url, kept)).toBe(0);
  });

  test('is left to whoever wants it at once, when the engine is away', async () => {
    const { redis, work, joined, made } = await open();
    await work('w', { make: forEver });
    const { replica } = await joined();
    const sheet = replica.haveMade('a sheet', signal);
    await until(() => made.length === 1, 'it to be in hand');
    await redis.stop();
    expect(await sheet).toBeUndefined();
    const askedAt = performance.now();
    expect(await replica.haveMade('another sheet', signal)).toBeUndefined();
    expect(performance.now() - askedAt).toBeLessThan(2_000);
  });

  test('that nobody waits for any more is not begun', async () => {
    const { work, joined, made } = await open();
    const busy = await work('busy', { make: forEver });
    const { replica } = await joined();
    const first = replica.haveMade('a sheet', signal);
    await until(() => made.length === 1, 'the worker to be busy');
    const giving = new AbortController();
    const second = replica.haveMade('another sheet', giving.signal);
    await pass(100);
    giving.abort(new Error('nobody wants it'));
    await expect(second).rejects.toThrow('nobody wants it');
    await work('w');
    await busy.stop();
    expect(await first).toBe('a sheet by w');
    await pass(400);
    expect(made).toEqual(['busy', 'w']);
  });
});

test.runIf(noRedis !== undefined)('replicas are not tested here', ({ skip }) => skip(noRedis));
