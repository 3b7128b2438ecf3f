// The answer follows its question: edited, it is worked out anew; deleted, it goes; moved, what is still to come goes along.
import type { Logger } from 'pino';
import { type ChatConnection, ChatError } from '../../chat/index.ts';
import type { Channels } from '../model/channels.ts';
import { isComplete, type Marker, markerOf } from '../model/marker.ts';
import { type GroupRules, keyOf, type Question, textOf } from '../model/question.ts';
import type { Turns } from '../model/turns.ts';
import { removeOwnMessage } from '../outbox/editOwnMessage.ts';
import { ownNewestMessages, sentMarkersIn, type Place } from '../outbox/ownMessages.ts';
import { type AnswerQuestionParts, forPerson } from './answerQuestion.ts';
import { type Changed, findSentAnswer, readEdit, reanswerEdited } from './reanswerEdited.ts';
import type { WorkList } from './workList.ts';

export interface FollowChangesParts extends AnswerQuestionParts {
  readonly chat: ChatConnection;
  readonly turns: Turns;
  readonly channels: Channels;
  readonly rules: GroupRules;
  readonly work: WorkList;
  readonly log: Logger;
}

/** Beside the loop that hears the events, which must not wait. None of it throws. */
export interface ChangeFollower {
  changed(event: Changed): void;
  /** After a silence, in which events may have been missed: a question as it is now. */
  found(question: Question): void;
  /** `where` is known of messages in channels. */
  deleted(messageIds: readonly number[], where?: Extract<Place, { kind: 'channel' }>): void;
}

export function followChanges(parts: FollowChangesParts, signal: AbortSignal): ChangeFollower {
  const { turns, dialogue, records, channels, log } = parts;
  const delivering = { ...parts.delivering, log };
  const { account } = delivering;

  const beside = (what: string, act: () => Promise<void>) => {
    act().catch((error: unknown) => {
      if (signal.aborted) return;
      if (error instanceof ChatError) log.warn({ err: error }, what);
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
      const sentMarkers = await findSentAnswer(question, reading, signal);
      if (isComplete(sentMarkers)) {
        const reanswering = { ...own, delivering: { ...ownDelivering, place }, place };
        if (before?.text !== text) await reanswerEdited(question, before, sentMarkers, reanswering, signal);
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
      }
      const isOwn = user_id === account.self.userId;
      // In channels the server says by the flag whether the bot is meant, but for what answered it without a mention;
      // direct messages have none.
      const isForBot =
        flags.includes('mentioned') || stream_id === undefined || records.wasAnswered(event.message_id);
      if (content === undefined || rendering_only || isOwn || !isForBot) return;
      records.edited(event.message_id, textOf({ content }, account.self));
      beside('an edited question could not be followed', () => edited(event));
    },
    found({ id, conversation, isEdited, text }) {
      if (isEdited) records.edited(id, text);
      if (conversation.kind === 'direct') return;
      const { topic, channelId, channelName } = conversation;
      records.moved([id], { topic, channel: { id: channelId, name: channelName } });
    },
    deleted(messageIds, where) {
      records.deleted(messageIds);
      const questionIds = messageIds.filter((id) => !takenAway.delete(id) && records.mayBeAnswered(id));
      if (questionIds.length === 0) return;
      beside('a deleted question could not be followed', () => forget(questionIds, where));
    },
  };
}
