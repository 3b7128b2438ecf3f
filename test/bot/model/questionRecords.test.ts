// What is known of a question: how far it is, what happened to it while in hand, and what it was answered by.
import { describe, expect, test } from 'vitest';
import { unobserved } from '../../../src/bot/model/observer.ts';
import { type Conversation, movedTo, type Question } from '../../../src/bot/model/question.ts';
import { editFollowed } from '../../support/editing.ts';
import { fetched, fileIn, filesIn, pdfText, readCsv } from '../../support/files.ts';
import { type Office, openOffice, type Where } from '../../support/office.ts';
import { asErika, asked, ordinary, statusOf } from '../../support/setUps.ts';
import { questionOf, recorded } from '../../support/recorded.ts';
import { askSettled } from '../../support/settled.ts';
import { long } from '../../support/long.ts';

const channel: Conversation = { kind: 'channel', channelId: 7, channelName: 'umzug', topic: 'Fragen' };
const direct: Conversation = { kind: 'direct', userIds: [12] };
const askedIn = (conversation: Conversation, id = 1) => questionOf(id, { conversation });
const question = askedIn(channel);
const allgemein = { id: 9, name: 'allgemein' };

describe('a question in hand', () => {
  test('is where it was asked as long as nothing happens', () => {
    const where = recorded();
    where.takeOne(1);
    expect(where.present(question)).toBe(question);
  });

  test('is where it was moved, the last time', () => {
    const where = recorded();
    where.takeOne(1);
    where.moved([1, 2], { topic: 'Neu' });
    where.moved([1], { topic: 'Neuer' });
    expect(where.present(question)?.conversation).toEqual({ ...channel, topic: 'Neuer' });
    expect(where.present(question)).toMatchObject({ id: 1, text: 'hilfe', askerId: 12 });
  });

  test('may come into another channel, with or without another topic', () => {
    const where = recorded();
    where.takeOne(1);
    where.moved([1], { channel: allgemein });
    const there = { kind: 'channel', channelId: 9, channelName: 'allgemein' };
    expect(where.present(question)?.conversation).toEqual({ ...there, topic: 'Fragen' });
    where.moved([1], { topic: '', channel: allgemein });
    expect(where.present(question)?.conversation).toEqual({ ...there, topic: '' });
  });

  test('is nowhere once it is deleted, whatever happens then', () => {
    const where = recorded();
    where.takeOne(1);
    where.deleted([1]);
    where.moved([1], { topic: 'Neu' });
    where.takeOne(1);
    expect(where.present(question)).toBeUndefined();
  });

  test('is not mistaken for another', () => {
    const where = recorded();
    where.takeOne(1);
    where.takeOne(2);
    where.moved([2], { topic: 'Neu' });
    where.deleted([3]);
    expect([where.present(question), where.present(askedIn(channel, 3))]).toEqual([
      question,
      askedIn(channel, 3),
    ]);
  });

  test('keeps what has happened when it is taken once more, and forgets it when it is let go', () => {
    const where = recorded();
    where.takeOne(1);
    where.moved([1], { topic: 'Neu' });
    where.takeOne(1);
    expect(where.present(question)?.conversation).toMatchObject({ topic: 'Neu' });
    where.letGo(1);
    expect(where.present(question)).toBe(question);
    where.deleted([1]);
    expect(where.present(question)).toBe(question);
  });
});

test('a direct message cannot be moved', () => {
  const where = recorded();
  where.takeOne(1);
  where.moved([1], { topic: 'Neu' });
  expect(where.present(askedIn(direct))?.conversation).toEqual(direct);
  expect(movedTo(direct, { channel: allgemein })).toEqual(direct);
});

test.each([
  [
    { topic: 'Neu', channel: undefined },
    { topic: undefined, channel: allgemein },
  ],
  [
    { topic: undefined, channel: allgemein },
    { topic: 'Neu', channel: undefined },
  ],
])('moved by %j and then by %j, it is in the new topic of the new channel', (first, second) => {
  const where = recorded();
  where.takeOne(1);
  where.moved([1], first);
  where.moved([1], second);
  const there = { kind: 'channel', channelId: 9, channelName: 'allgemein', topic: 'Neu' };
  expect(where.present(question)?.conversation).toEqual(there);
});

const pair = 'halteverbot köln münchen';
const which = 'Hier steht noch keine Antwort';
const above = 'Die Antwort von oben als Datei.';

