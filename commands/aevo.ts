// The trainer's examination (AEVO): course, learning material and the chamber's fee, and the total where it is known.
import { getAevoOverview, getAevoResult } from '../src/facts/endpoints/getAevo.ts';
import {
  citiesListed,
  citiesOf,
  defineCommand,
  factsMemo,
  oneOf,
  oneOfCities,
  wordList,
} from '../src/kit/index.ts';
import { examFields, examsIn } from './exam/fields.ts';
import { citiesDocument } from './exam/overview.ts';
import { examDocument } from './exam/result.ts';
import { courses, partArguments, partsIn, wholeArguments } from './exam/words.ts';

const titled = (where: string) => ({
  de: `Ausbildereignungsprüfung (AEVO) in ${where}`,
  en: `trainer examination (AEVO) in ${where}`,
});

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
  summary: {
    de: 'Ausbilderschein (AEVO): Kurs, Material, Prüfungsgebühr, Gesamtpreis',
    en: 'Trainer examination (AEVO): course, material, fee, total',
  },
  usage: {
    de: ['aevo ‹Stadt› [günstig, median oder intensiv]', 'aevo alle'],
    en: ['trainer-exam ‹city› [guenstig, median or intensiv]', 'trainer-exam all'],
  },
  changes: false,
  emoji: 'pruefung',
  arguments: {
    city: {
      recogniser: oneOfCities(
        factsMemo((facts, signal) =>
          citiesListed(
            () => getAevoOverview(facts, signal),
            (overview) => citiesOf(examsIn(overview)),
          ),
        ),
        { byPostcode: true },
      ),
      label: { de: 'Stadt', en: 'city' },
      ask: { de: 'In welcher Stadt?', en: 'In which city?' },
      after: ['stadt', 'city'],
    },
    // Not assumed by the bot itself: then the answer shows the other two beside it.
    kursformat: {
      recogniser: oneOf(courses),
      label: { de: 'Kursformat', en: 'course format' },
      after: ['kursformat', 'kurs', 'vorbereitung', 'format', 'course'],
      optional: true,
    },
    ...partArguments,
    ...wholeArguments,
  },
  examples: {
    de: [
      {
        ask: 'aevo stuttgart median',
        answer: ['**740 €**', '| Prüfungsgebühr | 240 € |', '| Lernmaterial | 40 € |'],
      },
      {
        ask: 'aevo köln',
        answer: [
          '**Kein Gesamtpreis:** die Prüfungsgebühr der IHK zu Köln ist nicht bestätigt (üblich sind 115 bis 290 €). Kurs und Material zusammen **500 €**',
          'Angenommen: Kursformat **mittlerer Kurs**',
          '| günstiger Kurs | 229 € | nicht bestätigt |',
        ],
      },
      {
        ask: 'AdA-Schein Stuttgart Kosten komplett',
        answer: ['**740 €**', '| Intensivkurs | 800 € | 1.040 € |'],
      },
      { ask: 'ausbilderschein online günstig erfurt', answer: ['**483 €**', 'mit günstigem Kurs'] },
      { ask: 'Crashkurs Krefeld AEVO', answer: ['**915 €**', 'mit Intensivkurs'] },
      { ask: 'aevo alle', answer: ['**15 Städte**', 'nicht bestätigt'] },
    ],
    en: [
      {
        ask: 'trainer-exam Cologne',
        answer: ['**No total:** the examination fee of IHK zu Köln is not confirmed (€115–290 is usual).'],
      },
    ],
  },
  async run(call) {
    const { facts, signal, values } = call;
    const { city: place, kursformat = 'median' } = values;
    const answer = await getAevoResult(facts, { city: place.value, kursformat }, signal);
    const overview = values.kursformat === undefined ? await getAevoOverview(facts, signal) : undefined;
    return examDocument(answer, titled, { place, kursformat, overview, parts: partsIn(values) }, call);
  },
  async overview(call) {
    const asked = { kind: call.values.kursformat, parts: partsIn(call.values) };
    return citiesDocument(await getAevoOverview(call.facts, call.signal), asked, call);
  },
  fields: [examFields],
  knows: async ({ facts, signal }) => [{ answer: await getAevoOverview(facts, signal) }],
});
