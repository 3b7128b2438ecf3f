// Questions that are deleted, moved or edited, before and after they are answered: the answer goes along.
import { describe, expect, test } from 'vitest';
import { clientOf } from '../../packages/zulip-sandbox/test/support/chatClient.ts';
import { testCatalogue } from '../support/commands.ts';
import { edit, editFollowed } from '../support/editing.ts';
import { filesIn } from '../support/files.ts';
import { filesFor, wishFile } from '../support/fileWish.ts';
import { hugeCatalogue } from '../support/hugeAnswer.ts';
import { type Office, openOffice, saturday, until, type Where } from '../support/office.ts';
import { asErika, botRequests, ordinary } from '../support/setUps.ts';
import { askSettled, errorsIn, heardAll, messageFor, messagesFor, settled } from '../support/settled.ts';
import { long } from '../support/long.ts';

const pair = 'halteverbot köln münchen';
const inUmzug = { channel: 'umzug' } as const;
const inErikas = { ...asErika, channel: 'umzug' } as const;
const inNew = { channel: 'umzug', topic: 'Neu' } as const;

const asMax = (office: Office) => office.chat.as(office.chat.people.max);

/** A question whose answer is on its way: the facts service takes a while. */
async function onItsWay(office: Office, where: Where = inUmzug, text = pair): Promise<number> {
  await heardAll(office);
  office.facts.fault({ path: /halteverbot/, how: { kind: 'slow', ms: 200 } });
  const from = office.facts.requests.length;
  const id = office.say(text, where);
  await until(() => office.facts.requests.length > from, 'the bot to be at it');
  return id;
}

/** A question whose file is being uploaded, slowly and without a word. */
async function uploading(office: Office, where: Where = inUmzug): Promise<number> {
  await heardAll(office);
  office.chat.fault({ method: 'PATCH', path: /^tus/, how: { kind: 'slow', ms: 100 } });
  const id = office.say('riesig csv', where);
  await until(() => office.chat.requests.some(({ path }) => path.startsWith('tus')), 'the upload');
  return id;
}

const huge = { catalogue: hugeCatalogue(2), settings: { TUS_THRESHOLD_MIB: '1' } } as const;

const places = (office: Office, id: number) => messagesFor(office, id).map(({ topic }) => topic);
const gone = (office: Office, id: number) =>
  until(() => messagesFor(office, id).length === 0, 'the answer to go');

describe('a deleted question', () => {
  test.each([inUmzug, {}, { withPeople: ['erika'] as const }])(
    'takes its answer along (%j)',
    async (where) => {
      const office = await openOffice();
      const { id } = await askSettled(office, pair, where);
      const other = await askSettled(office, 'hilfe', where);
      asMax(office).delete(id);
      await gone(office, id);
      expect(office.answersTo(other.id)).toEqual([other.answer]);
    },
  );

  test('takes along all parts of it, its file, and what was asked back', long, async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, pair, inUmzug);
    await wishFile(office, messageFor(office, id).id);
    await until(() => filesFor(office, id).length > 0, 'the file');
    asMax(office).delete(id);
    await gone(office, id);
    const back = await askSettled(office, 'halteverbot berlin hamburg', inUmzug);
    asMax(office).delete(back.id);
    await gone(office, back.id);
    expect(await office.ask('mitte', inUmzug)).not.toContain('Berlin Mitte');
    const long = await openOffice({ catalogue: testCatalogue() });
    const { id: longId } = await askSettled(long, 'langes');
    asMax(long).delete(longId);
    await gone(long, longId);
  });

  test('after ten minutes the bot may not delete: the answer stays, and nothing comes of it', async () => {
    const office = await openOffice();
    const { id, answer } = await askSettled(office, pair, inUmzug);
    office.chat.setClock(() => saturday.getTime() + 11 * 60_000);
    office.chat.as(office.chat.people.erika).delete(id);
    const tried = () =>
      office.chat.requests.filter(({ method, path }) => method === 'DELETE' && /^mess/.test(path));
    await until(() => tried().some(({ status }) => status > 0), 'the attempt');
    await heardAll(office);
    expect([office.answersTo(id), errorsIn(office), tried().length]).toEqual([[answer], [], 1]);
  });

  test('gets no answer when it goes before that; the next one does', async () => {
    const office = await openOffice();
    const id = await onItsWay(office);
    asMax(office).delete(id);
    expect(await office.ask('hilfe', inUmzug)).toContain('Das können Sie mich fragen');
    expect([messagesFor(office, id), errorsIn(office)]).toEqual([[], []]);
  });
});

