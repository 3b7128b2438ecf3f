// A message as a frame of the command that was found, or of the one that can answer it better: the values that it says, and
// what is doubtful of them.
import { type CalendarDate, dayIn } from '../../document/index.ts';
import {
  asksForMost,
  asksItself,
  type Command,
  isJoining,
  type QuestionIntent,
  readWords,
  type Word,
} from '../../kit/index.ts';
import { asksForSum } from './askingClauses.ts';
import { asBeside, otherMonth } from './besideDay.ts';
import { correctionsIn } from './cues.ts';
import { goesToFirst, withoutOrigin, withoutPlacesOfOthers } from './destination.ts';
import { doubtsIn, impossibleIn, splitJoinedWords } from './doubts.ts';
import { readExactLine } from './exactLine.ts';
import { announces, fillSlots, type SlotContext } from './fillSlots.ts';
import {
  argumentsOf,
  type Frame,
  isCompared,
  isDay,
  loadChoices,
  type Slot,
  turnedRound,
  type Values,
  wayOf,
} from './frame.ts';
import type { Heard } from './heard.ts';
import { firstDoubt } from './judge.ts';
import { type CommandMatch } from './matchCommand.ts';
import { repaired, type Repaired } from './repairs.ts';
import { ownWords } from './ofOthers.ts';
import { behindWords, parseMessage } from './parseMessage.ts';
import { wishesIn } from './wishes.ts';
import { isInGeneral, isRerouted, mayBeOwn, reroute, saysOwn } from './reroute.ts';
import { withCases } from './sideBySide.ts';
import { intentIn, wantsRanking, wantsComparison } from './whatIsWanted.ts';

/** What is asked of the command that was found. Asks the facts service only for what it offers. */
export async function readFrame(found: CommandMatch, heard: Heard): Promise<Frame> {
  const { said, parts } = heard;
  const exact = found.isExact && (await readExactLine(found, heard));
  if (exact) return exact;
  const intent = intentIn(said, found);
  // „In welcher Stadt dauert es am längsten?“: the list tells, no fact sheet does.
  const isOfList = !found.isStrict && wantsRanking(said) && hasList(found.command);
  if (isOfList || !isRerouted(found, intent)) return readMatch(found, intent, heard);
  const ofCase = mayBeOwn(found, intent) ? await readMatch(found, intent, heard) : undefined;
  if (ofCase && saysOwn(ofCase)) return ofCase;
  // „GmbH in München: Kosten und Dauer?“: of the case that is said the cost is asked before all else.
  const [first] = wishesIn(said);
  const isOnCost = first !== undefined && isOnAmount(first.asks, found);
  const own = isOnCost ? (ofCase ?? (await readMatch(found, intent, heard))) : undefined;
  if (own && own.doubts.length === 0 && own.slots.size > 0) return own;
  return readMatch(reroute(found, said.words, parts.catalogue), intent, heard);
}

/** „Alles in allem?“, „was gibts da“ want the amount of the case as well. */
function isOnAmount(asks: string, found: CommandMatch): boolean {
  const { aspect, whether } = intentIn(parseMessage(asks), found);
  const isOpen = aspect === undefined && !whether && /^(?:was|wie ?viel|what|how much)(?!\p{L})/iu.test(asks);
  return asksForSum(asks) || aspect === 'cost' || isOpen;
}

/** The values of one command in the message. */
async function readMatch(match: CommandMatch, intent: QuestionIntent, heard: Heard): Promise<Frame> {
  const { said, askedAt, signal } = heard;
  const { facts, timeZone, catalogue } = heard.parts;
  const { typed, words, uploads, wanted } = said;
  const isRanked = match.nameEnd > 0 && asksForMost(typed);
  const wantsAll = wantsRanking(said) && (!match.isStrict || isRanked);
  const isOfList = wantsAll && hasList(match.command);
  const { command, lang, rest, isStrict } = match;
  const isSentence = asksItself(intent) || typed.trimEnd().endsWith('?');
  const isComparison = !isStrict && (wantsComparison(said) || asksForMost(typed));
  const askedOn = dayIn(timeZone, askedAt);
  const context = { lang, isStrict, isSentence, isComparison, askedOn, choicesOf: () => undefined };
  const frame: Frame = {
    match,
    context,
    intent,
    isOverview: false,
    slots: new Map(),
    doubts: [],
    ignored: '',
    text: '',
    uploads,
    // That something was done is nothing to print.
    wanted: command.changes || command.text ? [] : wanted,
    said: [said.question],
  };
  if (command.text) return { ...frame, text: behindWords(typed, match.nameEnd) };
  // A name that says a value as well stays among the words: „e-auto übersicht“.
  const behind = isStrict && match.saysValue ? said.words.slice(match.nameEnd) : [];
  const isAll = asksForAll(rest) || (behind.length > 0 && asksForAll(behind));
  if (command.overview && isAll) return { ...frame, isOverview: true };
  // What can never be a value is refused before the service is asked for anything.
  const impossible = impossibleIn(fillSlots(command, rest, context));
  if (impossible.length > 0) return { ...frame, ...slotsOf(command, rest, context), doubts: impossible };
  const withLists = { ...context, choicesOf: await loadChoices(command, facts, signal) };
  if (!isOfList && isInGeneral(match, intent, withLists)) {
    return readFrame(reroute(match, words, catalogue), heard);
  }
  const places = wayOf(command) ? rest : withoutPlacesOfOthers(withoutOrigin(rest));
  const own = ownWords(splitJoinedWords(places, command, withLists), command, withLists);
  const left = repaired(own.words, command, withLists);
  const values = slotsOf(command, left.words, withLists, left.instead);
  const read = { ...frame, context: withLists, ...values, ofOthers: own.ofOthers };
  const turned = left.isTurned || isTold(read, left.words) ? turnedRound(read) : undefined;
  const whole = turned ? { ...read, slots: new Map([...read.slots, ...turned]) } : read;
  // „Köln, Bonn oder Kiel, wo am günstigsten?“: of those that are named, and of no others.
  const isOfNamed = asksForMost(typed) && isCompared(whole) && firstDoubt(whole) === undefined;
  if (!wantsAll || isOfNamed) return whole;
  if (!isStrict) return asOverview(whole);
  // „Jagdschein, am billigsten?“ begins with the name and is a sentence; „aevo stuttgart …“ says a case.
  const saysCase = [...whole.slots.keys()].some((key) => !command.arguments[key]?.named);
  return saysCase ? whole : asOverview({ ...whole, match: { ...match, isStrict: false }, ignored: '' });
}

