// Fresh questions on registration, suppliers, fact sheets, and what is out of scope.
import { about, registration, suppliers } from '../cases.ts';
import {
  ask,
  asksFor,
  noFigure,
  outOfScope,
  refuses,
  shows,
  thenSay,
  type Question,
  questions,
} from '../outcome.ts';

export const freshTopics: readonly Question[] = [
  questions('kfz', {
    'free text': [
      ask(
        'hab mir nen gebrauchten golf gekauft, will ihn übers internet ummelden auf mich, kennzeichen egal',
        registration('halterwechsel', 'online', 'nein'),
        // „ummelden auf mich“ may be either; both are shown.
        shows('Ummeldung'),
        shows('je nach Wunschkennzeichen'),
        asksFor(),
      ),
      ask('Neuwagen anmelden auf dem Amt mit Wunschkennzeichen', registration('neuzulassung', 'amt', 'ja')),
      ask('Auto abmelden onlein', registration('abmeldung', 'online', 'nein'), shows('Abmeldung'), asksFor()),
      ask(
        'Ich bin von Kiel nach Flensburg gezogen und will mein Kennzeichen behalten. Was kostet die Ummeldung vor Ort?',
        registration('ummeldung', 'amt', 'nein'),
        shows('Ummeldung'),
        asksFor(/Wunschkennzeichen/),
      ),
      ask('Wunschkennzeichn für Neuzulasung am Schalter, Gebür?', registration('neuzulassung', 'amt', 'ja')),
      ask(
        'Meine Oma ist verstorben, ich muss ihr Auto abmelden. Muss ich dafür persönlich kommen?',
        registration('abmeldung', 'amt', 'nein'),
        shows('Abmeldung'),
        asksFor(),
        about('kfz-zulassung'),
      ),
      ask(
        'Auto ummelden online, nein lieber doch vor Ort, ohne Wunschkennzeichen',
        registration('ummeldung', 'amt', 'nein'),
        asksFor(),
      ),
      ask('Führerschein umschreiben', outOfScope, asksFor()),
      ask('TÜV abgelaufen was tun', outOfScope),
      ask('kfz umschreibung halterwechsel amt wunschkz', registration('halterwechsel', 'amt', 'ja')),
      ask('Kfz-Steuer für einen Diesel 2.0 Euro 6', about('kfz-steuer')),
      ask('Motorrad wieder anmelden nach dem Winter', asksFor(), outOfScope, shows(), about('kfz-zulassung')),
      ask('Pkw ummelden am Schalter ohne Wunschkennzeichen', registration('ummeldung', 'amt', 'nein')),
      ask(
        'gebrauchtwagen online umschreiben lassen mit wunschkennzeichen',
        registration('halterwechsel', 'online', 'ja'),
      ),
      ask('auto per internet stilllegen', shows('Abmeldung', /€/), asksFor()),
    ],
    'follow-up': [
      thenSay(
        ask('kfz ummeldung', asksFor(), shows('Ummeldung')),
        'online bitte und ohne wunschkennzeichen',
        registration('ummeldung', 'online', 'nein'),
      ),
    ],
    English: [
      ask(
        'Register a new car online with a personalised plate, how much?',
        registration('neuzulassung', 'online', 'ja'),
      ),
    ],
  }),
  questions('anbieter', {
    'free text': [
      ask(
        'Wer installiert Balkonkraftwerke in Freiburg?',
        suppliers('balkonkraftwerk', { city: 'freiburg' }),
      ),
      ask('Umzugsfirma mit Halteverbotsservice in 80331', suppliers('halteverbot', { plz: '80331' })),
      ask('Jagdschule in Bayern gesucht', suppliers('jagdschein', { state: 'bayern' })),
      ask('Kennen Sie einen Zulassungsdienst in Köln?', suppliers('kfz-zulassung', { city: 'koeln' })),
      ask('anbieter waermepumpe', asksFor(), suppliers('waermepumpe')),
      ask(
        'Heilpraktikerschulen NRW',
        suppliers('heilpraktiker', { state: 'nordrhein-westfalen' }),
        about('heilpraktiker', 'Nordrhein-Westfalen'),
        about('heilpraktiker'),
      ),
      ask('firmen für wallbox in stuttgart', refuses(/[Ww]allbox/)),
      ask(
        'Welcher Händler verkauft E-Autos in Leipzig?',
        suppliers('e-auto-foerderung', { city: 'leipzig' }),
        asksFor(),
      ),
      ask(
        'dienstleister halteverbotschilder dortmund, wen könnt ihr empfehlen',
        suppliers('halteverbot', { state: 'nordrhein-westfalen' }),
      ),
      ask(
        'wer bildet in der Nähe von 04109 für den 34a aus?',
        suppliers('sachkundepruefung-34a', { plz: '04109' }),
        asksFor(),
      ),
      ask('Anbiter Wärmepunpe 20095', suppliers('waermepumpe', { plz: '20095' })),
      ask(
        'anbieter halteverbot dortmund, wen empfehlen Sie',
        suppliers('halteverbot', { state: 'nordrhein-westfalen' }),
      ),
      ask('Welche Firmen bauen in Hamburg Wärmepumpen ein?', suppliers('waermepumpe', { city: 'hamburg' })),
      ask('Anbieter für Bewacherschein in 50667', suppliers('sachkundepruefung-34a', { plz: '50667' })),
    ],
    English: [ask('heat pump installers in Berlin', suppliers('waermepumpe', { city: 'berlin' }))],
  }),
  questions('fakten', {
    'free text': [
      ask('Ich habe einen Anhörungsbogen bekommen, was nun', about('bussgeldverfahren')),
      ask('Wo beantragt man in Bayern einen Erbschein?', about('erbschein', 'Bayern')),
      ask('erbschien hessen zuständigkeit', about('erbschein', 'Hessen')),
      ask(
        'Hundeführerschein Niedersachsen Pflicht?',
        about('hundefuehrerschein', 'Niedersachsen'),
        about('hundefuehrerschein'),
      ),
      ask('Wie werde ich Energieberater?', about('energieberater')),
      ask('Sanierungsfahrplan wer macht das', about('energieberater'), asksFor()),
      ask('PV Überschuss ins E-Auto laden', about('solarstrom-auto-laden')),
      ask('großer heilpraktiker prüfung berlin', about('heilpraktiker', 'Berlin'), about('heilpraktiker')),
      ask('e kennzeichen beantragen wie', about('e-kennzeichen')),
      ask('Knöllchen wegen Falschparken, muss ich zahlen?', about('bussgeldverfahren'), outOfScope),
      ask(
        'Meisterprüfng Elektriker NRW',
        about('meisterpruefung', 'Nordrhein-Westfalen'),
        about('meisterpruefung'),
      ),
      ask('Blitzer: wie läuft das Bußgeldverfahren?', about('bussgeldverfahren')),
      ask('Was brauche ich für ein E-Kennzeichen?', about('e-kennzeichen')),
      ask('thg prämie wann auszahlung', about('thg-quote')),
      ask(
        'Zuständige Stelle Meisterprüfung in Hessen',
        about('meisterpruefung', 'Hessen'),
        about('meisterpruefung'),
      ),
    ],
    English: [ask('What is the THG quota?', about('thg-quote'))],
  }),
  questions('out of scope', {
    'out of scope': [
      ask('Personalausweis verlängern Hamburg was kostet das', outOfScope),
      ask('Elterngeld Antrag bei 45.000 Einkommen und 2 Kindern', outOfScope),
      ask('Wohngeld berlin 2 personen 1200 euro miete', outOfScope),
      ask('Baugenehmigung Wintergarten Bayern 20.000 Euro', outOfScope),
      ask('Ich möchte einen Waffenschein in Hessen', outOfScope, asksFor()),
      ask('Angelschein Brandenburg Kosten', outOfScope),
      ask('Kirchensteuer bei 60.000 Einkommen, 1 Kind', outOfScope),
      ask('Motorboot Führerschein Kosten Bremen', outOfScope),
      ask('Gewerbesteuer Köln GmbH', outOfScope, asksFor()),
      ask('Solarthermie Zuschuss 8.000 Euro Hessen', outOfScope, asksFor(), about('solaranlage')),
      ask('Verein gründen in München Satzung', outOfScope, asksFor()),
      ask('Wie wird das Wetter am Samstag in Köln?', outOfScope),
      ask('danke, das hat mir sehr geholfen!', noFigure),
      ask('Halteverbot und GmbH in Köln – beides bitte', asksFor(), shows('Köln'), outOfScope),
      ask('Kirchenaustritt Köln Gebühr', outOfScope),
      ask('Wie melde ich mein Gewerbe in Hamburg ab?', outOfScope),
      ask('parkausweis bewohner münchen', outOfScope),
      ask('Umzug ins Ausland, was muss ich melden?', outOfScope, asksFor()),
      ask('Kosten Hochzeit Standesamt Bremen', outOfScope),
      ask('pelletheizung 25.000 bayern', asksFor(), outOfScope),
      ask('e-bike leasing förderung', outOfScope, asksFor(), shows()),
    ],
  }),
].flat();
