// A command line that is whole: its command is run, and nothing is looked for around its answer.
import { withNotes } from '../../document/index.ts';
import { forQuestion } from '../../facts/index.ts';
import { exactLineIn, readExactLine } from '../understanding/exactLine.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import { notesOn } from '../understanding/readingNotes.ts';
import { insteadOfAsking } from './insteadOfAsking.ts';
import { inPlainWords } from './plainWords.ts';
import { failure, notAllowed, placeIn, type Reply, replyOf, withAge } from './reply.ts';
import { type Answering, runFrame } from './run.ts';

/** Undefined for what is none, or has a word that is nothing the service offers. */
export async function answerLine(said: ParsedMessage, answering: Answering): Promise<Reply | undefined> {
  const { limit, asked, parts, signal } = answering;
  const { question, asker } = asked;
  const line = exactLineIn(said, parts.catalogue);
  if (!line) return undefined;
  const { command } = line;
  if (!asker.may(command)) return notAllowed(line);
  asked.onUnderstood(command);
  const reading = { ...parts, facts: forQuestion(parts.facts, limit).facts };
  const frame = await readExactLine(line, { said, askedAt: question.askedAt, parts: reading, signal });
  if (!frame) return undefined;
  parts.onRead?.(question, { said, result: { frame } });
  try {
    const { document: told, oldest } = await runFrame(frame, answering);
    const document = inPlainWords(told, command);
    const noted = withNotes(document, notesOn(frame));
    return replyOf(withAge(noted, oldest(), parts), frame, said.question, question, parts);
  } catch (error) {
    const told = await insteadOfAsking(error, frame, undefined, said, answering);
    return told ?? failure(error, line, asked, parts, signal, placeIn(frame));
  }
}
