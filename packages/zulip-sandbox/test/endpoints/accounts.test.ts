// Users, that one types, and the strings that the server keeps for an account.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue } from '../support/chatClient.ts';
import { fieldsOf, recorded, recordedLevel } from '../support/recordedShapes.ts';

let server: ZulipSandbox;
let bot: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  bot = clientOf(server, server.amtsbot);
});
afterEach(() => server.stop());

const bad = (msg: string) => ({ status: 400, body: { result: 'error', msg, code: 'BAD_REQUEST' } });

describe('users', () => {
  test.for([
    ['bot', recorded.ownBot, { is_bot: true, bot_type: 1, bot_owner_id: 11, role: 400 }],
    ['human', recorded.ownPerson, { is_bot: false, profile_data: {}, role: 400 }],
  ] as const)('its own account as %s', async ([account, fields, values]) => {
    const other = await startZulipSandbox({ account, featureLevel: recordedLevel });
    const { body } = await clientOf(other, other.amtsbot)('GET', 'users/me');
    await other.stop();
    expect(fieldsOf(body)).toEqual(fields);
    expect(body).toMatchObject({ ...values, user_id: 21, full_name: 'Amtsbot', max_message_id: -1 });
  });

  test('someone by id or by e-mail', async () => {
    const { body } = await bot('GET', 'users/11');
    expect(body['user']).toMatchObject({
      user_id: 11,
      full_name: 'Erika Beispiel',
      role: 200,
      is_admin: true,
    });
    const byEmail = await bot('GET', 'users/user11@chat.musterstadt.example');
    expect(byEmail.body['user']).toEqual(body['user']);
  });

  test.for(['users/999', 'users/nix@example.com'])('%s: nobody', async (path) => {
    expect(await bot('GET', path)).toMatchObject(bad('No such user'));
  });

  test('everyone, or some', async () => {
    const members = {
      members: [{ user_id: 11 }, { user_id: 12 }, { user_id: 14 }, { user_id: 17 }, { user_id: 21 }],
    };
    expect((await bot('GET', 'users')).body).toMatchObject(members);
    expect((await bot('GET', 'users', { user_ids: [12] })).body).toMatchObject({
      members: [{ user_id: 12 }],
    });
  });
});

describe('typing', () => {
  test.for([
    [{ op: 'start', to: [11] }, 200],
    [{ op: 'stop', type: 'stream', stream_id: 7, topic: 't' }, 200],
    [{ op: 'start', type: 'stream', stream_id: 10, topic: 't' }, 400],
    [{ op: 'start', to: 11 }, 400],
    [{ op: 'pause', to: [11] }, 400],
  ] as const)('%j: %i', async ([params, status]) => {
    expect((await bot('POST', 'typing', params)).status).toBe(status);
  });

  const capable = { notification_settings_null: true, stream_typing_notifications: true };
  const sender = { user_id: 21, email: 'amtsbot-bot@chat.musterstadt.example' };
  const erika = { user_id: 11, email: 'user11@chat.musterstadt.example' };

  test('is told to everyone concerned, and to the one who types', async () => {
    const heard = { event_types: ['typing'], client_capabilities: capable };
    const own = await openQueue(bot, heard);
    const erikas = await openQueue(clientOf(server, server.people.erika), heard);
    await bot('POST', 'typing', { op: 'start', to: [11] });
    await bot('POST', 'typing', { op: 'stop', type: 'stream', stream_id: 7, topic: 't' });
    const direct = { message_type: 'direct', op: 'start', sender, recipients: [erika, sender] };
    const channel = { message_type: 'stream', op: 'stop', sender, stream_id: 7, topic: 't' };
    for (const queue of [own, erikas]) {
      expect(await queue.read()).toEqual([
        { type: 'typing', ...direct, id: 0 },
        { type: 'typing', ...channel, id: 1 },
      ]);
    }
  });

  test('in channels is told only to clients that know of it', async () => {
    const queue = await openQueue(bot, { event_types: ['typing'] });
    await bot('POST', 'typing', { op: 'start', type: 'stream', stream_id: 7, topic: 't' });
    expect(await queue.read()).toEqual([]);
  });
});

describe('stored strings', () => {
  const put = (storage: object) => bot('PUT', 'bot_storage', { storage });
  const get = (keys?: readonly string[]) => bot('GET', 'bot_storage', keys && { keys });

  test('are kept per account, and added to', async () => {
    await put({ a: '1', b: '2' });
    await put({ b: '3' });
    expect((await get()).body).toEqual({ result: 'success', msg: '', storage: { a: '1', b: '3' } });
    expect((await get(['b'])).body['storage']).toEqual({ b: '3' });
    const erika = clientOf(server, server.people.erika);
    expect((await erika('GET', 'bot_storage')).body['storage']).toEqual({});
  });

  test.for([
    ['GET', ['a', 'nix']],
    ['DELETE', ['a', 'nix']],
    ['DELETE', ['a', 'a']],
  ] as const)('%s %j: one missing key, and nothing is done', async ([method, keys]) => {
    await put({ a: '1' });
    expect(await bot(method, 'bot_storage', { keys })).toMatchObject(bad('Key does not exist.'));
    expect((await get()).body['storage']).toEqual({ a: '1' });
  });

  test.for([
    [{ keys: ['a'] }, { b: '2' }],
    [{}, {}],
  ] as const)('DELETE %j leaves %j', async ([params, left]) => {
    await put({ a: '1', b: '2' });
    expect((await bot('DELETE', 'bot_storage', params)).status).toBe(200);
    expect((await get()).body['storage']).toEqual(left);
  });
});
