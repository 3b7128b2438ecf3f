// The clauses of what a service says in sentences, and the one that answers a question. The only importer of minisearch.
import MiniSearch from 'minisearch';
import type { Lang } from '../../document/index.ts';
import { type FactsRecord, type Path, plainField, readFigureText } from '../../facts/index.ts';
import { withGerman } from './german.ts';
import type { Asked, Need } from '../recognisers/asked.ts';
import { stemOf } from '../recognisers/stems.ts';
import { readWords } from '../recognisers/words.ts';

/** What is said of the answer and not of the matter, and what is said of single states. */
const besides =
  /^(?:sources?|quellen?|references|belege|disclaimer.*|vorbehalt|confidence|slug|kennung|id|title.*|titel|url|.*_?url|netzadresse|link|state.*|authority_?(?:records?|notes?(?:_de)?)|authorities|behoerden|calculator|rechner|currency|as_?of|stand|checked|formula)$/;

/** Whether a place in an answer holds what is said of the answer, or of a single state. */
export const saysOfAnswer = (path: Path): boolean =>
  path.some(
    (part) =>
      typeof part === 'string' && (besides.test(part.toLowerCase()) || besides.test(plainField(part))),
  );

/** So many are looked at, and so much of each. */
const mostValues = 1_000;
const mostClauses = 80;
const longestClause = 400;

/** Longer sentences are parted at their semicolons; so are notes that are none. */
const wholeSentence = 240;

/** Each sentence, or each part of a note, in the service's order. Pure. */
export function clausesIn(answer: FactsRecord): readonly string[] {
  const clauses = answer
    .values()
    .slice(0, mostValues)
    .filter(({ path, value }) => typeof value === 'string' && !saysOfAnswer(path) && isSaid(value))
    .flatMap(({ value }) => sentencesIn(String(value)).flatMap(partsOf))
    .map((clause) => clause.trim().replace(/;$|(?<=[\p{L})%])\.$/u, ''))
    .filter((clause) => clause.length > 2 && clause.length <= longestClause);
  return [...new Set(clauses)].slice(0, mostClauses);
}

/** Words, and no figure that only its field's name explains. */
const isSaid = (value: string) => /\p{L}{3}/u.test(value) && readFigureText(value) === undefined;

/** The parts of a note; a sentence stays whole, unless it is a long one. */
export const partsOf = (said: string): readonly string[] =>
  /\p{L}\.$/u.test(said) && said.length <= wholeSentence ? [said] : said.split(/;\s+/);

/** „z. B. Berlin“ and „Abs. 1“ are no ends: a sentence ends behind a word. */
export const sentencesIn = (said: string): readonly string[] =>
  said
    .slice(0, 5_000)
    .split(
      /(?<=[\p{L}\d)%]{3}[.!?])(?<!(?<!\p{L})(?:bzw|ggf|evtl|inkl|zzgl|vgl|sog|gem|max|mind|Abs|Art)\.)\s+(?=\p{Lu})/u,
    );

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
    String.raw`\d{1,2}\.\s?\d{1,2}\.(?:\d{4})?|\d{1,2}\. (?:${months})|\b(?:${months})(?:(?:\/| und | bis )(?:${months}))?\b|(?<!älter als )(?:ca\.\s?|etwa\s)?(?<!älter als )(?:${figure}|\b(?:${numberWords}))\s(?:volle\s)?(?:Stunden?|Tage?n?|Wochen?|Monate?[ns]?|Jahre?[ns]?|days?|weeks?|months?|years?)(?!\p{L})|\b(?:wenige|einige|mehrere)\s(?:Stunden|Tage|Wochen|Monate|Jahre)\b|\d+-stündige\p{L}*|\bEnde \d{4}|\bsofort\b|\bunbefristet\p{L}*`,
    'iu',
  ),
  age: /(?:(?:Mindest)?alter|ab|mindestens)\s(?:von\s)?\d{1,2}(?: Jahren?)?|\d{1,2}\s(?:Jahre alt|Jahren?|years(?: old)?)(?!\p{L})/iu,
};

/** All figures of such a kind in a text, from the left. Pure. */
export const figuresIn = (said: string, need: Need): readonly RegExpExecArray[] => [
  ...said.matchAll(new RegExp(figures[need], 'giu')),
];

/** What the field's own name says of which kind a text is. */
export const hasNeed = (clause: string, need: Need): boolean => figures[need].test(clause);

/** Shorter stems stand inside too many words. */
const tellingStem = 4;
/** So much more a word of the question counts than one that such answers have; and one that says who asks. */
const ownWeight = 3;
const selfWeight = 30;
/** A word that is only a part of one in the clause, or the other way round. */
const partWeight = 0.7;

