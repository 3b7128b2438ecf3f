// Where a question in hand is now: topics are moved and questions deleted while their answers are on the way.
import type { Conversation, Question } from './question.ts';

export interface WhereNow {
  /** Moves and deletions of this question are followed until it is let go. */
  follow(questionId: number): void;
  letGo(questionId: number): void;
  /** To another topic or channel; what is absent stays as it was. */
  moved(questionIds: readonly number[], to: Move): void;
  deleted(questionIds: readonly number[]): void;
  /** The question in its present place; undefined when it has been deleted. */
  present(question: Question): Question | undefined;
}

export interface Move {
  readonly topic?: string | undefined;
  readonly channel?: { readonly id: number; readonly name: string } | undefined;
}

export function whereNow(): WhereNow {
  /** Undefined as long as nothing has happened. */
  const followed = new Map<number, Move | 'deleted' | undefined>();
  return {
    follow: (questionId) => void (followed.has(questionId) || followed.set(questionId, undefined)),
    letGo: (questionId) => void followed.delete(questionId),
    moved(questionIds, to) {
      for (const id of questionIds) {
        const before = followed.get(id);
        if (followed.has(id) && before !== 'deleted') followed.set(id, { ...before, ...to });
      }
    },
    deleted(questionIds) {
      for (const id of questionIds) if (followed.has(id)) followed.set(id, 'deleted');
    },
    present(question) {
      const happened = followed.get(question.id);
      if (happened === 'deleted') return undefined;
      return happened ? { ...question, conversation: movedTo(question.conversation, happened) } : question;
    },
  };
}

/** Pure. */
export function movedTo(conversation: Conversation, { topic, channel }: Move): Conversation {
  if (conversation.kind === 'direct') return conversation;
  return {
    ...conversation,
    ...(topic === undefined ? {} : { topic }),
    ...(channel ? { channelId: channel.id, channelName: channel.name } : {}),
  };
}
