// One HTTP exchange: redirects, limits and breaks, against servers on this machine.
import dns from 'node:dns';
import type { IncomingMessage, RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { exchange, exchangeBytes } from '../src/http.ts';
import { listenLocally } from './support/listen.ts';

async function serve(answer: RequestListener): Promise<string> {
  const server = await listenLocally(answer);
  onTestFinished(() => server.close());
  return server.baseUrl;
}

const patient = new AbortController().signal;
const headers = { authorization: 'secret', accept: 'text/plain' };

describe('a redirect', () => {
  test('of a GET is followed, with the key to the same server only', async () => {
    const seen: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
    const elsewhere = await serve((request, response) => {
      seen.push(request);
      response.end('da');
    });
    const here = await serve((request, response) => {
      seen.push(request);
      const target = request.url?.endsWith('/a') ? './b' : `${elsewhere}/c`;
      response.writeHead(302, { location: target }).end('Moved');
    });
    expect(await exchange(`${here}/a`, { headers, signal: patient })).toMatchObject({
      status: 200,
      body: 'da',
    });
    expect(seen.map(({ url, headers: { authorization, accept } }) => [url, authorization, accept])).toEqual([
      ['/api/v1/a', 'secret', 'text/plain'],
      ['/api/v1/b', 'secret', 'text/plain'],
      ['/api/v1/c', undefined, 'text/plain'],
    ]);
  });

  test('of a POST is the answer: what is sent twice is done twice', async () => {
    let count = 0;
    const url = await serve((_, response) => {
      count += 1;
      response.writeHead(307, { location: '/' }).end();
    });
    const answer = await exchange(url, { method: 'POST', headers, body: 'x', signal: patient });
    expect([answer.status, count]).toEqual([307, 1]);
  });

  test('in a circle comes to an end', async () => {
    let count = 0;
    const url = await serve((_, response) => {
      count += 1;
      response.writeHead(301, { location: '/' }).end();
    });
    expect(await exchange(url, { headers, signal: patient })).toMatchObject({ status: 301 });
    expect(count).toBe(6);
  });
});

describe('what breaks', () => {
  test.each([
    ['before the answer', () => undefined],
    ['in the body', (...[, response]: Parameters<RequestListener>) => void response.write('Hal')],
  ])('an abort %s gives its reason', async (_, answer) => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const url = await serve((...args) => {
      answer(...args);
      setTimeout(() => stop.abort(reason), 20);
    });
    await expect(exchange(url, { headers, signal: stop.signal })).rejects.toBe(reason);
    await expect(exchange(url, { headers, signal: stop.signal })).rejects.toBe(reason);
  });

  test('a body that is cut is no answer', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('Hal');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(exchange(url, { headers, signal: patient })).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('a connection that does not come about is given up after ten seconds', async () => {
    // It never says where the server is.
    const lookup = vi.spyOn(dns, 'lookup').mockReturnValue(undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
      lookup.mockRestore();
    });
    const failed = expect(
      exchange('http://chat.example/', { headers, signal: patient }),
    ).rejects.toMatchObject({
      code: 'ETIMEDOUT',
      syscall: 'connect',
    });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(9_000);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1_000);
    await failed;
  });
});

test('no more bytes are taken than are wanted', async () => {
  const url = await serve((_, response) => response.end(Buffer.alloc(1_000, 1)));
  const take = (most: number) => exchangeBytes(url, { headers, signal: patient }, most);
  expect((await take(1_000)).bytes).toHaveLength(1_000);
  expect(await take(999)).toMatchObject({ status: 200, bytes: undefined });
});
