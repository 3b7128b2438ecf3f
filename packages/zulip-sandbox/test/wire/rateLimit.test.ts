// How many requests an account may make.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf } from '../support/chatClient.ts';

const start = 1_800_000_000_000;
let server: ZulipSandbox;
let call: Call;
beforeEach(async () => {
  server = await startZulipSandbox({
    rateLimits: [
      [2, 60],
      [100, 3600],
    ],
  });
  call = clientOf(server, server.amtsbot);
  at(0);
});
afterEach(() => server.stop());
const at = (seconds: number) => server.setClock(() => start + seconds * 1000);
const me = () => call('GET', 'users/me');

test('ordinary answers tell of the last rule', async () => {
  await me();
  const { headers } = await call('GET', 'users/999');
  expect(headers.get('x-ratelimit-limit')).toBe('100');
  expect(headers.get('x-ratelimit-remaining')).toBe('98');
  expect(headers.get('x-ratelimit-reset')).toBe(String(start / 1000 + 3600));
});

test('too many are refused until the first has left the window; that does not prolong it', async () => {
  await me();
  at(30);
  await me();
  at(59);
  const { status, headers, body } = await me();
  expect(status).toBe(429);
  expect(body).toEqual({
    result: 'error',
    msg: 'API usage exceeded rate limit',
    code: 'RATE_LIMIT_HIT',
    'retry-after': expect.closeTo(1, 2),
  });
  expect(headers.get('retry-after')).toBe(String(body['retry-after']));
  expect(headers.get('retry-after')).toContain('.');
  at(61);
  expect([(await me()).status, (await me()).status]).toEqual([200, 429]);
});

test('the event server counts for itself, and every account for itself', async () => {
  await me();
  await me();
  expect((await call('POST', 'register')).status).toBe(429);
  const poll = { queue_id: 'x', last_event_id: -1 };
  expect((await call('GET', 'events', poll)).status).toBe(400);
  expect((await clientOf(server, server.people.erika)('GET', 'users/me')).status).toBe(200);
});

test('without limits there are no headers', async () => {
  const free = await startZulipSandbox();
  const { headers } = await clientOf(free, free.amtsbot)('GET', 'users/me');
  await free.stop();
  expect(headers.get('x-ratelimit-limit')).toBeNull();
});
