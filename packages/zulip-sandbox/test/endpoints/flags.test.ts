// Changing flags: what is answered, what changes, what the event tells.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue } from '../support/chatClient.ts';
import { is, type NamedMessages, namedMessages } from '../support/namedMessages.ts';
import { recordedLevel } from '../support/recordedShapes.ts';

let server: ZulipSandbox;
let bot: Call;
let named: NamedMessages;
beforeEach(async () => {
  server = await startZulipSandbox({ featureLevel: recordedLevel });
  bot = clientOf(server, server.amtsbot);
  named = namedMessages(server, bot);
});
afterEach(() => server.stop());

describe('marking as read', () => {
  const unread = async () => {
    const { registration } = await openQueue(bot, { event_types: ['message', 'update_message_flags'] });
    return registration['unread_msgs'];
  };

  test.for([
    ['mark_stream_as_read', { stream_id: 7 }, 1],
    ['mark_topic_as_read', { stream_id: 7, topic_name: 'fragen' }, 2],
    ['mark_topic_as_read', { stream_id: 7, topic_name: 'anderes' }, 3],
    ['mark_all_as_read', {}, 0],
  ] as const)('POST %s %j leaves %i of four', async ([path, params, left]) => {
    named.say('one', 'umzug', 'eins');
    named.say('two', 'umzug', 'zwei');
    named.say('other topic', 'umzug', 'drei', 'Anderes');
    server.as(server.people.max).sendDirect([server.amtsbot], 'vier');
    expect((await bot('POST', path, params)).status).toBe(200);
    expect(await unread()).toMatchObject({ count: left });
  });

  test('all at once: the event names none', async () => {
    named.say('one', 'umzug', 'eins');
    const queue = await openQueue(bot, { event_types: ['update_message_flags'] });
    expect((await bot('POST', 'mark_all_as_read')).body).toEqual({
      result: 'success',
      msg: '',
      complete: true,
    });
    expect(await queue.read()).toMatchObject([{ op: 'add', flag: 'read', messages: [], all: true }]);
  });

  test('not in a channel that one cannot read', async () => {
    const answer = await bot('POST', 'mark_stream_as_read', { stream_id: 10 });
    expect(answer).toMatchObject({ status: 400, body: { msg: 'Invalid channel ID' } });
  });
});

describe('flags', () => {
  const change = (messages: readonly (number | undefined)[], op: string, flag: string) =>
    bot('POST', 'messages/flags', { messages, op, flag });

  test('the answer repeats what was sent, the event names what changed', async () => {
    named.say('it', 'umzug', 'nichts');
    named.say('no row', 'allgemein', 'nichts');
    const queue = await openQueue(bot, { event_types: ['update_message_flags'] });
    const sent = [named.id('it'), named.id('no row'), 99_999_999];
    expect((await change(sent, 'add', 'read')).body['messages']).toEqual(sent);
    expect((await change(sent, 'add', 'read')).body['messages']).toEqual(sent);
    const event = { type: 'update_message_flags', op: 'add', operation: 'add', flag: 'read', all: false };
    expect(await queue.read()).toEqual([
      { ...event, messages: [named.id('it')], id: 0 },
      { ...event, messages: [], id: 1 },
    ]);
    expect(server.messages()[0]?.readBy.has(server.amtsbot.userId)).toBe(true);
  });

  test('what is unread again is in the list of the unread', async () => {
    named.say('it', 'umzug', 'nichts');
    await change([named.id('it')], 'add', 'read');
    expect(named.namesIn(await named.find(is('unread')))).toEqual([]);
    await change([named.id('it')], 'remove', 'read');
    expect(named.namesIn(await named.find(is('unread')))).toEqual(['it']);
  });

  test('a star makes a message of the history its own', async () => {
    named.say('it', 'allgemein', 'nichts');
    await change([named.id('it')], 'add', 'starred');
    const { body } = await named.find(is('starred'));
    expect(body.messages).toMatchObject([{ id: named.id('it'), flags: ['read', 'starred', 'historical'] }]);
  });

  test.for([
    ['add', 'mentioned', "Flag not editable: 'mentioned'"],
    ['add', 'quatsch', "Invalid flag: 'quatsch'"],
    ['set', 'read', "Invalid message flag operation: 'set'"],
  ] as const)('%s %s: %s', async ([op, flag, msg]) => {
    expect((await change([], op, flag)).body).toEqual({ result: 'error', msg, code: 'BAD_REQUEST' });
  });

  test('of all messages of a narrow', async () => {
    named.say('one', 'umzug', '@**Amtsbot**');
    named.say('two', 'umzug', 'nichts');
    const { body } = await bot('POST', 'messages/flags/narrow', {
      anchor: 'oldest',
      num_before: 0,
      num_after: 100,
      narrow: is('mentioned'),
      op: 'add',
      flag: 'read',
    });
    expect(body).toMatchObject({ processed_count: 1, updated_count: 1, first_processed_id: named.id('one') });
    expect(named.namesIn(await named.find(is('unread')))).toEqual(['two']);
  });
});
