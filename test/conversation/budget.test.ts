// „Reichen 400 Euro dafür?“ gets a yes or a no by the costs; what asks of no costs gets neither.
import { expect, test } from 'vitest';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

const firstLine = async (question: string) =>
  (await ask(question)).reply.split('\n')[0]?.replaceAll('\u00a0', ' ');

test.each([
  [
    'Reichen 400 Euro für die AEVO in Krefeld mit günstigem Kurs?',
    '**Ja**, dafür reichen 400 €: **344 €** für die',
  ],
  ['Komm ich mit 150 Euro für den Dreijahresjagdschein in Hessen hin?', '**Nein**, 150 € reichen nicht: '],
  [
    'Is €500 enough for the 34a exam in Hamburg with a normal course?',
    '**No**, €500 are not enough: **€565**',
  ],
  [
    'Münchner GmbH zu dritt, individueller Vertrag: reichen 1.100 Euro für die Gründungskosten?',
    '**Vielleicht**, 1.100 € liegen in der Spanne: Rund **946 bis 1.140 €**',
  ],
  [
    'Reichen 200 Euro für das Halteverbot in Köln?',
    '**Vielleicht**, 200 € liegen in der Spanne: **116 bis 214 €**',
  ],
  [
    'Reichen 1.000 Euro für drei Mitarbeiter, AEVO Krefeld, günstiger Kurs?',
    '**Nein**, 1.000 € reichen nicht: **1.032 €**',
  ],
])('%s', async (question, part) => {
  expect(await firstLine(question)).toContain(part);
});

test.each([
  'Ich habe 14.000 Euro. Reicht das in Dresden für die Einlage der Ein-Personen-GmbH und alle Gebühren?',
  'Halteverbot in Köln am 12.12.2026, reicht das noch?',
  'Reicht für die Wallbox eine Meldung?',
  'balkonkraftwerk stuttgart 600 w preis 400 euro, reicht das?',
])('%s', async (question) => {
  expect(await firstLine(question)).not.toMatch(/reichen|liegen in der Spanne/);
});
