// Waiting between attempts: how long, what ends it, and what is not worth another attempt.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ChatError, retry } from '../../src/chat/index.ts';
import { backoff, retryAfterMs } from '../../src/chat/retry.ts';

const patient = new AbortController().signal;

describe('retry-after', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');

  test.each([
    [2.5, 2_500],
    ['2.5', 2_500],
    ['Sun, 22 Nov 2026 12:00:30 GMT', 30_000],
    // Never at once.
    [0, 1_000],
    ['0', 1_000],
    [0.001, 1_000],
    [-5, 1_000],
    ['-5', 1_000],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 1_000],
    // Nor after hours.
    [86_400, 300_000],
    ['1e300', 300_000],
    ['2e400', 300_000],
    ['Mon, 23 Nov 2026 12:00:00 GMT', 300_000],
    // What says nothing.
    ['bald', 5_000],
    ['', 5_000],
    [undefined, 5_000],
    [null, 5_000],
    [{}, 5_000],
    [['7'], 5_000],
  ])('of %j is %i ms', (said, ms) => {
    expect(retryAfterMs(said, now)).toBe(ms);
  });
});

test('waits are random below a bound that grows up to its end, and begins anew after a success', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(1);
  onTestFinished(() => random.mockRestore());
  const pause = backoff({ firstMs: 20, mostMs: 60 });
  const waited: number[] = [];
  const wait = async (atLeastMs?: number) => {
    const startedAt = performance.now();
    await pause.wait(patient, atLeastMs);
    // Node's timers may be a millisecond early.
    waited.push(performance.now() - startedAt + 1);
  };
  for (let failures = 0; failures < 4; failures++) await wait(5);
  pause.reset();
  await wait();
  for (const [index, bound] of [25, 45, 65, 65, 20].entries())
    expect(waited[index]).toBeGreaterThanOrEqual(bound);
  random.mockReturnValue(0);
  await wait();
  expect(waited.at(-1)).toBeLessThan(20);
});

describe('what fails', () => {
  const at = (kind: ChatError['kind']) => new ChatError(kind, 'GET x');
  const quick = { signal: patient, pause: { wait: async () => undefined, reset: () => undefined } };

  test('and passes is tried again', async () => {
    const results = [at('unreached'), at('lost'), at('rateLimited')];
    const attempt = async () => {
      const error = results.shift();
      if (error) throw error;
      return 'da';
    };
    expect(await retry(attempt, quick)).toBe('da');
  });

  test.each([at('rejected'), at('unauthorized'), new TypeError('a mistake of ours')])(
    'and does not pass is thrown: %s',
    async (error) => {
      const attempt = vi.fn(() => Promise.reject(error));
      await expect(retry(attempt, quick)).rejects.toBe(error);
      expect(attempt).toHaveBeenCalledTimes(1);
    },
  );

  test('and is stopped gives the reason, also while it waits', async () => {
    const stop = new AbortController();
    const reason = new Error('stopped');
    setTimeout(() => stop.abort(reason), 10);
    const waiting = retry(
      () => Promise.reject(new ChatError('rateLimited', 'GET x', { retryAfterMs: 60_000 })),
      {
        signal: stop.signal,
      },
    );
    await expect(waiting).rejects.toBe(reason);
  });
});
