// What an account keeps for itself: settings, drafts, alert words, topics followed, people muted, subscriptions.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Place } from '../place.ts';

const recorded = from(recording);
const source = from('https://github.com/zulip/zulip/blob/main/zerver/lib/drafts.py');
const docs = (page: string) => from(`https://zulip.com/api/${page}`);

const draftFor = ({ shared, topic }: Place, content: string) => ({
  type: 'stream',
  to: [shared.id],
  topic,
  content,
  timestamp: 1_700_000_000,
});

export const personal: Subject = {
  name: 'what one keeps for oneself',
  cases: [
    recorded('settings are for people', async ({ bot, expectRefusal }) => {
      const answer = await bot.call('PATCH', 'settings', { enter_sends: true });
      expectRefusal(answer, 'This endpoint does not accept bot requests.');
    }),
    docs('update-settings')('a setting that is new is told', async ({ anna, listen, after }) => {
      const capable = { notification_settings_null: true, user_settings_object: true };
      const queue = await listen(anna, {
        event_types: ['user_settings', 'update_display_settings'],
        fetch_event_types: ['user_settings'],
        client_capabilities: capable,
      });
      const before = queue.registration['user_settings'] as { readonly enter_sends: boolean };
      after(() => anna.call('PATCH', 'settings', { enter_sends: before.enter_sends }));
      const value = !before.enter_sends;
      expect((await anna.call('PATCH', 'settings', { enter_sends: value })).status).toBe(200);
      const told = { type: 'user_settings', op: 'update', property: 'enter_sends', value };
      expect(await queue.next()).toMatchObject([told]);
    }),
    recorded('a setting that is unknown does no harm', async ({ anna }) => {
      const { status, body } = await anna.call('PATCH', 'settings', { unbekannt: true });
      expect([status, body['ignored_parameters_unsupported']]).toEqual([200, ['unbekannt']]);
    }),
    recorded('there are no drafts at first', async ({ bot }) => {
      expect((await bot.call('GET', 'drafts')).body).toMatchObject({ count: 0, drafts: [] });
    }),
    docs('create-drafts')('drafts are kept, changed, deleted, and each time told', async (place) => {
      const { bot, listen } = place;
      const queue = await listen(bot, { event_types: ['drafts'] });
      const made = await bot.call('POST', 'drafts', { drafts: [draftFor(place, 'one')] });
      const [id = 0] = made.body['ids'] as readonly number[];
      const drafts = async () => (await bot.call('GET', 'drafts')).body['drafts'];
      expect(await drafts()).toContainEqual({ id, ...draftFor(place, 'one') });
      await bot.call('PATCH', `drafts/${id}`, { draft: draftFor(place, 'two') });
      expect(await drafts()).toContainEqual({ id, ...draftFor(place, 'two') });
      expect((await bot.call('DELETE', `drafts/${id}`)).status).toBe(200);
      expect(await drafts()).toEqual([]);
      expect(await queue.next(3)).toMatchObject([
        { type: 'drafts', op: 'add', drafts: [{ id, content: 'one' }] },
        { type: 'drafts', op: 'update', draft: { id, content: 'two' } },
        { type: 'drafts', op: 'remove', draft_id: id },
      ]);
    }),
    docs('delete-draft')('a draft that is not there', async ({ bot, expectRefusal }) => {
      const answer = await bot.call('DELETE', 'drafts/99999999');
      expectRefusal(answer, 'Draft does not exist', 'BAD_REQUEST', 404);
    }),
    source('a draft says something, in a time that was', async (place) => {
      const { bot, expectRefusal } = place;
      const make = (params: object) =>
        bot.call('POST', 'drafts', { drafts: [{ ...draftFor(place, 'x'), ...params }] });
      expectRefusal(await make({ content: ' ' }), 'drafts[0]["content"] cannot be blank');
      expectRefusal(await make({ content: undefined }), 'drafts[0]["content"] field is missing');
      expectRefusal(await make({ timestamp: -1 }), 'Timestamp must not be negative.');
      const { body } = await make({ timestamp: 1_700_000_000.5 });
      const [id = 0] = body['ids'] as readonly number[];
      place.after(() => bot.call('DELETE', `drafts/${id}`));
      const drafts = (await bot.call('GET', 'drafts')).body['drafts'];
      expect(drafts).toContainEqual({ id, ...draftFor(place, 'x'), timestamp: 1_700_000_000 });
    }),
    source('who has switched that off keeps none there', async ({ anna, after, expectRefusal }) => {
      const set = (enable_drafts_synchronization: boolean) =>
        anna.call('PATCH', 'settings', { enable_drafts_synchronization });
      after(() => set(true));
      await set(false);
      for (const [method, path, params] of [
        ['GET', 'drafts', {}],
        ['POST', 'drafts', { drafts: [] }],
        ['DELETE', 'drafts/1', {}],
      ] as const) {
        expectRefusal(await anna.call(method, path, params), 'User has disabled synchronizing drafts.');
      }
    }),
    docs('add-alert-words')('alert words, each once', async ({ anna, listen, topic, after }) => {
      const word = topic.replace(/\W/g, '');
      after(() => anna.call('DELETE', 'users/me/alert_words', { alert_words: [word] }));
      const queue = await listen(anna, { event_types: ['alert_words'] });
      const add = (alert_words: string[]) => anna.call('POST', 'users/me/alert_words', { alert_words });
      expect((await add([word])).body['alert_words']).toContain(word);
      expect((await add([word.toUpperCase()])).body['alert_words']).not.toContain(word.toUpperCase());
      expect(await queue.next()).toMatchObject([{ type: 'alert_words' }]);
      const removed = await anna.call('DELETE', 'users/me/alert_words', { alert_words: [word] });
      expect(removed.body['alert_words']).not.toContain(word);
    }),
    recorded('a bot follows a topic as well', async ({ bot, listen, shared, topic }) => {
      const queue = await listen(bot, { event_types: ['user_topic', 'muted_topics'] });
      const params = { stream_id: shared.id, topic, visibility_policy: 3 };
      expect((await bot.call('POST', 'user_topics', params)).body).toEqual({ result: 'success', msg: '' });
      expect(await queue.next()).toMatchObject([
        { type: 'user_topic', stream_id: shared.id, topic_name: topic, visibility_policy: 3 },
      ]);
    }),
    recorded('which topics one follows is told by register alone', async ({ bot }) => {
      const { status, body } = await bot.call('GET', 'user_topics');
      expect([status, body['allowed_methods']]).toEqual([405, ['POST']]);
    }),
    docs('mute-user')('people are muted, once', async ({ anna, ben, listen, expectRefusal, after }) => {
      const path = `users/me/muted_users/${ben.userId}`;
      after(() => anna.call('DELETE', path));
      const queue = await listen(anna, { event_types: ['muted_users'] });
      expect((await anna.call('POST', path)).status).toBe(200);
      expect(await queue.next()).toMatchObject([{ muted_users: [{ id: ben.userId }] }]);
      expectRefusal(await anna.call('POST', path), 'User already muted');
      expect((await anna.call('DELETE', path)).status).toBe(200);
      expectRefusal(await anna.call('DELETE', path), 'User is not muted');
      const oneself = await anna.call('POST', `users/me/muted_users/${anna.userId}`);
      expectRefusal(oneself, 'Cannot mute self');
    }),
    docs('update-subscription-settings')('a subscription has a colour, and is pinned', async (place) => {
      const { anna, annas, listen } = place;
      const queue = await listen(anna, { event_types: ['subscription'] });
      const subscription_data = [
        { stream_id: annas.id, property: 'pin_to_top', value: true },
        { stream_id: annas.id, property: 'color', value: '#f00f00' },
      ];
      const path = 'users/me/subscriptions/properties';
      expect((await anna.call('POST', path, { subscription_data })).status).toBe(200);
      expect(await queue.next(2)).toMatchObject([
        { op: 'update', stream_id: annas.id, property: 'pin_to_top', value: true },
        { op: 'update', stream_id: annas.id, property: 'color', value: '#f00f00' },
      ]);
      const { body } = await anna.call('GET', 'users/me/subscriptions');
      const its = { stream_id: annas.id, pin_to_top: true, color: '#f00f00' };
      expect(body['subscriptions']).toContainEqual(expect.objectContaining(its));
    }),
    docs('update-subscription-settings')('of one’s own only, and no other property', async (place) => {
      const { bot, annas, shared, expectRefusal } = place;
      const set = (stream_id: number, property: string) =>
        bot.call('POST', 'users/me/subscriptions/properties', {
          subscription_data: [{ stream_id, property, value: true }],
        });
      expectRefusal(await set(annas.id, 'is_muted'), `Not subscribed to channel ID ${annas.id}`);
      expectRefusal(await set(shared.id, 'quatsch'), 'Unknown subscription property: quatsch');
    }),
    docs('get-subscription-status')('who is subscribed can be asked', async ({ anna, bot, annas }) => {
      const of = async (id: number) =>
        (await anna.call('GET', `users/${id}/subscriptions/${annas.id}`)).body['is_subscribed'];
      expect([await of(anna.userId), await of(bot.userId)]).toEqual([true, false]);
    }),
    docs('update-subscriptions')('subscribing and leaving in one go', async ({ ben, annas }) => {
      const change = (params: object) => ben.call('PATCH', 'users/me/subscriptions', { ...params });
      const added = await change({ add: [{ name: annas.name }] });
      expect(Object.values(Object(added.body['subscribed']))).toEqual([[annas.name]]);
      const left = await change({ delete: [annas.name] });
      expect(left.body).toMatchObject({ removed: [annas.name], not_removed: [] });
    }),
  ],
};
