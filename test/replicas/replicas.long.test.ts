// Several replicas over a real engine: each organisation is one's at a time, and nobody's for no longer than a lock lasts.
// @module-tag long
import { describe, expect, test } from 'vitest';
import { until } from '../support/office.ts';
import { forgetAll, noRedis } from '../support/redis.ts';
import {
  longestStandstill,
  names,
  openReplicas as open,
  pass,
  replicaTimes as times,
} from '../support/replicas.ts';

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
    const { redis, join, told, doubled } = await open();
    const [first, second] = [await join(), await join()];
    await until(() => first.held.size === 3 && second.held.size === 3, 'both to have a half');
    const holds = [...first.held.values()];
    await redis.stop();
    const goneAt = performance.now();
    expect(holds.every((hold) => hold.isHeld())).toBe(true);
    await until(() => first.held.size + second.held.size === 0, 'both to end');
    expect(performance.now() - goneAt).toBeLessThan(times.lockMs);
    expect(holds.some((hold) => hold.isHeld())).toBe(false);
    expect([first, second].map(({ replica }) => replica.isEngineThere())).toEqual([false, false]);
    await redis.start();
    await until(() => first.held.size === 3 && second.held.size === 3, 'both to have a half again');
    expect([first, second].map(({ replica }) => replica.isEngineThere())).toEqual([true, true]);
    // Once by each, however often it was asked in vain.
    expect(told('the engine of the replicas does not answer')).toBe(2);
    expect(told('the engine of the replicas answers again')).toBe(2);
    expect(doubled()).toBe(0);
  });

  test('an engine that has forgotten all changes nothing for who has something; a new one waits for its share', async () => {
    const { redis, join, doubled } = await open();
    const [first, second] = [await join(), await join()];
    await until(() => first.held.size === 3 && second.held.size === 3, 'both to have a half');
    const holds = [...first.held.values(), ...second.held.values()];
    await redis.stop();
    await redis.start();
    const startedAt = performance.now();
    const third = await join();
    await until(() => third.held.size > 0, 'the new one to have something');
    // Earlier than that it could be somebody's who has not been heard of yet.
    expect(performance.now() - startedAt).toBeGreaterThan(times.lockMs - 500);
    const all = [first, second, third];
    await until(() => all.every(({ held }) => held.size === 2), 'each to have a third');
    expect(holds.filter((hold) => hold.isHeld())).toHaveLength(4);
    expect(doubled()).toBe(0);
  });

  test('an engine that forgets all while it runs changes nothing for who has something, however often', async () => {
    const { redis, join, doubled } = await open();
    const all = [await join(), await join(), await join()];
    await until(() => all.every(({ held }) => held.size === 2), 'each to have a third');
    const holds = all.flatMap(({ held }) => [...held.values()]);
    const stood = longestStandstill();
    for (let often = 0; often < 5; often++) {
      forgetAll(redis.url);
      // At another moment of looks and renewals each time.
      await pass(430);
    }
    await pass(times.lockMs);
    expect(doubled()).toBe(0);
    // Who stands still for longer than a renewal is late with it on a busy machine, and another one may have it then.
    const wasInTime = stood() < times.renewMs;
    expect(holds.every((hold) => hold.isHeld()) || !wasInTime).toBe(true);
    // What one gives back later on, the others have.
    await all[0]?.replica.stop();
    await until(
      () => all.every(({ held }, index) => held.size === (index === 0 ? 0 : 3)),
      'others to have it',
    );
    expect(doubled()).toBe(0);
  });

  test('where they see different files, whoever could take what nobody has takes it; that is told', async () => {
    const { join, told, doubled } = await open();
    // Before anything is given away: each begins with the half of what it sees.
    const second = await join();
    const first = await join({ wants: new Set(['a', 'b', 'c']) });
    const isAllHad = () => first.held.size + second.held.size === 6;
    await until(isAllHad, 'all to be had');
    // Nobody gives away what another one could not take.
    const holds = [...first.held.values(), ...second.held.values()];
    await pass(2_000);
    expect(holds.every((hold) => hold.isHeld())).toBe(true);
    expect(told('replicas see different files of organisations')).toBe(2);
    first.replica.want(names);
    await until(() => first.held.size === 3 && second.held.size === 3, 'both to have a half');
    expect(doubled()).toBe(0);
  });

  test('what one sees alone is offered, however much others see', async () => {
    const { join } = await open();
    const first = await join();
    await until(() => first.held.size === 6, 'one to have all');
    const second = await join({ wants: new Set(['x']) });
    await until(() => second.held.has('x'), 'what it sees alone to be had');
  });

  test('what runs with a file that is broken now is not given away', async () => {
    const { join } = await open();
    const first = await join();
    await until(() => first.held.size === 6, 'one to have all');
    first.replica.want(new Set(['a', 'b', 'c', 'd', 'e']), new Set(['f']));
    const second = await join({ wants: new Set(['a', 'b', 'c', 'd', 'e']) });
    await until(() => second.held.size > 1, 'the other one to have its share');
    await pass(500);
    expect(first.held.has('f')).toBe(true);
  });
});

test.runIf(noRedis !== undefined)('replicas are not tested here', ({ skip }) => skip(noRedis));
