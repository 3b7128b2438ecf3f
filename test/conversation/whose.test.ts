// Whose an amount, a count, a place is: the case's, another person's, or that of two together.
import { expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

test.each([
  [
    'Jagdschein Niedersachsen, was kostet der? Meine Schwester lebt in Hessen, die hat ihn schon',
    '**1.480 bis 3.440 €** im ersten Jahr in Niedersachsen',
    'nicht berücksichtigt: „Meine Schwester lebt in Hessen“',
  ],
  [
    'GmbH mit Musterprotokoll in Hamburg. Seine Freundin hat das in München gemacht.',
    '**476 bis 512 €** Gründungskosten in Hamburg',
    'nicht berücksichtigt: „Seine Freundin hat das in München gemacht“',
  ],
  [
    'My sister in Munich paid 890 for founding her GmbH. What would two founders pay in Cologne?',
    '**€932–1,123** to found a GmbH in Köln',
    'left out: “My sister in Munich paid 890',
  ],
  [
    'Halteverbot von Köln nach Hamburg am 14.12., die Umzugsfirma sitzt in Bremen',
    'Kosten für beide Zonen **196 bis 489 €**',
    'nicht berücksichtigt: „die Umzugsfirma sitzt in Bremen“',
  ],
  [
    'Mein Chef aus Hannover meint, das Halteverbot in Stuttgart kostet nix. Stimmt das?',
    '**100 bis 240 €** in Stuttgart',
    'nicht berücksichtigt: „Mein Chef aus Hannover meint“',
  ],
  [
    'e-auto: Antragstellerin alleinerziehend, 2 Töchter (7 und 11), zvE 41.200; ihr Bruder hat 65.000 und keine Kinder',
    '**6.000 €** Förderung',
    '41.200 €',
  ],
  [
    'Die Nachbarn haben für ihre Wärmepumpe 22.000 gezahlt, unser Angebot für Luft-Wasser liegt bei 28.000, großstadt',
    '**8.400 € Zuschuss** (30 % von 28.000 €)',
    'nicht berücksichtigt: „Die Nachbarn haben',
  ],
])('what is told of others is none of the case: %s', async (asked, told, besides) => {
  const { reply } = await ask(asked);
  expect(reply).toContain(told);
  expect(reply).toContain(besides);
});

test.each([
  [
    'Meine Mutter wohnt in Köln, wir holen ihre Möbel nach Hamburg. Halteverbot am 14.12.',
    'halteverbot, Köln, Hamburg, 14.12.2026.',
  ],
  [
    'Mein Bruder wohnt in Hessen, er will den Jagdschein machen. Ich wohne in Bayern. Kosten?',
    'Welche gilt? Hessen · Bayern',
  ],
  ['Meine Frau hat 30.000 zvE, ich 14.000, ein Kind, vollelektrisch, Prämie?', 'als **44.000 €** gelesen'],
  [
    'Meine Schwester lebt in Hessen und will den Jagdschein machen, was zahlt sie?',
    'im ersten Jahr in Hessen',
  ],
])('for whom it is asked is the case, and the household is one: %s', async (asked, told) => {
  expect((await ask(asked)).reply).toContain(told);
});

test('what others have done changes nothing of what was asked', async () => {
  const office = await openOffice();
  await office.ask('Jagdschein in Bayern, was kostet das?');
  expect(await office.ask('Seine Freundin hat das in Hessen gemacht')).toContain('im ersten Jahr in Bayern');
});