const csvLines = async (office: Office, answer: string) =>
  readCsv((await fetched(office, fileIn(answer, 'csv'))).bytes).lines;

describe('what was answered', () => {
  test('is known by its question, in the words that were answered last, in hand or done', () => {
    const known = recorded();
    known.recall([], 0);
    known.takeOne(1);
    known.answer(1, 'eins');
    known.answer(2, 'zwei');
    known.answer(1, 'eins anders');
    known.done(1, 'answered');
    expect([known.isAnsweredBy(1, 'eins'), known.isAnsweredBy(1, 'eins anders')]).toEqual([false, true]);
    expect([1, 2, 3].map((id) => known.wasAnswered(id))).toEqual([true, true, false]);
    expect([1, 2, 3].map((id) => known.mayBeAnswered(id))).toEqual([true, true, false]);
  });

  test('by earlier runs is known as far as it was read; all may be, until it is told which are theirs', () => {
    const known = recorded();
    expect(known.mayBeAnswered(50)).toBe(true);
    known.recall([7], 40);
    expect([7, 8, 40, 41].map((id) => known.mayBeAnswered(id))).toEqual([true, true, true, false]);
    expect([7, 8].map((id) => known.wasAnswered(id))).toEqual([true, false]);
    expect(known.isAnsweredBy(7, 'unknown')).toBe(false);
  });

  test('is forgotten in the order in which it came, 20,000 later; it may have been any of the old ones then', () => {
    const known = recorded();
    known.recall([], 0);
    for (let id = 11; id <= 20_011; id++) known.answer(id, 'x');
    expect([known.wasAnswered(11), known.wasAnswered(12)]).toEqual([false, true]);
    expect([5, 11, 20_011, 20_012].map((id) => known.mayBeAnswered(id))).toEqual([true, true, true, false]);
  });
});

describe('what is given back', () => {
  const minute = 60_000;
  const given = () => {
    let now = 0;
    const known = recorded(unobserved, () => now);
    const due = () => known.dueAgain().map(({ id }) => id);
    return { ...known, due, later: (ms: number) => void (now += ms) };
  };

  test('is due each minute for five times, and then every five minutes, however often it is given back', () => {
    const known = given();
    const times: number[] = [];
    for (let time = 1; time <= 20; time++) {
      if (known.due().length > 0 || time === 1) {
        known.takeOne(1, {}, 'found');
        known.leave(1, 'failed');
        times.push(time);
      }
      known.later(minute);
    }
    expect(times).toEqual([1, 2, 3, 4, 5, 6, 11, 16]);
  });

  test('is not due any more when it was marked as read before its answer', () => {
    const known = given();
    known.takeOne(2);
    known.markFirst(2);
    known.leave(2, 'failed');
    expect(known.due()).toEqual([]);
  });

  test('because an earlier one is not answered yet is due each minute', () => {
    const known = given();
    for (let time = 1; time <= 10; time++) {
      known.takeOne(1, {}, 'found');
      known.leave(1, 'behind');
    }
    expect(known.due()).toEqual([1]);
  });

  test('is kept in the order in which it was asked, and followed until it is let go', () => {
    const known = given();
    for (let id = 301; id >= 1; id--) {
      known.takeOne(id);
      known.leave(id, 'failed');
    }
    expect(known.due()).toEqual(Array.from({ length: 301 }, (_, index) => index + 1));
    known.deleted([1]);
    expect(known.present(question)).toBeUndefined();
    known.letGo(1);
    expect(known.due()).toHaveLength(300);
  });

  test.each([
    ['failed', true],
    ['behind', true],
    ['refused', false],
  ] as const)('%s, it holds up what its asker says there later, and nobody else: %j', (why, holdsUp) => {
    const known = given();
    known.takeOne(2);
    expect(known.isBehind(questionOf(3))).toBe(false);
    known.leave(2, why);
    const isBehind = (id: number, about: Partial<Question> = {}) => known.isBehind(questionOf(id, about));
    expect(isBehind(3)).toBe(holdsUp);
    expect([isBehind(1), isBehind(3, { askerId: 13 }), isBehind(3, { conversation: direct })]).toEqual([
      false,
      false,
      false,
    ]);
    known.takeOne(2, {}, 'found');
    expect(isBehind(3)).toBe(holdsUp);
    known.moved([2], { topic: 'Neu' });
    expect([isBehind(3), isBehind(3, { conversation: { ...channel, topic: 'Neu' } })]).toEqual([
      false,
      holdsUp,
    ]);
    known.wait(questionOf(2, { conversation: { ...channel, topic: 'Neu' } }), []);
    expect(isBehind(3, { conversation: { ...channel, topic: 'Neu' } })).toBe(false);
  });

  test('and then deleted or done, it holds up nobody', () => {
    const known = given();
    known.takeOne(1);
    known.leave(1, 'failed');
    known.takeOne(2);
    known.leave(2, 'failed');
    known.deleted([1]);
    expect(known.isBehind(questionOf(2))).toBe(false);
    known.takeOne(2);
    known.done(2, 'answered');
    expect(known.isBehind(questionOf(3))).toBe(false);
  });
});

