// The point of a question that the answer of its command does not say, whatever case was told: looked for in the answer's own
// rows, then in all that the service says of the matter, and said first.
import { type Cell, type Document, type Sentence, strong } from '../../document/index.ts';
import {
  answersNeed,
  asksItself,
  coverageOf,
  type FactsRecord,
  isNamedFigure,
  isOfSheetAlone,
  isVerdict,
  type Point,
  rowPieces,
  sentenceFor,
  type Told,
  toldOn,
} from '../../kit/index.ts';
import { type Frame, isFactSheet } from '../understanding/frame.ts';
import { isDecidedByOne } from '../understanding/judge.ts';
import { asksOfPart } from '../understanding/parseMessage.ts';
import { withNearest } from './decision.ts';
import { inWords, isDecided, isToTheCase, saying, saysAlready, wordsForVerdict } from './firstLine.ts';
import { isOfOtherEntry, look, type Findings } from './look.ts';
import { sayOfCase } from './ofCase.ts';
import { type Asking, isOnMatter, type OnMatter, type OpenCall, pointIn } from './matter.ts';
import { asksAny, needsNoPoint } from './undecided.ts';

/** So much of the point must be in a piece that it stands for the headline, for its denial or for one beside the question. */
const enough = { forHeadline: 0.6, forDenial: 0.44, forField: 0.5, inRows: 0.85 } as const;
/** A headline with about as much of the point stays. */
const clearlyMore = 0.2;

/** An answer as its command gave it, and the point that it was asked for. */
interface Given {
  readonly document: Document;
  /** Those of its first line. */
  readonly words: string;
  readonly point: Point;
  readonly call: OpenCall;
  /** A case was told, or a part of one: the command's first line is about that. */
  readonly isOfCase: boolean;
  /** It is an answer of the fact sheet. */
  readonly isOfSheet: boolean;
}

/** The document with the point in its first line; as it is where that has it, or nothing of the service's has more. */
export async function onPoint(
  document: Document,
  asking: Asking,
  answersToCase: () => Promise<readonly FactsRecord[]>,
): Promise<Document> {
  const { frame, call } = asking;
  const isDone = document.asksBack || needsNoPoint(frame) || isDecidedByOne(frame);
  if (frame.match.isStrict || isDone || !isOnMatter(asking)) return document;
  const ofCase = await answersToCase();
  const point = pointIn(asking);
  const words = inWords(document.headline, call.lang);
  const given = { document, words, point, call, isOfCase: tellsCase(frame), isOfSheet: isFactSheet(frame) };
  const stated = given.isOfCase ? await statedOfCase(asking, ofCase, given) : undefined;
  if (stated) return saying(document, stated);
  const lookIn = (ofCases: boolean) => look(asking, { ofCases, ofCase });
  const looked = isOpen(given) ? await lookIn(false) : undefined;
  const meant = looked && meantIn(looked, given);
  if (meant) return saying(document, meant);
  if (isOnPoint(given)) return document;
  const own = given.isOfCase ? inOwnRows(given) : undefined;
  if (own) return own;
  const first = looked ?? (await lookIn(false));
  if (first.told && isGoodEnough(first, given)) return saying(document, first.told.sentence);
  // Only another kind of answer, and whether something is so, are worth more requests.
  const { whether, aspects } = call.intent;
  const isWorth = given.isOfCase && (point.need !== undefined || (whether && !aspects.includes('cost')));
  const more = isWorth && asking.matter.command?.knowsOfCases ? await lookIn(true) : undefined;
  return more?.told && isGoodEnough(more, given)
    ? saying(document, more.told.sentence)
    : withNearest(document, first.nearest && first.say(first.nearest)?.sentence, call.say);
}

