// What the next message does to a frame: answers what was asked back, changes it, asks more of it; or stands alone.
import { dayIn } from '../../document/index.ts';
import type { Term } from '../../kit/index.ts';
import { asideIn } from '../understanding/aside.ts';
import { correctionsIn, goesOn, leavesOpen, refersBack } from '../understanding/cues.ts';
import { splitJoinedWords } from '../understanding/doubts.ts';
import { beginsWithCommand } from '../understanding/exactLine.ts';
import { type SlotContext } from '../understanding/fillSlots.ts';
import { type Frame, loadChoices } from '../understanding/frame.ts';
import type { Heard, UnderstandParts } from '../understanding/heard.ts';
import { firstDoubt } from '../understanding/judge.ts';
import { asksWhatWasMeant, termsAsked } from '../understanding/meaning.ts';
import { ownWords } from '../understanding/ofOthers.ts';
import { repaired } from '../understanding/repairs.ts';
import { namedIn } from '../understanding/matchCommand.ts';
import { inQuotes, isQuestion, type ParsedMessage } from '../understanding/parseMessage.ts';
import { topicOfFrame } from '../answering/matter.ts';
import { matchSubjects, speaksOfOtherMatters } from '../understanding/subjects.ts';
import { amongAll, bothCases } from './bothCases.ts';
import { alsoOfSheet, askedOfCase, caseBehindSheet, isCaseOf, ofSameTopic } from './caseSaid.ts';
import { goneOn, languageIn } from './goingOn.ts';
import { suppliersAsked, surerThanOwn } from './otherCommand.ts';
import { otherIntent, partOfIt } from './otherIntent.ts';
import { changeBy, type Change, type Following } from './change.ts';
import { changed, wantedAfter } from './changedFrame.ts';
import {
  chosenWords,
  ellipsis,
  isValueOf,
  ofSameKind,
  saysOnlyPlaces,
  saysValue,
  valuesIn,
} from './saidValues.ts';
import { inStateSaid, leftOpen, openKeys, staysAssumed, unknownAnswer } from './leftOpen.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { wordsOfOthers } from './wordsOfOthers.ts';
import { topicOfCommand } from '../understanding/chooseCommand.ts';
import { surelyAbout, wantedIn, wantsComparison } from '../understanding/whatIsWanted.ts';
import { wantsTrade } from '../understanding/wantsTrade.ts';

/** A frame, and whether the bot asked something back about it. */
export interface Before {
  readonly frame: Frame;
  readonly isAskedBack: boolean;
}

/** A message that says more than this is a question of its own, or the story of one. */
export const mostWordsToGoOn = 30;

/** Undefined for a question of its own. Asks the facts service only for what it offers. */
export async function nextFrame(before: Before, heard: Heard): Promise<Frame | undefined> {
  const { explains, ...frame } = before.frame;
  // What was explained before is not explained again.
  return explains ? nextFrameOf({ ...before, frame }, heard) : nextFrameOf(before, heard);
}

