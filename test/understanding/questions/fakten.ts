// What there is to know on a topic, and who is in charge of it in a state.
import { about } from '../cases.ts';
import { ask, asCorrected, asksFor, outOfScope, questions, refuses, shows, thenSay } from '../outcome.ts';

export const fakten = questions('fakten', {
  strict: [
    ask('fakten erbschein', about('erbschein')),
    ask('fakten erbschein bayern', about('erbschein', 'Bayern')),
    ask('fakten thg-quote', about('thg-quote')),
    ask('fakten aevo-ausbilderschein', about('aevo-ausbilderschein')),
    ask('steckbrief meisterpruefung', about('meisterpruefung')),
  ],
  spelling: [
    ask('FAKTEN ERBSCHEIN', about('erbschein')),
    ask('fakten Meisterprüfung', about('meisterpruefung')),
    ask('fakten bussgeldverfahren', about('bussgeldverfahren')),
    ask('Fakten: Hundeführerschein', about('hundefuehrerschein')),
    ask('fakten kfz steuer', about('kfz-steuer')),
    ask('fakten E Kennzeichen', about('e-kennzeichen')),
  ],
  nicknames: [
    ask('fakten blitzer', about('bussgeldverfahren')),
    ask('fakten hundeschein', about('hundefuehrerschein')),
    ask('fakten autosteuer', about('kfz-steuer')),
    ask('fakten thg-prämie', about('thg-quote')),
    ask('fakten meisterbrief', about('meisterpruefung')),
    ask('fakten photovoltaik', about('solaranlage')),
    ask('fakten hp-prüfung', about('heilpraktiker')),
    ask('fakten isfp', about('energieberater')),
    ask('fakten überschussladen', about('solarstrom-auto-laden')),
    ask('fakten ladepark', about('ladeinfrastruktur')),
    ask('fakten knöllchen', about('bussgeldverfahren')),
    ask('fakten e-schild', about('e-kennzeichen')),
    ask('fakten nachlassgericht nrw', about('erbschein', 'Nordrhein-Westfalen'), about('erbschein')),
  ],
  'typing error': [
    asCorrected('Erbschein', ask('fakten erbshcein', about('erbschein'))),
    ask('fakte erbschein', about('erbschein')),
    ask('fakten heilpraktieker', about('heilpraktiker')),
    ask('erbschien', about('erbschein'), outOfScope),
  ],
  'free text': [
    ask('Welche Unterlagen brauche ich für einen Erbschein?', about('erbschein')),
    ask('Wie lange dauert ein Erbschein?', about('erbschein')),
    ask('Steckbrief zum Kaminofen', about('kaminofen')),
    ask('Was kostet die Heilpraktikererlaubnis?', about('heilpraktiker')),
    ask('Wer ist in Bayern für den Erbschein zuständig?', about('erbschein', 'Bayern')),
    ask('Wie läuft die Meisterprüfung ab?', about('meisterpruefung')),
    ask('Wo bekomme ich ein E-Kennzeichen und was kostet es?', about('e-kennzeichen')),
    ask('Kann ich die THG-Quote noch verkaufen?', about('thg-quote')),
  ],
  phone: [
    ask('erbschein kosten', about('erbschein')),
    ask('bußgeldbescheid einspruch frist?', about('bussgeldverfahren')),
    ask('hundeführerschein was muss ich machen', about('hundefuehrerschein')),
    ask('thg quote 2026 wieviel', about('thg-quote')),
    ask('kfz-steuer e-auto wieviel', about('kfz-steuer'), asksFor('kfz-steuer')),
    ask('energieberater kosten foerderung', about('energieberater')),
  ],
  missing: [
    thenSay(
      ask('fakten', asksFor(/Thema/), shows('23')),
      'erbschein',
      about('erbschein'),
      outOfScope,
      asksFor(),
    ),
    thenSay(
      ask('steckbrief', asksFor(/Thema/), shows('23')),
      'thg-quote',
      about('thg-quote'),
      outOfScope,
      asksFor(),
    ),
  ],
  impossible: [
    ask('fakten reisepass', refuses(/reisepass/i), outOfScope),
    ask('fakten führerschein', refuses(/führerschein/i), outOfScope),
    ask('fakten erbschein tirol', refuses('tirol'), about('erbschein')),
  ],
  overview: [
    ask('themen', shows('23 Themen')),
    ask('Welche Themen gibt es?', shows('23 Themen')),
    ask('worüber weißt du bescheid', shows('23 Themen'), shows('hilfe'), outOfScope),
  ],
});
