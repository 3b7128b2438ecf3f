// No-parking zones: between two places, at one place, on a day.
import { pair } from '../cases.ts';
import {
  compares,
  ask,
  asksFor,
  outOfScope,
  questions,
  refuses,
  result,
  shows,
  thenSay,
  whateverOn,
} from '../outcome.ts';

const whichDistrict = asksFor('Neukölln', 'Spandau');
const onDay = (day: string) => pair('koeln', 'hamburg', day);
const whatever = whateverOn('halteverbot');

export const halteverbot = questions('halteverbot', {
  strict: [
    ask('halteverbot berlin-mitte hamburg 2027-06-01', pair('berlin-mitte', 'hamburg', '2027-06-01')),
    ask('halteverbot koeln muenchen', pair('koeln', 'muenchen')),
    ask('halteverbot leipzig leipzig', pair('leipzig', 'leipzig')),
    ask('halteverbot köln hamburg 2025-06-01', onDay('2025-06-01')),
  ],
  spelling: [
    ask('Haltverbot Koeln Muenchen', pair('koeln', 'muenchen')),
    ask('HALTEVERBOT KÖLN MÜNCHEN', pair('koeln', 'muenchen')),
    ask('hvz duesseldorf leipzig', pair('duesseldorf', 'leipzig')),
    ask('halteverbot koln munchen', pair('koeln', 'muenchen')),
    ask('halteverbot berlin neukoelln hamburg', pair('berlin-neukoelln', 'hamburg')),
    ask('Halteverbot Berlin-Tempelhof-Schöneberg Bremen', pair('berlin-tempelhof-schoeneberg', 'bremen')),
    ask('halteverbot frankfurt am main, hannover', pair('frankfurt-am-main', 'hannover')),
    ask('Halteverbot Frankfurt/Main nach Essen', pair('frankfurt-am-main', 'essen')),
    ask('halteverbot „Köln“ "München"', pair('koeln', 'muenchen')),
    ask('Halteverbotszonen von KOELN nach Duesseldorf', pair('koeln', 'duesseldorf')),
  ],
  'word order': [
    ask('von köln nach münchen halteverbot', pair('koeln', 'muenchen')),
    ask('nach hamburg von leipzig halteverbot', pair('leipzig', 'hamburg')),
    ask('am 1.6.2027 halteverbot von Essen nach Dortmund', pair('essen', 'dortmund', '2027-06-01')),
    ask('Ich ziehe nach Bremen, aus Hannover, und brauche ein Halteverbot', pair('hannover', 'bremen')),
    ask('15.01.2027 Köln Hamburg Halteverbot', onDay('2027-01-15')),
  ],
  'free text': [
    ask('wie lang vorher muss ich ne HVZ in Köln beantragen?', shows('Köln', /14 bis 21|21 Tage/)),
    ask(
      'umzug am 12.12. von neukölln nach hamburg, klappt das noch?',
      pair('berlin-neukoelln', 'hamburg', '2026-12-12'),
    ),
    ask('Was kostet ein Halteverbot in Düsseldorf mit Schildern?', shows('90 bis 185 €')),
    ask('parkverbot für möbelwagen berlin mitte', shows('Berlin Mitte', /21 bis 28/)),
    ask('Vorlauf aller Berliner Bezirke als Liste', shows('Berlin Pankow', 'Spandau'), asksFor()),
    ask(
      'Was kostet ein Halteverbot von Berlin Mitte nach Hamburg am 1. Juni?',
      pair('berlin-mitte', 'hamburg', '2027-06-01'),
    ),
    ask(
      'Guten Tag, eine Bürgerin zieht von Stuttgart nach Hannover und möchte wissen, was die Halteverbotszonen kosten. Vielen Dank!',
      pair('stuttgart', 'hannover'),
    ),
    ask(
      'Wann müssen wir das Haltverbot beantragen, wenn wir am 20.02.2027 aus Dortmund nach Bremen ziehen?',
      pair('dortmund', 'bremen', '2027-02-20'),
    ),
    ask('Wie teuer sind Halteverbotsschilder in Hannover?', shows('Hannover', /€/)),
    ask(
      'Reicht es, wenn ich für einen Umzug in drei Wochen von Essen nach Köln jetzt das Halteverbot beantrage?',
      pair('essen', 'koeln', '2026-12-12'),
    ),
  ],
  phone: [
    ask('hi brauch hvz für umzug am 5.12. von hamburg nach köln thx', pair('hamburg', 'koeln', '2026-12-05')),
    ask(
      'moin, wir ziehen im januar um von bremen nach essen was kostet das halteverbot da?',
      pair('bremen', 'essen'),
      asksFor(),
    ),
    ask('ey wielang vorher hvz münchen?', shows('München', /7 bis 14|14 Tage/)),
    ask('umzug köln hamburg 12.12 schilder kosten??', onDay('2026-12-12')),
    ask('parkplatz sperren lassen vor haus in essen, möbelwagen kommt 3.2.', shows('Essen')),
    ask('umzugsschild leipzig preis', shows('Leipzig', /€/)),
    ask(
      'wir ziehen am 28.2. von stuttgart nach frankfurt um. brauchen wir da so halteverbotsschilder und was kostet der spass?',
      pair('stuttgart', 'frankfurt-am-main', '2027-02-28'),
    ),
    ask('halteverbt kln - münchen nächsten fr?', pair('koeln', 'muenchen', '2026-11-27'), asksFor()),
    ask(
      'hvz pankow→lichtenberg in 3 wochen geht das noch',
      pair('berlin-pankow', 'berlin-lichtenberg', '2026-12-12'),
    ),
    ask(
      'parkverbot wegen umzug spandau nach hh am 15.1., wie lange vorher',
      pair('berlin-spandau', 'hamburg', '2027-01-15'),
    ),
    ask('ladezone für umzugswagen in bremen was zahl ich', shows('Bremen', /€/), asksFor()),
    ask('HVZ HH!!!', shows('Hamburg')),
  ],
  missing: [
    ask('halteverbot', asksFor(/Von wo|Ort/)),
    ask('ich brauche ein halteverbot', asksFor(/Von wo|Ort/)),
    ask('Was kostet eine Halteverbotszone?', asksFor(/Von wo|Ort/), shows('576'), shows('24')),
    thenSay(ask('halteverbot für umzug', asksFor()), 'von köln nach münchen', pair('koeln', 'muenchen')),
  ],
  ambiguous: [
    thenSay(
      ask('halteverbot berlin hamburg', whichDistrict),
      'neukölln',
      pair('berlin-neukoelln', 'hamburg'),
    ),
    thenSay(ask('hvz berlin köln', whichDistrict), 'egal', pair('berlin', 'koeln')),
    thenSay(
      ask('Halteverbot von Köln nach Berlin am 1.6.2027', whichDistrict),
      'Berlin Spandau',
      pair('koeln', 'berlin-spandau', '2027-06-01'),
    ),
    thenSay(
      ask('umzug von berlin nach münchen halteverbot', whichDistrict),
      'prenzlauer berg',
      pair('berlin-pankow', 'muenchen'),
    ),
    ask('halteverbot köln hamburg bremen', asksFor(), refuses('bremen')),
    ask(
      'halteverbot köln hamburg 1.6.2027 oder 2.6.2027',
      compares(pair('koeln', 'hamburg', '2027-06-01'), pair('koeln', 'hamburg', '2027-06-02')),
    ),
    ask('halteverbot köln hamburg Freitag, 28.11.2026', asksFor(), onDay('2026-11-28'), refuses('28.11')),
  ],
  impossible: [
    ask('halteverbot köln hamburg 30.02.2027', refuses('30.02.2027')),
    ask('halteverbot köln münchen 31.11.', refuses('31.11')),
    ask('Halteverbot am 32.1.2027 von Köln nach Essen', refuses('32.1')),
    ask('halteverbot köln hamburg 2027-13-01', refuses('2027-13-01')),
    ask('halteverbot paris hamburg', refuses('paris', 'Hamburg')),
    ask('Halteverbot Potsdam nach Köln', refuses('Potsdam')),
    ask('halteverbot frankfurt (oder) köln', refuses(/oder/i)),
    ask('halteverbot wien münchen', refuses('wien')),
    ask('Halteverbot von Köln nach Kassel am 3.3.2027', refuses('Kassel')),
    ask('hvz rosenheim', refuses('Rosenheim')),
  ],
  overview: [
    ask('halteverbot orte', shows('24 Orte')),
    ask('halteverbot alle', shows('576')),
    ask('Liste aller Orte mit Halteverbot', shows('24 Orte')),
    ask('halteverbot wo am billigsten?', shows(), asksFor()),
  ],
  'without context': [
    ask(
      'Brauche ich zwei Genehmigungen, wenn ich in Leipzig nur die Straße wechsle?',
      pair('leipzig', 'leipzig'),
      ...whatever,
    ),
    ask('ab wann müssen die schilder stehen', ...whatever, result('topics', ['halteverbot', 'facts'])),
    ask('geht Stuttgart auch sonntags?', ...whatever),
    ask('Antragsteller fragt nach Kosten Hannover, ein Tag', ...whatever),
  ],
  'follow-up': [
    thenSay(ask('halteverbot berlin hamburg', whichDistrict), 'abbrechen', shows('abgebrochen')),
    thenSay(
      ask('halteverbot berlin hamburg', whichDistrict),
      'halteverbot köln münchen',
      pair('koeln', 'muenchen'),
    ),
    thenSay(
      ask('halteverbot berlin hamburg', whichDistrict),
      'ach so, also tempelhof',
      pair('berlin-tempelhof-schoeneberg', 'hamburg'),
    ),
    thenSay(ask('halteverbot paris hamburg', refuses('paris')), 'köln', pair('koeln', 'hamburg')),
    thenSay(ask('halteverbot köln hamburg 30.02.2027', refuses('30.02')), '28.2.2027', onDay('2027-02-28')),
    thenSay(ask('halteverbot', asksFor()), 'was kostet ein reisepass?', outOfScope),
  ],
});
