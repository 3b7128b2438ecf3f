// What the bot asks back, and the next message as the answer.
import { describe, expect, test } from 'vitest';
import { openOffice, until } from '../support/office.ts';

describe('an ambiguous place', () => {
  test.each([
    ['neukölln', 'Berlin Neukölln | Hamburg'],
    ['Berlin Spandau', 'Berlin Spandau | Hamburg'],
    ['egal', 'Berlin (gesamt) | Hamburg'],
  ])('is asked about, and %j answers', async (reply, columns) => {
    const office = await openOffice();
    expect(await office.ask('halteverbot berlin hamburg')).toMatch(
      /^\*\*Was ist mit „berlin“ gemeint\?\*\* Berlin Mitte · /,
    );
    expect(await office.ask(reply)).toContain(columns);
  });

  test('in a channel the answer needs the mention', async () => {
    const office = await openOffice();
    await office.ask('halteverbot berlin hamburg', { channel: 'umzug' });
    expect(await office.ask('mitte', { channel: 'umzug' })).toContain('| Berlin Mitte | Hamburg |');
  });

  test('in a group the asker answers without a mention, others are left alone', async () => {
    const office = await openOffice();
    await office.ask('halteverbot berlin hamburg', { withPeople: ['erika'] });
    const talk = [
      office.say('pankow', { as: 'erika', withPeople: ['max'] }),
      office.say('gute Frage', { withPeople: ['erika'] }),
    ];
    await until(() => talk.every((id) => office.isRead(id)), 'the talk to be left alone');
    expect(talk.flatMap((id) => office.answersTo(id))).toEqual([]);
    expect(await office.ask('pankow', { withPeople: ['erika'] })).toContain('| Berlin Pankow | Hamburg |');
  });

  test('is remembered over a restart, for it stands in the chat', async () => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    await office.ask('halteverbot berlin hamburg');
    await bot.stop();
    const id = office.say('neukölln');
    await office.startBot();
    await until(() => office.answersTo(id).length === 1, 'the answer');
    expect(office.answersTo(id)[0]).toContain('| Berlin Neukölln | Hamburg |');
  });

  test('is forgotten when a command is asked', async () => {
    const office = await openOffice();
    await office.ask('halteverbot berlin hamburg');
    expect(await office.ask('halteverbot köln münchen')).toContain('| Köln | München |');
    expect(await office.ask('neukölln')).toContain('Dazu habe ich keine Daten');
  });

  test('asked in English is answered in English', async () => {
    const office = await openOffice();
    await office.ask('no-parking berlin hamburg');
    expect(await office.ask('mitte')).toContain('**28 days** of lead time needed');
  });
});

test('a command without what it needs asks for it', async () => {
  const office = await openOffice();
  expect(await office.ask('halteverbot')).toContain('Von wo nach wo geht der Umzug?');
  expect(await office.ask('von köln nach münchen')).toContain('| Köln | München |');
});
