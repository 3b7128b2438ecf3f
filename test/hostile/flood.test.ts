// Whoever floods the bot waits for it himself: others have their first answer at once, at Zulip's own limits too.
import { describe, expect, test } from 'vitest';
import { type Office, openOffice, until } from '../support/office.ts';

const limits = { settings: { ZULIP_RATE_LIMITS: '200/60' } } as const;

const doneIn = (office: Office) => office.log.filter(({ msg }) => msg === 'question done').length;

const withinMs = 5_000;

/** How long somebody waits for the first answer, in milliseconds. */
async function firstAnswer(office: Office, as: 'erika' | 'gisela', channel?: string): Promise<number> {
  const startedAt = performance.now();
  await office.ask('hilfe', { as, ...(channel && { channel, topic: 'Fragen' }) });
  return performance.now() - startedAt;
}

describe('beside', () => {
  test('a thousand questions, half of them in a topic of their own and half in one', async () => {
    const office = await openOffice(limits);
    for (let index = 0; index < 500; index++)
      for (const topic of ['Fragen', `Thema ${index}`]) office.say('hilfe', { channel: 'umzug', topic });
    await until(() => doneIn(office) > 40, 'the flood to be worked on');
    const others = [await firstAnswer(office, 'erika'), await firstAnswer(office, 'gisela', 'umzug')];
    expect(others.filter((ms) => ms > withinMs)).toEqual([]);
  });

  test('twelve wishes for a PDF', async () => {
    const office = await openOffice();
    for (let index = 0; index < 12; index++)
      office.say('halteverbot köln münchen pdf', { channel: 'umzug', topic: `Thema ${index}` });
    await office.ask('hilfe', { channel: 'umzug', topic: 'Thema 41' });
    const ms = await firstAnswer(office, 'erika', 'umzug');
    const before = doneIn(office);
    expect(await office.ask('jagdschein bayern pdf', { as: 'gisela' })).toContain('.pdf');
    expect(ms).toBeLessThan(withinMs);
    // The one that was being made, and his.
    expect(doneIn(office) - before).toBeLessThan(5);
  });
});
