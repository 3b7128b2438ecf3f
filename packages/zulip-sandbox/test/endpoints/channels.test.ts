// Channels and who is subscribed to them.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf } from '../support/chatClient.ts';
import { fieldsOf, recorded, recordedLevel } from '../support/recordedShapes.ts';

let server: ZulipSandbox;
let bot: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  bot = clientOf(server, server.amtsbot);
});
afterEach(() => server.stop());

const bad = (msg: string) => ({ status: 400, body: { result: 'error', msg, code: 'BAD_REQUEST' } });

describe('channels', () => {
  const names = (list: unknown) =>
    Array.isArray(list) ? list.map((channel: { readonly name: string }) => channel.name) : list;

  test.for([
    ['amtsbot', {}, ['allgemein', 'umzug']],
    ['amtsbot', { include_public: false }, ['umzug']],
    ['max', {}, ['allgemein', 'personal', 'umzug']],
    ['gisela', {}, ['allgemein', 'umzug']],
    ['erika', { include_all: true }, ['allgemein', 'aushang', 'personal', 'umzug']],
  ] as const)('%s asking with %j sees %j', async ([name, params, channels]) => {
    if (name === 'erika') server.createChannel('aushang', { isPrivate: true });
    const account = name === 'amtsbot' ? server.amtsbot : server.people[name];
    const { body } = await clientOf(server, account)('GET', 'streams', params);
    expect(names(body['streams'])).toEqual(channels);
  });

  test('only administrators see all', async () => {
    const answer = await bot('GET', 'streams', { include_all: true });
    expect(answer).toMatchObject(bad('User not authorized for this query'));
  });

  test('have the fields of real ones', async () => {
    server.setFeatureLevel(recordedLevel);
    const { body } = await bot('GET', 'streams');
    const shapes = Array.isArray(body['streams']) && body['streams'].map(fieldsOf);
    expect(shapes).toEqual([recorded.channel, recorded.channel]);
  });

  test.for([
    ['UMZUG', { stream_id: 7 }],
    ['personal', { msg: "Invalid channel name 'personal'" }],
    ['nix', { msg: "Invalid channel name 'nix'" }],
  ] as const)('the id of %s: %j', async ([stream, fields]) => {
    expect((await bot('GET', 'get_stream_id', { stream })).body).toMatchObject(fields);
  });

  test.for([
    [288, 'amtsbot-bot@chat.musterstadt.example'],
    [289, '21'],
  ] as const)('at level %i, subscribing answers by %s', async ([level, key]) => {
    server.setFeatureLevel(level);
    const wanted = ['ALLGEMEIN', 'umzug', 'neu'].map((name) => ({ name }));
    const { body } = await bot('POST', 'users/me/subscriptions', { subscriptions: wanted });
    expect(body).toMatchObject({
      subscribed: { [key]: ['allgemein', 'neu'] },
      already_subscribed: { [key]: ['umzug'] },
    });
    const { body: after } = await bot('GET', 'users/me/subscriptions');
    expect(names(after['subscriptions'])).toEqual(['allgemein', 'neu', 'umzug']);
  });

  test.for([
    [true, bad('Unable to access channel (personal).')],
    [false, { status: 200, body: { subscribed: { 21: ['allgemein'] }, unauthorized: ['personal'] } }],
  ] as const)('a private one among them, fatal %s', async ([fatal, answer]) => {
    const subscriptions = [{ name: 'allgemein' }, { name: 'personal' }];
    const params = { subscriptions, authorization_errors_fatal: fatal };
    expect(await bot('POST', 'users/me/subscriptions', params)).toMatchObject(answer);
  });

  test('what was subscribed for it is heard from then on', async () => {
    const erika = clientOf(server, server.people.erika);
    const params = { subscriptions: [{ name: 'personal' }], principals: [21] };
    expect((await erika('POST', 'users/me/subscriptions', params)).body).toMatchObject({
      subscribed: { 21: ['personal'] },
    });
    server.as(server.people.max).send({ channel: 'personal', topic: 't', content: 'nun hörbar' });
    const { body } = await bot('GET', 'users/me');
    expect(body['max_message_id']).toBe(server.messages().at(-1)?.id);
  });

  test('leaving', async () => {
    const { body } = await bot('DELETE', 'users/me/subscriptions', { subscriptions: ['umzug', 'allgemein'] });
    expect(body).toEqual({ result: 'success', msg: '', removed: ['umzug'], not_removed: ['allgemein'] });
    const params = { subscriptions: ['nix'] };
    const unknown = bad('Channel(s) (nix) do not exist');
    expect(await bot('DELETE', 'users/me/subscriptions', params)).toMatchObject(unknown);
  });
});
