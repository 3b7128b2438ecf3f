// Behind an answer: two places are compared with each other, of just what was asked before; of a ranking, its other end.
import { expect, test } from 'vitest';
import { shareConversations } from '../support/sharedOffice.ts';

const converse = shareConversations();

test.each([
  [
    [
      'Was darf ein 17-Jähriger mit Jugendjagdschein alles nicht?',
      'Is der in Dresden günstiger als in Halle?',
    ],
    /^Ja, \*\*10 € günstiger\*\*: Jugendjagdschein: Sachsen 30 €, Sachsen-Anhalt 40 €/,
  ],
  [
    ['Was kostet der Jahresjagdschein in Erfurt?', 'und ist er in Kassel teurer als in Mainz?'],
    /^Nein, \*\*Rheinland-Pfalz ist 22 € teurer\*\*: Jahresjagdschein/,
  ],
  [
    ['gmbh köln muster', 'ist das in Berlin billiger als in Hamburg?'],
    /Berlin 471 bis 523 €, Hamburg 476 bis 512 €/,
  ],
  [['jagdschein details sachsen', 'Is it cheaper in Leipzig than in Potsdam?'], /One-year licence/],
  // One place is compared with the one before.
  [['gmbh köln muster', 'ist das in Berlin billiger?'], /Köln 489 bis 525 €, Berlin 471 bis 523 €/],
])('%j', async (said, expected) => {
  expect((await converse(said)).at(-1)?.reply).toMatch(expected);
});

test.each([
  [
    [
      'Bußgeldbescheid Einspruchsfrist?',
      'Es geht um 180 Euro wegen Blitzer, was sind da die Verfahrenskosten?',
    ],
  ],
  [['Es geht um 180 Euro wegen Blitzer, was kommt da an Verfahrenskosten obendrauf?']],
])('a share is reckoned of what the matter is called: %j', async (said) => {
  expect((await converse(said)).at(-1)?.reply).toMatch(/^Verfahrenskosten bei 180 €: \*\*28,50 €\*\*/);
});

test.each([
  [
    ['Wo gründe ich alleine am billigsten? Top drei Städte', 'Und Schlusslicht ist wer?'],
    /^Am teuersten: \*\*Stuttgart/,
  ],
  [
    ['In welchem Land ist der Jahresjagdschein am günstigsten?', 'und am anderen Ende?'],
    /^Am teuersten: \*\*Rheinland/,
  ],
  [['Wo dauert die HVZ am längsten?', 'und wer liegt ganz hinten?'], /^Am kürzesten: \*\*Hamburg/],
  [['Where is the hunting exam cheapest?', 'and who is at the bottom?'], /^Most expensive: \*\*Bayern/],
])('behind a ranking its other end is asked: %j', async (said, expected) => {
  expect((await converse(said)).at(-1)?.reply).toMatch(expected);
});
