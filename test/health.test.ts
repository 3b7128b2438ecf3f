// What the process says to those who watch it: /healthz, /readyz, /metrics, and to nobody more than that.
import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type HealthOptions, PortUnusable, startHealth } from '../src/health.ts';
import type { HowItIs, Readiness } from '../src/healthPages.ts';
import { long } from './support/long.ts';

async function open(options: HealthOptions = {}) {
  const health = await startHealth(0, options);
  onTestFinished(() => health.close());
  const url = `http://127.0.0.1:${health.port}`;
  return { health, get: (path: string, method = 'GET') => fetch(url + path, { method }) };
}

const ready: Readiness = {
  chatHeard: true,
  facts: 'reachable',
  keptFactsUsed: false,
  anotherProcess: false,
  budgetSpentForMs: 0,
};
const metrics = { contentType: 'text/plain; version=0.0.4', text: async () => 'answers ä 1\n' };

test('/healthz tells whether polls are tried', async () => {
  let now = 0;
  const { health, get } = await open({ now: () => now });
  expect((await get('/healthz')).status).toBe(200);
  now = 181_000;
  const silent = await get('/healthz');
  expect(silent.status).toBe(503);
  expect(await silent.json()).toEqual({ status: 'not listening', secondsSinceAttempt: 181 });
  health.attempted();
  expect(await (await get('/healthz?from=container')).json()).toEqual({
    status: 'ok',
    secondsSinceAttempt: 0,
  });
});

test('says when its port is taken', async () => {
  const { health } = await open();
  await expect(startHealth(health.port)).rejects.toThrow(PortUnusable);
});

describe('/readyz', () => {
  test.each<[string, Partial<Readiness>, number, object]>([
    ['both are there', {}, 200, { status: 'ready', missing: [], chat: 'heard', facts: 'reachable' }],
    ['the chat is not heard', { chatHeard: false }, 503, { missing: ['chat'], chat: 'not heard' }],
    [
      'another process was there before',
      { anotherProcess: true },
      503,
      { status: 'not ready', missing: [], process: 'another one works with this account: stop one' },
    ],
    [
      'what answers is no facts service',
      { facts: 'reachable', isFactsAddressWrong: true },
      503,
      { missing: ['facts'], facts: 'wrong address: what answers there is no facts service' },
    ],
    ['no facts were asked for', { facts: undefined }, 200, { missing: [], facts: 'not asked yet' }],
    ['no facts are reachable', { facts: 'unreachable' }, 503, { missing: ['facts'], facts: 'unreachable' }],
    [
      'only earlier facts are there',
      { facts: 'unreachable', keptFactsUsed: true },
      200,
      { status: 'ready', missing: [], facts: 'unreachable, earlier answers used' },
    ],
    [
      'the facts service does not let the bot in',
      { facts: 'unauthorized' },
      503,
      { missing: ['facts'], facts: 'unauthorized' },
    ],
    [
      'the request budget is spent',
      { budgetSpentForMs: 41_001 },
      200,
      { status: 'ready', budget: 'spent', budgetSeconds: 42 },
    ],
    [
      'nothing is there',
      { chatHeard: false, facts: 'unreachable' },
      503,
      { status: 'not ready', missing: ['chat', 'facts'] },
    ],
  ])('tells that %s', async (_, state, status, said) => {
    const { get } = await open({ readiness: async () => ({ ...ready, ...state }) });
    const answer = await get('/readyz');
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toMatchObject(said);
  });

  test('does not make the process unwell', async () => {
    const { get } = await open({
      readiness: async () => ({ ...ready, chatHeard: false, facts: 'unreachable' }),
    });
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('of many organisations', () => {
  const one = (more: Partial<HowItIs> = {}): HowItIs => ({
    state: 'running',
    silentMs: 1_000,
    readiness: async () => ready,
    ...more,
  });
  const silent = one({ silentMs: 181_000 });
  const unready = one({ readiness: async () => ({ ...ready, chatHeard: false }) });
  const broken = one({ state: 'broken', fault: 'key: …' });
  const waiting = one({ state: 'waiting', reason: 'unauthorized' });

  test.each<[string, Readonly<Record<string, HowItIs>>, number, object]>([
    ['all listen', { a: one(), b: one() }, 200, { status: 'ok', running: 2, notListening: [] }],
    ['one of them hangs', { a: one(), b: silent }, 200, { status: 'ok', notListening: ['b'] }],
    ['all that run hang', { a: silent, b: broken }, 503, { status: 'not listening', notListening: ['a'] }],
    ['none runs', { a: broken }, 200, { status: 'ok', running: 0 }],
    ['none is there', {}, 200, { organisations: 0 }],
  ])('/healthz tells that %s', async (_, all, status, said) => {
    const { get } = await open({ organisations: () => new Map(Object.entries(all)) });
    const answer = await get('/healthz');
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining(said)]);
  });

  test.each<[string, Readonly<Record<string, HowItIs>>, number, object]>([
    ['all are ready', { a: one() }, 200, { status: 'ready', ready: 1, notReady: {} }],
    [
      'one of them is not',
      { a: one(), b: unready, c: broken },
      200,
      {
        ready: 1,
        notReady: {
          b: expect.objectContaining({ missing: ['chat'] }),
          c: { status: 'not ready', state: 'broken', file: 'key: …' },
        },
      },
    ],
    [
      'one of them cannot go on, and why',
      { a: one(), b: waiting },
      200,
      { ready: 1, notReady: { b: { status: 'not ready', state: 'waiting', reason: 'unauthorized' } } },
    ],
    ['none is ready', { b: unready, c: broken }, 503, { status: 'not ready', ready: 0 }],
    ['they are started', { a: one(), b: one({ state: 'starting' }) }, 503, { status: 'starting' }],
    ['none is there', {}, 200, { status: 'ready', organisations: 0 }],
  ])('/readyz tells that %s', async (_, all, status, said) => {
    const { get } = await open({ organisations: () => new Map(Object.entries(all)) });
    const answer = await get('/readyz');
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining(said)]);
  });

  test('/readyz of a replica is not ready without the engine, whatever it has', async () => {
    let isEngineThere = false;
    const all = new Map<string, HowItIs>();
    const { get } = await open({ organisations: () => all, isEngineThere: () => isEngineThere });
    const page = async () => {
      const answer = await get('/readyz');
      return [answer.status, await answer.json()];
    };
    const away = { status: 'not ready', missing: ['engine'], engine: 'does not answer' };
    expect(await page()).toEqual([503, expect.objectContaining({ ...away, organisations: 0 })]);
    all.set('a', one());
    expect(await page()).toEqual([503, expect.objectContaining(away)]);
    expect((await get('/healthz')).status).toBe(200);
    isEngineThere = true;
    const there = { status: 'ready', missing: [], engine: 'answers' };
    expect(await page()).toEqual([200, expect.objectContaining(there)]);
  });

  test('both tell of a single one, by its name', async () => {
    const all = new Map(Object.entries({ a: one(), 'b c': silent, d: unready }));
    const { get } = await open({ organisations: () => all });
    const pages = ['/healthz', '/readyz'].flatMap((page) =>
      ['a', 'b%20c', 'd', 'e'].map((name) => `${page}?organisation=${name}`),
    );
    const statuses = await Promise.all(pages.map(async (page) => (await get(page)).status));
    expect(statuses).toEqual([200, 503, 200, 404, 200, 200, 503, 404]);
  });
});

