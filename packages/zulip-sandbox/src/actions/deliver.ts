// A message on its way: stored, given to the accounts it concerns, announced to their event queues.
import { notify, readersOf } from '../organization/access.ts';
import { flagsOf } from '../organization/flags.ts';
import { flagsByMention, mentionsOf } from '../organization/mentions.ts';
import { addRow, nextId, participants, recipientId, store } from '../organization/messages.ts';
import type { Channel, Message, User } from '../organization/model.ts';
import { type Organization, unixSeconds } from '../organization/organization.ts';
import type { Queue, ZulipEvent } from '../organization/queues.ts';
import { filesIn, tellShared } from '../organization/uploads.ts';
import type { Submessage } from '../organization/widgets.ts';
import { messageShape } from '../shapes/messageShape.ts';

/** A message that passed all checks. */
export interface Draft {
  readonly sender: User;
  readonly client: string;
  readonly to: Recipient;
  readonly content: string;
  /** Of `widget_content`, what is kept. */
  readonly widget?: string | undefined;
  /** Who has it as read from the start; nobody means that the sender's own row is unread as well. */
  readonly readBy: 'nobody' | 'sender' | 'everyone';
  /** Comes back in the event of this one queue. */
  readonly echo?: { readonly queueId: string; readonly localId: string } | undefined;
}

export type Recipient =
  | { readonly channel: Channel; readonly topic: string }
  | { readonly toUserIds: readonly number[] };

export function deliver(draft: Draft, organization: Organization): Message {
  const message = newMessage(draft, organization);
  const files = filesIn(message.content, message.senderId, organization);
  store(organization.messages, message);
  const channel = 'channel' in draft.to ? draft.to.channel : undefined;
  addRows(message, channel, draft.readBy, organization);
  tellShared(files, message.senderId, organization);
  announce(message, channel, draft.echo, organization);
  for (const listener of organization.messageListeners) listener(message);
  return message;
}

function newMessage({ sender, client, to, content, widget }: Draft, organization: Organization): Message {
  const { messages } = organization;
  const id = nextId(messages);
  const conversation: Pick<Message, 'type' | 'channelId' | 'toUserIds' | 'topic'> =
    'channel' in to
      ? { type: 'stream', channelId: to.channel.channelId, topic: to.topic }
      : { type: 'private', toUserIds: withoutSender(to.toUserIds, sender), topic: '' };
  return {
    ...conversation,
    id,
    senderId: sender.userId,
    recipientId: recipientId(messages, { senderId: sender.userId, ...conversation }),
    client,
    content,
    timestamp: unixSeconds(organization),
    readBy: new Set(),
    reactions: [],
    submessages: widget === undefined ? [] : [submessage(id, sender, widget, organization)],
    edits: [],
    rows: new Map(),
  };
}

function submessage(
  messageId: number,
  { userId }: User,
  content: string,
  { messages }: Organization,
): Submessage {
  messages.lastSubmessageId += 1;
  const id = messages.lastSubmessageId;
  return { id, message_id: messageId, sender_id: userId, msg_type: 'widget', content };
}

/** To list oneself among others means the same conversation. */
function withoutSender(userIds: readonly number[], { userId }: User): readonly number[] {
  const others = userIds.filter((id) => id !== userId);
  return others.length > 0 ? others : [userId];
}

/**
 * Subscribers get a row, or everyone in a direct conversation. So does a generic bot that is mentioned by
 * name, whatever the channel: also in private ones that it is not in. People do not, nor members of a group.
 */
function addRows(
  message: Message,
  channel: Channel | undefined,
  readBy: Draft['readBy'],
  organization: Organization,
): void {
  const { messages, users } = organization;
  const mentions = mentionsOf(message, organization);
  const heardByName = [...mentions.userIds].filter((userId) => users.get(userId)?.isBot);
  const owners = channel ? [...channel.subscribers, ...heardByName] : participants(message);
  const flagsFor = flagsByMention(message, mentions, organization);
  for (const userId of new Set(owners)) {
    if (readBy === 'everyone' || (readBy === 'sender' && userId === message.senderId)) {
      message.readBy.add(userId);
    }
    addRow(messages, message, userId, flagsFor(userId));
  }
}

/** Queues hear what their account has a row for and, if they asked, other public channels, without flags. */
function announce(
  message: Message,
  channel: Channel | undefined,
  echo: Draft['echo'],
  organization: Organization,
): void {
  const overhearing = channel ? readersOf(channel, organization) : [];
  const hearing = new Set([...message.rows.keys(), ...overhearing]);
  notify(organization, hearing, (queue): ZulipEvent | undefined => {
    const isOwn = message.rows.has(queue.userId);
    if (!isOwn && !queue.allPublicStreams && !queue.narrow) return undefined;
    if (queue.narrow && !queue.narrow(message, channel, queue.userId)) return undefined;
    return {
      type: 'message',
      message: messageShape(message, queue, organization),
      flags: isOwn ? flagsOf(message, queue.userId, organization.featureLevel) : [],
      ...localMessageId(queue, echo),
    };
  });
}

const localMessageId = (queue: Queue, echo: Draft['echo']) =>
  queue.id === echo?.queueId && { local_message_id: echo.localId };
