// The answer follows its question: edited, it is worked out anew and stands where it stood.
import { describe, expect, test } from 'vitest';
import { testCatalogue } from '../support/commands.ts';
import { edit, editFollowed, idsFor } from '../support/editing.ts';
import { filesIn } from '../support/files.ts';
import { filesFor, wishFile } from '../support/fileWish.ts';
import { hugeCatalogue } from '../support/hugeAnswer.ts';
import { openOffice, until } from '../support/office.ts';
import { asErika, botRequests, changesSince, ordinary, refusing } from '../support/setUps.ts';
import { askSettled, errorsIn, heardAll, messageFor, messagesFor } from '../support/settled.ts';
import { long } from '../support/long.ts';

const munich = 'halteverbot köln münchen';
const hamburg = 'halteverbot köln hamburg';
const oldFigure = '216 bis 464 €';
const pieces = { settings: { TUS_THRESHOLD_MIB: '1' } } as const;
const inUmzug = { channel: 'umzug' } as const;

describe('an edited question', () => {
  test.each([{}, inUmzug, { withPeople: ['erika'] as const }, { channel: 'allgemein' }])(
    'has its answer edited, and no other message (%j)',
    async (where) => {
      const office = await openOffice();
      const { id, answer } = await askSettled(office, munich, where);
      expect(answer).toContain(oldFigure);
      const before = office.chat.messages().length;
      const anew = await editFollowed(office, id, hamburg, where);
      expect(anew).toContain('| Köln | Hamburg |');
      expect(anew).not.toContain('München');
      expect(office.chat.messages()).toHaveLength(before);
      expect(office.isRead(id)).toBe(true);
    },
  );

  test('is followed again and again, after a restart too, and into another language', long, async () => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    const { id } = await askSettled(office, munich);
    const ids = idsFor(office, id);
    await editFollowed(office, id, hamburg);
    await bot.stop();
    await office.startBot();
    await office.ask('hilfe');
    expect(await editFollowed(office, id, 'no-parking köln münchen')).toContain('**21 days** of lead time');
    expect(await editFollowed(office, id, munich)).toContain(oldFigure);
    expect(idsFor(office, id)).toEqual(ids);
  });

  test('is still about what was answered before it, and so is its file', long, async () => {
    const office = await openOffice();
    await office.ask('fakten e-auto-foerderung', inUmzug);
    const { id } = await askSettled(office, 'Gilt der Zuschuss auch für einen Leasingwagen?', inUmzug);
    const anew = await editFollowed(office, id, 'Gilt der Zuschuss auch für einen Gebrauchten?', inUmzug);
    expect(anew).toContain('keine Förderung für Gebrauchtwagen');
    const [answerId = 0] = idsFor(office, id);
    await wishFile(office, answerId);
    await until(() => filesFor(office, id).length > 0, 'the file');
  });

  test('may make one message of several, and several of one', long, async () => {
    const office = await openOffice({ catalogue: testCatalogue() });
    const { id } = await askSettled(office, 'langes');
    const [first, ...others] = idsFor(office, id);
    expect(others).toHaveLength(2);
    expect(await editFollowed(office, id, 'quatsch')).toContain('Dazu habe ich keine Daten');
    expect(idsFor(office, id)).toEqual([first]);
    const long = await editFollowed(office, id, 'langes');
    expect(idsFor(office, id)).toEqual([first, expect.any(Number), expect.any(Number)]);
    expect(long.match(/Zeile \d+/g)).toHaveLength(400);
  });

  test('too late for the answer to be edited has a new answer, linked to it', async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, munich, inUmzug);
    const how = refusing('The time limit for editing this message has passed');
    office.chat.fault({ method: 'PATCH', path: /^messages\/\d+$/, how });
    await editFollowed(office, id, hamburg, inUmzug);
    const messages = messagesFor(office, id);
    expect(messages.map(({ topic }) => topic)).toEqual(['Fragen', 'Fragen']);
    expect(messages[1]?.content).toContain('| Köln | Hamburg |');
  });

  test('that is nonsense now keeps no figure; and can be mended', long, async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, munich);
    const nonsense = await editFollowed(office, id, 'halteverbot köln atlantis');
    expect(nonsense).toContain('**„atlantis“** kenne ich nicht');
    expect(nonsense).not.toContain(oldFigure);
    expect(await office.ask('münchen')).toContain('| Köln | München |');
    await editFollowed(office, id, 'grüne Ideen');
    expect(office.answersTo(id).at(-1)).toContain('Dazu habe ich keine Daten');
  });

  test('that the bot asked back about has its answer as a message of its own', async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, 'halteverbot berlin hamburg', inUmzug);
    await editFollowed(office, id, munich, inUmzug);
    expect(messagesFor(office, id).map(({ content }) => content.includes('Rückfrage'))).toEqual([
      true,
      false,
    ]);
    expect(office.answersTo(id)[1]).toContain('| Köln | München |');
    expect(await office.ask('mitte', inUmzug)).not.toContain('Hamburg');
  });

  test('that answered what was asked back is put in its place', async () => {
    const office = await openOffice();
    await office.ask('halteverbot berlin hamburg');
    const { id } = await askSettled(office, 'pankow');
    expect(await editFollowed(office, id, 'neukölln')).toContain('| Berlin Neukölln | Hamburg |');
  });

  test.each(['halteverbot   köln  münchen', `${munich} danke`, `${munich}, bitte!`, `${munich} `])(
    'that only says “%s” keeps its answer as it is',
    long,
    async (text) => {
      const office = await openOffice();
      const { id, answer } = await askSettled(office, munich, inUmzug);
      edit(office, id, text, inUmzug);
      await heardAll(office);
      await office.ask('hilfe', inUmzug);
      expect(office.answersTo(id)).toEqual([answer]);
    },
  );

  test('that wants a file now gets its link, and loses it again', long, async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, munich);
    const ids = idsFor(office, id);
    expect(filesIn(await editFollowed(office, id, `${munich} pdf`))).toHaveLength(1);
    expect(filesIn(await editFollowed(office, id, munich))).toEqual([]);
    expect(idsFor(office, id)).toEqual(ids);
  });

  test('that was answered privately is so again', long, async () => {
    const office = await openOffice({ chat: { account: 'human' } });
    const { max, erika } = office.chat.people;
    const aushang = { channel: 'aushang', as: 'erika' } as const;
    office.chat.createChannel('aushang', { adminsOnlyPosting: true, subscribers: [max, erika] });
    await office.ask('hilfe');
    const { id } = await askSettled(office, munich, aushang);
    const anew = await editFollowed(office, id, hamburg, aushang);
    expect(messageFor(office, id)).toMatchObject({ type: 'private', toUserIds: [erika.userId] });
    expect(anew).toContain('| Köln | Hamburg |');
  });
});

