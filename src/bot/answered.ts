// What was asked and answered lately, for what comes later: a file of it, an edit, a deletion. In memory only.
import { type Conversation, keyOf } from './question.ts';
import { type Move, movedTo } from './whereNow.ts';

export interface Handled {
  /** What the message itself said. */
  readonly said: string;
  /** All that was asked, what was asked back included; undefined where the reply was no answer. */
  readonly whole: string | undefined;
}

export interface Answered {
  add(questionId: number, where: Conversation, handled: Handled): void;
  of(questionId: number): Handled | undefined;
  /** Where it was answered, or something else said about it. */
  whereOf(questionId: number): Conversation | undefined;
  /** What was answered last in a conversation. */
  lastIn(conversation: Conversation): string | undefined;
  moved(questionIds: readonly number[], to: Move): void;
}

const mostRemembered = 2_000;

export function answered(): Answered {
  const byQuestion = new Map<number, Handled & { readonly where: Conversation }>();
  /** The id of the last question with an answer. */
  const lastByConversation = new Map<string, number>();
  return {
    add(questionId, where, handled) {
      put(byQuestion, questionId, { ...handled, where });
      if (handled.whole !== undefined) put(lastByConversation, keyOf(where), questionId);
    },
    of: (questionId) => byQuestion.get(questionId),
    whereOf: (questionId) => byQuestion.get(questionId)?.where,
    lastIn(conversation) {
      const questionId = lastByConversation.get(keyOf(conversation));
      return questionId === undefined ? undefined : byQuestion.get(questionId)?.whole;
    },
    moved(questionIds, to) {
      for (const id of questionIds) {
        const handled = byQuestion.get(id);
        if (!handled) continue;
        const where = movedTo(handled.where, to);
        byQuestion.set(id, { ...handled, where });
        const wasLast = lastByConversation.get(keyOf(handled.where)) === id;
        if (wasLast) lastByConversation.delete(keyOf(handled.where));
        if (wasLast) put(lastByConversation, keyOf(where), id);
      }
    },
  };
}

/** The newest stay. */
function put<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > mostRemembered && oldest !== undefined) kept.delete(oldest);
}
