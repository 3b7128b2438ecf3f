// Questions that were written before anybody looked at what the service says: a statement of it, a field of the fact sheet,
// or that it does not say it. None of them was learned from.
import { describe, expect, test } from 'vitest';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

async function firstLine(question: string): Promise<string> {
  const { reply } = await ask(question);
  return reply.split('\n')[0] ?? '';
}

test.each([
  ['Bis wann nach dem Einstecken muss das Balkonkraftwerk registriert sein?', '**Innerhalb eines Monats**'],
  ['wann verjährt blitzer', 'Verjährung Verkehrssachen 3 Monate bis zum Bescheid, dann 6 Monate'],
  ['Wer entscheidet über meinen Einspruch, wenn die Behörde bei ihrer Meinung bleibt', 'das Amtsgericht'],
  ['Welche Autos kriegen überhaupt das E hinten dran?', 'können ein Kennzeichen mit dem Zusatz E erhalten'],
  [
    'Muss man eine Lehre abgeschlossen haben, um sich zur Ausbildereignungsprüfung anzumelden?',
    'Zulassungsvoraussetzungen gibt es nicht',
  ],
])('a statement answers: %s', async (question, part) => {
  expect(await firstLine(question)).toContain(part);
});

describe('what the service does not say', () => {
  test.each([
    'Wir sind vier Leute, dürfen wir für die GmbH das Musterprotokoll nehmen?',
    'Kriegt man beim Bußgeldverfahren Akteneinsicht auch ohne Rechtsanwalt?',
    'Kann ich das Erbe noch ausschlagen, nachdem ich den Erbschein beantragt hab?',
    'Can the court make the fine even higher if I object to my speeding fine notice?',
  ])('%s', async (question) => {
    const line = await firstLine(question);
    expect(line).toMatch(/^\*\*(?:Ausdrücklich sagt der Dienst das nicht|The service does not say that)/);
    expect(line).not.toMatch(/\*\*(?:Ja|Nein|Yes|No)\*\*|\d+ (?:€|Tage)/);
  });
});

test('no value is asked back for what is the same whatever it is, and a topic that was only guessed is named', async () => {
  expect(await firstLine('Und wenn ich lease statt kaufe?')).toContain('Leasing möglich');
  expect(await firstLine('Wie lang muss i den Wagen dann behalten?')).toContain('36 Monate');
  expect(await firstLine('Wie lang muss i den dann behalten?')).toMatch(/^E-Auto-Förderung: .*36 Monate/);
});
