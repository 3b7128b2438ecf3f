// How many requests an account may make.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Client } from '../client.ts';

const recorded = from(recording);

/** Without the client's patience. */
async function impatiently({ email, apiKey }: Client, origin: string, path: string): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`${email}:${apiKey}`).toString('base64')}`;
  return fetch(`${origin}/api/v1/${path}`, { headers: { authorization } });
}

export const limits: Subject = {
  name: 'limits on requests',
  cases: [
    recorded('ordinary answers say how many are left', async ({ bot, skip }) => {
      const { headers } = await bot.call('GET', 'users/me');
      if (headers.get('x-ratelimit-limit') === null) skip('there are no limits here');
      const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
        Number(headers.get(`x-ratelimit-${name}`)),
      );
      expect(limit).toBeGreaterThan(0);
      expect(remaining).toBeLessThan(limit ?? 0);
      expect(reset).toBeGreaterThan(Date.now() / 1000 - 60);
    }),
    recorded('refusals count, too', async ({ bot, skip }) => {
      const { headers } = await bot.call('GET', 'users/99999999');
      if (headers.get('x-ratelimit-limit') === null) skip('there are no limits here');
      expect(Number(headers.get('x-ratelimit-remaining'))).toBeGreaterThanOrEqual(0);
    }),
    recorded('what is too much is refused, with a wait that has a fraction', async (place) => {
      const { ben, origin, whileLimited, skip } = place;
      if (!whileLimited) return skip('ZULIP_CONFORMANCE_RATE_LIMIT is not set');
      await whileLimited(async () => {
        await impatiently(ben, origin, 'users/me');
        const answer = await impatiently(ben, origin, 'users/me');
        const body = (await answer.json()) as Record<string, unknown>;
        expect(answer.status).toBe(429);
        expect(body).toEqual({
          result: 'error',
          msg: 'API usage exceeded rate limit',
          code: 'RATE_LIMIT_HIT',
          'retry-after': expect.any(Number),
        });
        expect(answer.headers.get('retry-after')).toBe(String(body['retry-after']));
        expect(String(body['retry-after'])).toContain('.');
      });
    }),
    recorded('the event server counts for itself', async (place) => {
      const { ben, origin, whileLimited, skip } = place;
      if (!whileLimited) return skip('ZULIP_CONFORMANCE_RATE_LIMIT is not set');
      await whileLimited(async () => {
        await impatiently(ben, origin, 'users/me');
        const statuses = [
          (await impatiently(ben, origin, 'users/me')).status,
          (await impatiently(ben, origin, 'events?queue_id=x&last_event_id=-1')).status,
        ];
        expect(statuses).toEqual([429, 400]);
      });
    }),
    recorded('everyone’s questions about the server are not counted', async (place) => {
      const { ben, origin, whileLimited, skip } = place;
      if (!whileLimited) return skip('ZULIP_CONFORMANCE_RATE_LIMIT is not set');
      await whileLimited(async () => {
        await impatiently(ben, origin, 'users/me');
        expect((await fetch(`${origin}/api/v1/server_settings`)).status).toBe(200);
      });
    }),
  ],
};
