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
  [
    'balkonkraftwerk 800W, beim Nachbarn hats 600 gekostet, wir zahlen 420',
    'nach **2 Jahren**',
    'nicht berücksichtigt: „beim Nachbarn hats 600 gekostet“',
  ],
  [
    'My neighbour in Hamburg paid 100 for the no-parking zone. What is it in Cologne?',
    '**€116–214** in Köln',
    'left out: “My neighbour in Hamburg paid 100',
  ],
  [
    'Wallbox, Mieter in Düsseldorf, ein Ladepunkt, der Vermieter hat 5 Plätze',
    '**1.000 €** gesichert',
    'nicht berücksichtigt: „der Vermieter hat 5 Plätze“',
  ],
  [
    'AEVO in Erfurt günstig; Kollegin in Kassel hat 290 Prüfungsgebühr gezahlt',
    '**483 €** für die Ausbildereignungsprüfung (AEVO) in Erfurt',
    'nicht berücksichtigt: „Kollegin in Kassel',
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
  [
    'Halteverbot Weißensee nach Leipzig am 14.12. – Korrektur, Spedition kommt erst am 16.12.2026',
    '**16.12.2026** (statt 14.12.)',
  ],
])('for whom it is asked is the case, and the household is one: %s', async (asked, told) => {
  expect((await ask(asked)).reply).toContain(told);
});

test('what others have done changes nothing of what was asked', async () => {
  const office = await openOffice();
  await office.ask('Jagdschein in Bayern, was kostet das?');
  expect(await office.ask('Seine Freundin hat das in Hessen gemacht')).toContain('im ersten Jahr in Bayern');
});

test.each([
  ['gmbh gründen in düsseldorf, mein bruder macht mit', '**932 bis 1.123 €** Gründungskosten'],
  ['Wir sind zu dritt: meine zwei Schwestern und ich, GmbH in Leipzig', '**909 bis 1.155 €**'],
  ['Sie gründet mit ihrer Schwester in Bremen eine GmbH, Kosten?', '**931 bis 1.122 €**'],
  ['GmbH in Köln, einmal allein, einmal zu zweit', '489 bis 525 statt 932 bis 1.123 €'],
  ['Mein Sohn will in München allein eine GmbH gründen, mit Musterprotokoll', '**503 bis 542 €**'],
])('who founds with somebody is not alone: %s', async (asked, told) => {
  expect((await ask(asked)).reply).toContain(told);
});

test.each([
  ['Ich will in Köln ne GmbH gründen, was kostet das?', 'mein Bruder macht mit', '**932 bis 1.123 €**'],
  ['What does it cost to found a GmbH in Berlin on my own?', 'my brother joins', '**€914–1,121**'],
  ['gmbh gründen in düsseldorf, ich allein', 'meine Frau steigt mit ein', '**932 bis 1.123 €**'],
  ['GmbH Hamburg zu zweit', "mein Partner springt ab, ich mach's allein", '**476 bis 512 €**'],
  [
    'Luft-Wasser-Wärmepumpe, Großstadt, 30.000, selbst bewohnt',
    'der Einbau kostet nochmal 5.000',
    'Eigenanteil 26.000 €',
  ],
  [
    'Luftwärmepumpe in Leipzig, 27.000, selbst bewohnt, Ölheizung läuft noch',
    'und wenn der Bruder von ihr mit drin wohnt?',
    '**13.500 € Zuschuss**',
  ],
  [
    'Wärmepumpe Luft Großstadt 30.000 selbst bewohnt, Gasheizung 25 Jahre alt raus',
    'Einkommen 39.000, 2 Kinder',
    '**21.000 € Zuschuss**',
  ],
])('%s – %s', async (first, next, told) => {
  const office = await openOffice();
  await office.ask(first);
  expect(await office.ask(next)).toContain(told);
});

