// The questions in hand: each is answered once, and marked as read when its answer is in the chat.
import type { Logger } from 'pino';
import { ChatError, untilPassed } from '../chat/index.ts';
import type { Lang } from '../document/index.ts';
import { type AnswerParts, answer, type Reply } from './answer.ts';
import type { AskBacks } from './askBacks.ts';
import type { Askers } from './askers.ts';
import { type DeliverParts, type Delivery, deliver } from './deliver.ts';
import { apology } from './explain.ts';
import { isComplete } from './look.ts';
import type { Marker } from './marker.ts';
import { keyOf, type Question } from './question.ts';
import type { ReadMarks } from './readMarks.ts';
import { type SignParts, signOfWork } from './signOfWork.ts';
import type { Turns } from './turns.ts';

export interface WorkParts {
  readonly turns: Turns;
  readonly reads: ReadMarks;
  readonly askers: Askers;
  readonly askBacks: AskBacks;
  readonly answering: AnswerParts;
  readonly delivering: Omit<DeliverParts, 'log'>;
  readonly signing: Omit<SignParts, 'log'>;
  readonly log: Logger;
}

export interface WorkList {
  /**
   * Answers a question in its turn, unless it is in hand or answered already. `there` is what was found of its
   * answer in the chat.
   */
  take(question: Question, there: readonly Marker[]): void;
}

/** What comes before the sending may fail so often; the sending itself goes on until it succeeds. */
const attempts = 4;

/** Answered questions that are remembered; older ones are recognised by their flag. */
const mostRemembered = 20_000;

export function workList(parts: WorkParts, signal: AbortSignal): WorkList {
  const { turns, reads, log } = parts;
  const inHand = new Set<number>();
  const done = new Set<number>();

  async function work(question: Question, there: readonly Marker[]): Promise<void> {
    const startedAt = Date.now();
    const ownLog = log.child({ question: question.id });
    const result = await handle(question, there, parts, ownLog, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      if (error instanceof ChatError) throw error;
      ownLog.error({ err: error }, 'a question could not be handled');
      return apologise(question, parts.answering.language, parts, ownLog, signal);
    });
    reads.add(question.id);
    done.add(question.id);
    const [oldest] = done;
    if (done.size > mostRemembered && oldest !== undefined) done.delete(oldest);
    ownLog.info({ ...result, ms: Date.now() - startedAt }, 'question done');
  }

  return {
    take(question, there) {
      if (inHand.has(question.id)) return;
      if (done.has(question.id) || isComplete(there)) return reads.add(question.id);
      inHand.add(question.id);
      const patience = { failure: 'a question is put off', log, signal, attempts };
      turns
        .inTurn(keyOf(question.conversation), () => untilPassed(() => work(question, there), patience))
        .catch((error: unknown) => {
          // Whatever was not answered stays unread, and the next start or sweep takes it up.
          if (!signal.aborted)
            log.error({ err: error, question: question.id }, 'a question could not be answered');
        })
        .finally(() => inHand.delete(question.id));
    },
  };
}

interface Result {
  readonly outcome: string;
  readonly command?: string | undefined;
  readonly where?: 'sent' | 'redirected';
}

async function handle(
  question: Question,
  there: readonly Marker[],
  parts: WorkParts,
  log: Logger,
  signal: AbortSignal,
): Promise<Result> {
  const { askers, askBacks, reads } = parts;
  const delivering = { ...parts.delivering, log };
  const { conversation } = question;
  if (signal.aborted) throw signal.reason;
  const asker = await askers.read(question.askerId, signal);
  if (asker.isBot) return { outcome: 'a bot asked' };
  // Where the answer cannot be looked for afterwards, at most once is all that can be kept.
  const isBlind =
    conversation.kind === 'channel' && !delivering.channels.seesOwnMessages(conversation.channelId);
  const markFirst = () => reads.now(question.id, signal);
  if (isBlind) await markFirst();
  const text = await askBacks.fullText(question, delivering.account.self, signal);
  if (text === undefined) return { outcome: 'talk among people' };
  const sign = signOfWork(question.id, { ...parts.signing, log }, signal);
  const asked = { question, asker, text, beforeChange: markFirst, onUnderstood: sign.about };
  try {
    const reply = await answer(asked, { ...parts.answering, log }, signal);
    const { document, kind, outcome, command } = reply;
    const where = await send(question, { document, kind, there }, delivering, signal);
    if (!where) return await apologise(question, document.lang, parts, log, signal);
    rememberAskBack(reply, question, askBacks);
    return { outcome, command, where };
  } finally {
    await sign.end();
  }
}

/** Undefined when the server takes it neither there nor privately. */
async function send(
  question: Question,
  delivery: Delivery,
  parts: DeliverParts,
  signal: AbortSignal,
): Promise<Result['where'] | undefined> {
  try {
    return await deliver(question, delivery, parts, signal);
  } catch (error) {
    if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
    parts.log.error({ err: error }, 'a reply could not be delivered');
    return undefined;
  }
}

function rememberAskBack({ kind }: Reply, { id, conversation }: Question, askBacks: AskBacks): void {
  if (kind === 'askBack') askBacks.open(conversation, id);
  else askBacks.close(conversation);
}

/** What goes wrong must not end in silence: a short apology, which any server takes. */
async function apologise(
  question: Question,
  lang: Lang,
  { delivering }: WorkParts,
  log: Logger,
  signal: AbortSignal,
): Promise<Result> {
  const sorry = { document: apology(String(question.id), lang), kind: 'answer', there: [] } as const;
  try {
    return { outcome: 'bug', where: await deliver(question, sorry, { ...delivering, log }, signal) };
  } catch (error) {
    // Nobody is there to read it, such as an asker who was deactivated meanwhile.
    if (error instanceof ChatError && error.kind === 'rejected') return { outcome: 'nobody can be answered' };
    throw error;
  }
}
