// Sending: to whom, what is refused, what is stored.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue, type Params } from '../support/chatClient.ts';
import { fieldsOf } from '../support/recordedShapes.ts';

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
const bad = (msg: string) => ({ status: 400, body: { result: 'error', msg, code: 'BAD_REQUEST' } });

describe('to whom', () => {
  test.for([
    ['a channel by name', { to: 'umzug' }],
    ['a channel by name, in any case', { to: 'UMZUG' }],
    ['a channel by id', { to: 7 }],
    ['a channel in a list', { to: ['umzug'] }],
    ['a person by id', { type: 'private', to: [12] }],
    ['people by ids', { type: 'private', to: [12, 11] }],
    ['a person by e-mail', { type: 'private', to: ['user12@chat.musterstadt.example'] }],
    ['people by e-mails with a comma', { type: 'private', to: 'user12@chat.musterstadt.example,' }],
    ['itself', { type: 'private', to: [21] }],
  ] as const)('%s: %j', async ([, params]) => {
    const { status, body } = await send(params);
    expect({ status, fields: fieldsOf(body) }).toEqual({ status: 200, fields: ['id', 'msg', 'result'] });
  });

  test.for([
    [{ type: 'private', to: 12 }, 'Invalid data type for recipients'],
    [{ type: 'private', to: [] }, 'Message must have recipients'],
    [{ type: 'private', to: [999] }, 'Invalid user ID 999'],
    [
      { type: 'private', to: ['max.muster@musterstadt.example'] },
      "Invalid email 'max.muster@musterstadt.example'",
    ],
    [
      { type: 'private', to: [12, 'user11@chat.musterstadt.example'] },
      'Recipient lists may contain emails or user IDs, but not both.',
    ],
    [{ to: ['umzug', 'allgemein'] }, 'Expected exactly one channel'],
    [{ type: 'quatsch' }, 'Invalid type'],
    [{ sender: 'x@y' }, 'Invalid mirrored message'],
  ] as const)('%j: %s', async ([params, msg]) => {
    expect(await send(params)).toMatchObject(bad(msg));
    expect(server.messages()).toEqual([]);
  });

  test.for([
    [{ to: 'Gibtsnicht' }, "Channel 'Gibtsnicht' does not exist", { stream: 'Gibtsnicht' }],
    [{ to: 999 }, "Channel with ID '999' does not exist", { stream_id: 999 }],
    [{ to: '999' }, "Channel with ID '999' does not exist", { stream_id: 999 }],
  ] as const)('%j: %s', async ([params, msg, fields]) => {
    const { body } = await send(params);
    expect(body).toEqual({ result: 'error', msg, ...fields, code: 'STREAM_DOES_NOT_EXIST' });
  });

  test.for([
    ['channel', 247, 400],
    ['channel', 248, 200],
    ['direct', 173, 400],
    ['direct', 174, 200],
    ['stream', 122, 200],
    ['private', 122, 200],
  ] as const)('type %s at level %i: %i', async ([type, level, status]) => {
    server.setFeatureLevel(level);
    const to = type === 'channel' || type === 'stream' ? 'umzug' : [12];
    expect((await send({ type, to })).status).toBe(status);
  });

  test('a deactivated account is named', async () => {
    server.setActive(server.people.max, false);
    const answer = await send({ type: 'private', to: [12] });
    expect(answer).toMatchObject(bad("'user12@chat.musterstadt.example' is no longer using Zulip."));
  });

  test.for([
    ['only its owner is in', 'erika', undefined],
    ['neither it nor its owner is in', 'max', "Not authorized to send to channel 'neu'"],
  ] as const)('a private channel that %s', async ([, name, msg]) => {
    server.createChannel('neu', { isPrivate: true, subscribers: [server.people[name]] });
    expect(await send({ to: 'neu' })).toMatchObject(msg ? bad(msg) : { status: 200 });
  });

  test.for([
    ['amtsbot', 332, undefined],
    ['max', 332, 'Only organization administrators can send to this channel.'],
    ['max', 333, 'You do not have permission to post in this channel.'],
  ] as const)('only administrators may post: %s at level %i: %s', async ([name, level, msg]) => {
    server.createChannel('aushang', { adminsOnlyPosting: true });
    server.setFeatureLevel(level);
    const call = name === 'max' ? clientOf(server, server.people.max) : bot;
    const answer = await call('POST', 'messages', { ...inChannel, to: 'aushang' });
    expect(answer).toMatchObject(msg ? bad(msg) : { status: 200 });
  });
});

