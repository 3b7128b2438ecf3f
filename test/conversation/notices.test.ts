// Who relies on a figure hears of it when it has changed: subscriptions and notices, through the whole bot.
import { describe, expect, test } from 'vitest';
import { type Json, noticesIn, officeWithClock, setFields, setTop } from '../support/noticeOffice.ts';
import { openOffice, until, type Where } from '../support/office.ts';
import { long } from '../support/long.ts';

const pair = '/berlin-mitte/hamburg/';
const inTopic: Where = { as: 'erika', channel: 'umzug', topic: 'Halteverbot' };

describe('a subscription', () => {
  test('to a case tells what has changed: old, new, source, date, why it came, and how to end it', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('halteverbot berlin-mitte hamburg');
    expect(await office.ask('abo')).toContain('Abonniert: **Halteverbot Berlin Mitte – Hamburg**');
    await hour();
    expect(noticesIn(office)).toEqual([]);
    setFields(office, { fee_max_eur: 140 });
    await hour();
    await hour();
    const [notice = '', ...others] = noticesIn(office);
    expect(others).toEqual([]);
    expect(notice).toContain(
      'Geändert bei Halteverbot Berlin Mitte – Hamburg: Gebühr, Hamburg jetzt **20 bis 140 €**, bisher 20 bis 125 €.',
    );
    expect(notice).toContain('Stand 29.03.2026');
    expect(notice).toContain('AmtsGuide');
    expect(notice).toContain('seit 21.11.2026 abonniert');
    expect(notice).toContain('`abo ende 1`');
  });

  test('in a topic is told there, with a link to the answer that has the old figure', async () => {
    const { office, hour } = await officeWithClock();
    const asked = office.say('halteverbot berlin-mitte hamburg', { ...inTopic, as: 'max' });
    await until(() => office.answersTo(asked).length > 0, 'the answer');
    await office.ask('abo', inTopic);
    setFields(office, { fee_max_eur: 140 });
    await hour();
    const told = office.chat.messages().find(({ content }) => content.includes('Geändert bei'));
    const answer = office.chat.messages().find(({ content }) => content.endsWith(`/near/${asked})`));
    expect(told).toMatchObject({ topic: 'Halteverbot' });
    expect(told?.content).toMatch(
      new RegExp(`\\[meine Antwort\\]\\(#narrow/channel/[^)]*/near/${answer?.id}\\)`),
    );
  });

  test('and the answer to the same question have the same figure', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('halteverbot berlin-mitte hamburg');
    await office.ask('abo');
    setFields(office, { fee_max_eur: 140 });
    await hour(1 / 6);
    expect(noticesIn(office)).toHaveLength(1);
    expect(await office.ask('halteverbot berlin-mitte hamburg')).toContain('20 bis 140 €');
  });

  test('links no answer that is older than 30 days, and tells without it', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('halteverbot berlin-mitte hamburg');
    await office.ask('abo');
    setFields(office, { fee_max_eur: 140 });
    await hour(31 * 24);
    expect(noticesIn(office)).toHaveLength(1);
    expect(noticesIn(office)[0]).not.toContain('meine Antwort');
  });

  test('can be said in plain words, with a topic and in English', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('halteverbot berlin-mitte hamburg');
    expect(await office.ask('sag Bescheid, wenn sich die Gebühr ändert')).toContain(
      'Abonniert: **Halteverbot Berlin',
    );
    expect(await office.ask('notify me when the fee for erbschein changes')).toContain(
      'Certificate of inheritance',
    );
    office.facts.change({
      path: '/erbschein/facts/',
      answer: (json) => ({ ...(json as Json), fee: { ...(json as Json)['fee'], min_eur: 45 } }),
    });
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
    expect(noticesIn(office)[0]).toMatch(
      /^Changed for Certificate of inheritance: Fee now \*\*from €45\*\*, before from €30\./,
    );
  });

  test.each([
    ['Kannst du mich informieren, wenn sich beim Erbschein etwas ändert?', 'Abonniert: **Erbschein**'],
    ['Wenn sich die Gebühr beim Erbschein ändert, gib uns bitte Bescheid', 'Abonniert: **Erbschein**'],
    [
      'Ich möchte erfahren, sobald es beim Halteverbot in Köln neue Gebühren gibt',
      'Abonniert: **Halteverbot',
    ],
    ['Let me know if the fee for the hunting licence in Hesse changes', 'Subscribed: **Hunting licence'],
    ['unsubscribe', 'Nothing is subscribed'],
    ['beende bitte das Abo', 'Hier ist nichts abonniert'],
    ['wir brauchen keine Meldungen mehr zum Erbschein', 'Hier ist nichts abonniert'],
  ])('is ordered by a sentence that begins otherwise: “%s”', async (text, expected) => {
    const office = await openOffice();
    expect(await office.ask(text)).toContain(expected);
  });

  test.each([
    'Können Sie mir sagen, wenn sich die Adresse ändert, was ich tun muss?',
    'Ich möchte wissen, ob ich zahlen muss, wenn sich der Halter ändert',
    'Could you tell me if the fee changes when I move?',
    '> Kannst du mich informieren, wenn sich beim Erbschein etwas ändert?',
  ])('is not begun by a question: “%s”', async (text) => {
    const office = await openOffice();
    await office.ask(text);
    expect(await office.ask('abos')).toContain('nichts abonniert');
  });

  test('tells an amount where there were only words', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('abo kfz-steuer');
    office.facts.change({
      path: '/kfz-steuer/facts/',
      answer: (json) => ({ ...(json as Json), fee: { ...(json as Json)['fee'], min_eur: 40 } }),
    });
    await hour();
    expect(noticesIn(office)[0]).toMatch(
      /^Geändert bei Kfz-Steuer: Gebühr jetzt \*\*ab 40 €\*\*, bisher fahrzeugabhängige Steuer, keine Bearbeitungsgebühr\./,
    );
  });

  test('to a comparison watches both, and says which', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('abo gmbh köln oder hamburg muster');
    office.facts.change({
      path: '/hamburg/muster/',
      answer: (json) => ({ ...(json as Json), handelsregister_eur: 220 }),
    });
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
    expect(noticesIn(office)[0]).toContain('Hamburg: Handelsregister jetzt **220 €**, bisher 200 €');
  });

  test('of several who want the same costs one request an hour, and each is told once', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('abo halteverbot berlin-mitte hamburg');
    await office.ask('abo halteverbot berlin-mitte hamburg', { as: 'gisela' });
    await office.ask('abo halteverbot berlin-mitte hamburg', inTopic);
    // The marks as read come behind the answers, and each request is noted when it has been answered.
    const orders = office.chat
      .messages()
      .filter(({ content }) => content.endsWith('abo halteverbot berlin-mitte hamburg'));
    const marked = () =>
      office.chat.requests
        .filter(({ path }) => path === 'messages/flags')
        .flatMap(({ params }) => JSON.parse(String(params['messages'])) as number[]);
    await until(() => orders.every(({ id }) => marked().includes(id)), 'the marks');
    const before = office.facts.requests.length;
    const chatBefore = office.chat.requests.length;
    await hour();
    expect(office.facts.requests.slice(before).map(({ path }) => path)).toEqual([
      '/api/v1/calculator/halteverbot/results/berlin-mitte/hamburg/',
    ]);
    // Nothing has changed: the chat server is asked for nothing.
    const own = office.chat.requests.slice(chatBefore).filter(({ path }) => path !== 'events');
    expect(own).toEqual([]);
    setFields(office, { fee_max_eur: 140 });
    await hour();
    expect(noticesIn(office)).toHaveLength(3);
  });
});

