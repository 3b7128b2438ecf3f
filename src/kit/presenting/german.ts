// What a service says in German, in an English answer: marked as such; and the German words for those of an English question.
import {
  asNote,
  type Cell,
  type Lang,
  list,
  type Note,
  phrase,
  type Sentence,
  type Table,
  text,
} from '../../document/index.ts';
import { plainName } from '../../facts/index.ts';
import { countTelling } from '../recognisers/language.ts';
import { stemOf } from '../recognisers/stems.ts';
import { readWords } from '../recognisers/words.ts';

/** Letters and endings that no English word has. */
const germanWord =
  /[äöüß]|(?<=\p{L}{3})(?:ungs?|heit|keit|scheine?|weise?|urkunden?|amt|behoerden?|stellen?|gericht|nisse?|gesetz|pflicht|antrag|vertrag|bescheide?|kammer|karte|daten|nummer|schilder|portale?|kosten|frei|steuer|formulare?|sicherung|institut)(?!\p{L})/iu;

/** Whether a text is to be marked in an English answer. Pure. */
export function isGerman(said: string): boolean {
  const start = said.slice(0, 300);
  const { de, en } = countTelling(readWords(start));
  const umlauts = start.match(smallWithUmlaut)?.length ?? 0;
  return de + umlauts === en ? germanWord.test(start) : de + umlauts > en;
}

/** „für“, „große“; names have capitals. */
const smallWithUmlaut = /(?<!\p{L})\p{Ll}*[äöüß]\p{Ll}*(?!\p{L})/gu;

const marked = (cell: Cell, said: string, lang: Lang): Cell =>
  lang === 'en' && isGerman(said) ? phrase(cell, ' (German)') : cell;

/** A text of the service; in English, that it is German. */
export const saidCell = (said: string, lang: Lang): Cell => marked(text(said), said, lang);

/** The same of several; undefined without any. */
export const saidListCell = (said: readonly string[], lang: Lang): Cell | undefined =>
  said.length > 0 ? marked(list(said.map(text)), said.join(', '), lang) : undefined;

/** Names have fewer words. */
const leastWords = 3;

const isGermanSaying = (part: Sentence[number]) =>
  typeof part === 'object' &&
  'kind' in part &&
  part.kind === 'text' &&
  part.text.trim().split(/\s+/).length >= leastWords &&
  isGerman(part.text);

/** A note, marked where the service's words in it are German and the answer is not: then it is for the fold. */
export function markedNote(given: Sentence | Note, lang: Lang): Note {
  const { kind, says } = asNote(given);
  if (lang !== 'en' || !says.some(isGermanSaying)) return { kind, says };
  return { kind: kind === 'answer' ? kind : 'beside', says: [...says, ' (German)'] };
}

/** Rows whose words are German, in an English answer: they are for the fold. */
export const isForeignRow = (row: readonly Cell[], lang: Lang): boolean =>
  lang === 'en' && row.some(isGermanSaying);

/** The same of a row's value. */
const markedCell = (cell: Cell, lang: Lang): Cell =>
  lang === 'en' && isGermanSaying(cell) ? phrase(cell, ' (German)') : cell;

/** The same of every value of a table. */
export const markedTable = (table: Table, lang: Lang): Table =>
  lang === 'en'
    ? { ...table, rows: table.rows.map((row) => row.map((cell) => markedCell(cell, lang))) }
    : table;

/** Words of English questions, and what German texts on such matters say instead. Endings do not matter. */
const glossary: Readonly<Record<string, string>> = {
  'object objection appeal contest': 'Einspruch Widerspruch',
  'exempt exemption': 'befreit Befreiung',
  tax: 'Steuer',
  vat: 'Umsatzsteuer umsatzsteuerfrei',
  'cover covers covered': 'bezuschusst übernimmt',
  'notify notification': 'Meldung Meldepflichten',
  electric: 'Elektrofahrzeuge Elektroautos elektrisch',
  'car vehicle': 'Fahrzeug Auto',
  'subsidy grant funding subsidised money': 'Zuschuss Zuschüsse bezuschusst gefördert Förderung',
  'register registration': 'registriert Registrierung angemeldet Anmeldung',
  'consent approval approve': 'Zustimmung Genehmigung Erlaubnis',
  'permission permit': 'Genehmigung Erlaubnis',
  'exam examination test': 'Prüfung Überprüfung',
  'course courses training': 'Kurs Kurse Lehrgang Unterrichtung',
  theory: 'Theorie',
  'practical practice': 'Praxis praktisch',
  'fine penalty': 'Bußgeld Bescheid',
  'lapse limitation barred': 'Verjährung verjährt',
  'sign signs': 'Schilder',
  'landlord tenant tenants': 'Vermieter Mietende',
  'estate inheritance': 'Nachlass Erbe',
  'will testament': 'Testament',
  'notarised notarized': 'notariell',
  later: 'nachträglich',
  'dust particulate': 'Staub',
  'limit limits': 'Grenzwerte',
  'sit admitted admission': 'zugelassen',
  'parking bus lane lanes': 'Parken Busspuren',
  'owner owners': 'Wohnungseigentümer Halter',
  'sell selling': 'verkaufen',
  'displacement engine capacity': 'Hubraum',
  'insurance liability': 'Haftpflicht',
  'voluntary optional': 'freiwillig',
  'hybrid hybrids': 'Hybride',
  'share shares': 'Gesellschafter',
  'trainee trainees apprentice apprentices': 'ausbildet',
  'feed fed tariff': 'Einspeisung Vergütung',
  'notary notarial': 'Notar notariell',
  capital: 'Stammkapital',
  court: 'Amtsgericht Nachlassgericht',
  'plate plates': 'Kennzeichen',
  'advice consultation consulting': 'Beratung',
  'bonus premium revenue': 'Prämie Bonus Erlös',
  income: 'Einkommen',
  'children child': 'Kinder',
  'power watt watts': 'Leistung',
  'grid operator': 'Netzbetreiber Netzanschluss',
  'bouncer doorman': 'Türsteher',
  'guard security': 'Bewachung',
  chimney: 'Schornsteinfeger',
  leash: 'Leinenpflicht',
  'entry entered': 'Eintragung',
  'keep hold holding': 'Haltedauer halten',
  'right entitled': 'Anspruch Gestattung',
  'partner married spouse': 'Partner Partnereinkommen Ehe',
  'used second': 'gebraucht',
  'written oral': 'schriftlich mündlich',
  'company companies business': 'Unternehmen Firma',
};

const inGerman = new Map(
  Object.entries(glossary).flatMap(([english, german]) => {
    const stems = german.split(' ').map((word) => stemOf(plainName(word), 'de'));
    return english.split(' ').map((word) => [stemOf(word, 'en'), stems] as const);
  }),
);

/** The stems of a question, and those that a German text would have for them. Pure. */
export const withGerman = (terms: readonly string[], lang: Lang): readonly string[] =>
  lang === 'de' ? terms : [...terms, ...terms.flatMap((term) => inGerman.get(term) ?? [])];

/** „25.000 EUR -> 2 x 115 EUR“ as people write it. */
export const readable = (said: string): string =>
  said.replace(/\s*(?:->|=>)\s*/g, ' → ').replace(/(?<=\d )x(?= \d)/g, '×');
