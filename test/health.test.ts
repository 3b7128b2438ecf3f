// GET /healthz: well while polls are tried, not when none was for three minutes.
import { expect, onTestFinished, test } from 'vitest';
import { PortUnusable, startHealth } from '../src/health.ts';

test('tells whether polls are tried', async () => {
  let now = 0;
  const health = await startHealth(0, () => now);
  onTestFinished(() => health.close());
  const status = async (path = '/healthz') => (await fetch(`http://127.0.0.1:${health.port}${path}`)).status;
  expect(await status()).toBe(200);
  now = 181_000;
  expect(await status()).toBe(503);
  health.attempted();
  expect(await status()).toBe(200);
  expect(await status('/')).toBe(404);
});

test('says when its port is taken', async () => {
  const health = await startHealth(0);
  onTestFinished(() => health.close());
  await expect(startHealth(health.port)).rejects.toThrow(PortUnusable);
});
