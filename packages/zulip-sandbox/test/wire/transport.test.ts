// The chat server's transport: who is let in, how parameters are read, what is refused, ordered faults.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultKind, startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { basicAuth, type Call, clientOf, request } from '../support/chatClient.ts';

let server: ZulipSandbox;
let bot: Call;
beforeAll(async () => {
  server = await startZulipSandbox();
  bot = clientOf(server, server.amtsbot);
});
afterAll(() => server.stop());

const message = { type: 'stream', to: 'umzug', topic: 'Fragen', content: 'Hallo' };
const contents = () => server.messages().map(({ content }) => content);

describe('who is let in', () => {
  test.for([
    ['the right key', (key: string) => key, 200, undefined],
    ['another key of the right length', () => 'A'.repeat(32), 401, 'Invalid API key'],
    ['a key of the wrong length', () => 'kurz', 401, 'Malformed API key'],
  ] as const)('%s', async ([, key, status, msg]) => {
    const { email, apiKey } = server.amtsbot;
    const answer = await clientOf(server, { email, apiKey: key(apiKey) })('GET', 'users/me');
    expect(answer.status).toBe(status);
    if (msg) expect(answer.body).toEqual({ result: 'error', msg, code: 'UNAUTHORIZED' });
    if (msg) expect(answer.headers.get('www-authenticate')).toBe('Basic realm="zulip"');
  });

  test('nobody without credentials', async () => {
    const answer = await request(`${server.url}/api/v1/users/me`);
    expect(answer.status).toBe(401);
    expect(answer.body['msg']).toBe('Not logged in: API authentication or user session required');
  });

  test('a person only by the e-mail for logging in, not by the one that others see', async () => {
    const { apiKey, email, userId } = server.people.max;
    const shown = (await bot('GET', `users/${userId}`)).body['user'];
    expect(shown).toMatchObject({ email: expect.not.stringMatching(email), delivery_email: null });
    const visible = { apiKey, email: `user${userId}@chat.musterstadt.example` };
    expect((await clientOf(server, visible)('GET', 'users/me')).status).toBe(401);
  });

  test('no deactivated account', async () => {
    const { wetterbot } = server.people;
    server.setActive(wetterbot, false);
    const { body } = await clientOf(server, wetterbot)('GET', 'users/me');
    server.setActive(wetterbot, true);
    expect(body['msg']).toBe('Account is deactivated');
  });

  test('no bot whose owner is deactivated, until it is activated itself', async () => {
    const own = await startZulipSandbox();
    const { erika, wetterbot } = own.people;
    const call = clientOf(own, wetterbot);
    own.setActive(erika, false);
    const refused = await call('GET', 'users/me');
    own.setActive(erika, true);
    const stillRefused = await call('GET', 'users/me');
    own.setActive(wetterbot, true);
    const welcome = await call('GET', 'users/me');
    await own.stop();
    expect([refused.status, stillRefused.status, welcome.status]).toEqual([401, 401, 200]);
  });

  test('everyone to the settings', async () => {
    const { status, body } = await request(`${server.url}/api/v1/server_settings`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ zulip_version: '11.0', zulip_feature_level: 421, realm_url: server.url });
  });
});

