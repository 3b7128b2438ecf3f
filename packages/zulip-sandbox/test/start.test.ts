// The server as a bot's author has it in a test: accounts with keys, a person who asks, faults, requests, the clock.
import { expect, onTestFinished, test } from 'vitest';
import {
  type Fault,
  type RateLimit,
  Refusal,
  type RestartAs,
  role,
  startZulipSandbox,
  type StatusChange,
  type ZulipSandboxOptions,
  zuliprcOf,
} from '../src/index.ts';
import { startFactsSandbox } from '../../facts-sandbox/src/start.ts';
import { clientOf, openQueue } from './support/chatClient.ts';

async function start(options: ZulipSandboxOptions) {
  const sandbox = await startZulipSandbox(options);
  onTestFinished(() => sandbox.stop());
  return sandbox;
}

test('a bot of one’s own hears a person and answers', async () => {
  const sandbox = await start({ accounts: [{ fullName: 'Echo' }], featureLevel: 371 });
  const echo = sandbox.account('Echo');
  const call = clientOf(sandbox, echo);
  const { poll, registration } = await openQueue(call);
  expect(registration['zulip_feature_level']).toBe(371);

  const asked = { channel: 'umzug', topic: 'hello', content: '@**Echo** hello' };
  const id = sandbox.as(sandbox.people.max).send(asked);
  expect((await poll()).body.events).toMatchObject([{ message: { id }, flags: ['mentioned'] }]);

  const answers: string[] = [];
  sandbox.onMessage(({ senderId, content }) => senderId === echo.userId && answers.push(content));
  await call('POST', 'messages', { type: 'stream', to: 'umzug', topic: 'hello', content: 'hello too' });
  expect(answers).toEqual(['hello too']);
  expect(sandbox.messages().at(-1)).toMatchObject({ topic: 'hello', senderId: echo.userId });
  expect(sandbox.requests.filter(({ who }) => who === echo.email).map(({ path }) => path)).toEqual([
    'register',
    'events',
    'messages',
  ]);
});

test('accounts have the kind, the role and the e-mail that they are given', async () => {
  const sandbox = await start({
    accounts: [
      { fullName: 'Jörg Ähre', kind: 'human', role: role.administrator },
      { fullName: 'Echo', email: 'echo@example.com' },
    ],
  });
  const me = async (name: string) => (await clientOf(sandbox, sandbox.account(name))('GET', 'users/me')).body;
  expect(await me('Jörg Ähre')).toMatchObject({ is_bot: false, is_admin: true });
  expect(sandbox.account('Jörg Ähre').email).toBe('jorg.ahre@musterstadt.example');
  expect(await me('Echo')).toMatchObject({ is_bot: true, is_admin: false, email: 'echo@example.com' });
  expect(sandbox.accounts.map(({ fullName }) => fullName)).toContain('Jörg Ähre');
  expect(() => sandbox.account('Nobody')).toThrow('There is no account Nobody');
  expect(zuliprcOf(sandbox.account('Echo'), sandbox.url)).toContain('email=echo@example.com');
  const onPage = await (await fetch(`${sandbox.url}/sandbox/world`)).text();
  expect(onPage).toContain('Jörg Ähre');
});

test('two accounts cannot have one e-mail', async () => {
  const twice = { accounts: [{ fullName: 'Echo' }, { fullName: 'Echo' }] };
  await expect(startZulipSandbox(twice)).rejects.toThrow('the e-mail echo-bot@chat.musterstadt.example');
});

test('what is broken is broken until it is taken back; the clock goes ahead when it is told', async () => {
  const sandbox = await start({ editLimitSeconds: 60 });
  const call = clientOf(sandbox, sandbox.amtsbot);
  const takeBack = sandbox.fault({
    path: 'users/me',
    times: Infinity,
    how: { kind: 'answer', status: 502, body: '' },
  });
  expect((await call('GET', 'users/me')).status).toBe(502);
  expect(takeBack()).toBe(1);
  expect((await call('GET', 'users/me')).status).toBe(200);

  const sent = await call('POST', 'messages', { type: 'stream', to: 'umzug', topic: 'a', content: 'b' });
  sandbox.advanceClock(100);
  expect((await call('PATCH', `messages/${sent.body.id}`, { content: 'c' })).body['msg']).toContain(
    'time limit',
  );
});

test('a fault that could never hit anything is thrown back', async () => {
  const sandbox = await start({});
  const fault = (one: Fault) => sandbox.fault(one);
  const how = { kind: 'drop' } as const;
  expect(() => fault({ path: '/messages', how })).toThrow('path begins after /api/v1/, without a slash');
  expect(() => fault({ path: 'messages?a=b', how })).toThrow('before a question mark');
  expect(() => fault({ who: 'nobody', how })).toThrow('there is no account with the e-mail nobody');
  for (const times of [0, -1, 1.5, NaN]) expect(() => fault({ times, how })).toThrow('times is 1');
  const unknown = JSON.parse('{"how":{"kind":"boom"}}');
  expect(() => fault(unknown)).toThrow('how.kind is one of drop, dropDuring');
  expect(fault({ path: '/user_uploads/2/ab/a.pdf', who: sandbox.amtsbot.email.toUpperCase(), how })()).toBe(
    0,
  );
});

test('a method is the same in small letters; what has been hit can be asked for meanwhile', async () => {
  const sandbox = await start({});
  const how = { kind: 'answer', status: 502, body: '' } as const;
  const takeBack = sandbox.fault({ method: 'get', path: 'users/me', times: 2, how });
  expect(takeBack.hits()).toBe(0);
  expect((await clientOf(sandbox, sandbox.amtsbot)('GET', 'users/me')).status).toBe(502);
  expect(takeBack.hits()).toBe(1);
  expect(takeBack()).toBe(1);
});

test('what a person may not do is thrown, with the answer that the server would have given', async () => {
  const sandbox = await start({ accounts: [{ fullName: 'Echo' }] });
  const max = sandbox.as(sandbox.people.max);
  const wrong = { channel: 'nowhere', topic: 'a', content: 'b' };
  const thrown = (() => {
    try {
      return max.send(wrong);
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(Refusal);
  expect(thrown).toMatchObject({ status: 400, body: { code: 'STREAM_DOES_NOT_EXIST' } });
  expect(max.sendDirect([sandbox.account('Echo')], 'hi')).toBeGreaterThan(0);
});

test('whoever writes types can name what the public functions take', async () => {
  const rateLimits: readonly RateLimit[] = [[200, 60]];
  const status: StatusChange = { status_text: 'away' };
  const restartAs: RestartAs = () => undefined;
  const sandbox = await start({ rateLimits });
  sandbox.as(sandbox.people.max).setStatus(status);
  const facts = await startFactsSandbox();
  onTestFinished(() => facts.stop());
  sandbox.showBackstage(facts, restartAs);
  const backstage = await (await fetch(`${sandbox.url}/sandbox/backstage`)).json();
  expect(backstage).toMatchObject({ canRestartAs: true });
});
