// A send in doubt, and what happens to its question meanwhile: never two answers, and none to what is gone.
import { describe, expect, test } from 'vitest';
import type { FaultKind } from 'zulip-sandbox';
import { clientOf } from '../../packages/zulip-sandbox/test/support/chatClient.ts';
import { testCatalogue } from '../support/commands.ts';
import { long } from '../support/long.ts';
import { type Office, openOffice, until, type Where } from '../support/office.ts';
import { refusing } from '../support/setUps.ts';
import { askSettled, heardAll, messagesFor, settled } from '../support/settled.ts';

const pair = 'halteverbot köln münchen';
const inUmzug = { channel: 'umzug', topic: 'Fragen' } as const;
const gone: FaultKind = { kind: 'dropAfter' };

const onSend = (office: Office, how: FaultKind) =>
  office.chat.fault({ method: 'POST', path: 'messages', how });
const inDoubt = (office: Office) =>
  until(() => office.log.some(({ msg }) => String(msg).includes('may have been sent')), 'the doubt');
const places = (office: Office, id: number) =>
  messagesFor(office, id).map(({ topic, type }) => (type === 'private' ? type : topic));

describe.each<[string, Where]>([
  ['in a channel', inUmzug],
  ['privately', {}],
])('stored, and the look for it is refused (%s)', (_, where) => {
  test.each([pair, 'kaputt', 'undruckbar'])('“%s” has one answer', async (ask) => {
    const office = await openOffice(ask === pair ? {} : { catalogue: testCatalogue() });
    await office.ask(ask === pair ? 'hilfe' : 'langes', where);
    onSend(office, gone);
    office.chat.fault({ method: 'GET', path: 'messages', times: Infinity, how: refusing('no') });
    const id = office.say(ask, where);
    await settled(office, id);
    expect(places(office, id)).toEqual([where.channel ? 'Fragen' : 'private']);
  });
});

describe('while it is in doubt, its question', long, () => {
  const looks = { bot: { timeoutMs: 300, lookAtMs: [0, 1_000] } } as const;

  test.each<[string, FaultKind]>([
    ['stored', gone],
    ['not stored', { kind: 'drop' }],
  ])('is moved with all that stands there: one answer, where it is now (%s)', async (_, how) => {
    const office = await openOffice(looks);
    await heardAll(office);
    onSend(office, how);
    // The first look comes too early.
    office.chat.fault({
      method: 'GET',
      path: 'messages',
      how: { kind: 'answer', status: 200, body: { messages: [], found_newest: true, result: 'success' } },
    });
    const id = office.say(pair, inUmzug);
    await inDoubt(office);
    office.chat.as(office.chat.people.max).moveTopic(id, 'Neu');
    await settled(office, id);
    await heardAll(office);
    expect(places(office, id)).toEqual(['Neu']);
  });

  test.each<[string, FaultKind]>([
    ['not stored', { kind: 'drop' }],
    ['stored later', { kind: 'slow', ms: 800 }],
  ])('is deleted: no answer (%s)', async (_, how) => {
    const office = await openOffice(looks);
    await heardAll(office);
    onSend(office, how);
    const id = office.say(pair, inUmzug);
    await inDoubt(office);
    office.chat.as(office.chat.people.max).delete(id);
    await until(
      () => office.log.some(({ msg, question }) => msg === 'question done' && question === id),
      'the end',
    );
    await heardAll(office);
    expect(places(office, id)).toEqual([]);
  });

  test.each(['as it should', 'by its death'])(
    'is left by a process that ends %s: the next one waits for it, and sends no second',
    async (ends) => {
      const lookAtMs = [0, 8_000];
      const office = await openOffice({ bot: { timeoutMs: 300, lookAtMs }, withoutBot: true });
      const asBot = clientOf(office.chat, office.chat.amtsbot);
      const bot = await office.startBot();
      await askSettled(office, 'hilfe');
      // Longer than a process that ends goes on.
      onSend(office, { kind: 'slow', ms: 6_500 });
      const id = office.say(pair, inUmzug);
      await inDoubt(office);
      await heardAll(office);
      const { storage } = (await asBot('GET', 'bot_storage')).body;
      await bot.stop();
      if (ends === 'by its death') await asBot('PUT', 'bot_storage', { storage });
      expect(places(office, id)).toEqual([]);
      await office.startBot();
      await until(() => messagesFor(office, id).length > 0, 'it to arrive');
      // The look for it fails at first.
      office.chat.fault({ method: 'GET', path: 'messages', times: 2, how: { kind: 'drop' } });
      const behind = office.say('und in Hamburg?', inUmzug);
      await heardAll(office);
      await settled(office, behind);
      expect([places(office, id), office.isRead(id)]).toEqual([['Fragen'], true]);
    },
  );
});

test('a question that is deleted while its answer is being stored takes that along', async () => {
  const office = await openOffice();
  await heardAll(office);
  onSend(office, { kind: 'slow', ms: 300 });
  const id = office.say(pair, inUmzug);
  await until(
    () =>
      office.chat.requests.some(
        ({ path, status, method }) => method === 'POST' && path === 'messages' && status === 0,
      ),
    'the sending',
  );
  office.chat.as(office.chat.people.max).delete(id);
  await until(
    () => office.log.some(({ msg, question }) => msg === 'question done' && question === id),
    'the end',
  );
  await heardAll(office);
  expect(places(office, id)).toEqual([]);
});

test('an apology where its own messages are not to be seen is sent after the mark', async () => {
  const office = await openOffice({ withoutBot: true });
  const bot = await office.startBot();
  await askSettled(office, 'hilfe');
  await bot.stop();
  const id = office.say(pair, { channel: 'personal' });
  const asBot = clientOf(office.chat, office.chat.amtsbot);
  await asBot('PUT', 'bot_storage', { storage: { 'amtsbot:v1:run': JSON.stringify({ blamed: [id] }) } });
  office.chat.fault({ method: 'POST', path: 'messages/flags', times: Infinity, how: { kind: 'drop' } });
  const next = await office.startBot();
  await until(() => office.chat.requests.some(({ path }) => path === 'messages/flags'), 'the mark');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(messagesFor(office, id)).toEqual([]);
  await next.stop();
});
