// Who is there now, asked in a channel.
import { describe, expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';

describe('präsenz', () => {
  test('names who is there first, with how long ago the others were', async () => {
    const office = await openOffice();
    office.chat.as(office.chat.people.erika).isPresent('active');
    office.chat.as(office.chat.people.gisela).isPresent('active', 3 * 3600);
    const answer = await office.ask('präsenz', { channel: 'umzug' });
    expect(answer).toMatch(/^Da: \*\*Erika Beispiel\*\*\./);
    expect(answer).toContain('| Erika Beispiel | da | gerade eben |');
    expect(answer).toContain('| Gisela Gast | nicht da | vor 3 Stunden |');
    // Neither the asker nor bots.
    expect(answer).not.toMatch(/Max Muster|Wetterbot|\| Amtsbot/);
  });

  test('says so when nobody is there, and who never reported', async () => {
    const office = await openOffice();
    const answer = await office.ask('wer ist da?', { channel: 'umzug' });
    expect(answer).toContain('ist gerade **niemand** da.');
    expect(answer).toContain('| Erika Beispiel | keine Angabe | – |');
  });

  test('works for an ordinary account, on an old server, in English', async () => {
    const office = await openOffice({ chat: { account: 'human', featureLevel: 321 } });
    office.chat.as(office.chat.people.erika).isPresent('idle');
    const answer = await office.ask('presence', { channel: 'umzug' });
    expect(answer).toContain('| Erika Beispiel | idle | just now |');
    office.chat.as(office.chat.people.erika).isPresent('active', 3600);
    expect(await office.ask('presence', { channel: 'umzug' })).toContain('| offline | 1 hour ago |');
    // A person's account, and yet nobody to take over.
    expect(answer).not.toContain('| Amtsbot');
  });

  test('belongs into a channel, and is not for guests', async () => {
    const office = await openOffice();
    expect(await office.ask('präsenz')).toContain('Fragen Sie das bitte in einem Kanal');
    expect(await office.ask('präsenz', { channel: 'umzug', as: 'gisela' })).toContain(
      'Das dürfen Gäste nicht.',
    );
  });

  test('where the server refuses to tell, the answer says so', async () => {
    const office = await openOffice();
    office.chat.fault({
      path: /members$/,
      how: {
        kind: 'answer',
        status: 400,
        body: { result: 'error', code: 'BAD_REQUEST', msg: 'Invalid channel ID' },
      },
    });
    expect(await office.ask('präsenz', { channel: 'umzug' })).toContain('**Der Chatserver lehnt das ab.**');
  });
});
