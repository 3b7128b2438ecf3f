// What the rule and the notes of a place say of just what the question names: „Außenaufzug +14 EUR“, „keine Genehmigung für
// Sonn- und Feiertage“. It stands first, for who names it asks about it.
import {
  type CalendarDate,
  type Document,
  isDayOff,
  isGeneral,
  joined,
  type Lang,
  note,
  plainName,
  readWords,
  type Sentence,
  stemOf,
  strong,
  text,
} from '../../src/kit/index.ts';
import type { ZoneCall } from './asked.ts';
import type { Place } from './readPlaces.ts';
import { stateOf } from './zones.ts';

/** Letters of a word that tells something. */
const shortest = 7;
/** Said of every zone. */
const common =
  /^(?:halte?verbot|gebuehr|kosten|vorlauf|genehmig|beantrag|antrag|bearbeit|schild|tage?$|erst|weiter|strasse|behoerd|zustaend|online|moeglich|umzug|umzieh)/;
/** „Keine Genehmigung für …“ */
const denial = /(?<!\p{L})(?:Keine?|Nicht)(?!\p{L})/u;
/** „Sonn- und Feiertage“ */
const shared = /(\p{L}{3,})- (?:und|oder) (\p{L}{4,})/gu;

/**
 * The document with that first, and what stood there below. What a place says of Sundays or holidays stands beside the first
 * line where only the day of the move is one. Pure.
 */
export function withSaidOfPlaces(
  document: Document,
  places: readonly Place[],
  { question, lang, say, intent, values: { datum } }: ZoneCall,
): Document {
  const named = tellingWords(question, places);
  const told = places.flatMap((place) => saidOf(place, named, lang));
  const ofDay = told.length > 0 ? [] : places.flatMap((place) => saidOf(place, dayOff(place, datum), lang));
  if ((told.length === 0 && ofDay.length === 0) || document.asksBack) return document;
  const stated = told.length > 0 ? told : ofDay;
  const isDenied = intent.whether && stated.some((one) => denial.test(JSON.stringify(one.at(-1))));
  const no: Sentence = isDenied ? [strong(say({ de: 'Nein', en: 'No' })), ', '] : [];
  const inGerman = say({ de: '', en: 'The service says, in German – ' });
  const says: Sentence = [...no, inGerman, ...joined(stated, '; '), '.'];
  const { headline, notes = [] } = document;
  if (told.length === 0 && !isDenied) return { ...document, notes: [note('condition', says), ...notes] };
  // Below a no, that there would be time is for the fold.
  const before = note(isDenied ? 'beside' : 'answer', headline);
  return { ...document, headline: says, notes: [before, ...notes], firstLine: 'point' };
}

/** „**Köln**: Außenaufzug +14 EUR“ */
function saidOf(place: Place, named: readonly string[], lang: Lang): readonly Sentence[] {
  const clauses = clausesOf(place).filter((clause) => named.some((word) => speaksOf(clause, word, lang)));
  return clauses.length > 0 ? [[strong(place.name), ': ', text(clauses.join('; '))]] : [];
}

/** What the day of the move is, where nobody works on it. */
function dayOff(place: Place, datum: CalendarDate | undefined): readonly string[] {
  if (datum === undefined || !isDayOff(datum, stateOf(place))) return [];
  return [new Date(datum).getUTCDay() === 0 ? 'sonntag' : 'feiertag'];
}

const clausesOf = ({ values: { feeRule = '', notes = '' } }: Place): readonly string[] =>
  [feeRule, notes]
    .flatMap((said) => said.split(/;\s+|\.\s+(?=\p{Lu})/u))
    .map((clause) => clause.replace(/[.\s]+$/u, ''))
    .filter(Boolean);

/** Of a question, with no word that is said of every zone, and no name of a place. */
function tellingWords(question: string, places: readonly Place[]): readonly string[] {
  if (question === '') return [];
  const names = new Set(places.flatMap(({ name }) => readWords(name).map(({ plain }) => plain)));
  const words = readWords(question);
  // Nouns, by their letter, where the asker writes capitals; „am längsten“ is none.
  const isNoun = words.some(({ text: typed }) => /^\p{Lu}\p{Ll}/u.test(typed))
    ? /^\p{Lu}/u
    : /(?<!ste[nrs]?)$/u;
  return words
    .filter((word) => !isGeneral(word) && !names.has(word.plain) && isNoun.test(word.text))
    .map(({ plain }) => plain)
    .filter((plain) => plain.length >= shortest && !common.test(plain) && !/\d/.test(plain));
}

function speaksOf(clause: string, word: string, lang: Lang): boolean {
  const stem = stemOf(word, lang);
  // Only nouns tell: „nicht“ and „weniger“ are said of much.
  const nouns = readWords(clause).filter((one) => /^\p{Lu}/u.test(one.text));
  if (nouns.some(({ plain }) => stemOf(plain, lang) === stem)) return true;
  return [...clause.matchAll(shared)].some(([, first = '', second = '']) => {
    const [begin, end] = [plainName(first), plainName(second)];
    return stem.startsWith(begin) && stem.length - begin.length > 2 && end.includes(stem.slice(begin.length));
  });
}
