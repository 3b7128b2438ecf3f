// The clauses of what a service says in sentences, the figures in them, and words that are one word's parts.
import { type Path, plainField } from '../../facts/index.ts';
import type { Need } from '../recognisers/asked.ts';

/** What is said of the answer and not of the matter, and what is said of single states. */
const besides =
  /^(?:sources?|quellen?|references|belege|disclaimer.*|vorbehalt|confidence|slug|kennung|id|title.*|titel|url|.*_?url|netzadresse|link|state.*|authority_?(?:records?|notes?(?:_de)?)|authorities|behoerden|calculator|rechner|currency|as_?of|stand|checked|formula)$/;

/** Whether a place in an answer holds what is said of the answer, or of a single state. */
export const saysOfAnswer = (path: Path): boolean =>
  path.some(
    (part) =>
      typeof part === 'string' && (besides.test(part.toLowerCase()) || besides.test(plainField(part))),
  );

/** Longer sentences are parted at their semicolons; so are notes that are none. */
const wholeSentence = 240;

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
    String.raw`(?:€\s?${figure}|${figure}\s?(?:EUR|Euro|€|ct|Cent)(?![\p{L}])|\d+\s?%|(?:kosten|gebühren)frei|kostenlos)`,
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
