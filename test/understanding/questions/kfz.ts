// Registering a vehicle: what is to be done, at the office or online, with a preferred plate or without.
import { registration as fee } from '../cases.ts';
import {
  compares,
  ask,
  asCorrected,
  asksFor,
  outOfScope,
  questions,
  result,
  shows,
  thenSay,
  whateverOn,
} from '../outcome.ts';

/** Way or plate left open: the fees of the process side by side, or a question. */
const open = (process: 'Neuzulassung' | 'Halterwechsel' | 'Ummeldung' | 'Abmeldung', ...more: string[]) =>
  [shows(process, /€/, ...more), asksFor(/Weg|Wunschkennzeichen/)] as const;
/** The papers for both ways, with a plate and without. */
const papersOfBothWays = (process: 'halterwechsel') =>
  compares(
    ...(['amt', 'online'] as const).flatMap((way) => [fee(process, way, 'ja'), fee(process, way, 'nein')]),
  );
const whichProcess = asksFor(/Vorgang/);
const facts = result('topics', ['kfz-zulassung', 'facts']);
const whatever = whateverOn('kfz-zulassung');

export const kfz = questions('kfz', {
  strict: [
    ask('kfz neuzulassung amt ja', fee('neuzulassung', 'amt', 'ja')),
    ask('kfz abmeldung online nein', fee('abmeldung', 'online', 'nein')),
    ask('kfz halterwechsel amt nein', fee('halterwechsel', 'amt', 'nein')),
    ask('kfz ummeldung online ja', fee('ummeldung', 'online', 'ja')),
  ],
  spelling: [
    ask('KFZ NEUZULASSUNG ONLINE JA', fee('neuzulassung', 'online', 'ja')),
    ask('Kfz-Zulassung Ummeldung Amt mit Wunsch-Kennzeichen', fee('ummeldung', 'amt', 'ja')),
    ask('kfz Ab-meldung online nein', fee('abmeldung', 'online', 'nein'), asksFor()),
    ask('Ikfz Abmeldung ohne Wunschkennzeichen', fee('abmeldung', 'online', 'nein')),
    ask('kfz ausserbetriebsetzung online nein', fee('abmeldung', 'online', 'nein')),
    ask('kfz auto um melden amt nein', fee('ummeldung', 'amt', 'nein'), asksFor()),
  ],
  nicknames: [
    ask('auto anmelden am schalter mit wunschkennzeichen', fee('neuzulassung', 'amt', 'ja')),
    ask('auto stilllegen online ohne wunschkennzeichen', fee('abmeldung', 'online', 'nein')),
    ask('wagen umschreiben vor ort mit wunschkennzeichen', fee('halterwechsel', 'amt', 'ja')),
    ask('i-kfz neuwagen wunschkennzeichen', fee('neuzulassung', 'online', 'ja')),
    ask('auto ummelden straßenverkehrsamt kein wunschkennzeichen', fee('ummeldung', 'amt', 'nein')),
    ask(
      'Nummernschild nach Wahl: Neuwagen bei der Zulassungsstelle anmelden',
      fee('neuzulassung', 'amt', 'ja'),
      ...open('Neuzulassung'),
      outOfScope,
      facts,
    ),
    ask('PKW abmelden Zulassungsstelle ohne Wunschkennzeichen', fee('abmeldung', 'amt', 'nein')),
    ask('motorrad anmelden online mit wunschkennzeichen', fee('neuzulassung', 'online', 'ja')),
  ],
  'typing error': [
    asCorrected('Ummeldung', ask('kfz ummedlung amt nein', fee('ummeldung', 'amt', 'nein'))),
    asCorrected('Neuzulassung', ask('kfz neuzulasung online ja', fee('neuzulassung', 'online', 'ja'))),
    asCorrected('Abmeldung', ask('kfz abmeldng online nein', fee('abmeldung', 'online', 'nein'))),
    asCorrected('Halterwechsel', ask('kfz halterwechsl amt ja', fee('halterwechsel', 'amt', 'ja'))),
    ask('kfz ummeldung amt mit wunschkenzeichen', fee('ummeldung', 'amt', 'ja')),
    ask('kfz zulasung neuwagen online ja', fee('neuzulassung', 'online', 'ja')),
  ],
  'word order': [
    ask('online abmeldung kfz nein', fee('abmeldung', 'online', 'nein')),
    ask('mit wunschkennzeichen neuwagen am amt zulassen', fee('neuzulassung', 'amt', 'ja')),
    ask('Ohne Wunschkennzeichen, vor Ort: Auto ummelden', fee('ummeldung', 'amt', 'nein')),
  ],
  'free text': [
    ask('neuwagen online zulassen mit wunschkennzeichen', fee('neuzulassung', 'online', 'ja')),
    ask('auto ummelden nach umzug was kostet das', ...open('Ummeldung', '9,90')),
    ask('abmelden gebühr amt', ...open('Abmeldung')),
    ask('gebrauchten gekauft, was muss ich mitbringen', papersOfBothWays('halterwechsel')),
    ask('i-kfz abmeldung preis', ...open('Abmeldung', '2,10')),
    ask('Spanne Halterwechsel Amt und online', ...open('Halterwechsel', '9,90')),
    ask('wunschkennzeichen reservieren kosten', whichProcess, shows(/€/), facts),
    ask(
      'Ich habe mein Auto verkauft und will es im Internet abmelden, kein Wunschkennzeichen. Was kostet das?',
      fee('abmeldung', 'online', 'nein'),
    ),
    ask(
      'Guten Tag, ich bin umgezogen und möchte mein Auto am Schalter ummelden, mit Wunschkennzeichen.',
      fee('ummeldung', 'amt', 'ja'),
    ),
    ask(
      'Welche Unterlagen braucht man, um ein Auto nach einem Halterwechsel online mit Wunschkennzeichen umzuschreiben?',
      fee('halterwechsel', 'online', 'ja'),
    ),
  ],
  phone: [
    ask('auto abmelden was kostet', ...open('Abmeldung')),
    ask('neuwagen anmelden online kosten', ...open('Neuzulassung')),
    ask(
      'hab gebrauchtwagen gekauft umschreiben online ohne wunschkennzeichen wieviel',
      fee('halterwechsel', 'online', 'nein'),
    ),
    ask('auto ummelden online mit wunschkz', fee('ummeldung', 'online', 'ja'), ...open('Ummeldung')),
    ask('auto verkauft abmelden per app', ...open('Abmeldung', '2,10')),
    ask('kfz anmelden amt kein wunschkennzeichen pls', fee('neuzulassung', 'amt', 'nein')),
  ],
  missing: [
    thenSay(ask('kfz online ja', whichProcess), 'neuzulassung', fee('neuzulassung', 'online', 'ja')),
    thenSay(
      ask('zulassung am schalter mit wunschkennzeichen', whichProcess),
      'neuwagen',
      fee('neuzulassung', 'amt', 'ja'),
    ),
    ask('Was kostet ein Wunschkennzeichen?', whichProcess, shows(/€/)),
    thenSay(ask('kfz amt nein', whichProcess), 'gebrauchten gekauft', fee('halterwechsel', 'amt', 'nein')),
  ],
  ambiguous: [
    ask(
      'kfz anmelden oder ummelden amt nein',
      compares(fee('neuzulassung', 'amt', 'nein'), fee('ummeldung', 'amt', 'nein')),
    ),
    ask(
      'kfz abmeldung und neuzulassung online ja',
      compares(fee('abmeldung', 'online', 'ja'), fee('neuzulassung', 'online', 'ja')),
    ),
    ask(
      'auto gekauft und umgezogen, kfz amt nein',
      asksFor(),
      compares(fee('halterwechsel', 'amt', 'nein'), fee('ummeldung', 'amt', 'nein')),
    ),
  ],
  overview: [
    ask('kfz alle', shows('4 Vorgänge')),
    ask('kfz ummeldung', shows('9,90 bis 43,10 €')),
    ask('kfz halterwechsel amt', shows('Halterwechsel', /€/)),
    ask('Gebühren Kfz-Zulassung Übersicht', shows('4 Vorgänge'), whichProcess),
  ],
  'without context': [
    ask('Kennzeichen behalten bei Umzug?', ...whatever, facts),
    ask('eVB was ist das', ...whatever, facts),
    ask('Unterlagen bei Vertretung', ...whatever),
  ],
});
