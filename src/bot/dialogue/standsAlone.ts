// Whether a question stands for itself, and what it asks then; or whether it may go on with what was answered before.
import { unlessAsking } from '../../kit/index.ts';
import type { AnswerParts } from '../answering/call.ts';
import { topicOfFrame } from '../answering/matter.ts';
import type { Question } from '../model/question.ts';
import { asksNothingOfOffice } from '../understanding/aside.ts';
import { findCommand } from '../understanding/chooseCommand.ts';
import { isCommandLine } from '../understanding/commandLine.ts';
import { correctionsIn, goesOn, refersBack } from '../understanding/cues.ts';
import { argumentsOf, type Frame } from '../understanding/frame.ts';
import { firstDoubt } from '../understanding/judge.ts';
import { namedIn } from '../understanding/matchCommand.ts';
import { mannerIn, readMessage } from '../understanding/message.ts';
import {
  isQuestion,
  parseMessage,
  type ParsedMessage,
  wantsOnlyFile,
} from '../understanding/parseMessage.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { speaksOfOtherMatters } from '../understanding/subjects.ts';
import { likelyAbout } from '../understanding/whatIsWanted.ts';
import { mostWordsToGoOn } from './nextFrame.ts';

/** What is asked, read where that was not needed before. */
export async function frameIn(
  { question, frame }: { readonly question: Question; readonly frame: Frame | undefined },
  answering: AnswerParts,
  signal: AbortSignal,
): Promise<Frame | undefined> {
  if (frame) return frame;
  const [said = parseMessage(question.text)] = readMessage(question, answering.catalogue);
  // That was about an answer before it, or about nothing.
  if (wantsOnlyFile(said) || mannerIn(said, answering.catalogue)) return undefined;
  return unlessAsking(() => {
    const found = findCommand(said, answering.catalogue);
    if (question.isEdited && found.command.changes) return undefined;
    return readFrame(found, { said, askedAt: question.askedAt, parts: answering, signal });
  });
}

/** A whole question that names its command and does not begin as if it went on: „jagdschein hessen“ after another one. */
export async function standsAlone(
  said: ParsedMessage,
  question: Question,
  answering: AnswerParts,
  signal: AbortSignal,
): Promise<boolean> {
  const { words, text } = said;
  const named = namedIn(said, answering.catalogue);
  if (!named || goesOn(words) || refersBack(words) || correctionsIn(words).length > 0) return false;
  const asked = text === question.text ? question : { ...question, text };
  const own = await frameIn({ question: asked, frame: undefined }, answering, signal);
  if (!own || own.slots.size === 0 || firstDoubt(own)) return false;
  // „landet das dann vor Gericht?“ only has a word of another matter.
  const topic = topicOfFrame(own, answering.catalogue);
  if (topic !== undefined && likelyAbout(said, topic) < rather) return false;
  // „ich nehm das Musterprotokoll“, without a city, is a value of what was asked before.
  const [first] = argumentsOf(own);
  return !named.saysValue || !first || own.slots.has(first[0]);
}

const rather = 0.5;

/** Few words that name no command, or a value of one, may go on with an answer: „und in Hamburg“. Pure. */
export function mayGoOn(said: ParsedMessage, { catalogue }: AnswerParts): boolean {
  const { words } = said;
  if (words.length === 0 || words.length > mostWordsToGoOn) return false;
  const named = namedIn(said, catalogue);
  // „Wie wird das Wetter am Umzugstag?“ is nothing on the answer before it; „der Umzug ist erst am 17.“ corrects it.
  const isBeside =
    isQuestion(said) && !goesOn(words) && correctionsIn(words).length === 0 && asksNothingOfOffice(said);
  const isOther = (speaksOfOtherMatters(words) || isBeside) && !refersBack(words);
  return (!named || named.saysValue || !isCommandLine(named, said)) && !isOther;
}
