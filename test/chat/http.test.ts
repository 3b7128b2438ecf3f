// Exchanges with the chat server: where the key goes, how much is read, and what breaks; against servers on this machine.
import { execFile } from 'node:child_process';
import type { IncomingMessage, RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { type ChatConnection, connectChat, requestBudget } from '../../src/chat/index.ts';
import { endlessly } from '../support/endless.ts';
import { listenLocally } from '../support/listen.ts';
import { long } from '../support/long.ts';

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A server and what it was asked. */
async function serve(answer: RequestListener) {
  const seen: Seen[] = [];
  const server = await listenLocally((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  onTestFinished(() => server.close());
  return { origin: server.baseUrl.replace('/api/v1', ''), seen };
}

const connect = (realm: string) =>
  connectChat(
    { realm, username: 'bot@chat.example', apiKey: 'secret', userAgent: 'Amtsbot/0.1' },
    requestBudget([]),
  );

const Anything = z.object({ from: z.string() });
const patient = new AbortController().signal;

type Call = (chat: ChatConnection) => Promise<unknown>;
const get: Call = (chat) => chat.call({ method: 'GET', path: 'a', answer: Anything });
const calls: readonly (readonly [string, Call])[] = [
  ['GET', get],
  ...(['POST', 'PATCH', 'PUT', 'DELETE'] as const).map(
    (method) =>
      [
        method,
        (chat: ChatConnection) => chat.call({ method, path: 'a', parameters: { b: 1 }, answer: Anything }),
      ] as const,
  ),
  [
    'an upload',
    (chat) =>
      chat.call({
        method: 'POST',
        path: 'user_uploads',
        file: { name: 'a.txt', contentType: 'text/plain', bytes: new Uint8Array(9) },
        answer: Anything,
      }),
  ],
  ['a download', (chat) => chat.download('/user_uploads/a', 100, patient)],
];

describe.each([301, 302, 303, 307, 308])('a redirect by %i', (status) => {
  test.each(calls)('to another server gets nothing of %s', async (_, call) => {
    const elsewhere = await serve((_, response) => response.end('{"from":"elsewhere"}'));
    const location = `${elsewhere.origin}/org/api/v1/a?token=x`;
    const here = await serve((_, response) => response.writeHead(status, { location }).end('Moved'));
    await expect(call(await connect(here.origin))).rejects.toMatchObject({
      kind: 'redirected',
      status,
      address: `${elsewhere.origin}/org`,
    });
    expect([here.seen.length, elsewhere.seen.length]).toEqual([1, 0]);
  });

  test('to another server is the answer to a piece of a file', async () => {
    const elsewhere = await serve((_, response) => response.end());
    const here = await serve((_, response) =>
      response.writeHead(status, { location: elsewhere.origin }).end(),
    );
    const chat = await connect(here.origin);
    const piece = {
      path: 'tus/1',
      method: 'PATCH',
      loggedAs: 'PATCH tus',
      headers: {},
      body: new Uint8Array(9),
    };
    expect(await chat.stream({ ...piece, stallMs: 5_000, signal: patient })).toMatchObject({ status });
    expect(elsewhere.seen).toEqual([]);
  });

  test('on the same server is followed by a GET, with the key', async () => {
    const here = await serve(({ url }, response) => {
      if (url === '/api/v1/a') response.writeHead(status, { location: './b?c=d' }).end('Moved');
      else response.end('{"from":"b"}');
    });
    expect(await get(await connect(here.origin))).toEqual({ from: 'b' });
    expect(here.seen.map(({ url }) => url)).toEqual(['/api/v1/a', '/api/v1/b?c=d']);
    const keys = here.seen.map(({ headers }) => headers.authorization);
    expect(keys).toEqual(Array(2).fill(`Basic ${Buffer.from('bot@chat.example:secret').toString('base64')}`));
  });

  test('on the same server is the answer to a POST: what is sent twice is done twice', async () => {
    const here = await serve((_, response) => response.writeHead(status, { location: '/' }).end());
    const chat = await connect(here.origin);
    await expect(chat.call({ method: 'POST', path: 'a', answer: Anything })).rejects.toMatchObject({
      kind: 'redirected',
    });
    expect(here.seen).toHaveLength(1);
  });
});

test('redirects in a circle come to an end', async () => {
  const here = await serve((_, response) => response.writeHead(301, { location: '/' }).end());
  await expect(get(await connect(here.origin))).rejects.toMatchObject({ kind: 'redirected', status: 301 });
  expect(here.seen).toHaveLength(6);
});

test.each(['', '/', '//', '/api', '/api/', '/api/v1', '/api/v1/'])(
  'an organisation that is given with „%s“ at its end is asked at the same addresses',
  async (end) => {
    const here = await serve((_, response) => response.end('{"from":"here"}'));
    const chat = await connect(here.origin + end);
    for (const [, call] of calls) await call(chat);
    await chat.stream({
      path: 'tus/1',
      method: 'HEAD',
      loggedAs: 'x',
      headers: {},
      stallMs: 5_000,
      signal: patient,
    });
    expect(chat.realm).toBe(here.origin);
    expect(here.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/v1/a',
      'POST /api/v1/a',
      'PATCH /api/v1/a',
      'PUT /api/v1/a',
      'DELETE /api/v1/a?b=1',
      'POST /api/v1/user_uploads',
      'GET /user_uploads/a',
      'HEAD /api/v1/tus/1',
    ]);
  },
);

const mib = 1024 * 1024;

describe('an answer', () => {
  test('without end is left off at 64 MiB', async () => {
    const { answer, sent } = endlessly('1');
    const here = await serve(answer);
    await expect(get(await connect(here.origin))).rejects.toMatchObject({ kind: 'tooLarge' });
    await expect.poll(() => sent.isClosed).toBe(true);
    expect(sent.bytes).toBeGreaterThan(64 * mib);
    expect(sent.bytes).toBeLessThan(96 * mib);
  });

  test('that is packed is read, and counts as it is unpacked', long, async () => {
    const bodies = ['{"from":"gzip"}', Buffer.alloc(80 * mib, '1')].map((body) => gzipSync(body));
    const here = await serve((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bodies.shift());
    });
    const chat = await connect(here.origin);
    expect(await get(chat)).toEqual({ from: 'gzip' });
    await expect(get(chat)).rejects.toMatchObject({ kind: 'tooLarge' });
  });

  test('to a download has no more bytes than are wanted', async () => {
    const here = await serve((_, response) => response.end(Buffer.alloc(1_000, 1)));
    const chat = await connect(here.origin);
    expect(await chat.download('/a', 1_000, patient)).toHaveLength(1_000);
    expect(await chat.download('/a', 999, patient)).toBeUndefined();
  });
});

describe('what breaks', () => {
  test.each([
    ['before the answer', () => undefined],
    ['in the body', (...[, response]: Parameters<RequestListener>) => void response.write('Hal')],
  ])('an abort %s gives its reason', async (_, answer) => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const here = await serve((...args) => {
      answer(...args);
      setTimeout(() => stop.abort(reason), 20);
    });
    const chat = await connect(here.origin);
    const call = () => chat.call({ method: 'GET', path: 'a', answer: Anything, signal: stop.signal });
    await expect(call()).rejects.toBe(reason);
    await expect(call()).rejects.toBe(reason);
  });

  test('a body that is cut is no answer', async () => {
    const here = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('Hal');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(get(await connect(here.origin))).rejects.toMatchObject({ kind: 'lost' });
  });
});

test('what parses the answers is compiled once and quickly, which takes tens of MB less', long, async () => {
  const here = await serve((_, response) => response.end('{}'));
  const program = `
    import { exchange } from ${JSON.stringify(import.meta.resolve('../../src/chat/http.ts'))};
    for (let asked = 0; asked < 300; asked++)
      await exchange('${here.origin}/a', { method: 'GET', headers: {}, signal: undefined }, 100);
    // So long the better compiler would take, beside the program.
    setTimeout(() => process.exit(), 500);
  `;
  const options = ['--trace-wasm-compilation-times', '--import', import.meta.resolve('tsx')];
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...options,
    ...['--input-type=module', '--eval', program],
  ]);
  expect(here.seen).toHaveLength(300);
  expect(stdout).toContain('using Liftoff');
  // Of the small ones of who loads the sources, nothing is said.
  expect(stdout).not.toMatch(/using TurboFan, took \d+ ms and \d{8,} /);
});
