// Changing, moving and deleting messages, and reacting to them.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue, type Params } from '../support/chatClient.ts';
import { fieldsOf, recorded } from '../support/recordedShapes.ts';

let server: ZulipSandbox;
let bot: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  bot = clientOf(server, server.amtsbot);
});
afterEach(() => server.stop());

const inChannel = { type: 'stream', to: 'umzug', topic: 'Fragen', content: 'Hallo' };
const send = (params: Params) => bot('POST', 'messages', { ...inChannel, ...params });
const stored = (id: number | undefined) => server.messages().find((message) => message.id === id);
const at = (seconds: number) => server.setClock(() => 1_800_000_000_000 + seconds * 1000);
const bad = (msg: string) => ({ status: 400, body: { result: 'error', msg, code: 'BAD_REQUEST' } });

describe('changing', () => {
  const patch = (id: number | undefined, params: Params) => bot('PATCH', `messages/${id}`, params);

  test.for([
    ['another text', 'neu', 'neu'],
    ['the same text', 'Hallo', 'Hallo'],
    ['nothing but blanks', ' ', '(deleted)'],
    ['too much', 'z'.repeat(10_001), `${'z'.repeat(9980)}\n[message truncated]`],
  ] as const)('%s', async ([, content, kept]) => {
    const { id } = (await send({})).body;
    const { status, body } = await patch(id, { content });
    expect({ status, ...body }).toEqual({ status: 200, result: 'success', msg: '', detached_uploads: [] });
    expect(stored(id)?.content).toBe(kept);
  });

  test.for([
    [{}, 'Nothing to change'],
    [{ propagate_mode: 'change_all' }, 'Nothing to change'],
    [{ content: 'x', propagate_mode: 'change_all' }, 'Invalid propagate_mode without topic edit'],
    [{ content: 'a\0b' }, 'Message must not contain null bytes'],
    [{ content: 'x', prev_content_sha256: '00' }, undefined],
  ] as const)('%j is refused: %s', async ([params, msg]) => {
    const { id } = (await send({})).body;
    const answer = await patch(id, params);
    expect(answer).toMatchObject(msg ? bad(msg) : { body: { code: 'EXPECTATION_MISMATCH' } });
  });

  test("another's text is refused, and what is not there", async () => {
    const id = server.as(server.people.max).send({ channel: 'umzug', topic: 't', content: 'von Max' });
    const foreign = "You don't have permission to edit this message";
    expect(await patch(id, { content: 'x' })).toMatchObject(bad(foreign));
    expect(await patch(999_999, { content: 'x' })).toMatchObject(bad('Invalid message(s)'));
  });

  test.for([
    [599, true],
    [620, true],
    [621, false],
  ] as const)('after %i s: %s', async ([seconds, isAllowed]) => {
    at(0);
    const { id } = (await send({})).body;
    at(seconds);
    const late = bad('The time limit for editing this message has passed');
    expect(await patch(id, { content: 'neu' })).toMatchObject(isAllowed ? { status: 200 } : late);
    expect((await patch(id, { topic: 'anders' })).status).toBe(200);
  });

  test.for([
    ['adds a mention', 'ohne', '@**Amtsbot** mit', ['mentioned']],
    ['takes a mention away', '@**Amtsbot** mit', 'ohne', []],
    ['keeps a mention', '@**Amtsbot** eins', '@**Amtsbot** zwei', ['mentioned']],
  ] as const)('an edit that %s is heard so', async ([, before, after, flags]) => {
    const max = server.as(server.people.max);
    const id = max.send({ channel: 'umzug', topic: 't', content: before });
    const queue = await openQueue(bot, { event_types: ['update_message'] });
    max.edit(id, after);
    const [event] = await queue.read();
    expect(fieldsOf(event)).toEqual(recorded.contentEdit);
    expect(event).toMatchObject({
      flags,
      orig_content: before,
      content: after,
      message_ids: [id],
      rendering_only: false,
    });
  });

  test('an edit that adds a mention to what is read leaves it read', async () => {
    const max = server.as(server.people.max);
    const id = max.send({ channel: 'umzug', topic: 't', content: 'ohne' });
    await bot('POST', 'messages/flags', { messages: [id], op: 'add', flag: 'read' });
    max.edit(id, '@**Amtsbot** mit');
    const { body } = await bot('GET', `messages/${id}`);
    expect(body['message']).toMatchObject({ flags: ['read', 'mentioned'] });
  });

  test('a topic moves as a whole, and the server tells so in it', async () => {
    const max = server.as(server.people.max);
    const first = max.send({ channel: 'umzug', topic: 'alt', content: 'eins' });
    const second = max.send({ channel: 'umzug', topic: 'Alt', content: 'zwei' });
    const queue = await openQueue(bot, { event_types: ['update_message', 'message'] });
    max.moveTopic(second, 'neu');
    const [moved, notice] = await queue.read();
    expect(fieldsOf(moved)).toEqual(recorded.topicMove);
    expect(moved).toMatchObject({
      orig_subject: 'Alt',
      subject: 'neu',
      propagate_mode: 'change_all',
      message_ids: [first, second],
    });
    expect(notice).toMatchObject({
      flags: [],
      message: {
        content: 'This topic was moved here from #**umzug>Alt** by @_**Max Muster|12**.',
        client: 'Internal',
        sender_realm_str: 'zulipinternal',
      },
    });
  });

  test.for([
    ['change_one', 1],
    ['change_later', 2],
    ['change_all', 3],
  ] as const)('with %s, %i messages move', async ([mode, count]) => {
    const [, second] = [(await send({})).body.id, (await send({})).body.id, (await send({})).body.id];
    await patch(second, { topic: 'neu', propagate_mode: mode, send_notification_to_new_thread: false });
    expect(server.messages().filter(({ topic }) => topic === 'neu')).toHaveLength(count);
  });
});

