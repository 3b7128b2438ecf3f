// Who is there, and since when.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue } from '../support/chatClient.ts';
import { fieldsOf, recorded, recordedLevel } from '../support/recordedShapes.ts';

const now = 1_795_232_202_500;
const nowSeconds = 1_795_232_202;
let server: ZulipSandbox;
let max: Call;
let bot: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  server.setClock(() => now);
  max = clientOf(server, server.people.max);
  bot = clientOf(server, server.amtsbot);
});
afterEach(() => server.stop());

const bad = (msg: string) => ({ status: 400, body: { result: 'error', msg, code: 'BAD_REQUEST' } });
const erikasEmail = 'user11@chat.musterstadt.example';
const both = (status: string, timestamp: number) => {
  const aggregated = { client: 'website', status, timestamp };
  return { aggregated, website: { ...aggregated, pushable: false } };
};

describe('everyone’s presence', () => {
  test.for([recordedLevel, 421])('at level %i, has who was there in the last two weeks', async (level) => {
    server.setFeatureLevel(level);
    server.as(server.people.erika).isPresent('active', 30);
    server.as(server.people.gisela).isPresent('idle', 3600);
    server.as(server.people.max).isPresent('active', 15 * 24 * 3600);
    expect((await bot('GET', 'realm/presence')).body).toEqual({
      result: 'success',
      msg: '',
      server_timestamp: now / 1000,
      presences: {
        [erikasEmail]: both('active', nowSeconds - 30),
        'user14@chat.musterstadt.example': both('idle', nowSeconds - 3600),
      },
    });
  });

  test('has nobody who is deactivated', async () => {
    server.as(server.people.erika).isPresent('active');
    server.setActive(server.people.erika, false);
    expect((await max('GET', 'realm/presence')).body['presences']).toEqual({});
  });
});

describe('reporting', () => {
  test('answers with everyone, as a real server does', async () => {
    server.setFeatureLevel(recordedLevel);
    const { body } = await max('POST', 'users/me/presence', { status: 'active', new_user_input: true });
    expect(fieldsOf(body)).toEqual(recorded.presenceAnswer);
    expect(body['presences']).toEqual({ 'user12@chat.musterstadt.example': both('active', nowSeconds) });
  });

  test.for([
    [
      { status: 'idle', ping_only: true },
      { result: 'success', msg: '' },
    ],
    [
      { status: 'idle', slim_presence: true },
      { presences: { 12: { idle_timestamp: nowSeconds } }, presence_last_update_id: 1 },
    ],
    [{ status: 'da' }, { msg: 'Invalid status: da', code: 'BAD_REQUEST' }],
    [{}, { code: 'REQUEST_VARIABLE_MISSING', var_name: 'status' }],
  ] as const)('%j: %j', async ([params, body]) => {
    expect((await max('POST', 'users/me/presence', params)).body).toMatchObject(body);
  });

  test.for([200, 400] as const)('is refused to a bot with role %i', async (accountRole) => {
    const other = await startZulipSandbox({ accountRole });
    const answer = await clientOf(other, other.amtsbot)('POST', 'users/me/presence', { status: 'active' });
    await other.stop();
    expect(answer).toMatchObject(bad('This endpoint does not accept bot requests.'));
  });

  test('who is back is announced once; whoever stays idle becomes it', async () => {
    const queue = await openQueue(bot, { event_types: ['presence'] });
    await max('POST', 'users/me/presence', { status: 'active' });
    await max('POST', 'users/me/presence', { status: 'active' });
    server.setClock(() => now + 71_000);
    await max('POST', 'users/me/presence', { status: 'idle' });
    const { body } = await max('GET', 'users/12/presence');
    expect(body['presence']).toMatchObject({ website: { status: 'idle', timestamp: nowSeconds + 71 } });
    server.setClock(() => now + 200_000);
    await max('POST', 'users/me/presence', { status: 'active' });
    expect(await queue.read()).toMatchObject([
      { type: 'presence', user_id: 12, presence: { website: { status: 'active', timestamp: nowSeconds } } },
      { type: 'presence', user_id: 12, presence: { website: { timestamp: nowSeconds + 200 } } },
    ]);
  });

  test('clients can have the events in short', async () => {
    const client_capabilities = { notification_settings_null: false, simplified_presence_events: true };
    const queue = await openQueue(bot, { event_types: ['presence'], client_capabilities });
    server.as(server.people.max).isPresent('active', 5);
    const times = { active_timestamp: nowSeconds - 5, idle_timestamp: nowSeconds - 5 };
    expect(await queue.read()).toEqual([{ id: 0, type: 'presence', presences: { 12: times } }]);
  });
});

describe('one account’s presence', () => {
  test.for([
    ['active', 60, 'active', 'active'],
    ['idle', 199, 'idle', 'idle'],
    ['active', 201, 'offline', 'active'],
  ] as const)('%s %i seconds ago is %s', async ([status, secondsAgo, aggregated, website]) => {
    server.as(server.people.erika).isPresent(status, secondsAgo);
    const timestamp = nowSeconds - secondsAgo;
    const presence = {
      aggregated: { status: aggregated, timestamp },
      website: { status: website, timestamp },
    };
    expect((await bot('GET', 'users/11/presence')).body['presence']).toEqual(presence);
    expect((await bot('GET', `users/${erikasEmail}/presence`)).body['presence']).toEqual(presence);
  });

  test.for([
    ['21', 'Presence is not supported for bot users.'],
    ['amtsbot-bot@chat.musterstadt.example', 'Presence is not supported for bot users.'],
    ['999', 'No such user'],
    ['14', 'No presence data for 14'],
  ] as const)('%s: %s', async ([who, msg]) => {
    expect(await max('GET', `users/${who}/presence`)).toMatchObject(bad(msg));
  });
});
