// A question of which it is to be decided what answers it: what is clear of it before anything is looked through.
import {
  asksDuty,
  asksItself,
  asksWhatFollows,
  beginsOpenly,
  type Call,
  topicName,
} from '../../kit/index.ts';
import { beyondIn } from '../understanding/aside.ts';
import { matchOfLine } from '../understanding/chooseCommand.ts';
import { type Frame, isCompared, isDay, isFactSheet } from '../understanding/frame.ts';
import { firstDoubt, isDecidedByOne, questionIn } from '../understanding/judge.ts';
import { topicNamed } from '../understanding/message.ts';
import { likelyAbout, wantedIn, wantsRanking } from '../understanding/whatIsWanted.ts';
import { intentOf, type ParsedMessage } from '../understanding/parseMessage.ts';
import { readFrame } from '../understanding/readFrame.ts';
import type { Heard } from '../understanding/heard.ts';
import { speaksOfNoTopic } from '../understanding/spokenOf.ts';
import { type Asking, isOnMatter, type OnMatter, type OpenCall, tellsOfCase } from './matter.ts';
import { isOnWhenToApply } from './whenToApply.ts';

export interface Undecided extends OnMatter {
  /** It is the fact sheet that is asked. */
  readonly isSheet: boolean;
  /** All of them are wanted, or the one that has most. */
  readonly isList: boolean;
  /** When one may apply, before or after, is no matter of the case. */
  readonly asksWhenToApply: boolean;
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

/**
 * Undefined where the command answers anyway: no topic, a command line, whether it pays, a refused value, nothing asked.
 * Asks the service for nothing; what it gives may, by `frameOf`.
 */
export function undecidedIn(asking: Asking, heard: Heard): Undecided | undefined {
  const { frame, call } = asking;
  const { said, parts } = heard;
  const { match } = frame;
  const { intent, question } = call;
  const isSheet = isFactSheet(frame);
  // „bußgeldbescheid einspruch frist“ is a line, and asks of more than its topic.
  const asksMore = isSheet && frame.ignored !== '' && firstDoubt(frame) === undefined;
  // What goes on with an answer, and asks for what nobody states, is no line.
  const isBeyond = frame.said.length > 1 && beyondIn(said) !== undefined;
  const isLine = match.isStrict && !asksMore && !isBeyond;
  if (!isOnMatter(asking) || isLine || isDecidedByOne(frame)) return undefined;
  const { matter } = asking;
  // Whether it pays is reckoned.
  const isWorth = intent.worth && !isSheet;
  const isRefusedAnyway = isRefused(frame) && !(intent.whether && asksDuty(intent));
  if (isWorth || isRefusedAnyway || !(isSheet || isAsked(frame, said, call))) return undefined;
  const isList = frame.slots.has('list') || (frame.isOverview && wantsList(said));
  const asksWhenToApply = intent.whether && isOnWhenToApply(question);
  const isOnCase = tellsOfCase(frame) && !asksWhenToApply;
  const isNamed = said.words.length === 0 || speaksOf(matter.topic, said);
  return {
    ...{ frame, call, matter, isSheet, isList, asksWhenToApply, isOnCase },
    isOfCommand: (isOnCase || isList) && isReckoned(frame, intent) && !asksWhatFollows(question),
    isNext: frame.said.length > 1 && !speaksOfNoTopic(said.words, match.lang),
    guessed: isNamed ? undefined : topicName(matter.topic, call.lang),
    async frameOf(line) {
      const found = matchOfLine(line, said.words, parts.catalogue, match.lang);
      const read = found && (await readFrame(found, heard));
      return read && { ...read, wanted: frame.wanted };
    },
  };
}

/** Who only names a case wants it reckoned; „und wenn es geleast ist“ behind one asks something else of it. */
const isAsked = ({ asks }: Frame, said: ParsedMessage, { question, intent }: OpenCall): boolean =>
  asksAny(question) || intent.whether || intentOf(said).aspect !== undefined || asks === said.question;

const wantsList = (said: ParsedMessage): boolean =>
  wantsRanking(said) || wantedIn(said).intents[0]?.value === 'overview';

/** So likely a topic must be that the message speaks of it. */
const surelySpokenOf = 0.7;

/** The topic is named, spoken of where the message stands, or likely by far; „als PDF“ says nothing, and is on what was said before. */
const speaksOf = (topic: string, said: ParsedMessage): boolean =>
  [said.about, said.before, topicNamed(said.text)].includes(topic) ||
  likelyAbout(said, topic) >= surelySpokenOf;

/** Many leave out the question mark. */
export const asksAny = (question: string): boolean =>
  /[\p{L}\d)]\s?\?(?:\s|$)/u.test(question) || beginsOpenly(question);

/**
 * A list is wanted, or cases are compared: the first line is about that. Nor has the next message a point of its own that
 * only says another value: „und in Hamburg?“
 */
export function needsNoPoint(frame: Frame): boolean {
  const { match, slots, intent, isOverview, said } = frame;
  const asksAnew = asksItself(intent);
  // A fact sheet has no cases: of another state it is looked through anew.
  const isNextCase =
    said.length > 1 && !isFactSheet(frame) && (!asksAnew || questionIn(frame) !== said.at(-1));
  return isOverview || slots.has('list') || isNextCase || isCompared(frame) || match.command.changes;
}

/** What is said is nothing that any answer could be given to, but for what is missing. */
export function isRefused(frame: Frame): boolean {
  const doubt = firstDoubt(frame);
  return doubt !== undefined && doubt.problem.kind !== 'missing' && doubt.problem.kind !== 'unknownValue';
}

/** The command itself says yes or no to a value that was said. Pure. */
export const isJudged = ({ slots, match: { command } }: Pick<Frame, 'slots' | 'match'>): boolean =>
  [...slots.keys()].some((key) => command.arguments[key]?.judges);

/** A day of the case was said. */
export const saysDay = ({ slots }: Pick<Frame, 'slots'>): boolean =>
  [...slots.values()].some(({ candidate: { value } }) => isDay(value));

const ofTime: ReadonlySet<string> = new Set(['duration', 'cost', 'duty']);

/** What the command tells of a case: amounts, its papers, and times where a day was said. */
export function isReckoned({ slots, match }: Frame, { aspects, whether }: Call['intent']): boolean {
  const hasDay = saysDay({ slots });
  // „Geht das noch?“ is taken for what one may do, too.
  if (whether && aspects.every((aspect) => aspect === 'duty')) return hasDay && isJudged({ slots, match });
  const hasCost = aspects.includes('cost');
  // „Bis wann müssen die Anträge vorliegen?“
  if (hasDay && aspects[0] === 'duration') return aspects.every((aspect) => ofTime.has(aspect));
  if (aspects[0] === 'documents') return true;
  return aspects.every((aspect) => aspect === 'cost' || (aspect === 'duration' && (hasDay || hasCost)));
}
