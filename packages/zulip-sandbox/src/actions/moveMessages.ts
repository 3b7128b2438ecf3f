// Moving messages to another topic or channel: https://zulip.com/help/move-content-to-another-topic
import { topicPath } from '../markdown/references.ts';
import { audienceOf, canReadChannel, notify } from '../organization/access.ts';
import { flagsAfterUpdate } from '../organization/flags.ts';
import { inChannel, moveToChannel, removeRow } from '../organization/messages.ts';
import type { Channel, Message, User } from '../organization/model.ts';
import { type Organization, unixSeconds } from '../organization/organization.ts';
import { topicShape } from '../shapes/messageShape.ts';
import { type ContentChange, removeForAll } from './changeMessage.ts';
import { deliver } from './deliver.ts';

/** Everyone who reads the channel may do this, at any time. The message that is pointed at may say something else then. */
export function moveMessages(move: Move, organization: Organization): void {
  const { mover, channel, message, to, mode } = move;
  const from: Place = { channel, topic: message.topic };
  const inTopic = messagesOf(from, organization);
  const moved = inTopic.filter(({ id }) => isMoved(id, message.id, mode));
  const timestamp = unixSeconds(organization);
  const audience = new Set(moved.flatMap((one) => [...audienceOf(one, organization)]));
  for (const one of moved) {
    one.topic = to.topic;
    if (to.channel !== channel) moveToChannel(organization.messages, one, to.channel.channelId);
    one.lastEditTimestamp = timestamp;
    const edit = one === message ? move.content?.edit : undefined;
    one.edits.unshift({ user_id: mover.userId, timestamp, ...edit, ...changes(from, to) });
  }

  const lost = [...audience].filter((userId) => !mayRead(userId, to.channel, organization));
  for (const userId of lost) takeAway(userId, moved, from, organization);
  if (to.channel !== channel) forgetOutside(moved, channel, to.channel, organization);
  const others = [...audience].filter((userId) => !lost.includes(userId));
  notify(organization, others, ({ userId, emptyTopicName }) => ({
    type: 'update_message',
    user_id: mover.userId,
    edit_timestamp: timestamp,
    message_id: message.id,
    rendering_only: false,
    stream_name: channel.name,
    stream_id: channel.channelId,
    ...move.content?.told,
    propagate_mode: mode,
    orig_subject: topicShape({ ...message, topic: from.topic }, emptyTopicName),
    ...(to.topic !== from.topic && { subject: topicShape(message, emptyTopicName), topic_links: [] }),
    ...(to.channel !== channel && { new_stream_id: to.channel.channelId }),
    message_ids: moved.map(({ id }) => id),
    flags: flagsAfterUpdate(message, userId, organization.featureLevel),
  }));
  for (const one of moved) for (const listener of organization.messageListeners) listener(one);
  const counts = [moved.length, inTopic.length] as const;
  if (move.withNotice) postNotice(move, from, counts, organization);
  if (move.withNoticeInOld) postNoticeInOld(move, from, counts, organization);
}

const messagesOf = ({ channel, topic }: Place, { messages }: Organization): Message[] =>
  inChannel(messages, channel.channelId)
    .flatMap((id) => messages.byId.get(id) ?? [])
    .filter((message) => message.topic.toLowerCase() === topic.toLowerCase());

function isMoved(id: number, pointedAt: number, mode: PropagateMode): boolean {
  if (mode === 'change_one') return id === pointedAt;
  return mode === 'change_all' || id >= pointedAt;
}

/** As the history of edits has them. */
const changes = (from: Place, to: Place) => ({
  ...(to.topic !== from.topic && { topic: to.topic, prev_topic: from.topic }),
  ...(to.channel !== from.channel && {
    stream: to.channel.channelId,
    prev_stream: from.channel.channelId,
  }),
});

function mayRead(userId: number, channel: Channel, { users }: Organization): boolean {
  const user = users.get(userId);
  return user !== undefined && canReadChannel(user, channel);
}

/**
 * Who is subscribed to the old channel and not to the new one no longer has the messages as theirs, even where they may
 * be read: nothing of them is unread or a mention any more, and what becomes of them is not heard.
 */
function forgetOutside(
  moved: readonly Message[],
  from: Channel,
  to: Channel,
  organization: Organization,
): void {
  const left = [...from.subscribers].filter((userId) => !to.subscribers.has(userId));
  for (const userId of left) dropRows(userId, moved, organization);
}

function dropRows(userId: number, moved: readonly Message[], { messages }: Organization): void {
  for (const message of moved) removeRow(messages, message, userId);
}

