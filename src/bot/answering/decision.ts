// What was decided to be the answer to a question, and what becomes of the command's own answer by it.
import { type Document, isStrong, type Note, type Sentence, withNotes } from '../../document/index.ts';
import { type AnsweredBy, type Call, hasWord, readWords, stemOf } from '../../kit/index.ts';
import type { Frame } from '../understanding/frame.ts';
import { comesNearest, inWords, saying, saysAlready, toldDocument, unjudged } from './firstLine.ts';
import type { Findings } from './look.ts';
import type { OpenCall } from './matter.ts';
import type { Undecided } from './undecided.ts';

export interface Decision {
  readonly by: AnsweredBy;
  /** A value of the case was said: the command's answer is about that. */
  readonly isOnCase: boolean;
  /** A statement: it is said above the command's own answer, or in its place. */
  readonly told?: { readonly sentence: Sentence; readonly document: Document };
  /** Yes or no is asked for. */
  readonly isClosed: boolean;
  /** It surely answers, whatever else the question may be read as. */
  readonly isSure?: boolean;
  /** The service surely states no such thing: whatever the command says is of something else. */
  readonly isBeyond?: boolean;
  /** Or what is asked in place of the frame: the fact sheet of which just that is wanted, or suppliers. */
  readonly instead?: { readonly frame: Frame; readonly more: Partial<Pick<Call, 'answeredBy'>> };
  /** The statement that comes nearest, where nothing answers. */
  readonly nearest: Sentence | undefined;
  /** Whether a command's answer has a first line of its own for just that, with most of the question's words. */
  readonly isInOwn: (own: Document) => boolean;
  /** All that the service says of the topic. */
  readonly texts: readonly string[];
  /** The topic was only guessed: an answer names it, and where nothing answers, its office could not tell either. */
  readonly guessed: string | undefined;
  /** It goes on with an answer on that topic, and nothing in it is of something else. */
  readonly isNext: boolean;
}

/** What a decision is made from, and the decision as far as it is made. */
export interface Deciding extends Undecided {
  readonly looked: Findings;
  readonly decision: Decision;
}

/** A decision of which it is not clear yet what is told. Pure. */
export const decisionOn = (
  { call, isOnCase, isOfCommand, isNext, guessed }: Undecided,
  by: AnsweredBy,
  { nearest, say, texts }: Findings,
  isInOwn: Decision['isInOwn'],
): Decision => ({
  ...{ by, isOnCase, isNext, texts, isInOwn },
  nearest: nearest && say(nearest)?.sentence,
  isClosed: call.intent.whether,
  isSure: isOfCommand,
  // What goes on with an answer is on its topic.
  guessed: isNext && by.is !== 'nothing' ? undefined : guessed,
});

/** What is said, with nothing else of the answer that it stands in. */
export const telling = (
  { sentence, answer }: NonNullable<ReturnType<Findings['say']>>,
  { decision, call }: Deciding,
): Decision => ({ ...decision, told: { sentence, document: toldDocument(sentence, answer, call) } });

/** What is asked in place of the frame; undefined where the command's own answer stays, or has the statement in it. Pure. */
export function insteadOf(
  { by, instead, isOnCase, isInOwn, isBeyond }: Decision,
  own: Document,
): Decision['instead'] {
  if (isBeyond) return instead;
  // What would be asked back has nothing to do with a question that nothing answers.
  const isAskedInVain = own.asksBack && !isOnCase && by.is === 'nothing' && by.share >= inVain;
  if (isAskedInVain) return instead;
  return own.asksBack || isInOwn(own) ? undefined : instead;
}
const inVain = 0.6;

/** The command's own answer, with the statement said first where that is the answer. Pure. */
export function withStatement(
  { isOnCase, told, isSure = false, isClosed, isInOwn }: Decision,
  own: Document,
): Document {
  // What the command asks back has nothing to do with it, where no case was said.
  if (told && own.asksBack && (isSure || !isOnCase)) return told.document;
  const isSaid =
    told &&
    (isSure ? saysIt(own, told.sentence) || (isClosed && isOnCase && saysOnlyVerdict(own)) : isInOwn(own));
  if (!told || own.asksBack || isSaid) return own;
  const notes = [...(told.document.notes ?? []), ...(own.notes ?? [])];
  const said = { ...saying(own, told.sentence), notes };
  // It is of the statement, and not of what the command asked.
  const { provenance } = told.document;
  return isOnCase || !provenance ? said : { ...said, provenance };
}

/** An answer on a topic that was only guessed names it. Pure. */
export const namingTopic = ({ guessed }: Decision, document: Document): Document =>
  guessed === undefined || document.asksBack || names(document, guessed)
    ? document
    : { ...document, headline: [guessed, ': ', ...document.headline] };

/** „Zuständig für Kfz-Zulassung in Hamburg“ names it; „Kfz-Zulassungsbehörde“ does not. */
const names = ({ headline, lang }: Document, topic: string): boolean =>
  inWords(headline, lang)
    .split(topic)
    .slice(1)
    .some((behind) => !/^[\p{L}-]/u.test(behind));

/** What stands below a denial; of a topic that was only guessed, where it has a word of the question. Pure. */
export function nearestNote(
  { nearest, guessed }: Decision,
  { say, lang, question }: Pick<OpenCall, 'say' | 'lang' | 'question'>,
): Note | undefined {
  if (!nearest || guessed === undefined) return nearest && comesNearest(nearest, say);
  const said = inWords(nearest, lang);
  const isNear = readWords(question).some(
    ({ plain }) => plain.length >= longWord && hasWord(said, [stemOf(plain, lang)], lang),
  );
  // An amount of what may be another matter only misleads.
  return isMoney(nearest) || !isNear ? undefined : comesNearest([guessed, ': ', ...unjudged(nearest)], say);
}

const longWord = 6;
const isMoney = (said: Sentence): boolean => /"kind":"money"|€|EUR/.test(JSON.stringify(said));

/** Where the service does not say it, what it says that may be meant. Pure. */
export const withNearest = (
  document: Document,
  nearest: Sentence | undefined,
  say: OpenCall['say'],
): Document =>
  nearest === undefined || document.firstLine !== 'unsaid' || saysOf(document, nearest)
    ? document
    : withNotes(document, [comesNearest(nearest, say)]);

/** „**Nein**, …“, „**Noch offen**: …“: a yes with an amount is on the grant alone. */
function saysOnlyVerdict({ headline: [first] }: Document): boolean {
  return (
    typeof first === 'object' && isStrong(first) && first.strong.every((part) => typeof part === 'string')
  );
}

/** A denial that tells some of it says first that it does not; in a long line it is hidden. */
const saysIt = (own: Document, said: Sentence): boolean =>
  own.firstLine !== 'unsaid' &&
  saysOf(own, said) &&
  inWords(own.headline, own.lang).length <= longer * inWords(said, own.lang).length;
const longer = 1.6;

/** A denial tells some of it itself. */
const saysOf = ({ headline, lang }: Document, nearest: Sentence): boolean =>
  saysAlready(inWords(headline, lang), inWords(nearest, lang), lang);
