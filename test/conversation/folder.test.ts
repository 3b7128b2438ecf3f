// Administrators make folders for channels: the name in quotes or not, what is refused, and who asks back for what.
import { describe, expect, test } from 'vitest';
import { type Office, openOffice } from '../support/office.ts';
import {
  asErika,
  asked,
  botRequests,
  botWithKey,
  olderServer,
  openSettled,
  ordinary,
  plainAdministratorBot,
  plainBot,
  refusing,
  registerWith,
} from '../support/setUps.ts';
import { long } from '../support/long.ts';

const made = (office: Office) =>
  botRequests(office, 'POST', 'channel_folders/create').map(({ params }) => params);

describe.each([
  ['an ordinary account', ordinary],
  ['a bot account with the administrator role', plainAdministratorBot],
  ['a bot account with an administrator’s key', botWithKey],
] as const)('%s', (_, options) => {
  test('makes a folder by its own right, and not a second of that name', async () => {
    const office = await openSettled(options);
    expect(await office.ask('ordner Umzug Alles rund um den Umzug', asErika)).toContain('**Umzug** angelegt');
    expect(await office.ask('ordner UMZUG', asErika)).toContain(
      'Einen Ordner mit diesem Namen gibt es schon.',
    );
    expect(await office.ask('ordner "Neue Akten"', asErika)).toContain('**Neue Akten** angelegt');
    expect(made(office)).toEqual([
      { name: 'Umzug', description: 'Alles rund um den Umzug' },
      { name: 'Neue Akten', description: '' },
    ]);
    for (const { who } of botRequests(office, 'POST', 'channel_folders/create')) {
      expect(who).toBe(office.chat.amtsbot.email);
    }
  });
});

test('the name stands in quotes, in front of a colon or a dash, or is the first word', async () => {
  const office = await openSettled(ordinary);
  const long = ['ü'.repeat(60), 'ß'.repeat(1024)] as const;
  for (const [typed, name, description] of [
    ['"Akten 1" Für 2027', 'Akten 1', 'Für 2027'],
    ['„Akten 2“', 'Akten 2', ''],
    ['„Akten 3": Für 2027', 'Akten 3', 'Für 2027'],
    ['“Akten 4” – Für 2027', 'Akten 4', 'Für 2027'],
    ['»Akten 5« Für 2027', 'Akten 5', 'Für 2027'],
    ['Akten 6: Für "2027"', 'Akten 6', 'Für "2027"'],
    ['Akten 7 - Für 2027', 'Akten 7', 'Für 2027'],
    ['Bau-Amt Für 2027', 'Bau-Amt', 'Für 2027'],
    ['Umzug\nErste Zeile\nZweite', 'Umzug', 'Erste Zeile Zweite'],
    ['🏠 Häuser', '🏠', 'Häuser'],
    [long.join(' '), ...long],
  ] as const) {
    expect(await office.ask(`ordner ${typed}`, asErika)).toContain('angelegt');
    expect(made(office).at(-1)).toEqual({ name, description });
  }
});

test('in English, and with harmless words for hostile ones', async () => {
  const office = await openSettled(ordinary);
  const answer = await office.ask('folder "@**all** |x|" `code` [a](http://b)', asErika);
  expect(answer).toMatch(/Folder .* made with the description/);
  expect(answer).not.toMatch(/@\*\*all|\|x\||`code`|\]\(http:/);
  expect(made(office)).toEqual([{ name: '@**all** |x|', description: '`code` [a](http://b)' }]);
});

test('what cannot be a folder is refused in words', async () => {
  const office = await openSettled(ordinary);
  for (const [typed, sentence, requests] of [
    ['""', 'Ein Ordner braucht einen Namen.', 0],
    ['x'.repeat(61), 'Der Name hat höchstens 60 Zeichen; das sind 61.', 0],
    [`x ${'y'.repeat(1025)}`, 'Die Beschreibung hat höchstens 1024 Zeichen; das sind 1025.', 0],
    ['x\u0007y', 'Der Name enthält ein Zeichen, das Zulip dort nicht erlaubt.', 1],
  ] as const) {
    expect(await office.ask(`ordner ${typed}`, asErika)).toContain(sentence);
    expect(made(office), typed).toHaveLength(requests);
  }
});

test('what the server refuses is put into words', async () => {
  const office = await openSettled(ordinary);
  for (const [msg, sentence, code] of [
    ['Must be an organization administrator', 'mit der Rolle Administrator', 'UNAUTHORIZED_PRINCIPAL'],
    ['Channel folder name already in use', 'gibt es schon'],
    ['name is too long (limit: 60 characters)', 'zu lang'],
    ["Channel folder name can't be empty.", 'braucht einen Namen'],
    ['Sonst etwas', '**Der Chatserver lehnt das ab.**'],
  ] as const) {
    office.chat.fault({ method: 'POST', path: 'channel_folders/create', how: refusing(msg, code) });
    expect(await office.ask('ordner Umzug', asErika), msg).toContain(sentence);
  }
});

