// What the bot's own messages ask back, read from their markers.
import type { Message } from '../../chat/index.ts';
import { isAnswering, readMarker } from '../model/marker.ts';
import { type Conversation, conversationOf, keyOf, type Self } from '../model/question.ts';

/** The conversations in which the bot's newest messages ask something back, and about which questions, in order. */
export function openAskBacks(
  own: readonly Message[],
  self: Self,
): readonly { readonly conversation: Conversation; readonly questionIds: readonly number[] }[] {
  const byKey = new Map<string, { conversation: Conversation; own: readonly Message[] }>();
  for (const message of own) {
    const conversation = conversationOf(message, self);
    const key = keyOf(conversation);
    byKey.set(key, { conversation, own: [...(byKey.get(key)?.own ?? []), message] });
  }
  return [...byKey.values()]
    .map((entry) => ({ conversation: entry.conversation, questionIds: askedBackAbout(entry.own) }))
    .filter(({ questionIds }) => questionIds.length > 0);
}

/** What the newest of these messages of one conversation ask back about: the questions, in order. */
export function askedBackAbout(own: readonly Message[]): readonly number[] {
  let questionIds: readonly number[] = [];
  for (const { content } of own) {
    const marker = readMarker(content);
    if (marker && !isAnswering(marker)) continue;
    questionIds = marker?.kind === 'askBack' ? [...questionIds, marker.questionId] : [];
  }
  return [...new Set(questionIds)];
}

/** What was said in a conversation before anything was said for this question: it was read in that light. */
export function saidBefore(own: readonly Message[], questionId: number): readonly Message[] {
  const first = own.findIndex(({ content }) => readMarker(content)?.questionId === questionId);
  const before = first === -1 ? own : own.slice(0, first);
  return before.filter(({ content }) => (readMarker(content)?.questionId ?? 0) < questionId);
}
