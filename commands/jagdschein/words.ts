// What people ask about the hunting licence: which view of it, which kind of licence, which state.
import { getJagdscheinStates } from '../../src/facts/endpoints/getJagdschein.ts';
import {
  entriesOf,
  type FactsRecord,
  oneOf,
  oneOfService,
  readChoice,
  remembered,
  stateNames,
  type Text,
} from '../../src/kit/index.ts';

/** A state from the service's list, under the slug that the service gives. */
export const anyJagdscheinState = oneOfService(
  remembered(async (facts, signal) =>
    statesIn(await getJagdscheinStates(facts, 'results', signal)).map(readChoice),
  ),
  { nicknames: stateNames, byParts: false },
);

/** The entries of an overview, whatever the service calls them. */
export const statesIn = (answer: FactsRecord) =>
  entriesOf(answer, 'states', 'results', 'laender', 'bundeslaender');

export const views = oneOf({
  results: {
    label: { de: 'Kosten', en: 'costs' },
    words: ['ergebnis', 'ergebnisse', 'gesamtkosten', 'results', 'result', 'total'],
  },
  facts: {
    label: { de: 'Fakten', en: 'facts' },
    words: [
      ...['ausbildung', 'prüfung', 'prüfungsteile', 'prüfungsgebühr', 'pflichtstunden', 'lehrgang'],
      ...['dauer', 'dauert', 'wie lange', 'wie lange dauert', 'wie lange dauert das', 'how long'],
      ...['training', 'exam', 'exam fee'],
    ],
  },
  details: {
    label: { de: 'Details', en: 'details' },
    words: [
      'detail',
      'gebühr',
      'gebühren',
      'jagdscheingebühr',
      'jagdscheingebühren',
      'besonderheiten',
      'fees',
    ],
  },
});

/** What the details are asked for: this stands in the first line then. */
export const points = oneOf({
  levy: { label: { de: 'Jagdabgabe', en: 'hunting levy' }, words: ['abgabe', 'levy'] },
  documents: {
    label: { de: 'Unterlagen', en: 'documents' },
    words: ['dokumente', 'nachweise', 'papiere', 'papers', 'unterlagen erstantrag'],
  },
  renewal: {
    label: { de: 'Verlängerung', en: 'renewal' },
    words: [
      ...['verlängern', 'unterlagen verlängerung', 'unterlagen für verlängerung', 'renew'],
      ...['unterlagen für die verlängerung', 'unterlagen zur verlängerung', 'unterlagen verlängern'],
    ],
  },
});

/** The kinds of licences; the names that services give them are read by `kindOf`. */
export const kinds = {
  year: {
    label: { de: 'Jahresjagdschein', en: 'One-year licence' },
    words: ['jahresschein', 'einjahresjagdschein', 'jjs', '1-jahres-jagdschein'],
  },
  threeYears: {
    label: { de: 'Dreijahresjagdschein', en: 'Three-year licence' },
    words: ['dreijahresschein', '3-jahres-jagdschein', '3-jahresjagdschein', 'drei jahre'],
  },
  day: {
    label: { de: 'Tagesjagdschein', en: 'Day licence' },
    words: ['tagesschein', 'tagesjagdscheine'],
  },
  youth: {
    label: { de: 'Jugendjagdschein', en: 'Youth licence' },
    words: ['jugendschein', 'jugendjagdscheine', 'youth hunting licence'],
  },
} as const satisfies Record<string, { readonly label: Text; readonly words: readonly string[] }>;

export type Kind = keyof typeof kinds | 'twoYears';

export const kindLabel = (kind: Kind): Text =>
  kind === 'twoYears' ? { de: 'Zweijahresjagdschein', en: 'Two-year licence' } : kinds[kind].label;

/** From the service's key or name of a licence: jahresjagdschein_1, jahr3, „Tagesjagdschein“. */
export function kindOf(name: string): Kind | undefined {
  if (/jugend|youth/i.test(name)) return 'youth';
  if (/tag|day/i.test(name)) return 'day';
  if (!/jahr|year|annual/i.test(name)) return undefined;
  if (/3|drei|three/i.test(name)) return 'threeYears';
  return /2|zwei|two/i.test(name) ? 'twoYears' : 'year';
}
