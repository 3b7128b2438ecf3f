// Places for those that start: so many at once, and none is kept by who does not come to an end.
import { afterEach, expect, test, vi } from 'vitest';
import { starts } from '../../src/organisations/starts.ts';

afterEach(() => void vi.useRealTimers());

const never = new AbortController().signal;
/** Lets everything happen that does not wait for time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test('so many at once, and the next one when one leaves', async () => {
  vi.useFakeTimers();
  const gate = starts({ mostAtOnce: 2, spreadMs: 0 });
  const entered: (() => void)[] = [];
  for (let number = 0; number < 4; number++) void gate.enter(never).then((leave) => entered.push(leave));
  await settle();
  await settle();
  expect(entered).toHaveLength(2);
  entered[0]?.();
  // Whoever leaves twice frees one place.
  entered[0]?.();
  await settle();
  await settle();
  expect(entered).toHaveLength(3);
});

test('a place is free again after a while, whoever has it', async () => {
  vi.useFakeTimers();
  const gate = starts({ mostAtOnce: 1 });
  await gate.enter(never);
  const next = vi.fn<() => void>();
  void gate.enter(never).then(next);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(next).toHaveBeenCalled();
});

test('where others start too, each waits for a moment of its own', async () => {
  vi.useFakeTimers();
  const gate = starts({ mostAtOnce: 10, spreadMs: 1_000, random: () => 0.5 });
  await gate.enter(never);
  const second = vi.fn<() => void>();
  void gate.enter(never).then(second);
  await vi.advanceTimersByTimeAsync(400);
  expect(second).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(second).toHaveBeenCalled();
});

test('who is to be stopped waits no longer, and takes no place', async () => {
  const gate = starts({ mostAtOnce: 1, spreadMs: 0 });
  const leave = await gate.enter(never);
  const stopping = new AbortController();
  const waiting = gate.enter(stopping.signal);
  stopping.abort();
  await expect(waiting).rejects.toThrow();
  leave();
  await expect(gate.enter(never)).resolves.toBeTypeOf('function');
});
