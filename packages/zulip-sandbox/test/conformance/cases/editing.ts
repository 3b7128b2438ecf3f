// PATCH and DELETE /messages/{message_id}: what a message says, and that it is gone.
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Client } from '../client.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/update-message');

const patch = (by: Client, id: number, params: Readonly<Record<string, unknown>>) =>
  by.call('PATCH', `messages/${id}`, params);
const updates = { event_types: ['update_message'] };
const deletions = { event_types: ['delete_message'] };
const bulk = { client_capabilities: { notification_settings_null: true, bulk_message_deletion: true } };

export const editing: Subject = {
  name: 'editing',
  lacking: ({ realm }) =>
    realm['realm_allow_message_editing'] === false ? 'messages are not edited here' : undefined,
  cases: [
    recorded('changes the text, and everyone hears of it', async (place) => {
      const { bot, send, listen, expectShape } = place;
      const id = await send(bot, { content: 'old' });
      const queue = await listen(bot, updates);
      const answer = await patch(bot, id, { content: '**new**' });
      expect(answer.status, answer.text).toBe(200);
      expectShape(answer.body, 'edited');
      const [event] = await queue.next();
      expectShape(event, 'contentEditEvent');
      expect(event).toMatchObject({
        type: 'update_message',
        message_id: id,
        message_ids: [id],
        user_id: bot.userId,
        orig_content: 'old',
        content: '**new**',
        rendered_content: '<p><strong>new</strong></p>',
        rendering_only: false,
      });
    }),
    recorded('shows itself in the history', async ({ bot, send, find, expectShape }) => {
      const id = await send(bot, { content: 'old' });
      await patch(bot, id, { content: 'new' });
      const { body } = await find(bot);
      expectShape(body, 'messages');
      const history = [{ prev_content: 'old', user_id: bot.userId }];
      expect(body.messages).toMatchObject([{ content: 'new', edit_history: history }]);
      expect(body.messages?.[0]).toHaveProperty('last_edit_timestamp');
    }),
    recorded('to the same text is allowed', async ({ bot, send }) => {
      const id = await send(bot, { content: 'same' });
      expect((await patch(bot, id, { content: 'same' })).status).toBe(200);
    }),
    recorded('to nothing leaves (deleted)', async ({ bot, send, find }) => {
      await patch(bot, await send(bot), { content: '' });
      expect((await find(bot)).body.messages).toMatchObject([{ content: '(deleted)' }]);
    }),
    recorded('to too much is cut', async ({ bot, send, find, realm, skip }) => {
      if (realm['max_message_length'] !== 10_000) skip('messages have another length here');
      await patch(bot, await send(bot), { content: 'z'.repeat(10_001) });
      const content = expect.stringMatching(/^z{9980}\n\[message truncated\]$/);
      expect((await find(bot)).body.messages).toMatchObject([{ content }]);
    }),
    recorded('something has to change', async ({ bot, send, expectRefusal }) => {
      expectRefusal(await patch(bot, await send(bot), {}), 'Nothing to change');
    }),
    recorded('no null bytes', async ({ bot, send, expectRefusal }) => {
      expectRefusal(
        await patch(bot, await send(bot), { content: 'a\0b' }),
        'Message must not contain null bytes',
      );
    }),
    recorded('not what someone else wrote', async ({ bot, anna, send, expectRefusal }) => {
      const answer = await patch(bot, await send(anna), { content: 'x' });
      expectRefusal(answer, "You don't have permission to edit this message");
    }),
    recorded('not what is not there', async ({ bot, expectRefusal }) => {
      expectRefusal(await patch(bot, 999_999_999, { content: 'x' }), 'Invalid message(s)');
    }),
    docs(
      'not when someone was quicker, if one says what was there before',
      async ({ bot, send }) => {
        const id = await send(bot, { content: 'old' });
        const hash = (text: string) => createHash('sha256').update(text).digest('hex');
        const wrong = await patch(bot, id, { content: 'x', prev_content_sha256: hash('other') });
        expect([wrong.status, wrong.body['code']]).toEqual([400, 'EXPECTATION_MISMATCH']);
        expect((await patch(bot, id, { content: 'x', prev_content_sha256: hash('old') })).status).toBe(200);
      },
      { since: 379 },
    ),
    recorded(
      'a mention that comes in gives the flag, and leaves the message unread',
      async ({ bot, anna, listen, send }) => {
        const id = await send(anna, { content: 'hello' });
        const queue = await listen(bot, updates);
        await patch(anna, id, { content: `@**${bot.fullName}** hello` });
        expect(await queue.next()).toMatchObject([{ message_id: id, flags: ['mentioned'] }]);
      },
    ),
    recorded('a mention in what is read leaves it read', async ({ bot, anna, listen, send }) => {
      const id = await send(anna, { content: 'hello' });
      await bot.call('POST', 'messages/flags', { messages: [id], op: 'add', flag: 'read' });
      const queue = await listen(bot, updates);
      await patch(anna, id, { content: `@**${bot.fullName}** hello` });
      expect(await queue.next()).toMatchObject([{ flags: ['read', 'mentioned'] }]);
    }),
    recorded('a mention that goes takes the flag along', async ({ bot, anna, listen, send }) => {
      const id = await send(anna, { content: `@**${bot.fullName}** hello` });
      const queue = await listen(bot, updates);
      await patch(anna, id, { content: 'hello' });
      expect(await queue.next()).toMatchObject([{ flags: [] }]);
    }),
    recorded(
      'a mention that comes in is not heard in a channel one is not in',
      async ({ bot, anna, annas, listen, send }) => {
        const id = await send(anna, { to: annas.id, content: 'hello' });
        const queue = await listen(bot, { event_types: ['message', 'update_message'] });
        await patch(anna, id, { content: `@**${bot.fullName}** hello` });
        expect(await queue.heard()).toEqual([]);
      },
    ),
  ],
};