test(
  'an answer that got lost is not asked for again, and the next look shows what happened',
  long,
  async () => {
    const office = await openSettled(ordinary);
    office.chat.fault({ path: 'channel_folders/create', how: { kind: 'dropAfter' } });
    expect(await office.ask('ordner Umzug', asErika)).toContain('**Der Chatserver hat nicht geantwortet.**');
    expect(await office.ask('ordner Umzug', asErika)).toContain('gibt es schon');
    expect(made(office)).toHaveLength(1);
  },
);

test.each([plainBot, { chat: { account: 'human' } } as const])(
  'an account that is no administrator says that it may not',
  async (options) => {
    const office = await openSettled(options);
    const answer = await office.ask('ordner Umzug', asErika);
    expect(answer).toContain('nur ein Konto mit der Rolle Administrator an; meines hat sie nicht');
  },
);

test('an older server is asked for no folders, and the answer names the level', async () => {
  const office = await openSettled(olderServer);
  const answer = await office.ask('ordner Umzug', asErika);
  expect(answer).toContain('erst ab Feature-Level 389 (Zulip 11); dieser Server hat 321');
  expect(office.chat.requests.filter(({ path }) => path.startsWith('channel_folders'))).toEqual([]);
});

test('a missing name is asked for, and the next message of the same person fills it in', async () => {
  const office = await openSettled(ordinary);
  const where = { channel: 'umzug', topic: 'Ordner' };
  expect(await office.ask('ordner', { ...where, as: 'erika' })).toContain('**Wie soll der Ordner heißen?**');
  await office.ask('Umzug', { ...where, as: 'max' });
  expect(made(office)).toEqual([]);
  expect(await office.ask('ordner', { ...where, as: 'erika' })).toContain('**Wie soll der Ordner heißen?**');
  expect(await office.ask('Umzug', { ...where, as: 'erika' })).toContain('**Umzug** angelegt');
  expect(made(office)).toEqual([{ name: 'Umzug', description: '' }]);
});

test('names and descriptions are as long as the server allows, also those of a set-up', long, async () => {
  const office = await openOffice({ ...ordinary, withoutBot: true });
  await registerWith(office, {
    max_stream_name_length: 20,
    max_stream_description_length: 40,
    max_channel_folder_name_length: 5,
    max_channel_folder_description_length: 9,
  });
  await office.startBot();
  expect((await asked(office, 'einrichten anwenden')).answer).toContain('**Eingerichtet**');
  expect(made(office)).toEqual([{ name: 'Amts…', description: 'Ein Kana…' }]);
  for (const { params } of botRequests(office, 'POST', 'channels/create')) {
    expect(params['name']).toMatch(/^.{3,20}$/);
    expect(params['description']).toMatch(/^Fragen zum Thema .{1,22}…$/);
  }
  expect((await asked(office, 'einrichten anwenden')).changes).toEqual([]);
  expect(await office.ask('ordner Umzug', asErika)).toContain('**Umzug** angelegt');
  expect(await office.ask('ordner Umzüge', asErika)).toContain('höchstens 5 Zeichen; das sind 6.');
  expect(await office.ask('ordner Bau 1234567890', asErika)).toContain('höchstens 9 Zeichen; das sind 10.');
});

describe('found by difficult users:', long, () => {
  test('what answers „Wie soll der Ordner heißen?“ is the name as a whole', async () => {
    const office = await openSettled(ordinary);
    await office.ask('ordner', asErika);
    await office.ask('Neue Akten', asErika);
    expect(made(office)).toEqual([{ name: 'Neue Akten', description: '' }]);
  });

  test.each(['abbrechen', 'hilfe', 'halteverbot köln münchen'])(
    '„%s“ is no answer to the question for a name',
    async (text) => {
      const office = await openSettled(ordinary);
      await office.ask('ordner', asErika);
      await office.ask(text, asErika);
      expect(made(office)).toEqual([]);
    },
  );

  test.each(["'Neue Akten'", '«Neue Akten»', '‚Neue Akten‘', '"Neue Akten'])(
    'the name in %s is read as a whole',
    async (typed) => {
      const office = await openSettled(ordinary);
      await office.ask(`ordner ${typed}`, asErika);
      expect(made(office)).not.toMatchObject([{ name: expect.stringMatching(/Neue$/) }]);
    },
  );

  test.each([':', '-', '?'])('„ordner %s“ names no folder', async (typed) => {
    const office = await openSettled(ordinary);
    await office.ask(`ordner ${typed}`, asErika);
    expect(made(office)).toEqual([]);
  });
});
