// What the service does not state, though it is on one of its matters, is denied; no figure of something else is told.
import { expect, test } from 'vitest';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

test.each([
  ['Was kostet die Jagdpacht pro Hektar? Jagdschein hat er.', 'Einen Betrag dafür nennt der Dienst nicht.'],
  ['wie viele jäger mit jagdschein gibts in deutschland', 'nennt der Dienst nicht.'],
  [
    'Bayern, Jagdschein frisch. Was kostet die Waffenbesitzkarte im Landratsamt?',
    'Einen Betrag dafür nennt der Dienst nicht.',
  ],
  [
    'Niedersachsen: wie viele Leute haben 2024 den Hundesachkundenachweis gemacht?',
    'sagt der Dienst das nicht.',
  ],
])('%s', async (asked, denial) => {
  const { reply } = await ask(asked);
  expect(reply.split('\n')[0]).toContain(denial);
  expect(reply.split('\n')[0]).not.toMatch(/\*\*[^*]*\d[^*]*\*\*/);
});

test.each([
  ['Was kostet ein Halteverbot in Köln?', '**116 bis 214 €**'],
  ['Was kostet ein Erbschein?', 'Gebühr **ab 30 €**'],
  ['Wie viele Ausbildungsstunden sind in Sachsen Pflicht beim Jagdschein?', '**Mindestens 120 Stunden**'],
  [
    'Nach wie vielen Jahren hat sich in Freiburg eine Steckersolaranlage mit 800 Watt bezahlt gemacht?',
    '**1,4 Jahren**',
  ],
])('it states: %s', async (asked, told) => {
  expect((await ask(asked)).reply).toContain(told);
});
