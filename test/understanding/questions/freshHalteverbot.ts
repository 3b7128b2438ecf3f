// Fresh questions on moves.
import { pair } from '../cases.ts';
import { ask, asksFor, outOfScope, refuses, shows, thenSay, type Question, questions } from '../outcome.ts';

export const freshHalteverbot: readonly Question[] = [
  questions('halteverbot', {
    'free text': [
      ask(
        'Guten Tag, eine Bürgerin schreibt: „Ich ziehe zum 1. Februar aus der Pappelallee im Prenzlauer Berg nach Leipzig. Am Umzugstag brauche ich vor beiden Häusern Platz für den LKW. Was muss ich zahlen und bis wann muss der Antrag raus?“',
        pair('berlin-pankow', 'leipzig', '2027-02-01'),
      ),
      ask('Halteverbott von Hanover nach Bremmen am 15.12.', pair('hannover', 'bremen', '2026-12-15')),
      ask(
        'Halteverbot von Köln, nein doch von Düsseldorf, nach Hamburg',
        pair('duesseldorf', 'hamburg'),
        asksFor(),
      ),
      ask(
        'nächsten mittwoch zieh ich von neukölln nach spandau um, geht sich das mit dem halteverbot noch aus?',
        pair('berlin-neukoelln', 'berlin-spandau', '2026-11-25'),
        asksFor(),
      ),
      ask(
        'Servus, mia ziagn vo Minga auf Stuagart, wos kost des Halteverbot?',
        pair('muenchen', 'stuttgart'),
        asksFor(),
      ),
      ask('Halteverbotszone KölnDortmund 3.März', pair('koeln', 'dortmund', '2027-03-03'), asksFor()),
      ask(
        'Wir beladen in Reinickendorf und laden in Hannover wieder aus, und zwar am Freitag, den 18. Dezember – was kostet das Absperren der Parkplätze?',
        pair('berlin-reinickendorf', 'hannover', '2026-12-18'),
      ),
      ask(
        'ich ziehe nur innerhalb von essen um, halteverbot an beiden adressen',
        pair('essen', 'essen'),
        asksFor(),
        shows('Essen'),
      ),
      ask(
        'HVZ hamburg bremen zwischen dem 12. und 14. Januar',
        pair('hamburg', 'bremen', '2027-01-12'),
        asksFor(),
      ),
      ask('Wir wohnen in Köln Marzahn und ziehen nach Leipzig, Halteverbot?', asksFor(), refuses('Marzahn')),
      ask(
        'was kost ne halteverbotszone in frankfurt/oder?',
        asksFor(/[Ff]rankfurt\W*[Oo]der/),
        refuses(/[Ff]rankfurt\W*[Oo]der/),
      ),
      ask('halteverbot vonn Dortmnud nahc Leizpig am 30.11.26', pair('dortmund', 'leipzig', '2026-11-30')),
      ask(
        'Wir ziehen von Potsdam nach Köln und brauchen ein Halteverbot',
        refuses('Potsdam'),
        asksFor('Potsdam'),
      ),
      ask(
        'Moin, wir wollen am 7.3. von Lichtenberg nach Dortmund ziehen – bis wann Halteverbot beantragen?',
        pair('berlin-lichtenberg', 'dortmund', '2027-03-07'),
      ),
      ask(
        'Was zahlt man fürs Halteverbot bei einem Umzug von Hannover nach Frankfurt?',
        pair('hannover', 'frankfurt-am-main'),
      ),
      ask(
        'halteverbotzone essen leipzig am zweiten februar',
        pair('essen', 'leipzig', '2027-02-02'),
        asksFor(),
      ),
      ask(
        'HVZ Wilmersdorf → Steglitz übernächste Woche Dienstag',
        pair('berlin-charlottenburg-wilmersdorf', 'berlin-steglitz-zehlendorf', '2026-12-01'),
        asksFor(),
      ),
      ask('halteverbot bremen köln in fünf tagen', pair('bremen', 'koeln', '2026-11-26')),
      ask('Brauchen ein Parkverbot in Stuttgart, was kostet der Spaß', shows('Stuttgart', /€/)),
      ask('möbelwagen kommt am 4.1. nach Düsseldorf, Halteverbot?', shows('Düsseldorf')),
      ask('halteverbot mainz köln', refuses('Mainz')),
    ],
    'follow-up': [
      thenSay(
        ask('halteverbot nach hamburg am 12.12.', asksFor(), shows('Hamburg')),
        'von Hannover',
        pair('hannover', 'hamburg', '2026-12-12'),
      ),
      thenSay(
        ask('halteverbot köln hamburg', pair('koeln', 'hamburg')),
        'und nach Leipzig?',
        pair('koeln', 'leipzig'),
        outOfScope,
      ),
      thenSay(
        ask('halteverbot berlin essen', asksFor()),
        'weiß nicht genau',
        // Of all Berlin, which is what an asker who does not know can be told.
        pair('berlin', 'essen'),
      ),
    ],
    English: [
      ask(
        'Do I need a no-parking zone when I move from Cologne to Munich on 5 January?',
        pair('koeln', 'muenchen', '2027-01-05'),
      ),
    ],
  }),
].flat();
