// Questions that have become too old: silence on the very first start, one short note later, never a storm.
import { describe, expect, test } from 'vitest';
import { openOffice, saturday, until } from '../support/office.ts';
import { long } from '../support/long.ts';

const yesterday = () => saturday.getTime() - 13 * 3_600_000;
const today = () => saturday.getTime();

describe('on the first start of an account', () => {
  test('old ones are marked as read without a word, young ones are answered', async () => {
    const office = await openOffice({ withoutBot: true });
    office.chat.setClock(yesterday);
    const old = office.say('halteverbot köln münchen');
    office.chat.setClock(today);
    const young = office.say('hilfe');
    await office.startBot();
    await until(() => office.isRead(old) && office.isRead(young), 'both to be read');
    expect(office.answersTo(old)).toEqual([]);
    expect(office.answersTo(young)).toHaveLength(1);
  });
});

test(
  'on the first start more old ones than fit into one request are passed over in silence too',
  long,
  async () => {
    const office = await openOffice({ withoutBot: true });
    office.chat.setClock(yesterday);
    const ids = Array.from({ length: 1_200 }, (_, index) =>
      office.say('hilfe', { channel: 'umzug', topic: `T ${index % 7}` }),
    );
    office.chat.setClock(today);
    await office.startBot();
    await until(() => ids.every((id) => office.isRead(id)), 'all to be read');
    await office.ask('hilfe');
    expect(ids.flatMap((id) => office.answersTo(id))).toEqual([]);
  },
);

describe('on a later start', () => {
  test(
    'a note that is still on its way is not written again when the queue is lost meanwhile',
    long,
    async () => {
      const office = await openOffice({ withoutBot: true, bot: { lookAtMs: [400, 800] } });
      const bot = await office.startBot();
      await office.ask('hilfe');
      await bot.stop();
      office.chat.setClock(yesterday);
      const old = office.say('hilfe', { channel: 'umzug' });
      office.chat.setClock(today);
      office.chat.fault({ method: 'POST', path: 'messages', how: { kind: 'drop' } });
      await office.startBot();
      await until(
        () => office.log.some(({ msg }) => String(msg).includes('may have been sent')),
        'the lost note',
      );
      office.chat.dropQueues();
      await until(() => office.isRead(old), 'the old question to be read');
      await office.ask('hilfe', { channel: 'umzug' });
      expect(office.answersTo(old)).toHaveLength(1);
    },
  );

  test('old ones get one note for each conversation, and are read', async () => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    await office.ask('hilfe');
    await bot.stop();
    office.chat.setClock(yesterday);
    const inChannel = [1, 2, 3].map(() => office.say('halteverbot köln münchen', { channel: 'umzug' }));
    const direct = office.say('halteverbot köln münchen', { as: 'erika' });
    office.chat.setClock(today);
    const young = office.say('halteverbot essen bremen', { channel: 'umzug' });
    await office.startBot();
    await until(() => [...inChannel, direct, young].every((id) => office.isRead(id)), 'all to be read');
    const newest = inChannel.at(-1) ?? 0;
    expect(office.answersTo(newest)).toEqual([expect.stringContaining('kamen hier **3 Fragen**')]);
    expect(office.answersTo(direct)).toEqual([expect.stringContaining('kam hier **eine Frage**')]);
    expect(office.answersTo(young)).toEqual([expect.stringContaining('14 Tage Vorlauf')]);
    expect(inChannel.slice(0, 2).flatMap((id) => office.answersTo(id))).toEqual([]);
  });

  test('not more than twenty notes are written', async () => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    await office.ask('hilfe');
    await bot.stop();
    office.chat.setClock(yesterday);
    const ids = Array.from({ length: 25 }, (_, index) =>
      office.say('hilfe', { channel: 'umzug', topic: `Thema ${index}` }),
    );
    office.chat.setClock(today);
    await office.startBot();
    await until(() => ids.every((id) => office.isRead(id)), 'all to be read');
    expect(ids.flatMap((id) => office.answersTo(id))).toHaveLength(20);
  });
});
