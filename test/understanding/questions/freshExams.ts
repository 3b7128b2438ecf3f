// Fresh questions on founding a GmbH and on examinations.
import { about, founding, guardExam, trainerExam } from '../cases.ts';
import {
  ask,
  compares,
  asksFor,
  outOfScope,
  refuses,
  shows,
  thenSay,
  type Question,
  questions,
} from '../outcome.ts';

export const freshExams: readonly Question[] = [
  questions('gmbh', {
    'free text': [
      ask(
        'Mein Bruder und ich wollen in Nürnberg eine GmbH aufmachen. Was kommt an Gebühren auf uns zu?',
        founding('nuernberg', 'individuell'),
        shows('Nürnberg'),
        asksFor(),
      ),
      ask('gmbh gründung franfurt musterprotokol', founding('frankfurt-am-main', 'muster')),
      ask('GmbH allein in Köln, nein in Dortmund, Mustersatzung', founding('dortmund', 'muster'), asksFor()),
      ask('UG gründen in Berlin Kosten', outOfScope, refuses('UG'), asksFor('UG')),
      ask(
        'GmbH Stuttgart oder Leipzig mit Musterprotokoll, was ist billiger',
        compares(founding('stuttgart', 'muster'), founding('leipzig', 'muster')),
      ),
      ask(
        'Firmen gründung: G m b H in München mit indivdueller Satzung',
        founding('muenchen', 'individuell'),
      ),
      ask(
        'Wie viel Stammkapital muss ich vor der Eintragung einer GmbH einzahlen?',
        shows(/12\.500|25\.000/),
        about('gmbh-gruendung'),
      ),
      ask('Gewerbeanmeldung + Notar + Handelsregister GmbH 30159 muster', founding('hannover', 'muster')),
      ask('gmbh in Potsdam, 1 Gründer', refuses('Potsdam'), asksFor('Potsdam')),
      ask(
        'Ich gründe alleine eine GmbH in der Hansestadt Bremen und nehme das Standardprotokoll',
        founding('bremen', 'muster'),
      ),
      ask(
        'Satzung selbst entworfen, GmbH, drei Gesellschafter, Düsseldorf - Kosten?',
        founding('duesseldorf', 'individuell'),
      ),
      ask('OHG gründen Köln Musterprotokoll', outOfScope, refuses('OHG'), asksFor()),
      ask('GmbH zu dritt in Hannover gründen: Kosten?', founding('hannover', 'individuell')),
      ask('was kostet mich die gründung einer ein-mann-gmbh in dresden', founding('dresden', 'muster')),
      ask('Gründungskosten GmbH Düsseldorf eigene Satzung', founding('duesseldorf', 'individuell')),
      ask('gmbh aachen muster', refuses('Aachen')),
    ],
    'follow-up': [
      thenSay(
        ask('gmbh in köln', asksFor(), shows('Köln')),
        'wir sind zu zweit',
        founding('koeln', 'individuell'),
        outOfScope,
      ),
    ],
    English: [
      ask(
        'How much does it cost to set up a GmbH in Hamburg with the model articles?',
        founding('hamburg', 'muster'),
      ),
    ],
  }),
  questions('sachkunde34a', {
    'free text': [
      ask(
        'Ich will als Türsteher arbeiten, wohne in 44137 und hab wenig Geld - was kostet mich der 34a am billigsten?',
        guardExam('44137', 'guenstig'),
        guardExam('dortmund', 'guenstig'),
      ),
      ask('34 a schein berlin', guardExam('berlin')),
      ask('sachkundeprüfung bewachungsgewerbe muenchen vollzeitlehrgang', guardExam('muenchen', 'intensiv')),
      ask(
        'Unterrichtung 34a Hamburg 40 Stunden',
        asksFor(),
        refuses('Unterrichtung'),
        shows('Unterrichtung'),
        about('sachkundepruefung-34a'),
      ),
      ask('sachkunde prufung nurnberg', guardExam('nuernberg'), asksFor()),
      ask(
        'Was zahl ich in Dresden für die 34a-Prüfung, wenn ich mich im Selbststudium vorbereite?',
        guardExam('dresden', 'guenstig'),
      ),
      ask('Bewacherschein in Aachen Abendkurs', guardExam('aachen'), asksFor()),
      ask('34a PLZ 99999', guardExam('99999'), refuses('99999')),
      ask(
        'Sachkundenachweis Hund Hannover',
        about('hundefuehrerschein'),
        about('hundefuehrerschein', 'Niedersachsen'),
        asksFor(),
        outOfScope,
      ),
      ask(
        'Kollegin sagt die IHK Prüfung Sicherheitsdienst kostet in Köln 150 Euro, stimmt das?',
        guardExam('koeln'),
        asksFor(),
      ),
      ask('was kostet die 34a-sachkunde in hambug als intensievkurs', guardExam('hamburg', 'intensiv')),
      ask('sachkunde nach 34a in Detmold, Crashkurs', guardExam('detmold', 'intensiv')),
      ask('Wachschutz: Sachkundeprüfung Leipzig Kosten', guardExam('leipzig')),
      ask('34a schein in 80331 als onlinekurs', guardExam('80331', 'guenstig')),
    ],
    'follow-up': [
      thenSay(
        ask('34a schein kosten', asksFor(), shows()),
        'Köln, nein Leipzig',
        guardExam('leipzig'),
        asksFor(),
      ),
    ],
    English: [
      ask(
        'Security licence exam 34a in Bielefeld, crash course, total cost?',
        guardExam('bielefeld', 'intensiv'),
      ),
    ],
  }),
  questions('aevo', {
    'free text': [
      ask('Ada-Schein Hannover Onlinekurs', trainerExam('hannover', 'guenstig')),
      ask(
        'unser Meister soll Azubis ausbilden dürfen. Was kostet der Ausbilderschein in Kassel als Crashkurs?',
        trainerExam('kassel', 'intensiv'),
      ),
      ask('ausbildereignungsprüfung dreseden', trainerExam('dresden')),
      ask(
        'AEVO Krefeld, aber bitte nicht den teuren Kurs',
        trainerExam('krefeld', 'guenstig'),
        trainerExam('krefeld'),
        asksFor(),
      ),
      ask('AEVO Stuttgart vs Nürnberg', compares(trainerExam('stuttgart'), trainerExam('nuernberg'))),
      ask('Ausbilder schein in Mainz', refuses('Mainz'), asksFor('Mainz')),
      ask('wielange dauert die schriftliche AEVO prüfung', shows(), about('aevo-ausbilderschein')),
      ask('AdA 60311 günstig', trainerExam('frankfurt-am-main', 'guenstig')),
      ask('Bitte Kosten Ausbildereignung: Erfurt (normaler Kurs)', trainerExam('erfurt')),
      ask('Ausbildungsbeihilfe Bremen wie viel bekomme ich', outOfScope, asksFor()),
      ask(
        'Ich brauch den AEVO-Schein bis März, wohne in Leipzig, am liebsten Vollzeit',
        trainerExam('leipzig', 'intensiv'),
      ),
      ask('Ausbilderschein in Bremen im Vollzeitkurs', trainerExam('bremen', 'intensiv')),
      ask('AEVO Prüfung Leipzig mit Onlinekurs', trainerExam('leipzig', 'guenstig')),
    ],
    English: [ask('AEVO trainer aptitude exam Munich intensive course', trainerExam('muenchen', 'intensiv'))],
  }),
].flat();