test('what is in the chat for a question is known until it is done', () => {
  const known = recorded();
  const marker = (part: number) => ({ questionId: 1, kind: 'answer', part, parts: 2 }) as const;
  known.sent(marker(1));
  expect(known.sentFor(1)).toEqual([]);
  known.take(question, [marker(1)], 'found');
  known.sent(marker(2));
  known.leave(1, 'failed');
  expect(known.sentFor(1)).toEqual([marker(1), marker(2)]);
  known.done(1, 'answered');
  expect(known.sentFor(1)).toEqual([]);
});

test('an answered question is followed while something is done about its answer', async () => {
  const known = recorded();
  known.takeOne(1);
  known.done(1, 'answered');
  known.moved([1], { topic: 'Davor' });
  expect(known.present(question)).toBe(question);
  await known.again(1, 'file', async () => {
    expect([known.isUnderWay(1, 'file'), known.isUnderWay(1, 'more')]).toEqual([true, false]);
    known.moved([1], { topic: 'Neu' });
    expect(known.present(question)?.conversation).toMatchObject({ topic: 'Neu' });
    await known.again(1, 'edit', async () => known.deleted([1]));
    expect(known.present(question)).toBeUndefined();
  });
  expect([known.isUnderWay(1, 'file'), known.present(question)]).toEqual([false, question]);
});

test('a person has in hand what is neither done, nor waits, nor is talk', () => {
  const known = recorded();
  for (const id of [1, 2, 3]) known.takeOne(id);
  known.takeOne(4, { isTalk: true });
  known.takeOne(5, { askerId: 13 });
  known.wait(questionOf(2), []);
  known.done(3, 'answered');
  expect(known.inHandOf(12)).toEqual([1]);
  expect(known.waiting().map((one) => one.question.id)).toEqual([2]);
  known.leave(1, 'failed');
  expect(known.inHandOf(12)).toEqual([]);
});

