// Users, their status, and whether they are there.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/get-user');
const status = from('https://zulip.com/api/update-status');

const notForBots = 'This endpoint does not accept bot requests.';

const notForBotsEither = [
  ['PATCH', 'settings', { timezone: 'Europe/Berlin' }],
  ['POST', 'bots', { full_name: 'Another', short_name: 'another', bot_type: 1 }],
  ['GET', 'user_groups', {}],
  ['POST', 'user_groups/create', { name: 'group', description: 'x', members: [] }],
  ['GET', 'invites', {}],
] as const;

export const people: Subject = {
  name: 'people',
  cases: [
    recorded('a bot about itself', async ({ bot, expectShape }) => {
      const { body } = await bot.call('GET', 'users/me');
      expectShape(body, 'ownBot');
      expect(body).toMatchObject({ is_bot: true, bot_type: 1, is_active: true });
    }),
    recorded('a person about themselves', async ({ anna, expectShape }) => {
      const { body } = await anna.call('GET', 'users/me');
      expectShape(body, 'ownPerson');
      expect(body).toMatchObject({ is_bot: false, delivery_email: anna.email });
    }),
    recorded('someone by their id', async ({ bot, anna, expectShape }) => {
      const { body } = await bot.call('GET', `users/${anna.userId}`);
      expectShape(body, 'otherPerson');
      expect(body['user']).toMatchObject({ user_id: anna.userId, full_name: anna.fullName });
    }),
    docs('someone by their e-mail', async ({ anna, bot }) => {
      const { body } = await anna.call('GET', `users/${encodeURIComponent(bot.email)}`);
      expect(body['user']).toMatchObject({ user_id: bot.userId, is_bot: true });
    }),
    docs('nobody', async ({ bot, expectRefusal }) => {
      expectRefusal(await bot.call('GET', 'users/99999999'), 'No such user');
    }),
    recorded('everyone', async ({ bot, anna, ben, expectShape }) => {
      const { body } = await bot.call('GET', 'users');
      expectShape(body, 'users');
      const ids = (body['members'] as { user_id: number }[]).map(({ user_id }) => user_id);
      expect(ids).toEqual(expect.arrayContaining([bot.userId, anna.userId, ben.userId]));
    }),
    recorded('a status is not for bots', async ({ bot, expectRefusal }) => {
      expectRefusal(await bot.call('POST', 'users/me/status', { status_text: 'da' }), notForBots);
    }),
    recorded(
      'a bot has none either',
      async ({ anna, bot, expectRefusal }) => {
        expectRefusal(await anna.call('GET', `users/${bot.userId}/status`), 'No such user');
      },
      { since: 262 },
    ),
    recorded(
      'a person has one',
      async ({ anna, bot, after, expectShape }) => {
        after(() => anna.call('POST', 'users/me/status', { status_text: '', emoji_name: '' }));
        const set = { status_text: ' working ', emoji_name: 'working_on_it' };
        expect((await anna.call('POST', 'users/me/status', set)).status).toBe(200);
        const { body } = await bot.call('GET', `users/${anna.userId}/status`);
        expectShape(body, 'status');
        const emoji = { emoji_name: 'working_on_it', emoji_code: '1f6e0', reaction_type: 'unicode_emoji' };
        expect(body['status']).toEqual({ status_text: 'working', ...emoji });
      },
      { since: 262 },
    ),
    recorded(
      'and can take it away',
      async ({ anna, bot }) => {
        await anna.call('POST', 'users/me/status', { status_text: 'x' });
        await anna.call('POST', 'users/me/status', { status_text: '', emoji_name: '' });
        expect((await bot.call('GET', `users/${anna.userId}/status`)).body['status']).toEqual({});
      },
      { since: 262 },
    ),
    recorded('it is short', async ({ anna, expectRefusal }) => {
      const answer = await anna.call('POST', 'users/me/status', { status_text: 'x'.repeat(61) });
      expectRefusal(answer, 'status_text is too long (limit: 60 characters)');
    }),
    status('something has to be set', async ({ anna, expectRefusal }) => {
      expectRefusal(await anna.call('POST', 'users/me/status', {}), 'Client did not pass any new values.');
    }),
    status('everyone hears of it', async ({ anna, bot, listen, after }) => {
      after(() => anna.call('POST', 'users/me/status', { status_text: '' }));
      const queue = await listen(bot, { event_types: ['user_status'] });
      await anna.call('POST', 'users/me/status', { status_text: 'here' });
      expect(await queue.next()).toMatchObject([
        { type: 'user_status', user_id: anna.userId, status_text: 'here' },
      ]);
    }),
    recorded('bots do not report that they are there', async ({ bot, expectRefusal }) => {
      const report = { status: 'active', ping_only: false, new_user_input: true };
      expectRefusal(await bot.call('POST', 'users/me/presence', report), notForBots);
    }),
    ...notForBotsEither.map(([method, path, params]) =>
      recorded(`${method} ${path}: not for bots`, async ({ bot, expectRefusal }) => {
        expectRefusal(await bot.call(method, path, params), notForBots);
      }),
    ),
    recorded('nor can they be asked about', async ({ anna, bot, expectRefusal }) => {
      for (const who of [String(bot.userId), encodeURIComponent(bot.email)]) {
        const answer = await anna.call('GET', `users/${who}/presence`);
        expectRefusal(answer, 'Presence is not supported for bot users.');
      }
    }),
    recorded('people report, and can be asked about', async ({ anna, bot, expectShape }) => {
      const report = { status: 'active', ping_only: true, new_user_input: true };
      expect((await anna.call('POST', 'users/me/presence', report)).status).toBe(200);
      const { body } = await bot.call('GET', `users/${anna.userId}/presence`);
      expectShape(body, 'presence');
      expect(body['presence']).toMatchObject({ aggregated: { status: 'active' } });
    }),
    recorded('everyone who is there', async ({ anna, bot, expectShape }) => {
      const report = { status: 'active', ping_only: true, new_user_input: true };
      await anna.call('POST', 'users/me/presence', report);
      const { body } = await bot.call('GET', 'realm/presence');
      expectShape(body, 'presences');
      expect(body['presences']).toHaveProperty([anna.visibleEmail]);
    }),
  ],
};
