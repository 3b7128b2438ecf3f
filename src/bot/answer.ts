// THE path of a question to its reply: understand, run, and every failure in words.
// Throws only when it is stopped, or may not begin to change something.
import type { Logger } from 'pino';
import { type ChatConnection, ChatError } from '../chat/index.ts';
import { type Document, dayIn, inLanguage, type Lang } from '../document/index.ts';
import {
  type FactsConnection,
  FactsError,
  type FactsService,
  forQuestion,
  timeForFacts,
} from '../facts/index.ts';
import { AskError, type ChatCall, type Command } from '../kit/index.ts';
import type { Account } from './account.ts';
import type { Asker } from './askers.ts';
import { apology, explainChatError, explainNotAllowed, explainProblem } from './explain.ts';
import { explainAge, explainFactsError } from './explainFacts.ts';
import type { MessageKind } from './marker.ts';
import type { CommandMatch } from './matchCommand.ts';
import type { Question } from './question.ts';
import { findCommand, readQuestion, type UnderstandParts, type Understood } from './understand.ts';

export interface Reply {
  readonly document: Document;
  readonly kind: Extract<MessageKind, 'answer' | 'askBack'>;
  /** For the log: which command it was, and how it went. */
  readonly command: string | undefined;
  readonly outcome:
    'answered' | 'asked back' | 'asker can mend' | 'not allowed' | 'facts failed' | 'chat refused' | 'bug';
}

export interface AnswerParts extends UnderstandParts, Pick<ChatCall, 'ownStatus' | 'uploadEmoji'> {
  readonly facts: FactsService;
  readonly chat: ChatConnection;
  readonly account: Readonly<Account>;
  readonly log: Logger;
  /** The language of what is said before the question's own is known. */
  readonly language: Lang;
  /** The present. */
  readonly now: () => Date;
}

export interface Asked {
  readonly question: Question;
  readonly asker: Asker;
  /** What the question asks, completed by what was said before. */
  readonly text: string;
  /** Awaited before a command that changes something runs, so that it cannot run a second time; may throw. */
  readonly beforeChange: () => Promise<void>;
  /** Called as soon as it is clear what is asked for. */
  readonly onUnderstood: (command: Command) => void;
}

/** For all that one question asks of the facts service; then older answers must do. */
const factsWithinMs = 15_000;

export async function answer(asked: Asked, parts: AnswerParts, signal: AbortSignal): Promise<Reply> {
  const limit = timeForFacts(factsWithinMs);
  let match: CommandMatch | undefined;
  let understood: Understood;
  try {
    match = findCommand(asked.text, parts.catalogue.commands.filter(asked.asker.may), parts.catalogue);
    const { command, lang } = match;
    if (!asked.asker.may(command)) {
      return reply(explainNotAllowed(command, lang), command.name.de[0], 'not allowed');
    }
    asked.onUnderstood(command);
    const { facts } = forQuestion(parts.facts, limit);
    const typed = { text: asked.text, askedAt: asked.question.askedAt };
    understood = await readQuestion(match, typed, { ...parts, facts }, signal);
  } catch (error) {
    return failure(error, match, asked, parts, signal);
  }
  const { command, notes } = understood;
  if (command.changes) await asked.beforeChange();
  // Noted from here on: an older list of places does no harm to understanding, an older figure must be called so.
  const { facts, oldest } = forQuestion(parts.facts, limit);
  try {
    const document = await run(understood, asked, facts, parts, signal);
    const withNotes = { ...document, notes: [...notes, ...(document.notes ?? [])] };
    return reply(withAge(withNotes, oldest(), parts), command.name.de[0], 'answered');
  } catch (error) {
    return failure(error, match, asked, parts, signal);
  }
}

function failure(
  error: unknown,
  match: CommandMatch | undefined,
  { question }: Asked,
  { log, language }: AnswerParts,
  signal: AbortSignal,
): Reply {
  signal.throwIfAborted();
  const command = match?.command.name.de[0];
  const lang = match?.lang ?? language;
  if (error instanceof AskError) {
    const document = explainProblem(error.problem, lang);
    return reply(document, command, document.asks ? 'asked back' : 'asker can mend');
  }
  if (error instanceof FactsError) {
    if (error.kind !== 'notFound') log.warn({ err: error }, 'the facts service gave no answer');
    return reply(explainFactsError(error, lang), command, 'facts failed');
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

/** Says first that the service does not answer, and from when its answer is. */
function withAge(
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

function run(
  { command, lang, values, text, uploads, isOverview }: Understood,
  { question, asker }: Asked,
  facts: FactsConnection,
  parts: AnswerParts,
  signal: AbortSignal,
): Document | Promise<Document> {
  const call = {
    values,
    lang,
    say: inLanguage(lang),
    today: dayIn(parts.timeZone, parts.now()),
    text,
    uploads,
    facts,
    chat: chatCall(parts, question),
    signal,
    commands: parts.catalogue.commands.filter(asker.may),
  };
  return isOverview && command.overview ? command.overview(call) : command.run(call);
}

function chatCall(
  { chat, account, ownStatus, uploadEmoji }: AnswerParts,
  { askerId, conversation }: Question,
): ChatCall {
  const { kind } = conversation;
  const { self, featureLevel, limits, emoji } = account;
  return {
    connection: chat,
    account: { ...self, featureLevel, limits, emoji },
    ownStatus,
    uploadEmoji,
    askerId,
    channel: kind === 'channel' ? { id: conversation.channelId, name: conversation.channelName } : undefined,
    peopleIds: kind === 'direct' ? conversation.userIds : [],
  };
}

const reply = (document: Document, command: string | undefined, outcome: Reply['outcome']): Reply => ({
  document,
  kind: document.asks ? 'askBack' : 'answer',
  command,
  outcome,
});
