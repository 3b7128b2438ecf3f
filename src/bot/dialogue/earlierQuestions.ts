// What was said before a question, as the chat still has it: asked for once, and only so often for one question.
import { getMessages, type Message } from '../../chat/index.ts';
import { type MessageKind, readMarker } from '../model/marker.ts';
import { type Question, type Self, textOf, conversationOf, orderIn } from '../model/question.ts';
import { ownNewestMessages, type OwnMessagesParts, type Place } from '../outbox/ownMessages.ts';
import { saidBefore } from './dialogueState.ts';

/** When nothing more may be asked for, nothing was said before. */
export interface Earlier {
  /** What the bot has said last in a place, in the order of the ids. Throws ChatError. */
  said(place: Place): Promise<readonly Message[]>;
  /** Questions as they are now, in the order of these ids; those that are not there any more are left out. Throws ChatError. */
  readonly questions: (ids: readonly number[]) => Promise<readonly Question[]>;
}

/** What one person says so long after it may go on with an answer. */
export const goesOnForMs = 4 * 3600_000;

/** With who asks, and the sending of the answer in a message or two, a question costs ten. */
const mostRequests = 6;

/** For one question. */
export function earlierThan(parts: OwnMessagesParts, signal: AbortSignal): Earlier {
  const { chat, account } = parts;
  let requestsLeft = mostRequests;
  const saidIn = new Map<string, Promise<readonly Message[]>>();
  const read = new Map<number, Question | undefined>();

  const mayAsk = () => requestsLeft-- > 0;

  return {
    said(place) {
      const key = JSON.stringify(place);
      const found =
        saidIn.get(key) ??
        (mayAsk() ? ownNewestMessages(place, parts, signal) : Promise.resolve<readonly Message[]>([]));
      saidIn.set(key, found);
      return found;
    },
    async questions(ids) {
      const missing = ids.filter((id) => !read.has(id));
      if (missing.length > 0) {
        for (const id of missing) read.set(id, undefined);
        const messages = await getMessages(chat, missing, mayAsk, signal);
        for (const message of messages) read.set(message.id, asQuestion(message, account.self));
      }
      return ids.flatMap((id) => read.get(id) ?? []);
    },
  };
}

/** A message of which it is known that it was a question. */
export function asQuestion(message: Message, self: Self): Question {
  return {
    id: message.id,
    text: textOf(message, self),
    order: orderIn(message, self),
    isEdited: message.last_edit_timestamp !== undefined,
    askerId: message.sender_id,
    conversation: conversationOf(message, self),
    askedAt: new Date(message.timestamp * 1000),
    isTalk: false,
  };
}

/** The questions that were answered there before this one. */
export function answeredIn(
  own: readonly Message[],
  questionId: number,
  kinds: readonly MessageKind[],
): readonly number[] {
  const markers = saidBefore(own, questionId).flatMap(({ content }) => readMarker(content) ?? []);
  return [...new Set(markers.filter(({ kind }) => kinds.includes(kind)).map((marker) => marker.questionId))];
}
