// The e-car subsidy: what is asked step by step, what is refused at once, what gets no figure.
import { describe, expect, test } from 'vitest';
import { openOffice, until } from '../support/office.ts';

const resultRequests = (office: { facts: { requests: readonly { path: string }[] } }) =>
  office.facts.requests.filter(({ path }) => /results\/[^/]+\//.test(path)).map(({ path }) => path);

describe('what is missing', () => {
  test('is asked for one after another, and each next message fills it in', async () => {
    const office = await openOffice();
    expect(await office.ask('e-auto plug-in')).toContain('zu versteuernde Haushaltseinkommen');
    expect(await office.ask('52.000 €')).toContain('Wie viele Kinder');
    expect(await office.ask('zwei')).toContain('**3.500 €** Förderung');
    expect(resultRequests(office)).toEqual([expect.stringContaining('/phev_range_extender/52000/2/')]);
  });

  test('is still known after a restart in the middle', async () => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    await office.ask('e-auto bev');
    await office.ask('52.000 €');
    await bot.stop();
    const id = office.say('1');
    await office.startBot();
    await until(() => office.answersTo(id).length === 1, 'the answer');
    expect(office.answersTo(id)[0]).toContain('**4.500 €** Förderung');
  });

  test('is forgotten when something else is asked', async () => {
    const office = await openOffice();
    await office.ask('e-auto bev');
    expect(await office.ask('e-auto plug-in 30000 0')).toContain('**3.500 €**');
    expect(await office.ask('52000')).not.toContain('Förderung');
  });
});

describe('in any order', () => {
  test.each([
    'e-auto bev 52000 1',
    'e-auto 1 Kind, 52.000 €, vollelektrisch',
    'e-auto einkommen=52000 kinder=1 stromer',
    'wieviel prämie für ein elektroauto bei 52.000 zvE und 1 kind, vollelektrisch?',
  ])('%s', async (asked) => {
    const office = await openOffice();
    expect(await office.ask(asked)).toContain('**4.500 €** Förderung');
    expect(resultRequests(office)).toEqual([expect.stringContaining('/bev/52000/1/')]);
  });
});

describe('what cannot be', () => {
  test.each([
    [
      'e-auto bev üppig 2',
      '**„üppig“** geht bei „Einkommen“ nicht; möglich ist **ein ganzer Eurobetrag ab 0**.',
    ],
    ['e-auto bev -5 2', '**„-5“** geht bei „Einkommen“ nicht'],
    ['e-auto bev 52000 1,5', '**„1,5“** geht bei „Kinder“ nicht'],
    ['e-auto diesel 52000 1', '**„diesel“** kenne ich nicht. Möglich für „Fahrzeugtyp“: **vollelektrisch**'],
    ['e-auto ../../jagdschein 52000 1', 'kenne ich nicht'],
    ['e-auto bev%2f 52000 1', '„bev%2f“'],
    ['e-auto bev 52000/1 1', '„52000/1“'],
  ])('%s', async (asked, sentence) => {
    const office = await openOffice();
    expect(await office.ask(asked)).toContain(sentence);
    expect(office.facts.requests).toEqual([]);
  });

  test('is repaired by the next message alone', async () => {
    const office = await openOffice();
    await office.ask('e-auto bev üppig 1');
    expect(await office.ask('52.000')).toContain('**4.500 €** Förderung');
  });
});

test('a hydrogen car gets no figure, whatever the income', async () => {
  const office = await openOffice();
  const answer = await office.ask('e-auto brennstoffzelle 30000 2');
  expect(answer).toContain('**noch keinen Betrag**');
  expect(answer).not.toMatch(/\d\.000 €/);
  expect(resultRequests(office)).toEqual([]);
});

test('a doubtful limit is said next to the figure, not in a spoiler', async () => {
  const office = await openOffice();
  const [head = ''] = (await office.ask('e-auto bev 60000 1')).split('```spoiler');
  expect(head).toContain('**3.500 €** Förderung – **aber genau bei 60.000 € ist der Grenzwert ungeklärt**.');
  expect(head).toContain('Ungeklärt laut Quellen');
  const [plain = ''] = (await office.ask('e-auto bev 61000 1')).split('```spoiler');
  expect(plain).not.toContain('Grenzwert');
});
