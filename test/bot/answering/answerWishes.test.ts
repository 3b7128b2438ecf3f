// Several things asked at once are answered one by one: the first in the first line, the others below, none of them twice.
import { expect, test } from 'vitest';
import { shareOffice } from '../../support/sharedOffice.ts';

const ask = shareOffice();

test.each([
  // What only the second names is no part of the first.
  [
    'Was kostet der Jagdschein in Bayern, und wie lange gilt er?',
    /^\*\*1\.580 bis 3\.440 €\*\* im ersten Jahr/,
    'Der Jahresjagdschein gilt **ein Jagdjahr**',
  ],
  [
    'Gebrauchtwagen umschreiben online mit Wunschkennzeichen, was nimmt das Amt dafür und welche Papiere braucht man?',
    /^\*\*20,10 bis 25,20 €\*\* Gebühr für den Halterwechsel online/,
    '**Mitzubringen** für den Halterwechsel online',
  ],
  // A figure that is told between the two is the second one’s.
  [
    'Braucht man den Erbschein bei notariellem Testament? Nachlass ist 50.000 €, was kostet er dann',
    /^\*\*Es kommt darauf an\*\*/,
    '**330 €** bei 50.000 €',
  ],
  // Two times are two wishes where each is of something else.
  [
    'Wie lange muss man das geförderte E-Auto behalten und bis wann nach der Zulassung kann man den Antrag stellen?',
    /^Haltedauer mindestens: \*\*36 Monate\*\*/,
    'Antragsfrist nach der Zulassung: **12 Monate**',
  ],
  [
    'Bis wann muss ich Einspruch einlegen und wie lange dauert das Bußgeldverfahren?',
    /^Gegen den Bescheid ist \*\*innerhalb von zwei Wochen\*\*/,
    '**14 bis 90 Tage**',
  ],
  [
    '9,8 kWp aufs Dach, zahl ich da Mehrwertsteuer und wo muss das überall gemeldet werden?',
    /^Kauf und Installation bis 30 kWp sind umsatzsteuerfrei/,
    'im Marktstammdatenregister registriert werden',
  ],
  // In the order of the question, whether the time is enough is answered as it was asked.
  [
    'Umzug am 9. Januar von Hamburg nach Köln mit Halteverbot an beiden Enden, was kost der Spaß und schaffen wir das noch?',
    /^\*\*196 bis 489 €\*\* für beide Zonen/,
    '**Ja, die Zeit reicht:** sicher beantragt bis **19.12.2026 (Sa.)** in Köln',
  ],
  // What is asked in short, by the last words of a sentence, is asked as well.
  [
    'Luft-WP 28.000, Dorf, wohnen selbst drin, Ölheizung läuft noch und kommt raus, zvE unter 40. Eigenanteil? und welche Unterlagen will die KfW?',
    /^\*\*8\.400 € Eigenanteil\*\*/,
    'Nötige Unterlagen: ',
  ],
  [
    'Bis wann gibts die vollen 20 % Klimabonus bei der Wärmepumpe und wer baut sowas in 50678 ein?',
    /^\*\*1\.\*\* /,
    '**3 Anbieter** für Wärmepumpe in 50678',
  ],
  [
    'Dreijahresschein Meck-Pomm was macht das, und wer bietet da Vorbereitungskurse an?',
    /^\*\*1\.\*\* Dreijahresjagdschein in Mecklenburg-Vorpommern: \*\*146,50 €\*\*/,
    '**2 Anbieter** für Jagdschein',
  ],
  [
    'Plug-in, 70k zu versteuern, keine kinder. was gibts da und welche papiere braucht der Antrag',
    /^\*\*1\.500 €\*\* Förderung/,
    'Nötige Unterlagen: ',
  ],
  // Who collects it is no trade.
  [
    'bis wann sind e-autos von der kfz steuer frei?? und wer zieht die überhaupt ein',
    /^\*\*Zehn Jahre befreit, längstens bis Ende 2035\*\*/,
    'erhebt der Zoll',
  ],
  // A part of a list of papers is not all of them.
  [
    'E-Kennzeichen fürs Firmenauto, was brauch ich dafür und was kostet das online',
    /^Nötige Unterlagen: \*\*Zulassungsbescheinigung Teil I und II; CoC/,
    'i-Kfz 12,80 EUR',
  ],
  // A question about somebody who is named is one, too.
  [
    'Können Bürger ihr E-Auto mit dem eigenen Solarstrom laden, und wem müssen sie das melden?',
    /^Eigener Solarstrom lässt sich über eine Wallbox/,
    'Anmeldung von Anlage und Wallbox',
  ],
  // The fee is that of the figure, and the first wish is answered first.
  [
    'erbschein bei nachlass 50000 was kostet der und wo beantragt man den',
    /^\*\*330 €\*\* bei 50\.000 €/,
    'Zuständig: **Amtsgericht als Nachlassgericht**',
  ],
  [
    'Ich möchte in Schleswig-Holstein den Jagdschein machen. Mit welchen Gesamtkosten muss ich im ersten Jahr rechnen und welche Behörde ist für mich zuständig?',
    /^\*\*1\.445 bis 3\.490 €\*\* im ersten Jahr/,
    'Untere Jagdbehörde',
  ],
  [
    'zwei Gesellschafter, eigene Satzung, Sitz Frankfurt am Main: Was kommt an Gründungskosten zusammen und wie lange dauert es bis zur Eintragung?',
    /^Rund \*\*925 bis 1\.121 €\*\*/,
    'ca. 2-7 Wochen',
  ],
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
    '**Eine Zeit dafür nennt der Dienst nicht.** Zur Dauer sagt der Dienst nur: 30 bis 90 Tage (Anmeldeschluss',
  ],
  [
    'Neuzulassung Firmenwagen, Wunschkennzeichen – Unterlagen und Gesamtkosten bitte',
    /^\*\*Mitzubringen\*\* für die Neuzulassung/,
    'Neuzulassung mit Wunschkennzeichen: **23,00 bis 43,40 €** Gebühr',
  ],
  [
    'Anmeldung Mini-PV am Balkon, wo und in welcher Frist nach Inbetriebnahme?',
    /^Zuständig: \*\*Bundesnetzagentur/,
    '**innerhalb eines Monats**',
  ],
  [
    'Sachkundeprüfung 34a bei der IHK Erfurt, Gebühr und nächster Termin',
    /^\*\*Für Erfurt nennt der Dienst nichts\*\*\. Allgemein: Gebühr 131 bis 175 €/,
    '**Dazu nennt der Dienst nichts**: „nächster Termin“.',
  ],
  [
    'Ausbilderschein HWK Koblenz, nächste Termine und Anmeldeschluss und was kostet der Spaß',
    /^Anmeldeschluss \*\*meist etwa 8 Wochen\*\*/,
    '**Dazu nennt der Dienst nichts**: „nächste Termine“.',
    'Gebühr **115 bis 290 €**',
  ],
  [
    'THG-Quote 2026, ein E-Transporter N1 und zwei PKW, was bekommt der Betrieb etwa und Frist beim UBA?',
    /^Prämie zuletzt \*\*etwa 70-120 EUR\*\* je Jahr/,
    'Frist **meist 31.10.**',
  ],
  [
    'GmbH in München oder Hamburg: Kosten und Dauer?',
    /^\*\*Hamburg\*\*, im Mittel 28,50 € weniger/,
    '**11 bis 47 Tage**',
  ],
  [
    'Bitte einmal Vergleich: Jägerprüfung in Mecklenburg-Vorpommern vs. Hessen vs. Saarland, Kosten und Dauer',
    /Saarland 2 bis 4 Wochen/,
    'Saarland 135 €, Hessen 180 €, Mecklenburg-Vorpommern 150 bis 300 €',
  ],
  [
    'What does it cost to set up a GmbH in Berlin with one shareholder and the standard articles, and how long until it’s in the register?',
    /^About \*\*€471–523\*\*/,
    '2-7 Wochen',
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

test('one statement that has both is told once, and nothing of it denied', async () => {
  const { reply } = await ask(
    'wie lange kann man gegen nen bußgeldbescheid einspruch einlegen und wer entscheidet dann',
  );
  expect(reply).toContain('innerhalb von zwei Wochen nach Zustellung');
  expect(reply).not.toContain('Dazu nennt der Dienst nichts');
});
