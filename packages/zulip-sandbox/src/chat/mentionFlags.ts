// Which flags the mentions in a message give to whom.
import { type Mentions, mentionsIn } from './mentions.ts';
import { inChannel } from './messages.ts';
import type { Message, RowFlag } from './model.ts';
import type { Organization } from './organization.ts';

/** The wildcards mean nothing in direct messages. */
export function mentionsOf(message: Message, organization: Organization): Mentions {
  const mentions = mentionsIn(message.content, organization);
  const isDirect = message.type === 'private';
  return isDirect ? { ...mentions, channelWildcard: false, topicWildcard: false } : mentions;
}

/** Gives the flags for each account. */
export function flagsByMention(
  message: Message,
  mentions: Mentions,
  organization: Organization,
): (userId: number) => RowFlag[] {
  const { userIds, groupMemberIds, channelWildcard, topicWildcard } = mentions;
  // Looking through the channel is worth it only when needed.
  const writers = topicWildcard ? writersOfTopic(message, organization) : new Set<number>();
  return (userId) => [
    ...(userIds.has(userId) || groupMemberIds.has(userId) ? (['mentioned'] as const) : []),
    ...(channelWildcard ? (['stream_wildcard_mentioned'] as const) : []),
    ...(writers.has(userId) ? (['topic_wildcard_mentioned'] as const) : []),
  ];
}

function writersOfTopic({ channelId, topic }: Message, { messages }: Organization): ReadonlySet<number> {
  const inIt = inChannel(messages, channelId ?? 0)
    .flatMap((id) => messages.byId.get(id) ?? [])
    .filter((other) => other.topic.toLowerCase() === topic.toLowerCase());
  return new Set(inIt.map(({ senderId }) => senderId));
}
