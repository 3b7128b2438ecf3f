// Whoever asks very much at once is told how much is left: once, privately, and nobody else is.
// @module-tag long
import { expect, test } from 'vitest';
import { type Office, openOffice, until } from '../support/office.ts';

/** What the bot has said of that, with those who were told. */
const notes = (office: Office) =>
  office.chat.messages().filter(({ content }) => /warten noch|of yours are waiting/.test(content));

const done = (office: Office) => office.log.filter(({ msg }) => msg === 'question done').length;

function flood(office: Office, count: number, text = 'hilfe'): readonly number[] {
  return Array.from({ length: count }, (_, index) =>
    office.say(text, index % 2 ? { channel: 'umzug', topic: `Thema ${index % 5}` } : {}),
  );
}

/** So that a flood lasts for longer than a moment. */
const slowly = (office: Office) =>
  office.chat.fault({ method: 'POST', path: 'messages', times: Infinity, how: { kind: 'slow', ms: 100 } });

test('a thousand questions at once are told of once, also over a restart', async () => {
  const office = await openOffice({ withoutBot: true });
  const bot = await office.startBot();
  await office.ask('hilfe');
  slowly(office);
  flood(office, 1_000);
  office.say('hilfe', { as: 'erika', channel: 'umzug', topic: 'Thema 1' });
  await until(() => notes(office).length > 0, 'the note');
  const [note] = notes(office);
  expect(note?.toUserIds).toEqual([office.chat.people.max.userId]);
  expect(
    Number(/\*\*(\d+) Fragen\*\*/.exec(note?.content.replaceAll('\u00a0', ' ') ?? '')?.[1]),
  ).toBeGreaterThan(500);
  await bot.stop();
  await office.startBot();
  const before = done(office);
  const askedBefore = office.chat.requests.length;
  // It is thought of a second after they are taken in hand, and looked for what was said before.
  const looks = () =>
    office.chat.requests
      .slice(askedBefore)
      .filter(({ method, path }) => method === 'GET' && path === 'messages');
  await until(() => done(office) > before + 60 && looks().length > 3, 'more of them');
  expect(notes(office)).toHaveLength(1);
});

test('in the language of the question; and a second flood is told of again', async () => {
  const office = await openOffice();
  await office.ask('hilfe');
  const mend = slowly(office);
  const first = flood(office, 200, 'help me please');
  await until(() => notes(office).length > 0, 'the note');
  expect(notes(office)[0]?.content).toMatch(/^\*\*\d+ questions\*\* of yours are waiting/);
  mend();
  await until(() => first.every((id) => office.isRead(id)), 'all of them to be done');
  slowly(office);
  flood(office, 200);
  await until(() => notes(office).length > 1, 'the second note');
});

test('whoever asks no more than anybody reads is told nothing, whatever others ask', async () => {
  const office = await openOffice();
  await office.ask('hilfe');
  const mend = slowly(office);
  flood(office, 55);
  const others = Array.from({ length: 20 }, () => office.say('hilfe', { as: 'erika' }));
  await until(() => done(office) > 40, 'some of them to be done');
  mend();
  await until(() => others.every((id) => office.isRead(id)), 'the others to be done');
  expect(notes(office)).toEqual([]);
});
