// Uploads in pieces: what breaks, and how it goes on from there.
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ChatConnection, connectChat, requestBudget, uploadFile } from '../../src/chat/index.ts';
import { listenLocally } from '../support/listen.ts';
import { type FaultKind, startZulipSandbox, type ZulipSandbox } from 'zulip-sandbox';

const mib = 1024 * 1024;
const content = randomBytes(3 * mib);
const file = { name: 'Übersicht.bin', contentType: 'text/csv', size: content.length, content };

let server: ZulipSandbox;
let chat: ChatConnection;
let authorization: string;
let waits: number[];
let told: number[];
beforeEach(async () => {
  [waits, told] = [[], []];
  server = await startZulipSandbox();
  const { email: username, apiKey } = server.amtsbot;
  authorization = `Basic ${Buffer.from(`${username}:${apiKey}`).toString('base64')}`;
  const settings = { realm: server.url, username, apiKey, userAgent: 'Amtsbot/0.1' };
  chat = await connectChat(settings, requestBudget([]));
});
afterEach(() => server.stop());

interface Course {
  onProgress?: (sent: number) => void;
  onWait?: () => void;
  signal?: AbortSignal;
  stallMs?: number;
}

/** Does not wait between attempts, but remembers for how long at least it should have. */
function upload({ onProgress, onWait, signal, stallMs = 9_000 }: Course = {}) {
  const pause = {
    async wait(stop: AbortSignal, atLeastMs = 0) {
      waits.push(atLeastMs);
      onWait?.();
      await delay(5, undefined, { signal: stop });
    },
    reset: () => undefined,
  };
  const report = (sent: number) => {
    told.push(sent);
    onProgress?.(sent);
  };
  const rules = { thresholdMib: 2, limitMib: 100, featureLevel: 421 };
  return uploadFile(chat, file, rules, report, signal ?? new AbortController().signal, { pause, stallMs });
}

const sent = () =>
  server.requests.map(({ method, path, status }) => `${method} ${path.split('/')[0]} ${status}`).join(', ');
const fault = (method: string, how: FaultKind, times = 1) =>
  server.fault({ method, path: /^tus/, times, how });
const answered = (status: number, body: string, headers = {}) =>
  ({ kind: 'answer', status, body, headers }) as const;

async function isStored(url: string) {
  const answer = await fetch(server.url + url, { headers: { authorization } });
  expect(answer.headers.get('content-type')).toBe('text/csv');
  return content.equals(Buffer.from(await answer.arrayBuffer()));
}

async function arrives(course: Course = {}): Promise<string> {
  const { url, name } = await upload(course);
  const requests = sent();
  expect(url).toMatch(/^\/user_uploads\/2\/\w\w\/[\w-]{24}\/bersicht\.bin$/);
  expect(name).toBe('Übersicht.bin');
  expect(await isStored(url)).toBe(true);
  expect(told).toEqual([...new Set(told)].sort((one, other) => one - other));
  expect(told.at(-1)).toBe(file.size);
  return requests;
}

test('above the threshold a file goes in pieces, with the key on every request', async () => {
  expect(await arrives()).toBe('POST tus 201, PATCH tus 200');
  expect(told.length).toBeGreaterThan(10);
  expect(server.requests.map(({ who }) => who)).toEqual(Array(3).fill(server.amtsbot.email));
});

describe('it goes on', () => {
  test('where the server is, when the connection broke twice', async () => {
    fault('PATCH', { kind: 'dropDuring', bytes: mib }, 2);
    // Would hit the third PATCH, had it more to send than the last MiB.
    fault('PATCH', { kind: 'dropDuring', bytes: mib + 1 });
    const broken = 'PATCH tus 0, HEAD tus 200';
    expect(await arrives()).toBe(`POST tus 201, ${broken}, ${broken}, PATCH tus 200`);
  });

  test.for([
    ['a connection that breaks at once', { kind: 'drop' }],
    ['one on which nothing moves', { kind: 'hang' }],
    ['a server that restarts', answered(502, '<html>502</html>')],
    ['one that is busy', answered(423, 'ERR_UPLOAD_LOCKED: file currently locked\n')],
    ['one that is elsewhere', answered(409, 'ERR_MISMATCHED_OFFSET: mismatched offset\n')],
    ['a page instead of an answer', answered(200, '<html>Log in</html>')],
    ['an answer that leads in a circle', answered(204, '', { 'upload-offset': '0' })],
  ] as const)('after %s', async ([, how]) => {
    fault('PATCH', how);
    // Short only where nothing moves: a busy machine is slow too.
    const requests = await arrives(how.kind === 'hang' ? { stallMs: 500 } : {});
    expect(requests).toMatch(/^POST tus 201, PATCH tus \d+, HEAD tus 200, PATCH tus 200$/);
  });

  test('with the same upload, when it was not told where the server is', async () => {
    fault('PATCH', { kind: 'dropDuring', bytes: mib });
    fault('HEAD', answered(502, '<html>502</html>'));
    fault('HEAD', { kind: 'drop' });
    const heads = 'HEAD tus 502, HEAD tus 0, HEAD tus 200';
    expect(await arrives()).toBe(`POST tus 201, PATCH tus 0, ${heads}, PATCH tus 200`);
  });

  test('when it may again', async () => {
    fault('POST', answered(429, '<html>429</html>', { 'retry-after': '2.5' }));
    fault('PATCH', answered(429, '<html>429</html>', { 'retry-after': '7' }));
    await arrives();
    expect(waits).toEqual([2_500, 7_000]);
  });

  test.for([
    ['a proxy says that they are too large', answered(413, '<html>413</html>'), 1],
    ['twice nothing came through', { kind: 'drop' }, 2],
  ] as const)('in smaller pieces, when %s', async ([, how, times]) => {
    fault('PATCH', how, times);
    const requests = await arrives();
    expect(requests.match(/PATCH tus 20\d/g)).toHaveLength(6);
    expect(requests.match(/POST/g)).toHaveLength(1);
  });
});

