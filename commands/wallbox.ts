// Wallboxes: what is secured from federation and state, and what has to be done for it.
import { getWallboxResult, getWallboxResults } from '../src/facts/endpoints/getWallbox.ts';
import {
  alikeIn,
  both,
  type Call,
  defineCommand,
  type Knowledge,
  oneOf,
  orTown,
  readWords,
  whenAsked,
  wordList,
} from '../src/kit/index.ts';
import { fundingFields, programmeFields } from './wallbox/fields.ts';
import { fundingDocument } from './wallbox/result.ts';
import { applicants, building, spaces, states, wallboxes } from './wallbox/words.ts';
import { combinationsDocument } from './wallbox/overview.ts';
import { giverArgument } from './funding/asked.ts';
import { terms } from './wallbox/terms.ts';

type Said = Parameters<typeof getWallboxResult>[1];

const anyWallboxState = orTown(oneOf(states, { isOfProperNames: true }));

export default defineCommand({
  name: {
    de: wordList(`
      wallbox, wallboxen, wallbox-förderung, ladebox, ladestation, heimlader, ladesäule zu hause,
      wandladestation
    `),
    en: ['charging-box', 'wallbox', 'home charger', 'ev charger', 'charging station'],
  },
  nameWithValue: {
    // Counted as well: „eine normale Wallbox“.
    de: ['wallbox', 'wallboxen', 'ladepunkt', 'ladepunkte', 'bidirektional laden'],
    en: [],
  },
  words: {
    de: wordList(`
      ladestation*, ladesäule*, ladepunkt*, ladepunkte, ladepunkten, stellplätze, stellplätzen, ladebox*,
      stellplatz*, stellplätze*, tiefgarage*, bidi*, v2h, v2g, kfw 440, kfw 441, kfw 442, 440, 441, 442,
      charge@bw, netzbetreiber*, mehrparteienhaus*, wallbox*
    `),
    en: ['charging station*', 'charging point*', 'charging*', 'charger*', 'chargers', 'wall charger*'],
  },
  reroute: { of: ['duration', 'documents', 'authority', 'basis'], ask: 'fakten wallbox' },
  summary: both`Förderung für Wallboxen: gesicherte Summe und Voraussetzungen
    Funding for wallboxes: secured total and requirements`,
  usage: {
    de: ['wallbox ‹Gebäude› ‹Bundesland› ‹Stellplätze› ‹Wallbox› [Antragsteller]', 'wallbox alle'],
    en: ['charging-box ‹building› ‹state› ‹spaces› ‹wallbox› [applicant]', 'charging-box all'],
  },
  changes: false,
  reckons: 'grants',
  emoji: 'wallbox',
  terms,
  arguments: {
    gebaeudetyp: {
      recogniser: building,
      label: { de: 'Gebäude', en: 'building' },
      ask: { de: 'Was für ein Gebäude?', en: 'What kind of building?' },
    },
    bundesland: {
      recogniser: anyWallboxState,
      label: { de: 'Bundesland', en: 'state' },
      ask: { de: 'In welchem Bundesland?', en: 'In which state?' },
    },
    stellplaetze: {
      recogniser: spaces,
      label: { de: 'Stellplätze', en: 'parking spaces' },
      ask: { de: 'Für wie viele Stellplätze?', en: 'For how many parking spaces?' },
      after: ['stellplaetze', 'ladepunkte'],
    },
    wallboxTyp: {
      recogniser: oneOf(wallboxes, { either: ['standard', 'bidirektional'] }),
      label: { de: 'Wallbox', en: 'wallbox' },
      ask: { de: 'Welche Wallbox?', en: 'Which kind of wallbox?' },
    },
    applicant: {
      recogniser: oneOf(applicants),
      label: { de: 'Antragsteller', en: 'applicant' },
      after: ['applicant', 'antragsteller', 'antragstellerin'],
      named: true,
      assumed: 'privatperson',
    },
    geber: giverArgument,
  },
  examples: {
    de: whenAsked({
      'wallbox weg nordrhein-westfalen 10 standard': [
        '**10.000 €** gesichert vom Land Nordrhein-Westfalen',
        'Angenommen: Antragsteller **Privatperson**',
        'Angekündigt, aber nicht bestätigt und in keiner Summe: Bundesförderung',
        'Diese Beträge sind nicht in der Summe enthalten',
        'Stand 11.03.2026',
      ],
      'Mieter in Hamburg, 1 Ladepunkt, Wallbox Standard': [
        '**0 € gesichert**',
        'kein aktives, bestätigtes Förderprogramm',
        '| Voraussetzungen |',
      ],
      'wallbox Eigenheim Bayern 1 normal privat': [
        '**0 € gesichert**',
        'Landesprogramm Ladeinfrastruktur (angekündigt Frühjahr 2026)',
      ],
      'wallbox weg berlin 5 bidi antragsteller=Firma': [
        '**0 € gesichert**: ein Programm läuft, sein Betrag ist aber nicht bestätigt',
        'WELMO',
      ],
      'wallbox efh bayern 60 Stellplätze standard': ['**„60 Stellplätze“**', '**20**, **30** oder **50**'],
      'wallbox alle': ['nur in **Nordrhein-Westfalen** etwas: bis **50.000 €**', '3.456 Kombinationen'],
    }),
    en: whenAsked({
      'wallbox funding in Bavaria, detached house, 1 space, standard':
        '**€0 secured**: the service knows no active',
      'charging-box weg NRW 10 standard applicant company': [
        '**€10,000** secured from the state',
        'Municipal funding is never in the total',
      ],
    }),
  },
  async run(call) {
    const { facts, signal, values } = call;
    const { geber, ...asked } = values;
    return fundingDocument(await getWallboxResult(facts, asked, signal), { ...asked, geber }, call);
  },
  overview: async (call) =>
    combinationsDocument(await getWallboxResults(call.facts, call.signal), call.values, call),
  narrowedBy: ['gebaeudetyp', 'bundesland', 'stellplaetze', 'wallboxTyp'],
  // The programmes of a state are told with every case in it.
  fields: [fundingFields, programmeFields],
  knows: ({ facts, signal, lang, state, values }) =>
    // Of a case that was told, the answer itself has them.
    casesIn(state === undefined || values.bundesland ? [] : [state], values, { facts, signal, lang }),
  // What is the same in two states is so everywhere.
  knowsOfCases: ({ facts, signal, lang, values }) =>
    casesIn(['Bayern', 'Nordrhein-Westfalen'], values, { facts, signal, lang }),
});

async function casesIn(
  names: readonly string[],
  { gebaeudetyp = 'mehrfamilienhaus', stellplaetze = 1, applicant = 'privatperson' }: Partial<Said>,
  { facts, signal, lang }: Pick<Call, 'facts' | 'signal' | 'lang'>,
): Promise<readonly Knowledge[]> {
  const context = { lang, askedOn: '', choices: undefined };
  const found = names.flatMap((name) => anyWallboxState.find(readWords(name), context)[0]?.value ?? []);
  const cases = found.map((bundesland) =>
    getWallboxResult(
      facts,
      { gebaeudetyp, bundesland, stellplaetze, wallboxTyp: 'standard', applicant },
      signal,
    ),
  );
  return alikeIn(await Promise.all(cases));
}
