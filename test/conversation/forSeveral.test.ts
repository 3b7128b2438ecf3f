// Who asks for several persons or vehicles is told the sum first, and what one of them costs.
import { expect, test } from 'vitest';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

const firstLine = async (question: string) =>
  (await ask(question)).reply.split('\n')[0]?.replaceAll('\u00a0', ' ');

test.each([
  [
    '3 mitarbeiter ausbildereignung in krefeld, onlinekurs, zusammen was?',
    '**1.032 €** für 3 Personen zusammen',
  ],
  [
    'Zwei unserer Gesellen sollen in Kassel den AdA-Schein per Crashkurs machen. Was zahlt der Betrieb für beide?',
    '**2.180 €** für 2 Personen zusammen (errechnet); für 1 Person: 1.090 € für die',
  ],
  [
    'Wir schicken vier Leute in Aachen in die Sachkundeprüfung, ganz normaler Kurs. Budget?',
    '**2.084 €** für 4',
  ],
  ['What does the 34a exam cost for five employees in Hamburg, cheap course?', '**€1,370** for 5 people'],
  ['Drei Autos online abmelden, Gebühr?', '**6,30 bis 8,10 €** für 3 Fahrzeuge zusammen'],
  [
    'Wir sind zu dritt, was kostet der Jagdschein in Bayern im ersten Jahr für alle?',
    '**4.740 bis 10.320 €** für 3',
  ],
])('%s', async (question, part) => {
  expect(await firstLine(question)).toContain(part);
});

test('what has no sum is told for one', async () => {
  expect(await firstLine('5 Azubis, AEVO Köln Intensivkurs')).toMatch(/^Für 1 Person: \*\*Kein Gesamtpreis/);
});

test.each([
  'aevo krefeld günstig',
  'Ein Mitarbeiter, AEVO Krefeld, günstiger Kurs',
  'AEVO Krefeld, zweiter Versuch, günstig',
])('of one, and of what counts no people, no sum is told: %s', async (question) => {
  expect(await firstLine(question)).not.toContain('zusammen (errechnet)');
});
