// What the chat server does not serve, and how it says so.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf } from '../support/chatClient.ts';

let server: ZulipSandbox;
let bot: Call;
beforeAll(async () => {
  server = await startZulipSandbox();
  bot = clientOf(server, server.amtsbot);
});
afterAll(() => server.stop());

describe('what is not served', () => {
  test('an unknown path: 404 and a page', async () => {
    const { status, headers, text } = await bot('GET', 'gibtsnicht');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).toContain('<html>');
  });

  test('an unknown method: 405, the allowed ones, no code', async () => {
    const { status, headers, body } = await bot('PUT', 'users/me');
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
    expect(body).toEqual({ result: 'error', msg: 'Method Not Allowed', allowed_methods: ['GET', 'HEAD'] });
  });

  test.for([
    ['GET', 'fetch_api_key', ['POST']],
    ['GET', 'dev_fetch_api_key', ['POST']],
    ['POST', 'server_settings', ['GET', 'HEAD']],
    ['GET', 'users/me/api_key/regenerate', ['POST']],
    ['GET', 'jwt/fetch_api_key', ['POST']],
    ['PUT', 'bots', ['GET', 'POST', 'HEAD']],
  ] as const)('%s %s: 405 as well, JSON', async ([method, path, allowed]) => {
    const { status, body } = await bot(method, path);
    expect([status, body['allowed_methods']]).toEqual([405, allowed]);
  });

  test.for([
    [500, 200, 'application/json'],
    [1500, 414, 'text/html'],
    [6000, 414, 'text/html'],
  ] as const)('an address with %i ids: %i', async ([count, status, type]) => {
    const ids = Array.from({ length: count }, (_, index) => 1000 + index);
    const answer = await bot('GET', 'messages', { message_ids: ids });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain(type);
  });

  test('POST /events does not even reach the application', async () => {
    const { status, headers, text } = await bot('POST', 'events', { queue_id: 'x' });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('OPTIONS, GET, DELETE');
    expect(text).toContain('405 Not Allowed');
  });

  test.for([
    ['POST', 'scheduled_messages'],
    ['GET', 'realm/icon'],
    ['PATCH', 'users/12'],
    ['DELETE', 'realm/profile_fields/3'],
    ['POST', 'users/me/api_key/regenerate'],
    ['POST', 'jwt/fetch_api_key'],
    ['GET', 'realm/subdomain/amt'],
  ] as const)('%s %s is served by Zulip alone: 501, as JSON', async ([method, path]) => {
    const { status, body } = await bot(method, path);
    const msg = `${method} /api/v1/${path} is not served by the sandbox`;
    expect({ status, ...body }).toEqual({ status: 501, result: 'error', msg, code: 'NOT_SERVED' });
  });

  test('who is not let in hears that first', async () => {
    const nobody = clientOf(server, { ...server.amtsbot, apiKey: 'A'.repeat(32) });
    expect((await nobody('GET', 'invites')).body['msg']).toBe('Invalid API key');
  });

  test('before there is an account, nobody is asked for one', async () => {
    const answer = await fetch(`${server.url}/api/v1/realm/subdomain/amt`);
    expect(answer.status).toBe(501);
  });

  test('what is refused to bots is told to people as it is', async () => {
    const max = clientOf(server, server.people.max);
    expect((await bot('GET', 'bots')).body['msg']).toBe('This endpoint does not accept bot requests.');
    expect((await max('GET', 'bots')).status).toBe(501);
  });

  test.for(['users/me/status', 'users/me/presence', 'realm/emoji/amt'])('%s: not to bots', async (path) => {
    const { status, body } = await bot('POST', path, { status_text: 'da' });
    expect(status).toBe(400);
    expect(body).toEqual({
      result: 'error',
      msg: 'This endpoint does not accept bot requests.',
      code: 'BAD_REQUEST',
    });
  });
});