interface Found {
  readonly said: string;
  readonly hasTerm: boolean;
  readonly hasHint: boolean;
  readonly hasHead: boolean;
}

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
  const hasCore = need !== undefined && asked.core.length > 0;
  const inCore = hasCore ? clauseFor(withCore(asked), clauses, lang, need) : undefined;
  // A figure belongs to the question; only how long the matter takes may be told by what stands in front of it.
  if (hasCore && (inCore !== undefined || asked.wants !== undefined || need !== 'time')) return inCore;
  const found = foundFor(asked, clauses, lang);
  if (need === undefined) return found.find(({ hasTerm }) => hasTerm || asked.terms.length === 0)?.said;
  const fitting = found.filter(({ said, hasHead }) => hasHead && hasNeed(said, need));
  return (fitting.find(({ hasTerm, hasHint }) => hasTerm && hasHint) ?? byTermOrHint(asked, fitting))?.said;
}

const withCore = (asked: Asked): Asked => ({ ...asked, terms: asked.core, core: [] });

/** A span of validity or a deadline is called one; where there is only one of its kind, it is meant. */
function byTermOrHint({ wants, terms }: Asked, fitting: readonly Found[]): Found | undefined {
  const withTerm = fitting.find(({ hasTerm }) => hasTerm);
  const withHint = fitting.filter(({ hasHint }) => hasHint);
  if (wants === 'deadline' && withHint.length === 1) return withHint[0];
  if (terms.length === 0) return wants === 'deadline' ? undefined : withHint[0];
  if (wants === 'validity') return undefined;
  return withTerm;
}

/** The clauses with a word of the question, or of answers to such questions; the best first. */
function foundFor({ terms: own, hints, self, head }: Asked, clauses: readonly string[], lang: Lang): Found[] {
  const terms = withGerman(own, lang);
  if (terms.length + hints.length === 0) return [];
  const heads = head === undefined ? undefined : withGerman([head], lang);
  const selves = withGerman(self, lang);
  const wanted = [...terms, ...hints].filter((term) => term.length >= tellingStem);
  const search = new MiniSearch<{ id: number; said: string }>({
    fields: ['said'],
    // „KfW-Zuschüsse“ is found by „KfW“ as well, and „Plug-in-Hybrid“ by all of it.
    tokenize: (said) =>
      readWords(`${said} ${said.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')}`).map(({ plain }) => plain),
    processTerm: (plain) => {
      // A German clause may be looked for with English words.
      const stems = [...new Set([stemOf(plain, lang), stemOf(plain, 'de')])];
      const parts = wanted.filter(
        (term) => !stems.includes(term) && stems.some((stem) => isPartOf(stem, term)),
      );
      return [...stems, ...parts.map((part) => `~${part}`)];
    },
    searchOptions: {
      tokenize: (said) => said.split(' '),
      processTerm: (term) => term,
      boostTerm: (term) => {
        const whole = term.replace('~', '');
        const own = selves.includes(whole) ? selfWeight : terms.includes(whole) ? ownWeight : 1;
        return term === whole ? own : own * partWeight;
      },
    },
  });
  search.addAll(clauses.map((said, id) => ({ id, said })));
  const asked = [...terms, ...hints];
  return search.search([...asked, ...asked.map((term) => `~${term}`)].join(' ')).map(({ id, queryTerms }) => {
    const has = (some: readonly string[]) => queryTerms.some((term) => some.includes(term.replace('~', '')));
    return {
      said: clauses[Number(id)] ?? '',
      hasTerm: has(terms),
      hasHint: has(hints),
      hasHead: heads === undefined || has(heads),
    };
  });
}

/** „Frist“ in „Einspruchsfrist“, „verjährt“ and „Verjährung“, „Einspruch“ of a question about the „Einspruchsfrist“. */
export function isPartOf(stem: string, term: string): boolean {
  if (stem.length < tellingStem || term.length < tellingStem) return false;
  const [short, long] = stem.length < term.length ? [stem, term] : [term, stem];
  // „Mieter“, „Mietende“
  if (`${short}end` === long) return true;
  if (long.startsWith(short)) return long.length - short.length <= 2 || short.length > tellingStem;
  // „auftragen“ and „nachträglich“ are no „tragen“.
  if (long.endsWith(short)) return short.length > tellingStem || long.length - short.length > tellingStem;
  return shared(short, long) >= tellingShared || shared(long, short) >= tellingShared;
}

/** „Haftpflichtversicherung“ and „Jagdhaftpflicht“ */
const tellingShared = 8;

/** So many letters end the one and begin the other. */
function shared(ending: string, beginning: string): number {
  for (let length = Math.min(ending.length, beginning.length); length >= tellingShared; length -= 1)
    if (ending.endsWith(beginning.slice(0, length))) return length;
  return 0;
}