describe('when the last answer is lost', () => {
  test('the address follows from the id, and the server says that it is right', async () => {
    fault('PATCH', { kind: 'dropAfter' });
    expect(await arrives()).toBe('POST tus 201, PATCH tus 0, HEAD tus 200, GET user_uploads 200');
  });

  test('and the server did not take the file over, it is sent once more', async () => {
    fault('PATCH', { ...answered(500, 'ERR_INTERNAL_SERVER_ERROR: hook failed\n'), carryOut: true });
    const first = 'POST tus 201, PATCH tus 500, HEAD tus 200, GET user_uploads 404';
    const onProgress = () => server.setActive(server.amtsbot, waits.length > 0);
    const requests = await arrives({ onProgress, onWait: () => server.setActive(server.amtsbot, true) });
    expect(requests).toBe(`${first}, POST tus 201, PATCH tus 200`);
  });
});

test('an upload that the server has forgotten begins anew, once', async () => {
  // It also shows that the key only ever goes to this server.
  const elsewhere = 'https://elsewhere.example/api/v1/tus/2/ab/gone';
  fault('POST', answered(201, '', { location: elsewhere }), 2);
  await expect(upload()).rejects.toMatchObject({ problem: 'lost' });
  expect(sent()).toBe('POST tus 201, PATCH tus 404, POST tus 201, PATCH tus 404');
  expect(server.requests[1]).toMatchObject({ path: 'tus/2/ab/gone', who: server.amtsbot.email });
});

test('whoever is no longer let in is told so, without address and key', async () => {
  const onProgress = () => server.setActive(server.amtsbot, false);
  const error: unknown = await upload({ onProgress }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    name: 'ChatError',
    kind: 'unauthorized',
    message: 'PATCH tus: unauthorized 401',
  });
  expect(sent()).toBe('POST tus 201, PATCH tus 401');
  const all = inspect(error, { depth: 9, showHidden: true });
  for (const secret of [server.amtsbot.apiKey, authorization, '/2/']) expect(all).not.toContain(secret);
});

test('after six vain attempts it is lost; as long as something comes through it is not', async () => {
  fault('PATCH', { kind: 'dropDuring', bytes: 0.2 * mib }, 9);
  await arrives();
  expect(waits).toHaveLength(9);
  waits = [];
  fault('PATCH', { kind: 'drop' }, 6);
  await expect(upload()).rejects.toMatchObject({ problem: 'lost', cause: { kind: 'lost' } });
  expect(waits).toHaveLength(5);
});

test.for([
  ['while it is waited for the answer', { kind: 'slow', ms: 4_000 }],
  ['while nothing moves', { kind: 'hang' }],
] as const)('an abort ends it at once: %s', async ([, how]) => {
  fault('PATCH', how);
  const stop = new AbortController();
  const onProgress = () => setTimeout(() => stop.abort(new Error('stopped')), 20);
  const startedAt = performance.now();
  await expect(upload({ signal: stop.signal, onProgress })).rejects.toThrow('stopped');
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  await delay(50);
  expect(sent()).toMatch(/^POST tus 201, PATCH tus \d+$/);
});

test('an abort ends the waiting too', async () => {
  fault('PATCH', { kind: 'drop' });
  const stop = new AbortController();
  const onWait = () => stop.abort(new Error('stopped'));
  await expect(upload({ signal: stop.signal, onWait })).rejects.toThrow('stopped');
  expect(sent()).toBe('POST tus 201, PATCH tus 0');
});

test('an answer that comes drop by drop ends in time, each time, and the upload is lost', async () => {
  let dripping = 0;
  const drops = await listenLocally((_, response) => {
    dripping += 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    const tap = setInterval(() => response.write(' '), 20);
    response.on('close', () => {
      clearInterval(tap);
      dripping -= 1;
    });
  });
  onTestFinished(() => drops.close());
  const settings = {
    realm: new URL(drops.baseUrl).origin,
    username: 'a',
    apiKey: 'x',
    userAgent: 'Amtsbot/0.1',
  };
  chat = await connectChat(settings, requestBudget([]));
  const startedAt = performance.now();
  await expect(upload({ stallMs: 100 })).rejects.toMatchObject({ problem: 'lost' });
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  // Nothing is left open.
  await vi.waitFor(() => expect(dripping).toBe(0));
});
