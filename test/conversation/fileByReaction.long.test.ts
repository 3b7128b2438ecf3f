// The reaction :document: on an answer: once, after a restart, in whatever is an answer, and what goes wrong.
// @module-tag long
import { expect, test } from 'vitest';
import { testCatalogue } from '../support/commands.ts';
import { fetched, fileIn, filesIn, pdfText } from '../support/files.ts';
import { answered, fileOf, filesFor, nothingMore, shortPolls, wishFile } from '../support/fileWish.ts';
import { openOffice, until } from '../support/office.ts';
import { asErika, refusing } from '../support/setUps.ts';
import { askSettled, errorsIn, heardAll, messagesFor } from '../support/settled.ts';

const pair = 'halteverbot köln münchen';
const inUmzug = { channel: 'umzug' } as const;
const above = 'Die Antwort von oben als Datei.';

test.each([
  ['in a channel', pair, inUmzug, above, '21 Tage Vorlauf'],
  ['in a group', pair, { withPeople: ['erika'] }, above, '21 Tage Vorlauf'],
  ['in English', 'no-parking köln münchen', {}, 'The answer above as a file.', '21 days of lead time'],
] as const)('%s it gives the PDF of that answer', async (_, text, where, said, figure) => {
  const office = await openOffice();
  const { id, answerId } = await answered(office, text, where);
  await wishFile(office, answerId);
  const file = await fileOf(office, id);
  expect(file).toContain(said);
  expect(await pdfText((await fetched(office, fileIn(file, 'pdf'))).bytes)).toContain(figure);
  const [answer, other] = messagesFor(office, id);
  expect([other?.type, other?.topic]).toEqual([answer?.type, answer?.topic]);
});

test.each(['document', 'paper', 'file', 'page'])('by any name of that picture: :%s:', async (name) => {
  const office = await openOffice();
  const { id, answerId } = await answered(office, pair, inUmzug);
  office.chat.as(office.chat.people.max).react(answerId, name);
  expect(await fileOf(office, id)).toContain(above);
});

test('it comes once, whoever reacts how often, at once or later, or after a restart', async () => {
  const office = await openOffice({ withoutBot: true, chat: shortPolls });
  const bot = await office.startBot();
  const { id, answerId } = await answered(office, pair, inUmzug);
  await Promise.all([wishFile(office, answerId), wishFile(office, answerId, 'erika')]);
  await fileOf(office, id);
  await wishFile(office, answerId);
  await nothingMore(office, inUmzug);
  await bot.stop();
  await office.startBot();
  await office.ask('hilfe');
  await wishFile(office, answerId, 'gisela');
  await nothingMore(office, inUmzug);
  expect(filesFor(office, id)).toHaveLength(1);
});

test('after a restart it works for the answers before', async () => {
  const office = await openOffice({ withoutBot: true });
  const bot = await office.startBot();
  const { id, answerId } = await answered(office, 'jagdschein bayern', inUmzug);
  await bot.stop();
  await office.startBot();
  await office.ask('hilfe');
  await wishFile(office, answerId, 'gisela');
  expect(await fileOf(office, id)).toContain('jagdschein-');
});

test('after a restart it is the whole of what was asked back, too', async () => {
  const office = await openOffice({ withoutBot: true });
  const bot = await office.startBot();
  await office.ask('halteverbot berlin hamburg csv', inUmzug);
  const { id, answerId } = await answered(office, 'egal', inUmzug);
  await bot.stop();
  await office.startBot();
  await heardAll(office);
  await wishFile(office, answerId, 'erika');
  const { bytes } = await fetched(office, fileIn(await fileOf(office, id), 'pdf'), 'erika');
  expect(await pdfText(bytes)).toContain('Berlin (gesamt)');
});

test('a guest may, and it is the whole of what was asked back', async () => {
  const office = await openOffice();
  await office.ask('halteverbot berlin hamburg', { ...inUmzug, as: 'gisela' });
  const { id, answerId } = await answered(office, 'pankow', { ...inUmzug, as: 'gisela' });
  await wishFile(office, answerId, 'gisela');
  const { bytes } = await fetched(office, fileIn(await fileOf(office, id), 'pdf'), 'gisela');
  expect(await pdfText(bytes)).toContain('Berlin Pankow');
});

