// `amtsbot check` where there are replicas: whether the engine can be used, and what is wrong with it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkMany, checkWorker } from '../../src/organisations/check.ts';
import { freePort, noRedis, startRedis } from '../support/redis.ts';
import { silentLine } from '../support/silentLine.ts';

async function check(url: string) {
  const directory = mkdtempSync(join(tmpdir(), 'amtsbot-check-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const variables = { ORGANISATIONS: directory, QUEUE_URL: url };
  const checked = await checkMany(variables, [], () => expect.unreachable('there is none'));
  return { isWell: checked.isWell, line: checked.lines.find((line) => line.includes('QUEUE_URL')) };
}

describe.skipIf(noRedis !== undefined)('amtsbot check', () => {
  test('says that the engine answers, and what it is', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.stop());
    expect(await check(redis.url)).toEqual({
      isWell: true,
      line: expect.stringMatching(/^ok {5}QUEUE_URL: answers \(\d+\.\d+/),
    });
    // A worker needs no more than that.
    expect((await checkWorker({ ROLE: 'worker', QUEUE_URL: redis.url }, [])).isWell).toBe(true);
  });

  test('says when it may throw locks away, or wants a password', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.stop());
    const set = (...what: readonly string[]) =>
      execFileSync('redis-cli', ['-u', redis.url, 'config', 'set', ...what]);
    set('maxmemory-policy', 'allkeys-lru');
    expect(await check(redis.url)).toEqual({
      isWell: false,
      line: expect.stringMatching(/^WRONG {2}QUEUE_URL: its maxmemory-policy is allkeys-lru/),
    });
    set('requirepass', 'geheim99');
    expect((await check(redis.url)).line).toContain('no usable answer (NOAUTH)');
    const wrong = await check(redis.url.replace('//', '//:geheim98@'));
    expect(wrong.line).toContain('no usable answer (WRONGPASS)');
    expect(wrong.line).not.toContain('geheim');
  });
});

test('amtsbot check says when nothing answers there, or only a silent line', async () => {
  const nobody = `redis://127.0.0.1:${await freePort()}`;
  expect(await check(nobody)).toEqual({
    isWell: false,
    line: expect.stringMatching(/^WRONG {2}QUEUE_URL: no usable answer \(ECONNREFUSED\)/),
  });
  const line = await silentLine(await freePort());
  line.fallSilent({ new: true });
  const startedAt = performance.now();
  const silent = await check(`redis://127.0.0.1:${line.port}`);
  expect(silent.isWell).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

test.runIf(noRedis !== undefined)('replicas are not tested here', ({ skip }) => skip(noRedis));
