// What people ask in words of their own: a statement that surely answers is told in place of what would be asked back or
// listed, and what goes on with an answer stays with its topic.
import { expect, test } from 'vitest';
import { shareConversations } from '../support/sharedOffice.ts';

const converse = shareConversations();

const lastAnswer = async (said: readonly string[]): Promise<string> =>
  (await converse(said)).at(-1)?.reply ?? '';

test.each([
  ['was für sorten gibts da eigentlich beim jagdschein?', 'Tages-, Jugend- und Falknerjagdscheine'],
  ['wieviel geld muss aufm konto sein bevor die gmbh beim register angemeldet werden darf?', '12.500 EUR'],
  ['Geht die Anmeldung vom Auto auch ohne Bankeinzug für die Kfz-Steuer?', 'SEPA-Mandat Pflicht'],
  ['E-Auto mit eigenem Solarstrom laden, gibts den KfW-Topf 442 dafür noch?', 'ist beendet'],
  ['muss man beim stromer das E auf dem Nummernschild haben?', 'Es ist freiwillig'],
  [
    'Luft-Wasser Außengerät in den Garten stellen, braucht der Kunde dafür ne baugenehmigung?',
    'keine Genehmigung nötig (verfahrensfrei)',
  ],
  // What the two parts of a short sentence say belongs together.
  [
    'PV vom Dach ins E-Auto laden, worauf muss man rechtlich und technisch achten?',
    'Steuerbarkeit und Messkonzept',
  ],
  // The office of the place, not that of all.
  ['hamburg, wärmepumpe mit erdsonde: welche behörde?', '**Behörde für Umwelt (BUKEA)'],
  ['gmbh mit sitz in thüringen, welches gericht trägt die ein?', '**Amtsgericht Jena**'],
  // What it is about may stand in front of what is asked.
  ['34a wie früh muss man sich anmelden, und geht das übers Internet?', 'ca. 4-6 Wochen'],
  [
    'GmbH in München, zwei Gesellschafter mit eigener Satzung. Was kostet die Gründung ohne das Kapital?',
    '946',
  ],
  ['jagdschein meck-pomm für 2 jahre, gesamtkosten im ersten jahr?', 'mit Zweijahresjagdschein'],
  [
    'Sohn ist 16, Sachsen, will den Jugendjagdschein. Darf er damit dann allein raus?',
    '**Nein**: Jugendjagdschein',
  ],
  // „was zahlt …“ behind a heating says nothing of its state.
  [
    'wasserführender Pelletofen in Bayern für 14.200 €, Eigentümer wohnt drin, alte Ölheizung kommt raus, Einkommen 55.000, was gibts?',
    '**7.100 € Zuschuss**',
  ],
  ['Jagdschein Bayern oder Sachsen, wo muss man mehr Pflichtstunden machen?', 'beide 120 Stunden'],
  [
    'Was muss jemand in Hessen im ersten Jahr einplanen, mit Kurs und Prüfung, Jagdschein?',
    'im ersten Jahr in Hessen',
  ],
  ['Zweijahresjagdschein Hessen', 'nennt der Dienst keine Gebühr'],
])('“%s”', async (question, part) => {
  expect((await lastAnswer([question])).split('\n\n')[0]).toContain(part);
});

test.each([
  [
    [
      'Meister neben dem Job, wie lange zieht sich das?',
      'und wenn er sich freistellen lässt, also Vollzeit?',
    ],
    'ca. 6 Monaten',
  ],
  [
    ['Bußgeld sind 400 Euro, was kommt an Nebenkosten noch oben drauf?', 'und wenn es 800 wären?'],
    '**43,50 €** ',
  ],
  [['wann verjährt ein Bußgeld?', 'und wenn der bescheid schon raus ist?'], 'dann 6 Monate'],
  [['34a wie früh muss man sich anmelden?', 'was muss man da vorlegen?'], '**Anmeldung; Ausweis**'],
  [
    ['wegen Jagdschein: wie lange dauert das beim Amt?', 'wieso zieht sich das so?'],
    'Zuverlässigkeitsprüfung',
  ],
  [
    ['wärmepumpe im saarland, wer ist zuständig?', 'Und in Ba-Wü, wie heißt das Landesamt dort'],
    'Geologie, Rohstoffe',
  ],
  // What is told of one case is compared with the other.
  [['AEVO Stuttgart, mittlerer Kurs', 'und mit dem günstigen Kurs, was spart man da?'], '271 € weniger'],
  [
    ['e-auto bev zvE 52000 ein Kind', 'und wenn sie lieber nen Plug-in nehmen, was entgeht ihnen da?'],
    '1.500 € mehr',
  ],
])('%j', async (said, part) => {
  const reply = await lastAnswer(said);
  expect(reply.split('\n\n')[0]?.replaceAll('\u00A0', ' ')).toContain(part);
});

test.each([
  [
    ['Wie alt muss man für die Heilpraktikerprüfung sein?', 'und der Hamburger SV?'],
    'Dazu habe ich keine Daten',
  ],
  [
    ['Einspruch Bußgeld, wie lange hab ich Zeit?', 'Und soll ich Einspruch einlegen, gewinne ich das?'],
    'Rechtsberatung',
  ],
])('%j: nothing that the topic before could answer', async (said, part) => {
  expect(await lastAnswer(said)).toContain(part);
});