describe('what is stored', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['blanks at the end go', 'Text \n\n ', 'Text'],
    ['empty lines at the start go, blanks stay', '\n\n    Text', '    Text'],
    ['as many umlauts as allowed', 'ä'.repeat(10_000), 'ä'.repeat(10_000)],
    ['one too many', 'ä'.repeat(10_001), `${'ä'.repeat(9980)}\n[message truncated]`],
    ['letters of two code units count once', '𝔸'.repeat(10_000), '𝔸'.repeat(10_000)],
  ];
  test.for(cases)('%s', async ([, content, kept]) => {
    const { body } = await send({ content });
    expect(stored(body.id)?.content).toBe(kept);
  });

  const topics: readonly (readonly [string, string, string])[] = [
    ['blanks at the ends go', '  a  b ', 'a  b'],
    ['as many as allowed', 'ü'.repeat(60), 'ü'.repeat(60)],
    ['one too many', 'ü'.repeat(61), `${'ü'.repeat(57)}...`],
    ['the name for no name', 'general chat', ''],
  ];
  test.for(topics)('topic: %s', async ([, topic, kept]) => {
    const { body } = await send({ topic });
    expect(stored(body.id)?.topic).toBe(kept);
  });

  test.for([
    [{ content: ' \n ' }, 'Message must not be empty'],
    [{ content: 'a\0b' }, 'Message must not contain null bytes'],
    [{ content: '😀'.repeat(2500) }, 'Unable to render message'],
    [{ topic: 'a\nb' }, 'Invalid character in topic, at position 2!'],
  ] as const)('refused: %#', async ([params, msg]) => {
    expect(await send(params)).toMatchObject(bad(msg));
  });

  test('a topic has to be sent', async () => {
    const { type, to, content } = inChannel;
    expect(await bot('POST', 'messages', { type, to, content })).toMatchObject(bad('Missing topic'));
  });

  test.for([
    [333, bad("Topic can't be empty!")],
    [334, { status: 200 }],
  ] as const)('an empty topic at level %i', async ([level, answer]) => {
    server.setFeatureLevel(level);
    expect(await send({ topic: ' ' })).toMatchObject(answer);
  });

  test.for([
    [235, { ignored_parameters_unsupported: ['read_by_sender'] }],
    [236, {}],
  ] as const)('at level %i, read_by_sender gives %j', async ([level, fields]) => {
    server.setFeatureLevel(level);
    const { id, ...body } = (await send({ read_by_sender: true })).body;
    expect(body).toEqual({ result: 'success', msg: '', ...fields });
    expect(stored(id)?.readBy.has(server.amtsbot.userId)).toBe(level >= 236);
  });

  test('people follow the topic from their first message in it, and are told so; bots do not', async () => {
    const max = clientOf(server, server.people.max);
    const say = async (call: Call) => (await call('POST', 'messages', inNewTopic)).body;
    const inNewTopic = { type: 'stream', to: 'umzug', topic: 'Ganz neu', content: 'da' };
    expect(await say(max)).toMatchObject({ automatic_new_visibility_policy: 3 });
    expect(await say(max)).not.toHaveProperty('automatic_new_visibility_policy');
    expect(await say(bot)).not.toHaveProperty('automatic_new_visibility_policy');
  });

  test('the same again, every time it is sent', async () => {
    const queue = await openQueue(bot);
    const twice = { queue_id: queue.queueId, local_id: '17.1' };
    const ids = [(await send(twice)).body.id, (await send(twice)).body.id];
    expect(new Set(ids).size).toBe(2);
    const events = await queue.read();
    expect(events.map((event) => event['local_message_id'])).toEqual(['17.1', '17.1']);
  });

  test('ids ascend, with gaps', async () => {
    for (let count = 0; count < 10; count += 1) await send({});
    const ids = server.messages().map(({ id }) => id);
    const steps = new Set(ids.slice(1).map((id, index) => id - (ids[index] ?? 0)));
    expect(steps).toEqual(new Set([1, 3]));
  });
});

test('listeners are called for new and for changed messages until they are taken away', async () => {
  const heard: string[] = [];
  const stop = server.onMessage(({ content }) => heard.push(content));
  const { id } = (await send({ content: 'neu' })).body;
  await bot('PATCH', `messages/${id}`, { content: 'anders' });
  stop();
  await send({ content: 'ungehört' });
  expect(heard).toEqual(['neu', 'anders']);
});
