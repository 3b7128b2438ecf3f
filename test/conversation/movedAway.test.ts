// Questions that are moved to a channel that the account is not in: answered where they are now, and never where they were.
import { expect, test } from 'vitest';
import { clientOf } from '../../packages/zulip-sandbox/test/support/chatClient.ts';
import { type Office, openOffice, saturday, until } from '../support/office.ts';
import { botRequests, plainAdministratorBot } from '../support/setUps.ts';
import { askSettled, errorsIn, heardAll, messagesFor } from '../support/settled.ts';
import { long } from '../support/long.ts';

const pair = 'halteverbot köln münchen';
const inUmzug = { channel: 'umzug' } as const;
/** Public, and the bot is not in it; and one that is private. */
const allgemein = 9;
const personal = 10;

async function moveTo(office: Office, id: number, channelId: number, mode = 'change_one'): Promise<void> {
  const erika = clientOf(office.chat, office.chat.people.erika);
  const params = { stream_id: channelId, topic: 'Dort', propagate_mode: mode };
  const { status } = await erika('PATCH', `messages/${id}`, params);
  expect(status).toBe(200);
}

const places = (office: Office, id: number) =>
  messagesFor(office, id).map(({ channelId, topic }) => [channelId, topic]);
const answered = (office: Office, id: number) =>
  until(() => office.answersTo(id).length > 0, 'the answer where it is now');

const looks = (office: Office) =>
  botRequests(office, 'GET', 'messages').filter(({ params }) => JSON.stringify(params).includes('search'));

async function inHand(office: Office, ms = 800): Promise<number> {
  await heardAll(office);
  office.facts.fault({ path: /koeln/, how: { kind: 'slow', ms } });
  const id = office.say(pair, inUmzug);
  await until(() => office.facts.requests.some(({ path }) => path.includes('koeln')), 'it to be in hand');
  return id;
}

test('in hand', async () => {
  const office = await openOffice();
  const id = await inHand(office);
  await moveTo(office, id, allgemein);
  await answered(office, id);
  expect([places(office, id), errorsIn(office)]).toEqual([[[allgemein, 'Dort']], []]);
});

test('in hand, to a channel that was made a moment ago', long, async () => {
  const office = await openOffice();
  const id = await inHand(office);
  const { erika, max } = office.chat.people;
  const channelId = office.chat.createChannel('frisch', { subscribers: [erika, max] });
  await moveTo(office, id, channelId);
  await answered(office, id);
  expect(places(office, id)).toEqual([[channelId, 'Dort']]);
});

test('in hand, while the queue is lost and nobody hears of it', long, async () => {
  const office = await openOffice();
  const id = await inHand(office, 4_000);
  office.chat.dropQueues();
  await moveTo(office, id, allgemein);
  await answered(office, id);
  expect(places(office, id)).toEqual([[allgemein, 'Dort']]);
});

test('while it waits for the facts service', async () => {
  const office = await openOffice();
  await heardAll(office);
  const mend = office.facts.fault({ times: Infinity, how: { kind: 'drop' } });
  const id = office.say(pair, inUmzug);
  await until(() => office.answersTo(id).length > 0, 'the note');
  await moveTo(office, id, allgemein);
  await heardAll(office);
  mend();
  await office.tick('retry');
  await until(() => office.answersTo(id).length > 1, 'the answer');
  expect(places(office, id).at(-1)).toEqual([allgemein, 'Dort']);
});

test.each(['change_one', 'change_all'])('while the bot is away (%s)', long, async (mode) => {
  const office = await openOffice({ withoutBot: true });
  const bot = await office.startBot();
  const before = await askSettled(office, pair, inUmzug);
  await bot.stop();
  const id = office.say('halteverbot essen bremen', inUmzug);
  // No mention is what nobody hears, what is quoted, and what stands in code.
  const silent = ['@_**Amtsbot** hilfe', '> @**Amtsbot** hilfe', '`@**Amtsbot** hilfe`'].map((content) =>
    office.chat.as(office.chat.people.max).send({ ...inUmzug, topic: 'Fragen', content }),
  );
  await moveTo(office, id, allgemein, mode);
  for (const one of silent) await moveTo(office, one, allgemein);
  await office.startBot();
  await answered(office, id);
  await heardAll(office);
  expect(places(office, id)).toEqual([[allgemein, 'Dort']]);
  expect(silent.flatMap((one) => office.answersTo(one))).toEqual([]);
  // What was answered before is left alone, and so it is at each start.
  await moveTo(office, before.id, allgemein);
  office.chat.dropQueues();
  await until(() => office.log.filter(({ msg }) => msg === 'listening').length === 3, 'a new queue');
  await heardAll(office);
  expect([before.id, id].map((one) => office.answersTo(one).length)).toEqual([1, 1]);
});

test('while the bot is away, an order changes nothing, and what is too old is left alone', async () => {
  const office = await openOffice({ ...plainAdministratorBot, withoutBot: true });
  const bot = await office.startBot();
  await askSettled(office, 'hilfe');
  await bot.stop();
  const order = office.say('ordner Prüfung', { ...inUmzug, as: 'erika' });
  await moveTo(office, order, allgemein);
  office.chat.setClock(() => saturday.getTime() - 13 * 3_600_000);
  const old = office.say(pair, inUmzug);
  office.chat.setClock(() => saturday.getTime());
  await moveTo(office, old, allgemein);
  await office.startBot();
  await answered(office, order);
  await heardAll(office);
  expect(botRequests(office, 'POST', /channel_folders/)).toEqual([]);
  expect(office.answersTo(old)).toEqual([]);
});

test('the search for it fails for a while: it is found within a minute of its end', long, async () => {
  const office = await openOffice({ withoutBot: true });
  await (await office.startBot()).stop();
  const gets = () => botRequests(office, 'GET', 'messages').length;
  const from = gets();
  const looksBefore = looks(office).length;
  const bot = await office.startBot();
  await until(() => looks(office).length > looksBefore, 'the search');
  const others = gets() - from - 1;
  await bot.stop();
  const id = office.say(pair, inUmzug);
  await moveTo(office, id, allgemein);
  const asEver = { kind: 'slow', ms: 1 } as const;
  const failing = { kind: 'answer', status: 502, body: 'x' } as const;
  const onGet = { method: 'GET', path: 'messages' } as const;
  office.chat.fault({ ...onGet, times: others, how: asEver });
  const mend = office.chat.fault({ ...onGet, times: Infinity, how: failing });
  const failures = () => office.log.filter(({ msg }) => msg === 'what is unread could not be read').length;
  await office.startBot();
  await until(() => failures() === 4, 'it to give up for now');
  mend();
  await office.tick('retry');
  await answered(office, id);
  expect(places(office, id)).toEqual([[allgemein, 'Dort']]);
  const searched = looks(office).length;
  await office.tick('retry');
  expect(looks(office)).toHaveLength(searched);
});

test('into a private channel it is gone for the bot, which answers nowhere', long, async () => {
  const office = await openOffice();
  const id = await inHand(office);
  await moveTo(office, id, personal);
  await askSettled(office, 'hilfe', inUmzug);
  expect([messagesFor(office, id), errorsIn(office)]).toEqual([[], []]);
});

test('it is looked for once at a start, and never at rest', async () => {
  const office = await openOffice();
  await heardAll(office);
  await office.tick('sweep');
  expect(looks(office)).toHaveLength(1);
});
