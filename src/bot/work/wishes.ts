// The reaction :document: on an answer asks for it as a PDF: one for each answer, as far as is known.
import type { Logger } from 'pino';
import { type ChatConnection, ChatError, getMessage } from '../../chat/index.ts';
import { answer, repeated } from '../answering/answer.ts';
import type { AnswerParts } from '../answering/call.ts';
import type { DialogueState } from '../dialogue/dialogueState.ts';
import { asQuestion } from '../dialogue/earlierQuestions.ts';
import { resolveContext } from '../dialogue/resolveContext.ts';
import type { Askers } from '../model/account.ts';
import { isAnswering, readMarker } from '../model/marker.ts';
import { conversationOf, keyOf } from '../model/question.ts';
import type { Turns } from '../model/turns.ts';
import { deliver, type DeliverParts } from '../outbox/deliver.ts';
import { covering } from '../outbox/files.ts';
import { sentMarkersOf } from '../outbox/ownMessages.ts';
import type { Frame } from '../understanding/frame.ts';
import { parseMessage } from '../understanding/parseMessage.ts';
import { withFiles } from './answerQuestion.ts';

export interface WishParts {
  readonly chat: ChatConnection;
  readonly turns: Turns;
  readonly askers: Askers;
  readonly dialogue: DialogueState;
  readonly answering: AnswerParts;
  readonly delivering: Omit<DeliverParts, 'log'>;
  readonly log: Logger;
}

export interface Wishes {
  /** Somebody has reacted to a message; if it is an answer of the bot's, it is made a file. Never throws. */
  take(messageId: number, userId: number): void;
}

/** What Zulip calls :document:, :paper:, :file: and :page:; other chats say page facing up. */
export const pageEmoji = '1f4c4';

export function wishes(parts: WishParts, signal: AbortSignal): Wishes {
  const { chat, turns, askers, log } = parts;
  const delivering = { ...parts.delivering, log };
  const { account } = delivering;
  const { self } = account;
  const inHand = new Set<number>();

  async function take(messageId: number, userId: number): Promise<void> {
    const message = await getMessage(chat, messageId, signal);
    const marker = message.sender_id === self.userId ? readMarker(message.content) : undefined;
    if (!marker || !isAnswering(marker) || inHand.has(marker.questionId)) return;
    const { questionId } = marker;
    inHand.add(questionId);
    try {
      const where = conversationOf(message, self);
      await turns.inTurn(keyOf(where), async () => {
        const sentMarkers = await sentMarkersOf(questionId, where, delivering, signal);
        const asker = await askers.read(userId, signal);
        if (asker.isBot || sentMarkers.some(({ kind }) => kind === 'file')) return;
        const asked = asQuestion(await getMessage(chat, questionId, signal), self);
        const resolved = await resolveContext(asked, parts, signal);
        if (!resolved) return;
        const text = `${parseMessage(asked.text).question} pdf`;
        const frame: Frame | undefined = resolved.frame && { ...resolved.frame, wanted: ['pdf'] };
        const question = { ...asked, text, askerId: userId, conversation: where };
        const reply = await answer({ question, asker, frame, ...repeated }, parts.answering, signal);
        // What was no answer then, or is none now, is no file either.
        if (reply.outcome !== 'answered' || !reply.files) return;
        const { document, files, told } = await withFiles(reply, log, signal);
        if (files.length === 0) return;
        const delivery = { document: covering(document, told), files, kind: 'file', sentMarkers } as const;
        await deliver(question, delivery, delivering, signal);
        log.info({ question: questionId, command: reply.command }, 'a file was wanted of an answer');
      });
    } finally {
      inHand.delete(questionId);
    }
  }

  return {
    take(messageId, userId) {
      take(messageId, userId).catch((error: unknown) => {
        if (signal.aborted) return;
        if (error instanceof ChatError) log.info({ err: error }, 'a file that was wanted could not be given');
        else log.error({ err: error }, 'a file that was wanted could not be made');
      });
    },
  };
}
