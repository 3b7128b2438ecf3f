// What was decided to be asked in place of a frame, and what a decision on a fact sheet comes to.
import { type Document, withNotes } from '../../document/index.ts';
import type { Frame } from '../understanding/frame.ts';
import { judge } from '../understanding/judge.ts';
import { unknown } from '../understanding/noCommand.ts';
import { notesOn } from '../understanding/readingNotes.ts';
import type { Answering } from './call.ts';
import {
  type Decision,
  insteadOf,
  namingTopic,
  nearestNote,
  withNearest,
  withStatement,
} from './decision.ts';
import { inPlainWords } from './plainWords.ts';
import { failure } from './reply.ts';
import type { OpenCall } from './matter.ts';
import { documentFor, wholeCall } from './run.ts';
import { inWords } from './firstLine.ts';

/** What a decision on a fact sheet comes to. */
export async function answerOf(decision: Decision, sheet: Frame, answering: Answering): Promise<Document> {
  const understood = judge(sheet);
  const call = wholeCall(understood, answering);
  const own = await documentFor(understood, call);
  const instead = insteadOf(decision, own);
  if (instead) return runInstead(decision, instead, call, answering);
  return inPlainWords(namingTopic(decision, withStatement(decision, own)), understood.command);
}

/** What is asked in place of the frame; nothing of a topic that was only guessed is told as if none were known. */
export async function runInstead(
  decision: Decision,
  { frame, more }: NonNullable<Decision['instead']>,
  call: OpenCall,
  answering: Answering,
): Promise<Document> {
  const { by, guessed, isNext } = decision;
  if (by.is === 'nothing' && guessed !== undefined && !isNext) {
    const error = unknown(answering.said, call.commands, answering.parts.catalogue);
    const { document } = failure(error, frame.match, answering);
    const note = nearestNote(decision, call);
    return note ? { ...document, notes: [note] } : document;
  }
  const its = judge(frame);
  const { values, intent } = its;
  const ofFrame = { ...call, values: values as Record<string, never>, intent, ...more };
  const document = withNearest(await documentFor(its, ofFrame), decision.nearest, call.say);
  const named = inPlainWords(namingTopic(decision, document), its.command);
  const read = notesOn(frame, inWords(named.headline, named.lang));
  return withNotes(named, read);
}
