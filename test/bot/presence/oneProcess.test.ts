// Two processes with one account: the newer one notices and says so; one that was killed is not taken for one.
import { describe, expect, test } from 'vitest';
import type { Observer } from '../../../src/bot/model/observer.ts';
import { unobserved } from '../../../src/bot/model/observer.ts';
import { oneProcess } from '../../../src/bot/presence/oneProcess.ts';
import { connectChat, requestBudget } from '../../../src/chat/index.ts';
import { createLog } from '../../../src/log.ts';
import { openOffice } from '../../support/office.ts';

interface Process {
  readonly beat: () => Promise<void>;
  readonly pauseMs: () => number;
  nextAt: number;
}

/** Processes of one account, each with what it says, on a clock that goes from one beat to the next. */
async function account() {
  const { chat: server } = await openOffice({ withoutBot: true });
  const { email: username, apiKey } = server.amtsbot;
  const signal = new AbortController().signal;
  const running = new Set<Process>();
  let now = 0;

  async function start() {
    const told: boolean[] = [];
    const lines: string[] = [];
    let noticedAt: number | undefined;
    const observer: Observer = {
      ...unobserved,
      anotherProcess: (isThere) => {
        told.push(isThere);
        if (isThere) noticedAt ??= now;
      },
    };
    const log = createLog({ level: 'info', secrets: [] }, { write: (line) => void lines.push(line) });
    const userAgent = 'Amtsbot/test';
    const chat = await connectChat({ realm: server.url, username, apiKey, userAgent }, requestBudget([]));
    const startedAt = new Date(Date.UTC(2026, 10, 21, 9) + now);
    const own = oneProcess({ chat, observer, now: () => startedAt, log });
    const process = { beat: () => own.beat(signal), pauseMs: () => own.pauseMs(), nextAt: now };
    running.add(process);
    return {
      kill: () => void running.delete(process),
      async end() {
        running.delete(process);
        await own.end(signal);
      },
      told,
      lines,
      noticedAt: () => noticedAt,
    };
  }

  /** All beat when it is their time, those of the same moment side by side. */
  async function until(end: number): Promise<void> {
    for (;;) {
      const nextAt = Math.min(...[...running].map((one) => one.nextAt));
      if (nextAt > end) break;
      now = nextAt;
      const due = [...running].filter((one) => one.nextAt === nextAt);
      await Promise.all(due.map(({ beat }) => beat()));
      for (const one of due) one.nextAt = now + one.pauseMs();
    }
    now = end;
  }

  const requests = () => server.requests.filter(({ path }) => path === 'bot_storage');
  return { start, until, requests, stored: () => requests().length };
}

const second = 1_000;
const minute = 60_000;

describe('another process on the same account', () => {
  test.each([1, 14, 29, 31, 59])(
    'that began %i seconds before is noticed by the newer one within 35 seconds',
    async (seconds) => {
      const { start, until } = await account();
      const older = await start();
      await until(10 * minute + seconds * second);
      const newer = await start();
      const begunAt = 10 * minute + seconds * second;
      await until(begunAt + 35 * second);
      expect(newer.noticedAt()).toBeLessThanOrEqual(begunAt + 35 * second);
      expect(newer.lines[0]).toContain('another process works with this account');
      expect([older.told.includes(true), older.lines.length]).toEqual([false, 0]);
    },
  );

  test('is noticed by one of them within a minute when both begin in the same moment', async () => {
    const { start, until } = await account();
    const [older, newer] = [await start(), await start()];
    await until(minute);
    expect([older, newer].filter(({ noticedAt }) => noticedAt() !== undefined)).toHaveLength(1);
  });

  test('is told anew every ten minutes, and is over within 30 seconds when it ends', async () => {
    const { start, until } = await account();
    const older = await start();
    await until(20 * second);
    const newer = await start();
    await until(10 * minute);
    expect(newer.lines).toHaveLength(1);
    await until(19 * minute);
    expect(newer.lines).toHaveLength(2);
    await older.end();
    await until(19 * minute + 30 * second);
    expect(newer.told.at(-1)).toBe(false);
  });

  test('that was killed is none, and nothing is left of it', async () => {
    const { start, until, stored } = await account();
    const killed = await start();
    await until(45 * second);
    killed.kill();
    const next = await start();
    await until(5 * minute);
    expect(next.told).not.toContain(true);
    const before = stored();
    await until(6 * minute);
    // It writes its own, and looks; there is nothing to look after any more.
    expect(stored() - before).toBe(4);
  });

  test('that was killed just before costs some requests more, and only at the start', async () => {
    const { start, until, stored } = await account();
    const killed = await start();
    await until(5 * second);
    killed.kill();
    const before = stored();
    await start();
    await until(5 * second + minute);
    expect(stored() - before).toBeLessThan(30);
  });

  test('costs four requests a minute, and none for an answer', async () => {
    const { start, until, stored } = await account();
    await start();
    await until(10 * minute - 1);
    expect(stored()).toBe(40);
  });

  test('reads nothing but the beats, however much is stored', async () => {
    const { start, until, requests } = await account();
    await start();
    await start();
    await until(3 * minute);
    const read = requests().filter(({ method }) => method === 'GET');
    expect(read.length).toBeGreaterThan(6);
    for (const { params } of read) expect(params['keys']).toMatch(/^\["amtsbot:v1:process/);
  });
});
