// What the bot asks back, and the next message as the answer.
import { describe, expect, test } from 'vitest';
import { type Office, openOffice, saturday, until } from '../support/office.ts';

test('a state in place of a city: which of those that lie there', async () => {
  const office = await openOffice();
  await office.ask('was kostet der 34a schein');
  expect(await office.ask('weiß ich noch nicht, irgendwo in Bayern')).toContain('München · Nürnberg');
});

test('a file that is wanted beside an answer that must be asked about once more comes in the end', async () => {
  const office = await openOffice();
  await office.ask('gmbh Posemuckel');
  expect(await office.ask('irgendwo in Bayern, bitte als PDF')).toContain('München · Nürnberg');
  expect(await office.ask('München')).toMatch(/Als PDF: \[gmbh-gruendung-muenchen/);
});

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

  describe('in a channel', () => {
    const where = { channel: 'umzug', topic: 'Fragen' } as const;
    const sayPlainly = (office: Office, who: 'max' | 'erika', content: string) =>
      office.chat.as(office.chat.people[who]).send({ ...where, content });

    test('that the bot is in, the asker answers without a mention, others and talk are left alone', async () => {
      const office = await openOffice();
      expect(await office.ask('halteverbot berlin hamburg', where)).not.toContain('Bitte beginnen Sie');
      const talk = [sayPlainly(office, 'erika', 'pankow'), sayPlainly(office, 'max', 'gute Frage!')];
      await until(() => talk.every((id) => office.isRead(id)), 'the talk to be left alone');
      expect(talk.flatMap((id) => office.answersTo(id))).toEqual([]);
      const id = sayPlainly(office, 'max', 'Pankow');
      await until(() => office.answersTo(id).length === 1, 'the answer');
      expect(office.answersTo(id)[0]).toContain('| Berlin Pankow | Hamburg |');
      const later = sayPlainly(office, 'max', 'mitte');
      await office.ask('hilfe');
      expect(office.answersTo(later)).toEqual([]);
    });

    test('one value after the other is asked for, and each is answered without a mention', async () => {
      const office = await openOffice();
      expect(await office.ask('e-auto bev', where)).toContain('Haushaltseinkommen');
      const income = sayPlainly(office, 'max', '52.000');
      await until(() => office.answersTo(income).length === 1, 'the next question');
      expect(office.answersTo(income)[0]).toContain('Wie viele Kinder');
      const thanks = sayPlainly(office, 'max', 'danke, Moment');
      const children = sayPlainly(office, 'max', 'zwei');
      await until(() => office.answersTo(children).length === 1, 'the answer');
      expect(office.answersTo(children)[0]).toContain('**5.000 €**');
      expect(office.answersTo(thanks)).toEqual([]);
    });

    test('it may come while the bot is away', async () => {
      const office = await openOffice({ withoutBot: true });
      const bot = await office.startBot();
      await office.ask('halteverbot berlin hamburg', where);
      await bot.stop();
      const talk = sayPlainly(office, 'erika', 'spandau');
      const id = sayPlainly(office, 'max', 'neukölln');
      await office.startBot();
      await until(() => office.answersTo(id).length === 1, 'the answer');
      expect(office.answersTo(id)[0]).toContain('| Berlin Neukölln | Hamburg |');
      expect(office.answersTo(talk)).toEqual([]);
    });

    test('that the bot is not in, it says that the answer needs the mention', async () => {
      const office = await openOffice();
      expect(await office.ask('halteverbot berlin hamburg', { channel: 'allgemein' })).toContain(
        'Bitte beginnen Sie die Antwort mit `@**Amtsbot**`: Ich lese diesen Kanal nicht mit.',
      );
      expect(await office.ask('mitte', { channel: 'allgemein' })).toContain('| Berlin Mitte | Hamburg |');
    });
  });

  test.each([
    ['halteverbot berlin hamburg', 'das zweite', '| Berlin Friedrichshain-Kreuzberg | Hamburg |'],
    ['halteverbot berlin hamburg', 'ach so, also tempelhof', '| Berlin Tempelhof-Schöneberg | Hamburg |'],
    ['halteverbot berlin hamburg', 'Was kostet ein Reisepass?', 'Dazu habe ich keine Daten'],
    ['AEVO in Erfurt, was kostet das?', 'Danke dir, hast mir echt den Tag gerettet', 'Gern geschehen.'],
    ['gmbh muster', 'wie wird das Wetter?', 'Da kann ich leider nicht helfen'],
    ['Was kostet ein Pelletofen für 9.000 € in Bayern?', 'ohne', '**0 € Zuschuss**'],
  ])('„%s“, then „%s“', async (question, reply, answer) => {
    const office = await openOffice();
    await office.ask(question);
    expect(await office.ask(reply)).toContain(answer);
  });

  test.each([
    ['kfz ummeldung', 'online bitte und ohne wunschkennzeichen', 'Ummeldung online ohne Wunschkennzeichen'],
    ['jagdschein kosten', 'sachsen anhalt', 'im ersten Jahr in Sachsen-Anhalt'],
    ['halteverbot köln münchen', 'und am 1.6.2027?', 'Sicher beantragt bis'],
    ['halteverbot köln hamburg', 'und nach Leipzig?', '|  | Köln | Leipzig |'],
    ['halteverbot köln', 'Was kostet eine Theaterkarte in Hamburg?', 'Dazu habe ich keine Daten'],
    ['halteverbot köln', 'hallo?', 'Fragen Sie mich'],
  ])(
    '„%s“ is answered; „%s“ goes on with it, or is a question of its own',
    async (question, more, answer) => {
      const office = await openOffice({ withoutBot: true });
      const bot = await office.startBot();
      await office.ask(question);
      await bot.stop();
      await office.startBot();
      expect(await office.ask(more)).toContain(answer);
    },
  );

  test('what somebody else asked is not gone on with', async () => {
    const office = await openOffice();
    await office.ask('kfz ummeldung', { channel: 'umzug', as: 'erika' });
    expect(await office.ask('online bitte', { channel: 'umzug' })).toContain('Dazu habe ich keine Daten');
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

  test.each([false, true])('is no longer answered a day later (restart: %j)', async (restarts) => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    await office.ask('halteverbot berlin hamburg');
    office.chat.setClock(() => saturday.getTime() + 25 * 3600_000);
    if (restarts) {
      await bot.stop();
      await office.startBot();
    }
    expect(await office.ask('mitte')).not.toContain('| Hamburg |');
  });

  test('is forgotten when a command is asked', async () => {
    const office = await openOffice();
    await office.ask('halteverbot berlin hamburg');
    expect(await office.ask('halteverbot köln münchen')).toContain('| Köln | München |');
    expect(await office.ask('neukölln')).toMatch(/ in Berlin Neukölln .*\n(?!.*Hamburg)/);
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
