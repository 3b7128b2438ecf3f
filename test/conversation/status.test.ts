// The status beside the bot's name: set at the start, kept true, chosen by administrators, gone at the end.
import { describe, expect, test } from 'vitest';
import { type Office, openOffice, until } from '../support/office.ts';
import {
  asErika,
  botRequests,
  botWithKey,
  erikaAt,
  olderServer,
  openSettled,
  ordinary,
  plainAdministratorBot,
  plainBot,
  refusing,
  statusOf,
} from '../support/setUps.ts';
import { long } from '../support/long.ts';

const sent = (office: Office) => botRequests(office, 'POST', 'users/me/status').map(({ params }) => params);

const unicode = (status_text: string, emoji_name: string, emoji_code: string) => {
  return { status_text, emoji_name, emoji_code, reaction_type: 'unicode_emoji' };
};
const ready = unicode('bereit · 23 Themen', 'office', '1f3e2');
const down = unicode('Faktendienst gestört', 'warning', '26a0');
const cleared = unicode('', '', '');

describe.each([
  ['an administrator', ordinary],
  ['a member', { chat: { account: 'human' } }],
  ['an administrator at level 321', olderServer],
] as const)('an ordinary account, %s,', (_, options) => {
  test('says that it is ready, follows the facts service, sends only changes, and is silent at the end', async () => {
    const office = await openOffice({ ...options, withoutBot: true });
    const app = await office.startBot();
    await until(() => sent(office).length === 1, 'the first status');
    expect(await statusOf(office)).toEqual(ready);
    await office.tick('status');
    office.facts.fault({ times: 3, how: { kind: 'drop' } });
    await office.tick('status');
    expect(await statusOf(office)).toEqual(down);
    await office.tick('status');
    await office.tick('status');
    expect(await statusOf(office)).toEqual(ready);
    await app.stop();
    expect(sent(office)).toEqual([ready, down, ready, cleared]);
    expect(await statusOf(office)).toEqual({});
  });

  test('is set by an administrator, cleared, and left to itself again', async () => {
    const office = await openSettled(options);
    expect(await office.ask('status Wartung bis 14 Uhr :warning:', asErika)).toContain(
      '„Wartung bis 14 Uhr“',
    );
    expect(await statusOf(office)).toMatchObject({
      status_text: 'Wartung bis 14 Uhr',
      emoji_name: 'warning',
    });
    expect(await office.ask('status löschen', asErika)).toContain('**gelöscht**');
    expect(await statusOf(office)).toEqual({});
    expect(await office.ask('status automatisch', asErika)).toContain('bereit · 23 Themen');
    expect(await statusOf(office)).toEqual(ready);
  });
});

test('in an English office it says so in English', async () => {
  const office = await openSettled({ ...ordinary, settings: { BOT_LANGUAGE: 'en' } });
  expect(await statusOf(office)).toMatchObject({ status_text: 'ready · 23 topics' });
});

test('the bot’s own emoji stands beside it as long as the organization has it', async () => {
  const office = await openSettled(ordinary);
  const id = office.chat.as(office.chat.people.erika).addEmoji('amtsbot');
  await office.ask('hilfe');
  await office.tick('status');
  const own = { ...ready, emoji_name: 'amtsbot', emoji_code: id, reaction_type: 'realm_emoji' };
  expect(await statusOf(office)).toEqual(own);
  await erikaAt(office)('DELETE', 'realm/emoji/amtsbot');
  await office.ask('hilfe');
  await office.tick('status');
  expect(await statusOf(office)).toEqual(ready);
  expect(sent(office)).toEqual([ready, own, ready]);
});

test('what administrators type is sent with all that is known of it', long, async () => {
  const office = await openSettled(ordinary);
  const emoji_code = office.chat.as(office.chat.people.erika).addEmoji('amt');
  const amt = { emoji_name: 'amt', emoji_code, reaction_type: 'realm_emoji' };
  await office.ask('hilfe');
  for (const [text, parameters] of [
    ['status :palm_tree:', { status_text: '', emoji_name: 'palm_tree' }],
    ['status :Palm_Tree: im Urlaub', { status_text: 'im Urlaub', emoji_name: 'palm_tree' }],
    ['Status: "Heute zu" :amt:', { status_text: 'Heute zu', ...amt }],
    ['status eine Zeile\nund noch eine', { ...cleared, status_text: 'eine Zeile und noch eine' }],
    ['status @**all** | `x` [a](http://b)', { ...cleared, status_text: '@**all** | `x` [a](http://b)' }],
    [`status ${'😀'.repeat(60)}`, { ...cleared, status_text: '😀'.repeat(60) }],
    ['set status Back at noon', { ...cleared, status_text: 'Back at noon' }],
    ['bitte status um 10:30: offen', { ...cleared, status_text: 'um 10:30: offen' }],
  ] as const) {
    expect(await office.ask(text, asErika)).not.toContain('@**all**');
    expect(sent(office).at(-1), text).toEqual(parameters);
  }
});

