// Channels: which there are, who is in them, making and changing them.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Client } from '../client.ts';
import type { Place } from '../place.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/subscribe');
const created = from('https://zulip.com/api/create-channel');

const subscribe = (by: Client, name: string, more: object = {}) =>
  by.call('POST', 'users/me/subscriptions', { subscriptions: [{ name }], ...more });
const unsubscribe = (by: Client, name: string) =>
  by.call('DELETE', 'users/me/subscriptions', { subscriptions: [name] });

/** A new channel of Anna's; it is archived when the case is over. */
async function newChannel(place: Place, more: object = {}) {
  const name = `conformance ${place.topic}`;
  const answer = await subscribe(place.anna, name, more);
  const { body } = await place.anna.call('GET', 'get_stream_id', { stream: name });
  const id = Number(body['stream_id']);
  place.after(async () => {
    const { status } = await place.anna.call('DELETE', `streams/${id}`);
    if (status !== 200) await place.admin?.call('DELETE', `streams/${id}`);
  });
  return { name, id, answer };
}

export const channels: Subject = {
  name: 'channels',
  cases: [
    recorded('the public ones, and one’s own', async ({ anna, bot, shared, annas, secret, expectShape }) => {
      const idsFor = async (by: Client) => {
        const { body } = await by.call('GET', 'streams');
        expectShape(body, 'channels');
        return (body['streams'] as { stream_id: number }[]).map(({ stream_id }) => stream_id);
      };
      expect(await idsFor(anna)).toEqual(expect.arrayContaining([shared.id, annas.id, secret.id]));
      expect(await idsFor(bot)).toEqual(expect.arrayContaining([shared.id, annas.id]));
      expect(await idsFor(bot)).not.toContain(secret.id);
    }),
    recorded('those one is in', async ({ bot, shared, annas, expectShape }) => {
      const { body } = await bot.call('GET', 'users/me/subscriptions');
      expectShape(body, 'subscriptions');
      const ids = (body['subscriptions'] as { stream_id: number }[]).map(({ stream_id }) => stream_id);
      expect(ids).toContain(shared.id);
      expect(ids).not.toContain(annas.id);
    }),
    recorded('the id of a name, however it is written', async ({ bot, shared }) => {
      const { body } = await bot.call('GET', 'get_stream_id', { stream: shared.name.toUpperCase() });
      expect(body).toMatchObject({ result: 'success', stream_id: shared.id });
    }),
    docs('no id of what there is not', async ({ bot, expectRefusal }) => {
      const answer = await bot.call('GET', 'get_stream_id', { stream: 'Gibt es nicht' });
      expectRefusal(answer, "Invalid channel name 'Gibt es nicht'");
    }),
    docs('who is in one', async ({ bot, anna, ben, shared }) => {
      const { body } = await bot.call('GET', `streams/${shared.id}/members`);
      const ids = [bot, anna, ben].map(({ userId }) => userId);
      expect(body['subscribers']).toEqual(expect.arrayContaining(ids));
    }),
    recorded(
      'a name that there is not yet is made',
      async (place) => {
        const { name, answer } = await newChannel(place);
        place.expectShape(answer.body, 'subscribed');
        expect(answer.body).toMatchObject({
          subscribed: { [place.anna.userId]: [name] },
          already_subscribed: {},
        });
      },
      { since: 289 },
    ),
    recorded(
      'whoever is in it already is told so',
      async ({ bot, shared }) => {
        const { body } = await subscribe(bot, shared.name);
        expect(body).toMatchObject({ subscribed: {}, already_subscribed: { [bot.userId]: [shared.name] } });
      },
      { since: 289 },
    ),
    recorded('the one who joins hears of it', async (place) => {
      const { name, id } = await newChannel(place);
      const queue = await place.listen(place.bot, { event_types: ['subscription'] });
      await subscribe(place.bot, name);
      const added = (await queue.heard()).find((event) => event['op'] === 'add');
      place.expectShape(added, 'subscriptionAddEvent');
      expect(added?.['subscriptions']).toMatchObject([{ stream_id: id, name }]);
    }),
    recorded('the one who leaves, too; what was unread is read then', async (place) => {
      const { name, id } = await newChannel(place);
      await subscribe(place.bot, name);
      const sent = await place.send(place.anna, { to: id });
      const queue = await place.listen(place.bot, { event_types: ['subscription', 'update_message_flags'] });
      const { body } = await unsubscribe(place.bot, name);
      expect(body).toMatchObject({ removed: [name], not_removed: [] });
      const events = await queue.heard();
      const removed = events.find((event) => event['op'] === 'remove');
      place.expectShape(removed, 'subscriptionRemoveEvent');
      const read = events.find(({ type }) => type === 'update_message_flags');
      expect(read).toMatchObject({ op: 'add', flag: 'read', messages: expect.arrayContaining([sent]) });
    }),
    recorded(
      'in a private one that one is not in, nothing can be written',
      async ({ ben, secret, sent, expectRefusal }) => {
        const answer = await sent(ben, { to: secret.id });
        expectRefusal(answer, `Not authorized to send to channel '${secret.name}'`);
      },
    ),
    docs('a private one opens only from the inside', async ({ ben, secret }) => {
      const { status, body } = await subscribe(ben, secret.name);
      expect(status).toBe(400);
      expect(body['msg']).toContain(secret.name);
    }),
    docs('a name is not empty', async ({ anna, expectRefusal }) => {
      expectRefusal(await subscribe(anna, '  '), "Channel name can't be empty.");
    }),
    docs('a name is not too long', async ({ anna, expectRefusal }) => {
      expectRefusal(await subscribe(anna, 'x'.repeat(61)), 'Channel name too long (limit: 60 characters).');
    }),
    docs('members do not change the channels of others', async ({ ben, shared }) => {
      const { status } = await ben.call('PATCH', `streams/${shared.id}`, { description: 'mine' });
      expect(status).toBe(400);
    }),
    docs('administrators do', async ({ admin, bot, shared, listen, skip }) => {
      if (!admin) return skip('no administrator is named');
      const queue = await listen(bot, { event_types: ['stream'] });
      const { status } = await admin.call('PATCH', `streams/${shared.id}`, { description: 'two\nlines' });
      expect(status).toBe(200);
      const changed = (await queue.heard()).find((event) => event['property'] === 'description');
      expect(changed).toMatchObject({ op: 'update', stream_id: shared.id, value: 'two lines' });
    }),
    recorded('an archived one is closed: nothing is written, no message opened', async (place) => {
      const { anna, admin, send, sent, expectRefusal } = place;
      const { name, id } = await newChannel(place);
      const message = await send(anna, { to: id });
      const { status } = await anna.call('DELETE', `streams/${id}`);
      if (status !== 200 && (await admin?.call('DELETE', `streams/${id}`))?.status !== 200) {
        place.skip('nobody here may archive a channel');
      }
      expectRefusal(await sent(anna, { to: id }), `Not authorized to send to channel '${name}'`);
      expectRefusal(await anna.call('GET', `messages/${message}`), 'Invalid message(s)');
    }),
    created(
      'made by its own endpoint, a name is there once',
      async ({ anna, topic, after, admin, expectRefusal }) => {
        const name = `conformance ${topic}`;
        const params = { name, subscribers: [anna.userId] };
        const { status, text, body } = await anna.call('POST', 'channels/create', params);
        expect(status, text).toBe(200);
        const id = Number(body['id']);
        after(async () => {
          const archived = await anna.call('DELETE', `streams/${id}`);
          if (archived.status !== 200) await admin?.call('DELETE', `streams/${id}`);
        });
        const again = await anna.call('POST', 'channels/create', params);
        const msg = `Channel '${name}' already exists`;
        expectRefusal(again, msg, 'CHANNEL_ALREADY_EXISTS', 409, { channel_name: name });
      },
      { since: 417 },
    ),
  ],
};
