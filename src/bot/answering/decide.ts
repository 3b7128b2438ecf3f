// Which way a question is answered, as it was learned: by one statement of the service, by a field of the fact sheet, by what
// the command reckons for the case, by suppliers; or that the service does not say it.
import type { Document } from '../../document/index.ts';
import { FactsError } from '../../facts/index.ts';
import { type AnsweredBy, asksDuty, type FactsRecord, asksWhatFollows, topicName } from '../../kit/index.ts';
import { lineWith } from '../understanding/chooseCommand.ts';
import { type Frame, isFactSheet } from '../understanding/frame.ts';
import { firstDoubt, isDecidedByOne } from '../understanding/judge.ts';
import { topicNamed, wantedIn, wantsRanking } from '../understanding/message.ts';
import { intentOf, type ParsedMessage } from '../understanding/parseMessage.ts';
import { readFrame, type UnderstandParts } from '../understanding/readFrame.ts';
import { speaksOfNoTopic } from '../understanding/spokenOf.ts';
import { byWhat } from './byWhat.ts';
import { leastOfOwn, mayBeReckoned } from './deciding.ts';
import type { Decision } from './decision.ts';
import { lookAround } from './lookAround.ts';
import { type Asking, look, type Looked, matterOf, tellsOfCase } from './matter.ts';
import { byOtherAct, otherAct } from './otherAct.ts';
import { asksAny, isJudged, isToThePoint, isReckoned, isRefused, isWhole } from './toTheCase.ts';

/** So likely it must be. */
const enough = { topic: 0.7, ofCase: 0.7, overCase: 0.9, anyKindOfOwn: 0.75 } as const;

/** Undefined where nothing is likely enough, or the question is one of those that were not learned. */
export async function decide(
  frame: Frame,
  said: ParsedMessage,
  call: Asking,
  parts: UnderstandParts,
  askedAt: Date,
  ofCase: () => Promise<readonly FactsRecord[]> = async () => [],
): Promise<Decision | undefined> {
  const { match } = frame;
  const matter = matterOf(frame, parts.catalogue);
  const isSheet = isFactSheet(frame);
  const isOfOthers = match.command.about === 'topics' && !isSheet;
  const isList = frame.slots.has('list') || (frame.isOverview && wantsList(said));
  if (!matter || match.isStrict || isOfOthers || isDecidedByOne(frame)) return undefined;
  const act = otherAct(call.question, frame, parts.catalogue);
  // „Braucht man die AEVO noch?“, „Wie viel Prozent zum Bestehen?“ want no list, though no case is said.
  const isNextCase = !isList && !frame.isOverview && isWhole(frame) && act === undefined;
  if (isNextCase) return undefined;
  // When one may apply is no matter of the case.
  const isOnOrder = call.intent.whether && ofOrder.test(call.question);
  const isOnCase = tellsOfCase(frame) && !isOnOrder;
  // Who only names a case wants it reckoned; „und wenn es geleast ist“ behind one asks something else of it.
  const isAsked =
    asksAny.test(call.question) ||
    call.intent.whether ||
    intentOf(said).aspect !== undefined ||
    frame.asks === said.question;
  // Whether it pays is reckoned.
  const isWorth = call.intent.worth && !isSheet;
  const isRefusedAnyway = isRefused(frame) && !(call.intent.whether && asksDuty(call.intent));
  if (isWorth || (!isAsked && !isSheet) || isRefusedAnyway) return undefined;
  const isOfCommand =
    (isOnCase || isList) && isReckoned(frame, call.intent) && !asksWhatFollows(call.question);
  // What a command reckons only a statement that surely answers is worth looking for, where it would ask back or goes on.
  const isOpen = frame.said.length > 1 || firstDoubt(frame) !== undefined;
  const isByItself = call.intent.whether && isJudged(frame);
  if (isOfCommand && act === undefined && (isList || !(isOpen || (call.intent.whether && !isByItself))))
    return undefined;
  // „Darf ich als Mieter …?“: rather than that something is asked back for it, all that is known is looked through.
  const isInsteadOfAsking = call.intent.aspects.includes('duty') && firstDoubt(frame) !== undefined;
  const looked = await unlessAway(async () => {
    if (act !== undefined) return look(frame, matter, call, { ofCases: true });
    const isOfCase = isOnCase && !isInsteadOfAsking;
    const isTold = isOfCase || (isOnOrder && tellsOfCase(frame));
    const hasOwn = (isTold && !isByItself) || isSheet;
    const own = hasOwn ? await ofCase() : [];
    return lookAround(frame, matter, call, own, isOfCase);
  });
  const learned = looked && (looked.by ?? beyondCase(frame, looked, call));
  const isTold = !isOnOrder || learned?.is === 'statement';
  const by: AnsweredBy | undefined = isTold && act === undefined ? learned : { is: 'nothing', share: 1 };
  if (!looked || !by) return undefined;
  if (isOfCommand && act === undefined && !isOverCase(by, looked, call)) return undefined;
  // A list says more than any one statement; unless it is beside the point.
  if (isList && (by.is !== 'nothing' || by.share < enough.ofCase)) return undefined;
  const frameOf = async (line: string): Promise<Frame | undefined> => {
    const found = lineWith(line, said.words, parts.catalogue);
    if (!found) return undefined;
    const ofLine = { ...found, lang: match.lang };
    return { ...(await readFrame(ofLine, said, askedAt, parts, call.signal)), wanted: frame.wanted };
  };
  const isNext = frame.said.length > 1 && !speaksOfNoTopic(said.words, match.lang);
  // „als PDF“ says nothing: what it is about was said before.
  const guessed =
    said.words.length === 0 || (isNext && by.is !== 'nothing') || speaksOf(matter.topic, said)
      ? undefined
      : topicName(matter.topic, call.lang);
  const { nearest, texts } = looked;
  // A field that was decided is said as it is.
  const isField = isSheet && ofFields.has(by.is);
  const isToldAnyway = isField || (by.is === 'statement' && by.isAlternative);
  const isInOwn = (own: Document) =>
    !isToldAnyway && act === undefined && isToThePoint(own, by, looked, { call, isSheet, isOnCase });
  const isClosed = call.intent.whether;
  const decision = { by, isOnCase, isClosed, isSure: isOfCommand, nearest, texts, isInOwn, guessed, isNext };
  const deciding = { decision, matter, looked, call, isSheet, frame, frameOf };
  return act === undefined ? byWhat(by, deciding) : byOtherAct(act, deciding);
}