export const deleting: Subject = {
  name: 'deleting',
  cases: [
    recorded(
      'one’s own message: everyone hears of it',
      async ({ bot, anna, send, listen, expectShape, skip }) => {
        const id = await send(anna);
        const [single, together] = [
          await listen(bot, deletions),
          await listen(bot, { ...deletions, ...bulk }),
        ];
        const { status } = await anna.call('DELETE', `messages/${id}`);
        if (status !== 200) skip('people may not delete their messages here');
        const [[one], [other]] = [await single.next(), await together.next()];
        expectShape(one, 'deleteEvent');
        expectShape(other, 'bulkDeleteEvent');
        expect(one).toMatchObject({ message_id: id, message_type: 'stream' });
        expect(other).toMatchObject({ message_ids: [id] });
      },
    ),
    recorded('what is deleted is gone', async ({ anna, send, expectRefusal, skip }) => {
      const id = await send(anna);
      const { status } = await anna.call('DELETE', `messages/${id}`);
      if (status !== 200) skip('people may not delete their messages here');
      expectRefusal(await anna.call('GET', `messages/${id}`), 'Invalid message(s)');
      expectRefusal(await anna.call('DELETE', `messages/${id}`), 'Invalid message(s)');
      expectRefusal(await patch(anna, id, { content: 'x' }), 'Invalid message(s)');
    }),
    recorded('not what someone else wrote', async ({ ben, anna, send, expectRefusal }) => {
      const answer = await ben.call('DELETE', `messages/${await send(anna)}`);
      expectRefusal(answer, "You don't have permission to delete this message");
    }),
    recorded('an administrator may, anything', async ({ admin, anna, send, skip }) => {
      if (!admin) return skip('no administrator is named');
      expect((await admin.call('DELETE', `messages/${await send(anna)}`)).status).toBe(200);
    }),
  ],
};