describe('/metrics', () => {
  test('is given in its own form', async () => {
    const { get } = await open({ metrics });
    const answer = await get('/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(metrics.contentType);
    expect(await answer.text()).toBe('answers ä 1\n');
  });

  test('that cannot be made is no harm to the others, and keeps its reason to itself', async () => {
    const text = async () => Promise.reject(new Error('Kanarienvogel'));
    const { get } = await open({ metrics: { ...metrics, text } });
    const answer = await get('/metrics');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('Kanarienvogel');
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('whoever asks otherwise', () => {
  test('with HEAD gets the same without the text', async () => {
    const { get } = await open({ metrics, readiness: async () => ready });
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      const [head, whole] = [await get(path, 'HEAD'), await get(path)];
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      for (const name of ['content-type', 'content-length'])
        expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('with %s gets 405', async (method) => {
    const { get } = await open({ metrics });
    const answer = await get('/metrics', method);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  test.each(['/', '/healthz/', '/metrics', '/readyz', '//healthz', '/__proto__'])(
    'for %s, which is not served, gets 404',
    async (path) => {
      const { get } = await open();
      expect((await get(path)).status).toBe(404);
      expect((await get(path, 'POST')).status).toBe(404);
    },
  );

  test.each(['POST', 'GET'])('sends a body with %s that is not waited for', async (method) => {
    const { health } = await open();
    const socket = connect(health.port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    // Ten bytes of a gigabyte, the rest of which never comes.
    socket.write(`${method} /healthz HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000000\r\n\r\n0123456789`);
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => (said += text));
    await once(socket, 'close');
    expect(said).toMatch(method === 'GET' ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 405 /);
    expect(said).toMatch(/^connection: close\r$/im);
  });
});

describe('the port', () => {
  test('is for this machine alone, unless told', async () => {
    const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const other = others.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
    const { health } = await open();
    const all = await startHealth(0, { address: '0.0.0.0' });
    onTestFinished(() => all.close());
    const isReached = (port: number) =>
      fetch(`http://${other ?? '127.0.0.2'}:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    expect([await isReached(health.port), await isReached(all.port)]).toEqual([false, true]);
  });

  test('is not used up by connections that say nothing', long, async () => {
    const { health, get } = await open();
    const silent = Array.from({ length: 200 }, () =>
      connect(health.port, '127.0.0.1').on('error', () => undefined),
    );
    onTestFinished(() => silent.forEach((socket) => socket.destroy()));
    await expect
      .poll(() => silent.filter((socket) => !socket.closed && !socket.connecting).length, { timeout: 45_000 })
      .toBeLessThanOrEqual(50);
    await expect
      .poll(
        () =>
          get('/healthz').then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true);
  });
});
