// Fresh questions on hunting licences.
import { huntingCosts, huntingDetail, huntingTraining } from '../cases.ts';
import { compares, ask, asksFor, outOfScope, shows, thenSay, type Question, questions } from '../outcome.ts';

export const freshJagdschein: readonly Question[] = [
  questions('jagdschein', {
    'free text': [
      ask(
        'Mein Sohn wird im April 16. Was muss er für den Jugendjagdschein in Sachsen alles einreichen?',
        huntingDetail('sachsen'),
        huntingTraining('sachsen'),
      ),
      ask('Jagtschein Bayer kosten', huntingCosts('bayern')),
      ask('grünes abitur im ländle, wie lang geht der kurs', huntingTraining('baden-wuerttemberg')),
      ask(
        'Ich will meinen Jagdschein verlängern, wohne in Mecklenburg Vorpommern. Was brauch ich und was kostet es?',
        huntingDetail('mecklenburg-vorpommern'),
      ),
      ask('jagdscheinschleswigholstein', huntingCosts('schleswig-holstein'), asksFor()),
      ask(
        'Ein Bürger aus Kassel fragt nach den Gesamtkosten bis zum ersten Jagdschein. Er hat noch keine Waffe.',
        huntingCosts('hessen'),
        asksFor(),
      ),
      ask('3 Jahres Jagdschein NRW gebühren', huntingDetail('nordrhein-westfalen')),
      ask(
        'Jagdschein Hessen oder Thüringen, wo ist es günstiger?',
        compares(huntingCosts('hessen'), huntingCosts('thueringen')),
      ),
      ask('Falknerschein Bayern Kosten', outOfScope, asksFor()),
      ask('wie viele Stunden hat die Jägerausbildung in Rheinlandpfalz', huntingTraining('rheinland-pfalz')),
      ask(
        'Kann ich in Bremen die Jägerprüfung wiederholen?',
        huntingTraining('bremen'),
        huntingDetail('bremen'),
      ),
      ask(
        'jägerprüfung in niedersachsen: mit welchen kosten muss ich rechnen',
        huntingCosts('niedersachsen'),
      ),
      ask('Wie teuer ist der Jahresjagdschein in Brandenburg?', huntingDetail('brandenburg')),
      ask('Jagdscheinkosten Saarland', huntingCosts('saarland')),
      ask('Jagdabgabe in Sachsen-Anhalt?', huntingDetail('sachsen-anhalt')),
    ],
    'follow-up': [
      thenSay(ask('jagdschein kosten', asksFor(), shows()), 'sachsen anhalt', huntingCosts('sachsen-anhalt')),
    ],
    English: [
      ask('What does it cost in total to become a hunter in Lower Saxony?', huntingCosts('niedersachsen')),
    ],
  }),
].flat();
