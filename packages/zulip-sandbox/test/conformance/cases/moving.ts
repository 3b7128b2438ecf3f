// Moving messages to other topics and channels, and what the server says about it.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Client } from '../client.ts';
import type { Place } from '../place.ts';

const recorded = from(recording);
const source = from('https://github.com/zulip/zulip/blob/main/zerver/views/message_edit.py');
const updates = { event_types: ['update_message', 'message', 'delete_message'] };
const quietly = { send_notification_to_new_thread: false, send_notification_to_old_thread: false };
const move = (by: Client, id: number, params: object) => by.call('PATCH', `messages/${id}`, { ...params });

/** Who may move is a setting; where Anna may not, there is nothing to see. */
async function moved(place: Place, id: number, params: object): Promise<void> {
  const { status, body } = await move(place.anna, id, { propagate_mode: 'change_all', ...params });
  if (status === 400 && /permission/.test(String(body['msg'])))
    place.skip('people may not move messages here');
  expect({ status, ...body }).toMatchObject({ status: 200, detached_uploads: [] });
}

export const moving: Subject = {
  name: 'moving',
  cases: [
    recorded('a topic: everyone hears of it', async (place) => {
      const { anna, bot, send, listen, topic, shared, expectShape } = place;
      const ids = [await send(anna), await send(anna)];
      const queue = await listen(bot, updates);
      await moved(place, ids[0] ?? 0, { topic: `${topic} new`, ...quietly });
      const [event] = await queue.next();
      expectShape(event, 'topicMoveEvent');
      expect(event).toMatchObject({
        type: 'update_message',
        orig_subject: topic,
        subject: `${topic} new`,
        propagate_mode: 'change_all',
        stream_id: shared.id,
        message_ids: expect.arrayContaining(ids),
      });
      expect(event).not.toHaveProperty('content');
    }),
    recorded('the server says in the new topic where it comes from', async (place) => {
      const { anna, bot, send, find, topic, shared } = place;
      await moved(place, await send(anna), { topic: `${topic} new` });
      const { body } = await find(bot, [
        { operator: 'stream', operand: shared.id },
        { operator: 'topic', operand: `${topic} new` },
      ]);
      const content = `This topic was moved here from #**${shared.name}>${topic}** by @_**${anna.fullName}|${anna.userId}**.`;
      expect(body.messages?.at(-1)).toMatchObject({
        content,
        client: 'Internal',
        sender_realm_str: 'zulipinternal',
      });
    }),
    recorded(
      'of one message it links to where that is now',
      async (place) => {
        const { anna, bot, send, find, topic, shared } = place;
        const id = await send(anna);
        await send(anna);
        await moved(place, id, { topic: `${topic} new`, propagate_mode: 'change_one' });
        const { body } = await find(bot, [
          { operator: 'stream', operand: shared.id },
          { operator: 'topic', operand: `${topic} new` },
        ]);
        const link = `/#narrow/channel/${shared.id}-\\S+/topic/${topic.replaceAll(' ', '.20')}.20new/near/${id}`;
        expect(body.messages?.at(-1)?.content).toMatch(
          new RegExp(`^\\[A message\\]\\(http\\S+${link}\\) was moved here from `),
        );
      },
      { since: 250 },
    ),
    ...(['change_one', 'change_later', 'change_all'] as const).map((mode, index) =>
      recorded(`${mode}: ${index + 1} of three`, async (place) => {
        const { anna, bot, send, find, topic, shared } = place;
        const ids = [await send(anna), await send(anna), await send(anna)];
        await moved(place, ids[1] ?? 0, { topic: `${topic} new`, propagate_mode: mode, ...quietly });
        const { body } = await find(bot, [
          { operator: 'stream', operand: shared.id },
          { operator: 'topic', operand: `${topic} new` },
        ]);
        expect(body.messages).toHaveLength(index + 1);
      }),
    ),
    source('with another content: one event, and one entry of the history', async (place) => {
      const { anna, bot, send, listen, topic } = place;
      const id = await send(anna, { content: 'old' });
      const other = await send(anna);
      const queue = await listen(bot, { event_types: ['update_message'] });
      await moved(place, id, { content: 'new', topic: `${topic} new`, ...quietly });
      const prev = { prev_content: 'old', prev_topic: topic };
      const events = await queue.heard();
      expect(events).toMatchObject([
        { orig_content: 'old', content: 'new', orig_subject: topic, subject: `${topic} new` },
      ]);
      expect(events[0]?.['message_ids']).toEqual([id, other]);
      const history = async (of: number) =>
        (await bot.call('GET', `messages/${of}/history`)).body['message_history'] as readonly object[];
      expect((await history(id)).slice(1)).toMatchObject([
        { content: 'new', topic: `${topic} new`, ...prev },
      ]);
      expect((await history(other)).slice(1)).toMatchObject([{ prev_topic: topic }]);
      expect((await history(other))[1]).not.toHaveProperty('prev_content');
    }),
    recorded(
      'an empty topic is none',
      async ({ anna, send, expectRefusal }) => {
        expectRefusal(await move(anna, await send(anna), { topic: '' }), "Topic can't be empty!");
      },
      { until: 333 },
    ),
    recorded('with an unknown mode', async ({ anna, send, topic, expectRefusal }) => {
      const answer = await move(anna, await send(anna), { topic: `${topic} new`, propagate_mode: 'quatsch' });
      expectRefusal(answer, 'Invalid propagate_mode');
    }),
    recorded(
      'old and new topic: the old one is empty, with finds the new one',
      async (place) => {
        const { anna, bot, send, find, topic, shared } = place;
        const id = await send(anna);
        await moved(place, id, { topic: `${topic} new`, ...quietly });
        expect((await find(bot)).body.messages).toEqual([]);
        const { body } = await find(bot, [
          { operator: 'stream', operand: shared.id },
          { operator: 'topic', operand: topic },
          { operator: 'with', operand: id },
        ]);
        if (place.level >= 271) expect(body.messages).toMatchObject([{ id, subject: `${topic} new` }]);
      },
      { since: 271 },
    ),
    recorded('to another channel: told with the old name and the new id', async (place) => {
      const { anna, bot, send, listen, annas, shared, topic, expectShape } = place;
      const id = await send(anna);
      const queue = await listen(bot, updates);
      await moved(place, id, { stream_id: annas.id, ...quietly });
      const [event] = await queue.next();
      expectShape(event, 'channelMoveEvent');
      expect(event).toMatchObject({
        stream_id: shared.id,
        stream_name: shared.name,
        new_stream_id: annas.id,
        orig_subject: topic,
        message_ids: [id],
      });
      expect(event).not.toHaveProperty('subject');
    }),
    recorded('into a channel one is not in: one’s own no longer, although it can be read', async (place) => {
      const { anna, bot, send, find, listen, annas, topic } = place;
      const id = await send(anna, { content: `@**${bot.fullName}** hello` });
      const queue = await listen(bot, updates);
      await moved(place, id, { stream_id: annas.id, ...quietly });
      expect(await queue.next()).toMatchObject([{ type: 'update_message', flags: ['read'] }]);
      const asked = [{ operator: 'is', operand: 'unread' }];
      const unread = await find(bot, [...asked, { operator: 'is', operand: 'mentioned' }]);
      expect(unread.body.messages?.map((one) => one.id)).not.toContain(id);
      const inIt = [
        { operator: 'stream', operand: annas.id },
        { operator: 'topic', operand: topic },
      ];
      expect((await find(bot, inIt)).body.messages).toMatchObject([{ id }]);
      const around = { anchor: id, num_before: 0, num_after: 0 };
      const inPublic = await find(bot, [{ operator: 'streams', operand: 'public' }], around);
      expect(inPublic.body.messages).toMatchObject([{ id, stream_id: annas.id }]);
      await anna.call('PATCH', `messages/${id}`, { content: `@**${bot.fullName}** once more` });
      expect(await queue.heard()).toEqual([]);
    }),
    source('a topic may be called subject', async (place) => {
      const { anna, bot, send, topic } = place;
      const id = await send(anna);
      await moved(place, id, { subject: `${topic} new`, ...quietly });
      const { body } = await bot.call('GET', `messages/${id}`);
      expect(body['message']).toMatchObject({ subject: `${topic} new` });
    }),
    recorded('into a private channel: as good as deleted for those outside', async (place) => {
      const { anna, bot, send, listen, secret, expectRefusal } = place;
      const id = await send(anna, { content: `@**${bot.fullName}** hello` });
      const queue = await listen(bot, updates);
      await moved(place, id, { stream_id: secret.id, ...quietly });
      expect(await queue.next()).toMatchObject([{ type: 'delete_message', message_id: id }]);
      expectRefusal(await bot.call('GET', `messages/${id}`), 'Invalid message(s)');
      const reaction = await bot.call('POST', `messages/${id}/reactions`, { emoji_name: 'eyes' });
      expectRefusal(reaction, 'Invalid message(s)');
    }),
    recorded('resolving a topic is told in it, and read already', async (place) => {
      const { anna, bot, send, listen, topic } = place;
      const id = await send(anna);
      const queue = await listen(bot, updates);
      await moved(place, id, { topic: `✔ ${topic}` });
      const [update, notice] = await queue.next(2);
      expect(update).toMatchObject({ type: 'update_message', subject: `✔ ${topic}` });
      const content = `@_**${anna.fullName}|${anna.userId}** has marked this topic as resolved.`;
      expect(notice).toMatchObject({ type: 'message', flags: ['read'], message: { content } });
    }),
    recorded('taking that back at once leaves nothing of the notice', async (place) => {
      const { anna, bot, send, listen, topic } = place;
      const id = await send(anna);
      await moved(place, id, { topic: `✔ ${topic}` });
      const queue = await listen(bot, updates);
      await moved(place, id, { topic });
      const types = (await queue.next(2)).map(({ type }) => type);
      expect(types).toEqual(['update_message', 'delete_message']);
    }),
    recorded('bots may resolve topics, too', async (place) => {
      const { anna, bot, send, topic } = place;
      const id = await send(anna);
      const params = { topic: `✔ ${topic}`, propagate_mode: 'change_all', ...quietly };
      const { status } = await move(bot, id, params);
      if (status !== 200) place.skip('members may not resolve topics here');
      const { body } = await bot.call('GET', `messages/${id}`);
      expect(body['message']).toMatchObject({ subject: `✔ ${topic}` });
    }),
  ],
};