/** „er wohnt in Köln, ich noch in Hamburg, ich zieh zu ihm“: the first place is where it goes to. */
function isTold({ match, slots }: Pick<Frame, 'match' | 'slots'>, words: readonly Word[]): boolean {
  const [start, end] = wayOf(match.command) ?? [];
  const [first, second] = [start, end].map((one) => one && slots.get(one[0])?.candidate);
  if (match.isStrict || !start || !end || !first || !second || second.from < first.to) return false;
  const isSaid = announces(start[1], words, first.from) || announces(end[1], words, second.from);
  return !isSaid && goesToFirst(words, first, second) === true;
}

const hasList = (command: Command) =>
  command.overview !== undefined || command.arguments['list'] !== undefined;

/** „Wo ist es am günstigsten?“: everything that there is, unless a single case was said. */
function asOverview(frame: Frame): Frame {
  const { command } = frame.match;
  const { list } = command.arguments;
  const isOpen = argumentsOf(frame).some(([key, { named }]) => !named && !frame.slots.has(key));
  if (command.overview && isOpen) return { ...frame, isOverview: true, doubts: [] };
  const isSaid = ([key, { candidate }]: [string, Slot]) =>
    !command.arguments[key]?.named && !candidate.between;
  if (!list || [...frame.slots].some(isSaid)) return frame;
  const [first] = list.recogniser.offers?.(frame.context.lang) ?? [];
  const candidate = first && { from: 0, to: 0, value: first.value, score: 1 };
  if (!candidate) return frame;
  return {
    ...frame,
    slots: new Map([
      ...[...frame.slots].filter(([, slot]) => !slot.candidate.between),
      ['list', { candidate, typed: first.label, others: [] }],
    ]),
    doubts: [],
  };
}

/** The values among the words, what is doubtful about them, and what is left over. */
function slotsOf(
  command: Command,
  words: readonly Word[],
  context: SlotContext,
  instead: Repaired['instead'] = new Map(),
): Values {
  const filled = fillSlots(command, words, context);
  const read = withCases(doubtsIn(filled), filled);
  const moved = monthInstead(read.slots, words, context.askedOn);
  if (moved) {
    const { from, to } = moved.month;
    const left = slotsOf(command, [...words.slice(0, from), ...words.slice(to)], context, instead);
    return { ...left, slots: new Map([...left.slots, [moved.key, moved.slot]]) };
  }
  if (instead.size === 0) return read;
  const withFormer = (key: string, slot: Slot): Slot => {
    const { from, to } = slot.candidate;
    const [, before] = [...instead].find(([at]) => from <= at && at < to) ?? [];
    if (before === undefined) return slot;
    const reading = { ...context, choices: undefined };
    const [former] = command.arguments[key]?.recogniser.find(readWords(before), reading) ?? [];
    return { ...asBeside(slot, former?.value, words, context.askedOn), instead: before };
  };
  const slots = new Map([...read.slots].map(([key, slot]) => [key, withFormer(key, slot)] as const));
  return { ...read, slots };
}

/** „am 22.1., nein halt, Februar mein ich“: the day in the month that is said behind the correction, and where that stands. */
function monthInstead(slots: Values['slots'], words: readonly Word[], today: CalendarDate) {
  for (const [key, slot] of slots) {
    const { value, to } = slot.candidate;
    const behind = words.slice(to);
    const month = isDay(value) ? otherMonth(value, behind, today) : undefined;
    if (!month) continue;
    const cue = correctionsIn(behind).findLast((one) => one.to <= month.from);
    const candidate = { ...slot.candidate, value: month.value };
    return {
      key,
      slot: { ...slot, candidate, instead: slot.typed },
      month: { from: to + (cue ?? month).from, to: to + month.to },
    };
  }
  return undefined;
}

const allOfIt = new Set(['alle', 'alles', 'uebersicht', 'ueberblick', 'all', 'overview', 'everything']);

const asksForAll = (words: readonly Word[]) =>
  words.every((word) => isJoining(word) || allOfIt.has(word.plain));