async function nextFrameOf(before: Before, heard: Heard): Promise<Frame | undefined> {
  const { said, askedAt, parts, signal } = heard;
  const { frame, isAskedBack } = before;
  const { command } = frame.match;
  if (said.words.length === 0)
    return said.wanted.length > 0 && !command.changes ? { ...frame, wanted: said.wanted } : undefined;
  const explained = isAskedBack ? termsOfAsking(frame, said, parts.catalogue) : undefined;
  if (explained) return goneOn(frame, said, { explains: explained, wanted: frame.wanted });
  const own = topicOfFrame(frame, parts.catalogue);
  const isCase = !isAskedBack && isCaseOf(own, said.words);
  const isOther = !isCase && isOfAnotherCommand(before, said, parts);
  if (command.text) {
    const text = `${frame.text} ${inQuotes(said.text)}`.trim();
    const isReply = isAskedBack && !isOther && command.text.isAnswer?.(said.words) !== false;
    return isReply ? goneOn(frame, said, { text, wanted: frame.wanted }) : undefined;
  }
  const both = isAskedBack ? undefined : ofBothOrAll(frame, said);
  if (both) return both;
  const suppliers = isAskedBack ? undefined : await suppliersAsked(frame, heard);
  if (suppliers) return suppliers;
  if (isOther || speaksOfOtherMatters(said.words) || asideIn(said) === 'thanks') return undefined;
  const ofCase = isAskedBack ? undefined : await caseBehindSheet(frame, heard);
  if (ofCase) return ofCase;
  const context: SlotContext = {
    ...frame.context,
    lang: languageIn(said, frame),
    isStrict: false,
    isSentence: false,
    // „Ist der in Dresden günstiger als in Halle?“: two values of one message are both meant.
    ...(isAskedBack ? {} : { isComparison: wantsComparison(said) }),
    askedOn: dayIn(parts.timeZone, askedAt),
    choicesOf: await loadChoices(command, parts.facts, signal),
  };
  const doubt = isAskedBack ? firstDoubt(frame) : undefined;
  const typed = ellipsis(said.words, frame) ?? chosenWords(said, doubt);
  // What was asked back is of its own kind.
  const counted = isAskedBack ? typed : ofSameKind(typed, frame);
  const its = isAskedBack ? undefined : ownWords(counted, command, context, frame.slots);
  // „Seine Freundin hat das in Hessen gemacht“: of the case, nothing else is said.
  if (its?.words.length === 0) return goneOn(frame, said, { ofOthers: its.ofOthers });
  const chosen = splitJoinedWords(its?.words ?? counted, command, context);
  const left = repaired(chosen, command, { ...context, isLater: true });
  const awaited = isAskedBack ? (doubt?.keys ?? openKeys(frame)) : [];
  const following: Following = { ...left, frame, said, context, doubt, awaited };
  const change = ofSameTopic(changeBy(following), isCase);
  const saysNothing = change.slots.size === 0 && change.removed.length === 0;
  if (!isAskedBack && saysNothing && staysAssumed(frame, said)) return goneOn(frame, said, { isKept: true });
  if (isCase && own && saysNothing && !command.about) return askedOfCase(frame, own, said, context.lang);
  if (!isCase && !isOnlyThat(following, change, isAskedBack, parts.catalogue)) return undefined;
  const wanted = wantedAfter(frame, said, isAskedBack);
  if (!saysNothing) {
    // Of another number the same is asked.
    const isSame = isAskedBack || counted !== typed;
    return { ...changed(following, change, isSame), wanted, ofOthers: its?.ofOthers ?? [] };
  }
  const inState = isAskedBack ? inStateSaid(following) : undefined;
  const opened = inState ?? (isAskedBack && leavesOpen(said.words) ? leftOpen(following) : undefined);
  if (opened) return goneOn(opened, said, { wanted });
  // An answer that left a value open is gone on with like every other one: „und wenn es geleast ist“.
  const isTold = !isAskedBack || (doubt === undefined && goesOn(said.words));
  const asking = isTold ? await otherIntent(frame, heard) : undefined;
  if (asking || !isAskedBack) return asking;
  const asked = unknownAnswer(following);
  return asked && goneOn(asked, said, { wanted });
}

/** What is asked about the bot's own question: a word in it, or all of it; undefined for anything else. */
function termsOfAsking(frame: Frame, said: ParsedMessage, catalogue: Catalogue): readonly Term[] | undefined {
  const asked = termsAsked(said, catalogue);
  if (asked.length > 0) return asked;
  if (!asksWhatWasMeant(said)) return undefined;
  const [key = ''] = firstDoubt(frame)?.keys ?? openKeys(frame);
  return (frame.match.command.terms ?? []).filter(({ of = [] }) => of.includes(key));
}

/** What asks of both cases, of all, or of a part of the answer. */
function ofBothOrAll(frame: Frame, said: ParsedMessage): Frame | undefined {
  const values = valuesIn(frame, said.words);
  return (
    bothCases(frame, said, values) ??
    amongAll(frame, said, values) ??
    partOfIt(frame, said) ??
    alsoOfSheet(frame, said)
  );
}

