// A reaction on a question that takes a while: there while the bot is at it, gone when the answer is.
import { describe, expect, test } from 'vitest';
import type { FaultKind } from 'zulip-sandbox';
import { clientOf, openQueue } from '../../packages/zulip-sandbox/test/support/chatClient.ts';
import { type Office, type OfficeOptions, openOffice, until, type Where } from '../support/office.ts';
import { botRequests, openSettled, ordinary, plainBot, refusing } from '../support/setUps.ts';
import { long } from '../support/long.ts';

const pair = 'halteverbot köln münchen';
const figure = '21 Tage Vorlauf';

type Method = 'POST' | 'DELETE';
const signs = (office: Office, method: Method, id: number) =>
  botRequests(office, method, `messages/${id}/reactions`).map(({ params }) => params);

/** The names of the emoji on a message. */
async function emojiOn(office: Office, messageId: number): Promise<readonly string[]> {
  const { body } = await clientOf(office.chat, office.chat.people.max)('GET', `messages/${messageId}`);
  const reactions: { emoji_name: string }[] = Object(body['message']).reactions;
  return reactions.map(({ emoji_name }) => emoji_name);
}

/** An office in which the bot waits hardly at all before it shows a sign; the first one is over. */
async function openHasty(options: OfficeOptions = ordinary): Promise<Office> {
  const office = await openOffice({ ...options, bot: { signAfterMs: 10, timeoutMs: 1_200 } });
  await finished(office, office.say('hilfe'));
  return office;
}

/** A question that the facts service takes longer for. */
function askSlowly(office: Office, where: Where = { channel: 'umzug' }, text = pair): number {
  office.facts.fault({ path: /halteverbot/, how: { kind: 'slow', ms: 100 } });
  return office.say(text, where);
}

async function finished(office: Office, id: number): Promise<string> {
  await until(() => office.isRead(id), 'the question to be done');
  return office.answersTo(id).join('\n');
}

test.each([
  ['an ordinary account in a channel', ordinary, { channel: 'umzug' }],
  ['an ordinary account in a direct message', ordinary, {}],
  ['a bot account in a channel', plainBot, { channel: 'umzug' }],
  ['a bot account in a group', plainBot, { withPeople: ['erika'] }],
] as const)('%s shows a sign, then the answer, and takes the sign away', async (_, options, where) => {
  const office = await openHasty(options);
  const queue = await openQueue(clientOf(office.chat, office.chat.people.max), {
    event_types: ['message', 'reaction'],
  });
  const id = askSlowly(office, where);
  expect(await finished(office, id)).toContain(figure);
  const sign = { type: 'reaction', message_id: id, emoji_name: 'working_on_it' };
  expect(await queue.read()).toMatchObject([
    { type: 'message', message: { id } },
    { ...sign, op: 'add' },
    { type: 'message', message: { sender_id: office.chat.amtsbot.userId } },
    { ...sign, op: 'remove' },
  ]);
});

test.each([
  [['halteverbot', 'amtsbot'], 'halteverbot'],
  [['amtsbot', 'wallbox'], 'amtsbot'],
  [['wallbox'], 'working_on_it'],
])('with %j uploaded, the sign is %s', long, async (uploaded, name) => {
  const office = await openHasty();
  const ids = uploaded.map((one) => office.chat.as(office.chat.people.erika).addEmoji(one));
  await office.ask('hilfe');
  const id = askSlowly(office);
  await finished(office, id);
  const isOwn = name !== 'working_on_it';
  const kind = isOwn
    ? { emoji_code: ids[0], reaction_type: 'realm_emoji' }
    : { emoji_code: '1f6e0', reaction_type: 'unicode_emoji' };
  const sign = { emoji_name: name, ...kind };
  expect([signs(office, 'POST', id), signs(office, 'DELETE', id)]).toEqual([[sign], [sign]]);
  expect(await emojiOn(office, id)).toEqual([]);
});

test('a quick answer asks for no reaction', async () => {
  const office = await openSettled(ordinary);
  await office.ask(pair);
  await office.ask('fähigkeiten');
  expect(office.chat.requests.filter(({ path }) => path.endsWith('/reactions'))).toEqual([]);
});

