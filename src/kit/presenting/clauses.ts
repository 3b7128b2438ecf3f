// The clauses of what a service says in sentences, and the one that answers a question. The only importer of minisearch.
import MiniSearch from 'minisearch';
import { type Cell, type Lang, type Sentence, strong, text } from '../../document/index.ts';
import { type FactsRecord, type Path, plainField, plainName, readFigureText } from '../../facts/index.ts';
import { figureCell } from './field.ts';
import { readable, withGerman } from './german.ts';
import type { Asked, Need } from '../recognisers/asked.ts';
import { stemOf } from '../recognisers/stems.ts';
import { readWords } from '../recognisers/words.ts';

/** What is said of the answer and not of the matter, and what is said of single states. */
const besides =
  /^(?:sources?|quellen?|references|belege|disclaimer.*|vorbehalt|confidence|slug|kennung|id|title.*|titel|url|.*_?url|netzadresse|link|state.*|authority_?records?|authorities|behoerden|calculator|rechner|currency|as_?of|stand|checked|formula)$/;

/** So many are looked at, and so much of each. */
const mostValues = 1_000;
const mostClauses = 80;
const longestClause = 400;

/** Longer sentences are parted at their semicolons; so are notes that are none. */
const wholeSentence = 240;

/** Each sentence, or each part of a note, in the service's order. Pure. */
export function clausesIn(answer: FactsRecord): readonly string[] {
  const isBeside = (path: Path) =>
    path.some(
      (part) =>
        typeof part === 'string' && (besides.test(part.toLowerCase()) || besides.test(plainField(part))),
    );
  const clauses = answer
    .values()
    .slice(0, mostValues)
    .filter(({ path, value }) => typeof value === 'string' && !isBeside(path) && isSaid(value))
    .flatMap(({ value }) => sentencesIn(String(value)).flatMap(partsOf))
    .map((clause) => clause.trim().replace(/;$|(?<=[\p{L})%])\.$/u, ''))
    .filter((clause) => clause.length > 2 && clause.length <= longestClause);
  return [...new Set(clauses)].slice(0, mostClauses);
}

/** Words, and no figure that only its field's name explains. */
const isSaid = (value: string) => /\p{L}{3}/u.test(value) && readFigureText(value) === undefined;

const partsOf = (said: string): readonly string[] =>
  /\p{L}\.$/u.test(said) && said.length <= wholeSentence ? [said] : said.split(/;\s+/);

/** „z. B. Berlin“ and „Abs. 1“ are no ends: a sentence ends behind a word. */
export const sentencesIn = (said: string): readonly string[] =>
  said.slice(0, 5_000).split(/(?<=[\p{L}\d)%]{3}[.!?])\s+(?=\p{Lu})/u);

const numberWords = 'ein(?:e[ms]?|en)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf';
const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const figure = String.raw`\d[\d.,]*(?:\s?(?:-|–|bis)\s?\d[\d.,]*)?`;

/** What a clause has that answers such a question; the whole of it stands out. */
const figures: Readonly<Record<Need, RegExp>> = {
  money: new RegExp(
    String.raw`(?:€\s?${figure}|${figure}\s?(?:EUR|Euro|€)(?![\p{L}])|\d+\s?%|(?:kosten|gebühren)frei|kostenlos)`,
    'iu',
  ),
  time: new RegExp(
    String.raw`\d{1,2}\.\s?\d{1,2}\.(?:\d{4})?|\d{1,2}\. (?:${months})|\b(?:${months})(?:\/(?:${months}))?\b|(?:ca\.\s?|etwa\s)?(?:${figure}|\b(?:${numberWords}))\s(?:volle\s)?(?:Stunden?|Tage?n?|Wochen?|Monate?[ns]?|Jahre?[ns]?|days?|weeks?|months?|years?)(?!\p{L})|\d+-stündige\p{L}*|\bEnde \d{4}|\bsofort\b`,
    'iu',
  ),
  age: /(?:(?:Mindest)?alter|ab|mindestens)\s(?:von\s)?\d{1,2}(?: Jahren?)?|\d{1,2}\s(?:Jahre alt|Jahren?|years(?: old)?)(?!\p{L})/iu,
};

/** What the field's own name says of which kind a text is. */
export const hasNeed = (clause: string, need: Need): boolean => figures[need].test(clause);

/** Shorter stems stand inside too many words. */
const tellingStem = 4;
/** So much more a word of the question counts than one that such answers have. */
const ownWeight = 3;

/**
 * The clause that says what was asked: with a word of the question, where it has any of its own, and a figure of the
 * kind that is needed; undefined where no clause does. Pure.
 */
