// Holidays of the state in which a place lies, and Sundays: named beside the days of a move.
import { expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { seen } from '../support/otherOffice.ts';

const corpusChristi = '27.05.2027 (Do., Fronleichnam in Nordrhein-Westfalen)';

test('of a state stand in the column of its places, and in the first line', async () => {
  const office = await openOffice();
  const answer = seen(await office.ask('halteverbot köln hamburg 2027-06-17'));
  expect(answer).toContain(`**Sicher beantragt bis ${corpusChristi}**`);
  expect(answer).toContain(`| sicher beantragt bis | ${corpusChristi} | 03.06.2027 (Do.) |`);
  const other = seen(await office.ask('halteverbot köln hamburg 2027-06-10'));
  expect(other).toContain('| sicher beantragt bis | 20.05.2027 (Do.) | 27.05.2027 (Do.) |');
});

test.each([
  ['halteverbot hamburg köln 2027-05-27', `Umzugstag: ${corpusChristi}`],
  ['halteverbot köln 2027-05-27', `Umzugstag: ${corpusChristi}`],
  [
    'no-parking cologne 27 may 2027',
    'Day of the move: 27 May 2027 (Thu, Corpus Christi in Nordrhein-Westfalen)',
  ],
  ['halteverbot leipzig hannover 2026-11-22', 'Umzugstag: 22.11.2026 (So.)'],
  ['halteverbot münchen 2027-08-15', 'Umzugstag: 15.08.2027 (So., Mariä Himmelfahrt in Teilen Bayerns)'],
  ['halteverbot köln hamburg 2027-10-03', 'Umzugstag: 03.10.2027 (So., Tag der Deutschen Einheit)'],
])('“%s”: a day of the move on which nobody works is told at once', async (ask, said) => {
  const office = await openOffice();
  expect(seen(await office.ask(ask)).split('\n')).toContain(said);
});

test('of one state are none in another, and a workday has no note', async () => {
  const office = await openOffice();
  expect(seen(await office.ask('halteverbot hamburg 2027-05-27'))).not.toMatch(/Umzugstag:|Fronleichnam/);
  expect(seen(await office.ask('halteverbot berlin-mitte hamburg 2027-05-27'))).not.toMatch(/Fronleichnam/);
});
