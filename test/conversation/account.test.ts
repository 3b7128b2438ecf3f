// What the bot says of itself and of where it listens, and who may ask for what.
import { describe, expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';

describe('profil', () => {
  test('names the account, its kind and its role', async () => {
    const office = await openOffice();
    const answer = await office.ask('wer bist du?');
    expect(answer).toContain('Ich bin **Amtsbot**, ein Bot-Konto.');
    expect(answer).toContain('| Rolle | Mitglied |');
    expect(answer).not.toContain(office.chat.amtsbot.apiKey);
  });

  test('of an ordinary account with the administrator role, in English', async () => {
    const office = await openOffice({ chat: { account: 'human', accountRole: 200 } });
    const answer = await office.ask('profile');
    expect(answer).toContain('I am **Amtsbot**, an ordinary account.');
    expect(answer).toContain('| Role | administrator |');
  });
});

describe('kanäle', () => {
  test('a bot hears everywhere; private channels are not named', async () => {
    const office = await openOffice();
    const answer = await office.ask('kanäle');
    expect(answer).toContain('**in jedem Kanal**');
    expect(answer).toContain('allgemein | nein |');
    expect(answer).not.toContain('personal');
  });

  test('an ordinary account says where it is deaf', async () => {
    const office = await openOffice({
      chat: { account: 'human' },
      settings: { ZULIP_CHANNELS: 'invited' },
    });
    const answer = await office.ask('kanäle');
    expect(answer).toContain('Ich höre in **1 von 2** öffentlichen Kanälen zu.');
    expect(answer).toContain('Wo „nein“ steht, höre ich nichts');
  });
});

describe('rights', () => {
  test.each([
    ['gisela', 'kanäle', 'Das dürfen Gäste nicht.'],
    ['max', 'snippets', 'Das dürfen nur Administratoren dieser Organisation.'],
    ['max', 'snippet löschen 1', 'Das dürfen nur Administratoren dieser Organisation.'],
  ] as const)('%s asks „%s“', async (as, asked, sentence) => {
    const office = await openOffice();
    expect(await office.ask(asked, { as })).toContain(sentence);
  });

  test.each([
    ['a server that is restarting', { kind: 'answer', status: 502, body: '<html>Bad Gateway</html>' }],
    ['a broken connection', { kind: 'drop' }],
  ] as const)('are read again after %s, and nobody is refused wrongly', async (_, how) => {
    const office = await openOffice();
    office.chat.fault({ path: `users/${office.chat.people.erika.userId}`, how });
    const answer = await office.ask('snippets', { as: 'erika' });
    expect(answer).toContain('keine Textbausteine');
    expect(answer).not.toContain('nur Administratoren');
  });

  test('guests get figures like everybody', async () => {
    const office = await openOffice();
    expect(await office.ask('kfz neuzulassung amt nein', { as: 'gisela' })).toContain('Gebühr');
  });

  test('help shows each person only what they may use', async () => {
    const office = await openOffice();
    expect(await office.ask('hilfe', { as: 'erika' })).toContain('`snippet löschen ‹Nummer›`');
    expect(await office.ask('hilfe', { as: 'max' })).not.toContain('snippet');
    expect(await office.ask('hilfe', { as: 'gisela' })).not.toContain('kanäle');
  });
});
