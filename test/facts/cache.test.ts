// What is kept of the facts service's answers, how long, and what is used when it does not answer.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '../../src/facts/cache.ts';
import { FactsError, forQuestion, withTimeForFacts } from '../../src/facts/index.ts';
import { hour, minute, openFacts, pair, patient, places } from './openFacts.ts';
import { long } from '../support/long.ts';

const requestsOf = ({ server }: Awaited<ReturnType<typeof openFacts>>) => server.requests.length;

describe('an answer', () => {
  test('is used for ten minutes without a request', async () => {
    const open = await openFacts();
    const first = await open.facts.get(pair, patient);
    open.pass(10 * minute - 1);
    expect(await open.facts.get(pair, patient)).toBe(first);
    expect(requestsOf(open)).toBe(1);
  });

  test('is used at once for an hour, and asked for again in the background, once', async () => {
    const open = await openFacts();
    open.answerWith({ n: 1 });
    await open.facts.get(pair, patient);
    open.pass(hour - 1);
    open.server.fault({ how: { kind: 'slow', ms: 30 } });
    for (let times = 0; times < 5; times += 1) {
      expect(await open.facts.find(pair, patient)).toMatchObject({ json: { n: 1 }, isOld: false });
    }
    await vi.waitFor(async () => expect(await open.facts.get(pair, patient)).not.toEqual({ n: 1 }));
    expect(requestsOf(open)).toBe(2);
  });

  test('that was asked for in passing takes only the place of an older one', async () => {
    const open = await openFacts();
    open.answerWith({ n: 1 }, { n: 2 }, { n: 3 });
    const inPassing = { ...patient, isFresh: true, isPassing: true };
    expect(await open.facts.get(pair, inPassing)).toEqual({ n: 1 });
    expect(await open.facts.get(pair, patient)).toEqual({ n: 2 });
    expect(await open.facts.get(pair, inPassing)).toEqual({ n: 3 });
    expect(await open.facts.get(pair, patient)).toEqual({ n: 3 });
    expect(requestsOf(open)).toBe(3);
  });

  test('is asked for first after an hour', async () => {
    const open = await openFacts();
    open.answerWith({ n: 1 }, { n: 2 });
    await open.facts.get(pair, patient);
    open.pass(hour);
    expect(await open.facts.get(pair, patient)).toEqual({ n: 2 });
  });

  test.each([hour, 24 * hour - 1])('is used %i ms later when the service is down, as old', async (ms) => {
    const open = await openFacts();
    const askedAt = open.now();
    const json = await open.facts.get(pair, patient);
    open.pass(ms);
    open.goDown();
    expect(await open.facts.find(pair, patient)).toMatchObject({ json, askedAt, isOld: true });
  });

  test('does not become younger because the clock is set back', async () => {
    const open = await openFacts();
    open.answerWith({ n: 1 }, { n: 2 });
    await open.facts.get(pair, patient);
    open.setTime('2026-11-21T08:00:00Z');
    open.pass(hour);
    expect(await open.facts.get(pair, patient)).toEqual({ n: 2 });
  });

  test('does not become older because it is set on', async () => {
    const open = await openFacts();
    await open.facts.get(pair, patient);
    open.setTime('2026-11-21T22:00:00Z');
    await open.facts.get(pair, patient);
    expect(requestsOf(open)).toBe(1);
  });

  test('is not used after a day', async () => {
    const open = await openFacts();
    await open.facts.get(pair, patient);
    open.pass(24 * hour);
    open.goDown();
    await expect(open.facts.get(pair, patient)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  test('counts as old within the hour once the service has failed to give it again, until it does', async () => {
    const open = await openFacts();
    open.answerWith({ n: 1 });
    await open.facts.get(pair, patient);
    open.pass(15 * minute);
    open.server.fault({ times: 3, how: { kind: 'answer', status: 503, body: 'x' } });
    expect(await open.facts.find(pair, patient)).toMatchObject({ isOld: false });
    await vi.waitFor(async () =>
      expect(await open.facts.find(pair, patient)).toMatchObject({ json: { n: 1 }, isOld: true }),
    );
    open.answerWith({ n: 2 });
    open.pass(15 * minute);
    expect(await open.facts.find(pair, patient)).toMatchObject({ json: { n: 2 }, isOld: false });
  });

  test.each([
    [hour, 404, 'notFound'],
    [hour, 400, 'badRequest'],
    [hour, 403, 'unauthorized'],
    [15 * minute, 404, undefined],
  ] as const)('is forgotten when %i ms later the service answers %i', async (ms, status, kind) => {
    const open = await openFacts();
    await open.facts.get(pair, patient);
    open.pass(ms);
    open.server.fault({ how: { kind: 'answer', status, body: { error: 'x' } } });
    const answer = open.facts.get(pair, patient);
    if (kind) await expect(answer).rejects.toMatchObject({ kind });
    await vi.waitFor(() => expect(open.server.requests.at(-1)?.status).toBe(status));
    open.goDown();
    await vi.waitFor(() =>
      expect(open.facts.get(pair, patient)).rejects.toMatchObject({ kind: 'unreachable' }),
    );
  });

  test('that is an error is not kept', async () => {
    const open = await openFacts();
    open.server.fault({ how: { kind: 'answer', status: 404, body: { error: 'x' } } });
    await expect(open.facts.get(pair, patient)).rejects.toMatchObject({ kind: 'notFound' });
    expect(await open.facts.get(pair, patient)).toMatchObject({});
  });

  test('of another query is another one', async () => {
    const open = await openFacts();
    const one = await open.facts.get(pair, { ...patient, query: { datum: '2027-06-01' } });
    expect(await open.facts.get(pair, { ...patient, query: { datum: '2027-06-02' } })).not.toEqual(one);
    expect(await open.facts.get(pair, { ...patient, query: { datum: undefined } })).not.toEqual(one);
    expect(open.server.requests.map(({ query }) => query['datum'])).toEqual([
      '2027-06-01',
      '2027-06-02',
      undefined,
    ]);
  });

  test('cannot be changed by one of its readers', async () => {
    const open = await openFacts();
    open.answerWith({ list: [{ a: 1 }] });
    const answer = (await open.facts.get(pair, patient)) as { list: { a: number }[] };
    expect(() => answer.list.push({ a: 2 })).toThrow(TypeError);
    expect(() => Object.assign(answer.list[0] ?? {}, { a: 2 })).toThrow(TypeError);
  });
});

describe('an answer that depends on the day', () => {
  const dated = { ...patient, query: { datum: '2027-06-01' }, validToday: true };

  test.each([
    ['Europe/Berlin', '2026-11-21T22:59:59Z', 1_000, 2],
    ['Europe/Berlin', '2026-11-21T22:50:01Z', 9 * minute, 1],
    ['Europe/Berlin', '2026-11-21T23:59:59Z', 1_000, 1],
    ['Europe/Berlin', '2026-06-01T21:59:59Z', 1_000, 2],
    ['Europe/Berlin, the clock goes forward tonight', '2026-03-28T22:59:59Z', 1_000, 2],
    ['Europe/Berlin, it went forward today', '2026-03-29T21:59:59Z', 1_000, 2],
    ['Europe/Berlin, the hour that is left out', '2026-03-29T00:59:59Z', 1_000, 1],
    ['Europe/Berlin, the clock goes back tonight', '2026-10-24T21:59:59Z', 1_000, 2],
    ['Europe/Berlin, the hour that comes twice', '2026-10-25T00:59:59Z', 1_000, 1],
    ['Europe/Berlin, it went back today', '2026-10-25T22:59:59Z', 1_000, 2],
    ['America/New_York', '2026-11-22T04:59:59Z', 1_000, 2],
    ['America/New_York', '2026-11-21T22:59:59Z', 1_000, 1],
    ['Pacific/Auckland', '2026-11-21T10:59:59Z', 1_000, 2],
    ['Asia/Kathmandu', '2026-11-21T18:14:59Z', 1_000, 2],
    // Here the clock goes forward at midnight: the day begins at one.
    ['Africa/Cairo', '2026-04-23T21:59:59Z', 1_000, 2],
  ])('ends at midnight: %s, %s', async (zone, time, ms, requests) => {
    const [timeZone = ''] = zone.split(',');
    const open = await openFacts({ timeZone });
    open.setTime(time);
    await open.facts.get(pair, dated);
    open.pass(ms);
    await open.facts.get(pair, dated);
    expect(requestsOf(open)).toBe(requests);
  });

  test('is asked for first as soon as it is not new, and never used as an old one', async () => {
    const open = await openFacts();
    open.answerWith({ n: 1 }, { n: 2 });
    await open.facts.get(pair, dated);
    open.pass(10 * minute);
    expect(await open.facts.get(pair, dated)).toEqual({ n: 2 });
    open.pass(10 * minute);
    open.goDown();
    await expect(open.facts.get(pair, dated)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

describe('callers at the same time', () => {
  test('share one request', async () => {
    const open = await openFacts();
    const answers = await Promise.all(Array.from({ length: 50 }, () => open.facts.get(pair, patient)));
    expect(new Set(answers).size).toBe(1);
    expect(requestsOf(open)).toBe(1);
  });

  test.each([
    [{ kind: 'answer', status: 404, body: { error: 'x' } }, 'notFound', 1],
    [{ kind: 'drop' }, 'unreachable', 2],
  ] as const)('share one failure: %j', async (how, kind, requests) => {
    const open = await openFacts();
    open.server.fault({ times: Infinity, how });
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => open.facts.get(pair, patient)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: { kind } });
    expect(requestsOf(open)).toBe(requests);
  });

  test('leave alone when they are stopped; the others get the answer', async () => {
    const open = await openFacts();
    open.server.fault({ how: { kind: 'slow', ms: 50 } });
    const leaving = new AbortController();
    const one = open.facts.get(pair, { signal: leaving.signal });
    const other = open.facts.get(pair, patient);
    leaving.abort(new Error('stopped'));
    await expect(one).rejects.toThrow('stopped');
    expect(await other).toMatchObject({});
    expect(requestsOf(open)).toBe(1);
  });

  test('may all leave: the answer is there for the next', async () => {
    const open = await openFacts();
    open.server.fault({ how: { kind: 'slow', ms: 30 } });
    const leaving = new AbortController();
    const one = open.facts.get(pair, { signal: leaving.signal });
    leaving.abort(new Error('stopped'));
    await expect(one).rejects.toThrow('stopped');
    await open.facts.get(pair, patient);
    expect(requestsOf(open)).toBe(1);
  });

  test('are all stopped by the end of the connection, and what runs in the background too', async () => {
    const open = await openFacts({ timeoutMs: 60_000 });
    open.server.fault({ times: Infinity, how: { kind: 'hang' } });
    const waiting = open.facts.get(pair, patient);
    await vi.waitFor(() => expect(requestsOf(open)).toBe(1));
    open.stop.abort(new Error('the end'));
    await expect(waiting).rejects.toThrow('the end');
    await expect(open.facts.get(places, patient)).rejects.toThrow('the end');
  });
});

describe('a question', () => {
  test('that has waited long enough gets the old answer, for all its requests together', async () => {
    const open = await openFacts({ timeoutMs: 60_000 });
    const askedAt = open.now();
    await open.facts.get(places, patient);
    open.pass(minute);
    await open.facts.get(pair, patient);
    open.pass(2 * hour);
    open.server.fault({ times: Infinity, how: { kind: 'hang' } });
    await withTimeForFacts(open.facts, 50, async (limited) => {
      const { facts, oldest } = forQuestion(limited);
      expect(oldest()).toBeUndefined();
      await facts.get(pair, patient);
      expect(oldest()).toEqual(new Date(askedAt.getTime() + minute));
      await facts.get(places, patient);
      expect(oldest()).toEqual(askedAt);
      await expect(facts.get([...places, 'results'], patient)).rejects.toMatchObject({
        kind: 'unreachable',
        message: expect.stringContaining('TimeForFactsOver'),
      });
    });
    expect(requestsOf(open)).toBe(3);
  });

  test('leaves nothing behind that waits for its time', async () => {
    const open = await openFacts();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await withTimeForFacts(open.facts, 50, async () => expect(vi.getTimerCount()).toBe(1));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('notes nothing while the service answers', async () => {
    const open = await openFacts();
    await open.facts.get(pair, patient);
    open.pass(30 * minute);
    const { facts, oldest } = forQuestion(open.facts);
    await facts.get(pair, patient);
    expect(oldest()).toBeUndefined();
  });
});

describe('the room', () => {
  /** So much text takes a busy machine a while. */
  const timeoutMs = 10_000;
  const megabytes = (count: number) => ({ text: 'x'.repeat(count * 1024 * 1024) });

  test('is 16 MB: what was used longest ago makes room', long, async () => {
    const open = await openFacts({ timeoutMs });
    open.answerWith(megabytes(6), megabytes(6), megabytes(6));
    const get = (name: string) => open.facts.get([name], patient);
    await get('a');
    await get('b');
    await get('a');
    await get('c');
    expect(requestsOf(open)).toBe(3);
    await get('a');
    await get('c');
    expect(requestsOf(open)).toBe(3);
    open.answerWith({});
    expect(await get('b')).toEqual({});
  });

  test('has no place for an answer that is larger; it is given all the same', async () => {
    const cache = createCache(
      'Europe/Berlin',
      () => new Date(0),
      () => 0,
    );
    let asked = 0;
    const ask = async () => ({ json: (asked += 1), bytes: 17 * 1024 * 1024 });
    const find = () => cache.find({ key: 'a', validToday: false, ask }, []);
    expect(await find()).toMatchObject({ json: 1 });
    expect(await find()).toMatchObject({ json: 2 });
  });

  test('holds 5,000 answers', long, async () => {
    const cache = createCache(
      'Europe/Berlin',
      () => new Date(0),
      () => 0,
    );
    let asked = 0;
    const find = (key: number) => {
      const ask = async () => ({ json: (asked += 1), bytes: 1 });
      return cache.find({ key: String(key), validToday: false, ask }, []);
    };
    for (let key = 0; key <= 5_000; key += 1) await find(key);
    expect(asked).toBe(5_001);
    await find(5_000);
    await find(1);
    expect(asked).toBe(5_001);
    await find(0);
    expect(asked).toBe(5_002);
  });
});

test('an error says nothing of the values that were asked for', async () => {
  const open = await openFacts();
  open.goDown();
  const error: unknown = await open.facts.get(pair, patient).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FactsError);
  expect(String(error)).toBe('FactsError: GET calculator/halteverbot: unreachable UND_ERR_SOCKET');
});

test('a hung request ends in time, whatever the garbage collector takes away meanwhile', long, async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const open = await openFacts({ timeoutMs: 200 });
  open.server.fault({ times: Infinity, how: { kind: 'hang' } });
  const ended = open.facts.get(pair, patient).catch(() => 'ended');
  const collecting = setInterval(collectGarbage, 20);
  onTestFinished(() => clearInterval(collecting));
  expect(await ended).toBe('ended');
});