test('a question that cannot be answered loses its sign too', async () => {
  const office = await openHasty();
  office.facts.fault({ times: Infinity, how: { kind: 'slow', ms: 60 } });
  const id = office.say('gmbh atlantis muster');
  expect(await finished(office, id)).toContain('kenne ich nicht');
  expect(signs(office, 'POST', id)).toHaveLength(1);
  expect(await emojiOn(office, id)).toEqual([]);
});

/** Each for a question of its own, for answers are remembered. */
const faults: [string, Method, FaultKind][] = [
  ['Hamburg', 'POST', refusing('Invalid message(s)')],
  ['Stuttgart', 'POST', refusing("Emoji 'working_on_it' does not exist")],
  ['Leipzig', 'POST', { kind: 'answer', status: 500, body: {} }],
  ['Essen', 'POST', { kind: 'drop' }],
  ['Bremen', 'DELETE', refusing("Reaction doesn't exist.", 'REACTION_DOES_NOT_EXIST')],
  ['Hannover', 'DELETE', { kind: 'dropAfter' }],
];
test('what goes wrong with the sign harms nothing', async () => {
  const office = await openHasty();
  for (const [city, method, how] of faults) {
    const id = askSlowly(office, { channel: 'umzug' }, `halteverbot köln ${city}`);
    office.chat.fault({ method, path: `messages/${id}/reactions`, how });
    expect(await finished(office, id)).toContain(`Köln | ${city} |`);
    expect(signs(office, 'POST', id), city).toHaveLength(1);
    expect(office.answersTo(id), city).toHaveLength(1);
  }
});

describe('found by difficult users:', () => {
  test('the sign of an earlier run goes when the question is answered', long, async () => {
    const office = await openOffice({ ...ordinary, withoutBot: true });
    const id = askSlowly(office);
    office.chat.as(office.chat.amtsbot).react(id, 'working_on_it');
    await office.startBot({ signAfterMs: 10 });
    await finished(office, id);
    expect(await emojiOn(office, id)).toEqual([]);
  });

  test('the sign of a run that was killed goes, however quick the answer is', long, async () => {
    const office = await openOffice({ ...ordinary, withoutBot: true });
    const { amtsbot, people } = office.chat;
    const id = office.say(pair, { channel: 'umzug' });
    office.chat.as(people.erika).addEmoji('wallbox');
    office.chat.as(amtsbot).react(id, 'working_on_it');
    office.chat.as(amtsbot).react(id, 'wallbox');
    office.chat.as(people.erika).react(id, 'working_on_it');
    await office.startBot({ signAfterMs: 60_000 });
    expect(await finished(office, id)).toContain(figure);
    await until(() => signs(office, 'DELETE', id).length === 2, 'the signs to go');
    expect(await emojiOn(office, id)).toEqual(['working_on_it']);
  });

  test('the unread are looked at for that once, and a sign that cannot go harms nothing', long, async () => {
    const office = await openOffice({ ...ordinary, withoutBot: true });
    const id = office.say(pair, { channel: 'umzug' });
    office.chat.as(office.chat.amtsbot).react(id, 'working_on_it');
    const how = refusing("Reaction doesn't exist.", 'REACTION_DOES_NOT_EXIST');
    office.chat.fault({ method: 'DELETE', path: `messages/${id}/reactions`, how });
    await office.startBot({ signAfterMs: 60_000 });
    expect(await finished(office, id)).toContain(figure);
    await office.tick('sweep');
    expect(signs(office, 'DELETE', id)).toHaveLength(1);
  });

  test('a sign of which no answer came is taken away as well', long, async () => {
    const office = await openHasty();
    const id = askSlowly(office);
    office.chat.fault({ method: 'POST', path: `messages/${id}/reactions`, how: { kind: 'dropAfter' } });
    await finished(office, id);
    expect(await emojiOn(office, id)).toEqual([]);
  });

  test('a reaction that hangs keeps nobody waiting', long, async () => {
    const office = await openHasty();
    const id = askSlowly(office);
    office.chat.fault({ method: 'POST', path: `messages/${id}/reactions`, how: { kind: 'hang' } });
    const next = office.say('hilfe', { channel: 'umzug' });
    await until(() => office.answersTo(id).length > 0, 'the answer');
    await until(() => office.answersTo(next).length > 0, 'the next answer', 700);
  });
});
