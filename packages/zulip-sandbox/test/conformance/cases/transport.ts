// How parameters are read, and what becomes of requests that nobody understands.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Place } from '../place.ts';

const recorded = from(recording);
const source = from('https://github.com/zulip/zulip/blob/main/zerver/lib/rest.py');
const handling = from('https://zulip.com/api/rest-error-handling');

const message = ({ shared, topic }: Place) => ({
  type: 'stream',
  to: String(shared.id),
  topic,
  content: 'Hallo',
});
const post = ({ bot }: Place, body: RequestInit['body'], query = '', headers = {}) =>
  bot.raw(`/api/v1/messages${query}`, { method: 'POST', ...(body && { body }), headers });

export const transport: Subject = {
  name: 'requests',
  cases: [
    recorded('take a form', async (place) => {
      expect((await post(place, new URLSearchParams(message(place)))).status).toBe(200);
    }),
    recorded('take a multipart form', async (place) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(message(place))) form.append(name, value);
      expect((await post(place, form)).status).toBe(200);
    }),
    handling('take parameters from the address', async (place) => {
      const query = `?${new URLSearchParams(message(place)).toString()}`;
      expect((await post(place, undefined, query)).status).toBe(200);
    }),
    handling('the body counts more than the address', async (place) => {
      const { content, ...rest } = message(place);
      const form = new URLSearchParams({ ...rest, content: 'from the form' });
      await post(place, form, `?content=${content}`);
      expect((await place.find(place.bot)).body.messages).toMatchObject([{ content: 'from the form' }]);
    }),
    source('a POST can stand for another method', async ({ bot }) => {
      const { status, body } = await bot.call('POST', 'users/me', { method: 'GET' });
      expect([status, body['user_id']]).toEqual([200, bot.userId]);
    }),
    recorded('do not take JSON', async (place) => {
      const json = { 'content-type': 'application/json' };
      const answer = await post(place, JSON.stringify(message(place)), '', json);
      const code = 'REQUEST_VARIABLE_MISSING';
      place.expectRefusal(answer, "Missing 'type' argument", code, 400, { var_name: 'type' });
    }),
    recorded(
      'what is not known is named, not refused',
      async ({ bot }) => {
        const { status, body } = await bot.call('GET', 'users', { quatsch: 'x' });
        expect(status).toBe(200);
        expect(body['ignored_parameters_unsupported']).toEqual(['quatsch']);
      },
      { since: 167 },
    ),
    recorded('an endpoint that reads none does not name them either', async ({ bot }) => {
      const { status, body } = await bot.call('GET', 'users/me', { quatsch: 'x' });
      expect(status).toBe(200);
      expect(body).not.toHaveProperty('ignored_parameters_unsupported');
    }),
    handling('a number has to be JSON', async ({ bot, expectRefusal }) => {
      const answer = await bot.call('POST', 'register', { queue_lifespan_secs: 'abc' });
      expectRefusal(answer, 'queue_lifespan_secs is not valid JSON');
    }),
    handling('a number in quotes is none', async ({ bot, expectRefusal }) => {
      const answer = await bot.call('GET', 'messages', { anchor: 'newest', num_before: '"1"', num_after: 0 });
      expectRefusal(answer, 'num_before is not an integer');
    }),
    handling('True is not true', async ({ bot, expectRefusal }) => {
      const answer = await bot.call('POST', 'register', { apply_markdown: 'True' });
      expectRefusal(answer, 'apply_markdown is not valid JSON');
    }),
    recorded('1 is not true either', async ({ bot, expectRefusal }) => {
      const answer = await bot.call('POST', 'register', { apply_markdown: '1' });
      expectRefusal(answer, 'apply_markdown is not a boolean');
    }),
    handling('a list has to be one', async ({ bot, expectRefusal }) => {
      const answer = await bot.call('POST', 'register', { event_types: '"message"' });
      expectRefusal(answer, 'event_types is not a list');
    }),
    handling('of what it has to be', async ({ bot, expectRefusal }) => {
      const answer = await bot.call('POST', 'register', { event_types: '[1]' });
      expectRefusal(answer, 'event_types[0] is not a string');
    }),
    recorded('an unknown path is a page, not JSON', async ({ bot }) => {
      const { status, headers, text } = await bot.call('GET', 'gibtsnicht');
      expect(status).toBe(404);
      expect(headers.get('content-type')).toContain('text/html');
      expect(text).toContain('<html');
    }),
    recorded('an unknown method: the allowed ones are named, without a code', async ({ bot }) => {
      const { status, headers, body } = await bot.call('PUT', 'users/me');
      expect(status).toBe(405);
      expect(body).toMatchObject({ result: 'error', msg: 'Method Not Allowed' });
      expect(body['allowed_methods']).toEqual(expect.arrayContaining(['GET', 'HEAD']));
      expect(body).not.toHaveProperty('code');
      expect(headers.get('allow')).toContain('GET');
    }),
    recorded('POST /events does not get past the web server', async ({ bot, skip }) => {
      const { status, headers, text } = await bot.call('POST', 'events', { queue_id: 'x' });
      if (headers.get('content-type')?.includes('json')) skip('there is another web server in front');
      expect(status).toBe(405);
      expect(text).toContain('405 Not Allowed');
    }),
    recorded('an address of 11 kB is too long', async ({ bot, skip }) => {
      const ids = Array.from({ length: 1500 }, (_, index) => 10_000 + index);
      const { status, headers } = await bot.call('GET', 'messages', { message_ids: ids });
      if (status === 200) skip('there is another web server in front');
      expect(status).toBe(414);
      expect(headers.get('content-type')).toContain('text/html');
    }),
    recorded(
      'an address of 4 kB is not',
      async ({ bot }) => {
        const ids = Array.from({ length: 500 }, (_, index) => 10_000 + index);
        expect((await bot.call('GET', 'messages', { message_ids: ids })).status).toBe(200);
      },
      { since: 300 },
    ),
  ],
};
