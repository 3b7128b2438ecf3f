// A command line that is whole: its command is run, and nothing is looked for around its answer.
import { withNotes } from '../../document/index.ts';
import { exactLineIn, readExactLine } from '../understanding/exactLine.ts';
import { notesOn } from '../understanding/readingNotes.ts';
import type { Answering } from './call.ts';
import { unanswered } from './insteadOfAsking.ts';
import { inPlainWords } from './plainWords.ts';
import { notAllowed, type Reply, replyOf, withAge } from './reply.ts';
import { runFrame } from './run.ts';

/** Undefined for what is none, or has a word that is nothing the service offers. */
export async function answerLine(answering: Answering): Promise<Reply | undefined> {
  const { said, asked, parts } = answering;
  const { question, asker } = asked;
  const line = exactLineIn(said, parts.catalogue);
  if (!line) return undefined;
  const { command } = line;
  if (!asker.may(command)) return notAllowed(line);
  asked.onUnderstood(command);
  const frame = await readExactLine(line, answering);
  if (!frame) return undefined;
  parts.onRead?.(question, { said, result: { frame } });
  try {
    const { document: told, oldest } = await runFrame(frame, answering);
    const document = inPlainWords(told, command);
    const noted = withNotes(document, notesOn(frame));
    return replyOf(withAge(noted, oldest(), parts), frame, said.question, answering);
  } catch (error) {
    return unanswered(error, frame, undefined, answering);
  }
}
