// A question of which it is to be decided what answers it: what is clear of it before anything is looked through.
import { asksDuty, asksWhatFollows, topicName } from '../../kit/index.ts';
import { lineWith } from '../understanding/chooseCommand.ts';
import { type Frame, isFactSheet } from '../understanding/frame.ts';
import { isDecidedByOne } from '../understanding/judge.ts';
import { topicNamed, wantedIn, wantsRanking } from '../understanding/message.ts';
import { intentOf, type ParsedMessage } from '../understanding/parseMessage.ts';
import { readFrame, type UnderstandParts } from '../understanding/readFrame.ts';
import { speaksOfNoTopic } from '../understanding/spokenOf.ts';
import { type Asking, type Matter, matterOf, tellsOfCase } from './matter.ts';
import { asksAny, isReckoned, isRefused } from './toTheCase.ts';

export interface Undecided {
  readonly frame: Frame;
  readonly call: Asking;
  readonly matter: Matter;
  /** It is the fact sheet that is asked. */
  readonly isSheet: boolean;
  /** All of them are wanted, or the one that has most. */
  readonly isList: boolean;
  /** When one may apply: no matter of the case. */
  readonly isOnOrder: boolean;
  /** A value of the case was said, and the question is on it. */
  readonly isOnCase: boolean;
  /** It is the command that reckons what is asked. */
  readonly isOfCommand: boolean;
  /** It goes on with an answer on that topic, and nothing in it is of something else. */
  readonly isNext: boolean;
  /** The name of the topic, where neither the message nor the place that it stands in speaks of it. */
  readonly guessed: string | undefined;
  /** What a command line in place of the message asks. */
  readonly frameOf: (line: string) => Promise<Frame | undefined>;
}

/** Undefined for what was not learned: the command answers that. Pure. */
export function undecidedIn(
  frame: Frame,
  said: ParsedMessage,
  call: Asking,
  parts: UnderstandParts,
  askedAt: Date,
): Undecided | undefined {
  const { match } = frame;
  const { intent, question } = call;
  const matter = matterOf(frame, parts.catalogue);
  const isSheet = isFactSheet(frame);
  const isOfOthers = match.command.about === 'topics' && !isSheet;
  if (!matter || match.isStrict || isOfOthers || isDecidedByOne(frame)) return undefined;
  // Whether it pays is reckoned.
  const isWorth = intent.worth && !isSheet;
  const isRefusedAnyway = isRefused(frame) && !(intent.whether && asksDuty(intent));
  if (isWorth || isRefusedAnyway || !(isSheet || isAsked(frame, said, call))) return undefined;
  const isList = frame.slots.has('list') || (frame.isOverview && wantsList(said));
  const isOnOrder = intent.whether && ofOrder.test(question);
  const isOnCase = tellsOfCase(frame) && !isOnOrder;
  const isNamed = said.words.length === 0 || speaksOf(matter.topic, said);
  return {
    ...{ frame, call, matter, isSheet, isList, isOnOrder, isOnCase },
    isOfCommand: (isOnCase || isList) && isReckoned(frame, intent) && !asksWhatFollows(question),
    isNext: frame.said.length > 1 && !speaksOfNoTopic(said.words, match.lang),
    guessed: isNamed ? undefined : topicName(matter.topic, call.lang),
    async frameOf(line) {
      const found = lineWith(line, said.words, parts.catalogue);
      if (!found) return undefined;
      const ofLine = { ...found, lang: match.lang };
      return { ...(await readFrame(ofLine, said, askedAt, parts, call.signal)), wanted: frame.wanted };
    },
  };
}

/** Who only names a case wants it reckoned; „und wenn es geleast ist“ behind one asks something else of it. */
const isAsked = ({ asks }: Frame, said: ParsedMessage, { question, intent }: Asking): boolean =>
  asksAny.test(question) || intent.whether || intentOf(said).aspect !== undefined || asks === said.question;

/** „Kann ich den Zuschuss auch hinterher noch beantragen?“, „… erst kaufen und dann beantragen?“ */
const ofOrder =
  /(?<!\p{L})(?:hinterher|nachträglich|rückwirkend|im nachhinein|noch (?:[^.?!]{1,60} )?beantragen|erst (?:[^.?!]{1,40} )?(?:kaufen|bestellen|beauftragen|einbauen|anschaffen|loslegen)|afterwards|retroactively)(?!\p{L})/iu;

const wantsList = (said: ParsedMessage): boolean =>
  wantsRanking(said) || wantedIn(said).intents[0]?.value === 'overview';

/** So likely a topic must be that the message speaks of it. */
const surelySpokenOf = 0.7;

/** The topic is named, spoken of where the message stands, or likely by far; „als PDF“ says nothing, and is on what was said before. */
function speaksOf(topic: string, said: ParsedMessage): boolean {
  const likely = wantedIn(said).topics.find(({ value }) => value === topic)?.score ?? 0;
  return (
    said.about === topic ||
    said.before === topic ||
    topicNamed(said.text) === topic ||
    likely >= surelySpokenOf
  );
}
