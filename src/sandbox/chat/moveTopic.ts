// Moving messages to another topic of their channel: https://zulip.com/help/move-content-to-another-topic
import { audienceOf, notify } from './audience.ts';
import { deliver } from './deliver.ts';
import { flagsAfterUpdate } from './flags.ts';
import { topicShape } from './messageShape.ts';
import { inChannel } from './messages.ts';
import type { Channel, Message, User } from './model.ts';
import { type Organization, unixSeconds } from './organization.ts';

export const propagateModes = ['change_one', 'change_later', 'change_all'] as const;
export type PropagateMode = (typeof propagateModes)[number];

export interface Move {
  readonly mover: User;
  readonly channel: Channel;
  /** The message that was pointed at. */
  readonly message: Message;
  readonly topic: string;
  readonly mode: PropagateMode;
  readonly withNotice: boolean;
}

/** Everyone who reads the channel may do this, at any time. */
export function moveTopic(move: Move, organization: Organization): void {
  const { mover, channel, message, topic, mode } = move;
  const from = message.topic;
  if (topic === from) return;
  const inTopic = messagesOfTopic(channel, from, organization);
  const moved = inTopic.filter(({ id }) => isMoved(id, message.id, mode));
  const timestamp = unixSeconds(organization);
  for (const one of moved) {
    one.topic = topic;
    one.lastEditTimestamp = timestamp;
    one.edits.unshift({ topic, user_id: mover.userId, timestamp, prev_topic: from });
  }

  const audience = new Set(moved.flatMap((one) => [...audienceOf(one, organization)]));
  notify(organization, audience, ({ userId, emptyTopicName }) => ({
    type: 'update_message',
    user_id: mover.userId,
    edit_timestamp: timestamp,
    message_id: message.id,
    rendering_only: false,
    stream_name: channel.name,
    stream_id: channel.channelId,
    propagate_mode: mode,
    orig_subject: topicShape({ ...message, topic: from }, emptyTopicName),
    subject: topicShape(message, emptyTopicName),
    topic_links: [],
    message_ids: moved.map(({ id }) => id),
    flags: flagsAfterUpdate(message, userId, organization.featureLevel),
  }));
  for (const one of moved) for (const listener of organization.messageListeners) listener(one);
  if (move.withNotice) postNotice(move, from, moved.length, inTopic.length, organization);
}

export const messagesOfTopic = (
  { channelId }: Channel,
  topic: string,
  { messages }: Organization,
): Message[] =>
  inChannel(messages, channelId)
    .flatMap((id) => messages.byId.get(id) ?? [])
    .filter((message) => message.topic.toLowerCase() === topic.toLowerCase());

function isMoved(id: number, pointedAt: number, mode: PropagateMode): boolean {
  if (mode === 'change_one') return id === pointedAt;
  return mode === 'change_all' || id >= pointedAt;
}

/** The server tells in the new topic what happened, as a message of its own bot. */
function postNotice(
  { mover, channel, message, topic }: Move,
  from: string,
  count: number,
  total: number,
  organization: Organization,
): void {
  const by = `@_**${mover.fullName}|${mover.userId}**`;
  const origin = `from #**${channel.name}>${from}** by ${by}.`;
  const near = `#narrow/channel/${channel.channelId}-${channel.name}/near/${message.id}`;
  const moved =
    count === total
      ? `This topic was moved here ${origin}`
      : count === 1
        ? `[A message](${organization.url}/${near}) was moved here ${origin}`
        : `${count} messages were moved here ${origin}`;
  const isResolved = topic === `✔ ${from}`;
  const isUnresolved = from === `✔ ${topic}`;
  deliver(
    {
      sender: organization.notificationBot,
      client: 'Internal',
      to: { channel, topic },
      content: isResolved
        ? `${by} has marked this topic as resolved.`
        : isUnresolved
          ? `${by} has marked this topic as unresolved.`
          : moved,
      // As for everyone who does not follow the topic.
      readBy: isResolved ? 'everyone' : 'nobody',
    },
    organization,
  );
}
