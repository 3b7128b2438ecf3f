// The team chat's endpoints, walked one after the other; who may ask for what changes something, and in which words.
import { describe, expect, test } from 'vitest';
import { until } from '../support/office.ts';
import {
  asErika,
  asked,
  attached,
  botRequests,
  erikaAt,
  openSettled,
  ordinary,
  plainBot,
  refusing,
  setUps,
  statusOf,
} from '../support/setUps.ts';
import { long } from '../support/long.ts';

const carryOut = 'einrichten anwenden';

test('an ordinary administrator account calls each endpoint of the team chat with success', async () => {
  const office = await openSettled(ordinary);
  office.chat.as(office.chat.amtsbot).saveSnippet('Gruß', 'x');
  const who = office.chat.amtsbot.email;
  for (const [method, path, text, params] of [
    ['POST', 'channel_folders/create', 'ordner Umzug', { name: 'Umzug', description: '' }],
    [
      'POST',
      'users/me/status',
      'status Wartung :warning:',
      { status_text: 'Wartung', emoji_name: 'warning' },
    ],
    ['GET', 'users/me', 'profil', {}],
    ['GET', 'realm/presence', 'präsenz', {}],
    ['POST', 'realm/emoji/neues_wappen', `emoji Neues Wappen ${attached(office)}`, {}],
    ['DELETE', 'saved_snippets/1', 'snippet löschen 1', {}],
  ] as const) {
    const from = office.chat.requests.length;
    await office.ask(text, { ...asErika, channel: 'umzug' });
    const calls = office.chat.requests
      .slice(from)
      .filter((call) => call.path === path && call.method === method);
    expect(calls, text).toMatchObject([{ who, params, status: 200 }]);
  }
});

const changing = [
  'status Wartung',
  'status löschen',
  'status',
  'emoji',
  'emoji wappen',
  'ordner',
  'ordner Umzug',
  'einrichten',
  carryOut,
  'set up apply',
];

test.each(setUps)('on %s nobody else is asked back anything, or changes something', async (_, options) => {
  const office = await openSettled(options);
  for (const as of ['max', 'gisela'] as const) {
    for (const text of changing) {
      const { answer, changes } = await asked(office, text, { as });
      expect(answer, text).toMatch(/nur Administratoren dieser Organisation|Only administrators/);
      expect(changes, text).toEqual([]);
    }
  }
});

test('help names these commands to administrators only', async () => {
  const office = await openSettled(plainBot);
  const lines = [
    '`status ‹Text› [:emoji:]`',
    '`emoji ‹Name› (mit Bild)`',
    '`ordner ‹Name› [Beschreibung]`',
    '`einrichten`',
  ];
  const [erika, max, gisela] = [
    await office.ask('hilfe', asErika),
    await office.ask('hilfe'),
    await office.ask('hilfe', { as: 'gisela' }),
  ];
  for (const line of lines) {
    expect(erika).toContain(line);
    expect(max).not.toContain(line);
    expect(gisela).not.toContain(line);
  }
});

test('only what stands first, rightly spelt, changes something', long, async () => {
  const office = await openSettled(ordinary);
  for (const [text, part] of [
    ['wie ist der status von halteverbot köln münchen?', '216 bis 464 €'],
    ['halteverbot köln münchen status', '21 Tage Vorlauf'],
    ['Statuss foo', 'Dazu habe ich keine Daten'],
    ['setze den status auf foo', 'Dazu habe ich keine Daten'],
    ['emojii wappen', 'Dazu habe ich keine Daten'],
    ['ordnr Akten', 'Dazu habe ich keine Daten'],
    ['lege einen ordner Akten an', 'Dazu habe ich keine Daten'],
    ['einrichtn anwenden', 'Dazu habe ich keine Daten'],
    ['kannst du das Büro einrichten und anwenden?', 'Dazu habe ich keine Daten'],
    ['einrichten bitte noch nicht anwenden', 'kenne ich nicht'],
    ['abbrechen', 'abgebrochen'],
    ['einrichten foo', 'kenne ich nicht'],
  ] as const) {
    const { answer, changes } = await asked(office, text);
    expect(answer, text).toContain(part);
    expect(changes, text).toEqual([]);
  }
});

test('two administrators at once: the last status counts, for the server and for the bot', async () => {
  const office = await openSettled(ordinary);
  const texts = ['eins', 'zwei', 'drei', 'vier'];
  const ids = texts.map((text, at) =>
    office.say(`status ${text}`, { ...asErika, channel: 'umzug', topic: `Thema ${at}` }),
  );
  await until(() => ids.every((id) => office.answersTo(id).length > 0), 'all answers');
  const shown = Object(await statusOf(office)).status_text;
  expect(texts).toContain(shown);
  expect(await office.ask('status', asErika)).toContain(`„${shown}“`);
});

describe('found by difficult users:', long, () => {
  test.each([
    'einrichten? bitte nur den plan, nichts anlegen!',
    'einrichten: was passiert, wenn ich das ausführe?',
    'einrichten anwendn',
  ])('„%s“ changes nothing', async (text) => {
    expect((await asked(await openSettled(ordinary), text)).changes).toEqual([]);
  });

  test.each([
    'Status? Wie weit seid ihr?',
    'Ordner liegen auf dem Tisch.',
    'Einrichten können wir das Büro morgen, und Akten anlegen auch.',
  ])('in a group, „%s“ is talk', async (text) => {
    const office = await openSettled(ordinary);
    const where = { ...asErika, withPeople: ['max'] } as const;
    const id = office.say(text, where);
    const { changes } = await asked(office, 'hilfe', where);
    expect([office.answersTo(id), changes]).toEqual([[], []]);
  });

  test('an office that is set up twice at once is set up, and nothing is said to be wrong', async () => {
    const office = await openSettled(ordinary);
    office.chat.fault({ path: 'channel_folders/create', times: 2, how: { kind: 'slow', ms: 200 } });
    const ids = ['eins', 'zwei'].map((topic) =>
      office.say(carryOut, { ...asErika, channel: 'umzug', topic }),
    );
    await until(() => ids.every((id) => office.answersTo(id).length > 0), 'both answers');
    expect(ids.flatMap((id) => office.answersTo(id)).join('\n')).not.toMatch(
      /nicht gelungen|den ich nicht sehe|„“/,
    );
  });

  test('setting up does not read the list of channels again and again', async () => {
    const office = await openSettled(ordinary);
    await office.ask(carryOut, asErika);
    await office.ask('hilfe');
    expect(botRequests(office, 'GET', 'streams').length).toBeLessThan(20);
  });

  test('setting up leaves a status that is only an emoji as it is', async () => {
    const office = await openSettled(ordinary);
    await office.ask('status :palm_tree:', asErika);
    await office.ask(carryOut, asErika);
    expect(await statusOf(office)).toMatchObject({ emoji_name: 'palm_tree' });
  });

  test('a channel is not said to be in a folder that could not be made', async () => {
    const office = await openSettled(ordinary);
    await erikaAt(office)('POST', 'channels/create', { name: 'wallbox', description: 'x', subscribers: [] });
    office.chat.fault({ path: 'channel_folders/create', how: refusing('Sonst etwas') });
    expect(await office.ask(carryOut, asErika)).not.toMatch(/erledigt \| &#35;wallbox/);
  });
});