describe('how parameters are read', () => {
  const post = (body: string | FormData | URLSearchParams, headers = {}, query = '') =>
    request(`${server.url}/api/v1/messages${query}`, {
      method: 'POST',
      body,
      headers: { ...basicAuth(server.amtsbot), ...headers },
    });

  test('from a form', async () => {
    expect((await post(new URLSearchParams(message))).status).toBe(200);
  });

  test('from a multipart form', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(message)) form.append(name, value);
    expect((await post(form)).status).toBe(200);
  });

  test('from the body rather than from the address', async () => {
    const { content, ...rest } = message;
    await post(new URLSearchParams({ content: 'aus dem Formular', ...rest }), {}, `?content=${content}`);
    expect(contents().at(-1)).toBe('aus dem Formular');
  });

  test('not from JSON', async () => {
    const answer = await post(JSON.stringify(message), { 'content-type': 'application/json' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      result: 'error',
      msg: "Missing 'type' argument",
      var_name: 'type',
      code: 'REQUEST_VARIABLE_MISSING',
    });
  });

  test.for([
    ['POST', 'register', { queue_lifespan_secs: 'abc' }, 'queue_lifespan_secs is not valid JSON'],
    ['POST', 'register', { queue_lifespan_secs: '"5"' }, 'queue_lifespan_secs is not an integer'],
    ['POST', 'register', { apply_markdown: 'True' }, 'apply_markdown is not valid JSON'],
    ['POST', 'register', { apply_markdown: '1' }, 'apply_markdown is not a boolean'],
    ['POST', 'register', { event_types: 'message' }, 'event_types is not valid JSON'],
    ['POST', 'register', { event_types: '"message"' }, 'event_types is not a list'],
    ['POST', 'register', { event_types: '[1]' }, 'event_types[0] is not a string'],
    ['POST', 'messages/flags', { messages: '[1,2', op: 'add', flag: 'read' }, 'messages is not valid JSON'],
    ['PUT', 'bot_storage', { storage: '{"a":1}' }, 'storage["a"] is not a string'],
  ] as const)('%s %s %j: %s', async ([method, path, params, msg]) => {
    const { status, body } = await bot(method, path, params);
    expect({ status, ...body }).toEqual({ status: 400, result: 'error', msg, code: 'BAD_REQUEST' });
  });

  test.for([
    [166, undefined],
    [167, ['quatsch', 'mehr']],
  ] as const)('at level %i, unknown ones are named: %j', async ([level, names]) => {
    server.setFeatureLevel(level);
    const { body } = await bot('GET', 'users', { quatsch: 'x', mehr: 1 });
    server.setFeatureLevel(421);
    expect(body['ignored_parameters_unsupported']).toEqual(names);
  });
});

describe('faults on order', () => {
  const faulty = (how: FaultKind) => {
    server.fault({ method: 'POST', path: 'messages', how });
    return bot('POST', 'messages', { ...message, content: how.kind }, AbortSignal.timeout(500));
  };

  test.for([
    [{ kind: 'drop' }, false],
    [{ kind: 'dropAfter' }, true],
    [{ kind: 'hang' }, false],
    [{ kind: 'hang', carryOut: true }, true],
  ] as const)('%j: no answer; carried out: %s', async ([how, isCarriedOut]) => {
    const before = contents().length;
    await expect(faulty(how)).rejects.toThrow();
    expect(contents().length - before).toBe(isCarriedOut ? 1 : 0);
    expect(server.requests.at(-1)).toMatchObject({ path: 'messages', status: 0 });
  });

  test.for([
    [{ kind: 'answer', status: 502, body: '<html>502</html>' }, false],
    [{ kind: 'answer', status: 429, body: { 'retry-after': 0.5 }, headers: { 'retry-after': '0.5' } }, false],
    [{ kind: 'answer', status: 504, body: '<html>504</html>', carryOut: true }, true],
    [{ kind: 'slow', ms: 10 }, true],
  ] as const)('%j: answered; carried out: %s', async ([how, isCarriedOut]) => {
    const before = contents().length;
    const { status, headers } = await faulty(how);
    expect(status).toBe('status' in how ? how.status : 200);
    if ('headers' in how) expect(headers.get('retry-after')).toBe('0.5');
    expect(contents().length - before).toBe(isCarriedOut ? 1 : 0);
  });

  test('they hit so many requests of the account and path that they are for, and no others', async () => {
    server.fault({ path: /^users/, times: 2, how: { kind: 'answer', status: 500, body: {} } });
    const erika = clientOf(server, server.people.erika);
    expect((await erika('GET', 'users/me')).status).toBe(200);
    expect((await bot('GET', 'streams')).status).toBe(200);
    const statuses = [await bot('GET', 'users/me'), await bot('GET', 'users'), await bot('GET', 'users/me')];
    expect(statuses.map(({ status }) => status)).toEqual([500, 500, 200]);
  });
});

test('requests are logged as they came', async () => {
  server.setClock(() => 1_800_000_000_123);
  await bot('POST', 'typing', { op: 'start', to: [server.people.erika.userId] });
  server.setClock(Date.now);
  expect(server.requests.at(-1)).toEqual({
    at: 1_800_000_000_123,
    who: server.amtsbot.email,
    method: 'POST',
    path: 'typing',
    params: { op: 'start', to: `[${server.people.erika.userId}]` },
    status: 200,
  });
});