describe('an edit never changes anything', () => {
  const notDone = 'Das habe ich nicht ausgeführt.';

  test('what was done stays told, and beside it once that it is not done again', async () => {
    const office = await openOffice(ordinary);
    const [one, two] = ['Eins', 'Zwei'].map((title) =>
      office.chat.as(office.chat.amtsbot).saveSnippet(title, 'x'),
    );
    const { id, answer } = await askSettled(office, `snippet löschen ${one}`, asErika);
    const from = office.chat.requests.length;
    await editFollowed(office, id, `snippet löschen ${two}`, asErika);
    await editFollowed(office, id, `snippet löschen ${two} bitte`, asErika);
    expect(office.answersTo(id)).toEqual([answer, expect.stringContaining(notDone)]);
    expect(await office.ask('snippets', asErika)).toContain('| Zwei |');
    expect([changesSince(office, from), errorsIn(office)]).toEqual([[], []]);
  });

  test('also when its number was what was asked back', async () => {
    const office = await openOffice(ordinary);
    const id = office.chat.as(office.chat.amtsbot).saveSnippet('Eins', 'x');
    await office.ask('snippet löschen', asErika);
    const done = await askSettled(office, String(id), asErika);
    expect(done.answer).toContain('gelöscht');
    await editFollowed(office, done.id, String(id + 1), asErika);
    expect(office.answersTo(done.id)).toEqual([done.answer, expect.stringContaining(notDone)]);
  });

  test.each([
    ['snippet löschen 7', asErika, notDone],
    ['saved snippet delete 7', asErika, 'I have not done that.'],
    ['snippet löschen 7', {}, 'Das dürfen nur Administratoren'],
    ['snippets', {}, 'Das dürfen nur Administratoren'],
  ])(
    'a question that becomes “%s” (%j) keeps no old figure, but is told so',
    long,
    async (text, where, said) => {
      const office = await openOffice(ordinary);
      const { id } = await askSettled(office, munich, where);
      const ids = idsFor(office, id);
      const anew = await editFollowed(office, id, text, where);
      expect(anew).toContain(said);
      expect(anew).not.toContain(oldFigure);
      expect(idsFor(office, id)).toEqual(ids);
      expect(await editFollowed(office, id, hamburg, where)).toContain('| Köln | Hamburg |');
      expect(idsFor(office, id)).toEqual(ids);
    },
  );

  test('one that was refused and is edited into another is refused once', async () => {
    const office = await openOffice(ordinary);
    const { id } = await askSettled(office, 'snippet löschen 7');
    await editFollowed(office, id, 'snippet löschen 8');
    expect(office.answersTo(id)).toEqual([expect.stringContaining('Das dürfen nur Administratoren')]);
  });
});

