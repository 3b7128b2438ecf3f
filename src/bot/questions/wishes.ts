// The reactions :document: and :plus: on an answer ask for it as a PDF, and for what it has folded: each once for an
// answer, as far as is known.
import type { Logger } from 'pino';
import { ChatError, getMessage } from '../../chat/index.ts';
import { answer, repeated } from '../answering/answer.ts';
import type { Reply } from '../answering/reply.ts';
import type { AnswerParts } from '../answering/call.ts';
import type { DialogueState } from '../dialogue/dialogueState.ts';
import { asQuestion } from '../dialogue/earlierQuestions.ts';
import { resolveContext } from '../dialogue/resolveContext.ts';
import type { Askers } from '../model/account.ts';
import { isAnswering, type MessageKind, readMarker } from '../model/marker.ts';
import { conversationOf, keyOf } from '../model/question.ts';
import type { QuestionRecords } from '../model/questionRecords.ts';
import type { Place, Turns } from '../model/turns.ts';
import { deliver, type DeliverParts, type Delivery } from '../outbox/deliver.ts';
import { covering } from '../outbox/files.ts';
import { sentMarkersOf } from '../outbox/ownMessages.ts';
import type { SignParts } from '../presence/signs.ts';
import type { Frame } from '../understanding/frame.ts';
import { parseMessage } from '../understanding/parseMessage.ts';
import { forPerson, withFiles } from './answerQuestion.ts';

export interface WishParts {
  readonly turns: Turns;
  readonly records: QuestionRecords;
  readonly askers: Askers;
  readonly dialogue: DialogueState;
  readonly answering: AnswerParts;
  readonly delivering: Omit<DeliverParts, 'log'>;
  readonly signing: Omit<SignParts, 'log'>;
  readonly log: Logger;
}

export interface Wishes {
  /** Somebody has reacted to a message; if it is an answer of the bot's, the wish is granted. Never throws. */
  take(messageId: number, userId: number, wish: Wish): void;
}

/** What is sent for it is of that kind. */
export type Wish = Extract<MessageKind, 'file' | 'more'>;

/** By code: what Zulip calls :document:, :paper:, :file: and :page:, other chats page facing up; and :plus:. */
export const wishOf: ReadonlyMap<string, Wish> = new Map([
  ['1f4c4', 'file'],
  ['2795', 'more'],
]);

export function wishes(parts: WishParts, signal: AbortSignal): Wishes {
  const { turns, records, askers, log } = parts;
  const { self } = parts.delivering.account;

  async function take(messageId: number, userId: number, wish: Wish): Promise<void> {
    const own = forPerson(parts, userId);
    const { chat } = own.answering;
    const delivering = { ...own.delivering, log };
    const message = await getMessage(chat, messageId, signal);
    const marker = message.sender_id === self.userId ? readMarker(message.content) : undefined;
    if (!marker || !isAnswering(marker)) return;
    const { questionId } = marker;
    await records.onceAtATime(questionId, wish, async () => {
      const where = conversationOf(message, self);
      await turns.inTurn(keyOf(where), userId, async (place) => {
        const sentMarkers = await sentMarkersOf(questionId, where, delivering, signal);
        const asker = await askers.read(userId, signal);
        if (asker.isBot || sentMarkers.some(({ kind }) => kind === wish)) return;
        const asked = asQuestion(await getMessage(chat, questionId, signal), self);
        const resolved = await resolveContext(asked, own, signal);
        if (!resolved) return;
        const part = wish === 'more' ? wish : resolved.part;
        const { question: said } = parseMessage(asked.text);
        const text = wish === 'file' ? `${said} pdf` : said;
        const frame: Frame | undefined = resolved.frame && {
          ...resolved.frame,
          wanted: wish === 'file' ? ['pdf'] : [],
        };
        const question = { ...asked, text, askerId: userId, conversation: where };
        const reply = await answer({ question, asker, frame, part, ...repeated }, own.answering, signal);
        const granted = await grantedBy(reply, wish, userId, place, log, signal);
        if (!granted) return;
        const sending = { ...delivering, place };
        await deliver(question, { ...granted, kind: wish, sentMarkers }, sending, signal);
        log.info({ question: questionId, command: reply.command, wish }, 'more was wanted of an answer');
      });
    });
  }

  return {
    take(messageId, userId, wish) {
      take(messageId, userId, wish).catch((error: unknown) => {
        if (signal.aborted) return;
        if (error instanceof ChatError)
          log.info({ err: error }, 'what was wanted of an answer could not be given');
        else log.error({ err: error }, 'what was wanted of an answer could not be made');
      });
    },
  };
}

/** Undefined for what was no answer then, or is none now. */
async function grantedBy(
  reply: Reply,
  wish: Wish,
  person: number,
  place: Place,
  log: Logger,
  signal: AbortSignal,
): Promise<Pick<Delivery, 'document' | 'files'> | undefined> {
  if (reply.outcome !== 'answered' || reply.document.asksBack) return undefined;
  if (wish === 'more') return { document: reply.document };
  if (!reply.files) return undefined;
  const { document, files, told } = await withFiles(reply, person, place, log, signal);
  return files.length > 0 ? { document: covering(document, told, files.length), files } : undefined;
}
