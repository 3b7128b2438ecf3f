// One odd item among what the chat server sends hides none of the others, and a queue of odd ones is left.
// @module-tag long
import { expect, test } from 'vitest';
import { openOffice, until } from '../support/office.ts';

const odd = [
  null,
  7,
  { type: 'message' },
  { id: 'text', type: 'message' },
  { id: 1e300, type: 'message' },
  { id: 3 },
];

const events = (list: readonly unknown[]) =>
  ({ kind: 'answer', status: 200, body: { result: 'success', events: list } }) as const;

test('an odd event is passed over, and what comes with it is heard', async () => {
  const office = await openOffice();
  await office.ask('hilfe');
  const { max, erika } = office.chat.people;
  const message = {
    ...{ id: 999_999, sender_id: max.userId, type: 'private', timestamp: 1_795_251_600, content: 'hilfe' },
    display_recipient: [max, office.chat.amtsbot].map(({ userId, fullName }) => ({
      id: userId,
      full_name: fullName,
    })),
  };
  const isWith = { id: 0, type: 'message', message, flags: [] };
  office.chat.fault({ path: 'events', how: events([...odd, { ...isWith, message: { id: null } }, isWith]) });
  office.chat.as(erika).sendDirect([office.chat.amtsbot], 'hilfe');
  await until(() => office.answersTo(999_999).length > 0, 'an answer to what came with them');
});

test('after five polls with nothing else there is a new queue, and nothing is lost', async () => {
  const office = await openOffice();
  await office.ask('hilfe');
  const registered = () => office.chat.requests.filter(({ path }) => path === 'register').length;
  const before = registered();
  office.chat.fault({ path: 'events', times: 5, how: events(odd) });
  const id = office.say('hilfe');
  await until(() => registered() > before, 'a new queue');
  await until(() => office.answersTo(id).length > 0, 'the answer');
});

test('one unreadable row among the unread is no hindrance', async () => {
  const office = await openOffice({ withoutBot: true });
  const id = office.say('hilfe');
  const real = office.chat.as(office.chat.people.max);
  real.sendDirect([office.chat.amtsbot], 'themen');
  const { amtsbot, people } = office.chat;
  const row = {
    ...{
      id,
      sender_id: people.max.userId,
      type: 'private',
      timestamp: 1_795_251_600,
      content: 'hilfe',
      flags: [],
    },
    display_recipient: [people.max, amtsbot].map(({ userId, fullName }) => ({
      id: userId,
      full_name: fullName,
    })),
  };
  const how = {
    kind: 'answer',
    status: 200,
    body: {
      result: 'success',
      messages: [null, { id: 'geheim' }, row, { ...row, content: ['geheim'] }],
      found_newest: true,
    },
  } as const;
  // The newest of its own, the newest of all, what is unread and direct.
  office.chat.fault({ path: 'messages', method: 'GET', times: 3, how });
  await office.startBot();
  await until(() => office.answersTo(id).length > 0, 'an answer');
  const skipped = () =>
    office.log.filter(({ msg }) => msg === 'a message cannot be read, and is skipped').map(({ err }) => err);
  // Each once, with its kind, and without what stands in it.
  const wrong = (path: string) => ({ type: 'ZodError', issues: [{ code: 'invalid_type', path }] });
  expect(skipped()).toContainEqual(wrong(''));
  expect(skipped()).toContainEqual(wrong('content'));
  expect(skipped()).toHaveLength(3);
  expect(JSON.stringify(skipped())).not.toContain('geheim');
});
