// The trainer's examination: in which city, with which course.
import { trainerExam as exam } from '../cases.ts';
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

const where = asksFor(/Stadt/);
const facts = result('topics', ['aevo-ausbilderschein', 'facts']);
const whatever = whateverOn('aevo-ausbilderschein');

export const aevo = questions('aevo', {
  strict: [
    ask('aevo stuttgart median', exam('stuttgart')),
    ask('aevo koeln guenstig', exam('koeln', 'guenstig')),
    ask('aevo frankfurt-am-main intensiv', exam('frankfurt-am-main', 'intensiv')),
  ],
  spelling: [
    ask('AEVO KÖLN', exam('koeln')),
    ask('ada schein münchen', exam('muenchen')),
    ask('AdA-Schein Muenchen günstig', exam('muenchen', 'guenstig')),
    ask('adaschein nuernberg', exam('nuernberg')),
    ask('Ausbilder-Schein Hannover', exam('hannover')),
    ask('ausbildereignungspruefung leipzig', exam('leipzig')),
    ask('A.E.V.O. Erfurt', exam('erfurt'), outOfScope),
  ],
  nicknames: [
    ask('ada ffm', exam('frankfurt-am-main')),
    ask('aevo hh billig', exam('hamburg', 'guenstig')),
    ask('ausbildereignung minga', exam('muenchen')),
    ask('ausbilderschein ddorf', exam('duesseldorf')),
    ask('Ausbilderprüfung Hauptstadt Vollzeit', exam('berlin', 'intensiv')),
    ask('azubis ausbilden dürfen leipzig kosten', exam('leipzig'), outOfScope, asksFor()),
    ask('aevo-lehrgang dresden bootcamp', exam('dresden', 'intensiv')),
    ask('ausbilderlehrgang kassel', exam('kassel'), outOfScope, asksFor()),
  ],
  'typing error': [
    asCorrected('Stuttgart', ask('aevo stutgart', exam('stuttgart'))),
    asCorrected('Krefeld', ask('ada-schein krefled', exam('krefeld'))),
    asCorrected('aevo', ask('ausbilderschien erfurt', exam('erfurt'))),
    asCorrected('Kassel', ask('aevo kasel', exam('kassel'))),
    asCorrected('aevo', ask('ausbildereingung bremen', exam('bremen'))),
    ask('aevo bremen guenstg', exam('bremen', 'guenstig')),
  ],
  'word order': [
    ask('stuttgart aevo', exam('stuttgart')),
    ask('Crashkurs Krefeld AEVO', exam('krefeld', 'intensiv')),
    ask('günstig, online, Erfurt: AdA-Schein', exam('erfurt', 'guenstig')),
  ],
  'free text': [
    ask('AdA-Schein Stuttgart Kosten komplett', exam('stuttgart')),
    ask('ausbilderschein online günstig erfurt', exam('erfurt', 'guenstig')),
    ask('Was kostet der Ausbilderschein in Kassel mit einem Intensivkurs?', exam('kassel', 'intensiv')),
    ask('Wie teuer ist die AEVO-Prüfung in Frankfurt?', exam('frankfurt-am-main')),
    ask(
      'Guten Tag, unsere Mitarbeiterin möchte in Berlin die Ausbildereignungsprüfung ablegen. Was kostet das insgesamt?',
      exam('berlin'),
    ),
    ask(
      'Mit welchen Kosten ist für den AdA-Schein in Hamburg zu rechnen, wenn man selber lernt?',
      exam('hamburg', 'guenstig'),
      exam('hamburg'),
    ),
    ask('Warum ist die Summe für Köln leer? (AEVO)', exam('koeln')),
  ],
  phone: [
    ask('berlin ada schein preis', exam('berlin')),
    ask('was kostn aevo in düsseldorf', exam('duesseldorf')),
    ask('ada schein hannover crashkurs', exam('hannover', 'intensiv')),
    ask('aevo online nürnberg', exam('nuernberg', 'guenstig')),
    ask('hallo! ausbilderschein kassel wie teuer? danke', exam('kassel')),
    ask('ada krefeld normal', exam('krefeld')),
  ],
  missing: [
    ask('Was kostet der Ausbilderschein?', where, shows('15 Städte')),
    thenSay(ask('aevo intensiv', where), 'stuttgart', exam('stuttgart', 'intensiv')),
    thenSay(ask('ada-schein günstig', where), 'Erfurt bitte', exam('erfurt', 'guenstig')),
    thenSay(ask('ausbilderschein crashkurs', where), 'ffm', exam('frankfurt-am-main', 'intensiv')),
  ],
  ambiguous: [
    ask('aevo stuttgart oder erfurt', compares(exam('stuttgart'), exam('erfurt'))),
    ask('aevo berlin billig oder intensiv', compares(exam('berlin', 'guenstig'), exam('berlin', 'intensiv'))),
    ask('aevo stuttgart nicht günstig', asksFor(), exam('stuttgart'), refuses('nicht günstig')),
  ],
  impossible: [
    thenSay(ask('aevo Homburg median', refuses('Homburg')), 'Hamburg', exam('hamburg')),
    ask('aevo paris', refuses('paris', 'Stuttgart')),
    ask('ada-schein wuppertal', refuses('Wuppertal')),
    ask('aevo frankfurt (oder)', refuses(/oder/i)),
    ask('ausbilderschein in Aachen', refuses('Aachen')),
  ],
  overview: [
    ask('aevo alle', shows('15 Städte')),
    ask('Wo ist der Ausbilderschein am günstigsten?', shows('15 Städte'), where),
    ask('AEVO Vergleich der belegten Kammern', shows('15 Städte'), where),
  ],
  'without context': [
    ask('wie teuer ist die prüfung in frankfurt', ...whatever),
    ask('brauche ich Berufserfahrung', ...whatever),
    ask('Unterschied IHK HWK', ...whatever),
    ask('Dauer schriftliche Prüfung', ...whatever),
    ask('Warum ist die Summe für Köln leer?', ...whatever),
    ask('Vergleich der belegten Kammern', ...whatever),
    ask('Wie lange dauert die AEVO-Prüfung schriftlich?', ...whatever, facts),
  ],
});
