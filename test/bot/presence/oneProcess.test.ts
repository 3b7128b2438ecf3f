// Two processes with one account: the newer one notices and says so; one that was killed is not taken for one.
import { describe, expect, test } from 'vitest';
import type { Observer } from '../../../src/bot/model/observer.ts';
import { unobserved } from '../../../src/bot/model/observer.ts';
import { oneProcess } from '../../../src/bot/presence/oneProcess.ts';
import { connectChat, requestBudget } from '../../../src/chat/index.ts';
import { createLog } from '../../../src/log.ts';
import { openOffice } from '../../support/office.ts';

/** Processes of one account, each with what it says. */
async function account() {
  const { chat: server } = await openOffice({ withoutBot: true });
  const { email: username, apiKey } = server.amtsbot;
  const signal = new AbortController().signal;
  async function start(minute: number) {
    const told: boolean[] = [];
    const lines: string[] = [];
    const observer: Observer = { ...unobserved, anotherProcess: (isThere) => void told.push(isThere) };
    const log = createLog({ level: 'info', secrets: [] }, { write: (line) => void lines.push(line) });
    const userAgent = 'Amtsbot/test';
    const chat = await connectChat({ realm: server.url, username, apiKey, userAgent }, requestBudget([]));
    const startedAt = new Date(Date.UTC(2026, 10, 21, 9, minute));
    const own = oneProcess({ chat, observer, now: () => startedAt, log });
    return { beat: () => own.beat(signal), end: () => own.end(signal), told, lines };
  }
  const requests = () => server.requests.filter(({ path }) => path === 'bot_storage');
  return { start, requests, stored: () => requests().length };
}

describe('another process on the same account', () => {
  test('is noticed by the newer one within two beats, which says so, and is over when the older one ends', async () => {
    const { start } = await account();
    const older = await start(0);
    await older.beat();
    const newer = await start(5);
    for (let minute = 0; minute < 3; minute++) {
      await newer.beat();
      await older.beat();
    }
    expect(newer.told).toEqual([false, true, true]);
    expect(older.told).toEqual([false, false, false, false]);
    expect([older.lines, newer.lines].map(({ length }) => length)).toEqual([0, 1]);
    expect(newer.lines[0]).toContain('another process works with this account');
    await older.end();
    await newer.beat();
    expect(newer.told.at(-1)).toBe(false);
  });

  test('that was killed is none, and nothing is left of it', async () => {
    const { start, stored } = await account();
    const killed = await start(0);
    await killed.beat();
    await killed.beat();
    const next = await start(1);
    for (let minute = 0; minute < 6; minute++) await next.beat();
    expect(next.told).toEqual(Array(6).fill(false));
    const before = stored();
    await next.beat();
    // It writes its own, and looks; there is nothing to take away any more.
    expect(stored() - before).toBe(2);
  });

  test('costs two requests a minute, and none for an answer', async () => {
    const { start, stored } = await account();
    const alone = await start(0);
    await alone.beat();
    expect(stored()).toBe(2);
  });

  test('reads nothing but the beats, however much is stored', async () => {
    const { start, requests } = await account();
    const [older, newer] = [await start(0), await start(1)];
    for (let minute = 0; minute < 3; minute++) {
      await older.beat();
      await newer.beat();
    }
    const read = requests().filter(({ method }) => method === 'GET');
    expect(read.length).toBeGreaterThan(6);
    for (const { params } of read) expect(params['keys']).toMatch(/^\["amtsbot:v1:process/);
  });
});
