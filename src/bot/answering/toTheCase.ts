// Whether the first line of an answer has what was asked of the case: an amount where an amount is asked for, a time, yes or
// no, the words of the question. The command's headline for the case is none of that by itself.
import { type Document, isStrong, type Sentence } from '../../document/index.ts';
import {
  type AnsweredBy,
  answersNeed,
  type Call,
  coverageOf,
  hasWord,
  isGeneral,
  isVerdict,
  type Point,
  readWords,
  stemOf,
  type Told,
} from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';
import { type Frame, isCompared, isDay, isFactSheet } from '../understanding/frame.ts';
import { firstDoubt, questionIn } from '../understanding/judge.ts';
import type { Asking, Looked } from './matter.ts';

/**
 * A list is wanted, or cases are compared: the first line is about that. Nor has the next message a point of its own that
 * only says another value: „und in Hamburg?“
 */
export function isWhole(frame: Frame): boolean {
  const { match, slots, intent, isOverview, said } = frame;
  const asksAnew = intent.aspect !== undefined || intent.whether;
  // A fact sheet has no cases: of another state it is looked through anew.
  const isNextCase =
    said.length > 1 && !isFactSheet(frame) && (!asksAnew || questionIn(frame) !== said.at(-1));
  return isOverview || slots.has('list') || isNextCase || isCompared(frame) || match.command.changes;
}

/** A case was told, or a part of one: the command's first line is about that. */
export const tellsCase = (frame: Frame): boolean =>
  // Amounts are what commands reckon.
  frame.match.command.about !== 'topics' && (frame.intent.aspects.includes('cost') || hasValue(frame));

/** A value of the case was said. */
const hasValue = ({ match: { command }, slots }: Frame): boolean =>
  Object.entries(command.arguments).some(([key, one]) => !one.named && slots.has(key));

/** So much of the point a line has that stays; something that is less likely than this is no better. */
const enough = { inOwn: 0.45, ofKind: 0.2, over: 0.85 } as const;

interface Deciding {
  readonly call: Asking;
  readonly isSheet: boolean;
  /** A value of the case was said. */
  readonly isOnCase: boolean;
}

/** Whether the command's own first line says just what was asked, so that nothing need be said in its place. Pure. */
export function isToThePoint(
  { headline, firstLine }: Document,
  by: AnsweredBy,
  { point, texts }: Pick<Looked, 'point' | 'texts'>,
  { call: { lang, intent }, isSheet, isOnCase }: Deciding,
): boolean {
  const { need, terms, asked } = point;
  const words = inWords(headline, lang);
  const [own] = coverageOf(point, [words, ...texts], lang);
  const coverage = terms.length === 0 ? 1 : (own?.coverage ?? 0);
  const isDecidedHere = isVerdict(words, lang) && by.is !== 'nothing';
  const isOfKind = need === undefined ? intent.whether && isDecidedHere : answersNeed(headline, words, need);
  // What a command says in words of its own, of the kind that is asked for.
  if (firstLine !== 'point')
    return !isSheet && isOfKind && ((isOnCase && need !== 'time') || coverage >= enough.inOwn);
  const hasPoint = coverage >= (isOfKind ? enough.ofKind : enough.inOwn) && by.share < enough.over;
  // So is the row of a value.
  return hasPoint || isDecidedHere || ((!isSheet || asked.figures.length > 0) && by.is !== 'nothing');
}

/** What is said is nothing that any answer could be given to, but for what is missing. */
export function isRefused(frame: Frame): boolean {
  const doubt = firstDoubt(frame);
  return doubt !== undefined && doubt.problem.kind !== 'missing' && doubt.problem.kind !== 'unknownValue';
}

/** The command itself says yes or no to a value that was said. Pure. */
export const isJudged = ({ slots, match: { command } }: Pick<Frame, 'slots' | 'match'>): boolean =>
  [...slots.keys()].some((key) => command.arguments[key]?.judges);

/** What the command tells of a case: amounts, its papers, and times where a day was said. */
export function isReckoned({ slots, match }: Frame, { aspects, whether }: Call['intent']): boolean {
  const hasDay = [...slots.values()].some(({ candidate: { value } }) => isDay(value));
  // „Geht das noch?“ is taken for what one may do, too.
  if (whether && aspects.every((aspect) => aspect === 'duty')) return hasDay && isJudged({ slots, match });
  const hasCost = aspects.includes('cost');
  if (aspects[0] === 'documents') return true;
  return aspects.every((aspect) => aspect === 'cost' || (aspect === 'duration' && (hasDay || hasCost)));
}

/** `words` are those of the first line. Pure. */
export function isToTheCase(
  { headline }: Document,
  words: string,
  { need }: Point,
  { intent, lang, question }: Asking,
): boolean {
  // A case may be told without asking anything but what it comes to.
  const isAsked = question.includes('?') || asksOpenly.test(question);
  if (!isAsked || isVerdict(words, lang) || unsaid.test(words)) return true;
  const isClosed = intent.whether && !asksOpenly.test(question);
  if (ofItsOwn.has(intent.aspect) && !isClosed && need !== 'office') return true;
  if (need !== undefined) return answersNeed(headline, words, need);
  if (intent.aspects.includes('cost') && !asksWhetherFree.test(question))
    return answersNeed(headline, words, 'money');
  if (intent.aspect === 'online') return /online/i.test(words);
  return !intent.whether && !asksOpenly.test(question);
}

/** It says yes or no, by more than one word of the question. */
export const isDecided = (told: Told | undefined, { lang }: Asking): boolean =>
  told !== undefined && told.words >= wordsForVerdict && isVerdict(inWords(told.sentence, lang), lang);

/** One word alone makes no yes and no no: „anerkannt“ is said of many things. */
export const wordsForVerdict = 2;

const unsaid =
  /(?<!Beispielwert, )nicht bestätigt(?!en)|nennt .{0,60}nicht|noch keinen|keinen Betrag|keine (?:eigene )?Angabe|habe ich (?:keine|nichts)|(?<!example value, )not confirmed|does not|states no|not state|nothing particular|no amount/i;
const asksOpenly =
  /(?<!\p{L})(?:was|welche\p{L}*|wer|wem|wie|worauf|wozu|ob|what|which|who|how|whether)(?!\p{L})/iu;
/** Many leave out the question mark. */
export const asksAny =
  /[\p{L}\d)]\s?\?(?:\s|$)|^(?:und |also |and |so )?(?:was|wie|wieviel|wann|wo|wer|wem|welche\p{L}*|warum|ab wann|bis wann|what|how|when|where|who|which|why)(?!\p{L})/iu;
const asksWhetherFree = /(?<!\p{L})(?:\p{L}*frei|kostenlos|free|exempt)(?!\p{L})/iu;
/** What commands tell by fields of their own. */
const ofItsOwn: ReadonlySet<Call['intent']['aspect']> = new Set([
  'documents',
  'authority',
  'basis',
  'meaning',
]);

/** Words that no argument took are the question itself where the first line answers just that, or has them. */
export function isAllRead(
  { ignored, match: { command, lang } }: Frame,
  { firstLine, headline }: Document,
): boolean {
  if (ignored === '') return false;
  if (command.about === 'topics' && firstLine === 'point') return true;
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
  const [own, others] = [words, theirs].map(
    (said) => new Set(readWords(said).map(({ plain }) => stemOf(plain, lang))),
  );
  if (!own || !others) return false;
  return [...others].filter((stem) => own.has(stem)).length >= others.size * nearlyAll;
}
