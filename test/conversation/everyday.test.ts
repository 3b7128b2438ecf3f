// Everyday questions of an office, and what people say next: each is answered by what was asked.
import { expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

test.each([
  [
    'Am 8. Januar 2027 ziehen wir von Berlin-Reinickendorf nach Leipzig um. Bis wann müssen die Anträge vorliegen und mit welchen Kosten ist zu rechnen?',
    '**Sicher beantragt bis 11.12.2026 (Fr.)** in Berlin Reinickendorf',
  ],
  [
    'Wieviel vom Stammkapital muss eingezahlt sein, bevor der Notar die GmbH anmeldet?',
    '**Mindestens 12.500 EUR**',
  ],
  ['Wieviel Stammkapital braucht eine GmbH?', 'Stammkapital mindestens **25.000 €**'],
  ['Halteverbot Köln-Südstadt 50678, was kostet das?', '**116 bis 214 €** in Köln'],
  [
    'Wie lange dauert die schriftliche Prüfung beim Ausbilderschein, und was wird im praktischen Teil verlangt?',
    'Teile der Prüfung: Praktisch (Präsentation oder Durchführung) mit Fachgespräch.',
  ],
  [
    'Mein E-Auto wurde am 10.03.2026 erstmals zugelassen. Bis zu welchem Tag kann ich die Kaufprämie beantragen?',
    '**Bis 10.03.2027 (Mi.)**, vom 10.03.2026 an gerechnet.',
  ],
  ['Reihenhaus in Niedersachsen, eine Wallbox. Gibts dafür irgendwo Geld?', '**Nein, 0 € gesichert**'],
  [
    'Wer genehmigt in Sachsen die Bohrung für eine Erdwärmepumpe?',
    'Zuständig für Wärmepumpe in Sachsen: **Untere Wasserbehörde',
  ],
])('%s', async (asked, told) => {
  expect((await ask(asked)).reply).toContain(told);
});

test.each([
  [
    'Was kostet der Erbschein bei 50.000 €?',
    'und wo stellt man den Antrag in Freiburg?',
    /^Zuständig für Erbschein in Baden-Württemberg: \*\*Amtsgericht/,
  ],
  [
    'Was kostet der Erbschein bei 50.000 €?',
    'und wo stellt man den Antrag?',
    /^Erbschein: Zuständig: \*\*Amtsgericht/,
  ],
  [
    'Halteverbot von Hamburg nach Frankfurt am 16.1.2027',
    'er startet jetzt doch in Berlin Mitte',
    /Verstanden als: halteverbot, Berlin Mitte, Frankfurt am Main, 16\.01\.2027\./,
  ],
  [
    'Reihenhaus in Niedersachsen, eine Wallbox. Gibts dafür irgendwo Geld?',
    'Ändert sich was, wenn es eine bidirektionale wird?',
    /Einfamilienhaus, Niedersachsen, 1 Stellplatz, bidirektional\./,
  ],
])('%s – %s', async (first, next, told) => {
  const office = await openOffice();
  await office.ask(first);
  expect(await office.ask(next)).toMatch(told);
});

test('what answers a wish already is not denied with the next one', async () => {
  const { reply } = await ask(
    'ab wann muss man sich zur Ausbilderprüfung anmelden, gibts da nen Anmeldeschluss?',
  );
  expect(reply).toMatch(/^Anmeldeschluss \*\*meist etwa 8 Wochen\*\*/);
  expect(reply).not.toContain('nennt der Dienst nichts');
});
