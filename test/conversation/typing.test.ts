// „Amtsbot schreibt …“: said while a question takes a while, and ended with the answer.
import { expect, test } from 'vitest';
import { clientOf, openQueue } from '../../packages/zulip-sandbox/test/support/chatClient.ts';
import { openOffice, until } from '../support/office.ts';

const capable = { notification_settings_null: true, stream_typing_notifications: true };

test.each([
  ['a channel', { channel: 'umzug' }, { message_type: 'stream', stream_id: 7, topic: 'Fragen' }],
  ['a direct message', {}, { message_type: 'direct' }],
] as const)('in %s it is said that the bot types, until it has answered', async (_, where, place) => {
  const office = await openOffice({ bot: { signAfterMs: 10, timeoutMs: 1_200 } });
  const max = clientOf(office.chat, office.chat.people.max);
  office.facts.fault({ path: /halteverbot/, how: { kind: 'slow', ms: 150 } });
  const queue = await openQueue(max, { event_types: ['typing'], client_capabilities: capable });
  await office.ask('halteverbot köln münchen', where);
  const told = () =>
    office.chat.requests.filter(({ path, params }) => path === 'typing' && params['op'] === 'stop');
  await until(() => told().length > 0, 'the end of the typing');
  const types = { type: 'typing', ...place, sender: { user_id: office.chat.amtsbot.userId } };
  expect(await queue.read()).toMatchObject([
    { ...types, op: 'start' },
    { ...types, op: 'stop' },
  ]);
});

test('an answer that comes at once costs no further request', async () => {
  const office = await openOffice();
  await office.ask('halteverbot köln münchen');
  expect(office.chat.requests.filter(({ path }) => path === 'typing')).toEqual([]);
});
