// Who is let in, and what is said to those who are not.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Client } from '../client.ts';

const recorded = from(recording);
const headers = from('https://zulip.com/api/http-headers');

const basic = (email: string, apiKey: string) =>
  `Basic ${Buffer.from(`${email}:${apiKey}`).toString('base64')}`;
const asked = (by: Client, authorization: string, path = '/api/v1/users/me') =>
  by.raw(path, { headers: { authorization } });

export const access: Subject = {
  name: 'who is let in',
  cases: [
    recorded('the right key', async ({ bot }) => {
      expect((await bot.call('GET', 'users/me')).status).toBe(200);
    }),
    recorded('the e-mail in capitals', async ({ bot }) => {
      expect((await asked(bot, basic(bot.email.toUpperCase(), bot.apiKey))).status).toBe(200);
    }),
    recorded('not with another key of the right length', async ({ bot, expectRefusal }) => {
      const answer = await asked(bot, basic(bot.email, 'A'.repeat(32)));
      expectRefusal(answer, 'Invalid API key', 'UNAUTHORIZED', 401);
      expect(answer.headers.get('www-authenticate')).toBe('Basic realm="zulip"');
    }),
    recorded('not with a key of the wrong length', async ({ bot, expectRefusal }) => {
      expectRefusal(await asked(bot, basic(bot.email, 'kurz')), 'Malformed API key', 'UNAUTHORIZED', 401);
    }),
    recorded('nobody who is unknown, which is not told apart', async ({ bot, expectRefusal }) => {
      const answer = await asked(bot, basic('nobody@example.com', 'B'.repeat(32)));
      expectRefusal(answer, 'Invalid API key', 'UNAUTHORIZED', 401);
    }),
    recorded('a person not by the e-mail that others see', async ({ anna, expectRefusal, skip }) => {
      if (anna.email === anna.visibleEmail) skip('everyone sees the real e-mail here');
      const answer = await asked(anna, basic(anna.visibleEmail, anna.apiKey));
      expectRefusal(answer, 'Invalid API key', 'UNAUTHORIZED', 401);
    }),
    recorded('not without credentials', async ({ bot, expectRefusal }) => {
      const msg = 'Not logged in: API authentication or user session required';
      for (const path of ['users/me', 'events?queue_id=x&last_event_id=-1']) {
        expectRefusal(await asked(bot, '', `/api/v1/${path}`), msg, 'UNAUTHORIZED', 401);
      }
    }),
    recorded('the event server asks for them, too', async ({ bot, expectRefusal }) => {
      const path = '/api/v1/events?queue_id=x&last_event_id=-1';
      const answer = await asked(bot, basic(bot.email, 'A'.repeat(32)), path);
      expectRefusal(answer, 'Invalid API key', 'UNAUTHORIZED', 401);
    }),
    headers('not with another scheme', async ({ bot }) => {
      expect((await asked(bot, 'Bearer abc')).status).toBe(400);
    }),
    recorded('everyone may know what server it is', async ({ bot, level, expectShape }) => {
      const { status, body } = await asked(bot, '', '/api/v1/server_settings');
      expect(status).toBe(200);
      expectShape(body, 'serverSettings');
      expect(body['zulip_feature_level']).toBe(level);
    }),
    headers('the program that asks is known by the beginning of its User-Agent', async (place) => {
      const form = new URLSearchParams({
        type: 'stream',
        to: String(place.shared.id),
        topic: place.topic,
        content: 'who?',
      });
      const agent = { 'user-agent': 'Auskunft/1.2 (Linux)' };
      await place.anna.raw('/api/v1/messages', { method: 'POST', body: form, headers: agent });
      const { body } = await place.find(place.bot);
      expect(body.messages).toMatchObject([{ client: 'Auskunft' }]);
    }),
  ],
};