test.each([
  [
    'Herr Yilmaz will sein Auto abmelden, Frau Kern ihres ummelden, beide am Schalter - was zahlen die?',
    'Abmeldung 15,90 bis 16,80 €, Ummeldung 10,80 bis 43,10 €.',
  ],
  [
    'kfz online ummelden mit wunschkennzeichen, und mein Vater meldet seinen ab, auch online',
    'Ummeldung 20,10 bis 24,90 €, Abmeldung 2,10 bis 5,30 €.',
  ],
  [
    'GmbH Köln: Frau Aydin gründet allein, Herr Böhm mit seinem Partner. Was zahlen beide?',
    'Eine Person 489 bis 525 €, mehrere Personen 932 bis 1.123 €.',
  ],
  [
    'Herr Wolf meldet online ab, Frau Sommer meldet online um, beide ohne Wunschkennzeichen. Gebühren?',
    'Abmeldung 2,10 bis 2,70 €, Ummeldung 9,90 bis 12,10 €.',
  ],
  [
    'E-Auto-Prämie BEV: Familie A 44.000 zvE und 2 Kinder, Familie B 61.000 und 1 Kind',
    '44.000 €, 2 Kinder unter 18: 6.000 €, 61.000 €, 1 Kind unter 18: 3.500 €',
  ],
])('two persons are each told their own: %s', async (asked, told) => {
  expect((await ask(asked)).reply).toContain(told);
});

test.each([
  ['Pelletofen 9.800 + Einbau 3.200, wasserführend, Bayern, Eigenheim', '30 % von 13.000 €'],
  ['wärmepumpe luft, gerät 19.000 und montage 8.000, vermietet, großstadt', '30 % von 27.000 €'],
  [
    'Luftwärmepumpe: Gerät 17.500, Einbau 6.200, Elektrik 1.800, zusammen 25.500, Großstadt, Selbstnutzer',
    '30 % von 25.500 €',
  ],
  ['Luft-Wasser großstadt, Angebot 28.000, davon Einbau 6.000', '30 % von 28.000 €'],
  [
    'Luft-Wasser großstadt, 24.000 plus 4.000 für den Einbau, selbst genutzt, Einkommen 52.000',
    '30 % von 28.000 €',
  ],
  [
    'Wärmepumpe Grundwasser, 55.000, Dorf, er hat 25.000 zvE, sie 14.000, Eigentum selbst bewohnt, alter Ölkessel',
    '**21.000 € Zuschuss**',
  ],
  [
    'Wärmepumpe Luft, 30.000, Dorf, Einkommen: er 25.000, sie 19.000, Eigentum selbst bewohnt, alter Ölkessel',
    '**15.000 € Zuschuss**',
  ],
  [
    'Meine Eltern (beide über 70) in Sachsen wollen einen Pelletofen mit Wassertasche, 13.500 €, Rente zusammen 29.000 im Jahr, eigenes Haus',
    '**8.100 € Zuschuss**',
  ],
  [
    'wärmepumpe luft 28.500 dorf, Eigentümerin wohnt drin, Gastherme Bj 2001, Rente 19.000 und Witwenrente 9.000',
    '**19.950 € Zuschuss** (70 %',
  ],
  ['he earns 30,000 taxable, she has 12,500, one child, electric car', 'as **€42,500**'],
])('what belongs together is reckoned together: %s', async (asked, told) => {
  expect((await ask(asked)).reply).toContain(told);
});

test.each([
  ['E-Auto-Prämie BEV bei 58.000 zvE, einmal mit zwei Kindern, einmal mit dreien', '3 Kinder unter 18'],
  ['E-Auto elektrisch 47.000, unsre Lütte (4) und der Große (17)', 'als **2 Kinder unter 18** gelesen'],
  ['BEV, 52.000 zvE, unsre Süße (4)', 'Wofür steht „4“?'],
  ['Steckersolar, vier Module zusammen 1600 Watt für 900 Euro', 'nach **3,5 Jahren**'],
  ['BEV 46.500 zvE alleinerziehend mit zweien', '**5.000 €** Förderung'],
  ['Steckersolar mit zwei 400-Watt-Modulen in Freiburg', 'nach **1,4 Jahren**'],
  ['bkw mit zwei 400er Modulen', 'nach **2,1 Jahren**'],
  ['bkw 800W, strom kostet uns 29 cent, gekauft für 349', 'nach **2,1 Jahren**'],
])('a number is of what it counts: %s', async (asked, told) => {
  expect((await ask(asked)).reply).toContain(told);
});

test('a bare figure takes the place of the one that was said last', async () => {
  const office = await openOffice();
  await office.ask('Luft-Wasser-Wärmepumpe 31.000 München selbst bewohnt Nachtspeicher raus');
  await office.ask('Einkommen 41.500');
  expect(await office.ask('Quatsch, 39.500')).toContain('**21.000 € Zuschuss**');
});
