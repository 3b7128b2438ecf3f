// One clock for many: each job runs at its time, later than the others', and never twice at once.
import { afterEach, expect, test, vi } from 'vitest';
import type { Clock, Job } from '../../src/jobs/clock.ts';
import { sharedClock } from '../../src/jobs/sharedClock.ts';
import { ChatError } from '../../src/chat/index.ts';
import { createLog } from '../../src/log.ts';

afterEach(() => void vi.useRealTimers());

function open() {
  vi.useFakeTimers();
  const tasks = new Set<Job>();
  const clock: Clock = {
    start(job) {
      tasks.add(job);
      return { stop: async () => void tasks.delete(job) };
    },
    repeat: () => ({ stop: async () => undefined }),
  };
  const lines: string[] = [];
  const log = createLog({ level: 'info', secrets: [] }, { write: (line) => void lines.push(line) });
  const shared = sharedClock(clock);
  const ending = new AbortController();
  return {
    tasks,
    lines,
    ending,
    of: (part: number) => shared.of(part, ending.signal, log),
    tick: async () => {
      for (const task of tasks) await task.run();
    },
  };
}

test('jobs of the same time have one task, and run one after the other over most of a minute', async () => {
  const { of, tasks, tick } = open();
  const ran: string[] = [];
  const job = (name: string): Job => ({ name, when: '* * * * *', run: async () => void ran.push(name) });
  of(0).start(job('a'));
  of(0.5).start(job('b'));
  of(0.99).start(job('c'));
  expect(tasks.size).toBe(1);
  await tick();
  await vi.advanceTimersByTimeAsync(1);
  expect(ran).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(ran).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(ran).toEqual(['a', 'b', 'c']);
});

test('what is not done is not begun again', async () => {
  const { of, tick } = open();
  const run = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
  of(0).start({ name: 'slow', when: '* * * * *', run });
  for (let minute = 0; minute < 3; minute++) {
    await tick();
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(run).toHaveBeenCalledTimes(1);
});

test('what fails says so and runs again; what has stopped does not, and the last one ends the task', async () => {
  const { of, tick, tasks, lines } = open();
  const run = vi.fn<() => Promise<void>>(async () => {
    throw new ChatError('lost', 'GET messages', {});
  });
  const first = of(0).start({ name: 'first', when: '* * * * *', run });
  const second = of(0).start({ name: 'second', when: '* * * * *', run: async () => undefined });
  for (let minute = 0; minute < 2; minute++) {
    await tick();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(run).toHaveBeenCalledTimes(2);
  expect(lines.join('')).toContain('a job failed; the next time will do');
  await first.stop();
  await tick();
  await vi.advanceTimersByTimeAsync(1);
  expect([run.mock.calls.length, tasks.size]).toEqual([2, 1]);
  await second.stop();
  expect(tasks.size).toBe(0);
});