test('it is none on other messages: a question, a question back, what went wrong, the file itself', async () => {
  const office = await openOffice();
  const { id, answerId } = await answered(office, pair, inUmzug);
  const back = await answered(office, 'halteverbot berlin hamburg', inUmzug);
  const wrong = await answered(office, 'quatsch mit soße', inUmzug);
  await wishFile(office, id);
  await wishFile(office, back.answerId);
  await wishFile(
    office,
    office.chat.as(office.chat.people.max).send({ ...inUmzug, topic: 'Fragen', content: pair }),
  );
  await nothingMore(office, inUmzug);
  await wishFile(office, answerId);
  await fileOf(office, id);
  await wishFile(office, messagesFor(office, id).at(-1)?.id ?? 0);
  await nothingMore(office, inUmzug);
  expect([id, back.id].map((one) => filesFor(office, one).length)).toEqual([1, 0]);
  expect([filesFor(office, wrong.id), errorsIn(office)]).toEqual([[], []]);
});

test.each(['wetterbot', 'amtsbot'] as const)('the reaction of %s wants nothing', async (who) => {
  const office = await openOffice();
  const { id, answerId } = await answered(office, pair, inUmzug);
  await wishFile(office, answerId, who);
  await nothingMore(office, inUmzug);
  expect(filesFor(office, id)).toEqual([]);
});

test('who may not ask gets no file of it; who may, does', async () => {
  const office = await openOffice();
  office.chat.as(office.chat.amtsbot).saveSnippet('Gruß', 'x');
  const { id, answerId } = await answered(office, 'snippets', { ...asErika, ...inUmzug });
  await wishFile(office, answerId, 'max');
  await nothingMore(office, inUmzug);
  expect(filesFor(office, id)).toEqual([]);
  await wishFile(office, answerId, 'erika');
  expect(await fileOf(office, id)).toContain('textbausteine-');
});

test('on what changed something it changes nothing again', async () => {
  const office = await openOffice({ chat: { account: 'human', accountRole: 200 } });
  const snippet = office.chat.as(office.chat.amtsbot).saveSnippet('Gruß', 'x');
  const { id, answerId } = await answered(office, `snippet löschen ${snippet}`, { ...asErika, ...inUmzug });
  await wishFile(office, answerId, 'erika');
  await nothingMore(office, { ...asErika, ...inUmzug });
  expect(
    office.chat.requests.filter(({ method, path }) => method === 'DELETE' && /snippet/.test(path)),
  ).toHaveLength(1);
  expect(filesFor(office, id)).toEqual([]);
});

test('an answer in several parts has one file, by any of its parts', async () => {
  const office = await openOffice({ catalogue: testCatalogue() });
  const { id } = await askSettled(office, 'langes', inUmzug);
  expect(messagesFor(office, id)).toHaveLength(3);
  await wishFile(office, messagesFor(office, id)[1]?.id ?? 0);
  expect(await fileOf(office, id)).toContain('Als PDF: [');
});

test('on an answer that came privately it gives the file there', async () => {
  const office = await openOffice({ chat: { account: 'human' } });
  office.chat.createChannel('aushang', {
    adminsOnlyPosting: true,
    subscribers: [office.chat.people.erika],
  });
  await office.ask('hilfe');
  const { id, answerId } = await answered(office, pair, { ...asErika, channel: 'aushang' });
  await wishFile(office, answerId, 'erika');
  await nothingMore(office, asErika);
  expect(
    filesIn(
      messagesFor(office, id)
        .map(({ content }) => content)
        .join('\n'),
    ),
  ).toHaveLength(1);
});

test('a file that could not be uploaded is told in one sentence, and can be wanted again', async () => {
  const office = await openOffice();
  const { id, answerId } = await answered(office, pair, inUmzug);
  const how = refusing("Upload would exceed your organization's upload quota.", 'REALM_UPLOAD_QUOTA');
  office.chat.fault({ method: 'POST', path: 'user_uploads', how });
  await wishFile(office, answerId);
  await until(() => messagesFor(office, id).length > 1, 'the sentence');
  expect(office.answersTo(id)[1]).toContain('Der Speicherplatz der Organisation für Dateien ist voll');
  expect(office.answersTo(id)[1]).not.toContain(above);
  await wishFile(office, answerId, 'erika');
  expect(filesIn(await fileOf(office, id))).toHaveLength(1);
});
