// Which way a question is answered, as it was learned: by one statement of the service, by a field of the fact sheet, by what
// the command reckons for the case, by suppliers; or that the service does not say it.
import type { Document } from '../../document/index.ts';
import { FactsError } from '../../facts/index.ts';
import {
  type AnsweredBy,
  type Aspect,
  ageIn,
  type PointNeed,
  type Told,
  type QuestionIntent,
  topicName,
  type Whole,
} from '../../kit/index.ts';
import { topicNamed, wantedIn } from '../understanding/message.ts';
import { hasSuppliers, lineWith } from '../understanding/chooseCommand.ts';
import type { Frame } from '../understanding/frame.ts';
import { intentOf, type ParsedMessage } from '../understanding/parseMessage.ts';
import { readFrame, type UnderstandParts } from '../understanding/readFrame.ts';
import type { Decision } from './decision.ts';
import { type Asking, look, type Looked, type Matter, matterOf, toldDocument, typedIn } from './matter.ts';
import { asksAny, isToThePoint, isReckoned, isRefused, isWhole } from './toTheCase.ts';

/** So likely it must be. */
const enough = {
  ...{ whole: 0.5, suppliers: 0.7, topic: 0.7 },
  /** Of what was said of a case the command reckons more; what the sheet does not say, the command may reckon. */
  ...{ ofCase: 0.7, unsaid: 0.3, unsaidOfCase: 0.7 },
  ...{ asLikely: 0.85, either: 0.5, words: 0.3, figure: 0.6 },
} as const;

/** Undefined where nothing is likely enough, or the question is one of those that were not learned. */
export async function decide(
  frame: Frame,
  said: ParsedMessage,
  call: Asking,
  parts: UnderstandParts,
  askedAt: Date,
): Promise<Decision | undefined> {
  const { match } = frame;
  const matter = matterOf(frame, parts.catalogue);
  const isSheet = match.command.name.de[0] === 'fakten';
  const isOfOthers = match.command.about === 'topics' && !isSheet;
  const isList = frame.isOverview || frame.slots.has('list');
  if (!matter || match.isStrict || isOfOthers || (!isList && isWhole(frame))) return undefined;
  const isOnCase = !isSheet && typedIn(frame).length > 0;
  // Who only names a case wants it reckoned.
  const isAsked = asksAny.test(call.question) || call.intent.whether || intentOf(said).aspect !== undefined;
  // Whether it pays is reckoned.
  const isWorth = call.intent.worth && !isSheet;
  if (isWorth || (!isAsked && !isSheet) || isRefused(frame) || (isOnCase && isReckoned(frame, call.intent)))
    return undefined;
  const looked = await unlessAway(
    isOnCase ? look(frame, matter, call, { ofCases: false }) : lookTwice(frame, matter, call),
  );
  const by = looked?.by;
  if (!looked || !by) return undefined;
  // A list says more than any one statement; unless it is beside the point.
  if (isList && (by.is !== 'nothing' || by.share < enough.ofCase)) return undefined;
  const frameOf = async (line: string): Promise<Frame | undefined> => {
    const found = lineWith(line, said.words, parts.catalogue);
    if (!found) return undefined;
    const ofLine = { ...found, lang: match.lang };
    return { ...(await readFrame(ofLine, said, askedAt, parts, call.signal)), wanted: frame.wanted };
  };
  const guessed = speaksOf(matter.topic, said) ? undefined : topicName(matter.topic, call.lang);
  const { nearest } = looked;
  const isInOwn = (own: Document) => isToThePoint(own, by, looked, { call, isSheet, isOnCase });
  const decision = { by, isOnCase, nearest, isInOwn, guessed };
  const deciding = { decision, matter, looked, call, isSheet, frame, frameOf };
  if (by.is === 'statement') return byStatement(by, deciding);
  if (by.is === 'nothing') return byNothing(by.share, deciding);
  return byWhole(by.is, by.share, deciding);
}

/** „… nötig, oder reicht die Unterrichtung?“: the words tell which of both. */
const eitherOr = /(?<!\p{L})(?:oder|or)(?!\p{L})/iu;

/** Kinds of figures: another one is no answer. */
const ofFigures: ReadonlySet<PointNeed> = new Set(['money', 'percent', 'time', 'age', 'measure']);

interface Deciding {
  readonly decision: Decision;
  readonly matter: Matter;
  readonly looked: Looked;
  readonly call: Asking;
  /** It is the fact sheet that is asked. */
  readonly isSheet: boolean;
  readonly frame: Frame;
  /** What a command line in place of the message asks. */
  readonly frameOf: (line: string) => Promise<Frame | undefined>;
}

function byStatement(
  { piece, share }: Extract<AnsweredBy, { is: 'statement' }>,
  deciding: Deciding,
): Decision | undefined {
  const { decision, looked, call, isSheet } = deciding;
  const { need } = looked.point;
  const isFigure = need !== undefined && ofFigures.has(need);
  // Of those that are about as likely, the one that has more of the question's words.
  const isNear = (told: Told) =>
    told.share >= share * (eitherOr.test(call.question) ? enough.either : enough.asLikely) ||
    (isFigure && told.piece.needs.includes(need) && told.coverage >= enough.figure);
  const isAsLikely = looked.told !== undefined && isNear(looked.told);
  const best = isAsLikely && looked.told ? looked.told.piece : piece;
  const said = looked.say(best);
  const told = said && isAsLikely && looked.told ? { ...said, sentence: looked.told.sentence } : said;
  // An age that is said is held against the one that is stated; of several laws those that are meant are told.
  const isHeld = call.intent.whether && ageIn(call.question) !== undefined;
  const { aspect } = call.intent;
  if (isHeld || aspect === (isSheet ? 'basis' : 'documents')) return undefined;
  const isOfKind = !isFigure || best.needs.includes(need);
  if (!isOfKind) return ofNeed(deciding);
  if (!told) return undefined;
  // Amounts the command reckons, or asks for what it needs.
  if (!isSheet && need === 'money' && !call.intent.whether) return undefined;
  // A figure that was not asked for is no answer to a case.
  const isUnasked = best.needs.length > 0 && need === undefined;
  if (decision.isOnCase && (share < enough.ofCase || isUnasked)) return undefined;
  const { sentence, answer } = told;
  return { ...decision, told: { sentence, document: toldDocument(sentence, answer, call) } };
}

