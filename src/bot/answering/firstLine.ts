// The first line of an answer: a statement said in it, and whether it has what was asked: an amount where an amount is asked for,
// a time, yes or no, the words of the question. The command's headline for the case is none of that by itself.
import { type Document, isStrong, note, type Note, type Sentence, unstressed } from '../../document/index.ts';
import {
  type AnsweredBy,
  answersNeed,
  type Call,
  coverageOf,
  type FactsRecord,
  hasWord,
  isGeneral,
  isVerdict,
  type Point,
  readProvenance,
  readWords,
  saysVerdict,
  stemOf,
  stemsIn,
  type Told,
} from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';
import { type Frame, isFactSheet } from '../understanding/frame.ts';
import type { Findings } from './look.ts';
import type { OpenCall } from './matter.ts';
import type { Undecided } from './undecided.ts';

/** What the service says on the point, said first and with nothing else of its answer. */
export function toldDocument(sentence: Sentence, answer: FactsRecord, { lang, today }: OpenCall): Document {
  const provenance = readProvenance(answer, lang, today);
  return { lang, headline: sentence, firstLine: 'point', ...(provenance ? { provenance } : {}) };
}

/** The document with this said first; what it said itself folds. Pure. */
export const saying = (document: Document, headline: Sentence): Document => ({
  ...document,
  headline,
  firstLine: 'point',
  tables: (document.tables ?? []).map((table) => ({ ...table, folded: true })),
});

/** What stands below a denial. */
export const comesNearest = (nearest: Sentence, say: OpenCall['say']): Note =>
  note('condition', [say({ de: 'Am nächsten kommt: ', en: 'What comes nearest: ' }), ...unjudged(nearest)]);

/** A statement that may not be the answer: neither its figure nor its yes or no stands out. */
export function asNear(nearest: Sentence, { say, lang }: Pick<OpenCall, 'say' | 'lang'>): Sentence {
  const said = unstressed(unjudged(nearest));
  // „The service says, in German: …“
  if (/the service says/i.test(inWords(said, lang))) return said;
  return [say({ de: 'Dazu sagt der Dienst: ', en: 'On that the service says: ' }), ...said];
}

/** Without its yes or no: that answers another question, or is not sure. */
export const unjudged = (said: Sentence): Sentence => (saysVerdict(said) ? said.slice(2) : said);

/** So much of the point a line has that stays; something that is less likely than this is no better. */
const enough = { inOwn: 0.45, ofKind: 0.2, over: 0.85 } as const;

/** Whether the command's own first line says just what was asked, so that nothing need be said in its place. Pure. */
export function isToThePoint(
  { headline, firstLine }: Document,
  by: AnsweredBy,
  { point, texts }: Pick<Findings, 'point' | 'texts'>,
  { call: { lang, intent }, isSheet, isOnCase }: Pick<Undecided, 'call' | 'isSheet' | 'isOnCase'>,
): boolean {
  const { need, terms, asked } = point;
  const words = inWords(headline, lang);
  const [own] = coverageOf(point, [words, ...texts], lang);
  const coverage = terms.length === 0 ? 1 : (own?.coverage ?? 0);
  // A command may tell just what was asked of its case: whether it needs a permit.
  const isOwnPoint = firstLine === 'point' && !isSheet;
  const isDecidedHere = decides(words, intent, lang) && (isOwnPoint || by.is !== 'nothing');
  const isOfKind = need === undefined ? intent.whether && isDecidedHere : answersNeed(headline, words, need);
  // What a command says in words of its own, of the kind that is asked for.
  if (firstLine !== 'point')
    return !isSheet && isOfKind && ((isOnCase && need !== 'time') || coverage >= enough.inOwn);
  const hasPoint = coverage >= (isOfKind ? enough.ofKind : enough.inOwn) && by.share < enough.over;
  // So is the row of a value.
  return hasPoint || isDecidedHere || ((!isSheet || asked.figures.length > 0) && by.is !== 'nothing');
}

/** `words` are those of the first line. Pure. */
export function isToTheCase(
  { headline }: Document,
  words: string,
  { need }: Point,
  { intent, lang, question }: OpenCall,
): boolean {
  // A case may be told without asking anything but what it comes to.
  const isAsked = question.includes('?') || asksOpenly.test(question);
  if (!isAsked || decides(words, intent, lang) || unsaid.test(words)) return true;
  const isClosed = intent.whether && !asksOpenly.test(question);
  if (ofItsOwn.has(intent.aspect) && !isClosed && need !== 'office') return true;
  if (need !== undefined) return answersNeed(headline, words, need);
  if (intent.aspects.includes('cost') && !asksWhetherFree.test(question))
    return answersNeed(headline, words, 'money');
  if (intent.aspect === 'online') return /online/i.test(words);
  return !intent.whether && !asksOpenly.test(question);
}

/** By when to apply is neither yes nor no. */
const decides = (words: string, { whether }: Call['intent'], lang: Document['lang']): boolean =>
  isVerdict(words, lang) && !(whether && byWhen.test(words));
const byWhen = /^\P{L}*(?:Sicher beantragt|Apply by)(?!\p{L})/u;

/** It says yes or no, by more than one word of the question. */
export const isDecided = (told: Told | undefined, { lang }: OpenCall): boolean =>
  told !== undefined && told.words >= wordsForVerdict && isVerdict(inWords(told.sentence, lang), lang);

/** One word alone makes no yes and no no: „anerkannt“ is said of many things. */
export const wordsForVerdict = 2;

const unsaid =
  /(?<!Beispielwert, )nicht bestätigt(?!en)|nennt .{0,60}nicht|noch keinen|keinen Betrag|keine (?:eigene )?Angabe|habe ich (?:keine|nichts)|(?<!example value, )not confirmed|does not|states no|not state|nothing particular|no amount/i;
const asksOpenly =
  /(?<!\p{L})(?:was|welche\p{L}*|wer|wem|wie|worauf|wozu|ob|what|which|who|how|whether)(?!\p{L})/iu;
const asksWhetherFree = /(?<!\p{L})(?:\p{L}*frei|kostenlos|free|exempt)(?!\p{L})/iu;
/** What commands tell by fields of their own. */
const ofItsOwn: ReadonlySet<Call['intent']['aspect']> = new Set([
  'documents',
  'authority',
  'basis',
  'meaning',
]);

/** Words that no argument took are the question itself where the first line answers just that, or has them. */
export function isAllRead(frame: Frame, { firstLine, headline, lang }: Document): boolean {
  const { ignored } = frame;
  if (ignored === '') return false;
  if (isFactSheet(frame) && firstLine === 'point') return true;
  const words = readWords(ignored).filter((word) => !isGeneral(word));
  const said = inWords(headline, lang);
  return words.length > 0 && words.every(({ plain }) => hasWord(said, [stemOf(plain, lang)], lang));
}

/** A sentence as it is read, without what stands out. */
export const inWords = (said: Sentence, lang: Document['lang']): string =>
  said
    .flatMap((part) => (typeof part === 'object' && isStrong(part) ? part.strong : [part]))
    .map((part) => (typeof part === 'string' ? part : formatCell(part, lang)))
    .join('');

const nearlyAll = 0.7;

/** Whether a sentence has nearly all words of another. Pure. */
export function saysAlready(words: string, theirs: string, lang: Document['lang']): boolean {
  const [own, others] = [words, theirs].map((said) => new Set(stemsIn(said, lang)));
  if (!own || !others) return false;
  return [...others].filter((stem) => own.has(stem)).length >= others.size * nearlyAll;
}
