// Registering a vehicle: the fee by process, way and plate, and the papers to bring along.
import { getKfzOverview, getKfzResult } from '../src/facts/endpoints/getKfz.ts';
import { alikeIn, both, defineCommand, option, severalOf, whenAsked, wordList } from '../src/kit/index.ts';
import { commonFields, resultFields } from './kfz/fields.ts';
import { district } from './kfz/district.ts';
import { allDocument, narrowedDocument } from './kfz/overview.ts';
import { getPapers } from './kfz/headline.ts';
import { anyPlate } from './kfz/plate.ts';
import { plate, process, processKinds, processNames, way, wayKinds } from './kfz/words.ts';
import { registrationDocument } from './kfz/result.ts';
import { terms } from './kfz/terms.ts';

export default defineCommand({
  name: {
    de: ['kfz', 'kfz-zulassung', 'zulassung', 'fahrzeugzulassung', 'autozulassung'],
    en: ['vehicle-registration', 'vehicle registration', 'car registration', 'car-registration'],
  },
  nameWithValue: { de: processNames, en: [] },
  words: {
    de: wordList(`
      abmelden, zulassen, zugelassen, stilllegen, stilllegung*, kennzeichen*, nummernschild*,
      wunschkennzeichen*, kennzeichen behalten, evb, neuwagen*, gebrauchtwagen*, gebrauchten, fahrzeug*,
      motorrad*, zulassungsstelle*, straßenverkehrsamt, umschreib*, pkw, auto, autos, mein auto
    `),
    en: wordList(`
      number plate, number plates, licence plate, licence plates, license plate, license plates,
      register my car, register a car, register a new car, register a used car, register a vehicle,
      custom plate*, personalised plate*, new car, used car, car bought used, registering a car,
      registering a used car, registering a vehicle, registration of a car, registration of a vehicle,
      deregister*, vehicle*, my car
    `),
  },
  reroute: { of: ['duration', 'authority', 'basis'], ask: 'fakten kfz-zulassung' },
  summary: both`Kfz-Zulassung: Gebühr und Unterlagen für An-, Um- und Abmeldung
    Vehicle registration: fee and papers`,
  usage: {
    de: ['kfz ‹Vorgang› ‹amt oder online› ‹Wunschkennzeichen ja oder nein›', 'kfz ‹Vorgang›', 'kfz alle'],
    en: [
      'vehicle-registration ‹process› ‹amt or online› ‹preferred plate: ja or nein›',
      'vehicle-registration ‹process›',
      'vehicle-registration all',
    ],
  },
  changes: false,
  emoji: 'kfz',
  terms,
  arguments: {
    vorgang: {
      recogniser: process,
      label: { de: 'Vorgang', en: 'process' },
      ask: { de: 'Welcher Vorgang?', en: 'Which process?' },
      after: ['vorgang', 'process'],
    },
    weg: {
      recogniser: way,
      label: { de: 'Weg', en: 'way' },
      after: ['weg', 'way'],
      optional: true,
    },
    wunschkennzeichen: { recogniser: anyPlate, label: plate.label, optional: true },
    bezirk: option(district, { de: 'Zulassungsbezirk', en: 'registration district' }, { ofCase: true }),
    anzahl: option(severalOf('vehicle'), { de: 'Anzahl', en: 'number' }, { isHowMany: true }),
  },
  examples: {
    de: whenAsked({
      'kfz neuzulassung amt ja': [
        '**40,20 bis 43,40 €** Gebühr für die Neuzulassung am Schalter mit Wunschkennzeichen.',
        '| eVB-Nummer der Versicherung |',
        'Nicht enthalten: Kennzeichenschilder',
      ],
      'kfz ummeldung': [
        'Ummeldung: **9,90 bis 43,10 €** Gebühr, je nach Weg und Wunschkennzeichen.',
        '| am Schalter | nein | 10,80 bis 30,30 € |',
      ],
      'auto ummelden nach umzug was kostet das': 'Ummeldung: **9,90 bis 43,10 €**',
      'neuwagen online zulassen mit wunschkennzeichen':
        '**23,00 bis 26,20 €** Gebühr für die Neuzulassung online mit Wunschkennzeichen',
      'i-kfz abmeldung': 'Abmeldung online: **2,10 bis 2,70 €** Gebühr.',
      'Spanne Halterwechsel': 'Halterwechsel: **9,90 bis 43,10 €**',
      'Halterwechsel ohne Wunschkennzeichen: Amt oder online?': '**Online**, 13,70 bis 17,90 € weniger',
      'kfz alle': ['**4 Vorgänge**', '| Abmeldung online |'],
    }),
    en: whenAsked({
      'vehicle-registration abmeldung online nein':
        '**€2.10–2.70** fee for a deregistration online without a preferred plate.',
    }),
  },
  async run(call) {
    const { facts, signal, intent } = call;
    const { vorgang, weg, wunschkennzeichen: kennzeichen, bezirk } = call.values;
    const wunschkennzeichen = kennzeichen === 'kept' ? false : kennzeichen;
    const isKept = kennzeichen === 'kept';
    if (weg !== undefined && wunschkennzeichen !== undefined) {
      const asked = { vorgang, weg, wunschkennzeichen, isKept, bezirk };
      return registrationDocument(await getKfzResult(facts, asked, signal), asked, call);
    }
    const said = { vorgang, weg, wunschkennzeichen, isKept, bezirk };
    const isOnPapers = intent.aspect === 'documents';
    const papers = isOnPapers ? await getPapers(said, call) : [];
    return narrowedDocument(await getKfzOverview(facts, signal), said, papers, call);
  },
  overview: async (call) => allDocument(await getKfzOverview(call.facts, call.signal), call),
  fields: [commonFields, resultFields],
  knows: async ({ facts, signal }) => [{ answer: await getKfzOverview(facts, signal) }],
  async knowsOfCases({ facts, signal, values: { vorgang, weg, wunschkennzeichen: kennzeichen } }) {
    const wunschkennzeichen = kennzeichen === true;
    const processesMeant = vorgang ? [vorgang] : processKinds;
    const waysMeant = weg ? [weg] : wayKinds;
    const cases = processesMeant.flatMap((one) =>
      waysMeant.map((by) => getKfzResult(facts, { vorgang: one, weg: by, wunschkennzeichen }, signal)),
    );
    return alikeIn(await Promise.all(cases));
  },
});
