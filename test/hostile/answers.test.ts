// Answers of the facts service beyond all measure: read within bounds, told in ten messages at most, and nothing else suffers.
import { describe, expect, test } from 'vitest';
import { long } from '../support/long.ts';
import { longCatalogue } from '../support/hugeAnswer.ts';
import { fetched, fileIn, readCsv } from '../support/files.ts';
import { type Office, openOffice } from '../support/office.ts';

const ask = 'halteverbot köln münchen';

/** `ms` of the processor's time: whatever else the machine has to do. */
async function answerTo(
  body: Record<string, unknown> | string,
): Promise<{ office: Office; answer: string; ms: number }> {
  const office = await openOffice();
  await office.ask('hilfe');
  office.facts.fault({
    path: /calculator\/halteverbot\/./,
    times: Infinity,
    how: { kind: 'answer', status: 200, body },
  });
  const start = process.cpuUsage();
  const answer = await office.ask(ask);
  const { user, system } = process.cpuUsage(start);
  return { office, answer, ms: (user + system) / 1_000 };
}

const own = ({ chat }: Office) => chat.messages().filter(({ senderId }) => senderId === chat.amtsbot.userId);
const keys = (count: number, key: (index: number) => string, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [key(index), value]));

describe('an answer', () => {
  test('that is longer than ten messages is a file with all of it', async () => {
    const office = await openOffice({ catalogue: longCatalogue(20_000) });
    const answer = await office.ask('lang');
    expect(own(office).length).toBeLessThanOrEqual(10);
    const { lines } = readCsv((await fetched(office, fileIn(answer, 'csv'))).bytes);
    expect(lines.length).toBeGreaterThan(20_000);
  });

  test('whose file cannot be sent ends after ten messages, and says so', async () => {
    const office = await openOffice({ catalogue: longCatalogue(20_000) });
    office.chat.fault({
      path: /^(?:user_uploads|tus)/,
      times: Infinity,
      how: { kind: 'answer', status: 400, body: {} },
    });
    const answer = await office.ask('lang');
    expect([own(office).length, answer.includes('Hier endet die Antwort im Chat')]).toEqual([10, true]);
  });

  test.each([
    [
      '48 keys without a letter',
      keys(
        48,
        (index) => '!'.repeat(index + 1),
        Array.from({ length: 1_000 }, (_, at) => at),
      ),
    ],
    [
      'as many objects',
      keys(
        48,
        (index) => '–'.repeat(index + 1),
        keys(1_000, (index) => '-'.repeat(index), 1),
      ),
    ],
    ['a key of 3,000 letters', { ['a'.repeat(3_000)]: 1, leadDays: 5 }],
    [
      'keys and texts that objects have by themselves',
      { constructor: 'constructor', toString: '__proto__', hasOwnProperty: 3 },
    ],
    ['1,000 keys of 3,000 letters', keys(1_000, (index) => `${index}${'ab'.repeat(1_500)}`, 1)],
    ['blanks', { note: `a${' '.repeat(40_000)}b`, other: '\t'.repeat(40_000) }],
  ])('with %s is told soon, and a chart of it too', long, async (_, body) => {
    const { office, answer, ms } = await answerTo(body);
    expect(answer).not.toContain('Fehler liegt bei mir');
    expect(ms).toBeLessThan(12_000);
    expect(await office.ask(`${ask} csv diagramm`)).not.toContain('Fehler liegt bei mir');
    expect(office.log.filter(({ level }) => level === 50)).toEqual([]);
  });

  test('names no number that is none', async () => {
    const { answer } = await answerTo('{"pairs":[],"vorlauftage":1e999,"gebuehr":-1e999,"min_days":1e999}');
    expect(answer).not.toMatch(/∞|Infinity|NaN/);
  });
});
