// Whoever floods the bot waits for it himself: others have their first answer at once.
// @module-tag long
import { expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { doneIn, firstAnswer, firstAnswersBeside, withinMs, withinOwnMs } from './besideFlood.ts';

test('beside a thousand questions, half of them in a topic of their own and half in one', async () => {
  const waited = await firstAnswersBeside(500);
  expect(waited.filter(({ ms, ownMs }) => ms > withinMs || ownMs > withinOwnMs)).toEqual([]);
});

test('beside twelve wishes for a PDF', async () => {
  const office = await openOffice();
  for (let index = 0; index < 12; index++)
    office.say('halteverbot köln münchen pdf', { channel: 'umzug', topic: `Thema ${index}` });
  await office.ask('hilfe', { channel: 'umzug', topic: 'Thema 41' });
  const { ms } = await firstAnswer(office, 'erika', 'umzug');
  const before = doneIn(office);
  expect(await office.ask('jagdschein bayern pdf', { as: 'gisela' })).toContain('.pdf');
  expect(ms).toBeLessThan(withinMs);
  // The one that was being made, and his.
  expect(doneIn(office) - before).toBeLessThan(5);
});
