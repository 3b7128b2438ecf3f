// The answer follows what happens in the chat: its question edited, it is worked out anew; deleted, it goes; moved, what
// is still to come goes along; reacted to, it gets its file or all that it has folded.
import type { Logger } from 'pino';
import {
  type ChatConnection,
  ChatError,
  getMessage,
  getMessagesFrom,
  type Message,
  type ZulipEvent,
} from '../../chat/index.ts';
import type { Channels } from '../model/account.ts';
import { isAnswering, isComplete, type Marker, markerOf, readMarker } from '../model/marker.ts';
import {
  conversationOf,
  type GroupRules,
  keyOf,
  orderIn,
  type Question,
  textOf,
  toQuestion,
} from '../model/question.ts';
import type { Turns } from '../model/turns.ts';
import type { ReminderBook } from '../reminders/reminderBook.ts';
import {
  removeOwnMessage,
  ownNewestMessages,
  type OwnMessagesParts,
  type Place,
  sentMarkersAnywhere,
  sentMarkersIn,
} from '../outbox/ownMessages.ts';
import { answerEdited, grant, type Wish, wishOf } from './answerAgain.ts';
import { type AnswerQuestionParts, forPerson } from './answerQuestion.ts';
import type { WorkList } from './workList.ts';

export interface FollowChangesParts extends AnswerQuestionParts {
  readonly chat: ChatConnection;
  readonly turns: Turns;
  readonly channels: Channels;
  readonly rules: GroupRules;
  readonly work: WorkList;
  /** What is asked for in them, and is still to come, goes where they go. */
  readonly goAlong: readonly Pick<ReminderBook, 'moved'>[];
  /** And ends with them. */
  readonly reminders: Pick<ReminderBook, 'deleted'>;
  readonly log: Logger;
}

/** Beside the loop that hears the events, which must not wait. None of it throws. */
export interface ChangeFollower {
  changed(event: Changed): void;
  /** After a silence, in which events may have been missed: a question as it is now. */
  found(question: Question): void;
  /** `where` is known of messages in channels. */
  deleted(messageIds: readonly number[], where?: Extract<Place, { kind: 'channel' }>): void;
  /** Somebody has reacted to a message; if it is an answer of the bot's, it may be a wish. */
  reacted(messageId: number, userId: number, emojiCode: string): void;
}