/** Where an amount is asked for, only one with an amount; what was said of just the case may be less sure. */
function isOverCase(by: AnsweredBy, looked: Looked, { intent }: Asking): boolean {
  if (by.is !== 'statement') return false;
  const isOwn = looked.isOfCase(by.piece);
  const isAnyKind =
    intent.whether || !intent.aspects.includes('cost') || (isOwn && by.share >= enough.anyKindOfOwn);
  return (
    by.share >= (isOwn ? leastOfOwn(looked) : enough.overCase) &&
    (isAnyKind || by.piece.needs.includes('money'))
  );
}

/** „Kann ich den Zuschuss auch hinterher noch beantragen?“, „… erst kaufen und dann beantragen?“ */
const ofOrder =
  /(?<!\p{L})(?:hinterher|nachträglich|rückwirkend|im nachhinein|noch (?:[^.?!]{1,60} )?beantragen|erst (?:[^.?!]{1,40} )?(?:kaufen|bestellen|beauftragen|einbauen|anschaffen|loslegen)|afterwards|retroactively)(?!\p{L})/iu;

/** All of them, or the one that has most. */
const wantsList = (said: ParsedMessage): boolean =>
  wantsRanking(said) || wantedIn(said).intents[0]?.value === 'overview';

/** What may, must or need be done is nothing to be reckoned, unless that was learned to answer it: then the service does not say it. */
function beyondCase({ slots }: Frame, looked: Looked, { intent }: Asking): AnsweredBy | undefined {
  // Who says more than a place wants that reckoned: amounts, „gebraucht“.
  const saysMore = [...slots.values()].some(({ candidate: { value } }) =>
    ['number', 'boolean'].includes(typeof value),
  );
  const isBeyond = asksDuty(intent) && looked.point.need === undefined && !saysMore && !mayBeReckoned(looked);
  return isBeyond ? { is: 'nothing', share: 1 - (looked.ofCase ?? 0) } : undefined;
}

const ofFields: ReadonlySet<AnsweredBy['is']> = new Set(['fee', 'time', 'papers', 'law']);

/** The topic is named, spoken of where the message stands, or likely by far. */
function speaksOf(topic: string, said: ParsedMessage): boolean {
  const likely = wantedIn(said).topics.find(({ value }) => value === topic)?.score ?? 0;
  return (
    said.about === topic || said.before === topic || topicNamed(said.text) === topic || likely >= enough.topic
  );
}

/** Where the service is away, what it said before of just the case may be at hand. */
async function unlessAway<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof FactsError) return undefined;
    throw error;
  }
}
