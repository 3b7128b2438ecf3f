// „Und was braucht man dafür?“: something else is wanted to know of the same case, maybe of a command that can tell it.
import { asksForMost, asksForOtherEnd, asksItself, isOfSheetAlone } from '../../kit/index.ts';
import { type Frame, isFactSheet, isOfMany, withoutViews } from '../understanding/frame.ts';
import type { Heard } from '../understanding/heard.ts';
import { intentIn } from '../understanding/whatIsWanted.ts';
import { asksOfPart, type ParsedMessage, parseMessage } from '../understanding/parseMessage.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { isRerouted, reroute } from '../understanding/reroute.ts';
import { wantsTradeOfTopic } from '../understanding/wantsTrade.ts';
import { calculatorOf, saysOnlyCase } from './caseSaid.ts';
import { alsoAsking, askedAnew } from './goingOn.ts';
import { carriedOver, suppliersOf } from './otherCommand.ts';
import { wordsOfOthers } from './wordsOfOthers.ts';

/** Undefined where the message asks for nothing, or for something of its own. */
export async function otherIntent(frame: Frame, heard: Heard): Promise<Frame | undefined> {
  const { said, parts } = heard;
  // The same as before (staysWith.ts).
  if (isFactSheet(frame) && saysOnlyCase(said.question)) return undefined;
  const intent = intentIn(said, { isStrict: false });
  const isOnlyIntent = wordsOfOthers(said.words, frame, parts.catalogue).length === 0;
  if (isOnlyIntent && wantsTradeOfTopic(said)) {
    const suppliers = await suppliersOf(frame, heard);
    if (suppliers) return suppliers;
  }
  // „Wo ist es am billigsten?“ – „und am teuersten?“: the same list in another order.
  const isSameList = (asksForMost(said.typed) || asksForOtherEnd(said.typed)) && isOfMany(frame);
  if (!isOnlyIntent || !(asksItself(intent) || isSameList)) return undefined;
  const asking = alsoAsking(frame, said);
  const { match } = asking;
  const isOfSheet = isFactSheet(frame) && isOfSheetAlone(intent.aspect);
  const other =
    !isSameList && isRerouted(match, intent)
      ? reroute(match, [], parts.catalogue)
      : isOfSheet
        ? undefined
        : calculatorOf(frame, parts.catalogue);
  if (!other || other.command === frame.match.command) {
    if (!isSameList) return { ...askedAnew(frame, said), slots: withoutViews(frame), isOverview: false };
    return { ...asking, intent: intent.aspect === undefined ? frame.intent : intent };
  }
  const read = await readFrame({ ...other, lang: match.lang }, { ...heard, said: parseMessage('') });
  const carried = await carriedOver(frame, read, heard);
  const asksAnew = { intent, wanted: said.wanted, said: asking.said, asks: said.question };
  return { ...carried, ...asksAnew, before: frame, asksField: true };
}

/** „Davon der Notaranteil?“: a part of the amount that was told, of the same case; undefined for anything else. Pure. */
export function partOfIt(frame: Frame, said: ParsedMessage): Frame | undefined {
  const { command } = frame.match;
  if (command.about === 'topics' || command.changes || !asksOfPart(said.question)) return undefined;
  const asking = alsoAsking(frame, said);
  return {
    ...asking,
    intent: { ...asking.intent, aspect: 'cost', aspects: ['cost'] },
    // What was asked before is no part of what is asked now.
    said: [said.question],
  };
}