describe('deleting', () => {
  test.for([
    ['its own in time', 'amtsbot', 599, undefined],
    ['its own too late', 'amtsbot', 601, 'The time limit for deleting this message has passed'],
    ["another's", 'max', 0, "You don't have permission to delete this message"],
  ] as const)('%s', async ([, sender, seconds, msg]) => {
    at(0);
    const account = sender === 'max' ? server.people.max : server.amtsbot;
    const id = server.as(account).send({ channel: 'umzug', topic: 't', content: 'weg' });
    at(seconds);
    expect(await bot('DELETE', `messages/${id}`)).toMatchObject(msg ? bad(msg) : { status: 200 });
    expect(stored(id) === undefined).toBe(msg === undefined);
  });

  test('an administrator may at any time', async () => {
    at(0);
    const id = server.as(server.people.max).send({ channel: 'umzug', topic: 't', content: 'weg' });
    at(100_000);
    server.as(server.people.erika).delete(id);
    expect(stored(id)).toBeUndefined();
  });

  test.for([
    [{ notification_settings_null: true, bulk_message_deletion: true }, 'message_ids'],
    [{ notification_settings_null: true }, 'message_id'],
  ] as const)('with %j, the event has %s', async ([capabilities, field]) => {
    const erika = server.as(server.people.erika);
    const id = erika.send({ channel: 'umzug', topic: 't', content: 'weg' });
    const queue = await openQueue(bot, {
      event_types: ['delete_message'],
      client_capabilities: capabilities,
    });
    erika.delete(id);
    const deleted = { type: 'delete_message', message_type: 'stream', stream_id: 7, topic: 't', id: 0 };
    expect(await queue.read()).toEqual([{ ...deleted, [field]: field === 'message_ids' ? [id] : id }]);
  });
});

describe('reacting', () => {
  test('once, and taken back once; heard by the one who reacts, too', async () => {
    const { id } = (await send({})).body;
    const queue = await openQueue(bot, { event_types: ['reaction'] });
    const react = (method: string) => bot(method, `messages/${id}/reactions`, { emoji_name: 'eyes' });
    const codes = [];
    for (const method of ['POST', 'POST', 'DELETE', 'DELETE']) codes.push((await react(method)).body['code']);
    expect(codes).toEqual([undefined, 'REACTION_ALREADY_EXISTS', undefined, 'REACTION_DOES_NOT_EXIST']);
    const events = await queue.read();
    expect(events).toMatchObject([{ op: 'add' }, { op: 'remove', emoji_code: '1f440', message_id: id }]);
    expect(fieldsOf(events[0])).toEqual(recorded.reaction);
  });

  test.for([
    ['an unknown emoji', 'gibtsnicht', 'umzug', "Emoji 'gibtsnicht' does not exist"],
    ['a message in a private channel it is not in', 'eyes', 'personal', 'Invalid message(s)'],
  ] as const)('not with %s', async ([, emoji_name, channel, msg]) => {
    const id = server.as(server.people.max).send({ channel, topic: 't', content: '@**Amtsbot**' });
    expect(await bot('POST', `messages/${id}/reactions`, { emoji_name })).toMatchObject(bad(msg));
  });
});
