// Events as no good server sends them, and more of them at once than anybody reads: each question is answered once, as it
// is now.
import { expect, test } from 'vitest';
import { edit } from '../support/editing.ts';
import { wishFile } from '../support/fileWish.ts';
import { hugeCatalogue } from '../support/hugeAnswer.ts';
import { type Office, openOffice, until } from '../support/office.ts';
import { errorsIn, heardAll, messagesFor, settled } from '../support/settled.ts';
import { long } from '../support/long.ts';

const pair = 'halteverbot köln münchen';
const inUmzug = { channel: 'umzug', topic: 'Fragen' } as const;

/** The next poll is answered by these events, and nothing is lost by it: they are of no queue. */
const give = (office: Office, events: readonly object[]) =>
  office.chat.fault({
    path: 'events',
    how: { kind: 'answer', status: 200, body: { result: 'success', events } },
  });

const messageEvent = (office: Office, id: number, content: string) => ({
  ...{ id: 0, type: 'message', flags: ['mentioned'] },
  message: {
    ...{ id, sender_id: office.chat.people.max.userId, type: 'stream', timestamp: 1_795_251_600 },
    ...{ stream_id: 7, display_recipient: 'umzug', subject: 'Fragen' },
    content: `@**Amtsbot** ${content}`,
  },
});

test('the same event twice, and once more by another poll, is one question', async () => {
  const office = await openOffice();
  await heardAll(office);
  const id = office.say(pair, inUmzug);
  const event = messageEvent(office, id, pair);
  give(office, [event, event]);
  await until(() => office.isRead(id), 'the question to be done');
  give(office, [event]);
  await heardAll(office);
  expect(office.answersTo(id)).toHaveLength(1);
});

test('a later message that is heard first does not hide the earlier one', async () => {
  const office = await openOffice();
  await heardAll(office);
  office.facts.fault({ path: /koeln/, how: { kind: 'slow', ms: 200 } });
  const first = office.say('halteverbot essen bremen', inUmzug);
  const second = office.say(pair, inUmzug);
  give(office, [messageEvent(office, second, pair), messageEvent(office, first, 'halteverbot essen bremen')]);
  await until(() => [first, second].every((id) => office.isRead(id)), 'both to be done');
  await heardAll(office);
  expect([first, second].map((id) => office.answersTo(id).length)).toEqual([1, 1]);
});

test('an edit that is heard before its question, and twice, counts', async () => {
  const office = await openOffice();
  await heardAll(office);
  const id = office.say(pair, inUmzug);
  edit(office, id, 'halteverbot köln hamburg', inUmzug);
  const edited = {
    ...{
      id: 0,
      type: 'update_message',
      user_id: office.chat.people.max.userId,
      message_id: id,
      message_ids: [id],
    },
    ...{ stream_id: 7, flags: ['mentioned'], rendering_only: false },
    content: '@**Amtsbot** halteverbot köln hamburg',
    orig_content: `@**Amtsbot** ${pair}`,
  };
  give(office, [edited, edited, messageEvent(office, id, pair)]);
  await until(
    () => office.answersTo(id)[0]?.includes('| Köln | Hamburg |') === true,
    'the answer as it is now',
  );
  await heardAll(office);
  expect([office.answersTo(id).length, errorsIn(office)]).toEqual([1, []]);
});

test('more than 500 events at once: questions, edits, deletions', { ...long, timeout: 120_000 }, async () => {
  const office = await openOffice();
  await heardAll(office);
  const { max } = office.chat.people;
  const ids = Array.from({ length: 400 }, (_, index) =>
    office.say(pair, { channel: 'umzug', topic: `Thema ${index % 20}` }),
  );
  const edited = ids.filter((_, index) => index % 5 === 0);
  const deleted = ids.filter((_, index) => index % 7 === 1 && index % 5 !== 0);
  for (const id of edited) edit(office, id, 'halteverbot köln hamburg', inUmzug);
  for (const id of deleted) office.chat.as(max).delete(id);
  expect(ids.length + edited.length + deleted.length).toBeGreaterThan(500);
  const left = ids.filter((id) => !deleted.includes(id));
  await until(() => left.every((id) => office.isRead(id)), 'all to be done', 100_000);
  await heardAll(office);
  expect(left.filter((id) => office.answersTo(id).length !== 1)).toEqual([]);
  expect(edited.filter((id) => !office.answersTo(id)[0]?.includes('| Köln | Hamburg |'))).toEqual([]);
  expect(deleted.flatMap((id) => messagesFor(office, id))).toEqual([]);
  expect(errorsIn(office)).toEqual([]);
});

test('edited and reacted to while its file is uploaded, it has the answer to the new words', async () => {
  const office = await openOffice({ catalogue: hugeCatalogue(2), settings: { TUS_THRESHOLD_MIB: '1' } });
  await heardAll(office);
  office.chat.fault({ method: 'PATCH', path: /^tus/, how: { kind: 'slow', ms: 200 } });
  const id = office.say('riesig csv', inUmzug);
  await until(() => office.chat.requests.some(({ path }) => path.startsWith('tus')), 'the upload');
  await wishFile(office, id);
  edit(office, id, 'hilfe', inUmzug);
  await settled(office, id);
  await until(() => !office.answersTo(id).some((answer) => answer.includes('.csv')), 'the file to go');
  await heardAll(office);
  expect([office.answersTo(id).length, errorsIn(office)]).toEqual([1, []]);
});
