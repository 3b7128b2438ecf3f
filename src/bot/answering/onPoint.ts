// The point of a question that the answer of its command does not say, whatever case was told: looked for in the answer's own
// rows, then in all that the service says of the matter, and said first.
import { type Cell, type Document, type Sentence, strong } from '../../document/index.ts';
import {
  answersNeed,
  type Aspect,
  coverageOf,
  type FactsRecord,
  isVerdict,
  type Point,
  rowPieces,
  sentenceFor,
  type Told,
} from '../../kit/index.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import type { Frame } from '../understanding/frame.ts';
import { isDecidedByOne } from '../understanding/judge.ts';
import { asksOfPart } from '../understanding/parseMessage.ts';
import { saying, withNearest } from './decision.ts';
import { type Asking, look, lookInRows, matterOf, pointIn } from './matter.ts';
import {
  asksAny,
  inWords,
  isDecided,
  isToTheCase,
  isWhole,
  saysAlready,
  tellsCase,
  wordsForVerdict,
} from './toTheCase.ts';

/** So much of the point must be in a piece that it stands for the headline, for its denial or for one beside the question. */
const enough = { forHeadline: 0.6, forDenial: 0.44, forField: 0.5, overDenial: 0.8, inRows: 0.85 } as const;
/** A headline with about as much of the point stays. */
const clearlyMore = 0.2;

/** The document with the point in its first line; as it is where that has it, or nothing of the service's has more. */
export async function onPoint(
  document: Document,
  frame: Frame,
  call: Asking,
  catalogue: Catalogue,
  answersToCase: () => Promise<readonly FactsRecord[]>,
): Promise<Document> {
  const matter = matterOf(frame, catalogue);
  const { firstLine, asksBack } = document;
  if (!matter || frame.match.isStrict || asksBack || isWhole(frame) || isDecidedByOne(frame)) return document;
  const ofCase = await answersToCase();
  const point = pointIn(frame, matter, call);
  const words = inWords(document.headline, call.lang);
  const isOfCase = tellsCase(frame);
  const isOpen = !isOfCase && !isBare(point, call) && !isSettled(document, words, point, call);
  const isField = isByField(document, point, call);
  const isOfSheet = frame.match.command.about === 'topics';
  const isBetter = (told: Told, texts: readonly string[]) => {
    const [own, theirs] = coverageOf(point, [words, told.piece.looked, ...texts], call.lang);
    const hasAsMuch = (own?.coverage ?? 0) >= (theirs?.coverage ?? 0);
    // What a command reckoned for just that stays; so does a sentence, where another field only may be meant.
    const isReckoned = !isOfSheet && answersPoint(document, words, point) && hasAsMuch;
    const isOnlyField = 'label' in told.piece.says && told.share < enough.forField;
    return !isReckoned && !isOnlyField && !saysAlready(words, inWords(told.sentence, call.lang), call.lang);
  };
  const looked =
    isOpen && (isOfSheet || !isField)
      ? await look(frame, matter, call, { ofCases: false, ofCase })
      : undefined;
  const isMeant = isField ? isSurely(looked?.told, point, call) : looked?.told?.isLikely;
  if (isMeant && looked?.told && isBetter(looked.told, looked.texts))
    return saying(document, looked.told.sentence);
  if (firstLine === 'point' || (point.terms.length === 0 && point.need === undefined)) return document;
  const isOfKind = answersPoint(document, words, point);
  if (isOfKind && point.terms.length === 0 && firstLine !== 'unsaid') return document;
  if (isOfCase) {
    const [all] = coverageOf(point, [words], call.lang);
    const hasAll = all !== undefined && all.coverage >= enough.inRows && point.need === undefined;
    const row = lookInRows(document, point, call);
    const isRow = row !== undefined && row.coverage >= enough.inRows && !call.intent.whether;
    if (isRow && asksOfPart(call.question)) return saying(document, row.sentence);
    if (hasAll || isToTheCase(document, words, point, call)) return document;
    if (isRow) return saying(document, row.sentence);
    const time = point.need === 'time' && !isOfKind ? firstTime(document, point, call) : undefined;
    if (time) return saying(document, time);
  }
  const isGoodEnough = ({ told, texts }: Awaited<ReturnType<typeof look>>) => {
    const [own] = coverageOf(point, [words, ...texts], call.lang);
    const isOther = isOfCase && (point.need !== undefined || isDecided(told, call));
    const isBeside = firstLine === 'unsaid' || isOther;
    const least = isBeside
      ? enough.forDenial
      : Math.max(enough.forHeadline, (own?.coverage ?? 0) + clearlyMore);
    return told !== undefined && told.coverage >= least && isAnswer(told);
  };
  const isAnswer = (told: Told) => {
    const { says, needs } = told.piece;
    const { whether } = call.intent;
    // „Bis wann …?“ has too few words to be told from others.
    const isGuess = firstLine === 'unsaid' && point.need !== undefined && told.isLikely;
    if (isGuess && told.share < enough.overDenial) return false;
    // A figure of another case, or of a part, is not what this one comes to; nor does it tell whether.
    if (isOfCase && point.need === undefined && 'label' in says && needs.length > 0) return false;
    if (isOfCase && whether && point.need === undefined && !isDecided(told, call)) return false;
    const isVerdictOfIt = told.isLikely && isVerdict(inWords(told.sentence, call.lang), call.lang);
    const isThin = told.words < wordsForVerdict && !isVerdictOfIt;
    return !(whether && (isOfCase || firstLine === 'unsaid') && isThin);
  };
  const first = looked ?? (await look(frame, matter, call, { ofCases: false, ofCase }));
  if (first.told && isGoodEnough(first)) return saying(document, first.told.sentence);
  // Only another kind of answer, and whether something is so, are worth more requests.
  const { whether, aspects } = call.intent;
  const isWorth = isOfCase && (point.need !== undefined || (whether && !aspects.includes('cost')));
  if (!isWorth || !matter.command?.knowsOfCases) return withNearest(document, first, call.say);
  const more = await look(frame, matter, call, { ofCases: true, ofCase });
  return more.told && isGoodEnough(more)
    ? saying(document, more.told.sentence)
    : withNearest(document, first, call.say);
}

