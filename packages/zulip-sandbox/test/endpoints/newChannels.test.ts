// Channels that are made, put into folders, changed and archived.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue } from '../support/chatClient.ts';
import { fieldsOf, recorded, recordedLevel } from '../support/recordedShapes.ts';

let server: ZulipSandbox;
let erika: Call;
let max: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  server.setClock(() => 1_795_232_200_000);
  erika = clientOf(server, server.people.erika);
  max = clientOf(server, server.people.max);
});
afterEach(() => server.stop());

const bad = (msg: string, code = 'BAD_REQUEST') => ({ status: 400, body: { result: 'error', msg, code } });
const ok = { status: 200, body: { result: 'success', msg: '' } };
const notAdministrator = bad('Must be an organization administrator', 'UNAUTHORIZED_PRINCIPAL');

describe('new channels', () => {
  const subscriptions = [{ name: 'neu', description: 'Neues\nhier' }];
  const channel = async (name: string) => {
    const { body } = await erika('GET', 'get_stream_id', { stream: name });
    return (await erika('GET', `streams/${String(body['stream_id'])}`)).body['stream'];
  };

  test('go into a folder that is there', async () => {
    server.as(server.people.erika).createFolder('Umzug');
    const queue = await openQueue(erika, { event_types: ['stream', 'subscription'], fetch_event_types: [] });
    const params = { subscriptions, folder_id: 1, principals: [12] };
    expect(await erika('POST', 'users/me/subscriptions', params)).toMatchObject({
      body: { subscribed: { 12: ['neu'] }, already_subscribed: {} },
    });
    const made = { name: 'neu', description: 'Neues hier', folder_id: 1, creator_id: 11 };
    expect(await channel('neu')).toMatchObject(made);
    expect(await queue.read()).toMatchObject([
      { type: 'stream', op: 'create', streams: [made] },
      { type: 'subscription', op: 'peer_add', user_ids: [12] },
    ]);
    expect(await erika('PATCH', 'channel_folders/1', { is_archived: true })).toMatchObject(
      bad('You need to remove all the channels from this folder to archive it.'),
    );
    const elsewhere = { subscriptions: [{ name: 'neuer' }], folder_id: 9 };
    expect(await erika('POST', 'users/me/subscriptions', elsewhere)).toMatchObject(
      bad('Invalid channel folder ID'),
    );
  });

  test('do not know folders before level 389', async () => {
    server.setFeatureLevel(recordedLevel);
    const { body } = await erika('POST', 'users/me/subscriptions', { subscriptions, folder_id: 1 });
    expect(body).toMatchObject({ ignored_parameters_unsupported: ['folder_id'] });
    expect(fieldsOf(await channel('neu'))).toEqual(recorded.channel);
  });

  test('are told of in the channel, and to the people who were added to one that was there', async () => {
    const params = { subscriptions, principals: [12, 17] };
    await erika('POST', 'users/me/subscriptions', params);
    await erika('POST', 'users/me/subscriptions', { ...params, principals: [11, 12, 14, 17] });
    expect(server.messages().map(({ topic, toUserIds, content }) => toUserIds ?? [topic, content])).toEqual([
      [
        'channel events',
        '**Public** channel created by @_**Erika Beispiel|11**. **Description:**\n```` quote\nNeues hier\n````',
      ],
      [14],
    ]);
    expect(server.messages().at(-1)?.content).toBe(
      '@**Erika Beispiel|11** subscribed you to the channel #**neu**.',
    );
  });

  test.for([
    [
      { name: 'neu', subscribers: [12], folder_id: 1 },
      { status: 200, body: { id: expect.any(Number) } },
    ],
    [{ name: 'neu' }, { body: { code: 'REQUEST_VARIABLE_MISSING', var_name: 'subscribers' } }],
    [
      { name: 'UMZUG', subscribers: [] },
      { status: 409, body: { code: 'CHANNEL_ALREADY_EXISTS' } },
    ],
    [{ name: ' ', subscribers: [] }, bad("Channel name can't be empty.")],
    [{ name: 'x'.repeat(61), subscribers: [] }, bad('Channel name too long (limit: 60 characters).')],
    [{ name: 'a\u0007', subscribers: [] }, bad('Invalid character in channel name, at position 2.')],
    [{ name: 'neu', subscribers: [], folder_id: 7 }, bad('Invalid channel folder ID')],
  ] as const)('channels/create with %j', async ([params, answer]) => {
    server.as(server.people.erika).createFolder('Umzug');
    expect(await max('POST', 'channels/create', params)).toMatchObject(answer);
  });
});

