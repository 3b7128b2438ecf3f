// Founding a GmbH: in which city, with which articles.
import { about, founding } from '../cases.ts';
import {
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

const muster = (city: string) => founding(city, 'muster');
const own = (city: string) => founding(city, 'individuell');
const whichCity = asksFor(/Stadt/);
const both = (city: string) => shows(city, /Musterprotokoll/, /eigener? Satzung/);
const facts = result('topics', ['gmbh-gruendung', 'facts']);
const whatever = whateverOn('gmbh-gruendung');

export const gmbh = questions('gmbh', {
  strict: [
    ask('gmbh berlin muster', muster('berlin')),
    ask('gmbh muenchen individuell', own('muenchen')),
    ask('gmbh frankfurt-am-main muster', muster('frankfurt-am-main')),
  ],
  spelling: [
    ask('GMBH KÖLN MUSTER', muster('koeln')),
    ask('gmbh koeln musterprotokoll', muster('koeln')),
    ask('GmbH-Gründung Nürnberg individuell', own('nuernberg')),
    ask('gmbh gruendung nuernberg individuell', own('nuernberg')),
    ask('GmbH gruenden in Duesseldorf mit Muster-Protokoll', muster('duesseldorf')),
    ask('gmbh munchen muster', muster('muenchen')),
    ask('gmbh Frankfurt a. M. muster', muster('frankfurt-am-main')),
    ask('g.m.b.h. berlin muster', muster('berlin')),
  ],
  nicknames: [
    ask('gmbh ffm muster', muster('frankfurt-am-main')),
    ask('firma gründen hh musterprotokoll', muster('hamburg')),
    ask('gmbh minga eigene satzung', own('muenchen')),
    ask('gmbh aufmachen ddorf mustersatzung', muster('duesseldorf')),
    ask('einmann-gmbh leipzig', muster('leipzig')),
    ask('gmbh hauptstadt muster', muster('berlin')),
    ask('Ein-Personen-GmbH Stuttgart Kosten', muster('stuttgart')),
    ask('gmbh benztown individuell', own('stuttgart')),
  ],
  'number words': [
    ask('gmbh berlin zwei gesellschafter', own('berlin')),
    ask('gmbh hamburg zu dritt gründen', own('hamburg')),
    ask('gmbh köln mit 3 Gesellschaftern', own('koeln')),
    ask('gmbh bremen mit einem Gesellschafter', muster('bremen')),
    ask('GmbH Dresden, wir sind zu viert', own('dresden')),
  ],
  'typing error': [
    asCorrected('Berlin', ask('gmbh berlni muster', muster('berlin'))),
    asCorrected('Hannover', ask('gmbh hannoer muster', muster('hannover'))),
    asCorrected('Dortmund', ask('gmbh dortmnd individuell', own('dortmund'))),
    asCorrected('Musterprotokoll', ask('gmbh berlin musterprotokol', muster('berlin'))),
    asCorrected('Nürnberg', ask('gmbh nürnbreg muster', muster('nuernberg'))),
    ask('gmhb berlin muster', muster('berlin'), outOfScope),
  ],
  'word order': [
    ask('muster berlin gmbh', muster('berlin')),
    ask('In Hamburg mit eigener Satzung eine GmbH', own('hamburg')),
    ask('individuell leipzig gmbh gründen', own('leipzig')),
  ],
  'free text': [
    ask('Was kostet eine GmbH in Berlin mit Musterprotokoll?', muster('berlin')),
    ask('zu zweit gründen in münchen kosten notar', own('muenchen')),
    ask('gewerbeanmeldung köln gmbh preis', both('Köln'), facts),
    ask(
      'Guten Tag, ich möchte allein eine GmbH in Stuttgart gründen. Mit welchen Kosten muss ich rechnen?',
      muster('stuttgart'),
    ),
    ask(
      'Was zahlen zwei Gesellschafter für die GmbH-Gründung in Leipzig mit eigenem Gesellschaftsvertrag?',
      own('leipzig'),
    ),
    ask('Wie teuer ist der Notar für eine GmbH mit individueller Satzung in Hannover?', own('hannover')),
    ask('Wir wollen in Dortmund eine Firma gründen, eine GmbH mit Musterprotokoll', muster('dortmund')),
    ask('Handelsregister und Notar für eine GmbH in Bremen, was kostet das?', both('Bremen')),
  ],
  phone: [
    ask('gmbh berlin was kost das', both('Berlin')),
    ask('will gmbh in köln aufmachen alleine', muster('koeln')),
    ask('gmbh gründen hamburg kosten musterprotokoll??', muster('hamburg')),
    ask('was zahl ich beim notar gmbh ffm eigene satzung', own('frankfurt-am-main')),
    ask('hey wir sind 2 leute gmbh dresden wie teuer', own('dresden'), both('Dresden'), asksFor()),
    ask('gmbh nürnberg musterprotokoll kosten gesamt ohne stammkapital', muster('nuernberg')),
    ask('firma aufmachen in leipzig gmbh muster', muster('leipzig')),
  ],
  missing: [
    ask('Was kostet eine GmbH?', whichCity, shows('13 Städte')),
    ask('gmbh muster', whichCity),
    ask('Aufschlüsselung Notarkosten individuell', whichCity, outOfScope),
    thenSay(ask('gmbh mit musterprotokoll', whichCity), 'köln', muster('koeln')),
    thenSay(ask('ich will zu zweit eine gmbh gründen', whichCity), 'in Hamburg', own('hamburg')),
    thenSay(ask('gmbh individuell', whichCity), 'ffm', own('frankfurt-am-main')),
  ],
  ambiguous: [
    thenSay(ask('gmbh berlin hamburg muster', asksFor()), 'hamburg', muster('hamburg')),
    ask('GmbH Hamburg vs Leipzig billiger?', asksFor(), shows('Hamburg', 'Leipzig')),
    ask('gmbh berlin muster oder individuell', asksFor(), both('Berlin')),
    ask('gmbh berlin ohne Musterprotokoll', asksFor(), own('berlin'), refuses('Musterprotokoll')),
  ],
  impossible: [
    thenSay(ask('gmbh marburg muster', refuses('Marburg', 'Berlin')), 'hannover', muster('hannover')),
    ask('gmbh wien individuell', refuses('wien', 'Berlin')),
    ask('gmbh Frankfurt (Oder) muster', refuses(/oder/i)),
    ask('GmbH in Saarbrücken gründen', refuses('Saarbrücken')),
    ask('gmbh potsdam muster', refuses('Potsdam')),
  ],
  overview: [
    ask('gmbh alle', shows('13 Städte')),
    ask('gmbh köln', both('Köln')),
    ask('In welcher Stadt ist die GmbH-Gründung am billigsten?', shows('13 Städte'), whichCity),
  ],
  'out of scope': [
    ask('gmbh ug hamburg', refuses('UG', 'nicht enthalten')),
    ask('UG gründen in Hamburg, Kosten?', refuses('UG', 'nicht enthalten'), outOfScope),
    ask('mini-gmbh köln', refuses(/UG|Unternehmergesellschaft/, 'nicht enthalten'), outOfScope),
  ],
  'without context': [
    ask('muss ich 25.000 sofort einzahlen?', ...whatever, facts),
    ask('wie lange dauert handelsregister', ...whatever, facts),
    ask('kann ich online gründen', ...whatever, facts),
    ask('IHK Beitrag gleich fällig?', ...whatever, facts),
    ask('Zuständiges Registergericht für Dresden', about('gmbh-gruendung', 'Sachsen'), ...whatever, facts),
  ],
});
