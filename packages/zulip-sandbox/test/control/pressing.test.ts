// Buttons under a message, pressed by a person as in Zulip's web app.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { clientOf, type Params } from '../support/chatClient.ts';

let server: ZulipSandbox;
beforeEach(async () => {
  server = await startZulipSandbox();
});
afterEach(() => server.stop());

const choices = ['mitte', 'pankow'].map((reply, index) => ({
  short_name: 'AB'.charAt(index),
  long_name: `Berlin ${reply}`,
  reply,
}));
const widget_content = { widget_type: 'zform', extra_data: { type: 'choices', heading: 'Wo?', choices } };

async function offer(where: Params): Promise<number> {
  const bot = clientOf(server, server.amtsbot);
  const { body } = await bot('POST', 'messages', { content: 'Wo?', widget_content, ...where });
  return body.id ?? 0;
}

test.for([
  [{ type: 'stream', to: 'umzug', topic: 'Fragen' }, '@**Amtsbot** pankow', 'stream', []],
  [{ type: 'private', to: [12] }, 'pankow', 'private', [21]],
  [{ type: 'private', to: [11, 12] }, 'pankow', 'private', [11, 21]],
] as const)('%j: it says %j there', async ([where, content, type, to]) => {
  const id = server.as(server.people.max).press(await offer(where), 'B');
  const pressed = server.messages().find((message) => message.id === id);
  expect(pressed).toMatchObject({ senderId: server.people.max.userId, content, type, submessages: [] });
  expect((pressed?.toUserIds ?? []).toSorted()).toEqual(to);
  expect(pressed?.topic).toBe('topic' in where ? where.topic : '');
});

test('what is not there cannot be pressed, nor what one cannot read', async () => {
  const id = await offer({ type: 'private', to: [12] });
  expect(() => server.as(server.people.max).press(id, 'C')).toThrow(`Message ${id} has no button C`);
  expect(() => server.as(server.people.gisela).press(id, 'A')).toThrow('Invalid message(s)');
});
