// Places, days and yes-or-no of a case as people tell them: by who else lives where, by what was so at first, by what is not.
import { expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

test.each([
  // A day of the letter is none of the move; what was so at first holds no longer.
  [
    'Umzug von München nach Berlin-Mitte, Anfrage kam am 18.11., Umzug am 22. Januar. Letzter Antragstag?',
    'halteverbot, München, Berlin Mitte, 22.01.2027.',
  ],
  // Nor is one of the home, where the move has another.
  [
    'Mietvertrag ab 01.02.2027, Umzug am 05.02.2027 von Köln nach Leipzig, was kostet das Halteverbot?',
    'halteverbot, Köln, Leipzig, 05.02.2027.',
  ],
  [
    'halteverbot berlin-mitte köln, kündigung zum 28.2., wir ziehen am 26.2. um',
    'halteverbot, Berlin Mitte, Köln, 26.02.2027.',
  ],
  [
    'Schlüssel gibts am 28.1., der LKW kommt 3.2., Bremen nach Leipzig. Bis wann Halteverbot beantragen?',
    '03.02.2027',
  ],
  ['halteverbot bremen leipzig, Wohnungsübergabe am 30.1.2027', 'Sicher beantragt bis 09.01.2027'],
  [
    'Die Kollegin ist seit Montag krank, ihre Familie zieht von Hamburg nach Berlin Mitte. Erst war der 15. ausgemacht, jetzt hat die Spedition auf den 22.1. verschoben. Bis wann muss der Antrag fürs Halteverbot weg sein?',
    '**22.01.2027** (statt 15.)',
  ],
  [
    'Umzug München - Stuttgart am Freitag 4.12., ach ne der 4. geht nicht, die Firma kann erst am Montag drauf',
    '„Montag“ als **07.12.2026** gelesen',
  ],
  [
    'Stuttgart, Spedition will Sonntag 13.12. ausladen. Erlaubt mit HVZ?',
    'Keine Genehmigung für Sonn- und Feiertage',
  ],
  // What is denied is what is corrected.
  [
    'Essen nach Hannover am 6.2., nein halt, von Bremen aus, nicht Essen. Frist?',
    '**Bremen** (statt Essen), Hannover',
  ],
  // Places of people and of earlier times.
  ['Jagdschein im Hessischen, was kostet der? Die Mutter hat ihren in Bayern gemacht.', 'Hessen'],
  [
    'zwei Brüder, der eine wohnt in Mainz der andere in Halle, Firmensitz soll aber Leipzig werden, eigene Satzung. Was kostet das?',
    'Gründungskosten in Leipzig mit eigener Satzung',
  ],
  [
    'Vater gestorben, zuletzt im Pflegeheim in Kassel gemeldet, vorher 40 J. Göttingen. wo beantragen die Kinder den Erbschein',
    'Zuständig für Erbschein in Hessen: **Amtsgericht (Nachlassgericht) am letzten gewöhnlichen Aufenthalt**.',
  ],
  [
    'Any companies who put up the no-parking signs in Berlin? client is moving to Lichtenberg',
    'for No-parking zone in Berlin',
  ],
  ['Erdsonde in Stuttgart 70173, 39.000 €. Zuschuss?', '„Stuttgart“ als **über 100.000 Einwohner** gelesen'],
  ['auto anmelden äh nein abmelden natürlich, übers internet, was kostet das', 'kfz, Abmeldung, online.'],
  ['jagdschulen im freistaat?', 'für Jagdschein in Bayern'],
  // Who is called after a large town lives there.
  ['Balkonkraftwerk 800 Watt für eine Münchnerin, Zuschuss?', 'Zuschuss **224,50 €**'],
  ['Jagdschein für eine Dresdnerin, Kosten?', 'im ersten Jahr in Sachsen'],
  ['Balkonkraftwerk 800 Watt, ein Kölner fragt nach dem Zuschuss', 'Für Köln nennt der Dienst kein Programm'],
  [
    'meine Steuerberaterin fragt nach der GmbH in Hamburg mit Musterprotokoll',
    'Gründungskosten in Hamburg mit Musterprotokoll',
  ],
  ["halteverbot p'berg kosten", "„p'berg“ als **Berlin Pankow** gelesen"],
  ['Halteferbot dortmunt nach esen am 14.12.2026', 'Kosten für beide Zonen **180 bis 495 €**'],
  // A process is what is to be done; what stays is not refused.
  [
    'Internet hat er keins und will auch keins, Halterwechsel, gleiche Nummer. Gebühr?',
    '**23,60 bis 30,30 €** Gebühr für den Halterwechsel am Schalter',
  ],
  [
    'Neuzulassung online bitte, ach Moment, ist ja ein Gebrauchter, also Halterwechsel, online bleibt, Wunschkennzeichen nein',
    '**9,90 bis 12,40 €** Gebühr für den Halterwechsel online',
  ],
  [
    'auto von privat gekauft, war abgemeldet, will ich auf mich schreiben lassen beim straßenverkehrsamt. kosten?',
    'Halterwechsel am Schalter',
  ],
  ['Auto in Essen abmelden, geht ja überall, er kommt persönlich vorbei. Gebühr?', '**15,90 bis 16,80 €**'],
  [
    'passat am schalter abmelden und den neuwagen dann online anmelden. kosten?',
    'Abmeldung, am Schalter: Abmeldung am Schalter: **15,90 bis 16,80 €** Gebühr – Neuzulassung, online: ',
  ],
  [
    'Neuwagen für Oma anmelden. Welche Papiere braucht der Enkel, 1. beim Amt, und 2. was kostets mit Wunschkz.',
    'Gebühr 40,20 bis 43,40 €',
  ],
  // Switches.
  [
    'Pelletofen mit Wassertasche für 14.500 Euro in Sachsen, selbst bewohnt, die alte Ölheizung fliegt raus, Einkommen über der Grenze von 40.000. Zuschuss?',
    '**7.250 € Zuschuss** (50 %',
  ],
  [
    'Wärmepumpe Luft in der Großstadt 29.500, bewohnen wir selbst, die Nachtspeicher sind schon vor 3 Jahren rausgeflogen. Zuschuss?',
    '**8.850 € Zuschuss** (30 %',
  ],
  [
    'Ein Ehepaar hat ein Mietshaus in Nürnberg, sie selber leben auf Teneriffa. Die Gasheizung von 98 läuft noch, soll aber raus, dafür kommt ein Luft-Wasser-Gerät hin, Angebot 52.000. Was bekämen sie an Zuschuss?',
    '**9.000 € Zuschuss** (30 %',
  ],
  [
    'Luftwärmepumpe Großstadt 31.000, ich wohn oben, unten ist vermietet. Zuschuss?',
    'Zwei Angaben für „selbst genutzt“',
  ],
  ['luftwärmepumpe grosstadt 24000 selbstnuzer', '„selbstnuzer“ als **selbst genutzt** gelesen'],
  [
    'Bei uns im Dorf (2300 Leut) will mei Fraa a Sonde. 46.000 sagt der Heizungsbauer, mir wohne do selber, die Gasheizung von 98 tut noch un käm dann naus. Was gibts?',
    '**16.500 € Zuschuss** (55 %',
  ],
  [
    'Käufer hat nen Wasserstoff-Hyundai bestellt, 42k zvE, ledig. Prämie ja nein',
    'Für Wasserstoff (Brennstoffzelle)',
  ],
  [
    'Wallboxen fürs Mehrfamilienhaus in Hamburg, 10 Stellplätze, äh nein 20, Standardteile',
    'Nach dem Stand der Daten gibt es dafür kein aktives, bestätigtes Förderprogramm.\n\nAngenommen',
  ],
  ['Umzug von Hamburg nach Bremen am 22.1., nein halt, Februar mein ich', '**22.02.2027** (statt 22.1.)'],
  ['Halteverbot Köln am 22.1., quatsch, Februar', 'Köln, **22.02.2027** (statt 22.1.)'],
  ['Umzug von Hamburg nach Köln am 4.12., sorry, Januar statt Dezember', '**04.01.2027** (statt 4.12.)'],
])('%s', async (asked, told) => {
  expect((await ask(asked)).reply).toContain(told);
});

test.each([
  [
    'halteverbot hannover bremen am 20.1.',
    'Mist, Februar mein ich, Tag bleibt',
    '**20.02.2027** (statt 20.1.)',
  ],
  ['halteverbot hannover bremen am 20.1.', 'sorry, märz statt januar', '**20.03.2027** (statt 20.1.)'],
  ['Stuttgart, HVZ für den 13.12.2026', 'das ist ein Sonntag, dann lieber Samstag davor', '21.11.2026 (Sa.)'],
  [
    'Luftwärmepumpe in der Großstadt, 32.000, selbst genutzt, alte Heizung läuft noch, Einkommen 90.000',
    'und wenn er die Wohnung vermietet statt drin wohnt?',
    '**9.000 € Zuschuss** (30 %',
  ],
])('%s – %s', async (first, next, told) => {
  const office = await openOffice();
  await office.ask(first);
  expect(await office.ask(next)).toContain(told);
});

test('a short question asks of the mail that is quoted', async () => {
  const { reply } = await ask(
    '> Am 02.11.2026 schrieb Umzüge Schnell:\n>> Guten Tag, unser Kunde verlässt Berlin Mitte am 05.02.2027 und zieht nach Frankfurt am Main.\n>> 2 x Halteverbot, 12 m Länge.\n> Haben wir am 09.11. erhalten und noch nicht beantwortet.\n\nBis wann müssen die spätestens beantragen?',
  );
  expect(reply).toContain('beantragt bis **08.01.2027 (Fr.)** in Berlin Mitte');
});
