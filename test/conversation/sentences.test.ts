// A fact sheet is read by sentence: the first line is what was asked, in the service's words, and no other figure is bold.
import { expect, test } from 'vitest';
import { shareOffice } from '../support/sharedOffice.ts';
import { seen } from '../support/otherOffice.ts';

const ask = shareOffice();
const firstLineTo = async (text: string) => seen((await ask(text)).reply).split('\n')[0] ?? '';

test.each([
  ['Wie lange habe ich Zeit für den Einspruch gegen den Bußgeldbescheid?', 'Einspruchsfrist **14 Tage**.'],
  ['wie lang habe ich für den widerspruch beim bußgeld?', 'Einspruchsfrist **14 Tage**.'],
  ['Wann verjährt so ein Strafzettel?', 'Verjährung Verkehrssachen **3 Monate**'],
  ['Wie alt muss ein Heilpraktiker mindestens sein?', '**Ab 25 Jahren**: Voraussetzungen'],
  [
    'Wie lange sind reine Elektrofahrzeuge von der Kfz-Steuer befreit?',
    '**Zehn Jahre befreit, längstens bis Ende 2035**: Reine Elektrofahrzeuge',
  ],
  ['Bis wann muss ich die THG-Quote einreichen?', 'Frist **meist 31.10.**'],
  ['Was kostet die Praxisprüfung beim Hundeführerschein?', 'Praxis **ca. 80 EUR**'],
  ['Was kosten Kurse für die Meisterprüfung?', 'Kurse **4.000-10.000 EUR**'],
  ['Ab wann müssen beim Halteverbot die Schilder stehen?', '**spätestens 4 Tage vorher**'],
  ['Ist ein Erbschein mit notariellem Testament nötig?', 'ist er oft entbehrlich.'],
  ['Gibt es noch Geld von der KfW für eine Wallbox?', 'Die KfW-Zuschüsse sind beendet'],
  ['Was brauche ich, um einen Gebrauchtwagen am Amt zuzulassen?', '**Mitzubringen** für den Halterwechsel'],
  ['Wie viel Watt darf ein Balkonkraftwerk haben?', 'bis 2.000 W Modulleistung'],
  ['Was zahlt der Staat zur Energieberatung fürs Einfamilienhaus dazu?', '**Höchstens 650 EUR**: Beratung'],
  ['balkonkraftwerk 2 kwp geht das noch ohne elektriker?', '**Ausdrücklich sagt der Dienst das nicht.**'],
  [
    'ekennzeichen für plug in hybrid, welche reichweite elektrisch mindestens?',
    '**Einen Wert dafür nennt der Dienst nicht.** Auskunft gibt: Kfz-Zulassungsbehörde.',
  ],
  ['Welche Leistung darf ein Balkonkraftwerk haben?', 'bis 2.000 W Modulleistung'],
  ['Wer zieht die Kfz-Steuer ein?', 'Die Kraftfahrzeugsteuer erhebt der Zoll'],
])('%s', async (text, said) => {
  expect(await firstLineTo(text)).toContain(said);
});

test.each([
  [
    'I got a fine notice, how long do I have to object?',
    '**14 days**: the service says, in German: Einspruchsfrist 14 Tage.',
  ],
  ['how long does it take to found a GmbH in Berlin?', '**11 to 47 days**.'],
  [
    'motor vehicle tax: are electric cars exempt?',
    'The service says, in German: Reine Elektrofahrzeuge sind zehn Jahre befreit',
  ],
  ['energy consultant: how much subsidy?', '**Up to €650**: the service says, in German: Beratung typisch'],
  [
    'what documents do I need for a certificate of inheritance?',
    'You need these documents: **Sterbeurkunde; Ausweis;',
  ],
])('%s: English words find what the service says in German', async (text, said) => {
  expect(await firstLineTo(text)).toContain(said);
});

test('what is German in an English answer is marked, and what a machine calls yes is translated', async () => {
  const answer = seen((await ask('master craftsman exam: what does it cost?')).reply);
  expect(answer).toContain('Fee **€700–1,700** – an example value, not confirmed.');
  expect(answer).toContain(
    '| Documents | Gesellenbrief; Lebenslauf; Anmeldung; Nachweise für Befreiungen (German) |',
  );
  expect(answer).toContain('| Online | in part |');
  expect(answer).toContain('Handwerkskammer (chamber of crafts, examination board) |');
});

test('a note of the service is marked as German in an English answer, and only there', async () => {
  const english = seen(
    (await ask('Do I get a subsidy for an electric car with 50,000 income and one child?')).reply,
  );
  expect(english).toMatch(/^Left open by the sources: .* \(German\)$/m);
  expect(seen((await ask('e-auto bev 50000 1')).reply)).not.toContain('(German)');
});

