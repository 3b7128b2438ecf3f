// THE path of a question to its reply: understand, run, and every failure in words.
// Throws only when it is stopped, or may not begin to change something.
import type { Logger } from 'pino';
import { type Document, dayIn, inLanguage, type Lang } from '../document/index.ts';
import { FactsError } from '../facts/index.ts';
import { AskError } from '../kit/index.ts';
import { apology, explainFactsError, explainProblem } from './explain.ts';
import type { MessageKind } from './marker.ts';
import { type UnderstandParts, type Understood, understand } from './understand.ts';

export interface Reply {
  readonly document: Document;
  readonly kind: Extract<MessageKind, 'answer' | 'askBack'>;
  /** For the log: which command it was, and how it went. */
  readonly command: string | undefined;
  readonly outcome: 'answered' | 'asked back' | 'asker can mend' | 'facts failed' | 'bug';
}

export interface AnswerParts extends UnderstandParts {
  readonly log: Logger;
  /** The language of what is said before the question's own is known. */
  readonly language: Lang;
  /** The present. */
  readonly now: () => Date;
}

export interface Asked {
  readonly id: number;
  readonly text: string;
  readonly askedAt: Date;
  /** Awaited before a command that changes something runs, so that it cannot run a second time; may throw. */
  readonly beforeChange: () => Promise<void>;
}

export async function answer(asked: Asked, parts: AnswerParts, signal: AbortSignal): Promise<Reply> {
  let understood: Understood;
  try {
    understood = await understand(asked, parts, signal);
  } catch (error) {
    return failure(error, undefined, asked, parts, signal);
  }
  const { command, notes } = understood;
  if (command.changes) await asked.beforeChange();
  try {
    const document = await run(understood, parts, signal);
    const withNotes = { ...document, notes: [...notes, ...(document.notes ?? [])] };
    return reply(withNotes, command.name.de[0], 'answered');
  } catch (error) {
    return failure(error, understood, asked, parts, signal);
  }
}

function failure(
  error: unknown,
  understood: Understood | undefined,
  { id }: Asked,
  { log, language }: AnswerParts,
  signal: AbortSignal,
): Reply {
  signal.throwIfAborted();
  const command = understood?.command.name.de[0];
  const lang = understood?.lang ?? language;
  if (error instanceof AskError) {
    const document = explainProblem(error.problem, lang);
    return reply(document, command, document.asks ? 'asked back' : 'asker can mend');
  }
  if (error instanceof FactsError) {
    if (error.kind !== 'notFound') log.warn({ err: error }, 'the facts service gave no answer');
    return reply(explainFactsError(error, lang), command, 'facts failed');
  }
  log.error({ err: error, command }, 'a command failed');
  return reply(apology(String(id), lang), command, 'bug');
}

function run(
  { command, lang, values }: Understood,
  { facts, catalogue, timeZone, now }: AnswerParts,
  signal: AbortSignal,
): Document | Promise<Document> {
  return command.run({
    values,
    lang,
    say: inLanguage(lang),
    today: dayIn(timeZone, now()),
    facts,
    signal,
    commands: catalogue.commands,
  });
}

const reply = (document: Document, command: string | undefined, outcome: Reply['outcome']): Reply => ({
  document,
  kind: document.asks ? 'askBack' : 'answer',
  command,
  outcome,
});