/** What the service said of just the case, where that surely answers and the first line does not. */
async function statedOfCase(
  asking: Asking & OnMatter,
  ofCase: readonly FactsRecord[],
  given: Given,
): Promise<Sentence | undefined> {
  const { words, call } = given;
  const { whether, worth } = call.intent;
  // Who only names a case wants it reckoned; an amount or a day that was, a yes or a no, and whether it pays, stay.
  const isAsked = whether || asksAny(call.question);
  const isReckoned = worth || answersPoint(given) || isVerdict(words, call.lang);
  if (ofCase.length === 0 || !isAsked || isReckoned) return undefined;
  const looked = await look(asking, { ofCases: false, ofCase, isAlone: true });
  const { surest } = looked;
  // Figures have rows of their own, and are told of those.
  const isFigure = surest !== undefined && 'label' in surest.says && surest.needs.length > 0;
  if (!surest || isFigure || isOfOtherEntry(surest)) return undefined;
  const sentence = sayOfCase(surest, { looked, call })?.sentence;
  return sentence && !saysAlready(words, inWords(sentence, call.lang), call.lang) ? sentence : undefined;
}

/** Nothing says yet that the first line is the answer. */
const isOpen = (given: Given): boolean =>
  !given.isOfCase && !isBare(given) && !isSettled(given) && (given.isOfSheet || !isByField(given));

/** The statement that people asked for with such words, where the first line does not say it. */
function meantIn({ told, texts }: Findings, given: Given): Sentence | undefined {
  const { words, point, call, isOfSheet } = given;
  if (!told || !(isByField(given) ? isSurely(told, given) : told.isLikely)) return undefined;
  const [own, theirs] = coverageOf(point, [words, told.piece.searchWords, ...texts], call.lang);
  const hasAsMuch = (own?.coverage ?? 0) >= (theirs?.coverage ?? 0);
  // What a command reckoned for just that stays; so does a sentence, where another field only may be meant.
  const isReckoned = !isOfSheet && answersPoint(given) && hasAsMuch;
  const isOnlyField = 'label' in told.piece.says && told.share < enough.forField;
  const isSaid = saysAlready(words, inWords(told.sentence, call.lang), call.lang);
  return isReckoned || isOnlyField || isSaid ? undefined : told.sentence;
}

/** Nothing is asked for that the first line has not. */
function isOnPoint(given: Given): boolean {
  const { point } = given;
  const { firstLine } = given.document;
  if (firstLine === 'point') return true;
  const isOfKind = point.need === undefined || answersPoint(given);
  return point.terms.length === 0 && isOfKind && (point.need === undefined || firstLine !== 'unsaid');
}

/** The answer to a case with the row first that was asked for, or as it is; undefined where the point is not in it. */
function inOwnRows(given: Given): Document | undefined {
  const { document, words, point, call } = given;
  const [all] = coverageOf(point, [words], call.lang);
  const hasAll = all !== undefined && all.coverage >= enough.inRows && point.need === undefined;
  const row = lookInRows(document, point, call);
  const isRow = row !== undefined && row.coverage >= enough.inRows && !call.intent.whether;
  if (isRow && asksOfPart(call.question)) return saying(document, row.sentence);
  if (hasAll || isToTheCase(document, words, point, call)) return document;
  if (isRow) return saying(document, row.sentence);
  const isWithoutTime = point.need === 'time' && !answersPoint(given);
  const time = isWithoutTime ? firstTime(document, point, call) : undefined;
  return time && saying(document, time);
}

/** Whether what was found has clearly more of the point than the first line. */
function isGoodEnough({ told, texts }: Findings, given: Given): boolean {
  const { document, words, point, call, isOfCase } = given;
  const [own] = coverageOf(point, [words, ...texts], call.lang);
  const isOther = isOfCase && (point.need !== undefined || isDecided(told, call));
  const isUnsaid = document.firstLine === 'unsaid';
  const least =
    isUnsaid || isOther ? enough.forDenial : Math.max(enough.forHeadline, (own?.coverage ?? 0) + clearlyMore);
  if (!told || !isAnswer(told, given)) return false;
  return told.coverage >= least || (isUnsaid && isNamedFigure(told, point, call.lang));
}