test('whoever asks what a city gives for balcony power is told no years', async () => {
  expect(await firstLineTo('wie viel zuschuss gibt die stadt berlin für balkonsolar?')).toBe(
    '**Berlin**: Zuschuss **249 bis 250 €**.',
  );
});

test('days in a table have their weekdays', async () => {
  const answer = seen((await ask('halteverbot berlin-mitte hamburg 2027-06-01')).reply);
  expect(answer).toContain('| sicher beantragt bis | 04.05.2027 (Di.) | 18.05.2027 (Di.) |');
});

test.each([
  [
    'welche Grenzwerte für Staub und CO muss ein neuer Kaminofen packen?',
    /^\*\*Einen Wert dafür nennt der Dienst nicht\.\*\* Eine Quelle des Dienstes sagt: „1.* Grenzwerte Stufe 2 \(Staub 0,04 g\/m3, CO 1,25 g\/m3\)/,
  ],
  [
    'Which dust and CO limits does a new wood stove have to meet?',
    /^\*\*The service states no figure for that\.\*\* A source of the service says, in German: “1.*Staub 0,04 g\/m3/,
  ],
  [
    'Wie hoch ist die Einspeisevergütung?',
    /Eine Quelle des Dienstes \(.*\) sagt: „Einspeisevergütung bis 10 kWp 7,96 ct/,
  ],
])('%s: what only the title of a source says is told as that', async (text, said) => {
  expect(await firstLineTo(text)).toMatch(said);
});

test.each([
  [
    'Wir lassen 120 Meter tief bohren, NRW. Welche Stellen müssen da gefragt werden?',
    'Untere Wasserbehörde; Geologischer',
  ],
  ['Luft-Wasser-Wärmepumpe, Köln: Welche Stellen sind zu informieren?', 'Untere Wasserbehörde; Geologischer'],
  ['Sole-Wärmepumpe, 30.000 Euro, welche Ämter sind beteiligt?', 'untere Wasserbehörde; Netzbetreiber'],
])('%s: several offices, and no amount', async (text, said) => {
  const line = await firstLineTo(text);
  expect(line).toContain(said);
  expect(line).not.toContain('€');
});

test.each([
  ['Wieviel Zuschuss gibt es für die Energieberatung im Mehrfamilienhaus?', ['Höchstens 850 EUR']],
  ['Energieberatung für ein Haus mit 5 Wohnungen, wie hoch ist der Zuschuss?', ['Höchstens 850 EUR']],
  ['Wie hoch ist der Zuschuss zur Energieberatung für ein Zweifamilienhaus?', ['Höchstens 650 EUR']],
  ['Energieberatung: beim Dreiparteienhaus mehr?', ['Höchstens 850 EUR']],
])('%s: the amount that is stated for such a house', async (text, bold) => {
  expect(boldIn(await firstLineTo(text))).toEqual(bold);
});

test.each([
  'Wann ist die nächste Heilpraktikerüberprüfung in Husum und wie alt muss man sein?',
  'Wann sind in Kiel die Heilpraktikerprüfungen und was kostet sie?',
])('%s: the months are what is asked for', async (text) => {
  expect(await firstLineTo(text)).toBe('Feste Termine **März/Oktober**, Anmeldung Monate vorher.');
});

test('a number selects its row', async () => {
  expect(await firstLineTo('Erbschein bei 25.000 € Nachlass, was verlangt das Gericht?')).toBe(
    '**230 €** bei 25.000 € (25.000 EUR → 2 × 115 EUR = 230 EUR).',
  );
});

test.each([
  'Oma ist in Kiel verstorben, ca. 50.000 auf dem Sparbuch, kein Testament. Was kostet der Erbschein und wo beantragt man den?',
  'Sparbuch 50000 Euro, mein Opa ist in Bremen gestorben. Was kostet der Erbschein, und wie lange dauert er?',
])('%s: the first of two wishes has the number that is told before them', async (text) => {
  expect(await firstLineTo(text)).toBe('**330 €** bei 50.000 € (50.000 EUR → 2 × 165 EUR = 330 EUR).');
});

test.each([
  'Was kostet der Erbschein bei 110.000 € Nachlass?',
  'Mein Vater hat 80.000 Euro hinterlassen. Was kostet der Erbschein und wie lange dauert er?',
])('a number without a row gets no figure: %s', async (text) => {
  const line = await firstLineTo(text);
  expect(line).toContain('Für diesen Wert nennt der Dienst keinen Betrag');
  expect(boldIn(line)).toEqual(['Für diesen Wert nennt der Dienst keinen Betrag']);
});