test('the sandbox raises an amount of what somebody asked for last, however often the bot has looked since', async () => {
  const { office, hour } = await officeWithClock();
  await office.ask('abo gmbh köln muster');
  await office.ask('abo halteverbot berlin-mitte hamburg');
  await office.ask('abo gmbh hamburg muster');
  await hour();
  await hour();
  expect(office.facts.raiseAmount()?.path).toContain('/hamburg/muster/');
  await hour();
  expect(noticesIn(office)).toHaveLength(1);
  expect(noticesIn(office)[0]).toContain('GmbH-Gründung Hamburg');
});

describe('what is no change', () => {
  test('an error, half an answer, another shape, and what comes back as it was', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('abo halteverbot berlin-mitte hamburg');
    const wrong: readonly object[] = [
      {},
      { nach: { name: 'Hamburg' } },
      { error: 'maintenance' },
      { data: [1, 2, 3] },
      {
        von: { name: 'Berlin Mitte', fee_max_eur: 'unbekannt' },
        nach: { name: 'Hamburg', fee_max_eur: null },
      },
    ];
    for (const body of wrong) {
      const undo = office.facts.change({ path: pair, answer: () => body });
      await hour(1 / 4);
      undo();
      await hour(1 / 4);
    }
    for (const status of [404, 500]) {
      office.facts.fault({ path: pair, how: { kind: 'answer', status, body: '' } });
      await hour(1 / 4);
    }
    expect(noticesIn(office)).toEqual([]);
    setFields(office, { fee_max_eur: 140 });
    await hour(1 / 4);
    expect(noticesIn(office)).toHaveLength(1);
  });

  test('a figure that was missing for a while is compared with what it was before', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('abo halteverbot berlin-mitte hamburg');
    const undo = setFields(office, { fee_max_eur: null, fee_min_eur: null });
    await hour();
    undo();
    setFields(office, { fee_max_eur: 130 });
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
    expect(noticesIn(office)[0]).toContain('bisher 20 bis 125 €');
  });

  test('the days until the move, which are fewer every day', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('abo halteverbot berlin-mitte hamburg 2026-12-24');
    for (let day = 0; day < 20; day++) await hour(24);
    expect(noticesIn(office)).toEqual([]);
    setFields(office, { fee_max_eur: 124 });
    await hour(24);
    expect(noticesIn(office)).toHaveLength(1);
    setFields(office, { fee_max_eur: 124, fee_rule_de: 'im Regelfall 20-124 EUR' });
    await hour(24);
    expect(noticesIn(office)).toHaveLength(2);
    expect(noticesIn(office)[1]).toContain('Gebührenregel, Hamburg jetzt **im Regelfall 20-124 EUR**');
  });
});

