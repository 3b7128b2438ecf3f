// Subscriptions over time: their topic is moved or resolved, their record is damaged, another language asks for the same.
import { describe, expect, test } from 'vitest';
import { noticesIn, officeWithClock, setFields } from '../support/noticeOffice.ts';
import { type Office, type Where } from '../support/office.ts';

const inTopic: Where = { as: 'erika', channel: 'umzug', topic: 'Halteverbot' };
const resolved: Where = { ...inTopic, topic: '✔ Halteverbot' };

function moveTo(office: Office, topic: string, from = 'Halteverbot'): void {
  const erika = office.chat.as(office.chat.people.erika);
  const first = office.chat.messages().find((one) => one.topic === from);
  erika.moveTopic(first?.id ?? 0, topic);
}

describe('a subscription goes along with its topic', () => {
  test('which is resolved: it is listed there, is there already, is told once, and ended', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('abo halteverbot berlin-mitte hamburg', inTopic);
    moveTo(office, '✔ Halteverbot');
    expect(await office.ask('abos', resolved)).toContain('| 1 | Halteverbot Berlin Mitte – Hamburg |');
    expect(await office.ask('abo halteverbot berlin-mitte hamburg', resolved)).toContain('schon abonniert');
    setFields(office, { fee_max_eur: 140 });
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
    expect(await office.ask('abo ende 1', resolved)).toContain('Beendet: **Halteverbot Berlin Mitte');
    setFields(office, { fee_max_eur: 150 });
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
  });

  test('right after a start of the process, before anything of it was read', async () => {
    const { office, now } = await officeWithClock({ withoutBot: true });
    const first = await office.startBot({ now });
    await office.ask('abo erbschein', inTopic);
    await first.stop();
    await office.startBot({ now });
    await office.ask('hilfe');
    moveTo(office, '✔ Halteverbot');
    expect(await office.ask('abos', resolved)).toContain('| 1 | Erbschein |');
  });

  test('to where others are: each has a number of its own, and the same is there once', async () => {
    const { office, hour } = await officeWithClock();
    const other: Where = { ...inTopic, topic: 'Anderes' };
    await office.ask('abo halteverbot berlin-mitte hamburg', inTopic);
    await office.ask('abo erbschein', inTopic);
    await office.ask('abo jagdschein hessen', other);
    await office.ask('abo halteverbot berlin-mitte hamburg', other);
    moveTo(office, 'Anderes');
    const list = await office.ask('abos', other);
    for (const row of ['| 1 | Jagdschein', '| 2 | Halteverbot', '| 3 | Erbschein'])
      expect(list).toContain(row);
    expect(list).toContain('**3 Themen**');
    setFields(office, { fee_max_eur: 140 });
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
  });

  test('while the process was down: what is told then is told once, where it is now', async () => {
    const { office, hour, now } = await officeWithClock({ withoutBot: true });
    const first = await office.startBot({ now });
    await office.ask('abo halteverbot berlin-mitte hamburg', inTopic);
    await office.ask('abo halteverbot berlin-mitte hamburg', { ...inTopic, topic: 'Anderes' });
    await first.stop();
    moveTo(office, 'Anderes');
    await office.startBot({ now });
    await office.ask('hilfe');
    setFields(office, { fee_max_eur: 140 });
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
    expect(await office.ask('abos', { ...inTopic, topic: 'Anderes' })).toContain('**ein Thema**');
  });
});

describe('a subscription whose record was damaged', () => {
  test('is listed as lost, begins anew when it is ordered anew, and is told once then', async () => {
    const { office, hour, now } = await officeWithClock({ withoutBot: true });
    const first = await office.startBot({ now });
    await office.ask('abo halteverbot berlin-mitte hamburg');
    await first.stop();
    await damage(office, 'abo:seen:');
    const second = await office.startBot({ now });
    expect(await office.ask('abos')).toContain('| 1 | nicht mehr lesbar, bitte neu abonnieren |');
    expect(await office.ask('abo halteverbot berlin-mitte hamburg')).toContain('Abonniert: **Halteverbot');
    const list = await office.ask('abos');
    expect(list).toContain('| 1 | Halteverbot Berlin Mitte – Hamburg |');
    expect(list).toContain('**ein Thema**');
    await second.stop();
    await office.startBot({ now });
    await office.ask('hilfe');
    setFields(office, { fee_max_eur: 140 });
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
  });

  test('can be ended', async () => {
    const { office, now } = await officeWithClock({ withoutBot: true });
    const first = await office.startBot({ now });
    await office.ask('abo erbschein');
    await first.stop();
    await damage(office, 'abo:seen:');
    await office.startBot({ now });
    expect(await office.ask('abo ende 1')).toContain('Beendet: **nicht mehr lesbar');
    expect(await office.ask('abos')).toContain('nichts abonniert');
  });

  async function damage(office: Office, kind: string): Promise<void> {
    const { email, apiKey } = office.chat.amtsbot;
    const headers = { Authorization: `Basic ${btoa(`${email}:${apiKey}`)}` };
    const url = `${office.chat.url}/api/v1/bot_storage`;
    const { storage } = (await (await fetch(url, { headers })).json()) as { storage: Record<string, string> };
    const damaged = Object.entries(storage)
      .filter(([key]) => key.includes(kind))
      .map(([key, value]) => [key, `broken${value.slice(3)}`]);
    expect(damaged).not.toEqual([]);
    const body = new URLSearchParams({ storage: JSON.stringify(Object.fromEntries(damaged)) });
    await fetch(url, { method: 'PUT', headers, body });
  }
});

describe('the same subscription', () => {
  test.each([
    ['abo erbschein', 'subscribe erbschein', 'subscribed already'],
    ['subscribe erbschein bayern', 'abo erbschein bayern', 'schon abonniert'],
  ])('in the other language is there already: „%s“, „%s“', async (first, second, already) => {
    const { office } = await officeWithClock();
    await office.ask(first);
    expect(await office.ask(second)).toContain(already);
  });
});

describe('abo ende', () => {
  test('with a number that is not there says which there are', async () => {
    const { office } = await officeWithClock();
    await office.ask('abo erbschein');
    expect(await office.ask('abo ende 7')).toContain('Ein Abo 7 gibt es hier nicht, wohl aber: 1 Erbschein.');
    expect(await office.ask('subscribe end 7')).toContain(
      'There is no subscription 7 here, but: 1 Erbschein.',
    );
    expect(await office.ask('abos')).toContain('| 1 | Erbschein |');
  });

  test('knows a topic by a sentence’s words', async () => {
    const { office } = await officeWithClock();
    await office.ask('abo jagdschein hessen');
    await office.ask('abo erbschein');
    expect(await office.ask('abo ende jagdschein in hessen')).toContain('Beendet: **Jagdschein Hessen**');
  });
});