test.each([
  ['Was kostet mich ein Anwalt im Bußgeldverfahren?', '**Einen Betrag dafür nennt der Dienst nicht.**'],
  ['Bis wann muss ein alter Kaminofen stillgelegt werden?', '**Eine Frist dafür nennt der Dienst nicht.**'],
  [
    'Wie lange gilt der Ausbilderschein?',
    '**Ein Ablaufdatum oder eine Gültigkeitsdauer nennt der Dienst nicht.** Auskunft gibt: Industrie',
  ],
  [
    'solaranlage anmelden bis wann',
    '**Eine Frist dafür nennt der Dienst nicht.** Auskunft gibt: Netzbetreiber',
  ],
])('%s: what the service does not say has no bold figure', async (text, said) => {
  const line = await firstLineTo(text);
  expect(line).toContain(said);
  expect(boldIn(line)).toHaveLength(1);
});

test('cost first, where cost is asked, on a move as well', async () => {
  expect(await firstLineTo('Was kostet das Halteverbot von Köln nach Bremen?')).toMatch(
    /^\*\*206 bis 469 €\*\* für beide Zonen\.$/m,
  );
  expect(await firstLineTo('In welcher Stadt ist das Halteverbot am günstigsten?')).toMatch(
    /^Am günstigsten: \*\*Düsseldorf: 30 bis 35 €\*\*/,
  );
});

test('a date has its weekday, and a holiday its name', async () => {
  expect(await firstLineTo('halteverbot köln hamburg 2027-05-22')).toContain(
    '01.05.2027 (Sa., Tag der Arbeit)',
  );
  expect(await firstLineTo('no-parking köln hamburg 2027-05-22')).toContain('1 May 2027 (Sat, Labour Day)');
});

test.each([
  ['Ab wann kann ich die E-Auto-Prämie beantragen?', '**Mai** 2026.'],
  [
    'Wie lange muss ich das geförderte E-Auto behalten, bevor ich es verkaufen darf?',
    'Haltedauer mindestens: **36 Monate**.',
  ],
  [
    'Innerhalb welcher Frist muss der Einspruch gegen einen Bußgeldbescheid da sein?',
    'Gegen den Bescheid ist **innerhalb von zwei Wochen** nach Zustellung',
  ],
  [
    'Bis wann nach der Zulassung kann ich den Zuschuss fürs Elektroauto beantragen?',
    'Antragsfrist nach der Zulassung: **12 Monate**.',
  ],
  ['Die Bank will einen Erbschein sehen. Wie lange dauert es, bis man den hat?', '**28 bis 120 Tage**'],
  [
    'mit wieviel muss ich rechnen für theorie und praxis beim hundeführerschein zusammen',
    '**135 bis 150 €**: Theorie',
  ],
  [
    'Auf welches Gesetz stützt sich der Sachkundenachweis für Hundehalter in Niedersachsen?',
    '**§ 3 NHundG**; außerdem',
  ],
  [
    'Wo finde ich die offizielle Liste der Energieberater, die für Förderanträge anerkannt sind?',
    'Energieeffizienz-Expertenliste der dena.',
  ],
  [
    'Ich fang als Ladendetektiv an. Brauche ich die Sachkundeprüfung oder genügt die Unterrichtung?',
    'ist die Sachkundeprüfung bei einer IHK Pflicht',
  ],
])('%s: the part that answers, and no label in front', async (text, said) => {
  expect(await firstLineTo(text)).toContain(said);
});

test.each([
  [
    'Muss eine Ladebox mit 22 kW vom Netzbetreiber genehmigt werden oder reicht eine Meldung?',
    'über 12 kW ist dessen Zustimmung nötig.',
  ],
  ['Muss ich eine Wallbox mit 11 kW genehmigen lassen?', '**Nein**: Wallboxen'],
  ['Bekomme ich einen Jagdschein ohne Haftpflichtversicherung?', '**Nein**: Nötig sind'],
  [
    'Darf mein Plug-in-Hybrid ein E hinten am Nummernschild tragen?',
    '**Es kommt darauf an**: Elektrofahrzeuge',
  ],
])('%s: yes or no, also by a limit or by what it goes without', async (text, said) => {
  expect(await firstLineTo(text)).toContain(said);
});

test.each([
  ['Hab meinen AdA-Schein 2009 gemacht. Gilt der noch oder läuft sowas ab?', '**Ein Ablaufdatum oder'],
  [
    'Wie hoch ist die Einspeisevergütung für 9 kWp auf dem Dach?',
    '**Einen Betrag dafür nennt der Dienst nicht.**',
  ],
  [
    'Kann man die AEVO-Prüfung auch ablegen, ohne vorher einen Kurs zu besuchen?',
    'Zulassungsvoraussetzungen gibt es nicht.',
  ],
])('%s: what is not stated is said by its name', async (text, said) => {
  const line = await firstLineTo(text);
  expect(line).toContain(said);
  expect(boldIn(line).length).toBeLessThan(2);
});