describe('“als PDF bitte” alone', () => {
  test('gives the answer before it in this conversation, in its language', async () => {
    const office = await openOffice();
    await office.ask(pair);
    const answer = await office.ask('als PDF bitte');
    expect(answer.startsWith(above)).toBe(true);
    const { bytes } = await fetched(office, fileIn(answer, 'pdf'));
    expect(await pdfText(bytes)).toContain('21 Tage Vorlauf');
    await office.ask('no-parking köln münchen', { ...asErika, channel: 'umzug' });
    expect(await office.ask('und als CSV?', { channel: 'umzug' })).toContain('The answer above as a file.');
    expect(await office.ask('als Excel-Tabelle')).toContain('halteverbot-');
  });

  test('gives the whole of what was asked back and answered', long, async () => {
    const office = await openOffice();
    await office.ask('halteverbot berlin hamburg');
    await office.ask('pankow');
    expect(await csvLines(office, await office.ask('csv'))).toContain(
      'Frage;halteverbot berlin hamburg – pankow',
    );
  });

  test.each<[string, Where]>([
    ['privately', {}],
    ['in a channel', { channel: 'umzug' }],
    ['in a group', { withPeople: ['erika'] }],
  ])('after a restart, too, %s', long, async (_, where) => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    await office.ask('halteverbot berlin hamburg', where);
    await office.ask('pankow', where);
    const mention = where.withPeople ? `@**${office.chat.amtsbot.fullName}** ` : '';
    await office.ask(`${mention}csv bitte`, where);
    await office.ask(`${mention}quatsch mit soße`, where);
    await bot.stop();
    await office.startBot();
    const answer = await office.ask(`${mention}als CSV bitte`, where);
    expect(answer).toContain(above);
    expect(await csvLines(office, answer)).toContain('Frage;halteverbot berlin hamburg – pankow');
  });

  test('means the question as it says now', async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, pair);
    await editFollowed(office, id, 'halteverbot köln hamburg');
    expect(await csvLines(office, await office.ask('csv'))).toContain('Frage;halteverbot köln hamburg');
  });

  test('where the bot may not write, means what was answered privately', long, async () => {
    const office = await openOffice({ chat: { account: 'human' } });
    const { max, erika } = office.chat.people;
    const aushang = { channel: 'aushang', as: 'erika' } as const;
    office.chat.createChannel('aushang', { adminsOnlyPosting: true, subscribers: [max, erika] });
    await office.ask('hilfe');
    await office.ask(pair, aushang);
    await office.ask('jagdschein', asErika);
    expect(await office.ask('als CSV bitte', aushang)).toContain('halteverbot-');
  });

  test.each([
    ['as a pdf please', 'There is no answer here yet'],
    ['als PDF bitte', which],
    ['pdf', which],
  ])('“%s” with nothing before it is answered in its language', async (said, asks) => {
    const office = await openOffice();
    const { id, answer } = await askSettled(office, said);
    expect(answer).toContain(asks);
    expect(await editFollowed(office, id, 'a chart, please')).toContain('There is no answer here yet');
  });

  test.each<[string, string, Where | undefined]>([
    ['nothing was asked', '', undefined],
    ['something was asked elsewhere', pair, { channel: 'umzug' }],
    ['somebody else asked privately', pair, asErika],
    ['what was asked had no answer', 'quatsch mit soße', {}],
  ])('asks of which when %s', async (_, before, where) => {
    const office = await openOffice();
    if (where) await office.ask(before, where);
    const answer = await office.ask('als PDF bitte');
    expect([answer.startsWith(which), filesIn(answer)]).toEqual([true, []]);
  });

  test('gives nobody what only administrators may ask', async () => {
    const office = await openOffice();
    await office.ask('snippets', { ...asErika, channel: 'umzug' });
    const answer = await office.ask('als PDF bitte', { channel: 'umzug' });
    expect([answer.includes('Das dürfen nur Administratoren'), filesIn(answer)]).toEqual([true, []]);
  });
});

describe('found by difficult users:', () => {
  test('“als PDF bitte” behind a command that changed something changes nothing', async () => {
    const office = await openOffice(ordinary);
    await office.ask('status Im Urlaub', asErika);
    const { changes } = await asked(office, 'als PDF bitte');
    expect(changes).toEqual([]);
    expect(await statusOf(office)).toMatchObject({ status_text: 'Im Urlaub' });
  });

  test('figures with a space in their thousands are not lost on the way', async () => {
    const office = await openOffice();
    const asked = 'wärmepumpe luft_wasser einkommen 35 000 kosten 22 000';
    const [headline = ''] = (await office.ask(asked)).replaceAll('*', '').split('\n');
    const lines = await csvLines(office, await office.ask('csv'));
    const said = lines.map((line) => line.replaceAll('"', ''));
    expect([headline, `Frage;${asked}`].filter((line) => !said.includes(line))).toEqual([]);
  });

  test('what cannot be made of it is told beside what can', long, async () => {
    const office = await openOffice();
    await office.ask('fakten erbschein');
    const answer = await office.ask('als csv und diagramm bitte');
    expect(filesIn(answer)).toHaveLength(2);
    expect(answer).toContain('Als Diagramm lässt sich diese Antwort nicht sinnvoll zeigen');
  });

  test('it is no answer to what the bot has asked back', long, async () => {
    const office = await openOffice();
    await office.ask('halteverbot berlin hamburg');
    expect(await office.ask('als PDF bitte')).not.toMatch(/„als“|in Hamburg/);
    expect(await office.ask('mitte')).toContain('| Berlin Mitte | Hamburg |');
  });

  test.each(['das Ganze als CSV bitte', 'gibt es das auch als CSV?', 'bitte noch mal als CSV', 'CSV, danke'])(
    '“%s” means the same',
    async (said) => {
      const office = await openOffice();
      await office.ask(pair);
      expect(await office.ask(said)).toContain(above);
    },
  );

  test('“als CSV bitte” may be edited to want another file', long, async () => {
    const office = await openOffice();
    await office.ask(pair);
    const { id } = await askSettled(office, 'als CSV bitte');
    expect(await editFollowed(office, id, 'als PDF bitte')).toMatch(/^Die Antwort von oben als Datei/);
    expect(await editFollowed(office, id, 'als Diagramm bitte')).not.toContain(which);
  });
});
