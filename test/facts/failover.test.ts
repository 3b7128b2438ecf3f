// Two hosts: what makes the client go to the other one, what does not, and how soon it returns.
import nock from 'nock';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createHosts } from '../../src/facts/hosts.ts';
import { connectFacts, FactsError } from '../../src/facts/index.ts';
import { mockHttp } from '../support/httpMock.ts';
import { patient } from './openFacts.ts';
import { long } from '../support/long.ts';

const first = mockHttp('https://facts.example');
const second = mockHttp('https://alternate.example');

/** A host that is asked without need would only seem to be one more that is out. */
const unexpected: string[] = [];
nock.emitter.on('no match', ({ path }: { path?: string }) => unexpected.push(path ?? ''));
afterEach(() => expect(unexpected.splice(0)).toEqual([]));

const path = (name: string) => `/api/v1/${name}/`;

function open({ alone = false } = {}) {
  let present = Date.parse('2026-11-21T09:00:00Z');
  let ticked = 0;
  let asked = 0;
  const facts = connectFacts({
    baseUrl: 'https://facts.example/api/v1/',
    alternateBaseUrl: alone ? undefined : 'https://alternate.example/api/v1',
    authorization: 'Bearer x',
    timeZone: 'Europe/Berlin',
    timeoutMs: 800,
    now: () => new Date(present),
    ticks: () => ticked,
  });
  return {
    pass: (ms: number) => {
      present += ms;
      ticked += ms;
    },
    /** Somebody sets the clock; no time has passed. */
    setClockBack: (ms: number) => void (present -= ms),
    /** A resource that was not asked for before, so that no kept answer is in the way. */
    newName: () => `r${(asked += 1)}`,
    get: (name: string) => facts.get([name], patient),
  };
}

const failing = [
  ['DNS', 'ENOTFOUND'],
  ['refusal', 'ECONNREFUSED'],
  ['a reset', 'ECONNRESET'],
  ['a certificate', 'CERT_HAS_EXPIRED'],
  ['a timeout', undefined],
  ['500 with JSON', [500, { error: 'x' }]],
  ['502 with a page', [502, '<html>Bad Gateway</html>']],
  ['200 with a page', [200, '<html>Wartung</html>']],
  ['404 with a page', [404, '<html>Not found</html>']],
  ['nothing', [200, '']],
] as const;

function fail(host: typeof first, name: string, how: (typeof failing)[number][1]): void {
  const request = host().get(path(name));
  if (how === undefined) request.delay(2_000).reply(200, {});
  else if (typeof how === 'string') request.replyWithError(Object.assign(new Error('x'), { code: how }));
  else request.reply(how[0], how[1]);
}

describe.each(failing)('after %s', (_, how) => {
  test('the second host is asked, and first for a minute; then the first one again', async () => {
    const { get, newName, pass } = open();
    const [a, b, c, d] = [newName(), newName(), newName(), newName()];
    fail(first, a, how);
    second().get(path(a)).matchHeader('authorization', 'Bearer x').reply(200, { from: 2 });
    expect(await get(a)).toEqual({ from: 2 });
    pass(59_999);
    second().get(path(b)).reply(200, { from: 2 });
    expect(await get(b)).toEqual({ from: 2 });
    pass(1);
    first().get(path(c)).reply(200, { from: 1 });
    expect(await get(c)).toEqual({ from: 1 });
    first().get(path(d)).reply(200, { from: 1 });
    expect(await get(d)).toEqual({ from: 1 });
  });
});

test.each([400, 401, 403, 404, 410, 429])(
  'after a %i in JSON the second host is not asked',
  async (status) => {
    const { get, newName } = open();
    const [a, b] = [newName(), newName()];
    first().get(path(a)).reply(status, { error: 'x' });
    await expect(get(a)).rejects.toMatchObject({ status });
    first().get(path(b)).reply(200, { from: 1 });
    expect(await get(b)).toEqual({ from: 1 });
  },
);

