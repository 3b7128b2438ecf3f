// One call to the chat server: what goes out, and what each kind of failure becomes.
import dns from 'node:dns';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { type ChatConnection, ChatError, connectChat, requestBudget } from '../../src/chat/index.ts';
import { mockChat } from '../support/chatMock.ts';

const origin = 'https://chat.example';
const { dispatcher, server } = mockChat(origin);
const Anything = z.object({ ok: z.boolean().optional() });
let chat: ChatConnection;

beforeAll(async () => {
  chat = await connectChat(
    {
      realm: `${origin}/`,
      username: 'bot@chat.example',
      apiKey: 'secret',
      userAgent: 'Amtsbot/0.1',
      timeoutMs: 600,
      dispatcher,
    },
    requestBudget([]),
  );
});

const asked = { path: /^\/api\/v1\/messages\?/ };
const get = () =>
  chat.call({ method: 'GET', path: 'messages', parameters: { anchor: 'Geheimes' }, answer: Anything });

async function failure(act: () => Promise<unknown>): Promise<ChatError> {
  const error = await act().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ChatError)) throw new Error(`no ChatError but ${String(error)}`);
  return error;
}

describe('what goes out', () => {
  test('values are encoded as Zulip reads them, absent ones left out, in a form', async () => {
    let sent = '';
    server()
      .intercept({
        method: 'POST',
        path: '/api/v1/messages',
        headers: {
          authorization: `Basic ${Buffer.from('bot@chat.example:secret').toString('base64')}`,
          'user-agent': 'Amtsbot/0.1',
          'content-type': /^application\/x-www-form-urlencoded/,
        },
      })
      .reply(200, ({ body }) => {
        if (typeof body === 'string') sent = body;
        return { result: 'success' };
      });
    const parameters = {
      to: [5],
      topic: "Ä & Ö = 1+1 %20 👍~('x')",
      flag: true,
      none: undefined,
      deep: { a: null },
      number: 7,
    };
    await chat.call({ method: 'POST', path: 'messages', parameters, answer: Anything });
    expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({
      to: '[5]',
      topic: "Ä & Ö = 1+1 %20 👍~('x')",
      flag: 'true',
      deep: '{"a":null}',
      number: '7',
    });
  });

  test.each(['PATCH', 'PUT'] as const)(
    'the text of a %s stands in the body, not in the address',
    async (method) => {
      server().intercept({ method, path: '/api/v1/messages/1', body: 'content=Text' }).reply(200, {});
      await chat.call({ method, path: 'messages/1', parameters: { content: 'Text' }, answer: Anything });
    },
  );

  test('the global FormData is still the platform’s own', () => {
    expect(new FormData().get('nothing')).toBeNull();
  });
});

