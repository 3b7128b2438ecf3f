// Several things asked at once are answered one by one: the first in the first line, the others below, none of them twice.
import { expect, test } from 'vitest';
import { shareOffice } from '../../support/sharedOffice.ts';

const ask = shareOffice();

test.each([
  [
    'heilpraktiker überprüfung kreis soest: gebühr, termine, unterlagen',
    /^Gebühr \*\*275 bis 1\.230 €\*\*/,
    'März/Oktober',
    'Nötige Unterlagen: **Geburtsurkunde',
  ],
  [
    'Witwe, 2 Kinder, Haus in Pirna. Sie braucht einen Erbschein. Wer ist zuständig, Gebühr, Dauer?',
    /^Zuständig für Erbschein in Sachsen: \*\*Amtsgericht/,
    'Gebühr **ab 30 €**',
    '**28 bis 120 Tage**',
  ],
  [
    'was kostet der ausbilderschein an der ihk regensburg, nur prüfung, und wann ist der nächste termin',
    /^Gebühr \*\*115 bis 290 €\*\*/,
    '**Dazu nennt der Dienst nichts**: „wann ist der nächste termin“.',
  ],
  [
    'Neuzulassung Firmenwagen, Wunschkennzeichen – Unterlagen und Gesamtkosten bitte',
    /^\*\*Mitzubringen\*\* für die Neuzulassung/,
    'Neuzulassung mit Wunschkennzeichen: **23,00 bis 43,40 €** Gebühr',
  ],
  [
    'Anmeldung Mini-PV am Balkon, wo und in welcher Frist nach Inbetriebnahme?',
    /^Zuständig: \*\*Bundesnetzagentur/,
    '**Innerhalb eines Monats**',
  ],
])('“%s”', async (question, first, ...below) => {
  const { reply } = await ask(question);
  expect(reply).toMatch(first);
  for (const said of below) expect(reply).toContain(said);
});

test('what the first line says already is not said once more', async () => {
  const { reply } = await ask(
    'Wallbox in Paderborn: wie lange dauert das, was kostet das, und was kostet es?',
  );
  expect(reply.match(/Gebühr \*\*0 €\*\*/g)).toHaveLength(1);
});

test('what is asked besides is not told as not understood', async () => {
  const { reply } = await ask('GmbH Berlin Musterprotokoll: Kosten und Unterlagen');
  expect(reply).not.toContain('Nicht verstanden');
  expect(reply).toContain('Nötige Unterlagen');
});
