// A person's own status: text and emoji.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue } from '../support/chatClient.ts';
import { recordedLevel } from '../support/recordedShapes.ts';

let server: ZulipSandbox;
let max: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  max = clientOf(server, server.people.max);
});
afterEach(() => server.stop());

const bad = (msg: string) => ({ status: 400, body: { result: 'error', msg, code: 'BAD_REQUEST' } });
const ok = { status: 200, body: { result: 'success', msg: '' } };
const robot = { emoji_name: 'robot', emoji_code: '1f916', reaction_type: 'unicode_emoji' };
const statusOf = async (id = 12) => (await max('GET', `users/${id}/status`)).body['status'];

describe('setting a status', () => {
  test.for([recordedLevel, 421])('at level %i, only what is passed changes', async (level) => {
    server.setFeatureLevel(level);
    expect(
      await max('POST', 'users/me/status', { status_text: ' bereit ', emoji_name: 'robot' }),
    ).toMatchObject(ok);
    expect(await statusOf()).toEqual({ status_text: 'bereit', ...robot });
    await max('POST', 'users/me/status', { status_text: '' });
    expect(await statusOf()).toEqual(robot);
    await max('POST', 'users/me/status', { emoji_name: '' });
    expect(await statusOf()).toEqual({});
    await max('POST', 'users/me/status', { away: true });
    expect(await statusOf()).toEqual({ away: true });
  });

  const emojiFirst = 'Client must pass emoji_name if they pass either emoji_code or reaction_type.';
  test.for([
    [{}, 'Client did not pass any new values.'],
    [{ emoji_code: '1f916' }, 'Client did not pass any new values.'],
    [{ status_text: 'x'.repeat(61) }, 'status_text is too long (limit: 60 characters)'],
    [{ status_text: 'da', emoji_code: '1f916' }, emojiFirst],
    [{ away: false, reaction_type: 'unicode_emoji' }, emojiFirst],
    [{ emoji_name: 'invalid' }, "Emoji 'invalid' does not exist"],
    [{ emoji_name: 'invalid', emoji_code: '1f4bb' }, "Emoji 'invalid' does not exist"],
    [{ emoji_name: 'car', emoji_code: '1f4bb' }, 'Invalid emoji name.'],
    [{ emoji_name: 'car', emoji_code: 'x' }, 'Invalid emoji code.'],
    [{ emoji_name: 'car', emoji_code: '1f4bb', reaction_type: 'realm_emoji' }, 'Invalid custom emoji.'],
    [{ emoji_name: 'car', emoji_code: '1f4bb', reaction_type: 'quatsch' }, 'Invalid emoji type.'],
    [{ away: 'vielleicht' }, 'away is not valid JSON'],
  ] as const)('%j: %s', async ([params, msg]) => {
    await max('POST', 'users/me/status', { status_text: 'vorher' });
    expect(await max('POST', 'users/me/status', params)).toMatchObject(bad(msg));
    expect(await statusOf()).toEqual({ status_text: 'vorher' });
  });

  test.for([
    [{ status_text: 'ä'.repeat(60) }, {}],
    [{ ...robot, quatsch: 1 }, { ignored_parameters_unsupported: ['quatsch'] }],
    [{ emoji_name: 'zulip' }, {}],
  ])('%j is taken', async ([params, fields]) => {
    expect((await max('POST', 'users/me/status', params)).body).toEqual({ ...ok.body, ...fields });
  });

  test.for([
    ['bot', 200],
    ['bot', 400],
    ['human', 200],
    ['human', 400],
  ] as const)('as a %s with role %i', async ([account, accountRole]) => {
    const other = await startZulipSandbox({ account, accountRole });
    const answer = await clientOf(other, other.amtsbot)('POST', 'users/me/status', { status_text: 'da' });
    await other.stop();
    expect(answer).toMatchObject(
      account === 'human' ? ok : bad('This endpoint does not accept bot requests.'),
    );
  });

  test('everyone hears of it, and later ones are told when they register', async () => {
    const bot = clientOf(server, server.amtsbot);
    const queue = await openQueue(bot, { event_types: ['user_status'] });
    expect(queue.registration).toMatchObject({ user_status: {} });
    await max('POST', 'users/me/status', { emoji_name: 'robot' });
    server.as(server.people.erika).setStatus({ status_text: 'im Urlaub', away: true });
    expect(await queue.read()).toMatchObject([
      { type: 'user_status', user_id: 12, ...robot },
      { type: 'user_status', user_id: 11, status_text: 'im Urlaub', away: true },
    ]);
    const { registration } = await openQueue(bot, { event_types: ['user_status'] });
    expect(registration).toMatchObject({
      user_status: { 11: { status_text: 'im Urlaub', away: true }, 12: robot },
    });
  });
});

describe('setting another’s status', () => {
  test.for([
    ['erika', 12, 421, ok],
    ['max', 11, 421, bad('Insufficient permission')],
    ['erika', 17, 421, bad('No such user')],
    ['amtsbot', 12, 472, bad('This endpoint does not accept bot requests.')],
    ['amtsbot', 12, 473, ok],
    ['erika', 12, 406, { status: 405 }],
  ] as const)('%s that of account %i at level %i', async ([who, id, featureLevel, answer]) => {
    const other = await startZulipSandbox({ accountRole: 200, featureLevel });
    const account = who === 'amtsbot' ? other.amtsbot : other.people[who];
    const got = await clientOf(other, account)('POST', `users/${id}/status`, { status_text: 'da' });
    await other.stop();
    expect(got).toMatchObject(answer);
  });
});

describe('reading a status', () => {
  test.for([999, 17, 6])('of account %i: no such user', async (id) => {
    expect(await max('GET', `users/${id}/status`)).toMatchObject(bad('No such user'));
  });

  test.for([
    [261, 404],
    [262, 200],
  ] as const)('at level %i: %i', async ([level, status]) => {
    server.setFeatureLevel(level);
    expect(await max('GET', 'users/12/status')).toMatchObject({ status });
  });
});
