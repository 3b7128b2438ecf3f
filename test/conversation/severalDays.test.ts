// A zone for several days: its first day is that of the move, the fee is for all of them.
import { expect, test } from 'vitest';
import { shareConversations } from '../support/sharedOffice.ts';

const converse = shareConversations();

const replyTo = async (...said: readonly string[]): Promise<string> =>
  ((await converse(said)).at(-1)?.reply ?? '').replaceAll('\u00A0', ' ');

test.each([
  ['Halteverbot Köln am 20. + 21. Januar 2027, was kostet das', 'Gebühr 54 €', '20.01.2027, 2 Tage'],
  ['Halteverbot Köln vom 20. bis 21. Januar 2027, was kostet das?', 'Gebühr 54 €', '20.01.2027, 2 Tage'],
  ['Halteverbot Köln, 20./21. Januar 2027, was kostet das?', 'Gebühr 54 €', '20.01.2027, 2 Tage'],
  ['Halteverbot in Köln vom 20.1.2027 bis 22.1.2027, was kostet das?', 'Gebühr 72 €', '20.01.2027, 3 Tage'],
  [
    'Was kostet ein Halteverbot in Köln vom 13. bis zum 17. Januar 2027?',
    'Gebühr 108 €',
    '13.01.2027, 5 Tage',
  ],
  [
    'Was kostet ein Halteverbot in Köln von Mittwoch bis Sonntag, 13. bis 17. Januar 2027?',
    'Gebühr 108 €',
    '13.01.2027, 5 Tage',
  ],
  [
    'no-parking zone in Köln from 20 to 21 January 2027, what does it cost?',
    'fee €54',
    '20 January 2027, 2 days',
  ],
])('%s', async (said, fee, understood) => {
  const reply = await replyTo(said);
  expect(reply).toContain(fee);
  expect(reply).toContain(understood);
});

test.each([
  'halteverbot köln am 20. oder 21. Januar 2027',
  'Halteverbot in Köln zwischen dem 20. und 21. Januar 2027, was kostet das?',
])('one of two days is still a choice: %s', async (said) => {
  expect(await replyTo(said)).toContain('Mittwoch, 20. Januar 2027 · Donnerstag, 21. Januar 2027');
});

test.each(['Halteverbot Köln, im Januar, am 14.', 'Halteverbot Köln im Januar, genauer gesagt am 14.'])(
  'a day behind its month is of that month: %s',
  async (said) => {
    expect(await replyTo(said)).toContain('„14.“ als **14.01.2027** gelesen');
  },
);

test('elsewhere a period is asked about', async () => {
  expect(await replyTo('erinnere mich vom 3. bis 5. Dezember an den Antrag')).toMatch(
    /Donnerstag, 3\. Dezember 2026.*Samstag, 5\. Dezember 2026/s,
  );
});
