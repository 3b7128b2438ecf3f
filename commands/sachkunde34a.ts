// The Sachkunde examination for security staff (34a): the chamber's fee, a course, and the total where it is known.
import { getSachkunde34aOverview, getSachkunde34aResult } from '../src/facts/endpoints/getSachkunde34a.ts';
import { both, defineCommand, option, whenAsked, wordList } from '../src/kit/index.ts';
import { examAnswers, examCities } from './exam/command.ts';
import { examArguments } from './exam/words.ts';
import { cityOrPostcode, instruction } from './sachkunde34a/words.ts';
import { terms } from './exam/terms.ts';

export default defineCommand({
  name: {
    de: wordList(`
      sachkunde34a, 34a, §34a, 34a-schein, vierunddreißig a, 34a-prüfung, sachkunde, bewacherschein,
      sachkundeprüfung, sachkundeprüfung 34a, sicherheitsschein, security-schein, türsteherprüfung,
      wachschutzprüfung, bewachungsschein, sachkundeprüfung bewachung
    `),
    en: ['security-exam', 'security exam', 'security licence', 'security license'],
  },
  words: {
    de: wordList(`
      bewach*, security*, sicherheitsdienst*, sicherheitsgewerbe, türsteher*, wachschutz*, wachdienst*,
      wachmann, unterrichtung*, ihk, prüfung, prüfungen, prüfungsgebühr*, prüfungsteil*, intensivkurs*,
      crashkurs*
    `),
    en: ['security', 'security guard*', 'guard*', 'doorman', 'bouncer*', 'exam', 'examination'],
  },
  reroute: {
    of: ['duration', 'documents', 'basis'],
    ask: 'fakten sachkundepruefung-34a',
  },
  summary: both`Sachkundeprüfung § 34a (Bewachung): Prüfungsgebühr, Kurs, Gesamtpreis
    Examination for security staff (34a): fee, course, total`,
  usage: {
    de: ['sachkunde34a ‹Stadt oder PLZ› [günstig, median oder intensiv]', 'sachkunde34a alle'],
    en: ['security-exam ‹city or postal code› [guenstig, median or intensiv]', 'security-exam all'],
  },
  changes: false,
  emoji: 'pruefung',
  terms,
  arguments: {
    city: {
      recogniser: cityOrPostcode(examCities(getSachkunde34aOverview)),
      label: { de: 'Stadt oder PLZ', en: 'city or postal code' },
      ask: both`In welcher Stadt, oder mit welcher Postleitzahl?
        In which city, or with which postal code?`,
      after: ['stadt', 'plz', 'postleitzahl', 'city', 'postcode'],
    },
    ...examArguments,
    unterrichtung: option(instruction, { de: 'Unterrichtung', en: 'instruction' }),
  },
  examples: {
    de: whenAsked({
      'sachkunde34a hamburg': [
        '**274 bis 965 €** für die Sachkundeprüfung § 34a (Hamburg), je nach Kurs: günstiger Kurs 274 €, mittlerer Kurs 565 €, Intensivkurs 965 €.',
        'Die Tabelle ist für: **mittlerer Kurs**.',
      ],
      '34a schein hamburg kosten': 'mittlerer Kurs 565 €',
      'Was kostet der Bewacherschein in 20095?': [
        '**274 bis 965 €**',
        'PLZ 20095 zugeordnet: **Handelskammer Hamburg**.',
        'Näherung',
      ],
      'sachkunde34a köln günstig': [
        '**Kein Gesamtpreis:** die Prüfungsgebühr der IHK zu Köln ist nicht bestätigt (üblich sind 130 bis 200 €). Bekannt: Kurs 99 €.',
        '| Prüfungsgebühr | nicht bestätigt |',
      ],
      'Intensivkurs Bremen Sachkundeprüfung Gesamtpreis': ['**940 €**', 'mit Intensivkurs'],
      'sachkunde34a 2009': 'genau fünf Ziffern',
      'sachkunde34a alle': '**16 Städte**',
    }),
    en: whenAsked({
      'security-exam berlin intensiv': ['**€940**', 'with an intensive course'],
      'security-exam 50667': '**No total:** the examination fee of IHK zu Köln',
    }),
  },
  ...examAnswers({
    overview: getSachkunde34aOverview,
    result: getSachkunde34aResult,
    titled: (where) => both`Sachkundeprüfung § 34a (${where})
      Sachkunde examination § 34a (${where})`,
  }),
});
