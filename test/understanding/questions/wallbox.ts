// Wallboxes: building, state, parking spaces, kind of wallbox, who applies.
import { box } from '../cases.ts';
import {
  compares,
  ask,
  asCorrected,
  asksFor,
  outOfScope,
  questions,
  refuses,
  result,
  shows,
  thenSay,
  whateverOn,
} from '../outcome.ts';

const [nrw, bw] = ['nordrhein-westfalen', 'baden-wurttemberg'];
const whichBox = asksFor('Standard', 'bidirektional');
const whichBuilding = asksFor(/Gebäude/, 'Einfamilienhaus');
const whichState = asksFor(/Bundesland/);
const howManySpaces = asksFor(/Stellplätze/, '15');
const spacesThere = refuses('1', '2', '3', '5', '10', '15', '20', '30', '50');
const aboutLoading = result('topics', ['ladeinfrastruktur', 'facts']);
const aboutWallbox = result('topics', ['wallbox', 'facts']);
const whatever = whateverOn('wallbox');

export const wallbox = questions('wallbox', {
  strict: [
    ask('wallbox weg nordrhein-westfalen 10 standard', box('weg', nrw, 10, 'standard')),
    ask(
      'wallbox einfamilienhaus baden-wurttemberg 1 bidirektional',
      box('einfamilienhaus', bw, 1, 'bidirektional'),
    ),
    ask(
      'wallbox mehrfamilienhaus sachsen 50 standard wohnungsunternehmen',
      box('mehrfamilienhaus', 'sachsen', 50, 'standard', 'wohnungsunternehmen'),
    ),
    ask('wallbox weg nrw 10 standard applicant=unternehmen', box('weg', nrw, 10, 'standard', 'unternehmen')),
  ],
  spelling: [
    ask('Wallbox EFH Baden-Württemberg 1 Standard', box('einfamilienhaus', bw, 1, 'standard')),
    ask('wallbox efh baden wuerttemberg 1 standard', box('einfamilienhaus', bw, 1, 'standard')),
    ask('WALLBOX WEG THÜRINGEN 5 STANDARD', box('weg', 'thuringen', 5, 'standard')),
    ask('wallbox weg thueringen 5 standard', box('weg', 'thuringen', 5, 'standard')),
    ask(
      'Wall-Box Mehrfamilienhaus Hessen 20 Stellplätze normal',
      box('mehrfamilienhaus', 'hessen', 20, 'standard'),
    ),
    ask('wallbox doppelhaushaelfte bayern 2 standard', box('einfamilienhaus', 'bayern', 2, 'standard')),
  ],
  nicknames: [
    ask('wallbox eigenheim bawü 1 bidi', box('einfamilienhaus', bw, 1, 'bidirektional')),
    ask('ladebox reihenhaus nds 1 normal', box('einfamilienhaus', 'niedersachsen', 1, 'standard')),
    ask(
      'wallbox mfh meckpomm 15 standard',
      box('mehrfamilienhaus', 'mecklenburg-vorpommern', 15, 'standard'),
    ),
    ask('heimlader efh sh 1 v2h', box('einfamilienhaus', 'schleswig-holstein', 1, 'bidirektional')),
    ask('wallbox tiefgarage im eigentum rlp 30 standard', box('weg', 'rheinland-pfalz', 30, 'standard')),
    ask('wallbox mietshaus nw 20 v2g', box('mehrfamilienhaus', nrw, 20, 'bidirektional')),
    ask('wallbox ETW saar 3 standard', box('weg', 'saarland', 3, 'standard')),
    ask('ladestation Eigentümergemeinschaft LSA 10 einfach', box('weg', 'sachsen-anhalt', 10, 'standard')),
  ],
  'units and figures': [
    ask('wallbox weg nrw 10 Stellplätze standard', box('weg', nrw, 10, 'standard')),
    ask('wallbox weg nrw 10 Ladepunkte standard', box('weg', nrw, 10, 'standard')),
    ask('wallbox weg nrw für 20 Plätze, standard', box('weg', nrw, 20, 'standard')),
    ask('wallbox mieter hamburg 1 Stellplatz normal', box('mieter', 'hamburg', 1, 'standard')),
  ],
  'number words': [
    ask('wallbox weg nrw zehn stellplätze standard', box('weg', nrw, 10, 'standard')),
    ask('wallbox eigenheim bayern ein stellplatz normal', box('einfamilienhaus', 'bayern', 1, 'standard')),
    ask(
      'Wallbox für ein Einfamilienhaus in Hessen, zwei Stellplätze, standard',
      box('einfamilienhaus', 'hessen', 2, 'standard'),
    ),
    ask('wallbox mfh berlin zwanzig ladepunkte bidi', box('mehrfamilienhaus', 'berlin', 20, 'bidirektional')),
    ask('wallbox weg bremen fünfzig Stellplätze standard', box('weg', 'bremen', 50, 'standard')),
  ],
  'typing error': [
    asCorrected(
      'wallbox',
      ask('walbox efh bayern 1 standard', box('einfamilienhaus', 'bayern', 1, 'standard')),
    ),
    asCorrected(
      'Hessen',
      ask('wallbox efh hesssen 1 standard', box('einfamilienhaus', 'hessen', 1, 'standard')),
    ),
    asCorrected(
      'bidirektional',
      ask('wallbox efh bayern 1 bidirektoinal', box('einfamilienhaus', 'bayern', 1, 'bidirektional')),
    ),
    asCorrected(
      'Einfamilienhaus',
      ask('wallbox einfamilienhas bayern 1 standard', box('einfamilienhaus', 'bayern', 1, 'standard')),
    ),
    asCorrected('wallbox', ask('wallbx weg nrw 10 standard', box('weg', nrw, 10, 'standard'))),
  ],
  'word order': [
    ask('10 Stellplätze, NRW, WEG, Standard, Wallbox', box('weg', nrw, 10, 'standard')),
    ask(
      'standard wallbox 1 stellplatz bayern einfamilienhaus',
      box('einfamilienhaus', 'bayern', 1, 'standard'),
    ),
    ask('In Hamburg zur Miete, 1 bidirektionale Wallbox', box('mieter', 'hamburg', 1, 'bidirektional')),
  ],
  'free text': [
    ask(
      'Welche Förderung bekommt unsere WEG in NRW für 10 Stellplätze mit normalen Wallboxen?',
      box('weg', nrw, 10, 'standard'),
    ),
    ask(
      'Guten Tag, unsere GmbH will an einem Mehrfamilienhaus in Brandenburg 15 Standard-Wallboxen bauen. Zuschuss?',
      box('mehrfamilienhaus', 'brandenburg', 15, 'standard', 'unternehmen'),
    ),
    ask(
      'Eine Genossenschaft plant 50 normale Ladepunkte im Mehrfamilienhaus in Sachsen, Wallbox-Förderung?',
      box('mehrfamilienhaus', 'sachsen', 50, 'standard', 'wohnungsunternehmen'),
    ),
    ask(
      'Ich wohne zur Miete in Berlin und hätte gern eine bidirektionale Wallbox für meinen einen Stellplatz.',
      box('mieter', 'berlin', 1, 'bidirektional'),
    ),
    ask(
      'Gibt es Geld für eine einfache Wallbox am Eigenheim in Bayern, ein Stellplatz?',
      box('einfamilienhaus', 'bayern', 1, 'standard'),
    ),
  ],
  phone: [
    ask('wallbox förderung nrw weg 10 plätze standard', box('weg', nrw, 10, 'standard')),
    ask(
      'eigenheim bayern wallbox zuschuss 1 stellplatz bidi',
      box('einfamilienhaus', 'bayern', 1, 'bidirektional'),
    ),
    ask('hi gibts was für wallbox? efh hessen normal 1', box('einfamilienhaus', 'hessen', 1, 'standard')),
    ask('wallbox mietwohnung hh 1 normale', box('mieter', 'hamburg', 1, 'standard')),
    ask(
      'wir sind ne firma, mfh in sachsen 30 wallboxen standard wieviel förderung',
      box('mehrfamilienhaus', 'sachsen', 30, 'standard', 'unternehmen'),
    ),
    ask(
      'reihenhaus niedersachsen wallbox standard 1 platz geld?',
      box('einfamilienhaus', 'niedersachsen', 1, 'standard'),
    ),
  ],
  missing: [
    ask('WEG in Köln, 10 Stellplätze, Förderung?', asksFor(), outOfScope),
    ask('Eigenheim Bayern wallbox zuschuss', howManySpaces, whichBox),
    ask('Mieter in Hamburg, 1 Ladepunkt', whichBox),
    ask('bidirektional lohnt sich das, Zuschuss?', whichBuilding, asksFor(), outOfScope),
    ask('unser Wohnungsunternehmen will 50 Punkte in Sachsen', asksFor(), outOfScope),
    ask('BW, WEG, 20 Plätze - Charge@BW?', asksFor(), outOfScope),
    thenSay(ask('wallbox weg nrw 10', whichBox), 'standard', box('weg', nrw, 10, 'standard')),
    thenSay(ask('wallbox efh 1 standard', whichState), 'nrw', box('einfamilienhaus', nrw, 1, 'standard')),
    thenSay(
      ask('wallbox bayern 1 standard', whichBuilding),
      'reihenhaus',
      box('einfamilienhaus', 'bayern', 1, 'standard'),
    ),
    thenSay(ask('wallbox weg berlin bidi', howManySpaces), '20', box('weg', 'berlin', 20, 'bidirektional')),
    thenSay(
      ask('wallbox weg berlin bidi', howManySpaces),
      'zehn Stellplätze',
      box('weg', 'berlin', 10, 'bidirektional'),
    ),
  ],
  ambiguous: [
    ask(
      'wallbox weg nrw 10 standard oder bidi',
      compares(
        box('weg', 'nordrhein-westfalen', 10, 'standard'),
        box('weg', 'nordrhein-westfalen', 10, 'bidirektional'),
      ),
    ),
    ask(
      'wallbox efh bayern oder hessen 1 standard',
      compares(
        box('einfamilienhaus', 'bayern', 1, 'standard'),
        box('einfamilienhaus', 'hessen', 1, 'standard'),
      ),
    ),
    ask('wallbox weg nrw 10 nicht bidirektional', asksFor(), box('weg', nrw, 10, 'standard')),
  ],
  impossible: [
    thenSay(
      ask(
        'wallbox efh bayern 4 Stellplätze standard',
        compares(
          box('einfamilienhaus', 'bayern', 3, 'standard'),
          box('einfamilienhaus', 'bayern', 5, 'standard'),
        ),
      ),
      '5',
      box('einfamilienhaus', 'bayern', 5, 'standard'),
    ),
    ask(
      'wallbox weg nrw 12 stellplätze standard',
      compares(box('weg', nrw, 10, 'standard'), box('weg', nrw, 15, 'standard')),
    ),
    ask('wallbox weg nrw 100 ladepunkte standard', spacesThere),
    ask('wallbox weg nrw -5 stellplätze standard', refuses('50')),
    ask('wallbox efh tirol 1 standard', refuses(/Tirol/i), asksFor(/Bundesland/)),
    ask('wallbox weg nrw 0 stellplätze standard', spacesThere),
  ],
  overview: [
    ask('wallbox alle', shows('3.456')),
    ask('wallbox förderung übersicht', shows('3.456'), whichBuilding),
  ],
  'without context': [
    ask('gibts noch KfW 440?', ...whatever, aboutWallbox),
    ask('was muss ich beim netzbetreiber machen', ...whatever, aboutWallbox),
    ask('neues Bundesprogramm Mehrfamilienhaus schon offen?', ...whatever),
    ask(
      'Rechtsanspruch der Mieterin auf Ladepunkt',
      asksFor(),
      outOfScope,
      shows(),
      aboutLoading,
      aboutWallbox,
    ),
  ],
});
