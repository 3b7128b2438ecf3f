// What has become of questions: of those in hand, where and what they are now; of all, which ones this run has taken up.
import { kept } from '../../memo.ts';
import type { Conversation, Question } from './question.ts';

export interface QuestionTracker {
  /** Moves and deletions of this question are followed until it is let go. */
  follow(questionId: number): void;
  letGo(questionId: number): void;
  /** To another topic or channel; what is absent stays as it was. */
  moved(questionIds: readonly number[], to: Move): void;
  deleted(questionIds: readonly number[]): void;
  /** What it says now; no order to change anything any more. */
  edited(questionId: number, text: string): void;
  /** The question as it is now, where it is now; undefined when it has been deleted. */
  present(question: Question): Question | undefined;
}

export interface Move {
  readonly topic?: string | undefined;
  readonly channel?: { readonly id: number; readonly name: string } | undefined;
}

export function questionTracker(): QuestionTracker {
  /** Undefined as long as nothing has happened. */
  const followed = new Map<number, (Move & { readonly text?: string }) | 'deleted' | undefined>();
  return {
    follow: (questionId) => void (followed.has(questionId) || followed.set(questionId, undefined)),
    letGo: (questionId) => void followed.delete(questionId),
    moved(questionIds, to) {
      for (const id of questionIds) {
        const before = followed.get(id);
        if (followed.has(id) && before !== 'deleted') followed.set(id, { ...before, ...defined(to) });
      }
    },
    deleted(questionIds) {
      for (const id of questionIds) if (followed.has(id)) followed.set(id, 'deleted');
    },
    edited(questionId, text) {
      const before = followed.get(questionId);
      if (followed.has(questionId) && before !== 'deleted') followed.set(questionId, { ...before, text });
    },
    present(question) {
      const happened = followed.get(question.id);
      if (happened === 'deleted') return undefined;
      if (!happened) return question;
      const { text } = happened;
      const conversation = movedTo(question.conversation, happened);
      return {
        ...question,
        conversation,
        ...(text === undefined ? {} : { text, order: text, isEdited: true }),
      };
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

/** What is absent must not hide an earlier move. */
const defined = ({ topic, channel }: Move): Move => ({
  ...(topic === undefined ? {} : { topic }),
  ...(channel ? { channel } : {}),
});

export interface TakenUp {
  add(questionId: number, said: string): void;
  /** The words that it was answered by. */
  wordsOf(questionId: number): string | undefined;
  /** It was taken up, or perhaps: the oldest are forgotten. */
  mayBeTaken(questionId: number): boolean;
}

const mostKept = 2_000;

export function takenUpQuestions(): TakenUp {
  let newestForgotten = -Infinity;
  const byQuestion = kept<number, string>({
    most: mostKept,
    onForgotten: (questionId) => (newestForgotten = Math.max(newestForgotten, questionId)),
  });
  return {
    add: (questionId, said) => byQuestion.set(questionId, said),
    wordsOf: (questionId) => byQuestion.peek(questionId),
    mayBeTaken: (questionId) => byQuestion.has(questionId) || questionId <= newestForgotten,
  };
}
