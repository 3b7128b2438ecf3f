// What was asked and answered lately, for what comes later: a file of it, an edit, a deletion. In memory only.
import { type Conversation, keyOf } from './question.ts';

export interface Answered {
  /** `text` is all that was asked, what was asked back included; undefined where the reply was no answer. */
  add(questionId: number, conversation: Conversation, text: string | undefined): void;
  textOf(questionId: number): string | undefined;
  /** Where it was answered, or something else said about it. */
  whereOf(questionId: number): Conversation | undefined;
  /** What was answered last in a conversation. */
  lastIn(conversation: Conversation): string | undefined;
}

const mostRemembered = 2_000;

export function answered(): Answered {
  const byQuestion = new Map<number, { readonly where: Conversation; readonly text: string | undefined }>();
  const byConversation = new Map<string, string>();
  return {
    add(questionId, where, text) {
      put(byQuestion, questionId, { where, text });
      if (text !== undefined) put(byConversation, keyOf(where), text);
    },
    textOf: (questionId) => byQuestion.get(questionId)?.text,
    whereOf: (questionId) => byQuestion.get(questionId)?.where,
    lastIn: (conversation) => byConversation.get(keyOf(conversation)),
  };
}

/** The newest stay. */
function put<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > mostRemembered && oldest !== undefined) kept.delete(oldest);
}