export function clauseFor(
  asked: Asked,
  clauses: readonly string[],
  lang: Lang,
  need: Need | undefined = asked.need,
): string | undefined {
  const { hints } = asked;
  const terms = withGerman(asked.terms, lang);
  if (terms.length + hints.length === 0) return undefined;
  const wanted = [...terms, ...hints].filter((term) => term.length >= tellingStem);
  const search = new MiniSearch<{ id: number; said: string }>({
    fields: ['said'],
    // „KfW-Zuschüsse“ is found by „KfW“ as well.
    tokenize: (said) => readWords(said.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')).map(({ plain }) => plain),
    processTerm: (plain) => {
      // A German clause may be looked for with English words.
      const stems = [...new Set([stemOf(plain, lang), stemOf(plain, 'de')])];
      return [
        ...stems,
        ...wanted.filter((term) => !stems.includes(term) && stems.some((stem) => isPartOf(stem, term))),
      ];
    },
    searchOptions: {
      tokenize: (said) => said.split(' '),
      processTerm: (term) => term,
      boostTerm: (term) => (terms.includes(term) ? ownWeight : 1),
    },
  });
  search.addAll(clauses.map((said, id) => ({ id, said })));
  const found = search
    .search([...terms, ...hints].join(' '))
    .filter(({ queryTerms }) => terms.length === 0 || queryTerms.some((term) => terms.includes(term)))
    .map(({ id }) => clauses[Number(id)] ?? '');
  return need === undefined ? found[0] : found.find((clause) => hasNeed(clause, need));
}

/** „Frist“ in „Einspruchsfrist“, „verjährt“ and „Verjährung“, „Einspruch“ of a question about the „Einspruchsfrist“. */
export function isPartOf(stem: string, term: string): boolean {
  if (stem.length < tellingStem) return false;
  const [short, long] = stem.length < term.length ? [stem, term] : [term, stem];
  if (long.startsWith(short)) return long.length - short.length <= 2 || short.length > tellingStem;
  return long.endsWith(short);
}

/** Longer ones say more than one thing. */
const longestOther = 110;
const mostOthers = 2;

/** What else has a figure of that kind, in short: for who asked for one that is not there. Pure. */
export const othersWith = (need: Need, clauses: readonly string[]): readonly string[] =>
  clauses.filter((clause) => clause.length <= longestOther && hasNeed(clause, need)).slice(0, mostOthers);

/** A comma parts what is said of one thing from what is said of another. */
const comma = 40;

/** The clause as a sentence; of its figures, the one nearest to the word of the question is strong. */
export function clauseSentence(
  clause: string,
  need: Need | undefined,
  { terms }: Asked,
  lang: Lang,
): Sentence {
  const all = need ? [...clause.matchAll(new RegExp(figures[need], 'giu'))] : [];
  const at = placeOf(withGerman(terms, lang), clause, lang);
  const distance = ({ index, 0: value }: RegExpExecArray) => {
    const between = index >= at ? clause.slice(at, index) : clause.slice(index + value.length, at);
    return between.length + comma * between.split(/[,;]/).length;
  };
  const [found] = all.toSorted((one, other) => distance(one) - distance(other));
  const end = clause.endsWith('.') ? [] : ['.'];
  if (!found) return [text(clause), ...end];
  const [value] = found;
  const [before, behind] = [clause.slice(0, found.index), clause.slice(found.index + value.length)];
  return [...spaced(before), strong(text(value.trim())), ...spaced(behind), ...end];
}

/** A value loses the spaces around it. */
const spaced = (said: string): Sentence => [
  ...(/^\s/.test(said) ? [' '] : []),
  ...(said.trim() === '' ? [] : [text(said.trim())]),
  ...(/\S\s$/.test(said) ? [' '] : []),
];

/** Where the first word stands that the question has as well; the beginning, where none does. */
function placeOf(terms: readonly string[], clause: string, lang: Lang): number {
  const wanted = terms.filter((term) => term.length >= tellingStem);
  const isAsked = (word: string) => {
    const stems = [stemOf(plainName(word), lang), stemOf(plainName(word), 'de')];
    return wanted.some((term) => stems.some((stem) => term === stem || isPartOf(stem, term)));
  };
  const word = [...clause.matchAll(/[\p{L}\d-]+/gu)].find(([one]) => isAsked(one));
  return word?.index ?? 0;
}

/** A row of a table of values that stands in a text: „25.000 EUR -> 2 x 115 EUR = 230 EUR“. */
export interface ValueRow {
  /** As the service wrote it, with signs that people know. */
  readonly row: string;
  /** What belongs to the value that was asked for. */
  readonly result: Cell;
}

const amount = /(?:€\s?)?\d[\d.,]*(?:\s?(?:EUR|Euro|€))?/g;
const parting = /\s*(?:->|→|⇒|=>|:(?=\s*\D*\d))\s*/;

/** The row of a text for a value: the one that names it, or whose bounds it lies within. Pure. */
export function rowFor(value: number, clauses: readonly string[]): ValueRow | undefined {
  for (const clause of clauses) {
    const parts = clause.split(parting);
    // What stands in front of the rows belongs to none: „zwei volle Gebühren nach Nachlasswert: z. B. 50.000 EUR -> …“
    const [key, ...behind] = parts.slice(
      Math.max(
        0,
        parts.findIndex((part) => /\d/.test(part)),
      ),
    );
    if (key === undefined || behind.length === 0 || !isWithin(value, key)) continue;
    const result = [...behind.join(' ').matchAll(amount)].at(-1)?.[0];
    const figure = result === undefined ? undefined : readFigureText(result.trim());
    if (figure?.unit !== 'euro') continue;
    return {
      row: readable(clause.slice(clause.indexOf(key)).replace(/^z\.\s?B\.\s+/, '')),
      result: figureCell(figure),
    };
  }
  return undefined;
}

function isWithin(value: number, key: string): boolean {
  const named = [...key.matchAll(amount)].map(([written]) => amountIn(written));
  const [first, second] = named;
  if (first === undefined) return false;
  if (second !== undefined) return /\bbis\b|–|-|\bto\b/.test(key) && value >= first && value <= second;
  if (/\b(?:bis|höchstens|maximal|up to)\b/i.test(key)) return value <= first;
  if (/\b(?:unter|under|below)\b/i.test(key)) return value < first;
  if (/\b(?:über|mehr als|over|above)\b/i.test(key)) return value > first;
  if (/\b(?:ab|mindestens|from)\b/i.test(key)) return value >= first;
  return value === first;
}

const amountIn = (written: string) =>
  Number(
    written
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](?=\d{3}\b)/g, '')
      .replace(',', '.'),
  );
