// What events look like, and who hears those that are no messages.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue, type Params } from '../support/chatClient.ts';
import { fieldsOf, recorded } from '../support/recordedShapes.ts';

let server: ZulipSandbox;
let bot: Call;
beforeEach(async () => {
  server = await startZulipSandbox({ heartbeatMs: 40 });
  bot = clientOf(server, server.amtsbot);
});
afterEach(() => server.stop());

const say = (content: string) => () =>
  void server.as(server.people.max).send({ channel: 'umzug', topic: 'Fragen', content });

describe('the shape of what is heard', () => {
  const first = async (params: Params, happen: () => void) => {
    const queue = await openQueue(bot, params);
    happen();
    const [event] = await queue.read();
    return event;
  };

  test('a channel message, with the Markdown as typed', async () => {
    const event = await first({ apply_markdown: false }, say('@**Amtsbot** & *mehr*'));
    expect(fieldsOf(event)).toEqual(['flags', 'id', 'message', 'type']);
    expect(fieldsOf(event?.message)).toEqual(recorded.channelMessageInEvent);
    expect(event?.message).toMatchObject({
      content: '@**Amtsbot** & *mehr*',
      content_type: 'text/x-markdown',
      type: 'stream',
      display_recipient: 'umzug',
      subject: 'Fragen',
      sender_full_name: 'Max Muster',
      client: 'website',
    });
  });

  test('a channel message as HTML', async () => {
    const event = await first({ apply_markdown: true }, say('@**Amtsbot** & mehr'));
    expect(event?.message).toMatchObject({
      content: '<p><span class="user-mention" data-user-id="21">@Amtsbot</span> &amp; mehr</p>',
      content_type: 'text/html',
    });
  });

  test.for([
    [true, ''],
    [false, 'general chat'],
  ] as const)('a topic without a name, for a client that knows such: %s', async ([knows, subject]) => {
    const capabilities = { notification_settings_null: true, empty_topic_name: knows };
    const event = await first({ client_capabilities: capabilities }, () => {
      server.as(server.people.max).send({ channel: 'umzug', topic: '', content: 'x' });
    });
    expect(event?.message?.subject).toBe(subject);
  });

  test('a direct message names everyone in it', async () => {
    const event = await first({}, () => {
      server.as(server.people.max).sendDirect([server.amtsbot], 'Frage');
    });
    expect(fieldsOf(event?.message)).toEqual(recorded.directMessageInEvent);
    expect(event?.message).toMatchObject({
      type: 'private',
      subject: '',
      display_recipient: [
        { id: 12, full_name: 'Max Muster', is_mirror_dummy: false },
        { id: 21, full_name: 'Amtsbot', is_mirror_dummy: false },
      ],
    });
  });
});

describe('other events', () => {
  test.for([
    ['asked for', { event_types: ['restart'] }, 1],
    ['by who asked for everything', { event_types: 'null', fetch_event_types: [] }, 1],
    ['by nobody else', { event_types: ['message'] }, 0],
  ] as const)('an upgrade is heard when %s', async ([, params, count]) => {
    const queue = await openQueue(bot, params);
    server.setFeatureLevel(481);
    const events = await queue.read();
    expect(events).toHaveLength(count);
    for (const event of events) {
      expect(event).toMatchObject({
        type: 'restart',
        zulip_feature_level: 481,
        zulip_version: '12.0-dev+git',
        server_generation: expect.any(Number),
      });
    }
  });

  test('a new name', async () => {
    const queue = await openQueue(bot, { event_types: ['realm_user'] });
    server.rename(server.amtsbot, 'Amtsbot Neu');
    expect(server.amtsbot.fullName).toBe('Amtsbot Neu');
    const person = { user_id: server.amtsbot.userId, full_name: 'Amtsbot Neu' };
    expect(await queue.read()).toEqual([{ type: 'realm_user', op: 'update', person, id: 0 }]);
  });

  test('channels and subscriptions', async () => {
    const queue = await openQueue(bot, { event_types: ['stream', 'subscription', 'update_message_flags'] });
    const channelId = server.createChannel('wohngeld');
    server.createChannel('geheim', { isPrivate: true, subscribers: [server.people.max] });
    server.subscribe(server.amtsbot, 'wohngeld');
    const id = server.as(server.people.erika).send({ channel: 'umzug', topic: 't', content: 'ungelesen' });
    server.unsubscribe(server.amtsbot, 'umzug');
    expect(await queue.read()).toMatchObject([
      { type: 'stream', op: 'create', streams: [{ name: 'wohngeld', stream_id: channelId }] },
      { type: 'subscription', op: 'add', subscriptions: [{ name: 'wohngeld', subscribers: [21] }] },
      { type: 'subscription', op: 'remove', subscriptions: [{ name: 'umzug' }] },
      { type: 'update_message_flags', op: 'add', flag: 'read', messages: [id] },
    ]);
  });
});