/** What the bot looks up in the chat. */
const looks = (office: Office) => botRequests(office, 'GET', 'messages').length;

async function restarted(office: Office, bot: { stop(): Promise<void> }): Promise<void> {
  await bot.stop();
  await office.startBot();
  await heardAll(office);
}

/** Moves this message, and no other. */
async function moveAlone(office: Office, id: number, topic: string): Promise<void> {
  const max = clientOf(office.chat, office.chat.people.max);
  await max('PATCH', `messages/${id}`, { topic, propagate_mode: 'change_one' });
}

describe('a question deleted after a restart of the bot', long, () => {
  test.each<Where>([inUmzug, {}, { withPeople: ['erika'] }, { channel: 'allgemein' }])(
    'takes its answer along, by one look (%j)',
    async (where) => {
      const office = await openOffice({ withoutBot: true });
      const bot = await office.startBot();
      const { id } = await askSettled(office, pair, where);
      const other = await askSettled(office, 'hilfe', where);
      await restarted(office, bot);
      const before = looks(office);
      asMax(office).delete(id);
      await gone(office, id);
      expect(looks(office)).toBe(before + 1);
      expect(office.answersTo(other.id)).toEqual([other.answer]);
    },
  );

  test('takes along what was answered privately', async () => {
    const office = await openOffice({ chat: { account: 'human' }, withoutBot: true });
    const { max, erika } = office.chat.people;
    office.chat.createChannel('aushang', { adminsOnlyPosting: true, subscribers: [max, erika] });
    const bot = await office.startBot();
    await heardAll(office);
    const { id } = await askSettled(office, pair, { ...asErika, channel: 'aushang' });
    expect(messageFor(office, id)).toMatchObject({ type: 'private' });
    await restarted(office, bot);
    office.chat.as(erika).delete(id);
    await gone(office, id);
  });

  test('and moved alone before that, takes it along from where it was', async () => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    const { id } = await askSettled(office, pair, inUmzug);
    await restarted(office, bot);
    await moveAlone(office, id, 'Neu');
    asMax(office).delete(id);
    await gone(office, id);
  });
});

test('what was never asked is deleted without a look', async () => {
  const office = await openOffice({ withoutBot: true });
  await (await office.startBot()).stop();
  const bot = await office.startBot();
  await heardAll(office);
  const before = looks(office);
  const talk = asMax(office).send({ ...inUmzug, topic: 'Fragen', content: 'Mahlzeit' });
  asMax(office).delete(talk);
  await askSettled(office, 'hilfe');
  expect(looks(office)).toBe(before);
  await bot.stop();
});

describe('a question that is moved alone', () => {
  test.each([false, true])(
    'and edited, has the answer that it had edited (restart: %j)',
    async (restarts) => {
      const office = await openOffice({ withoutBot: true });
      const bot = await office.startBot();
      const { id } = await askSettled(office, pair, inUmzug);
      if (restarts) await restarted(office, bot);
      await moveAlone(office, id, 'Neu');
      await heardAll(office);
      expect(await editFollowed(office, id, 'halteverbot köln hamburg', inUmzug)).toContain('| Hamburg |');
      expect(places(office, id)).toEqual(['Fragen']);
    },
  );
});

describe('a moved question', () => {
  test('has its answer where it is now, and the link in it leads there', async () => {
    const office = await openOffice();
    const id = await onItsWay(office);
    asMax(office).moveTopic(id, 'Neu (2)');
    expect(await settled(office, id)).toContain(`/topic/Neu.20.282.29/near/${id})`);
    expect(places(office, id)).toEqual(['Neu (2)']);
  });

  test('that the bot has asked back about is answered there', async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, 'halteverbot berlin hamburg', inUmzug);
    asMax(office).moveTopic(id, 'Neu');
    await heardAll(office);
    expect(await office.ask('mitte', inUmzug)).not.toContain('Berlin Mitte');
    expect(await office.ask('neukölln', inNew)).toContain('| Berlin Neukölln | Hamburg |');
  });

  test('with its answer is still followed when it is edited', async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, pair, inUmzug);
    asMax(office).moveTopic(id, 'Neu');
    await heardAll(office);
    expect(await editFollowed(office, id, 'halteverbot köln hamburg', inUmzug)).toContain(
      '| Köln | Hamburg |',
    );
    expect(places(office, id)).toEqual(['Neu']);
  });
});

