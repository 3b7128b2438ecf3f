// No-parking zones for a move: how early to apply, what it costs, at both ends or at one.
import {
  getHalteverbotPair,
  getHalteverbotPairs,
  getHalteverbotPlaces,
} from '../src/facts/endpoints/getHalteverbot.ts';
import {
  both,
  code,
  defineCommand,
  type Document,
  note,
  option,
  type Say,
  whenAsked,
  wordList,
} from '../src/kit/index.ts';
import { applyDay, moveDate, zoneDays } from './halteverbot/daysSaid.ts';
import { withTime } from './halteverbot/asked.ts';
import { legalFields, placeFields } from './halteverbot/fields.ts';
import {
  allPairsDocument,
  anyPlaceDocument,
  districtsDocument,
  placesDocument,
} from './halteverbot/overview.ts';
import { lists, place, withinWord } from './halteverbot/places.ts';
import { moveDocument, onePlaceDocument } from './halteverbot/result.ts';
import { feeWord, inTimeWord, signsWord, subject } from './halteverbot/words.ts';

export default defineCommand({
  name: {
    de: ['halteverbot', 'haltverbot', 'hvz', 'halteverbotszone', 'haltverbotszone', 'parkverbot'],
    en: ['no-parking', 'no-parking zone', 'noparking'],
  },
  words: subject,
  reroute: {
    of: ['documents', 'authority', 'basis'],
    ask: 'fakten halteverbot',
    unlessSaid: { of: ['authority'], one: ['von', 'nach'] },
  },
  summary: both`Halteverbotszonen für einen Umzug: Vorlauf, Termine und Kosten
    No-parking zones for a move: lead time, dates and costs`,
  usage: {
    de: [
      'halteverbot ‹von› ‹nach› [Datum]',
      'halteverbot ‹Ort› [Datum]',
      'halteverbot orte',
      'halteverbot alle',
    ],
    en: ['no-parking ‹from› ‹to› [date]', 'no-parking ‹place› [date]', 'no-parking places', 'no-parking all'],
  },
  changes: false,
  emoji: 'halteverbot',
  arguments: {
    list: option(lists, { de: 'orte oder alle', en: 'places or all' }),
    von: {
      recogniser: place,
      label: { de: 'Ort', en: 'place' },
      after: wordList(`
        von, aus, start, startet, starten, los, startort, auszugsort, auszug, laden, beladen, einladen, from, origin,
        starts, load, loading
      `),
      optional: true,
    },
    nach: {
      recogniser: place,
      label: { de: 'Ort', en: 'place' },
      after: wordList(`
        nach, ziel, landet, endet, zielort, zielstadt, einzugsort, einzug, entladen, ausladen, to, destination, ends,
        unload, unloading
      `),
      optional: true,
    },
    innerhalb: option(withinWord, { de: 'innerhalb des Ortes', en: 'within the place' }),
    datum: {
      recogniser: moveDate,
      label: { de: 'Datum', en: 'date' },
      optional: true,
    },
    antrag: option(applyDay, { de: 'Antrag am', en: 'applying on' }),
    nochMoeglich: option(
      inTimeWord,
      { de: 'ob es noch geht', en: 'whether it still works' },
      { judges: true, isUnsaid: true },
    ),
    tage: option(zoneDays, { de: 'Tage', en: 'days' }),
    gebuehr: option(feeWord, { de: 'Gebühr', en: 'fee' }),
    schilder: option(signsWord, { de: 'Schilder', en: 'signs' }),
  },
  examples: {
    de: whenAsked({
      'halteverbot berlin-mitte hamburg 2027-06-01': [
        'Sicher beantragt bis 04.05.2027',
        '151 bis 545 €',
        '| Gebühr | 21 bis 120 € | 20 bis 125 € |',
      ],
      'halteverbot köln münchen': ['21 Tage Vorlauf', 'Köln', 'München'],
      'halteverbot berlin-mitte hamburg 2025-06-01': [
        'Der 01.06.2025 ist **schon vorbei**; **28 Tage Vorlauf** einplanen',
        '**151 bis 545 €**',
      ],
      'halteverbot düsseldorf': ['90 bis 185 €', 'Gebühr'],
      'halteverbot hannover 3 tage': ['124 bis 214 €', 'Gebühr 64 €'],
      'halteverbot orte': [
        '24 Orte',
        'Berlin (gesamt)** (bis 70 Tage)',
        'Düsseldorf** (höchstens 35 € je Zone)',
      ],
      'halteverbot alle': '576 Verbindungen',
    }),
    en: whenAsked({
      'no-parking Berlin Mitte to Hamburg on 1 June 2027': ['Apply by 4 May 2027', '€151–545'],
      'no-parking places': '24 places',
    }),
  },
  async run(given) {
    const call = { ...given, intent: withTime(given) };
    const { facts, signal } = call;
    const { list, innerhalb } = call.values;
    const one = call.values.von ?? call.values.nach;
    // Who moves within a town needs a zone at both ends of it.
    const { von = innerhalb && one, nach = innerhalb && one } = call.values;
    if (von && nach) {
      const asked = { von: von.value, nach: nach.value, datum: call.values.datum };
      return moveDocument(await getHalteverbotPair(facts, asked, signal), { von, nach }, call);
    }
    if (!one && list === 'all') return allPairsDocument(await getHalteverbotPairs(facts, signal), call);
    const places = await getHalteverbotPlaces(facts, signal);
    if (one) return onePlaceDocument(places, one, call);
    // „Which of Berlin’s districts takes longest?“ ranks places, and names of which kind.
    if (list === 'districts' || (list === 'places' && districtWord.test(call.question.slice(0, 500))))
      return districtsDocument(places, call);
    const isOnSigns = call.values.schilder !== undefined && call.intent.aspect === 'duration';
    return list === 'places' || isOnSigns
      ? placesDocument(places, call)
      : askingWhere(anyPlaceDocument(places, call), call.say);
  },
  fields: [legalFields, placeFields],
  knows: async ({ facts, signal }) => [{ answer: await getHalteverbotPlaces(facts, signal) }],
});

const districtWord = /bezirk|stadtteil|district|borough/i;

/** Without a place, all there is, and the question for the case. */
function askingWhere(all: Document, say: Say): Document {
  const where = say`**Von wo nach wo geht der Umzug?** Die Orte zeigt ${code('halteverbot orte')}.
    **Where does the move start, and where does it end?** ${code('no-parking places')} shows the places.`;
  return { ...all, notes: [note('answer', where), ...(all.notes ?? [])], asksBack: true };
}
