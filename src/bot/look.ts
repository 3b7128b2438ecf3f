// Looks for what the bot itself has already sent: in one conversation, or everything since a message.
import { type ChatConnection, getMessagesFrom, type Message, type NarrowTerm } from '../chat/index.ts';
import type { Account } from './account.ts';
import { isAnswering, type Marker, readMarker } from './marker.ts';
import { type Conversation, conversationOf, keyOf, type Self } from './question.ts';

/** Before level 250 a narrow calls a channel a stream. */
function channelTerm(channelId: number, featureLevel: number): NarrowTerm {
  return { operator: featureLevel < 250 ? 'stream' : 'channel', operand: channelId };
}

export interface LookParts {
  readonly chat: ChatConnection;
  readonly account: Readonly<Account>;
}

/** The markers of what was sent for a question, in the conversation where it was sent. Throws ChatError. */
export async function lookFor(
  questionId: number,
  where: Conversation,
  { chat, account }: LookParts,
  signal: AbortSignal,
): Promise<readonly Marker[]> {
  const place: readonly NarrowTerm[] =
    where.kind === 'channel'
      ? [channelTerm(where.channelId, account.featureLevel), { operator: 'topic', operand: where.topic }]
      : [{ operator: 'dm', operand: where.userIds }];
  const own = await getMessagesFrom(
    chat,
    questionId,
    [...place, { operator: 'sender', operand: account.self.userId }],
    signal,
  );
  return own.flatMap(markerOf).filter((marker) => marker.questionId === questionId);
}

/**
 * All markers of the bot's messages since one message, by question. Messages in channels that the account is not
 * subscribed to are missing from the account's own stream; each of those is looked at by itself.
 */
export async function lookSince(
  messageId: number,
  unsubscribedChannelIds: readonly number[],
  { chat, account }: LookParts,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly Marker[]>> {
  const byUs: NarrowTerm = { operator: 'sender', operand: account.self.userId };
  const narrows = [
    [byUs],
    ...unsubscribedChannelIds.map((id) => [channelTerm(id, account.featureLevel), byUs]),
  ];
  const found = new Map<number, readonly Marker[]>();
  for (const narrow of narrows) {
    const own = await getMessagesFrom(chat, messageId, narrow, signal);
    for (const marker of own.flatMap(markerOf)) {
      found.set(marker.questionId, [...(found.get(marker.questionId) ?? []), marker]);
    }
  }
  return found;
}

/** True when everything that one answer consists of is there. */
export function isComplete(markers: readonly Marker[]): boolean {
  return markers.filter(isAnswering).some(({ kind, parts }) => {
    const there = new Set(markers.filter((marker) => marker.kind === kind).map((marker) => marker.part));
    return there.size >= parts;
  });
}

/** The conversations in which the bot's newest messages ask something back, and about which questions, in order. */
export function openAskBacks(
  own: readonly Message[],
  self: Self,
): readonly { readonly conversation: Conversation; readonly questionIds: readonly number[] }[] {
  const open = new Map<string, { conversation: Conversation; questionIds: readonly number[] }>();
  for (const message of own) {
    const conversation = conversationOf(message, self);
    const key = keyOf(conversation);
    const marker = readMarker(message.content);
    if (marker && !isAnswering(marker)) continue;
    const before = open.get(key)?.questionIds ?? [];
    if (marker?.kind !== 'askBack') open.delete(key);
    else open.set(key, { conversation, questionIds: [...before, marker.questionId] });
  }
  return [...open.values()];
}

function markerOf(message: Message): Marker | [] {
  const marker = readMarker(message.content);
  return marker ? { ...marker, messageId: message.id } : [];
}
