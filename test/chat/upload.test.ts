// A file's way into the chat: as a whole where it can go so, in pieces where it cannot, and why not at all.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  type ChatConnection,
  connectChat,
  type OutgoingFile,
  requestBudget,
  UploadError,
  uploadFile,
  type UploadRules,
} from '../../src/chat/index.ts';
import { startZulipSandbox, type ZulipSandbox, type ZulipSandboxOptions } from 'zulip-sandbox';

let server: ZulipSandbox;
let chat: ChatConnection;
afterEach(() => server.stop());

const mib = 1024 * 1024;

async function start(options: ZulipSandboxOptions = {}): Promise<void> {
  server = await startZulipSandbox(options);
  const { email: username, apiKey } = server.amtsbot;
  const settings = { realm: server.url, username, apiKey, userAgent: 'Amtsbot/0.1' };
  chat = await connectChat(settings, requestBudget([]));
}

const fileOf = (content: Uint8Array, name = 'Übersicht.pdf'): OutgoingFile => ({
  name,
  contentType: 'application/pdf',
  size: content.byteLength,
  content,
});
const small = fileOf(Buffer.from('%PDF-1.4'));

const waits: number[] = [];
/** Does not wait, but remembers that it should have. */
const pause = { wait: async () => void waits.push(0), reset: () => undefined };

function upload(file: OutgoingFile, rules: Partial<UploadRules> = {}, onProgress?: (bytes: number) => void) {
  waits.length = 0;
  const all = { thresholdMib: 20, limitMib: 100, featureLevel: 421, ...rules };
  return uploadFile(chat, file, all, onProgress, new AbortController().signal, { pause, stallMs: 9_000 });
}

async function problemOf(file: OutgoingFile, rules: Partial<UploadRules> = {}): Promise<unknown> {
  const error: unknown = await upload(file, rules).catch((thrown: unknown) => thrown);
  expect(inspect(error, { depth: 9 })).not.toContain(server.amtsbot.apiKey);
  expect(error).toBeInstanceOf(UploadError);
  return error;
}

const sent = () =>
  server.requests.map(({ method, path, status }) => `${method} ${path.split('/')[0]} ${status}`);
async function stored(url: string): Promise<Buffer> {
  const { email, apiKey } = server.amtsbot;
  const authorization = `Basic ${Buffer.from(`${email}:${apiKey}`).toString('base64')}`;
  return Buffer.from(await (await fetch(server.url + url, { headers: { authorization } })).arrayBuffer());
}

test('with a threshold of 0 every file goes in pieces, an empty one too', async () => {
  await start();
  for (const content of [Buffer.from('x'), Buffer.alloc(0)]) {
    const { url } = await upload(fileOf(content), { thresholdMib: 0 });
    expect(await stored(url)).toEqual(content);
  }
  expect(sent().filter((request) => /POST|PATCH/.test(request))).toEqual([
    'POST tus 201',
    'PATCH tus 200',
    // Nothing is left to send: this answer is the last one.
    'POST tus 200',
  ]);
});

