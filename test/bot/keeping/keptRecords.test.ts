// What is kept over restarts: in the account's storage, or in messages to itself; nothing of others is touched.
import { describe, expect, onTestFinished, test } from 'vitest';
import { keptRecords, longestKey, longestRecord } from '../../../src/bot/keeping/keptRecords.ts';
import { unknownServer } from '../../../src/bot/model/account.ts';
import { connectChat, getAllStored, requestBudget, storeAll } from '../../../src/chat/index.ts';
import { createLog } from '../../../src/log.ts';
import { startZulipSandbox, type ZulipSandboxOptions } from 'zulip-sandbox';

const { signal } = new AbortController();

interface Given extends ZulipSandboxOptions {
  /** The server keeps nothing for accounts. */
  readonly refuses?: boolean;
  readonly maxMessageLength?: number;
}

/** An account of a server; each `start` is a process of its own. */
async function anAccount({ refuses = false, maxMessageLength = 10_000, ...options }: Given = {}) {
  const server = await startZulipSandbox(options);
  onTestFinished(() => server.stop());
  const body = { result: 'error', code: 'BAD_REQUEST', msg: 'This endpoint does not accept bot requests.' };
  if (refuses)
    server.fault({ path: 'bot_storage', times: Infinity, how: { kind: 'answer', status: 400, body } });
  const { email: username, apiKey, userId, fullName } = server.amtsbot;
  const lines: string[] = [];
  const log = createLog({ level: 'info', secrets: [] }, { write: (line) => void lines.push(line) });
  async function start(kind = 'test') {
    const settings = { realm: server.url, username, apiKey, userAgent: 'Amtsbot/test' };
    const chat = await connectChat(settings, requestBudget([]));
    const account = { ...unknownServer, maxMessageLength, self: { userId, fullName, isBot: true } };
    const records = keptRecords({ chat, account, log }, kind);
    const write = (changes: Readonly<Record<string, string | undefined>>) =>
      records.write(new Map(Object.entries(changes)), signal);
    return { chat, write, all: async () => Object.fromEntries(await records.all(signal)) };
  }
  const own = () => server.messages().filter(({ senderId }) => senderId === userId);
  return {
    server,
    start,
    own,
    lines,
    requestsOf: (path: RegExp) => server.requests.filter((one) => path.test(one.path)),
  };
}

describe.each([
  ['the account’s storage', {}],
  ['messages to itself', { refuses: true }],
  ['messages that cannot be edited any more', { refuses: true, editLimitSeconds: -60 }],
] as const)('records in %s', (_, given) => {
  test('are there for the next process, as they were written last', async () => {
    const { start } = await anAccount(given);
    const first = await start();
    await first.write({ a: '1', b: '2 "ü"\n~~~\n`', c: '3' });
    await first.write({ a: '1 again', b: undefined, d: '' });
    expect(await first.all()).toEqual({ a: '1 again', c: '3', d: '' });
    const next = await start();
    expect(await next.all()).toEqual({ a: '1 again', c: '3', d: '' });
    await next.write({ b: 'back' });
    expect(await (await start()).all()).toEqual({ a: '1 again', b: 'back', c: '3', d: '' });
  });

  test('of two kinds know nothing of each other', async () => {
    const { start } = await anAccount(given);
    const [one, other] = [await start('one'), await start('other')];
    await one.write({ a: 'of one' });
    await other.write({ a: 'of the other' });
    expect([await (await start('one')).all(), await (await start('other')).all()]).toEqual([
      { a: 'of one' },
      { a: 'of the other' },
    ]);
  });

  test('may be many, and are written one after the other', async () => {
    const { start, own } = await anAccount(given);
    const first = await start();
    const many = Object.fromEntries(
      Array.from({ length: 1_200 }, (__, index) => [`k${index}`, String(index).repeat(20)]),
    );
    await Promise.all([first.write(many), first.write({ k7: 'changed', k8: 'x'.repeat(longestRecord) })]);
    const { k7, k8, ...others } = await (await start()).all();
    expect([k7, k8?.length]).toEqual(['changed', longestRecord]);
    expect(Object.keys(others)).toHaveLength(1_198);
    for (const { content } of own()) expect(content.length).toBeLessThan(10_000);
  });

  test('that are too long are refused before anything is written', async () => {
    const { start } = await anAccount(given);
    const first = await start();
    await expect(first.write({ a: 'kept?', b: 'x'.repeat(longestRecord + 1) })).rejects.toThrow(RangeError);
    await expect(first.write({ ['k'.repeat(longestKey + 1)]: '' })).rejects.toThrow(RangeError);
    expect(await (await start()).all()).toEqual({});
  });

  test('survive a server that is away for a moment', async () => {
    const { start, server } = await anAccount(given);
    const first = await start();
    const broken = server.fault({
      method: 'refuses' in given ? 'POST' : 'PUT',
      how: { kind: 'dropAfter' },
    });
    await first.write({ a: '2' });
    expect(broken.hits()).toBe(1);
    expect(await (await start()).all()).toEqual({ a: '2' });
  });
});

