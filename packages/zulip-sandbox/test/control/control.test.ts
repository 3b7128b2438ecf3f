// What a program in any language can do to the sandbox over HTTP.
import { get } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import {
  type Call,
  clientOf,
  type Control,
  controlOf,
  greeting as message,
  openQueue,
  request,
} from '../support/chatClient.ts';

let server: ZulipSandbox;
let bot: Call;
let max: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  bot = clientOf(server, server.amtsbot);
  max = clientOf(server, server.people.max);
});
afterEach(() => server.stop());

const control: Control = (...sent) => controlOf(server)(...sent);

describe('events', () => {
  test.for([
    ['kept', 200],
    ['lost', 400],
  ] as const)('a restart cuts the poll that waits; queues %s: then %i', async ([queues, status]) => {
    const { poll, read, queueId } = await openQueue(bot, { event_types: ['restart', 'message'] });
    const waiting = poll();
    const isWaiting = () => server.requests.some(({ path, status: its }) => path === 'events' && its === 0);
    await expect.poll(isWaiting).toBe(true);
    const restarted = await control('POST', 'restart', { queues, feature_level: 371 });
    expect(restarted.body).toMatchObject({ feature_level: 371 });
    expect((await waiting).status).toBe(502);
    const next = await bot('GET', 'events', { queue_id: queueId, last_event_id: -1, dont_block: true });
    expect(next.status).toBe(status);
    if (queues === 'kept')
      expect(await read()).toMatchObject([
        { type: 'restart', zulip_feature_level: 371, zulip_version: '10.0' },
      ]);
  });

  test.for([
    [{ channel: 'umzug', topic: 't' }, 'stream'],
    [{ to: ['amtsbot-bot@chat.musterstadt.example'] }, 'private'],
  ] as const)('during the next register, someone writes: %j', async ([to, type]) => {
    const who = server.people.max.email;
    await control('POST', 'during-register', { who, ...to, content: 'verschluckt?' });
    const { registration, read } = await openQueue(bot);
    expect(registration['last_event_id']).toBe(0);
    expect(await read(-1)).toMatchObject([{ id: 0, message: { type, content: 'verschluckt?' } }]);
  });

  test('a message can look different without having been edited', async () => {
    const id = server.as(server.people.max).send({ channel: 'umzug', topic: 't', content: 'www.example.de' });
    const { read } = await openQueue(bot, { event_types: ['update_message'] });
    await control('POST', 'rendering', { message_id: id });
    expect(await read()).toMatchObject([
      { message_id: id, user_id: null, rendering_only: true, content: 'www.example.de' },
    ]);
    expect((await control('POST', 'rendering', { message_id: 1 })).status).toBe(404);
  });
});

describe('the server', () => {
  test('its clock goes on from where it is put', async () => {
    const { body } = await control('PATCH', 'settings', { now: '2027-01-02T03:04:05+01:00' });
    expect(body['now']).toMatch(/^2027-01-02T02:04:05/);
    await control('PATCH', 'settings', { advance_seconds: 3600 });
    expect((await control('GET', 'settings')).body['now']).toMatch(/^2027-01-02T03:04:0/);
    expect(await control('PATCH', 'settings', { advance_seconds: -3 })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('advance_seconds') },
    });
  });

  test('a message that was sent long ago by the clock can no longer be edited', async () => {
    const { id } = (await bot('POST', 'messages', message)).body;
    await control('PATCH', 'settings', { advance_seconds: 700 });
    const edited = await bot('PATCH', `messages/${id}`, { content: 'neu' });
    expect(edited.body['msg']).toBe('The time limit for editing this message has passed');
    await control('PATCH', 'settings', { edit_limit_seconds: 3600 });
    expect((await bot('PATCH', `messages/${id}`, { content: 'neu' })).status).toBe(200);
  });

  test('its limits and its patience can be set', async () => {
    await control('PATCH', 'settings', { rate_limits: [[3, 60]], heartbeat_seconds: 0.05 });
    const { poll } = await openQueue(bot);
    expect((await poll()).body.events).toMatchObject([{ type: 'heartbeat' }]);
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await bot('GET', 'users/me')).status);
    expect(statuses).toEqual([200, 200, 429]);
    await control('PATCH', 'settings', { rate_limits: [] });
    expect((await bot('GET', 'users/me')).status).toBe(200);
  });

  test('its accounts can be seen, switched off and renamed', async () => {
    const { body } = await control('GET', 'accounts');
    const { userId, email, apiKey } = server.amtsbot;
    expect(body['accounts']).toHaveLength(5);
    expect(body['accounts']).toContainEqual({
      user_id: userId,
      full_name: 'Amtsbot',
      email,
      api_key: apiKey,
      role: 400,
      is_bot: true,
      is_active: true,
    });
    await control('PATCH', `accounts/${userId}`, { full_name: 'Auskunft' });
    expect((await bot('GET', 'users/me')).body['full_name']).toBe('Auskunft');
    await control('PATCH', `accounts/${userId}`, { is_active: false });
    expect((await bot('GET', 'users/me')).status).toBe(401);
    expect((await control('PATCH', 'accounts/999', {})).status).toBe(404);
    const { text } = await control('GET', `accounts/${userId}/zuliprc`);
    expect(text).toBe(`[api]\nemail=${email}\nkey=${apiKey}\nsite=${server.url}\n`);
  });

  test('what was asked of it can be looked at', async () => {
    await bot('GET', 'users/me', { a: 'b' });
    await max('POST', 'messages', message);
    const all = (await control('GET', 'requests')).body['requests'];
    expect(all).toMatchObject([
      { number: 1, who: server.amtsbot.email, method: 'GET', path: 'users/me', params: { a: 'b' } },
      { number: 2, method: 'POST', path: 'messages', status: 200 },
    ]);
    expect((await control('GET', 'requests?after=1')).body['requests']).toMatchObject([{ number: 2 }]);
  });
});

test.for([
  ['POST', 'nonsense'],
  ['DELETE', 'settings'],
] as const)('%s %s: what there is not is said in JSON', async ([method, path]) => {
  const { status, body } = await control(method, path, {});
  expect([status, body]).toEqual([404, { error: `There is no ${method} /sandbox/${path} here.` }]);
});

test.for([
  ['GET', 'accounts'],
  ['POST', 'faults'],
  ['POST', 'restart'],
  ['PATCH', 'settings'],
] as const)('%s %s: not from a page of elsewhere', async ([method, path]) => {
  const answer = await request(`${server.url}/sandbox/${path}`, {
    method,
    headers: { origin: 'https://example.com' },
    ...(method !== 'GET' && { body: '{"how":{"kind":"drop"}}' }),
  });
  expect(answer.status).toBe(403);
});

test('nor under another name of this machine, which a page could make up', async () => {
  const { port } = new URL(server.url);
  const status = await new Promise((resolve, reject) => {
    const headers = { host: 'sandbox.example' };
    get({ port, host: '127.0.0.1', path: '/sandbox/accounts', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
  expect(status).toBe(403);
});
