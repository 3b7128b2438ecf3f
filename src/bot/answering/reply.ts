// What becomes of a question: an answer or a question back, how it went, and every failure in words.
import { ChatError } from '../../chat/index.ts';
import { dayIn, type Document } from '../../document/index.ts';
import { FactsError } from '../../facts/index.ts';
import { type Choice, ClarificationNeeded, languageOf, readWords, statesOf } from '../../kit/index.ts';
import type { About, FileKind } from '../../render/files.ts';
import type { MessageKind } from '../model/marker.ts';
import type { Frame } from '../understanding/frame.ts';
import type { CommandMatch } from '../understanding/matchCommand.ts';
import { apology, explainChatError, explainNotAllowed, explainProblem } from '../wording/explain.ts';
import { explainAge, explainFactsError } from '../wording/explainFacts.ts';
import { aboutFile } from './aboutFile.ts';
import type { AnswerParts, Replying } from './call.ts';
import { withOwnProvenance } from './ownProvenance.ts';

export interface Reply {
  readonly document: Document;
  readonly kind: Extract<MessageKind, 'answer' | 'askBack'>;
  /** For the log: which command it was, and how it went. */
  readonly command: string | undefined;
  /** The files that were wanted of an answer, if any, and what they say of themselves. */
  readonly files?: { readonly wanted: readonly FileKind[]; readonly about: () => About };
  readonly outcome:
    | 'answered'
    | 'asked back'
    | 'asker can mend'
    | 'not allowed'
    | 'facts failed'
    | 'facts down'
    | 'chat refused'
    | 'bug';
}

/** The town that was asked about; undefined where there is none, or two. */
export function placeIn({ slots }: Frame): Choice | undefined {
  const towns = [...slots.values()].flatMap(({ candidate: { value } }) =>
    isChoice(value) && statesOf(value).length > 0 ? [value] : [],
  );
  return towns.length === 1 ? towns[0] : undefined;
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;

/** Throws what is to be tried again with the whole question, and when it is stopped. */
export function failure(
  error: unknown,
  match: CommandMatch | undefined,
  { asked: { question }, parts: { log, language }, signal }: Replying,
  place?: Choice,
): Reply {
  signal.throwIfAborted();
  const command = match?.command.name.de[0];
  const lang = match?.lang ?? languageOf(readWords(question.text)) ?? language;
  if (error instanceof ClarificationNeeded) {
    const document = explainProblem(error.problem, lang);
    return reply(document, command, document.asksBack ? 'asked back' : 'asker can mend');
  }
  if (error instanceof FactsError) {
    if (error.kind !== 'notFound') log.warn({ err: error }, 'the facts service gave no answer');
    const isDown = error.kind === 'unreachable' && !match?.command.changes;
    return reply(explainFactsError(error, lang, place), command, isDown ? 'facts down' : 'facts failed');
  }
  if (error instanceof ChatError) {
    // What passes is tried again with the whole question, unless that could change something twice.
    if (error.kind !== 'rejected' && !match?.command.changes) throw error;
    log.warn({ err: error, command }, 'the chat server refused what a command wanted');
    return reply(explainChatError(error, lang), command, 'chat refused');
  }
  log.error({ err: error, command }, 'a command failed');
  return reply(apology(String(question.id), lang), command, 'bug');
}

export const reply = (document: Document, command: string | undefined, outcome: Reply['outcome']): Reply => ({
  document: withOwnProvenance(document),
  kind: document.asksBack ? 'askBack' : 'answer',
  command,
  outcome,
});

/** The answer of a command, and the files that there may be of it; `question` is what was asked, as a file tells it. */
export function replyOf(
  document: Document,
  frame: Frame,
  question: string,
  { asked, parts }: Replying,
): Reply {
  const done = reply(document, frame.match.command.name.de[0], 'answered');
  if (document.asksBack) return done;
  const about = () => aboutFile(frame, { questionId: asked.question.id, question }, parts);
  return { ...done, files: { wanted: frame.wanted, about } };
}

export const notAllowed = ({ command, lang }: Pick<CommandMatch, 'command' | 'lang'>): Reply =>
  reply(explainNotAllowed(command, lang), command.name.de[0], 'not allowed');

/** Says first that the service does not answer, and from when its answer is. */
export function withAge(
  document: Document,
  askedAt: Date | undefined,
  { now, timeZone, log }: AnswerParts,
): Document {
  if (!askedAt) return document;
  log.warn({ askedAt }, 'the facts service gave no answer; an earlier one is used');
  const { provenance, lang } = document;
  return {
    ...document,
    preface: explainAge(askedAt, now(), timeZone, lang),
    ...(provenance ? { provenance: { ...provenance, askedOn: dayIn(timeZone, askedAt) } } : {}),
  };
}
