// What works with this account on this server, and what the rest would need.
import { describe, expect, test } from 'vitest';
import type { Office } from '../support/office.ts';
import {
  asErika,
  asked,
  botWithKey,
  olderServer,
  openSettled,
  ordinary,
  plainAdministratorBot,
  plainBot,
} from '../support/setUps.ts';

/** Each ability with yes or no, and the details. */
async function abilitiesIn(office: Office, ask = 'fähigkeiten') {
  const answer = await office.ask(ask);
  const rows = answer.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.slice(2).map((row) => row.split('|').map((cell) => cell.trim()));
  return { answer, of: new Map(cells.map(([, what = '', works, details = '']) => [what, [works, details]])) };
}

const yes = (details: string) => ['ja', expect.stringContaining(details)];
const no = (details: string) => ['nein', expect.stringContaining(details)];

const noStatus = no('ein gewöhnliches Konto könnte es');
const noEmoji = no('der Schlüssel eines Administrators');
const folders = yes('');
const moving = 'Vorhandene Kanäle in den Ordner legen';

test.each([
  [
    'an ordinary account',
    ordinary,
    '9 von 9',
    'ein gewöhnliches Konto (Rolle Administrator)',
    yes(''),
    yes('erlaubt'),
    folders,
  ],
  [
    'a plain bot',
    plainBot,
    '5 von 9',
    'ein Bot-Konto (Rolle Mitglied)',
    noStatus,
    noEmoji,
    no('die Rolle Administrator'),
  ],
  [
    'a plain administrator bot',
    plainAdministratorBot,
    '7 von 9',
    'ein Bot-Konto (Rolle Administrator)',
    noStatus,
    noEmoji,
    folders,
  ],
  [
    'a bot with a key',
    botWithKey,
    '8 von 9',
    'ein Bot-Konto (Rolle Administrator)',
    noStatus,
    yes('mit dem hinterlegten Schlüssel'),
    folders,
  ],
  [
    'an older server',
    olderServer,
    '7 von 9',
    'der Server hat Feature-Level 321',
    yes(''),
    yes('erlaubt'),
    no('Feature-Level 389 (Zulip 11)'),
  ],
] as const)('%s says what it can', async (_, options, count, who, status, emoji, folder) => {
  const office = await openSettled(options);
  const { answer, of } = await abilitiesIn(office);
  expect(answer).toContain(`Hier gehen **${count}** Dingen`);
  expect(answer).toContain(who);
  expect(of.get('Eigener Status')).toEqual(status);
  expect(of.get('Emoji hochladen')).toEqual(emoji);
  expect(of.get('Kanalordner anlegen')).toEqual(folder);
  expect(of.get(moving)).toEqual(folder);
  expect(of.get('Kanäle anlegen')).toEqual(options === plainBot ? yes('Mitgliedern erlaubt') : ['ja', '']);
  expect(answer).not.toContain(office.chat.people.erika.apiKey);
});

test('a bot with less on an older server is told both things that it needs', async () => {
  const { of } = await abilitiesIn(await openSettled({ chat: { featureLevel: 296 } }));
  expect(of.get(moving)).toEqual(no('nötig: die Rolle Administrator und Feature-Level 389'));
  expect(of.get('Textbausteine')).toEqual(no('Feature-Level 297'));
});

test('in English', async () => {
  const { answer, of } = await abilitiesIn(await openSettled(plainBot), 'capabilities');
  expect(answer).toContain('**5 of 9** things work here: I am a bot account (role member)');
  expect(of.get('Own status')).toEqual(['no', expect.stringContaining('an ordinary account could')]);
});

describe('an ordinary account that only goes where it is invited', () => {
  const invited = { ...ordinary, settings: { ZULIP_CHANNELS: 'invited' } } as const;

  test('names the channels in which it is deaf, and says what helps', async () => {
    const office = await openSettled(invited);
    office.chat.createChannel('a|*b*');
    office.chat.createChannel('geheim', { isPrivate: true });
    const [works, details] = (await abilitiesIn(office)).of.get('Erwähnungen in Kanälen hören') ?? [];
    expect(works).toBe('ja');
    expect(details).toMatch(/^taub in &#35;a&#124;&#42;b&#42;, &#35;allgemein: .*ZULIP_CHANNELS=all$/);
  });

  test('names ten of many', async () => {
    const office = await openSettled(invited);
    for (let number = 10; number < 30; number++) office.chat.createChannel(`kanal ${number}`);
    expect((await abilitiesIn(office)).answer).toMatch(/&#35;kanal 18 und 11 weiteren/);
  });

  test('hears nothing where it is in no channel', async () => {
    const office = await openSettled(invited);
    office.chat.unsubscribe(office.chat.amtsbot, 'umzug');
    expect((await abilitiesIn(office)).of.get('Erwähnungen in Kanälen hören')).toEqual(no('taub in'));
  });
});

test.each([
  ['a bot', plainBot, 'in jedem Kanal'],
  ['an ordinary account', ordinary, 'in allen 2 öffentlichen Kanälen'],
] as const)('%s says where it hears', async (_, options, where) => {
  const office = await openSettled(options);
  expect((await abilitiesIn(office)).of.get('Erwähnungen in Kanälen hören')).toEqual(yes(where));
});

describe('what a server ignored', () => {
  test('is shown, and nothing where it ignored nothing', async () => {
    const office = await openSettled(ordinary);
    expect((await abilitiesIn(office)).answer).not.toContain('kennt nicht alles');
    const body = {
      result: 'success',
      msg: '',
      ignored_parameters_unsupported: ['emoji_code', 'reaction_type'],
    };
    office.chat.fault({ path: 'users/me/status', how: { kind: 'answer', status: 200, body } });
    await office.ask('status Wartung', asErika);
    expect((await abilitiesIn(office)).answer).toContain(
      'Dieser Server kennt nicht alles, was ich ihm sage: emoji_code, reaction_type bei POST users/me/status.',
    );
  });

  test('is shown without what people typed', async () => {
    const office = await openSettled(ordinary);
    const id = office.chat.as(office.chat.amtsbot).saveSnippet('Gruß', 'x');
    const body = { result: 'success', msg: '', ignored_parameters_unsupported: ['unbekannt'] };
    office.chat.fault({ path: `saved_snippets/${id}`, how: { kind: 'answer', status: 200, body } });
    await office.ask(`snippet löschen ${id}`, asErika);
    expect((await abilitiesIn(office)).answer).toContain('unbekannt bei DELETE saved_snippets/‹id›');
  });
});

test('it changes nothing, and is not for guests', async () => {
  const office = await openSettled(ordinary);
  expect((await asked(office, 'fähigkeiten')).changes).toEqual([]);
  expect(await office.ask('fähigkeiten', { as: 'gisela' })).toContain('Das dürfen Gäste nicht.');
});

describe('found by difficult users:', () => {
  test('the plan says above the table what is not possible', async () => {
    const office = await openSettled(plainBot);
    const [aboveTable = ''] = (await office.ask('einrichten', asErika)).split('```spoiler');
    expect(aboveTable).toMatch(/Nicht möglich: .*Ordner/);
  });

  test('after the set-up it says what was not possible', async () => {
    const office = await openSettled(plainBot);
    const [aboveTable = ''] = (await office.ask('einrichten anwenden', asErika)).split('```spoiler');
    expect(aboveTable).toContain('icht möglich');
  });
});