describe('a notice', long, () => {
  test('is sent once, when the process dies between the sending and the noting', async () => {
    const { office, hour, now } = await officeWithClock({ withoutBot: true });
    const first = await office.startBot({ now });
    await office.ask('abo halteverbot berlin-mitte hamburg');
    await office.ask('abo halteverbot berlin-mitte hamburg', { as: 'gisela' });
    setFields(office, { fee_max_eur: 140 });
    // The first of the two is sent; from then on nothing can be noted.
    const sent = office.chat.fault({
      path: 'messages',
      method: 'POST',
      times: 2,
      how: { kind: 'slow', ms: 1 },
    });
    const stuck = office.chat.fault({
      path: 'bot_storage',
      method: 'DELETE',
      times: Infinity,
      how: { kind: 'hang' },
    });
    const running = hour().catch(() => undefined);
    await until(() => noticesIn(office).length === 2 && stuck.hits() > 0, 'both notices');
    await first.stop();
    await running;
    sent();
    stuck();
    await office.startBot({ now });
    await office.ask('hilfe');
    await hour();
    expect(noticesIn(office)).toHaveLength(2);
    setFields(office, { fee_max_eur: 150 });
    await hour();
    expect(noticesIn(office)).toHaveLength(4);
    expect(noticesIn(office).at(-1)).toContain('bisher 20 bis 140 €');
  });

  test('is sent to those who have not got it, when the process dies in the middle', async () => {
    const { office, hour, now } = await officeWithClock({ withoutBot: true });
    const first = await office.startBot({ now });
    for (const as of ['max', 'gisela', 'erika'] as const) {
      await office.ask('abo halteverbot berlin-mitte hamburg', { as });
    }
    setFields(office, { fee_max_eur: 140 });
    const { userId } = office.chat.people.gisela;
    const stuck = office.chat.fault({ path: `users/${userId}`, times: Infinity, how: { kind: 'hang' } });
    const running = hour().catch(() => undefined);
    await until(() => stuck.hits() > 0, 'the second one');
    await first.stop();
    await running;
    stuck();
    expect(noticesIn(office)).toHaveLength(1);
    await office.startBot({ now });
    await office.ask('hilfe');
    const before = office.chat.requests.length;
    await hour();
    expect(noticesIn(office)).toHaveLength(3);
    // What was told of it is among the newest: since the wish, years may have passed.
    const anchors = office.chat.requests.slice(before).map(({ params }) => params['anchor']);
    expect(anchors).toContain('newest');
    const wishes = office.chat.messages().filter(({ content }) => content.includes('abo halteverbot'));
    expect(wishes).toHaveLength(3);
    for (const { id } of wishes) expect(anchors).not.toContain(String(id));
  });

  test('is not sent a second time when its sending was answered by nobody', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('abo halteverbot berlin-mitte hamburg');
    for (const fee of [130, 140]) {
      setFields(office, { fee_max_eur: fee });
      office.chat.fault({ path: 'messages', method: 'POST', how: { kind: 'dropAfter' } });
      await hour();
    }
    expect(noticesIn(office)).toHaveLength(2);
  });

  test('comes by day, in the hours of the setting', async () => {
    const { office, hour } = await officeWithClock({ settings: { NOTICES_HOURS: '9-12' } });
    await office.ask('abo halteverbot berlin-mitte hamburg');
    setFields(office, { fee_max_eur: 140 });
    // 12, 13 and 8 o'clock in Berlin.
    for (const hours of [2, 1, 19]) await hour(hours);
    expect(noticesIn(office)).toEqual([]);
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
  });

  test('that is about words alone waits until tomorrow where one came today', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('abo halteverbot berlin-mitte hamburg');
    await office.ask('abo erbschein');
    setFields(office, { fee_max_eur: 140 });
    await hour();
    office.facts.change({
      path: '/erbschein/facts/',
      answer: (json) => ({
        ...(json as Json),
        documents: [...((json as Json)['documents'] as never as string[]), 'Passfoto'],
      }),
    });
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
    await hour(24);
    expect(noticesIn(office)).toHaveLength(2);
    expect(noticesIn(office).at(-1)).toContain('Unterlagen – neu: **Passfoto**.');
  });

  test('of a list says what is new and what is not needed any more, as the service spells it', async () => {
    const { office, hour } = await officeWithClock();
    const papers = (documents: readonly string[]) =>
      setTop(office, '/erbschein/facts/', () => ({ documents }));
    papers(['Sterbeurkunde', 'Ausweis']);
    await office.ask('abo erbschein');
    await office.ask('abo fakten erbschein', { as: 'gisela' });
    await office.ask('subscribe erbschein', { as: 'erika' });
    papers(['Sterbeurkunde', 'Ausweis', 'Führungszeugnis (Belegart 0), Original']);
    await hour();
    const added = noticesIn(office);
    expect(added[0]).toMatch(
      /^Geändert bei Erbschein: Unterlagen – neu: \*\*Führungszeugnis \(Belegart 0\), Original\*\*\.\n/,
    );
    expect(added.join()).toContain('Documents – new: **Führungszeugnis (Belegart 0), Original**.');
    papers(['Sterbeurkunde', 'Personalausweis']);
    setFields(office, { min_eur: 45 }, '/erbschein/facts/', 'fee');
    await hour(24);
    const table = noticesIn(office)[added.length] ?? '';
    expect(table).toContain('| Gebühr | ab 30 € | ab 45 € |');
    expect(table).toContain('| Unterlagen |  | neu: Personalausweis; entfällt: Ausweis; Führungszeugnis');
  });

  test('says how sure the service is of what it states', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('abo halteverbot berlin-mitte hamburg');
    setFields(office, { fee_max_eur: 140 });
    await hour();
    expect(noticesIn(office)[0]).toContain('Stand 29.03.2026 · typische Angabe, nicht amtlich · Quellen');
  });

  test('does not go to who was deactivated: the subscription has ended', async () => {
    const { office, hour } = await officeWithClock();
    const { gisela } = office.chat.people;
    await office.ask('abo halteverbot berlin-mitte hamburg', { as: 'gisela' });
    await office.ask('abo halteverbot berlin-mitte hamburg');
    office.chat.setActive(gisela, false);
    setFields(office, { fee_max_eur: 140 });
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
    office.chat.setActive(gisela, true);
    expect(await office.ask('abos', { as: 'gisela' })).toContain('nichts abonniert');
    expect(await office.ask('abos')).toContain('zuletzt gemeldet');
  });

  test('goes privately to who asked for it, where the channel takes no message any more', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('abo halteverbot berlin-mitte hamburg', inTopic);
    setFields(office, { fee_max_eur: 140 });
    const body = { result: 'error', code: 'BAD_REQUEST', msg: 'Not authorized to send to channel' };
    office.chat.fault({ path: 'messages', method: 'POST', how: { kind: 'answer', status: 400, body } });
    await hour();
    const [told] = office.chat.messages().filter(({ content }) => content.includes('Geändert bei'));
    expect(told?.topic).toBe('');
  });
});

