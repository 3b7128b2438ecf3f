// Everyday questions of an office, and what people say next: each is answered by what was asked.
import { expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

test.each([
  [
    'Luft-WP 28.000, Dorf, selbst bewohnt, alte Ölheizung raus, hat keine Wartung gekriegt, zvE 60.000. Zuschuss?',
    '**14.000 € Zuschuss** (50 %',
  ],
  ['In zwei Wochen ist die Prüfung, was kostet der Jagdschein in Hessen?', 'jagdschein, Fakten, Hessen.'],
  [
    'Vermieter sagt nein zum Balkonkraftwerk, darf der das? Und muss die Mieterin das irgendwo melden?',
    '**Nein**: Mietende und Wohnungseigentümer haben einen Anspruch auf Gestattung.',
  ],
  [
    'opa darf nicht mehr fahren, der alte passat soll jetzt endlich von der straße. am montag geh ich damit zu euch aufs amt. was nehmt ihr dafür?',
    'Abmeldung am Schalter: **15,90 bis 16,80 €**',
  ],
  [
    'Steckersolar mit zwei modulen für 500 in minga, wieviel schießt die stadt dazu?',
    'Zuschuss **240 €**; amortisiert',
  ],
  [
    'Brunnen-WP, 36.000, Kleinstadt, wohnt selbst, alte Heizung gibts keine mehr, Einkommen über der Grenze: wieviel Prozent?',
    '**35 %**',
  ],
  [
    'Der Dritte zieht von Frankfurt am Main nach Berlin Mitte, ausgerechnet an Silvester. Schafft er das mit dem Halteverbot noch?',
    'halteverbot, Frankfurt am Main, Berlin Mitte, 31.12.2026',
  ],
  [
    'Kollektor im Garten für 33.000 oder doch Bohrung für 39.000, bewohnt beides selbst, Nachtspeicher raus. Was bleibt ihm je selber zu zahlen?',
    '6.000 € weniger: 16.500 statt 22.500 € (Eigenanteil)',
  ],
  [
    'Herr fragt nach wasserführendem Pelletofen für 14.200. wohnt selbst, alte ölheizung kommt raus. Rente ist hoch, über 40tsd. rechnen Sie mal',
    '**7.100 € Zuschuss** (50 %',
  ],
  [
    'Housing company in Essen, 30 spaces in two apartment blocks, standard chargers, any state grant?',
    '**€30,000** secured',
  ],
  [
    'Ich bin Mieter in nem Mehrfamilienhaus in Hessen mit 3 Stellplätzen, zahlt wer was zu ner Wallbox?',
    '**Nein, 0 € gesichert**',
  ],
  [
    'Mein Mann (Geburtstag 03.12.) und ich ziehen am 23.01.2027 von Berlin-Neukölln nach Köln. Bis wann müssen wir das Halteverbot beantragen?',
    '26.12.2026 (Sa., 2. Weihnachtstag)** in Berlin Neukölln',
  ],
  [
    'Jagdgast will in Hamburg nur kurz mitgehen, 14 Tage. Was kostet der Schein?',
    'Tagesjagdschein in Hamburg',
  ],
  ['Jagdschein 3 Jahre Niedersachsen, nur die Karte, keine Prüfung mehr', 'in Niedersachsen: 220 €'],
  [
    'In welchem Land muss man für die Jägerprüfung am meisten Stunden büffeln?',
    'Am meisten: **Mecklenburg-Vorpommern: 140 Stunden** (Mindeststunden)',
  ],
  ['ausbilderschein krefeld, chef will ihn in die vollzeitwoche schicken, gesamtsumme?', '**915 €** für die'],
  [
    'Kaminofen klassisch 3.900 in NRW oder doch wasserführend Pellet für 11.000, selbst bewohnt, keine alte Heizung. Was kostet unterm Strich weniger?',
    '3.800 € weniger: 3.900 statt 7.700 € (Eigenanteil)',
  ],
  ['Kunde fährt Wasserstoff (Nexo), gibts den Bundeszuschuss?', 'noch keinen Betrag'],
  ['Umzug 20.12.2026 von Köln nach Bremen. Was zahlen wir ohne Schilder?', '**36 bis 54 €** Gebühr in Köln'],
  ['Umzug innerhalb von Hannover, nur ein Tag. Kosten fürs Amt allein, ohne Schilder?', 'Gebühr in Hannover'],
  ['PHEV mit 75 km elektrisch und 48 g CO2, zvE 44.900, keine Kinder. Betrag?', '**3.500 €** Förderung'],
  [
    'Älteres Ehepaar, Rentner, kleines Dorf, der Sohn drängelt. Im eigenen Haus läuft noch die Ölheizung, die soll raus und Luft-Wasser rein, Angebot 28.000. Versteuern tun sie zusammen 36.000. Was bleibt an denen hängen?',
    '**8.400 € Eigenanteil**',
  ],
  [
    'Die will in Nürnberg allein ne GmbH mit dem Musterprotokoll. Notar, Register, Gewerbeschein zusammen - welche Hausnummer kann ich ihr nennen?',
    'Gründungskosten in Nürnberg mit Musterprotokoll',
  ],
  ['Heilpraktikerschule im Hamburger Raum, kennst du welche', 'in Hamburg, davon'],
  [
    'Mein Sohn will in Niedersachsen zur Jagd, Kurs und Prüfung und dann gleich Schein für 3 Jahre - womit müssen wir rechnen',
    '**1.610 bis 3.570 €** im ersten Jahr',
  ],
  [
    'nachbar hat solarmodule am balkon in freiburg.. 800 watt, hat 429 bezahlt sagt er. ich glaub dem kein wort. nach wie vielen jahren hat der das wirklich wieder drin?',
    'Nach **1,3 Jahren** amortisiert; Zuschuss 150 €',
  ],
  [
    'Er will zwei Paneele mit zusammen 600 Watt in Düsseldorf. Nach wie vielen Jahren ist das Ding abbezahlt?',
    'Nach **1,1 Jahren** amortisiert; Zuschuss 189,50 €',
  ],
  [
    'Mein Vater fährt mit 83 nicht mehr, der Golf soll übers Internet stillgelegt werden. Was kostet ihn das?',
    'Abmeldung online: **2,10 bis 2,70 €**',
  ],
  [
    'Rentnerin, Häuschen aufm Dorf. Alte Ölheizung tut noch, soll weg, sie wohnt allein drin. Grundwasserwärmepumpe für 38.500',
    '**Ja, 16.500 € Zuschuss** (55 %',
  ],
  ['Luft-Wasser für 27.500, Großstadt, selbst bewohnt, Gasetagenheizung geht noch', '**13.750 € Zuschuss**'],
  ['Vermieter, wohnt selber woanders. Erdwärme mit Bohrung für 44.000', '**10.500 € Zuschuss** (35 %'],
  [
    'Pelletofen mit Wassertasche, 14.800, Sachsen-Anhalt. Wohnt selber drin, die alte Gasheizung (24 J.) fliegt raus',
    '**7.400 € Zuschuss** (50 %',
  ],
  ['Kunde will Grundwasserpumpe in Hessen, wer muss das erlauben?', 'Erlaubnis der Wasserbehörde'],
  [
    'Gebrauchter von privat, will ihn am Schalter umschreiben, kein Wunschschild',
    '**23,60 bis 30,30 €** Gebühr für den Halterwechsel',
  ],
  [
    'Zwei Leute, eigener Vertrag, Sitz Dresden. Was kostet die Gründung ohne die Einlage?',
    'Rund **929 bis 1.130 €**',
  ],
  ['Mein Sohn (19) will in Niedersachsen den Jagdschein, womit müssen wir rechnen', '**1.480 bis 3.440 €**'],
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
    'Muss der Erbschein sein, wenn es ein notarielles Testament gibt?',
    'was wärs denn bei 25.000 Nachlass, nur zum sagen',
    /^\*\*230 €\*\* bei 25\.000 €/,
  ],
  [
    'Balkonkraftwerk mit 800 Watt in Stuttgart, was bringt das?',
    'wie aktuell ist denn Ihre Auskunft dazu',
    /^\*\*7 Quellen\*\* der Antwort oben, Stand 31\.08\.2025/,
  ],
  [
    'eigenheim in bottrop, eine wallbox, privat, gibts vom land was',
    'aber der nachbar mit seinem 6-familienhaus, 5 plätze, kriegt schon was??',
    /^\*\*Ja, 5\.000 €\*\* gesichert/,
  ],
  [
    'Stromer, zvE 47.000, zwei Kinder',
    'moment, das zweite ist noch gar nicht auf der welt. also eins',
    /^\*\*4\.500 €\*\*/,
  ],
  [
    'was kostet ne neuzulassung übers internet ohne wunschkennzeichen',
    'und wenn er doch herkommt',
    /^\*\*30,00 bis 30,60 €\*\*/,
  ],
  [
    'Halteverbot in Neukölln am 8.1., von da nach Spandau, Frist und Kosten',
    'kann sie die Schilder selber hinstellen?',
    /^Die Straßenverkehrsbehörde erlässt .* Schilder besorgt man selbst oder über eine Firma/,
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

test('a day of the week is the one beside the day that was spoken of', async () => {
  const office = await openOffice();
  await office.ask('Kundin zieht innerhalb von Stuttgart um, 28. Feb, beide Seiten Schilder');
  expect(await office.ask('oh das is ein Sonntag, geht das da überhaupt?')).toMatch(/^\*\*Nein\*\*/);
  expect(await office.ask('dann Samstag davor, bis wann beantragen?')).toContain(
    '„Samstag“ als **27.02.2027** gelesen',
  );
  expect(await office.ask('oder Montag danach?')).toContain('01.03.2027');
});

test('what was misread is corrected, and a number is said in any form', async () => {
  const office = await openOffice();
  await office.ask('Plug-in-Hybrid, 48.000 zvE, ein Kind, wie hoch ist die Prämie');
  expect(await office.ask('hab mich verlesen, laut Kaufvertrag ist das ein reines Elektroauto')).toContain(
    '**4.500 €** Förderung',
  );
  expect(await office.ask('bei zweien?')).toContain('2 Kinder unter 18');
});

test('how old a figure is, its sources tell', async () => {
  const office = await openOffice();
  await office.ask('jagdschein rheinland-pfalz');
  expect(await office.ask('wie aktuell ist die zahl denn')).toMatch(
    /Quellen\*\* der Antwort oben, Stand Mai 2012/,
  );
  expect(await office.ask('und in Hessen?')).toContain('**1.500 bis 3.360 €** im ersten Jahr in Hessen');
});
