// Whether the first line of an answer has what was asked of the case: an amount where an amount is asked for, a time, yes or
// no, the words of the question. The command's headline for the case is none of that by itself.
import { type Document, isStrong, type Sentence } from '../../document/index.ts';
import {
  answersNeed,
  type Call,
  hasWord,
  isGeneral,
  isVerdict,
  type Point,
  readWords,
  stemOf,
  type Told,
} from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';
import type { Frame } from '../understanding/frame.ts';
import { questionIn } from '../understanding/judge.ts';
import type { Asking } from './matter.ts';

/**
 * A list is wanted, or cases are compared: the first line is about that. Nor has the next message a point of its own that
 * only says another value: „und in Hamburg?“
 */
export function isWhole(frame: Frame): boolean {
  const { match, slots, intent, isOverview, said } = frame;
  const asksAnew = intent.aspect !== undefined || intent.whether;
  const isNextCase = said.length > 1 && (!asksAnew || questionIn(frame) !== said.at(-1));
  const isCompared = [...slots.values()].some(({ others }) => others.length > 0);
  return isOverview || slots.has('list') || isNextCase || isCompared || match.command.changes;
}

/** A case was told, or a part of one: the command's first line is about that. */
export function tellsCase({ match: { command }, slots, intent }: Frame): boolean {
  if (command.about === 'topics') return false;
  // Amounts are what commands reckon.
  if (intent.aspects.includes('cost')) return true;
  return Object.entries(command.arguments).some(([key, one]) => !one.named && slots.has(key));
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