describe('the account’s storage', () => {
  test('is read once, and takes one request for a change', async () => {
    const { start, requestsOf } = await anAccount();
    const first = await start();
    await first.all();
    await first.write({ a: '1', b: '2' });
    await first.write({ a: '1' });
    await first.all();
    expect(requestsOf(/^bot_storage$/).map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  test('has things of others: they are left as they are, with one line in the log', async () => {
    const { start, server, lines } = await anAccount();
    const first = await start();
    const foreign = {
      'amtsbot:v1:test:a': 'somebody else’s',
      'amtsbot:v1:test:b': '00000000 broken',
      other: 'x',
    };
    await storeAll(first.chat, foreign, signal);
    expect(await first.all()).toEqual({});
    await first.write({ a: 'ours', c: 'too' });
    await first.write({ a: 'ours, changed', c: undefined });
    expect(await getAllStored(first.chat, signal)).toMatchObject(foreign);
    expect(await (await start()).all()).toEqual({ a: 'ours, changed' });
    expect(lines.filter((line) => line.includes('left alone'))).toHaveLength(2);
    expect(server.requests.length).toBeLessThan(12);
  });

  test('that is full says so, and what was there stays', async () => {
    const { start, server } = await anAccount();
    const first = await start();
    await first.write({ a: '1' });
    const body = {
      result: 'error',
      code: 'BAD_REQUEST',
      msg: 'Request exceeds storage limit by 5 characters.',
    };
    server.fault({ method: 'PUT', path: 'bot_storage', how: { kind: 'answer', status: 400, body } });
    await expect(first.write({ a: '2' })).rejects.toMatchObject({ kind: 'rejected' });
    expect(await first.all()).toEqual({ a: '1' });
  });
});

describe('messages to itself', () => {
  test('have no room for a record of nothing but marks: it is refused, and what was there stays', async () => {
    const { start } = await anAccount({ refuses: true });
    const first = await start();
    await first.write({ a: '1' });
    const marks = '"'.repeat(longestRecord);
    await expect(first.write({ a: '2', b: marks })).rejects.toThrow(RangeError);
    expect(await first.all()).toEqual({ a: '1' });
    await first.write({ c: '3' });
    expect(await (await start()).all()).toEqual({ a: '1', c: '3' });
  });

  test('are edited, not sent again, as long as the server lets them', async () => {
    const { start, own } = await anAccount({ refuses: true });
    const first = await start();
    for (const value of ['1', '2', '3']) await first.write({ a: value });
    expect(own()).toHaveLength(1);
    expect(own()[0]?.content).toContain('bitte nicht löschen');
  });

  test('that somebody has changed are left as they are, with a line in the log', async () => {
    const { start, own, server, lines } = await anAccount({ refuses: true });
    const first = await start();
    await first.write({ a: '1' });
    const [message] = own();
    if (!message) throw new Error('nothing was sent');
    const changed = message.content.replace('"1"', '"2"');
    server.as(server.amtsbot).edit(message.id, changed);
    const next = await start();
    expect(await next.all()).toEqual({});
    await next.write({ b: 'new' });
    expect(own().map(({ content }) => content)[0]).toBe(changed);
    expect(await (await start()).all()).toEqual({ b: 'new' });
    expect(lines.filter((line) => line.includes('left alone'))).toHaveLength(2);
  });

  test('move a record that has grown to a page with room; written in part, the newer one counts', async () => {
    const { start, own } = await anAccount({ refuses: true, maxMessageLength: 1_000 });
    const first = await start();
    await first.write({ a: 'a'.repeat(300), b: 'b'.repeat(300) });
    await first.write({ a: 'A'.repeat(600) });
    expect(own().length).toBe(2);
    const found = await (await start()).all();
    expect([found['a']?.length, found['b']?.length]).toEqual([600, 300]);
  });
});
