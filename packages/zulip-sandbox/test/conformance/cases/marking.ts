// Flags: what is read, starred, mentioned.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Client } from '../client.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/update-message-flags');

const mark = (by: Client, messages: readonly number[], op: string, flag: string) =>
  by.call('POST', 'messages/flags', { messages, op, flag });
const flagEvents = { event_types: ['update_message_flags'] };

export const flags: Subject = {
  name: 'flags',
  cases: [
    recorded('the answer repeats what was sent, the event names what changed', async (place) => {
      const { bot, anna, send, listen, expectShape } = place;
      const [read, id] = [await send(anna), await send(anna)];
      await mark(bot, [read], 'add', 'read');
      const queue = await listen(bot, flagEvents);
      const sent = [read, id, 999_999_999];
      const answer = await mark(bot, sent, 'add', 'read');
      expectShape(answer.body, 'flags');
      expect(answer.body.messages).toEqual(sent);
      const [event] = await queue.next();
      expectShape(event, 'flagAddedEvent');
      expect(event).toMatchObject({ op: 'add', flag: 'read', messages: [id], all: false });
    }),
    recorded(
      'what is unread again is described',
      async ({ bot, anna, send, listen, shared, topic, expectShape }) => {
        const id = await send(anna, { content: `@**${bot.fullName}** hello` });
        await mark(bot, [id], 'add', 'read');
        const queue = await listen(bot, flagEvents);
        await mark(bot, [id], 'remove', 'read');
        const [event] = await queue.next();
        expectShape(event, 'flagRemovedEvent');
        const details = { type: 'stream', stream_id: shared.id, topic, mentioned: true };
        expect(event).toMatchObject({ messages: [id], message_details: { [id]: details } });
      },
    ),
    recorded('mentions cannot be claimed', async ({ bot, send, expectRefusal }) => {
      expectRefusal(await mark(bot, [await send(bot)], 'add', 'mentioned'), "Flag not editable: 'mentioned'");
    }),
    docs('there are not any number of them', async ({ bot, send, expectRefusal }) => {
      expectRefusal(await mark(bot, [await send(bot)], 'add', 'quatsch'), "Invalid flag: 'quatsch'");
    }),
    docs('they are added or removed', async ({ bot, send, expectRefusal }) => {
      const answer = await mark(bot, [await send(bot)], 'quatsch', 'read');
      expectRefusal(answer, "Invalid message flag operation: 'quatsch'");
    }),
    recorded(
      'a star makes a message of the history one’s own',
      async ({ bot, anna, annas, send, find, topic }) => {
        const id = await send(anna, { to: annas.id });
        await mark(bot, [id], 'add', 'starred');
        const { body } = await find(bot, [
          { operator: 'stream', operand: annas.id },
          { operator: 'topic', operand: topic },
        ]);
        expect([...(body.messages?.[0]?.flags ?? [])].sort()).toEqual(['historical', 'read', 'starred']);
      },
    ),
    recorded(
      'of all messages of a narrow, counted',
      async ({ bot, anna, send, shared, topic, expectShape }) => {
        const ids = [await send(anna), await send(anna)];
        const narrow = [
          { operator: 'stream', operand: shared.id },
          { operator: 'topic', operand: topic },
        ];
        const all = { anchor: 'oldest', num_before: 0, num_after: 100, narrow, op: 'add', flag: 'read' };
        const { status, text, body } = await bot.call('POST', 'messages/flags/narrow', all);
        expect(status, text).toBe(200);
        expectShape(body, 'flagsOfNarrow');
        expect(body).toMatchObject({
          processed_count: 2,
          updated_count: 2,
          first_processed_id: ids[0],
          last_processed_id: ids[1],
        });
      },
      { since: 155 },
    ),
    recorded('a whole topic is marked as read', async ({ bot, anna, send, find, shared, topic }) => {
      await send(anna);
      const { status } = await bot.call('POST', 'mark_topic_as_read', {
        stream_id: shared.id,
        topic_name: topic,
      });
      expect(status).toBe(200);
      expect((await find(bot)).body.messages).toMatchObject([{ flags: ['read'] }]);
    }),
    recorded('what is answered or fetched stays unread', async ({ bot, anna, send, find }) => {
      const id = await send(anna);
      await send(bot);
      await bot.call('GET', `messages/${id}`);
      expect((await find(bot)).body.messages?.[0]).toMatchObject({ id, flags: [] });
    }),
  ],
};
