// Moving messages to other channels, resolving topics, and who still sees what was moved.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue, type Params } from '../support/chatClient.ts';

const umzug = 7;
const allgemein = 9;
const personal = 10;

let server: ZulipSandbox;
let bot: Call;
let max: Call;
let erika: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  bot = clientOf(server, server.amtsbot);
  max = clientOf(server, server.people.max);
  erika = clientOf(server, server.people.erika);
});
afterEach(() => server.stop());

const say = (content: string) =>
  server.as(server.people.max).send({ channel: 'umzug', topic: 'alt', content });
const move = (id: number, params: Params) =>
  max('PATCH', `messages/${id}`, { propagate_mode: 'change_all', ...params });
const types = { event_types: ['message', 'update_message', 'delete_message'] };

describe('into another channel', () => {
  test('whoever may read there is told of it; what does not change is not named', async () => {
    const id = say('@**Amtsbot** wo?');
    const queue = await openQueue(bot, types);
    expect((await move(id, { stream_id: allgemein })).status).toBe(200);
    const [event, ...more] = await queue.read();
    expect(event).toMatchObject({
      type: 'update_message',
      stream_id: umzug,
      stream_name: 'umzug',
      new_stream_id: allgemein,
      orig_subject: 'alt',
      message_ids: [id],
    });
    expect(event).not.toHaveProperty('subject');
    // The notice is in a channel that the bot is not in.
    expect(more).toEqual([]);
    const { body } = await bot('GET', `messages/${id}`);
    expect(body['message']).toMatchObject({ stream_id: allgemein, subject: 'alt' });
    const notice = server.messages().at(-1);
    expect(notice).toMatchObject({ channelId: allgemein, topic: 'alt' });
    expect(notice?.content).toBe('This topic was moved here from #**umzug>alt** by @_**Max Muster|12**.');
  });

  test.for([
    [false, [{ message_id: expect.any(Number) }, { message_id: expect.any(Number) }]],
    [true, [{ message_ids: [expect.any(Number), expect.any(Number)] }]],
  ] as const)('whoever may not sees it deleted; in bulk: %s', async ([isBulk, events]) => {
    const [id, other] = [say('@**Amtsbot** wo?'), say('hier')];
    const capable = { notification_settings_null: true, bulk_message_deletion: isBulk };
    const queue = await openQueue(bot, { ...types, client_capabilities: capable });
    await move(id, { stream_id: personal, topic: 'neu' });
    const place = { type: 'delete_message', message_type: 'stream', stream_id: umzug, topic: 'alt' };
    expect(await queue.read()).toMatchObject(events.map((event) => ({ ...place, ...event })));
    for (const gone of [id, other])
      expect(await bot('GET', `messages/${gone}`)).toMatchObject({ body: { msg: 'Invalid message(s)' } });
    const found = await bot('GET', 'messages', {
      anchor: 'newest',
      num_before: 9,
      num_after: 0,
      narrow: [{ operator: 'is', operand: 'mentioned' }],
    });
    expect(found.body.messages).toEqual([]);
  });

  test.for([
    [{ stream_id: allgemein, content: 'x' }, 'Cannot change message content while changing channel'],
    [{ stream_id: 999 }, 'Invalid channel ID'],
  ] as const)('%j is refused: %s', async ([params, msg]) => {
    expect(await move(say('da'), params)).toMatchObject({ status: 400, body: { msg } });
  });

  test('direct messages stay where they are, and so does what a guest points at', async () => {
    const direct = server.as(server.people.max).sendDirect([server.amtsbot], 'leise');
    const answer = await max('PATCH', `messages/${direct}`, { stream_id: umzug });
    expect(answer.body['msg']).toBe('Direct messages cannot be moved to channels.');
    const gisela = clientOf(server, server.people.gisela);
    const refused = await gisela('PATCH', `messages/${say('da')}`, { stream_id: allgemein });
    expect(refused.body['msg']).toBe("You don't have permission to move this message");
  });

  test('the history of edits says from where to where', async () => {
    const id = say('da');
    await move(id, { stream_id: allgemein });
    const { body } = await erika('GET', `messages/${id}`);
    expect(body['message']).toMatchObject({
      edit_history: [{ user_id: 12, stream: allgemein, prev_stream: umzug }],
    });
  });
});

describe('a topic that was resolved by mistake', () => {
  const at = (seconds: number) => server.setClock(() => 1_800_000_000_000 + seconds * 1000);

  test.for([
    [60, ['delete_message']],
    [61, ['message']],
  ] as const)('taken back after %i s: the notice, or what is said of it: %j', async ([seconds, last]) => {
    at(0);
    const id = say('da');
    await move(id, { topic: '✔ alt' });
    expect(server.messages().at(-1)?.content).toContain('has marked this topic as resolved.');
    const queue = await openQueue(bot, types);
    at(seconds);
    await move(id, { topic: 'alt' });
    const heard = (await queue.read()).map(({ type }) => type);
    expect(heard).toEqual(['update_message', ...last]);
  });
});
