// What one member can make the bot ask of the chat server: no question costs more than ten requests, however many are open.
// @module-tag long
import { expect, test } from 'vitest';
import { type Office, openOffice, saturday, type Where } from '../support/office.ts';
import { untilQuiet } from '../support/settled.ts';

const topic = { channel: 'umzug', topic: 'Fragen' } as const;
const mostForOne = 10;
const dayMs = 24 * 3_600_000;

/** How many requests went out while it was done; the long poll is counted by no server. */
async function requestsFor(office: Office, act: () => Promise<unknown>): Promise<number> {
  const counted = () => office.chat.requests.filter(({ path }) => path !== 'events').length;
  await untilQuiet(office);
  const before = counted();
  await act();
  await untilQuiet(office);
  return counted() - before;
}

const openAskBacks = async (office: Office, count: number, where: Where) => {
  for (let index = 0; index < count; index++) await office.ask('halteverbot berlin hamburg', where);
};

const restarted = async (now = () => saturday.getTime()) => {
  const office = await openOffice({ withoutBot: true, bot: { now: () => new Date(now()) } });
  const bot = await office.startBot();
  return {
    office,
    restart: async () => {
      await bot.stop();
      await office.startBot();
      await office.ask('hilfe');
    },
  };
};

test.each([false, true])('beside 16 questions back that nobody answers (restart: %j)', async (restarts) => {
  const { office, restart } = await restarted();
  await openAskBacks(office, 16, topic);
  if (restarts) await restart();
  const another = await requestsFor(office, () => openAskBacks(office, 1, topic));
  const other = await requestsFor(office, () => office.ask('jagdschein bayern', { ...topic, as: 'erika' }));
  expect([another, other].filter((count) => count > mostForOne)).toEqual([]);
  expect(await office.ask('mitte', topic)).toContain('| Berlin Mitte | Hamburg |');
});

test('that are open, twelve lines of talk cost next to nothing', async () => {
  const office = await openOffice();
  await openAskBacks(office, 12, topic);
  const erika = office.chat.as(office.chat.people.erika);
  const talk = await requestsFor(office, async () => {
    for (let index = 0; index < 12; index++)
      erika.send({ channel: 'umzug', topic: 'Fragen', content: `Gerede ${index}` });
  });
  expect(talk).toBeLessThan(12);
});

test.each([{ featureLevel: 421 }, { featureLevel: 250 }])(
  'somebody new goes on in a topic with 16 answers, at %j',
  async (chat) => {
    const office = await openOffice({ chat });
    for (let index = 0; index < 16; index++) await office.ask('jagdschein bayern', topic);
    const asErika = { ...topic, as: 'erika' } as const;
    const cost = await requestsFor(office, () => office.ask('und in Hamburg?', asErika));
    expect(cost).toBeLessThanOrEqual(mostForOne);
  },
);

test('one of many open in many topics: a sweep asks seldom, and finds what was not heard', async () => {
  const office = await openOffice();
  for (let index = 0; index < 9; index++)
    await office.ask('halteverbot berlin hamburg', { channel: 'umzug', topic: `Thema ${index}` });
  expect(await requestsFor(office, () => office.tick('sweep'))).toBeLessThanOrEqual(mostForOne);
});

test.each([false, true])(
  'a day later they cost nothing: no look, and talk is left alone (restart: %j)',
  async (restarts) => {
    let now = saturday.getTime();
    const { office, restart } = await restarted(() => now);
    office.chat.setClock(() => now);
    await office.ask('hilfe');
    const sweep = () => requestsFor(office, () => office.tick('sweep'));
    const before = await sweep();
    await openAskBacks(office, 3, topic);
    expect(await sweep()).toBe(before + 1);
    now += dayMs + 1_000;
    if (restarts) await restart();
    expect(await sweep()).toBe(before);
    const talk = async () => office.chat.as(office.chat.people.max).send({ ...topic, content: 'mitte' });
    expect(await requestsFor(office, talk)).toBe(0);
  },
);

test('a person has three of them in a conversation, and ten in all', async () => {
  const office = await openOffice();
  await openAskBacks(office, 1, { channel: 'umzug', topic: 'ganz alt' });
  for (let index = 0; index < 10; index++)
    await office.ask('halteverbot berlin hamburg', { channel: 'umzug', topic: `Thema ${index}` });
  expect(await office.ask('mitte', { channel: 'umzug', topic: 'ganz alt' })).not.toContain('| Hamburg |');
  expect(await office.ask('mitte', { channel: 'umzug', topic: 'Thema 0' })).toContain('| Hamburg |');
});
