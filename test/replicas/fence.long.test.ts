// A replica whose lock is over changes nothing at the chat server any more.
// @module-tag long
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { connectChat, requestBudget } from '../../src/chat/index.ts';
import { holdWith } from '../../src/replicas/hold.ts';
import { listenLocally } from '../support/listen.ts';
import { openOffice, until } from '../support/office.ts';
import { askSettled } from '../support/settled.ts';

const question = 'halteverbot köln münchen';

test('it hears, but sends nothing; the question is left to who has the lock', async () => {
  let isHeld = true;
  const office = await openOffice({ bot: { mayWrite: () => isHeld } });
  const { answer } = await askSettled(office, question);
  expect(answer).toContain('21 Tage');
  const changes = () => office.chat.requests.filter(({ method }) => method !== 'GET').length;
  const before = changes();
  isHeld = false;
  const left = office.say(question);
  const isTried = () =>
    office.log.some((line) => line['question'] === left && JSON.stringify(line).includes('NOT_HELD'));
  await until(isTried, 'a change to be tried');
  expect(office.answersTo(left)).toEqual([]);
  expect(office.isRead(left)).toBe(false);
  expect(changes()).toBe(before);
  // Another replica has it now.
  await office.startBot({ mayWrite: () => true });
  await until(() => office.isRead(left), 'the other one to answer');
  expect(office.answersTo(left)).toHaveLength(1);
});

test.each(['POST', 'PATCH'] as const)(
  'a %s that still waits for its connection then is not sent',
  async (method) => {
    let arrived = 0;
    const server = await listenLocally((_, response) => {
      arrived++;
      response.end('{}');
    });
    onTestFinished(() => server.close());
    let asked = 0;
    const account = { username: 'bot@chat.example', apiKey: 'secret', userAgent: 'Amtsbot/0.1' };
    const chat = await connectChat(
      // Held when it is called, and no longer when the connection is there.
      { realm: server.baseUrl.replace('/api/v1', ''), ...account, mayWrite: () => asked++ === 0 },
      requestBudget([]),
    );
    const sent = chat.call({ method, path: 'a', parameters: { b: 1 }, answer: z.object({}) });
    await expect(sent).rejects.toMatchObject({ kind: 'unreached', code: 'NOT_HELD' });
    expect([asked, arrived]).toEqual([2, 0]);
    await chat.call({ method: 'GET', path: 'a', answer: z.object({}) });
    expect([asked, arrived]).toEqual([2, 1]);
  },
);

const times = { lockMs: 1_000, renewMs: 300, marginMs: 100 };

test('a hold lasts from before it was asked for, and ends before the lock does', async () => {
  vi.useFakeTimers();
  try {
    let isThere = true;
    const hold = await holdWith(async () => {
      if (!isThere) throw new Error('no engine');
      return true;
    }, times);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(hold.isHeld()).toBe(true);
    isThere = false;
    await vi.advanceTimersByTimeAsync(590);
    expect([hold.isHeld(), hold.signal.aborted]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(320);
    expect([hold.isHeld(), hold.signal.aborted]).toEqual([false, true]);
  } finally {
    vi.useRealTimers();
  }
});

test('a hold is over at once when somebody else has the lock', async () => {
  vi.useFakeTimers();
  try {
    let isThere = true;
    const hold = await holdWith(async () => isThere, times);
    isThere = false;
    await vi.advanceTimersByTimeAsync(310);
    expect([hold.isHeld(), hold.signal.aborted]).toEqual([false, true]);
  } finally {
    vi.useRealTimers();
  }
});

test('a process that stood still holds nothing when it goes on, before anything else has happened', async () => {
  vi.useFakeTimers();
  try {
    const hold = await holdWith(async () => true, times);
    // No timer runs while it stands still; a sleeping machine even stops the clock that nobody sets.
    vi.setSystemTime(Date.now() + 60_000);
    expect(hold.isHeld()).toBe(false);
    hold.end();
    const given = await holdWith(async () => true, times);
    given.end();
    expect(given.isHeld()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
