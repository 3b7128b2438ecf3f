// Fresh questions on balcony solar sets and wallboxes.
import { about, box, solarSet } from '../cases.ts';
import {
  ask,
  asksFor,
  compares,
  outOfScope,
  refuses,
  shows,
  thenSay,
  type Question,
  questions,
} from '../outcome.ts';

export const freshElectricity: readonly Question[] = [
  questions('balkonkraftwerk', {
    'free text': [
      ask('BKW 800W München 479€ 34ct', solarSet('muenchen', '800w', { preis: 479, strom: 0.34 })),
      ask(
        'Lohnt sich bei mir in Stuttgart ein Balkonkraftwerk mit 800 Watt, nein, doch 600 Watt? Strompreis 39 Cent.',
        solarSet('stuttgart', '600w', { strom: 0.39 }),
        asksFor(),
      ),
      ask('blakonkraftwerk freibrug 800 watt', solarSet('freiburg', '800w')),
      ask(
        'Wieviel bringt mir a Balkonkraftwerk in Minga? Hob zwoa Module.',
        solarSet('muenchen', '800w'),
        asksFor(),
        shows('München'),
      ),
      ask(
        'Steckersolargerät 800 Watt für 1.099,90 € in Ulm',
        refuses('Ulm'),
        asksFor('Ulm'),
        solarSet('none', '800w', { preis: 1099.9 }),
      ),
      ask(
        'Guten Morgen, ich wohne in Düsseldorf zur Miete und mein Vermieter hat zugestimmt. Ich möchte eine Mini-PV mit 800 Watt für knapp 400 Euro kaufen. Ab wann habe ich das Geld wieder drin?',
        solarSet('duesseldorf', '800w', { preis: 400 }),
      ),
      ask('1,6 kW balkonkraftwerk berlin', solarSet('berlin', '1600w')),
      ask(
        'balkonkraftwerk 800w berlin zahle 28,5 cent pro kwh und das set kostet 350',
        solarSet('berlin', '800w', { preis: 350, strom: 0.285 }),
      ),
      ask(
        'Muss ich meine Balkonsolaranlage beim Marktstammdatenregister anmelden?',
        shows(),
        about('balkonkraftwerk'),
      ),
      ask(
        'Photovoltaik aufs Dach 10 kWp Berlin Förderung',
        about('solaranlage'),
        about('solaranlage', 'Berlin'),
        outOfScope,
        asksFor(),
      ),
      ask('Balkonkraftwerk 700 Watt Berlin', refuses('800'), asksFor('800')),
      ask('bkw fuer 2500 euro in freiburg 800w', refuses('2.000')),
      ask(
        'Steckersolar 800 W in Düsseldorf, Anschaffung 520 Euro, Strom 36 Cent',
        solarSet('duesseldorf', '800w', { preis: 520, strom: 0.36 }),
      ),
      ask('bkw mit drei modulen in berlin', asksFor(), refuses('300'), shows('Berlin')),
      ask('Balkonkraftwerk sechshundert Watt Freiburg', solarSet('freiburg', '600w')),
      ask('Wann rentiert sich ein 1600-Watt-Balkonkraftwerk in München?', solarSet('muenchen', '1600w')),
      ask('balkonkraftwerk berlin 800w strom 1,20 €', refuses('0,50')),
    ],
    'follow-up': [
      thenSay(
        ask('balkonkraftwerk 600w', asksFor(), shows(), solarSet('none', '600w')),
        'und in Freiburg?',
        solarSet('freiburg', '600w'),
      ),
    ],
    English: [
      ask(
        'balcony solar, 600 W, no subsidy, electricity costs 0.41 €/kWh',
        solarSet('none', '600w', { strom: 0.41 }),
      ),
    ],
  }),
  questions('wallbox', {
    'free text': [
      ask(
        'Wir sind eine WEG in Köln mit 12 Stellplätzen und wollen normale Wallboxen',
        refuses('12'),
        compares(
          box('weg', 'nordrhein-westfalen', 10, 'standard'),
          box('weg', 'nordrhein-westfalen', 15, 'standard'),
        ),
      ),
      ask(
        'Einfamilienhaus in Oberhausen, eine Wallbox, Standard',
        box('einfamilienhaus', 'nordrhein-westfalen', 1, 'standard'),
        asksFor(),
      ),
      ask('wallbox mieter bawü bidi 1 platz', box('mieter', 'baden-wurttemberg', 1, 'bidirektional')),
      ask(
        'Unsere Firma hat in Dresden ein Mietshaus mit 20 Ladepunkten geplant, normale Wallboxen. Zuschuss?',
        box('mehrfamilienhaus', 'sachsen', 20, 'standard', 'unternehmen'),
      ),
      ask(
        'Wallbocks Eigenhaim Tühringen 1 Stelplatz standart',
        box('einfamilienhaus', 'thuringen', 1, 'standard'),
      ),
      ask(
        'Hausverwaltung fragt: Tiefgarage einer Eigentümergemeinschaft in Kiel, fünfzig Stellplätze, bidirektionales Laden',
        box('weg', 'schleswig-holstein', 50, 'bidirektional'),
      ),
      ask('Gibt es die KfW 440 noch?', shows(), about('wallbox'), asksFor()),
      ask(
        'Ladestation zuhause: Reihenhaus, Saarland, 1 Auto, einfache Box',
        box('einfamilienhaus', 'saarland', 1, 'standard'),
        asksFor(),
      ),
      ask(
        'wallbox 3 stellplätze doch nur 2, reihenhaus niedersachsen, standard',
        box('einfamilienhaus', 'niedersachsen', 2, 'standard'),
        asksFor(),
      ),
      ask(
        'Wallbox für Wohnungsbaugesellschaft, Mehrfamilienhaus in Potsdam, 15 Stellplätze, Standard-Boxen',
        box('mehrfamilienhaus', 'brandenburg', 15, 'standard', 'wohnungsunternehmen'),
      ),
      ask(
        'öffentliche Ladesäule in meiner Straße beantragen',
        about('ladeinfrastruktur'),
        outOfScope,
        asksFor(),
      ),
      ask(
        'Wallboxförderung für Doppelhaushälfte in Hessen, 2 Stellplätze, normale Box',
        box('einfamilienhaus', 'hessen', 2, 'standard'),
      ),
      ask(
        'Unsere Eigentümergemeinschaft in Sachsen möchte 20 bidirektionale Wallboxen',
        box('weg', 'sachsen', 20, 'bidirektional'),
      ),
      ask(
        'mieterin in thüringen, ein stellplatz, wallbox standard',
        box('mieter', 'thuringen', 1, 'standard'),
      ),
      ask(
        'Die Wohnungsgenossenschaft will 30 Standardladepunkte im Mehrfamilienhaus in Bremen, Wallbox',
        box('mehrfamilienhaus', 'bremen', 30, 'standard', 'wohnungsunternehmen'),
      ),
    ],
    'follow-up': [
      thenSay(
        ask('wallbox einfamilienhaus standard', asksFor()),
        'Bayern, ein Stellplatz',
        box('einfamilienhaus', 'bayern', 1, 'standard'),
      ),
    ],
    English: [
      ask(
        'I own a detached house in Hamburg and want two bidirectional wall chargers. What funding do I get?',
        box('einfamilienhaus', 'hamburg', 2, 'bidirektional'),
      ),
    ],
  }),
].flat();