test('where the new words meet a bug, the old figures go', async () => {
  const office = await openOffice({ catalogue: testCatalogue() });
  const { id } = await askSettled(office, 'langes');
  const anew = await editFollowed(office, id, 'kaputt');
  expect(anew).toContain('der Fehler liegt bei mir');
  expect(anew).not.toContain('Zeile');
});

describe('the answer to what was asked back, edited', long, () => {
  test.each([
    ['pankow', 'neukölln', 'Berlin Neukölln'],
    ['egal', 'neukölln', 'Berlin Neukölln'],
    ['pankow', 'egal', 'Berlin (gesamt)'],
  ])('from “%s” to “%s”, before and after a restart', async (first, then, place) => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    await office.ask('halteverbot berlin hamburg');
    const { id } = await askSettled(office, first);
    const ids = idsFor(office, id);
    expect(await editFollowed(office, id, then)).toContain(`| ${place} | Hamburg |`);
    await bot.stop();
    await office.startBot();
    await heardAll(office);
    expect(await editFollowed(office, id, 'spandau')).toContain('| Berlin Spandau | Hamburg |');
    expect(idsFor(office, id)).toEqual(ids);
  });

  test('completes the earlier question as that says now', async () => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    const first = await askSettled(office, 'halteverbot berlin hamburg');
    const { id } = await askSettled(office, 'pankow');
    await bot.stop();
    office.chat.as(office.chat.people.max).edit(first.id, 'halteverbot berlin bremen');
    await office.startBot();
    await heardAll(office);
    expect(await editFollowed(office, id, 'mitte')).toContain('| Berlin Mitte | Bremen |');
  });

  test('in a group is followed without a mention; other talk there is not', async () => {
    const office = await openOffice({ withoutBot: true });
    const group = { withPeople: ['erika'] } as const;
    const bot = await office.startBot();
    await office.ask('halteverbot berlin hamburg', group);
    const { id } = await askSettled(office, 'pankow', group);
    await bot.stop();
    await office.startBot();
    await heardAll(office);
    const talk = office.say('gute Sache', group);
    edit(office, talk, 'sehr gute Sache');
    expect(await editFollowed(office, id, 'neukölln')).toContain('| Berlin Neukölln | Hamburg |');
    expect(office.answersTo(talk)).toEqual([]);
  });

  test.each([false, true])(
    'in a channel, too; other talk there costs nothing (restart: %j)',
    async (restarts) => {
      const office = await openOffice({ withoutBot: true });
      const bot = await office.startBot();
      const max = office.chat.as(office.chat.people.max);
      await office.ask('halteverbot berlin hamburg', inUmzug);
      const say = (content: string) => max.send({ ...inUmzug, topic: 'Fragen', content });
      const id = say('pankow');
      await until(() => office.isRead(id), 'the answer');
      const talk = say('gute Sache');
      await heardAll(office);
      if (restarts) {
        await bot.stop();
        await office.startBot();
        await heardAll(office);
      }
      const before = botRequests(office, 'GET', /^messages/).length;
      max.edit(talk, 'sehr gute Sache');
      await heardAll(office);
      expect([office.answersTo(talk), botRequests(office, 'GET', /^messages/).length]).toEqual([[], before]);
      max.edit(id, 'neukölln');
      await until(() => office.answersTo(id)[0]?.includes('Neukölln') === true, 'the answer to follow');
      expect(office.answersTo(id)).toEqual([expect.stringContaining('| Berlin Neukölln | Hamburg |')]);
    },
  );

  test.each([true, false])(
    'while it waits for the facts service, too (which is back: %j)',
    async (isBack) => {
      const office = await openOffice();
      await office.ask('halteverbot berlin hamburg', inUmzug);
      const end = office.facts.fault({ path: /halteverbot|health/, times: Infinity, how: { kind: 'drop' } });
      const id = office.say('pankow', inUmzug);
      await until(() => office.answersTo(id).length > 0, 'the note');
      await office.ask('hilfe', { ...inUmzug, as: 'erika' });
      if (isBack) end();
      edit(office, id, 'neukölln', inUmzug);
      await heardAll(office);
      end();
      await office.tick('retry');
      await until(() => office.answersTo(id).at(-1)?.includes('Tage Vorlauf') === true, 'the answer');
      expect(office.answersTo(id).at(-1)).toContain('| Berlin Neukölln | Hamburg |');
    },
  );
});