test('a 4xx of the second host is its answer', async () => {
  const { get, newName } = open();
  const a = newName();
  fail(first, a, 'ECONNREFUSED');
  second().get(path(a)).reply(404, { error: 'x' });
  await expect(get(a)).rejects.toMatchObject({ kind: 'notFound' });
});

test('a clock that is set back keeps nobody away from the first host', async () => {
  const { get, newName, pass, setClockBack } = open();
  const [a, b] = [newName(), newName()];
  fail(first, a, 'ECONNREFUSED');
  second().get(path(a)).reply(200, { from: 2 });
  await get(a);
  setClockBack(3_600_000);
  pass(60_000);
  first().get(path(b)).reply(200, { from: 1 });
  expect(await get(b)).toEqual({ from: 1 });
});

test('one question tries the first host again; those beside it do not wait for that', long, async () => {
  const { get, newName, pass } = open();
  const [a, b, c] = [newName(), newName(), newName()];
  fail(first, a, undefined);
  second().get(path(a)).reply(200, {});
  await get(a);
  pass(60_000);
  fail(first, b, undefined);
  second().get(path(b)).reply(200, { b });
  second().get(path(c)).reply(200, { c });
  const slow = get(b);
  expect(await Promise.race([slow, get(c)])).toEqual({ c });
  expect(await slow).toEqual({ b });
});

describe('when both are down', long, () => {
  async function openInOutage() {
    const opened = open();
    const a = opened.newName();
    fail(first, a, undefined);
    fail(second, a, 'ECONNREFUSED');
    fail(first, a, undefined);
    await expect(opened.get(a)).rejects.toMatchObject({ kind: 'unreachable' });
    return opened;
  }

  test(
    'for ten seconds one attempt is all, then it is the usual way again, for one question',
    long,
    async () => {
      const { get, newName, pass } = await openInOutage();
      const [b, c, d] = [newName(), newName(), newName()];
      pass(9_999);
      fail(second, b, 'ECONNREFUSED');
      await expect(get(b)).rejects.toMatchObject({ kind: 'unreachable' });
      pass(1);
      fail(second, c, 'ECONNREFUSED');
      fail(first, c, undefined);
      fail(second, c, 'ECONNREFUSED');
      fail(second, d, 'ECONNREFUSED');
      const answers = await Promise.allSettled([get(c), get(d)]);
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    },
  );

  test('that one attempt gets two seconds', async () => {
    const hosts = createHosts({
      first: 'first',
      second: 'second',
      timeoutMs: 5_000,
      ticks: () => 0,
      onSeen: () => undefined,
      stop: new AbortController().signal,
    });
    const refused = () => Promise.reject(new FactsError('unreachable', 'x'));
    await expect(hosts('x', refused)).rejects.toMatchObject({ kind: 'unreachable' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const asked: string[] = [];
    const hanging = (host: string, limit: AbortSignal) => {
      asked.push(host);
      return new Promise((_, reject) =>
        limit.addEventListener('abort', () => reject(new FactsError('unreachable', 'x'))),
      );
    };
    const answer = hosts('x', hanging).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('failed');
    expect(asked).toEqual(['second']);
  });

  test('an attempt that succeeds ends it', async () => {
    const { get, newName } = await openInOutage();
    const [b, c] = [newName(), newName()];
    second().get(path(b)).reply(200, { from: 2 });
    expect(await get(b)).toEqual({ from: 2 });
    fail(second, c, 'ECONNREFUSED');
    first().get(path(c)).reply(200, { from: 1 });
    expect(await get(c)).toEqual({ from: 1 });
  });

  test('the first host is tried each minute all the same', async () => {
    const { get, newName, pass } = await openInOutage();
    const b = newName();
    pass(60_000);
    first().get(path(b)).reply(200, { from: 1 });
    expect(await get(b)).toEqual({ from: 1 });
  });
});

test('one host alone is asked a second time', async () => {
  const { get, newName } = open({ alone: true });
  const a = newName();
  fail(first, a, 'ECONNRESET');
  first().get(path(a)).reply(200, { from: 1 });
  expect(await get(a)).toEqual({ from: 1 });
});