/** It names another command, or speaks of its subject only; or it is the same command line once more. */
function isOfAnotherCommand(before: Before, said: ParsedMessage, { catalogue }: UnderstandParts): boolean {
  const { frame, isAskedBack } = before;
  const { text, words } = said;
  const { command } = frame.match;
  const named = namedIn(said, catalogue);
  if (named) {
    if (named.misspelt !== undefined && isAskedBack) return false;
    if (named.command === command) return beginsWithCommand(words, catalogue) && !named.saysValue;
    // „ein wasserführender, Solaranlage haben wir keine“ answers.
    if (isAskedBack && named.saysValue && !isQuestion(said) && saysValue(frame, words)) return false;
    // Some values are called like commands: „balkonkraftwerk“ is a topic too. What answers the question answers it.
    return !isAskedBack || !isValueOf(frame, named, words);
  }
  if ((isAskedBack && !isQuestion(said)) || goesOn(words)) return false;
  if (isAboutOther(before, said, catalogue)) return true;
  const [only, second] = matchSubjects(text, words, catalogue.byWord);
  if (only === undefined || second !== undefined || only.command === command) return false;
  // „die alte Heizung kommt weg“ is a value of this one.
  if (saysValue(frame, words)) return false;
  // Words of another subject alone may be said of this one too: „geht's auch online?“
  const [topic] = wantedIn(said).topics;
  return isAskedBack || topic?.value === topicOfCommand(only.command, catalogue);
}

/** So sure what was learned must be to leave what was spoken of. */
const [surelyOther, surerThanValue] = [0.8, 0.95];

/** Whether a message speaks of another topic than the frame: it says no value of it, or is clearly no answer to what is open. */
function isAboutOther({ frame, isAskedBack }: Before, said: ParsedMessage, catalogue: Catalogue): boolean {
  const own = topicOfFrame(frame, catalogue);
  const isOther = (least: number) => ![own, undefined].includes(surelyAbout(said, least));
  if (isOther(surerThanOwn) && wantsTrade(said)) return true;
  // A place may be said of any topic: „luft-wasser wp 80331 münchen“ behind a GmbH.
  const isOwn =
    isOther(surerThanValue) && ((isAskedBack && isQuestion(said)) || saysOnlyPlaces(frame, said.words));
  return isOther(surelyOther) && (isOwn || !saysValue(frame, said.words));
}

/** Beside values and what joins them to what was said before, nothing that would make it another question. */
function isOnlyThat(
  { words, frame, said }: Following,
  { isTaken, slots, removed }: Change,
  isAskedBack: boolean,
  catalogue: Catalogue,
): boolean {
  const saysValue = slots.size > 0 || removed.length > 0;
  const left = wordsOfOthers(words, frame, catalogue, { isTaken, saysValue });
  // The answer to what was asked back may be told in many words; a question that says nothing of it is another one.
  if (isAskedBack) return left.length === 0 || slots.size > 0 || !isQuestion(said);
  if (words.length > mostWordsToGoOn) return false;
  const isMore = goesOn(words) || refersBack(words);
  const spoken = isMore ? matchSubjects(said.text, said.words, catalogue.byWord) : [];
  if (spoken.some(({ command }) => command === frame.match.command)) return true;
  if (saysValue && tellsOfIt(frame, said, catalogue)) return true;
  return left.length === 0 || (saysValue && correctionsIn(words).length > 0);
}

/** „Wir wohnen selbst im Haus, die Gastherme läuft noch“: values, and talk of the same topic; or told of no other one. */
function tellsOfIt(frame: Frame, said: ParsedMessage, catalogue: Catalogue): boolean {
  const own = topicOfFrame(frame, catalogue);
  const [topic] = wantedIn(said).topics;
  if (own !== undefined && topic?.value === own) return true;
  const isOther = surelyAbout(said, surelyOther) !== undefined;
  return !isOther && !isQuestion(said) && !saysOnlyPlaces(frame, said.words);
}
