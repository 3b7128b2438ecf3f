// What an account changes about itself, and what comes of it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue } from '../support/chatClient.ts';

let server: ZulipSandbox;
let max: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  max = clientOf(server, server.people.max);
});
afterEach(() => server.stop());

const change = (params: Readonly<Record<string, unknown>>) => max('PATCH', 'settings', params);

test('a password opens from then on what the key opened', async () => {
  const { email: username, apiKey } = server.people.max;
  const logIn = async (password: string) =>
    (await max('POST', 'fetch_api_key', { username, password })).status;
  const told = await change({ old_password: apiKey, new_password: 'short' });
  expect(told.body['msg']).toBe('New password is too weak!');
  expect((await change({ old_password: apiKey, new_password: 'one that is longer' })).status).toBe(200);
  expect(await logIn(apiKey)).toBe(401);
  expect(await logIn('one that is longer')).toBe(200);
  expect((await max('GET', 'users/me')).status).toBe(200);
});

test('an address is not changed before a mail is answered', async () => {
  expect((await change({ email: 'new@musterstadt.example' })).status).toBe(200);
  expect((await max('GET', 'users/me')).body['delivery_email']).toBe(server.people.max.email);
  expect((await change({ email: 'MAX.MUSTER@musterstadt.example' })).body['msg']).toBe(
    'Already has an account.',
  );
});

test('a name is told without the blanks around it', async () => {
  const queue = await openQueue(max, { event_types: ['realm_user'] });
  await change({ full_name: ' Max M. ' });
  expect(await queue.read()).toMatchObject([{ person: { user_id: 12, full_name: 'Max M.' } }]);
});

test('a language is named as its speakers do', async () => {
  const queue = await openQueue(max, { event_types: ['user_settings'] });
  await change({ default_language: 'fr' });
  expect(await queue.read()).toMatchObject([{ value: 'fr', language_name: 'Français' }]);
});

test.for([
  [371, 2, 3],
  [400, 3, 4],
  [421, 4, 5],
] as const)('at level %i a channel has %i views', async ([level, last, beyond]) => {
  server.setFeatureLevel(level);
  expect((await change({ web_channel_default_view: last })).status).toBe(200);
  expect((await change({ web_channel_default_view: beyond })).status).toBe(400);
});