describe('abos and abo ende', long, () => {
  test('show and end those of the conversation, over a restart', async () => {
    const { office, hour, now } = await officeWithClock({ withoutBot: true });
    const first = await office.startBot({ now });
    await office.ask('abo halteverbot berlin-mitte hamburg');
    await office.ask('abo erbschein');
    await office.ask('abo jagdschein hessen', { as: 'gisela' });
    await first.stop();
    await office.startBot({ now });
    const list = await office.ask('abos');
    expect(list).toContain('**2 Themen**');
    expect(list).toContain('| 1 | Halteverbot Berlin Mitte – Hamburg | 21.11.2026 |');
    expect(list).toContain('| 2 | Erbschein | 21.11.2026 |');
    expect(list).not.toContain('Jagdschein');
    expect(await office.ask('abo ende halteverbot')).toContain(
      'Beendet: **Halteverbot Berlin Mitte – Hamburg**',
    );
    expect(await office.ask('abo ende 2')).toContain('Beendet: **Erbschein**');
    expect(await office.ask('abo ende')).toContain('Hier ist nichts abonniert');
    const before = office.facts.requests.length;
    await hour();
    expect(office.facts.requests.slice(before).map(({ path }) => path)).toEqual([
      '/api/v1/calculator/jagdschein/results/hessen/',
    ]);
  });

  test.each(['bot', 'human'] as const)(
    'work where the server has no storage for the account, a %s: over a restart, also of an account that edits no more',
    async (account) => {
      const { office, hour, now } = await officeWithClock({
        withoutBot: true,
        chat: { account, editLimitSeconds: 600 },
      });
      const body = {
        result: 'error',
        code: 'BAD_REQUEST',
        msg: 'This endpoint does not accept bot requests.',
      };
      const how = { kind: 'answer', status: 400, body } as const;
      office.chat.fault({ path: 'bot_storage', times: Infinity, how });
      const first = await office.startBot({ now });
      await office.ask('abo halteverbot berlin-mitte hamburg');
      setFields(office, { fee_max_eur: 140 });
      await hour();
      expect(noticesIn(office)).toHaveLength(1);
      await first.stop();
      await office.startBot({ now });
      expect(await office.ask('abos')).toContain(
        '| 1 | Halteverbot Berlin Mitte – Hamburg | 21.11.2026 | 21.11.2026 |',
      );
      await hour();
      expect(noticesIn(office)).toHaveLength(1);
      await office.ask('abo ende');
      await hour();
      expect(await office.ask('abos')).toContain('nichts abonniert');
    },
  );

  test('ask which, where several are meant, and end all that are wanted', async () => {
    const { office } = await officeWithClock();
    await office.ask('abo halteverbot berlin-mitte hamburg');
    await office.ask('abo halteverbot köln hamburg');
    expect(await office.ask('abo ende halteverbot')).toContain(
      'Welches Abo? Bitte mit der Nummer: 1 Halteverbot',
    );
    expect(await office.ask('abo ende alle')).toContain('**2 Abos** beendet');
  });

  test('in a channel are for administrators and moderators, privately for anybody', async () => {
    const { office } = await officeWithClock();
    await office.ask('abo erbschein', inTopic);
    const asMax = { ...inTopic, as: 'max' } as const;
    expect(await office.ask('abo erbschein', asMax)).toContain('nur Administratoren und Moderatoren');
    expect(await office.ask('abo ende', asMax)).toContain('nur Administratoren und Moderatoren');
    expect(await office.ask('abos', asMax)).toContain('Erbschein');
    expect(await office.ask('abo erbschein', { as: 'gisela' })).toContain('Abonniert');
  });

  test('begin nothing where the operator has nothing watched', async () => {
    const { office } = await officeWithClock({ settings: { NOTICES_CRON: 'off' } });
    expect(await office.ask('abo erbschein')).toContain('lässt hier keine Änderungen beobachten');
  });

  test('say what is in the way', async () => {
    const { office } = await officeWithClock();
    expect(await office.ask('abo')).toContain('Was soll ich beobachten?');
    expect(await office.ask('abo xyzzy')).toContain('finde ich kein Thema');
    expect(await office.ask('abo halteverbot')).toContain('Abonniert: **Halteverbot**');
    expect(await office.ask('abo hilfe')).toContain('nichts, was sich beobachten ließe');
    await office.ask('abo erbschein');
    expect(await office.ask('abo erbschein')).toContain('schon abonniert');
    office.chat.fault({
      path: 'bot_storage',
      method: 'PUT',
      how: {
        kind: 'answer',
        status: 400,
        body: { result: 'error', code: 'BAD_REQUEST', msg: 'exceeds storage limit' },
      },
    });
    expect(await office.ask('abo jagdschein hessen')).not.toContain('Abonniert');
    expect(await office.ask('abos')).not.toContain('Jagdschein');
  });
});