export function followChanges(parts: FollowChangesParts, signal: AbortSignal): ChangeFollower {
  const { turns, dialogue, records, channels, log } = parts;
  const delivering = { ...parts.delivering, log };
  const { account } = delivering;

  const beside = (what: string, act: () => Promise<void>, level: 'warn' | 'info' = 'warn') => {
    act().catch((error: unknown) => {
      if (signal.aborted) return;
      if (error instanceof ChatError) log[level]({ err: error }, what);
      else log.error({ err: error }, what);
    });
  };

  /** The bot's own messages, of which it will hear that they are gone. */
  const takenAway = new Set<number>();

  /** By the new text: a question that has no answer is work, an answered one is answered anew. */
  async function edited(event: Changed): Promise<void> {
    const own = forPerson(parts, event.user_id ?? account.self.userId);
    const ownDelivering = { ...own.delivering, log };
    const reading = { ...ownDelivering, rules: parts.rules, channels };
    const edit = await readEdit(event, reading, signal);
    if (!edit) return;
    const { question, before } = edit;
    const { id, text, conversation } = question;
    // After its answer, if that is on the way; which may be one to the new words already.
    await turns.inTurn(keyOf(conversation), question.askerId, async (place) => {
      if (records.isAnsweredBy(id, text)) return;
      const isTalk = question.isTalk && !parts.rules.isAwaited(conversation);
      if (isTalk && !records.mayBeAnswered(id)) return;
      const sentMarkers = await sentMarkersAnywhere(question, reading, signal);
      if (isComplete(sentMarkers)) {
        const again = { ...own, work: parts.work, delivering: { ...ownDelivering, place }, place };
        if (before?.text !== text) await answerEdited(question, before, sentMarkers, again, signal);
        return;
      }
      // An answer that cannot be seen may be there all the same.
      const isBlind = conversation.kind === 'channel' && !channels.seesOwnMessages(conversation.channelId);
      if (!isTalk && !isBlind) parts.work.take(question, sentMarkers, 'heard');
    });
  }

  /** One look where they were; the bot may have answered elsewhere: privately, or before a question was moved alone. */
  async function forget(questionIds: readonly number[], where: Place | undefined): Promise<void> {
    const isTheirs = ({ questionId }: Marker) => questionIds.includes(questionId);
    const first = Math.min(...questionIds);
    const near = where ? await sentMarkersIn(where, first, delivering, signal) : [];
    const sentMarkers = near.some(isTheirs)
      ? near
      : (await ownNewestMessages(undefined, delivering, signal)).flatMap(markerOf);
    for (const { messageId } of sentMarkers.filter(isTheirs)) {
      if (messageId === undefined) continue;
      takenAway.add(messageId);
      await removeOwnMessage(messageId, parts.answering.language, delivering, signal);
    }
  }

  async function wished(messageId: number, userId: number, wish: Wish): Promise<void> {
    const own = forPerson(parts, userId);
    const message = await getMessage(own.delivering.chat, messageId, signal);
    const marker = message.sender_id === account.self.userId ? readMarker(message.content) : undefined;
    if (!marker || !isAnswering(marker)) return;
    const { questionId } = marker;
    const where = conversationOf(message, account.self);
    if (records.isUnderWay(questionId, wish)) return;
    await records.again(questionId, wish, () =>
      turns.inTurn(keyOf(where), userId, (place) => {
        const again = { ...own, work: parts.work, delivering: { ...own.delivering, log, place }, place };
        return grant(wish, questionId, where, userId, again, signal);
      }),
    );
  }

  return {
    changed(event) {
      const { message_ids, subject, new_stream_id, stream_id, content, user_id, rendering_only, flags } =
        event;
      if (subject !== undefined || new_stream_id !== undefined) {
        // One that is not known yet is known by its number: what is there is not told any more where it was.
        const channel =
          new_stream_id === undefined
            ? undefined
            : { id: new_stream_id, name: channels.nameOf(new_stream_id) ?? String(new_stream_id) };
        records.moved(message_ids, { topic: subject, channel });
        dialogue.moved(message_ids, { topic: subject, channel });
        for (const one of parts.goAlong) {
          beside('what was asked for could not follow the message that asked for it', () =>
            one.moved(message_ids, { topic: subject, channel }, signal),
          );
        }
      }
      const isOwn = user_id === account.self.userId;
      // In channels the server says by the flag whether the bot is meant, but for what answered it without a mention;
      // direct messages have none.
      const isForBot =
        flags.includes('mentioned') || stream_id === undefined || records.wasAnswered(event.message_id);
      if (content === undefined || rendering_only || isOwn || !isForBot) return;
      records.edited(event.message_id, textOf({ content }, account.self));
      beside('an edited question could not be followed', () =>
        records.again(event.message_id, 'edit', () => edited(event)),
      );
    },
    found({ id, conversation, isEdited, text }) {
      if (isEdited) records.edited(id, text);
      if (conversation.kind === 'direct') return;
      const { topic, channelId, channelName } = conversation;
      records.moved([id], { topic, channel: { id: channelId, name: channelName } });
    },
    deleted(messageIds, where) {
      records.deleted(messageIds);
      beside('a reminder could not follow the message that asked for it', () =>
        parts.reminders.deleted(messageIds, signal),
      );
      const questionIds = messageIds.filter((id) => !takenAway.delete(id) && records.mayBeAnswered(id));
      if (questionIds.length === 0) return;
      beside('a deleted question could not be followed', () => forget(questionIds, where));
    },
    reacted(messageId, userId, emojiCode) {
      const wish = wishOf.get(emojiCode);
      if (!wish || userId === account.self.userId) return;
      // Many react where the bot cannot read.
      const act = () => wished(messageId, userId, wish);
      beside('what was wanted of an answer could not be made', act, 'info');
    },
  };
}

type Changed = Extract<ZulipEvent, { type: 'update_message' }>;

interface Edit {
  readonly question: Question;
  /** The question as it was before, where the server tells. */
  readonly before: Question | undefined;
}

interface EditParts extends OwnMessagesParts {
  readonly rules: GroupRules;
}

/** Undefined when the message is no question now. In a group, any may have answered what was asked back. */
async function readEdit(
  event: Changed,
  { chat, account: { self }, rules }: EditParts,
  signal: AbortSignal,
): Promise<Edit | undefined> {
  const message = await readMessageOf(event.message_id, chat, signal);
  const read = message && toQuestion(message, event.flags, self, { ...rules, isAwaited: () => true });
  if (!message || !read) return undefined;
  // Whatever the server tells of it: that it is edited, the event says.
  const question = { ...read, isEdited: true };
  const { orig_content: content } = event;
  if (content === undefined) return { question, before: undefined };
  const was = { ...message, content };
  return {
    question,
    before: { ...question, text: textOf(was, self), order: orderIn(was, self), isEdited: false },
  };
}

/** In a private channel that the account is not in, a mention is to be found, but not to be read by its id. */
async function readMessageOf(
  messageId: number,
  chat: ChatConnection,
  signal: AbortSignal,
): Promise<Message | undefined> {
  try {
    return await getMessage(chat, messageId, signal);
  } catch (error) {
    if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
    const mentions = await getMessagesFrom(
      chat,
      messageId,
      [{ operator: 'is', operand: 'mentioned' }],
      signal,
    );
    return mentions.find(({ id }) => id === messageId);
  }
}