describe('a failure', () => {
  test.each([
    [401, { code: 'UNAUTHORIZED', msg: 'Invalid API key' }, 'unauthorized', 'UNAUTHORIZED'],
    [400, { code: 'BAD_EVENT_QUEUE_ID', msg: 'x' }, 'rejected', 'BAD_EVENT_QUEUE_ID'],
    [404, { code: 'BAD_REQUEST' }, 'rejected', 'BAD_REQUEST'],
    [405, { result: 'error', msg: 'Method Not Allowed' }, 'rejected', undefined],
    [500, { result: 'error', msg: 'Internal server error' }, 'server', undefined],
    [502, '<html>Bad Gateway</html>', 'server', undefined],
    [404, '<html>Not found</html>', 'malformed', undefined],
    [413, '<html>Too large</html>', 'malformed', undefined],
    [200, '<html>Log in</html>', 'malformed', undefined],
    [200, { ok: 'no boolean' }, 'malformed', undefined],
  ] as const)('%i %j is %s', async (status, body, kind, code) => {
    server().intercept(asked).reply(status, body);
    expect(await failure(get)).toMatchObject({ kind, status, code });
  });

  test.each([
    ['ECONNREFUSED', 'unreached'],
    ['ENOTFOUND', 'unreached'],
    ['CERT_HAS_EXPIRED', 'unreached'],
    ['ECONNRESET', 'lost'],
    ['EPIPE', 'lost'],
  ] as const)('%s is %s', async (code, kind) => {
    server()
      .intercept(asked)
      .replyWithError(Object.assign(new Error('x'), { code }));
    expect(await failure(get)).toMatchObject({ kind, code });
  });

  test('while connecting, nothing had been sent: the server was not reached', async () => {
    const error = Object.assign(new Error('x'), { code: 'ETIMEDOUT', syscall: 'connect' });
    server().intercept(asked).replyWithError(error);
    expect(await failure(get)).toMatchObject({ kind: 'unreached', code: 'ETIMEDOUT' });
  });

  test('an answer that does not come in time is lost', async () => {
    server().intercept(asked).reply(200, {}).delay(2_000);
    expect(await failure(get)).toMatchObject({ kind: 'lost', code: 'TimeoutError' });
  });

  test('says nothing of what was asked, nor of the key', async () => {
    server()
      .intercept(asked)
      .replyWithError(new Error(`${origin}/?anchor=Geheimes`));
    const error = await failure(get);
    expect([error.message, error.stack, String(error.cause)].join()).not.toMatch(/Geheimes|secret/);
  });

  test('an abort gives its reason', async () => {
    const stop = new AbortController();
    server().intercept({ path: '/api/v1/messages' }).reply(200, {}).delay(1_000);
    const call = chat.call({ method: 'GET', path: 'messages', answer: Anything, signal: stop.signal });
    setTimeout(() => stop.abort(new Error('stopped')), 20);
    await expect(call).rejects.toThrow('stopped');
  });
});

describe('too many requests', () => {
  test('are waited out, for a message too: it was not stored', async () => {
    const message = { method: 'POST', path: '/api/v1/messages' };
    server().intercept(message).reply(429, { code: 'RATE_LIMIT_HIT', 'retry-after': 7.5 });
    server().intercept(message).reply(200, { ok: true });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const call = chat.call({ method: 'POST', path: 'messages', answer: Anything });
    await vi.advanceTimersByTimeAsync(7_400);
    expect(dispatcher.pendingInterceptors()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await call).toEqual({ ok: true });
  });

  test('whose pause makes no sense keep their code', async () => {
    const body = { code: 'RATE_LIMIT_HIT', 'retry-after': 'bald' };
    server().intercept({ path: '/api/v1/events' }).reply(429, body);
    const poll = () => chat.call({ method: 'GET', path: 'events', answer: Anything, outsideBudget: true });
    expect(await failure(poll)).toMatchObject({ code: 'RATE_LIMIT_HIT', retryAfterMs: 5_000 });
  });

  test('while polling are told to the loop, with the time to wait', async () => {
    const headers = { 'retry-after': '2.2' };
    server().intercept({ path: '/api/v1/events' }).reply(429, 'no JSON', { headers });
    const poll = () => chat.call({ method: 'GET', path: 'events', answer: Anything, outsideBudget: true });
    expect(await failure(poll)).toMatchObject({ kind: 'rateLimited', retryAfterMs: 2_200 });
  });
});

test('a connection that does not come about is given up after ten seconds: nothing was sent', async () => {
  // It never says where the server is.
  const lookup = vi.spyOn(dns, 'lookup').mockReturnValue(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    lookup.mockRestore();
  });
  const account = { username: 'bot@chat.example', apiKey: 'secret', userAgent: 'Amtsbot/0.1' };
  const unmocked = await connectChat({ realm: origin, ...account }, requestBudget([]));
  const call = unmocked.call({ method: 'GET', path: 'a', answer: Anything });
  const failed = expect(call).rejects.toMatchObject({ kind: 'unreached', code: 'UND_ERR_CONNECT_TIMEOUT' });
  await vi.waitFor(() => expect(lookup).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(12_000);
  await failed;
});
