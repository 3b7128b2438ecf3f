// The grant for a heat pump: whole questions, and what they leave open.
import { pumpGrant as grant, pumpGrantAnywhere as anywhere } from '../cases.ts';
import {
  compares,
  ask,
  asksFor,
  questions,
  refuses,
  result,
  shows,
  thenSay,
  whateverOn,
} from '../outcome.ts';

const whichPump = asksFor(/Wärmepumpe/, /Erdsonde/);
const [selbstnutzer, alteHeizung, einkommenUnter40000] = [true, true, true] as const;
const facts = result('topics', ['waermepumpe', 'facts']);
const whatever = whateverOn('waermepumpe');

export const waermepumpeAsked = questions('wärmepumpe', {
  'free text': [
    ask(
      'luftwärmepumpe 32.000, alte gasheizung raus, wohne selbst drin - zuschuss?',
      ...anywhere('luft_wasser', { kosten: 32000, selbstnutzer, alteHeizung }),
    ),
    ask(
      'Wärmepumpe Luft-Wasser, Großstadt, 75.000 €, wohne selbst drin, alte Gasheizung',
      grant('luft_wasser', 'over_100k', { kosten: 75000, selbstnutzer, alteHeizung }),
    ),
    ask(
      'Wie hoch ist der Zuschuss für eine Wärmepumpe mit Erdsonde im Dorf, wenn sie 42.000 € kostet und ich selbst einziehe?',
      grant('sole_wasser_erdsonde', 'under_100k', { kosten: 42000, selbstnutzer }),
      grant('sole_wasser_erdsonde', 'under_100k', { kosten: 42000 }),
    ),
    ask(
      'Wir ersetzen unsere alte Ölheizung durch eine Luftwärmepumpe für 30.000 Euro, wohnen selbst im Haus, Großstadt',
      grant('luft_wasser', 'over_100k', { kosten: 30000, selbstnutzer, alteHeizung }),
    ),
    ask(
      'Ein Vermieter baut in einer Kleinstadt eine Luft-Wasser-Wärmepumpe für 28.000 Euro ein. Wie viel Zuschuss gibt es?',
      grant('luft_wasser', 'under_100k', { kosten: 28000 }),
    ),
    ask(
      'Eigentümerin, Einkommen unter 40.000, wohnt selbst drin, Nachtspeicher raus, Luftwärmepumpe 30.000 €, Großstadt',
      grant('luft_wasser', 'over_100k', { kosten: 30000, selbstnutzer, alteHeizung, einkommenUnter40000 }),
    ),
    ask(
      'Wärmepumpe mit Grundwasser, Gebiet ausgewiesen, 33.000 €',
      grant('wasser_wasser', 'heat_plan_designated', { kosten: 33000 }),
    ),
  ],
  phone: [
    ask(
      'wärmepumpe luft 30k großstadt selber drin wohnen',
      grant('luft_wasser', 'over_100k', { kosten: 30000, selbstnutzer }),
      asksFor(),
    ),
    ask(
      'lwp 35000€ alte gasheizung raus eigennutzer dorf',
      grant('luft_wasser', 'under_100k', { kosten: 35000, selbstnutzer, alteHeizung }),
    ),
    ask(
      'was gibts fürs erdwärme bohren? 40.000€ großstadt',
      grant('sole_wasser_erdsonde', 'over_100k', { kosten: 40000 }),
      whichPump,
    ),
    ask(
      'wieviel zuschuss wärmepumpe luft kleinstadt 27.000 euro vermietet',
      grant('luft_wasser', 'under_100k', { kosten: 27000 }),
    ),
    ask(
      'wp luft großstadt geringverdiener selbstnutzer 30000 euro',
      grant('luft_wasser', 'over_100k', { kosten: 30000, selbstnutzer, einkommenUnter40000 }),
    ),
    ask(
      'heizungstausch öl raus luftwärmepumpe rein 31.000€ dorf wohne selbst',
      grant('luft_wasser', 'under_100k', { kosten: 31000, selbstnutzer, alteHeizung }),
    ),
  ],
  missing: [
    thenSay(
      ask('wärmepumpe 30.000 €', whichPump),
      'Erdsonde',
      ...anywhere('sole_wasser_erdsonde', { kosten: 30000 }),
    ),
    thenSay(
      ask('Wie viel Zuschuss gibt es für eine Wärmepumpe?', whichPump, shows('Luft-Wasser')),
      'Luft',
      ...anywhere('luft_wasser'),
      ...whatever,
    ),
    ask(
      'Kollektor oder Bohrung, was ist billiger',
      compares(grant('sole_wasser_erdkollektor', 'over_100k'), grant('sole_wasser_erdsonde', 'over_100k')),
      ...whatever,
    ),
    thenSay(
      ask('heizungstausch großstadt alte gasheizung', whichPump),
      'luft',
      grant('luft_wasser', 'over_100k', { alteHeizung }),
    ),
    thenSay(
      ask('wärmepumpe dorf selbstnutzer', whichPump),
      'brunnen',
      grant('wasser_wasser', 'under_100k', { selbstnutzer }),
    ),
    ask('erdwärmepumpe großstadt', asksFor('Erdsonde', /Kollektor|Erdkollektor/)),
  ],
  ambiguous: [
    thenSay(
      ask('wärmepumpe luft großstadt 45128', asksFor('45128')),
      'kosten 45128',
      grant('luft_wasser', 'over_100k', { kosten: 45128 }),
    ),
    ask('wärmepumpe luft selbstnutzer vermietet', asksFor()),
    ask(
      'wärmepumpe luft oder erdsonde großstadt',
      compares(grant('luft_wasser', 'over_100k'), grant('sole_wasser_erdsonde', 'over_100k')),
    ),
    ask('wärmepumpe luft wärmeplan beschlossen', asksFor(), ...anywhere('luft_wasser')),
    ask(
      'wärmepumpe luft großstadt 30.000 € oder 35.000 €',
      compares(
        grant('luft_wasser', 'over_100k', { kosten: 30000 }),
        grant('luft_wasser', 'over_100k', { kosten: 35000 }),
      ),
    ),
  ],
  impossible: [
    ask('wärmepumpe luft großstadt kosten -5 €', refuses('-5')),
    ask('wärmepumpe luft großstadt plz 1234', refuses('1234')),
    ask('wärmepumpe luft großstadt plz 123456', refuses('123456')),
    ask('wärmepumpe luft großstadt einkommen über 30.000', asksFor(), refuses('30.000')),
  ],
  overview: [
    ask('wärmepumpe alle', shows('Luft-Wasser')),
    ask('wärmepumpen übersicht', shows('Luft-Wasser')),
  ],
  'without context': [
    ask('vermietet, 45.000, wieviel KfW?', ...whatever),
    ask('einkommen 38000 macht das was aus', ...whatever),
    ask('brauch ich ne genehmigung für brunnen', ...whatever, ...anywhere('wasser_wasser'), facts),
    ask('Dorf mit 8.000 Leuten, bis wann muss ich tauschen?', ...whatever),
    ask('wärmeplan beschlossen in meiner straße - was gilt', ...whatever, facts),
    ask('Eigenanteil bei 30.000 und 55 %', ...whatever),
    ask('gilt das Heizungsgesetz noch?', ...whatever, facts),
  ],
});
