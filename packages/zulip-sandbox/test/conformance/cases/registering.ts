// POST /register: what is given, what is refused.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import { recordedLevel } from '../recorded.ts';
import { fetched, recordedRegister } from '../recordedRegister.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/register-queue');

const event = (fields: object) => ({ event_types: ['message'], fetch_event_types: [], ...fields });

export const registering: Subject = {
  name: 'registering an event queue',
  cases: [
    recorded('gives a queue that nothing has happened in', async ({ bot, expectShape }) => {
      const { body } = await bot.call('POST', 'register', { event_types: ['message'] });
      expectShape(body, 'register');
      expect(body['last_event_id']).toBe(-1);
      expect(body.queue_id).toMatch(/^[\w-]+(?::\w+)?$/);
    }),
    recorded('gives the limits only with realm', async ({ bot, realm }) => {
      const { body } = await bot.call('POST', 'register', { event_types: ['message'] });
      for (const name of ['max_message_length', 'max_topic_length', 'max_stream_name_length']) {
        expect(realm[name]).toEqual(expect.any(Number));
        expect(body).not.toHaveProperty(name);
      }
    }),
    recorded(
      'tells all that a server of this level tells, and nothing else',
      async ({ ben }) => {
        const params = { event_types: ['message'], fetch_event_types: fetched, slim_presence: true };
        const { body } = await ben.call('POST', 'register', params);
        const { result, msg, ...told } = body;
        expect([result, msg]).toEqual(['success', '']);
        expect(Object.keys(told).sort()).toEqual(recordedRegister);
      },
      { since: recordedLevel, until: recordedLevel },
    ),
    docs('gives everything where nothing is named', async ({ ben }) => {
      const { body } = await ben.call('POST', 'register');
      const some = ['realm_name', 'cross_realm_bots', 'realm_user_groups', 'user_settings', 'subscriptions'];
      expect(Object.keys(body)).toEqual(expect.arrayContaining(some));
      expect(body).toMatchObject({ user_id: ben.userId, drafts: [], alert_words: [], user_topics: [] });
    }),
    recorded('says how long a poll can take', async ({ realm }) => {
      expect(realm['event_queue_longpoll_timeout_seconds']).toBeGreaterThan(60);
    }),
    docs('gives the newest message only with message', async ({ bot }) => {
      const { body } = await bot.call('POST', 'register', { event_types: [] });
      expect(body).not.toHaveProperty('max_message_id');
    }),
    docs('says who one is with realm_user, and brings everyone along', async ({ bot }) => {
      const { body } = await bot.call('POST', 'register', event({ fetch_event_types: ['realm_user'] }));
      expect(body).toMatchObject({ user_id: bot.userId, is_admin: false, is_guest: false });
      expect(body['realm_users']).toEqual(
        expect.arrayContaining([expect.objectContaining({ user_id: bot.userId })]),
      );
    }),
    recorded(
      'names what is unread with message and update_message_flags',
      async ({ ben, anna, send, shared, topic }) => {
        const id = await send(anna, { content: `@**${ben.fullName}** here` });
        const types = ['message', 'update_message_flags'];
        const { body } = await ben.call('POST', 'register', { event_types: types });
        expect(body['unread_msgs']).toMatchObject({
          mentions: expect.arrayContaining([id]),
          streams: expect.arrayContaining([
            expect.objectContaining({ stream_id: shared.id, topic, unread_message_ids: [id] }),
          ]),
        });
      },
    ),
    recorded('takes event types that it does not know', async ({ bot }) => {
      expect((await bot.call('POST', 'register', event({ event_types: ['quatsch'] }))).status).toBe(200);
    }),
    recorded('takes a narrow with a channel that does not exist', async ({ bot }) => {
      const narrow = [['channel', 'gibt es nicht']];
      expect((await bot.call('POST', 'register', event({ narrow }))).status).toBe(200);
    }),
    docs('does not take every operator in a narrow', async ({ bot, expectRefusal }) => {
      const answer = await bot.call('POST', 'register', event({ narrow: [['quatsch', 'x']] }));
      expectRefusal(answer, 'Operator quatsch not supported.');
    }),
    docs('wants to know of one capability if it is told of any', async ({ bot }) => {
      const { status, body } = await bot.call('POST', 'register', event({ client_capabilities: {} }));
      expect(status).toBe(400);
      expect(body['code']).toBe('BAD_REQUEST');
    }),
    recorded('takes a lifespan beyond all measure', async ({ bot }) => {
      const answer = await bot.call('POST', 'register', event({ queue_lifespan_secs: 99_999_999 }));
      expect(answer.status).toBe(200);
    }),
    recorded(
      'stumbles over a negative one',
      async ({ bot }) => {
        const { status, body } = await bot.call('POST', 'register', event({ queue_lifespan_secs: -1 }));
        expect({ status, ...body }).toEqual({ status: 500, result: 'error', msg: 'Internal server error' });
      },
      { until: 480 },
    ),
  ],
};
