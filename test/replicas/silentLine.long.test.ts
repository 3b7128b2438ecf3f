// A line to the engine that falls silent without being closed: what is held goes on, or ends, and begins again soon.
// @module-tag long
import { describe, expect, test } from 'vitest';
import { until } from '../support/office.ts';
import { noRedis } from '../support/redis.ts';
import { openReplicas as open, pass, replicaTimes as times } from '../support/replicas.ts';
import { silentLine } from '../support/silentLine.ts';

describe.skipIf(noRedis !== undefined)('a line', () => {
  test('that falls silent is left for a new one, while what is held goes on', async () => {
    const { redis, join } = await open();
    const line = await silentLine(Number(new URL(redis.url).port));
    const slow = { ...times, lockMs: 7_000, renewMs: 1_000, marginMs: 500 };
    const { held } = await join({ url: `redis://127.0.0.1:${line.port}`, times: slow });
    await until(() => held.size === 6, 'all to be had', 30_000);
    const holds = [...held.values()];
    line.fallSilent({ new: false });
    await pass(slow.lockMs + 500);
    expect(holds.every((hold) => hold.isHeld())).toBe(true);
  });

  test('that is silent for long ends all; when it is back, they go on at once', async () => {
    const { redis, join } = await open();
    const line = await silentLine(Number(new URL(redis.url).port));
    const { held } = await join({ url: `redis://127.0.0.1:${line.port}` });
    await until(() => held.size === 6, 'all to be had');
    line.fallSilent({ new: true });
    await until(() => held.size === 0, 'all to end');
    await pass(3_000);
    line.heal();
    const healedAt = performance.now();
    await until(() => held.size === 6, 'all to be had again');
    expect(performance.now() - healedAt).toBeLessThan(6_000);
  });
});

test.runIf(noRedis !== undefined)('replicas are not tested here', ({ skip }) => skip(noRedis));