/** For whoever cannot read the new place, the messages are as good as deleted. */
function takeAway(userId: number, moved: readonly Message[], from: Place, organization: Organization): void {
  dropRows(userId, moved, organization);
  const ids = moved.map(({ id }) => id);
  const place = { stream_id: from.channel.channelId, topic: from.topic };
  const deleted = { type: 'delete_message', message_type: 'stream', ...place };
  for (const id of ids) {
    notify(organization, [userId], ({ bulkMessageDeletion }) =>
      bulkMessageDeletion ? undefined : { ...deleted, message_id: id },
    );
  }
  notify(organization, [userId], ({ bulkMessageDeletion }) =>
    bulkMessageDeletion ? { ...deleted, message_ids: ids } : undefined,
  );
}

export const propagateModes = ['change_one', 'change_later', 'change_all'] as const;
export type PropagateMode = (typeof propagateModes)[number];

interface Place {
  readonly channel: Channel;
  readonly topic: string;
}

interface Move {
  readonly mover: User;
  /** Where the messages are. */
  readonly channel: Channel;
  /** The message that was pointed at. */
  readonly message: Message;
  readonly to: Place;
  readonly mode: PropagateMode;
  /** When it was changed along with the place. */
  readonly content: ContentChange | undefined;
  /** In the new place. */
  readonly withNotice: boolean;
  readonly withNoticeInOld: boolean;
}

/** How many messages were moved, and how many there were. */
type Counts = readonly [moved: number, total: number];

/** Whoever resolves a topic by mistake and takes that back soon leaves no trace. */
const graceSeconds = 60;

function postNotice(
  { mover, message, to }: Move,
  from: Place,
  counts: Counts,
  organization: Organization,
): void {
  const by = `@_**${mover.fullName}|${mover.userId}**`;
  const isHere = to.channel === from.channel;
  const isResolved = isHere && to.topic === `✔ ${from.topic}`;
  const isUnresolved = isHere && from.topic === `✔ ${to.topic}`;
  const taken = isUnresolved ? freshNotice(to, organization) : undefined;
  if (taken) {
    removeForAll(taken, organization);
    return;
  }
  const content = isResolved
    ? `${by} has marked this topic as resolved.`
    : isUnresolved
      ? `${by} has marked this topic as unresolved.`
      : `${subject(message, to, counts, organization)} from ${nameOf(from)} by ${by}.`;
  deliver(
    {
      sender: organization.notificationBot,
      client: 'Internal',
      to,
      content,
      // As for everyone who does not follow the topic.
      readBy: isResolved ? 'everyone' : 'nobody',
    },
    organization,
  );
}

/** Only a move is told there, not that a topic is resolved. */
function postNoticeInOld(
  { mover, to }: Move,
  from: Place,
  [count, total]: Counts,
  organization: Organization,
): void {
  if (to.channel === from.channel && (to.topic === `✔ ${from.topic}` || from.topic === `✔ ${to.topic}`))
    return;
  const what =
    count === total
      ? 'This topic was moved'
      : count === 1
        ? 'A message was moved from this topic'
        : `${count} messages were moved from this topic`;
  deliver(
    {
      sender: organization.notificationBot,
      client: 'Internal',
      to: from,
      content: `${what} to ${nameOf(to)} by @_**${mover.fullName}|${mover.userId}**.`,
      readBy: 'nobody',
    },
    organization,
  );
}

const nameOf = ({ channel, topic }: Place) => `#**${channel.name}>${topic}**`;

function subject(
  { id }: Message,
  { channel, topic }: Place,
  [count, total]: Counts,
  organization: Organization,
) {
  if (count === total) return 'This topic was moved here';
  if (count > 1) return `${count} messages were moved here`;
  return `[A message](${organization.url}${topicPath(channel, topic, organization)}/near/${id}) was moved here`;
}

/** The newest message of the topic, if it says that the topic was resolved a moment ago. */
function freshNotice({ channel, topic }: Place, organization: Organization): Message | undefined {
  const { messages, notificationBot } = organization;
  const newest = inChannel(messages, channel.channelId)
    .flatMap((id) => messages.byId.get(id) ?? [])
    .filter((message) => message.topic === topic)
    .at(-1);
  const isNotice =
    newest?.senderId === notificationBot.userId && newest.content.endsWith('marked this topic as resolved.');
  const isFresh = newest !== undefined && unixSeconds(organization) - newest.timestamp <= graceSeconds;
  return isNotice && isFresh ? newest : undefined;
}