function isAnswer(told: Told, { document, point, call, isOfCase }: Given): boolean {
  const { says, needs } = told.piece;
  const { whether } = call.intent;
  const isUnsaid = document.firstLine === 'unsaid';
  // A figure of another case, or of a part, is not what this one comes to; nor does it tell whether.
  if (isOfCase && point.need === undefined && 'label' in says && needs.length > 0) return false;
  if (isOfCase && whether && point.need === undefined && !isDecided(told, call)) return false;
  const isVerdictOfIt = told.isLikely && isVerdict(inWords(told.sentence, call.lang), call.lang);
  const isThin = told.words < wordsForVerdict && !isVerdictOfIt;
  return !(whether && (isOfCase || isUnsaid) && isThin);
}

/** „Und bis wann?“: the command shows its times first where one is asked for; undefined where it has none of that kind. Pure. */
function firstTime({ tables = [] }: Document, point: Point, call: OpenCall): Sentence | undefined {
  const [first] = rowPieces(tables.slice(0, 1));
  if (!first || !('label' in first.says)) return undefined;
  const { cell } = first.says;
  if (!answersNeed([strong(cell)], '', 'time')) return undefined;
  const parts: readonly (Cell | string)[] = cell.kind === 'phrase' ? cell.parts : [cell];
  const isDay = parts.some((part) => typeof part !== 'string' && part.kind === 'date');
  return isDay === asksDay.test(call.question) ? sentenceFor(first, point, call) : undefined;
}

const asksDay = /(?<!\p{L})(?:wann|when|until|deadline|frist|stichtag)(?!\p{L})/iu;

/** Whether it has a figure, or the words, of the kind that is needed. */
const answersPoint = ({ document, words, point: { need } }: Given): boolean =>
  need !== undefined && answersNeed(document.headline, words, need);

/** „Was ist …?“, and the bare name of a matter: nothing but the matter is asked about. */
const isBare = ({ point: { terms, need }, call: { intent, question } }: Given): boolean =>
  intent.aspect === 'meaning'
    ? terms.length === 0
    : need === undefined && !asksItself(intent) && !asksAny(question);

/** A field of the sheet that is called so: only what was surely asked for says it better. */
const isByField = ({ document: { firstLine }, point: { asked }, call: { intent } }: Given): boolean =>
  firstLine !== 'unsaid' && ((firstLine === 'point' && asked.isWho) || isOfSheetAlone(intent.aspect));

/** An office is answered by another one. */
const isSurely = (told: Told, { point: { asked }, call: { intent, lang } }: Given): boolean =>
  told.isSure &&
  ((intent.aspect !== 'authority' && !asked.isWho) ||
    answersNeed(told.sentence, inWords(told.sentence, lang), 'office'));

/** What a first line says beyond doubt: the figure for the whole matter, a yes or a no, a denial. */
function isSettled(given: Given): boolean {
  const { document, words, point, call } = given;
  const isOfWhole = point.terms.length === 0 && !ofPart.test(call.question);
  const isVerdictOfIt = isVerdict(words, call.lang) && !depends.test(words);
  return document.firstLine === 'unsaid' || isVerdictOfIt || (isOfWhole && answersPoint(given));
}
/** A part has a time and a price of its own. */
const ofPart = /schriftlich|mündlich|praktisch|theorie|theoretisch|written|oral|practical/iu;
const depends = /^\P{L}*(?:Es kommt|It depends)/u;

/** A case was told, or a part of one: the command's first line is about that. */
const tellsCase = (frame: Frame): boolean =>
  // Amounts are what commands reckon.
  !isFactSheet(frame) && (frame.intent.aspects.includes('cost') || hasValue(frame));

/** A value of the case was said. */
const hasValue = ({ match: { command }, slots }: Frame): boolean =>
  Object.entries(command.arguments).some(([key, one]) => !one.named && slots.has(key));

/** The rows of an answer to a case, looked through without asking for anything. Pure. */
function lookInRows({ tables = [] }: Document, point: Point, call: OpenCall): Told | undefined {
  const [shown, all] = [tables.slice(0, 1), tables].map((some) => toldOn(point, rowPieces(some), call));
  // „Notar (brutto)“ is in the sum that is shown, „Notar netto“ is folded.
  return shown && shown.coverage >= (all?.coverage ?? 0) * nearlyAsGood ? shown : all;
}

const nearlyAsGood = 0.9;
