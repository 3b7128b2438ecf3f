// A value that is missing is asked for with what all cases come to said first.
import { describe, expect, test } from 'vitest';
import { shareOffice } from '../../support/sharedOffice.ts';
import { openOffice } from '../../support/office.ts';

const ask = shareOffice();
const linesOf = (reply: string) => reply.split('\n').filter((line) => line !== '');

describe('what all cases come to', () => {
  test.each([
    ['Was kostet eine GmbH-Gründung?', '**466,45 bis 557,15 €**', 'In welcher Stadt wird gegründet?'],
    [
      'Gesamtkosten GmbH-Gründung mit zwei Gesellschaftern und individueller Satzung?',
      'mit eigener Satzung je nach Stadt **909,13 bis 1.154,53 €**',
      'In welcher Stadt wird gegründet?',
    ],
    ['Was kostet die Sachkundeprüfung nach 34a?', '**230 bis 965 €**', 'In welcher Stadt'],
    ['Was kostet ein Halteverbot?', 'je nach Ort **71 bis 275 €**', 'Von wo nach wo geht der Umzug?'],
    ['What does a no-parking zone cost?', '**€71–275**', 'Where does the move start'],
    [
      'Was gibt es für eine Wallbox in NRW?',
      'Gesichert in Nordrhein-Westfalen je nach Fall: **0 bis 1.000 €**',
      'Was für ein Gebäude?',
    ],
    ['Wallbox Förderung Bayern', 'Gesichert in Bayern: **0 €**, in jedem Fall', 'Was für ein Gebäude?'],
  ])('“%s”', async (question, said, asked) => {
    const { reply } = await ask(question);
    const [first = '', ...others] = linesOf(reply);
    expect(first).toContain(said);
    expect(others.join('\n')).toContain(asked);
  });

  test('the answer to the question goes on with it', async () => {
    const office = await openOffice();
    await office.ask('Was kostet eine GmbH-Gründung mit Musterprotokoll?');
    expect(await office.ask('Köln')).toContain('Gründungskosten in Köln mit Musterprotokoll');
  });
});

describe('is not said', () => {
  test('to a command line: it gets what it leaves out asked for', async () => {
    const { reply, requests } = await ask('gmbh muster');
    expect(linesOf(reply)[0]).toContain('In welcher Stadt wird gegründet?');
    expect(requests.map(({ path }) => path)).not.toContain('/api/v1/calculator/gmbh/results/berlin/muster/');
  });

  test('of a part, or of another exam: that would be another figure', async () => {
    expect(linesOf((await ask('Was kostet der Notar bei der GmbH?')).reply)[0]).not.toContain('466,45');
    expect(linesOf((await ask('Was kostet die Wiederholungsprüfung AEVO?')).reply)[0]).not.toContain('344');
  });
});

test('where no case gets anything, it is told why, and nothing is asked', async () => {
  const { reply } = await ask('3 Kinder unter 18, zu versteuerndes Einkommen 91.000: noch E-Auto-Förderung?');
  expect(reply).toMatch(/^\*\*Nein, keine Förderung\*\*: das Einkommen liegt über der Grenze von 90\.000 €/);
  expect(reply).not.toContain('Was für ein Fahrzeug?');
});