/** „Und bis wann?“: the command shows its times first where one is asked for; undefined where it has none of that kind. Pure. */
function firstTime({ tables = [] }: Document, point: Point, call: Asking): Sentence | undefined {
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
const answersPoint = ({ headline }: Document, words: string, { need }: Point): boolean =>
  need !== undefined && answersNeed(headline, words, need);

/** „Was ist …?“, and the bare name of a matter: nothing but the matter is asked about. */
const isBare = ({ terms, need }: Point, { intent, question }: Asking): boolean =>
  intent.aspect === 'meaning'
    ? terms.length === 0
    : need === undefined && !intent.aspect && !intent.whether && !asksAny.test(question);

/** A field of the sheet that is called so: only what was surely asked for says it better. */
const isByField = ({ firstLine }: Document, { asked }: Point, { intent: { aspect } }: Asking): boolean =>
  firstLine !== 'unsaid' &&
  ((firstLine === 'point' && asked.isWho) || (aspect !== undefined && byField.has(aspect)));

/** An office is answered by another one. */
const isSurely = (told: Told | undefined, { asked }: Point, { intent: { aspect }, lang }: Asking): boolean =>
  told !== undefined &&
  told.isSure &&
  ((aspect !== 'authority' && !asked.isWho) ||
    answersNeed(told.sentence, inWords(told.sentence, lang), 'office'));

/** What a first line says beyond doubt: the figure for the whole matter, a yes or a no, a denial. */
const isSettled = (document: Document, words: string, point: Point, { lang, question }: Asking): boolean =>
  document.firstLine === 'unsaid' ||
  (point.terms.length === 0 && !ofPart.test(question) && answersPoint(document, words, point)) ||
  (isVerdict(words, lang) && !depends.test(words));
/** A part has a time and a price of its own. */
const ofPart = /schriftlich|mündlich|praktisch|theorie|theoretisch|written|oral|practical/iu;
const byField: ReadonlySet<Aspect> = new Set(['documents', 'authority', 'basis', 'online']);
const depends = /^\P{L}*(?:Es kommt|It depends)/u;
