// A long upload: one message says how far it is, and becomes the answer.
import { describe, expect, test } from 'vitest';
import type { StoredMessage } from 'zulip-sandbox';
import { filesIn } from '../support/files.ts';
import { hugeCatalogue } from '../support/hugeAnswer.ts';
import { type Office, type OfficeOptions, openOffice, saturday, until } from '../support/office.ts';
import { refusing } from '../support/setUps.ts';
import { errorsIn, messageFor, messagesFor } from '../support/settled.ts';
import { long } from '../support/long.ts';

const onItsWay =
  /^Ich lade die Datei hoch: \d+ von \d+ MiB\. Die Antwort kommt an diese Stelle\. · \[↩ Unterwegs\]/;
const catalogue = hugeCatalogue(2);

/** Every upload in pieces is shown at once, and takes a while. */
async function openSlow(options: OfficeOptions = {}, ms = 50): Promise<Office> {
  const bot = { progressEveryMs: 0, timeoutMs: 5_000, ...options.bot };
  const settings = { TUS_THRESHOLD_MIB: '1' };
  const office = await openOffice({ ...options, catalogue: options.catalogue ?? catalogue, settings, bot });
  office.chat.fault({ method: 'PATCH', path: /^tus/, times: Infinity, how: { kind: 'slow', ms } });
  return office;
}

/** What the bot’s messages say, at each time that one is new or edited; `then` sees each. */
function follow(office: Office, then: (message: StoredMessage) => unknown = () => undefined) {
  const said: { readonly id: number; readonly content: string }[] = [];
  office.chat.onMessage((message) => {
    if (message.senderId !== office.chat.amtsbot.userId) return;
    said.push({ id: message.id, content: message.content });
    then(message);
  });
  return said;
}

const isAnswered = (office: Office, id: number) =>
  messagesFor(office, id).some(({ content }) => /\[↩ (?:Antwort|Answer)/.test(content));

async function answered(office: Office, id: number) {
  await until(() => isAnswered(office, id) && office.isRead(id), 'the answer');
}

test.each([{ channel: 'umzug' }, {}, { withPeople: ['erika'] as const }])(
  'the message that says how far it is counts up and becomes the answer (%j)',
  async (where) => {
    const office = await openSlow({ catalogue: hugeCatalogue(9) });
    const said = follow(office);
    const id = office.say('riesig csv', where);
    await until(() => said.length > 0, 'the note');
    expect([onItsWay.test(said[0]?.content ?? ''), office.isRead(id)]).toEqual([true, false]);
    await answered(office, id);
    const last = messageFor(office, id);
    expect(new Set(said.map((one) => one.id))).toEqual(new Set([last.id]));
    const done = said.flatMap(({ content }) => /hoch: (\d+) von/.exec(content)?.[1] ?? []).map(Number);
    expect(done.length).toBeGreaterThan(1);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(filesIn(last.content)).toHaveLength(1);
    expect(last.content).toMatch(/^Riesig/);
  },
);

test('in English it is English', async () => {
  const office = await openSlow();
  const said = follow(office);
  await answered(office, office.say('huge csv'));
  expect(said[0]?.content).toMatch(/^I am uploading the file: \d+ of \d+ MiB\. .* \[↩ On its way\]/);
});

test('a quick upload shows nothing, and is one request', long, async () => {
  const office = await openOffice({ catalogue, settings: { TUS_THRESHOLD_MIB: '1' } });
  const said = follow(office);
  await answered(office, office.say('riesig csv'));
  expect(said).toHaveLength(1);
  expect(office.chat.requests.filter(({ method, path }) => method === 'PATCH' && /^mess/.test(path))).toEqual(
    [],
  );
});

test(
  'while it is on its way it is no answer: nothing is read, sent twice or taken for done',
  long,
  async () => {
    const office = await openSlow({}, 300);
    const id = office.say('riesig csv');
    await until(() => messagesFor(office, id).length > 0, 'the note');
    await office.tick('sweep');
    await office.tick('retry');
    office.chat.dropQueues();
    await answered(office, id);
    expect(await office.ask('hilfe')).toContain('Hilfe');
    expect(messagesFor(office, id)).toHaveLength(1);
  },
);

describe('when the note can no longer be edited', () => {
  const late = () => saturday.getTime() + 11 * 60_000;

  test.each([
    ['goes, where the account may delete it', 200, 1],
    ['stays, where it may not', 400, 2],
  ] as const)('the answer comes as a new message, and the note %s', long, async (_, accountRole, count) => {
    const office = await openSlow({ chat: { accountRole } });
    const said = follow(office, ({ content }) => onItsWay.test(content) && office.chat.setClock(late));
    const id = office.say('riesig csv', { channel: 'umzug' });
    await answered(office, id);
    const messages = messagesFor(office, id);
    expect(messages).toHaveLength(count);
    expect(messages.at(-1)?.id).not.toBe(said[0]?.id);
    expect(messages.at(-1)?.content).toMatch(/^Riesig/);
    expect(filesIn(messages.at(-1)?.content ?? '')).toHaveLength(1);
    expect(errorsIn(office)).toEqual([]);
  });
});

test('what a process that ended in the middle has left behind becomes the answer', long, async () => {
  const office = await openOffice({ withoutBot: true });
  const id = office.say('halteverbot köln münchen pdf', { channel: 'umzug' });
  const link = `[↩ Unterwegs](#narrow/channel/7-umzug/topic/Fragen/near/${id})`;
  const content = `Ich lade die Datei hoch: 3 von 10 MiB. Die Antwort kommt an diese Stelle. · ${link}`;
  const noteId = office.chat.as(office.chat.amtsbot).send({ channel: 'umzug', topic: 'Fragen', content });
  await office.startBot();
  await answered(office, id);
  expect(messageFor(office, id).id).toBe(noteId);
  expect(filesIn(messageFor(office, id).content)).toHaveLength(1);
});

test.each([
  ['sent', 'POST', 'messages'],
  ['edited', 'PATCH', /^messages\/\d+$/],
] as const)('a note that cannot be %s keeps no answer', long, async (_, method, path) => {
  const office = await openSlow();
  office.chat.fault({ method, path, how: refusing('Nein.') });
  const id = office.say('riesig csv', { channel: 'umzug' });
  await answered(office, id);
  expect(messagesFor(office, id)).toHaveLength(1);
});

test('where the bot may not write, there is no note and the file comes privately', long, async () => {
  const office = await openSlow();
  office.chat.createChannel('geheim', { isPrivate: true, subscribers: [office.chat.people.max] });
  const id = office.say('riesig csv', { channel: 'geheim' });
  await answered(office, id);
  expect(messageFor(office, id)).toMatchObject({ type: 'private' });
  expect(filesIn(messageFor(office, id).content)).toHaveLength(1);
});

test('a note that was sent although no answer came is not left behind', long, async () => {
  const office = await openSlow();
  office.chat.fault({ method: 'POST', path: 'messages', how: { kind: 'dropAfter' } });
  const id = office.say('riesig csv', { channel: 'umzug' });
  await answered(office, id);
  expect(messagesFor(office, id)).toHaveLength(1);
});

test('a small file is not told in MiB that it does not have', long, async () => {
  const office = await openOffice({
    chat: { proxyLimitMib: 0.02 },
    bot: { progressEveryMs: 0 },
  });
  const said = follow(office);
  office.chat.fault({ method: 'PATCH', path: /^tus/, how: { kind: 'slow', ms: 100 } });
  await answered(office, office.say('halteverbot köln münchen pdf'));
  expect(said[0]?.content).not.toContain('0 von 1 MiB');
});