/** A likely statement has no figure of the kind that is asked for; the one with such a figure, and the question's words, is meant. */
function ofNeed({ decision, looked, call, isSheet }: Deciding): Decision | undefined {
  const { told, answer, point } = looked;
  const hasNeed = point.need !== undefined && told?.piece.needs.includes(point.need);
  if (!told || !answer || !hasNeed || told.coverage < enough.words || isSheet || decision.isOnCase)
    return undefined;
  return {
    ...decision,
    told: { sentence: told.sentence, document: toldDocument(told.sentence, answer, call) },
  };
}

async function byNothing(share: number, deciding: Deciding): Promise<Decision | undefined> {
  const { decision, looked, call, isSheet } = deciding;
  // „Brauche ich eine Erlaubnis?“ asks for the matter itself, of which something is said.
  if (looked.point.terms.length === 0) return undefined;
  const isReckonedHere = decision.isOnCase || (!isSheet && call.intent.aspects.includes('cost'));
  const least = isReckonedHere ? enough.unsaidOfCase : isSheet ? 0 : enough.unsaid;
  return share < least ? undefined : sheetOn('nothing', deciding);
}

async function byWhole(is: Whole, share: number, deciding: Deciding): Promise<Decision | undefined> {
  const { decision, matter, call, isSheet, frameOf } = deciding;
  if (is === 'suppliers') {
    const isSure = share >= enough.suppliers && hasSuppliers(matter.topic);
    const frame = isSure ? await frameOf(`anbieter ${matter.topic}`) : undefined;
    return frame && { ...decision, instead: { frame, more: {} } };
  }
  // „Geht das online, und kostet es extra?“; and what a command tells of its case it tells better.
  const isMore = call.intent.aspects.length > 1 || (!isSheet && call.intent.aspect === aspectOf[is]);
  if (share < enough.whole || (isMore && aspectOf[is] !== undefined && !isSheet)) return undefined;
  if (is === 'case' || is === 'list') return isSheet || decision.isOnCase ? undefined : decision;
  // „Geht das online, und kostet es extra?“
  if (is === 'online' && call.intent.aspects.includes('cost')) return undefined;
  // What it costs in the asker's case, the command reckons.
  const isReckonedToo = is === 'fee' && !isSheet;
  const isUnasked = is === 'online' && !call.intent.aspects.includes('online');
  return decision.isOnCase || isReckonedToo || isUnasked ? undefined : sheetOn(is, deciding);
}

/** The fact sheet, of which just that is wanted. */
async function sheetOn(
  answered: Whole | 'nothing',
  { decision, matter, isSheet, frame, frameOf }: Deciding,
): Promise<Decision | undefined> {
  const ofTopic = isSheet ? frame : await frameOf(`fakten ${matter.topic}`);
  return (
    ofTopic && { ...decision, instead: { frame: wanting(ofTopic, answered), more: { answeredBy: answered } } }
  );
}

/** The topic is named, spoken of where the message stands, or likely by far. */
function speaksOf(topic: string, said: ParsedMessage): boolean {
  const likely = wantedIn(said).topics.find(({ value }) => value === topic)?.score ?? 0;
  return said.about === topic || topicNamed(said.text) === topic || likely >= enough.topic;
}

/** What the matter's cases have in common is asked for only where the rest says nothing. */
async function lookTwice(frame: Frame, matter: Matter, call: Asking): Promise<Looked> {
  const first = await look(frame, matter, call, { ofCases: false });
  const isOpen = first.by === undefined || first.by.is === 'nothing';
  if (!isOpen || !matter.command?.knowsOfCases) return first;
  const more = await look(frame, matter, call, { ofCases: true });
  return more.by ? more : first;
}

/** Where the service is away, what it said before of just the case may be at hand. */
async function unlessAway<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof FactsError) return undefined;
    throw error;
  }
}

const aspectOf: Readonly<Partial<Record<Whole | 'nothing', Aspect>>> = {
  fee: 'cost',
  time: 'duration',
  office: 'authority',
  papers: 'documents',
  online: 'online',
  law: 'basis',
  meaning: 'meaning',
};

/** The frame of a fact sheet of which just that is wanted. */
function wanting(frame: Frame, whole: Whole | 'nothing'): Frame {
  const aspect = aspectOf[whole];
  const { intent } = frame;
  // „Was kostet es, und wie lange dauert es?“
  const isMore = intent.aspects.length > 1 && !intent.whether;
  if (aspect === undefined || (isMore && intent.aspects.includes(aspect))) return frame;
  const only: QuestionIntent = {
    ...intent,
    aspect,
    aspects: [aspect],
    whether: intent.whether && whole === 'online',
  };
  return { ...frame, intent: only };
}
