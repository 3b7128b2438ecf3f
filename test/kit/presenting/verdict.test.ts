// Yes, no, it depends: only where a sentence of the service says so.
import { expect, test } from 'vitest';
import { dutyLine, inLanguage, readAsked, readIntent, readWords } from '../../../src/kit/index.ts';
import { verdictOf } from '../../../src/kit/presenting/verdict.ts';

const said = [
  'Wallboxen sind vor Inbetriebnahme beim Netzbetreiber anzumelden, über 12 kW ist dessen Zustimmung nötig.',
  'Steckersolargeräte bis 2.000 W dürfen ohne Genehmigung betrieben werden.',
  'Mietende haben einen Anspruch auf Gestattung.',
  'Luft-Wasser-Geräte sind meist verfahrensfrei, Erdwärme und Grundwasser brauchen Anzeige oder Erlaubnis der Wasserbehörde.',
  'Für Türsteher und Ladendetektive ist die Sachkundeprüfung Pflicht; eine Zulassungsvoraussetzung gibt es nicht.',
  'Mit notariellem Testament ist der Erbschein oft entbehrlich.',
  'Die Gebühr steht in einer Tabelle.',
];

const lineOn = (question: string, lang: 'de' | 'en' = 'de') =>
  dutyLine(said, {
    asked: readAsked(question, ['wallbox', 'steckersolargerät'], lang),
    question,
    intent: readIntent(question, readWords(question)),
    lang,
    say: inLanguage(lang),
  })
    ?.map((part) =>
      typeof part === 'string'
        ? part
        : 'strong' in part
          ? `*${part.strong.filter((one) => typeof one === 'string').join('')}*`
          : 'text' in part
            ? part.text
            : '',
    )
    .join('');

test.each([
  ['Muss ich die Wallbox anmelden?', '*Ja*: Wallboxen sind vor Inbetriebnahme'],
  ['Brauche ich die Zustimmung des Netzbetreibers?', '*Es kommt darauf an*: Wallboxen sind'],
  ['Brauche ich eine Genehmigung?', '*Nein*: Steckersolargeräte bis 2.000 W'],
  ['Brauche ich für die Wärmepumpe eine Erlaubnis?', '*Es kommt darauf an*: Luft-Wasser-Geräte'],
  ['Muss ich als Türsteher eine Prüfung machen?', '*Ja*: Für Türsteher'],
  ['Brauche ich eine Zulassungsvoraussetzung?', '*Nein*: eine Zulassungsvoraussetzung gibt es nicht'],
  [
    'Brauche ich mit notariellem Testament einen Erbschein?',
    '*Es kommt darauf an*: Mit notariellem Testament',
  ],
])('%s', (question, beginning) => {
  expect(lineOn(question)?.slice(0, beginning.length)).toBe(beginning);
});

test('in English the sentence is said to be German', () => {
  expect(lineOn('Do I need a permit?', 'en')).toMatch(/^\*No\*: the service says, in German: Steckersolar/);
});

test.each([
  // What nobody says, and what is asked with a no in it, gets no verdict.
  'Muss ich meine Garage streichen?',
  'Muss ich die Tabelle auswendig lernen?',
  'Brauche ich keine Genehmigung?',
])('%s: no verdict', (question) => {
  expect(lineOn(question) ?? '').not.toMatch(/^\*/);
});

test.each([
  ['Muss ich mein Balkonkraftwerk beim Netzbetreiber anmelden?', 'no'],
  ['Muss ich das Gerät registrieren?', 'yes'],
  ['Sind sonst noch weitere Meldungen nötig?', 'no'],
])('„nur“ is needed, and nothing else: %s', (question, verdict) => {
  const clause = 'Nötig ist nur die Registrierung im Marktstammdatenregister innerhalb eines Monats';
  expect(verdictOf(question, clause, ['registrier', 'anmeld'])).toBe(verdict);
});

test('what is not possible any more is no yes', () => {
  expect(verdictOf('Kann ich bei der KfW einen Antrag stellen?', 'Keine Anträge möglich', ['antrag'])).toBe(
    'no',
  );
});

test.each([
  ['muss man zahlen, wenn der Umzug ausfällt', 'Gebühr fällt auch an, wenn die Maßnahme entfällt.', 'yes'],
  ['fällt da Mehrwertsteuer an', 'Kauf und Installation sind umsatzsteuerfrei (0 %).', 'no'],
  ['Umsatzsteuer ja oder nein', 'Kauf und Installation sind umsatzsteuerfrei (0 %).', 'no'],
  ['ist die Ausrüstung da schon mit drin?', 'Ausrüstung nicht enthalten', 'no'],
  ['ist die Steuer da mit drin?', '0 % Umsatzsteuer ist im Preis enthalten.', 'yes'],
  ['ersetzt Teil IV den AEVO-Schein?', 'Berufspädagogik (Teil IV, entspricht AEVO).', 'yes'],
  ['geht das nachträglich?', 'Die Zuteilung erfolgt auch nachträglich.', 'yes'],
  ['fällt da eine Gebühr an', 'Meist fällt eine Gebühr an.', 'depends'],
  ['fällt da eine Gebühr an', 'Die Anmeldung ist Sache des Betreibers.', undefined],
] as const)('%s – %s', (question, statement, verdict) => {
  expect(verdictOf(question, statement, [])).toBe(verdict);
});
