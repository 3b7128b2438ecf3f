// What else can be asked of messages and topics: earlier versions, readers, whether they fit, what belongs to them.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Place } from '../place.ts';
import { here, term } from '../threeMessages.ts';

const recorded = from(recording);
const docs = (page: string) => from(`https://zulip.com/api/${page}`);

async function edited({ bot, send }: Place): Promise<number> {
  const id = await send(bot, { content: 'before' });
  expect((await bot.call('PATCH', `messages/${id}`, { content: 'after' })).status).toBe(200);
  return id;
}

/** A poll with two options. */
const poll = '/poll Which one?\n- this\n- that';

export const details: Subject = {
  name: 'what else there is of a message',
  cases: [
    recorded('all its versions, the first one first', async (place) => {
      const { bot, topic } = place;
      const { body } = await bot.call('GET', `messages/${await edited(place)}/history`);
      const by = { user_id: bot.userId, topic };
      expect(body['message_history']).toMatchObject([
        { content: 'before', rendered_content: '<p>before</p>', ...by },
        {
          content: 'after',
          rendered_content: '<p>after</p>',
          prev_content: 'before',
          prev_rendered_content: '<p>before</p>',
          content_html_diff: expect.stringContaining('after'),
          ...by,
        },
      ]);
    }),
    docs('get-message-history')('moves are versions too', async ({ anna, bot, send, topic, skip }) => {
      const id = await send(anna);
      const { status } = await anna.call('PATCH', `messages/${id}`, { topic: `${topic} new` });
      if (status !== 200) skip('people may not move messages here');
      const { body } = await bot.call('GET', `messages/${id}/history`);
      expect(body['message_history']).toMatchObject([
        { topic },
        { topic: `${topic} new`, prev_topic: topic },
      ]);
    }),
    recorded('who has read it, without the sender', async ({ anna, bot, send, skip }) => {
      const id = await send(anna);
      const readers = async () => (await anna.call('GET', `messages/${id}/read_receipts`)).body;
      const before = await readers();
      if (before['result'] === 'error') skip('nobody is told here who has read what');
      expect(before['user_ids']).not.toContain(bot.userId);
      await bot.call('POST', 'messages/flags', { messages: [id], op: 'add', flag: 'read' });
      expect((await readers())['user_ids']).toContain(bot.userId);
      expect((await readers())['user_ids']).not.toContain(anna.userId);
    }),
    docs('check-messages-match-narrow')('which of them fit a narrow', async (place) => {
      const { anna, bot, send } = place;
      const [fitting, other] = [await send(anna, { content: 'Frist' }), await send(anna)];
      const narrow = [...here(place), term('search', 'Frist')];
      const params = { msg_ids: [fitting, other], narrow };
      const { body } = await bot.call('GET', 'messages/matches_narrow', params);
      expect(body['messages']).toEqual({
        [fitting]: {
          match_content: '<p><span class="highlight">Frist</span></p>',
          match_subject: place.topic,
        },
      });
    }),
    recorded('the topics of a channel, the newest first', async ({ anna, bot, send, shared, topic }) => {
      const id = await send(anna);
      const { body } = await bot.call('GET', `users/me/${shared.id}/topics`);
      expect((body['topics'] as readonly unknown[])[0]).toEqual({ name: topic, max_id: id });
    }),
    recorded('but of no channel that one is not let in', async ({ bot, secret, expectRefusal }) => {
      expectRefusal(await bot.call('GET', `users/me/${secret.id}/topics`), 'Invalid channel ID');
    }),
    recorded('a poll has its question and options', async ({ bot, send, find }) => {
      await send(bot, { content: poll });
      const { body } = await find(bot);
      const extra_data = { question: 'Which one?', options: ['this', 'that'] };
      const [message] = body.messages ?? [];
      const [submessage] = (message?.['submessages'] ?? []) as readonly { readonly content: string }[];
      expect(message?.content).toBe(poll);
      expect(JSON.parse(submessage?.content ?? '')).toEqual({ widget_type: 'poll', extra_data });
    }),
    docs('get-events#submessage')('and everyone hears of a vote', async ({ anna, bot, send, listen }) => {
      const id = await send(bot, { content: poll });
      const queue = await listen(bot, { event_types: ['submessage'] });
      const content = JSON.stringify({ type: 'vote', key: 'canned,0', vote: 1 });
      const vote = { message_id: id, msg_type: 'widget', content };
      expect((await anna.call('POST', 'submessage', vote)).status).toBe(200);
      expect(await queue.next()).toMatchObject([
        { type: 'submessage', message_id: id, sender_id: anna.userId, msg_type: 'widget', content },
      ]);
    }),
    docs('get-events#submessage')('to what is no poll only its author adds', async (place) => {
      const id = await place.send(place.bot);
      const content = JSON.stringify({ type: 'vote', key: 'canned,0', vote: 1 });
      const answer = await place.anna.call('POST', 'submessage', {
        message_id: id,
        msg_type: 'widget',
        content,
      });
      place.expectRefusal(answer, 'You cannot attach a submessage to this message.');
    }),
    recorded('what one has uploaded, and where it is', async ({ bot, send }) => {
      const { body } = await bot.upload('user_uploads', new File(['x'], 'a b.txt', { type: 'text/plain' }));
      const id = await send(bot, { content: `[a](${String(body['uri'] ?? body['url'])})` });
      const list = async () =>
        (await bot.call('GET', 'attachments')).body['attachments'] as readonly {
          readonly id: number;
          readonly messages: readonly { readonly id: number }[];
        }[];
      const mine = (await list()).find(({ messages }) => messages.some((one) => one.id === id));
      expect(mine).toMatchObject({ name: 'a b.txt', size: 1 });
      expect((await bot.call('DELETE', `attachments/${mine?.id ?? 0}`)).status).toBe(200);
      expect((await list()).map((one) => one.id)).not.toContain(mine?.id);
    }),
    docs('delete-topic')(
      'an administrator deletes whole topics',
      async ({ admin, anna, send, find, shared, topic, skip }) => {
        if (!admin) return skip('there is no administrator');
        await send(anna);
        const path = `streams/${shared.id}/delete_topic`;
        const { status, body } = await admin.call('POST', path, { topic_name: topic });
        expect({ status, complete: body['complete'] }).toEqual({ status: 200, complete: true });
        expect((await find(anna)).body.messages).toEqual([]);
      },
    ),
  ],
};
