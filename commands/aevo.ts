// The trainer's examination (AEVO): course, learning material and the chamber's fee, and the total where it is known.
import { getAevoOverview, getAevoResult } from '../src/facts/endpoints/getAevo.ts';
import { both, defineCommand, whenAsked, wordList } from '../src/kit/index.ts';
import { examAnswers, examCities } from './exam/command.ts';
import { examArguments } from './exam/words.ts';
import { terms } from './exam/terms.ts';

export default defineCommand({
  name: {
    de: wordList(`
      aevo, ada, ada-schein, ausbilderschein, ausbildereignung, ausbilderprüfung, ausbildereignungsprüfung,
      aevo-prüfung, ada-prüfung, aevo-schein, ada schein aevo
    `),
    en: wordList(`
      trainer-exam, trainer exam, aevo exam, ada exam, trainer aptitude exam, trainer licence,
      trainer license, trainer certificate
    `),
  },
  words: {
    de: wordList(`
      ausbilder*, ausbilden, azubi*, lehrling*, hwk, ihk, prüfung, prüfungen, prüfungsgebühr*, prüfungsteil*,
      intensivkurs*, crashkurs*
    `),
    en: ['trainer*', 'apprentice*', 'instructor*', 'exam', 'examination', 'aptitude'],
  },
  reroute: {
    of: ['duration', 'documents', 'basis'],
    ask: 'fakten aevo-ausbilderschein',
  },
  summary: both`Ausbilderschein (AEVO): Kurs, Material, Prüfungsgebühr, Gesamtpreis
    Trainer examination (AEVO): course, material, fee, total`,
  usage: {
    de: ['aevo ‹Stadt› [günstig, median oder intensiv]', 'aevo alle'],
    en: ['trainer-exam ‹city› [guenstig, median or intensiv]', 'trainer-exam all'],
  },
  changes: false,
  emoji: 'pruefung',
  terms,
  arguments: {
    city: {
      recogniser: examCities(getAevoOverview, { byPostcode: true }),
      label: { de: 'Stadt', en: 'city' },
      ask: { de: 'In welcher Stadt?', en: 'In which city?' },
      after: ['stadt', 'city'],
    },
    ...examArguments,
  },
  examples: {
    de: whenAsked({
      'aevo stuttgart median': ['**740 €**', '| Prüfungsgebühr | 240 € |', '| Lernmaterial | 40 € |'],
      'aevo köln': [
        '**Kein Gesamtpreis:** die Prüfungsgebühr der IHK zu Köln ist nicht bestätigt (üblich sind 115 bis 290 €). Kurs und Material zusammen **500 €**',
        'Angenommen: Kursformat **mittlerer Kurs**',
        '| günstiger Kurs | 229 € | nicht bestätigt |',
      ],
      'AdA-Schein Stuttgart Kosten komplett': ['**469 bis 1.040 €**', '| Intensivkurs | 800 € | 1.040 € |'],
      'ausbilderschein online günstig erfurt': ['**483 €**', 'mit günstigem Kurs'],
      'Crashkurs Krefeld AEVO': ['**915 €**', 'mit Intensivkurs'],
      'aevo alle': ['**15 Städte**', 'nicht bestätigt'],
    }),
    en: whenAsked({
      'trainer-exam Cologne':
        '**No total:** the examination fee of IHK zu Köln is not confirmed (€115–290 is usual).',
    }),
  },
  ...examAnswers({
    overview: getAevoOverview,
    result: getAevoResult,
    titled: (where) => both`Ausbildereignungsprüfung (AEVO) in ${where}
      trainer examination (AEVO) in ${where}`,
  }),
});