test('an edit further up leaves open what was asked back last', long, async () => {
  const office = await openOffice();
  const { id } = await askSettled(office, munich);
  await office.ask('halteverbot berlin hamburg');
  await editFollowed(office, id, hamburg);
  expect(await office.ask('mitte')).toContain('| Berlin Mitte | Hamburg |');
});

test('in a private channel that the bot is not in, the private answer follows all the same', async () => {
  const office = await openOffice({ withoutBot: true });
  const geheim = { channel: 'geheim' } as const;
  office.chat.createChannel('geheim', { isPrivate: true, subscribers: [office.chat.people.max] });
  const bot = await office.startBot();
  const { id } = await askSettled(office, munich, geheim);
  expect(await editFollowed(office, id, hamburg, geheim)).toContain('| Köln | Hamburg |');
  await bot.stop();
  await office.startBot();
  await heardAll(office);
  expect(await editFollowed(office, id, munich, geheim)).toContain(oldFigure);
  expect(messageFor(office, id)).toMatchObject({ type: 'private' });
});

test('after an upload that took a while the old answer is gone, too', long, async () => {
  const office = await openOffice({ catalogue: hugeCatalogue(2), bot: { progressEveryMs: 0 }, ...pieces });
  const { id } = await askSettled(office, 'hilfe');
  office.chat.fault({ method: 'PATCH', path: /^tus/, how: { kind: 'slow', ms: 100 } });
  await editFollowed(office, id, 'riesig csv');
  expect(messagesFor(office, id).map(({ content }) => content.slice(0, 6))).toEqual(['Riesig']);
});

test('a file that was wanted by a reaction does not stay as that of the new answer', long, async () => {
  const office = await openOffice();
  const { id } = await askSettled(office, munich);
  await wishFile(office, messageFor(office, id).id);
  await until(() => filesFor(office, id).length > 0, 'the file');
  const old = filesFor(office, id);
  await editFollowed(office, id, hamburg);
  expect(filesFor(office, id)).not.toEqual(old);
});

test('where it may not delete, parts too many do not keep the old figures', long, async () => {
  const office = await openOffice({ catalogue: testCatalogue() });
  const { id } = await askSettled(office, 'langes');
  office.chat.fault({ method: 'DELETE', times: Infinity, how: refusing("You don't have permission") });
  expect(await editFollowed(office, id, 'quatsch')).not.toContain('Zeile');
});

test('what is asked back after an edit is still open after a restart', long, async () => {
  const office = await openOffice({ withoutBot: true });
  const bot = await office.startBot();
  const { id } = await askSettled(office, munich);
  await editFollowed(office, id, 'halteverbot berlin münchen');
  await bot.stop();
  await office.startBot();
  expect(await office.ask('mitte')).toContain('| Berlin Mitte | München |');
});