describe('as a whole', () => {
  test('a small file, and how far it is', async () => {
    await start();
    const told: number[] = [];
    const { url, name } = await upload(small, {}, (bytes) => told.push(bytes));
    expect(url).toMatch(/^\/user_uploads\/2\/[^?]+\/Übersicht\.pdf$/);
    expect(name).toBe('Übersicht.pdf');
    expect((await stored(url)).toString()).toBe('%PDF-1.4');
    expect({ told, sent: sent().slice(0, 1) }).toEqual({ told: [8], sent: ['POST user_uploads 200'] });
  });

  test('a file on disk, and an empty one', async () => {
    await start();
    const folder = mkdtempSync(join(tmpdir(), 'upload-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'a');
    writeFileSync(path, 'auf der Platte');
    const { url } = await upload({ ...small, size: 14, content: { path } });
    expect((await stored(url)).toString()).toBe('auf der Platte');
    expect((await stored((await upload(fileOf(Buffer.alloc(0)))).url)).length).toBe(0);
    await expect(upload({ ...small, content: { path: join(folder, 'b') } })).rejects.toThrow('ENOENT');
  });

  test.for([
    [421, 'Gebühren [Entwurf] "§ 3".pdf', 'Gebühren Entwurf "§ 3".pdf'],
    [421, 'a%20b.pdf', 'a b.pdf'],
    [421, '[].pdf', '.pdf'],
    [421, '[]', 'uploaded-file'],
    [284, 'a[1].pdf', 'a1.pdf'],
    [271, 'a[1].pdf', 'a1.pdf'],
  ] as const)('at level %i, %s is called %s', async ([featureLevel, name, called]) => {
    await start({ featureLevel });
    const uploaded = await upload(fileOf(Buffer.from('x'), name), { featureLevel });
    expect(uploaded).toEqual({ url: expect.stringMatching(/^\/user_uploads\//), name: called });
  });
});

describe('what the way does not let through', () => {
  test('goes in pieces of half a MiB', async () => {
    await start({ proxyLimitMib: 1 });
    const content = randomBytes(1.8 * mib);
    const { url, name } = await upload(fileOf(content, 'Ü[1].bin'));
    expect(name).toBe('Ü1.bin');
    // The proxy stands before the log.
    const piece = 'PATCH tus 204';
    expect(sent()).toEqual(['POST tus 201', piece, piece, piece, 'PATCH tus 200']);
    expect((await stored(url)).equals(content)).toBe(true);
  });

  test('is also what breaks there without a word', async () => {
    await start();
    server.fault({ method: 'POST', path: 'user_uploads', how: { kind: 'drop' } });
    const { url } = await upload(small);
    expect(sent()).toEqual(['POST user_uploads 0', 'POST tus 201', 'PATCH tus 200']);
    expect((await stored(url)).toString()).toBe('%PDF-1.4');
  });

  test('fails on a server that takes no pieces', async () => {
    await start({ proxyLimitMib: 1, featureLevel: 295 });
    const file = fileOf(randomBytes(1.5 * mib));
    expect(await problemOf(file, { featureLevel: 295 })).toMatchObject({ problem: 'serverTooOld' });
    expect(sent()).toEqual([]);
  });
});

describe('is not uploaded', () => {
  test('and nothing is sent: what is above the limit, or too large for an old server', async () => {
    await start();
    const file = fileOf(Buffer.alloc(mib + 1));
    for (const thresholdMib of [0, 20]) {
      const problem = await problemOf(file, { limitMib: 1, thresholdMib });
      expect(problem).toMatchObject({ problem: 'tooLarge', limitMib: 1 });
    }
    const old = { thresholdMib: 1, featureLevel: 295 };
    expect(await problemOf(file, old)).toMatchObject({ problem: 'serverTooOld' });
    expect(sent()).toEqual([]);
  });

  test.for([
    ['the limit was not known', { maxUploadMib: 1 }, 'tooLarge'],
    ['the space is used up', { uploadQuotaMib: 1 }, 'quotaExceeded'],
    ['uploads are switched off', { maxUploadMib: 0 }, 'notAllowed'],
  ] as const)('%s, either way', async ([, options, problem]) => {
    await start(options);
    const file = fileOf(Buffer.alloc(mib + 1));
    for (const limitMib of [undefined, 0]) {
      expect(await problemOf(file, { limitMib })).toMatchObject({ problem, limitMib: undefined });
      expect(await problemOf(file, { limitMib, thresholdMib: 1 })).toMatchObject({ problem });
    }
    expect(sent().slice(0, 2)).toEqual(['POST user_uploads 400', 'POST tus 413']);
  });

  test('the account may not, or is none', async () => {
    await start();
    server.fault({ path: 'user_uploads', how: { kind: 'answer', status: 403, body: '<html>WAF</html>' } });
    expect(await problemOf(small)).toMatchObject({ problem: 'notAllowed' });
    server.setActive(server.amtsbot, false);
    await expect(upload(small)).rejects.toMatchObject({ name: 'ChatError', kind: 'unauthorized' });
  });

  test('nothing knows the protocol, or every piece is too large', async () => {
    await start();
    server.fault({ path: 'tus/', how: { kind: 'answer', status: 404, body: '<html>404</html>' } });
    const pieces = { thresholdMib: 0 };
    expect(await problemOf(small, pieces)).toMatchObject({ problem: 'serverTooOld' });
    server.fault({
      method: 'PATCH',
      times: Infinity,
      how: { kind: 'answer', status: 413, body: '<html>413</html>' },
    });
    expect(await problemOf(small, pieces)).toMatchObject({ problem: 'tooLarge' });
    expect(sent()).toEqual([
      'POST tus 404',
      'POST tus 201',
      'PATCH tus 413',
      'HEAD tus 200',
      'PATCH tus 413',
    ]);
  });

  test('the server does not come back', async () => {
    await start();
    const bad = { kind: 'answer', status: 502, body: '<html>502</html>' } as const;
    server.fault({ path: 'user_uploads', times: 5, how: bad });
    expect(await upload(small)).toMatchObject({ name: 'Übersicht.pdf' });
    expect(waits).toHaveLength(5);
    await server.stop();
    const lost = { problem: 'lost', cause: { kind: 'unreached' } };
    for (const thresholdMib of [0, 20]) {
      expect(await problemOf(small, { thresholdMib })).toMatchObject(lost);
      expect(waits).toHaveLength(5);
    }
  });
});
