// The examination for security staff: in which city or at which postal code, with which course.
import { guardExam as exam } from '../cases.ts';
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

const where = asksFor(/Stadt/, /PLZ|Postleitzahl/);
const facts = result('topics', ['sachkundepruefung-34a', 'facts']);
const whatever = whateverOn('sachkundepruefung-34a');

export const sachkunde34a = questions('sachkunde34a', {
  strict: [
    ask('sachkunde34a hamburg', exam('hamburg')),
    ask('sachkunde34a berlin intensiv', exam('berlin', 'intensiv')),
    ask('sachkunde34a 20095 guenstig', exam('20095', 'guenstig')),
  ],
  spelling: [
    ask('§34a köln', exam('koeln')),
    ask('§ 34a Köln', exam('koeln')),
    ask('34 a schein köln', exam('koeln')),
    ask('34a-Schein MÜNCHEN günstig', exam('muenchen', 'guenstig')),
    ask('Sachkundepruefung 34a Duesseldorf', exam('duesseldorf')),
    ask('sachkunde 34a koeln guenstig', exam('koeln', 'guenstig')),
    ask('Sachkundeprüfung nach § 34a GewO in Bielefeld', exam('bielefeld')),
  ],
  nicknames: [
    ask('bewacherschein hh', exam('hamburg')),
    ask('security-schein ffm crashkurs', exam('frankfurt-am-main', 'intensiv')),
    ask('sicherheitsschein minga', exam('muenchen')),
    ask('türsteherprüfung ddorf', exam('duesseldorf')),
    ask('wachschutzprüfung hauptstadt', exam('berlin')),
    ask('securityschein leipzig', exam('leipzig')),
    ask('security schein dortmund billig', exam('dortmund', 'guenstig')),
    ask('34a schein detmold bootcamp', exam('detmold', 'intensiv')),
    ask('Wachschein Hannover Kosten', exam('hannover'), outOfScope),
  ],
  'postal code': [
    ask('Was kostet der Bewacherschein in 20095?', exam('20095')),
    ask('34a 50667', exam('50667')),
    ask('34a schein plz 10115 günstig', exam('10115', 'guenstig')),
    ask('sachkunde34a D-20095', exam('20095')),
    ask('34a in 80331 München', exam('80331'), exam('muenchen'), asksFor()),
    ask('Bewacherschein, ich wohne in 01067', exam('01067')),
    ask('34a postleitzahl 04109 intensivkurs', exam('04109', 'intensiv')),
    ask('50667 ihk zuständig? 34a', exam('50667')),
  ],
  'typing error': [
    asCorrected('Hamburg', ask('34a hamurg', exam('hamburg'))),
    asCorrected('Bremen', ask('34a schein breemen', exam('bremen'))),
    asCorrected('Aachen', ask('bewacherschein achen', exam('aachen'))),
    ask('bewacherschien hamburg', exam('hamburg')),
    ask('sachkundeprufung 34a bremen', exam('bremen')),
    asCorrected('intensiv', ask('34a bremen intesiv', exam('bremen', 'intensiv'))),
    asCorrected('Bielefeld', ask('sachkunde34a bielfeld', exam('bielefeld'))),
  ],
  'word order': [
    ask('hamburg 34a', exam('hamburg')),
    ask('Intensivkurs Bremen Sachkundeprüfung Gesamtpreis', exam('bremen', 'intensiv')),
    ask('günstig in Berlin zum Bewacherschein', exam('berlin', 'guenstig')),
  ],
  'free text': [
    ask('34a schein hamburg kosten', exam('hamburg')),
    ask('Gebühr IHK München bekannt? Sachkundeprüfung', exam('muenchen')),
    ask('Guten Tag, was kostet die Sachkundeprüfung in Aachen insgesamt?', exam('aachen')),
    ask(
      'Wie teuer wird der 34a-Schein in Stuttgart, wenn ich selber lerne?',
      exam('stuttgart', 'guenstig'),
      exam('stuttgart'),
    ),
    ask(
      'Ein Bürger will in Nürnberg als Türsteher arbeiten und braucht den Bewacherschein. Kosten mit Vollzeitkurs?',
      exam('nuernberg', 'intensiv'),
    ),
    ask('Was zahle ich in Bremen für Prüfung und Kurs zum Sicherheitsschein?', exam('bremen')),
    ask('Was kostet der Kurs für die Sachkundeprüfung in Dresden durchschnittlich?', exam('dresden')),
  ],
  phone: [
    ask('34a hamburg billig', exam('hamburg', 'guenstig')),
    ask('was kost der 34a schein in köln', exam('koeln')),
    ask('bewacherschein berlin crashkurs preis?', exam('berlin', 'intensiv')),
    ask('34a online kurs bremen', exam('bremen', 'guenstig')),
    ask('brauch 34a für job in leipzig kosten pls', exam('leipzig')),
    ask('security schein hh vollzeit', exam('hamburg', 'intensiv')),
  ],
  missing: [
    ask('billigster weg zur sachkundeprüfung', where, shows('16 Städte')),
    thenSay(ask('34a schein kosten', where, shows('16 Städte')), 'hamburg', exam('hamburg'), ...whatever),
    thenSay(ask('34a intensiv', where), '20095', exam('20095', 'intensiv')),
    thenSay(ask('bewacherschein günstig', where), 'in Köln', exam('koeln', 'guenstig')),
    ask('Wer braucht die Sachkunde zwingend?', facts, where, shows(), outOfScope),
  ],
  ambiguous: [
    ask('34a hamburg oder bremen', compares(exam('hamburg'), exam('bremen'))),
    ask(
      '34a hamburg günstig oder intensiv',
      compares(exam('hamburg', 'guenstig'), exam('hamburg', 'intensiv')),
    ),
    ask('Sachkundeprüfung: darf ich in Aachen prüfen obwohl ich in Köln wohne', asksFor(), facts),
  ],
  impossible: [
    ask('sachkunde34a 2009', refuses('fünf')),
    ask('34a plz 123456', refuses('fünf')),
    ask('34a potsdam', refuses('Potsdam', 'Hamburg')),
    ask('34a schein wien', refuses('wien')),
    ask('bewacherschein marburg günstig', refuses('Marburg')),
  ],
  overview: [ask('sachkunde34a alle', shows('16 Städte')), ask('34a übersicht', shows('16 Städte'))],
  'without context': [
    ask('Intensivkurs Bremen Gesamtpreis', ...whatever),
    ask('reicht die Unterrichtung als Türsteher?', ...whatever, facts),
    ask('mündliche nochmal machen, kosten?', ...whatever),
    ask('darf ich in Aachen prüfen obwohl ich in Köln wohne', ...whatever),
    ask('50667 ihk zuständig?', exam('50667'), ...whatever),
    // That it is not confirmed is the answer.
    ask('Gebühr IHK München bekannt?', exam('muenchen'), ...whatever),
  ],
});
