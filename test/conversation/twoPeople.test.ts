// Two people in one topic: what one is told closes nothing that the other was asked, and nobody answers for the other.
import { expect, test } from 'vitest';
import { type Office, openOffice, saturday, until } from '../support/office.ts';

const topic = { channel: 'umzug', topic: 'Fragen' } as const;
const max = { ...topic, as: 'max' } as const;
const erika = { ...topic, as: 'erika' } as const;

async function withRestart(office: Office, bot: { stop(): Promise<void> }, restarts: boolean) {
  if (!restarts) return;
  await bot.stop();
  await office.startBot();
}

const opened = async () => {
  const office = await openOffice({ withoutBot: true });
  return { office, bot: await office.startBot() };
};

test.each([false, true])(
  'an answer to one does not close the question asked back to the other (restart: %j)',
  async (restarts) => {
    const { office, bot } = await opened();
    expect(await office.ask('halteverbot berlin hamburg', max)).toContain('Was ist mit „berlin“ gemeint?');
    expect(await office.ask('jagdschein bayern', erika)).toContain('in Bayern');
    await withRestart(office, bot, restarts);
    expect(await office.ask('pankow', max)).toContain('| Berlin Pankow | Hamburg |');
  },
);

test.each([false, true])('both are waited for, each for his own answer (restart: %j)', async (restarts) => {
  const { office, bot } = await opened();
  expect(await office.ask('halteverbot berlin hamburg', max)).toContain('Was ist mit „berlin“ gemeint?');
  expect(await office.ask('e-auto bev 52000', erika)).toContain('Wie viele Kinder');
  await withRestart(office, bot, restarts);
  expect(await office.ask('neukölln', max)).toContain('| Berlin Neukölln | Hamburg |');
  expect(await office.ask('zwei', erika)).toContain('**5.000');
});

test.each([false, true])('what one says does not answer for the other (restart: %j)', async (restarts) => {
  const { office, bot } = await opened();
  await office.ask('halteverbot berlin hamburg', max);
  await withRestart(office, bot, restarts);
  expect(await office.ask('pankow', erika)).not.toContain('| Hamburg |');
  const said = office.chat.as(office.chat.people.erika).send({ ...topic, content: 'spandau' });
  await until(() => office.isRead(said), 'the talk to be left alone');
  expect(office.answersTo(said)).toEqual([]);
  expect(await office.ask('mitte', max)).toContain('| Berlin Mitte | Hamburg |');
});

test.each([false, true])('each goes on with the answer of his own (restart: %j)', async (restarts) => {
  const { office, bot } = await opened();
  await office.ask('jagdschein bayern', max);
  await office.ask('gmbh köln muster', erika);
  await withRestart(office, bot, restarts);
  expect(await office.ask('und in Hamburg?', max)).toContain('im ersten Jahr in Hamburg');
  expect(await office.ask('und in Hamburg?', erika)).toContain('Gründungskosten in Hamburg');
});

test.each([
  [23, false],
  [23, true],
  [25, false],
  [25, true],
])('%d hours later a question asked back is open for a day only (restart: %j)', async (hours, restarts) => {
  const { office, bot } = await opened();
  await office.ask('halteverbot berlin hamburg', max);
  await office.ask('gmbh köln muster', erika);
  office.chat.setClock(() => saturday.getTime() + hours * 3600_000);
  await withRestart(office, bot, restarts);
  const answer = await office.ask('pankow', max);
  if (hours < 24) expect(answer).toContain('| Berlin Pankow | Hamburg |');
  else expect(answer).not.toContain('| Hamburg |');
});