test('rows that nobody asked for stand in the fold', async () => {
  const [visible = ''] = seen((await ask('Wie lange dauert ein Erbschein?')).reply).split('```');
  expect(visible).toContain('**28 bis 120 Tage**');
  expect(visible).not.toContain('|');
});

test.each([
  ['Ist das E-Kennzeichen Pflicht?', '**Nein**: Es ist freiwillig'],
  [
    'Ist eine Solaranlage auf dem Dach genehmigungspflichtig?',
    '**Es kommt darauf an**: Dachanlagen sind meist',
  ],
  ['Muss ich mein Balkonkraftwerk anmelden?', '**Ja**: Nötig ist nur die Registrierung'],
  ['Gibt es noch KfW-Geld für eine Wallbox?', '**Nein**: Die KfW-Zuschüsse sind beendet'],
  ['Kann ich für meinen Plug-in-Hybrid die THG-Prämie bekommen?', '**Nein**: Plug-in-Hybride'],
  ['Werden Kaminöfen gefördert?', '**Nein**: Klassische Kaminöfen werden nicht'],
  ['Wann muss ich das Halteverbot spätestens beantragen?', 'Antrag je Adresse, meist **mindestens 14 Tage**'],
  ['Wie lange dauert die KfW-Zusage für eine Wärmepumpe?', 'KfW-Zusage **meist wenige Tage**'],
  ['Wie hoch ist die THG-Prämie?', 'Prämie zuletzt etwa 70-120 EUR je Jahr; keine'],
  ['Does a bouncer need the 34a exam?', '**Yes**: the service says, in German: Für Citystreifen'],
  ['How old do I have to be to become a Heilpraktiker?', '**From the age of 25**'],
  ['Do I still have to pay VAT on a rooftop PV system for my own house?', '**No**: the service says'],
])('%s: kindred words and English ones find the sentence', async (text, said) => {
  expect(await firstLineTo(text)).toContain(said);
});

test.each([
  ['Kann der Netzbetreiber meine Wallbox ablehnen?', 'Zustimmung'],
  ['Brauche ich in Berlin einen Hundeführerschein?', 'In Berlin befreit er von der Leinenpflicht.'],
  ['Muss ich für Teil IV noch eine AEVO machen?', ''],
  [
    'Wärmepumpe: haben schon angefangen mit dem Einbau, kriege ich die Förderung noch?',
    'sagt der Dienst das nicht|Dazu sagt der Dienst: ',
  ],
  [
    'Wird der Hundeführerschein in Hamburg anerkannt?',
    'nennt der Dienst nicht|sagt der Dienst das nicht|Dazu sagt der Dienst: ',
  ],
  ['Muss ich beim Erbschein persönlich erscheinen?', ''],
])('%s: what only sounds alike is no yes and no no', async (text, said) => {
  const line = await firstLineTo(text);
  expect(line).not.toMatch(/^\*\*(?:Ja|Nein)\*\*/);
  expect(line).toMatch(new RegExp(said));
});

const boldIn = (line: string) => [...line.matchAll(/\*\*(.+?)\*\*/g)].map(([, bold]) => bold);

test.each([
  [
    'braucht man fürs balkonkraftwerk ne zustimmung vom vermieter?',
    '**Es kommt darauf an**: Zu den Unterlagen gehört: ggf. Zustimmung Vermieter/WEG',
  ],
  [
    'Dach-PV 12 kWp, fällt da Umsatzsteuer an?',
    '**Nein**: Kauf und Installation bis 30 kWp sind umsatzsteuerfrei',
  ],
  ['THG-Prämie auch für Plug-in-Hybride?', '**Nein**: Plug-in-Hybride sind ausgeschlossen'],
  [
    'Wie viele Tage vorher müssen die Halteverbotsschilder in Hamburg stehen?',
    '**spätestens 4 Tage vorher**',
  ],
  ['Die fünf Länder mit der billigsten Gebühr für den Jahresjagdschein bitte', '**Thüringen: 70 €**'],
  [
    'Außerbetriebsetzung am Schalter, das Kennzeichen wird nicht reserviert: Gebühr?',
    'ohne Wunschkennzeichen',
  ],
])('%s', async (asked, part) => {
  expect((await ask(asked)).reply.replaceAll('\u00A0', ' ')).toContain(part);
});
