// What happens to a message after it was sent: moved, edited, deleted; and what a question is then.
import type { Conversation, Question } from './question.ts';

/** To another topic or channel; what is absent stays as it was. */
export interface Move {
  readonly topic?: string | undefined;
  readonly channel?: { readonly id: number; readonly name: string } | undefined;
}

/** All that has happened so far. */
export type Happened = (Move & { readonly text?: string }) | 'deleted';

/** Pure. */
export function movedTo(conversation: Conversation, { topic, channel }: Move): Conversation {
  if (conversation.kind === 'direct') return conversation;
  return {
    ...conversation,
    ...(topic === undefined ? {} : { topic }),
    ...(channel ? { channelId: channel.id, channelName: channel.name } : {}),
  };
}

/** With one thing more; what is deleted stays so, and what is absent does not hide an earlier move. Pure. */
export function alsoHappened(
  before: Happened | undefined,
  next: (Move & { readonly text?: string }) | 'deleted',
): Happened {
  if (before === 'deleted' || next === 'deleted') return 'deleted';
  const known = Object.entries(next).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(known) };
}

/** The question as it is after that; undefined when it is gone. What was edited is no order to change anything. Pure. */
export function asItIs(question: Question, happened: Happened | undefined): Question | undefined {
  if (happened === 'deleted') return undefined;
  if (!happened) return question;
  const { text } = happened;
  const moved = { ...question, conversation: movedTo(question.conversation, happened) };
  return text === undefined ? moved : { ...moved, text, order: text, isEdited: true };
}