describe('channels that are there', () => {
  const mayNot = bad('You do not have permission to administer this channel.', 'CANNOT_ADMINISTER_CHANNEL');

  test.for([
    [{ description: 'Neu' }, { property: 'description', value: 'Neu', rendered_description: '<p>Neu</p>' }],
    [{ new_name: ' Kasse ' }, { property: 'name', value: 'Kasse' }],
    [{ folder_id: 1 }, { property: 'folder_id', value: 1 }],
    [{ folder_id: null }, { property: 'folder_id', value: null }],
  ] as const)('change by %j', async ([params, change]) => {
    server.as(server.people.erika).createFolder('Umzug');
    const queue = await openQueue(max, { event_types: ['stream'], fetch_event_types: [] });
    expect(await erika('PATCH', 'streams/9', params)).toMatchObject(ok);
    const event = { type: 'stream', op: 'update', stream_id: 9, name: 'allgemein', ...change };
    expect(await queue.read()).toEqual([{ id: 0, ...event }]);
  });

  test.for([
    [421, { new_name: 'allgemein' }, bad('Channel already has that name.')],
    [
      421,
      { new_name: 'Umzug' },
      { status: 409, body: { code: 'CHANNEL_ALREADY_EXISTS', channel_name: 'Umzug' } },
    ],
    [416, { new_name: 'Umzug' }, bad('Channel name already in use.')],
    [421, { folder_id: 5 }, bad('Invalid channel folder ID')],
    [388, { folder_id: 5 }, { body: { ignored_parameters_unsupported: ['folder_id'] } }],
  ] as const)('at level %i, %j', async ([level, params, answer]) => {
    server.setFeatureLevel(level);
    expect(await erika('PATCH', 'streams/9', params)).toMatchObject(answer);
  });

  test.for([
    ['max', 9, 421, mayNot],
    ['max', 9, recordedLevel, notAdministrator],
    ['gisela', 10, 421, bad('Invalid channel ID')],
    ['erika', 99, 421, bad('Invalid channel ID')],
  ] as const)('%s cannot change channel %i at level %i', async ([name, id, level, answer]) => {
    server.setFeatureLevel(level);
    const call = clientOf(server, server.people[name]);
    expect(await call('PATCH', `streams/${id}`, { description: 'x' })).toMatchObject(answer);
    expect(await call('DELETE', `streams/${id}`)).toMatchObject(answer);
  });

  test('who made one may change it', async () => {
    const { body } = await max('POST', 'channels/create', { name: 'neu', subscribers: [] });
    const path = `streams/${String(body.id)}`;
    expect(await max('PATCH', path, { description: 'x' })).toMatchObject(ok);
  });

  test('archived, they are closed: nothing is written, and no message opened', async () => {
    const id = server.as(server.people.max).send({ channel: 'umzug', topic: 't', content: 'noch da' });
    const client_capabilities = { notification_settings_null: false, archived_channels: true };
    const queue = await openQueue(max, { event_types: ['stream'], client_capabilities });
    const olderQueue = await openQueue(max, { event_types: ['stream'] });
    expect(await erika('DELETE', 'streams/7')).toMatchObject(ok);
    expect(await max('GET', `messages/${id}`)).toMatchObject(bad('Invalid message(s)'));
    const message = { type: 'stream', to: 'umzug', topic: 't', content: 'x' };
    expect(await max('POST', 'messages', message)).toMatchObject(
      bad("Not authorized to send to channel 'umzug'"),
    );
    expect((await max('GET', 'streams')).body['streams']).toMatchObject([
      { stream_id: 9 },
      { stream_id: 10 },
    ]);
    await erika('PATCH', 'streams/7', { is_archived: false });
    expect(await max('GET', `messages/${id}`)).toMatchObject(ok);
    expect(await queue.read()).toMatchObject([
      { op: 'update', property: 'is_archived', value: true, stream_id: 7 },
      { op: 'update', property: 'is_archived', value: false },
    ]);
    expect(await olderQueue.read()).toMatchObject([{ op: 'delete' }, { op: 'create' }]);
  });
});
