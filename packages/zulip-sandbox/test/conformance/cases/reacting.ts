// Reactions, and that someone types.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Client } from '../client.ts';

const recorded = from(recording);

const react = (by: Client, id: number, emoji_name: string) =>
  by.call('POST', `messages/${id}/reactions`, { emoji_name });
const takeBack = (by: Client, id: number, emoji_name: string) =>
  by.call('DELETE', `messages/${id}/reactions`, { emoji_name });
const capable = {
  event_types: ['typing'],
  client_capabilities: { notification_settings_null: true, stream_typing_notifications: true },
};

export const reactions: Subject = {
  name: 'reacting',
  cases: [
    recorded('is heard by everyone, and by the one who does', async (place) => {
      const { bot, anna, send, listen, expectShape } = place;
      const id = await send(anna);
      const queues = [
        await listen(bot, { event_types: ['reaction'] }),
        await listen(anna, { event_types: ['reaction'] }),
      ];
      expect((await react(bot, id, 'eyes')).body).toEqual({ result: 'success', msg: '' });
      for (const queue of queues) {
        const [event] = await queue.next();
        expectShape(event, 'reactionEvent');
        const emoji = { emoji_name: 'eyes', emoji_code: '1f440', reaction_type: 'unicode_emoji' };
        expect(event).toMatchObject({ op: 'add', message_id: id, user_id: bot.userId, ...emoji });
      }
    }),
    recorded('shows itself on the message', async ({ bot, send, find }) => {
      await react(bot, await send(bot), 'eyes');
      const reaction = { emoji_name: 'eyes', user_id: bot.userId };
      expect((await find(bot)).body.messages).toMatchObject([{ reactions: [reaction] }]);
    }),
    recorded('knows a sheet of paper as document, paper, file or page', async ({ bot, send, find }) => {
      const id = await send(bot);
      const names = ['document', 'paper', 'file', 'page'];
      for (const name of names) {
        expect((await react(bot, id, name)).status, name).toBe(200);
        const reaction = { emoji_name: name, emoji_code: '1f4c4' };
        expect((await find(bot)).body.messages, name).toMatchObject([{ reactions: [reaction] }]);
        expect((await takeBack(bot, id, name)).status, name).toBe(200);
      }
    }),
    recorded('knows no page_facing_up', async ({ bot, send, expectRefusal }) => {
      expectRefusal(
        await react(bot, await send(bot), 'page_facing_up'),
        "Emoji 'page_facing_up' does not exist",
      );
    }),
    recorded('once', async ({ bot, send, expectRefusal }) => {
      const id = await send(bot);
      await react(bot, id, 'eyes');
      expectRefusal(await react(bot, id, 'eyes'), 'Reaction already exists.', 'REACTION_ALREADY_EXISTS');
    }),
    recorded('can be taken back', async ({ bot, send, listen }) => {
      const id = await send(bot);
      await react(bot, id, 'eyes');
      const queue = await listen(bot, { event_types: ['reaction'] });
      expect((await takeBack(bot, id, 'eyes')).status).toBe(200);
      expect(await queue.next()).toMatchObject([{ op: 'remove', emoji_name: 'eyes', message_id: id }]);
    }),
    recorded(
      'but only what is there',
      async ({ bot, send, expectRefusal }) => {
        const answer = await takeBack(bot, await send(bot), 'eyes');
        expectRefusal(answer, "Reaction doesn't exist.", 'REACTION_DOES_NOT_EXIST');
      },
      { since: 193 },
    ),
    recorded('with emoji that there are', async ({ bot, send, expectRefusal }) => {
      expectRefusal(await react(bot, await send(bot), 'gibtsnicht'), "Emoji 'gibtsnicht' does not exist");
    }),
    recorded('to messages that there are', async ({ bot, expectRefusal }) => {
      expectRefusal(await react(bot, 999_999_999, 'eyes'), 'Invalid message(s)');
    }),
    recorded('in a public channel that one is not in', async ({ bot, anna, annas, send }) => {
      expect((await react(bot, await send(anna, { to: annas.id }), 'eyes')).status).toBe(200);
    }),
    recorded('not in a private one', async ({ bot, anna, secret, send, expectRefusal }) => {
      const id = await send(anna, { to: secret.id, content: `@**${bot.fullName}** hello` });
      expectRefusal(await react(bot, id, 'eyes'), 'Invalid message(s)');
    }),
  ],
};

export const typing: Subject = {
  name: 'typing',
  cases: [
    recorded(
      'directly: everyone in the conversation hears of it',
      async ({ bot, anna, listen, expectShape }) => {
        const queues = [await listen(bot, capable), await listen(anna, capable)];
        expect((await bot.call('POST', 'typing', { op: 'start', to: [anna.userId] })).status).toBe(200);
        for (const queue of queues) {
          const [event] = await queue.next();
          expectShape(event, 'typingDirectEvent');
          expect(event).toMatchObject({
            op: 'start',
            message_type: 'direct',
            sender: { user_id: bot.userId },
          });
          const ids = ((event?.['recipients'] ?? []) as { user_id: number }[]).map(({ user_id }) => user_id);
          expect(ids.sort((a, b) => a - b)).toEqual([bot.userId, anna.userId].sort((a, b) => a - b));
        }
      },
    ),
    recorded(
      'in a channel',
      async ({ bot, anna, shared, topic, listen, expectShape }) => {
        const queue = await listen(anna, capable);
        const where = { type: 'stream', stream_id: shared.id, topic };
        expect((await bot.call('POST', 'typing', { op: 'start', ...where })).status).toBe(200);
        const [event] = await queue.next();
        expectShape(event, 'typingInChannelEvent');
        expect(event).toMatchObject({ op: 'start', message_type: 'stream', stream_id: shared.id, topic });
      },
      { since: 215 },
    ),
    recorded(
      'in a channel: not for clients that do not say that they know it',
      async (place) => {
        const { bot, anna, shared, topic, listen } = place;
        const queue = await listen(anna, { event_types: ['typing'] });
        await bot.call('POST', 'typing', { op: 'start', type: 'stream', stream_id: shared.id, topic });
        expect(await queue.heard()).toEqual([]);
      },
      { since: 215 },
    ),
    recorded(
      'not in a channel that there is not',
      async ({ bot, topic, expectRefusal }) => {
        const where = { type: 'stream', stream_id: 99_999_999, topic };
        expectRefusal(await bot.call('POST', 'typing', { op: 'start', ...where }), 'Invalid channel ID');
      },
      { since: 215 },
    ),
  ],
};
