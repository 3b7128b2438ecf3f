// What is repeated begins at once, and goes on after each of its own pauses until it is stopped.
import { afterEach, expect, test, vi } from 'vitest';
import { cronClock } from '../../src/jobs/clock.ts';
import { ChatError } from '../../src/chat/index.ts';
import { createLog } from '../../src/log.ts';

afterEach(() => void vi.useRealTimers());

function open() {
  vi.useFakeTimers();
  const lines: string[] = [];
  const log = createLog({ level: 'info', secrets: [] }, { write: (line) => void lines.push(line) });
  return { clock: cronClock(new AbortController().signal, log), lines };
}

test('what is repeated runs at once and then after the pause that it wants each time, until it stops', async () => {
  const { clock } = open();
  let pause = 5_000;
  const run = vi.fn<() => Promise<void>>(async () => undefined);
  const repeated = clock.repeat({ name: 'beat', run, pauseMs: () => pause });
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(2);
  pause = 30_000;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(run).toHaveBeenCalledTimes(3);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('what is repeated and fails says so and runs again; whoever stops it waits for the run', async () => {
  const { clock, lines } = open();
  const run = vi.fn<() => Promise<void>>(async () => {
    throw new ChatError('lost', 'GET bot_storage', {});
  });
  const repeated = clock.repeat({ name: 'beat', run, pauseMs: () => 1_000 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(lines.join('')).toContain('a job failed; the next time will do');
  let finish: () => void = () => undefined;
  run.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(1_000);
  let hasStopped = false;
  const stopped = repeated.stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(1);
  expect(hasStopped).toBe(false);
  finish();
  await stopped;
});
