// The answer follows its question: edited, it is worked out anew; deleted, it goes; moved, what is still to come goes along.
import type { Logger } from 'pino';
import { type ChatConnection, ChatError, getMessage, type ZulipEvent } from '../chat/index.ts';
import type { Channels } from './channels.ts';
import type { HandleParts } from './handle.ts';
import { isComplete, lookFor } from './look.ts';
import { isAnswering, type Marker } from './marker.ts';
import { type Conversation, type GroupRules, keyOf, type Question, textOf, toQuestion } from './question.ts';
import { redo } from './redo.ts';
import { removeMessage } from './rewrite.ts';
import type { Turns } from './turns.ts';
import type { WorkList } from './workList.ts';

export interface FollowParts extends HandleParts {
  readonly chat: ChatConnection;
  readonly turns: Turns;
  readonly channels: Channels;
  readonly rules: GroupRules;
  readonly work: WorkList;
  readonly log: Logger;
}

type Changed = Extract<ZulipEvent, { type: 'update_message' }>;

/** Beside the loop that hears the events, which must not wait. None of it throws. */
export interface Follow {
  changed(event: Changed): void;
  deleted(messageIds: readonly number[]): void;
}

export function follow(parts: FollowParts, signal: AbortSignal): Follow {
  const { chat, turns, answered, askBacks, whereNow, channels, log } = parts;
  const delivering = { ...parts.delivering, log };
  const { account } = delivering;

  const beside = (what: string, act: () => Promise<void>) => {
    act().catch((error: unknown) => {
      if (signal.aborted) return;
      if (error instanceof ChatError) log.warn({ err: error }, what);
      else log.error({ err: error }, what);
    });
  };

  /** By the new text: a question that has no answer is work, an answered one is answered anew. */
  async function edited(event: Changed): Promise<void> {
    const message = await getMessage(chat, event.message_id, signal);
    const question = toQuestion(message, event.flags, account.self, parts.rules);
    if (!question) return;
    const before =
      event.orig_content === undefined
        ? undefined
        : textOf({ ...message, content: event.orig_content }, account.self);
    // After its answer, if that is on the way; which may be one to the new words already.
    await turns.inTurn(keyOf(question.conversation), async () => {
      if (answered.of(question.id)?.said === question.text) return;
      const there = await lookForAnswer(question);
      if (!isComplete(there)) parts.work.take(question, there, 'heard');
      else if (before !== question.text)
        await redo(question, before, there, { ...parts, delivering }, signal);
    });
  }

  /** Where it may not write, the bot has answered privately. */
  async function lookForAnswer({ id, askerId, conversation }: Question): Promise<readonly Marker[]> {
    const there = await lookFor(id, conversation, delivering, signal);
    if (there.some(isAnswering) || conversation.kind === 'direct') return there;
    return lookFor(id, { kind: 'direct', userIds: [askerId] }, delivering, signal);
  }

  async function forget(questionId: number, where: Conversation): Promise<void> {
    const there = await lookFor(questionId, where, delivering, signal);
    for (const { messageId } of there) {
      if (messageId === undefined) continue;
      await removeMessage(messageId, parts.answering.language, delivering, signal);
    }
  }

  return {
    changed(event) {
      const { message_ids, subject, new_stream_id, stream_id, content, user_id, rendering_only, flags } =
        event;
      if (subject !== undefined || new_stream_id !== undefined) {
        const name = new_stream_id === undefined ? undefined : channels.nameOf(new_stream_id);
        const channel =
          new_stream_id !== undefined && name !== undefined ? { id: new_stream_id, name } : undefined;
        whereNow.moved(message_ids, { topic: subject, channel });
        askBacks.moved(message_ids, { topic: subject, channel });
        answered.moved(message_ids, { topic: subject, channel });
      }
      const isOwn = user_id === account.self.userId;
      // In channels the server says by the flag whether the bot is meant; direct messages have none.
      const isForBot = flags.includes('mentioned') || stream_id === undefined;
      if (content === undefined || rendering_only || isOwn || !isForBot) return;
      whereNow.edited(event.message_id, textOf({ content }, account.self));
      beside('an edited question could not be followed', () => edited(event));
    },
    deleted(messageIds) {
      whereNow.deleted(messageIds);
      for (const id of messageIds) {
        const where = answered.whereOf(id);
        if (where) beside('a deleted question could not be followed', () => forget(id, where));
      }
    },
  };
}