test('a question that is edited while its answer is on its way is answered as it is now', async () => {
  const office = await openOffice();
  const id = await onItsWay(office);
  edit(office, id, 'halteverbot köln hamburg', inUmzug);
  await until(() => office.answersTo(id).join().includes('| Köln | Hamburg |'), 'the new answer');
  expect(messagesFor(office, id)).toHaveLength(1);
});

test.each<[string, (office: Office, id: number, other: number) => void, string]>([
  ['deleted', (office, id) => office.chat.as(office.chat.people.erika).delete(id), '**2 Textbausteine**'],
  ['edited', (office, id, other) => edit(office, id, `snippet löschen ${other}`, inErikas), '| Eins |'],
])('what is %s before its turn changes nothing by its old words', async (_, change, left) => {
  const office = await openOffice(ordinary);
  const save = (title: string) => office.chat.as(office.chat.amtsbot).saveSnippet(title, 'x');
  const [one, two] = [save('Eins'), save('Zwei')];
  await onItsWay(office, inErikas);
  const id = office.say(`snippet löschen ${one}`, inErikas);
  await heardAll(office);
  change(office, id, two);
  expect(await office.ask('snippets', inErikas)).toContain(left);
});

test('deleted while its file is uploaded, it gets no answer', async () => {
  const office = await openOffice(huge);
  const id = await uploading(office);
  asMax(office).delete(id);
  await office.ask('hilfe', inUmzug);
  expect(messagesFor(office, id)).toEqual([]);
});

test('moved while its file is uploaded, it is answered where it is', async () => {
  const office = await openOffice(huge);
  const id = await uploading(office);
  asMax(office).moveTopic(id, 'Neu');
  await settled(office, id);
  expect(places(office, id)).toEqual(['Neu']);
});

describe('an answered question of which a file is just uploaded', long, () => {
  const inPieces = { settings: { TUS_THRESHOLD_MIB: '0' } } as const;
  async function wishing(office: Office): Promise<number> {
    const { id } = await askSettled(office, pair, inUmzug);
    office.chat.fault({ method: 'PATCH', path: /^tus/, how: { kind: 'slow', ms: 300 } });
    const tus = () => office.chat.requests.filter(({ path }) => path.startsWith('tus')).length;
    const before = tus();
    await wishFile(office, messageFor(office, id).id);
    await until(() => tus() > before, 'the upload');
    return id;
  }
  const done = (office: Office) =>
    until(() => office.log.some(({ msg }) => msg === 'more was wanted of an answer'), 'the end of it');

  test('is moved: the file comes where it is', async () => {
    const office = await openOffice(inPieces);
    const id = await wishing(office);
    asMax(office).moveTopic(id, 'Neu');
    await done(office);
    expect(filesFor(office, id)).toHaveLength(1);
    expect(places(office, id)).toEqual(['Neu', 'Neu']);
  });

  test('is deleted: neither answer nor file is left', async () => {
    const office = await openOffice(inPieces);
    const id = await wishing(office);
    asMax(office).delete(id);
    await done(office);
    await heardAll(office);
    expect([messagesFor(office, id), errorsIn(office)]).toEqual([[], []]);
  });
});

test('deleted while it is answered by its new words, it has no answer', async () => {
  const office = await openOffice();
  const { id } = await askSettled(office, pair, inUmzug);
  office.facts.fault({ path: /hamburg/, how: { kind: 'slow', ms: 300 } });
  const from = office.facts.requests.length;
  edit(office, id, 'halteverbot hamburg bremen', inUmzug);
  await until(() => office.facts.requests.length > from, 'the bot to be at it');
  asMax(office).delete(id);
  await until(() => office.log.some(({ msg }) => msg === 'a question was edited'), 'the end of it');
  await heardAll(office);
  expect([messagesFor(office, id), errorsIn(office)]).toEqual([[], []]);
});

test('moved and then deleted, it takes its answer along', async () => {
  const office = await openOffice();
  const { id } = await askSettled(office, pair, inUmzug);
  asMax(office).moveTopic(id, 'Neu');
  await heardAll(office);
  asMax(office).delete(id);
  await gone(office, id);
});

test('moved, its answer is the one that “als PDF bitte” means', long, async () => {
  const office = await openOffice();
  const { id } = await askSettled(office, pair, inUmzug);
  asMax(office).moveTopic(id, 'Neu');
  await heardAll(office);
  expect(filesIn(await office.ask('als PDF bitte', inNew))).toHaveLength(1);
});