test.each(['status Wartung :calendar:', 'status löschen'])(
  '„%s“ holds over a restart',
  long,
  async (text) => {
    const office = await openOffice({ ...ordinary, withoutBot: true });
    const before = await office.startBot();
    await office.ask(text, asErika);
    const chosen = await statusOf(office);
    await before.stop();
    expect(await statusOf(office)).toEqual({});
    await office.startBot();
    await office.ask('hilfe');
    await office.tick('status');
    expect(await statusOf(office)).toEqual(chosen);
  },
);

test('every documented refusal has its own sentence, and changes nothing', long, async () => {
  const office = await openSettled(ordinary);
  for (const [msg, sentence] of [
    ['This endpoint does not accept bot requests.', 'Bot-Konten nimmt Zulip keinen Status ab'],
    ['Client did not pass any new values.', 'weder einen Text noch ein Emoji'],
    ['status_text is too long (limit: 60 characters)', 'höchstens 60 Zeichen'],
    ['Client must pass emoji_name if they pass either emoji_code or reaction_type.', 'fehlt sein Name'],
    ["Emoji 'nix' does not exist", 'Ein Emoji „nix“ gibt es hier nicht'],
    ['Invalid emoji name.', '„nix“ ist kein Name, den ein Emoji haben kann'],
    ['Invalid custom emoji.', 'Das eigene Emoji „nix“ der Organisation gibt es nicht mehr'],
    ['Sonst etwas', '**Der Chatserver lehnt das ab.**'],
  ] as const) {
    office.chat.fault({ method: 'POST', path: 'users/me/status', how: refusing(msg) });
    expect(await office.ask('status Wartung :nix:', asErika), msg).toContain(sentence);
  }
  expect(await office.ask('status Wartung :nix:', asErika)).toContain('Ein Emoji „nix“ gibt es hier nicht');
  await office.tick('status');
  expect(await statusOf(office)).toEqual(ready);
  expect(await office.ask('status', asErika)).toContain('den setze ich selbst');
});

test('more than 60 characters are refused before they are sent', async () => {
  const office = await openSettled(ordinary);
  expect(await office.ask(`status ${'x'.repeat(61)}`, asErika)).toContain('60 Zeichen; das sind 61');
  expect(sent(office)).toEqual([ready]);
});

test.each([
  ['plain bot account', plainBot],
  ['plain bot account with the administrator role', plainAdministratorBot],
  ['bot account with an administrator’s key', botWithKey],
] as const)('a %s never asks for a status, and says why', async (_, options) => {
  const office = await openOffice({ ...options, withoutBot: true });
  const app = await office.startBot();
  for (const text of ['status', 'status Wartung :warning:', 'status löschen', 'status automatisch']) {
    expect(await office.ask(text, asErika)).toMatch(/Bot-Konten .* keinen Status .* gewöhnliches Konto/);
  }
  await office.tick('status');
  await app.stop();
  expect(sent(office)).toEqual([]);
});

describe('found by difficult users:', long, () => {
  test('an empty text is no status', async () => {
    const office = await openSettled(ordinary);
    expect(await office.ask('status ""', asErika)).toContain('weder einen Text noch ein Emoji');
  });

  test.each(['status bitte löschen', 'status löschen bitte'])('„%s“ clears it', async (text) => {
    const office = await openSettled(ordinary);
    await office.ask(text, asErika);
    expect(await statusOf(office)).toEqual({});
  });

  test('nobody is said to have set what the bot shows in an outage', async () => {
    const office = await openSettled(ordinary);
    await office.ask('status Wartung', asErika);
    office.facts.fault({ times: Infinity, how: { kind: 'drop' } });
    await office.tick('status');
    expect(await office.ask('status', asErika)).not.toMatch(/gestört.*von einem Administrator gesetzt/);
  });

  test('what cannot be remembered is not shown, or the answer says both', async () => {
    const office = await openSettled(ordinary);
    office.chat.fault({ method: 'PUT', path: 'bot_storage', how: refusing('Request exceeds storage limit') });
    const answer = await office.ask('status Wartung', asErika);
    expect([answer.includes('lehnt das ab'), await statusOf(office)]).toEqual([true, ready]);
  });

  test('after a lost answer, what is shown and what the bot says is the same again', async () => {
    const office = await openSettled(ordinary);
    office.chat.fault({ method: 'POST', path: 'users/me/status', how: { kind: 'dropAfter' } });
    await office.ask('status Wartung', asErika);
    await office.tick('status');
    const shown = await statusOf(office);
    expect(await office.ask('status', asErika)).toContain(Object(shown).status_text);
  });
});
