// A message as Zulip shows it to clients: https://zulip.com/api/get-messages#response
import { render } from '../markdown/render.ts';
import { isMentioned } from '../organization/flags.ts';
import { emptyTopicDisplayName } from '../organization/limits.ts';
import { participants, unread } from '../organization/messages.ts';
import type { Message, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';

// A message as Zulip shows it to clients: https://zulip.com/api/get-messages#response

interface ShapeOptions {
  readonly applyMarkdown: boolean;
  /** The client knows topics without a name. */
  readonly emptyTopicName: boolean;
  /** In events the flags stand beside the message. */
  readonly flags?: readonly string[];
}

export function messageShape(message: Message, options: ShapeOptions, organization: Organization) {
  const { users, channels } = organization;
  const sender = users.get(message.senderId);
  const channel = message.channelId === undefined ? undefined : channels.get(message.channelId);
  const wasEdited = message.lastEditTimestamp !== undefined;
  return {
    id: message.id,
    sender_id: message.senderId,
    content: options.applyMarkdown ? render(message.content, organization) : message.content,
    recipient_id: message.recipientId,
    timestamp: message.timestamp,
    client: message.client,
    subject: topicShape(message, options.emptyTopicName),
    topic_links: [],
    ...(wasEdited && { last_edit_timestamp: message.lastEditTimestamp, edit_history: message.edits }),
    is_me_message: isMeMessage(message.content),
    reactions: message.reactions.map((reaction) => ({
      ...reaction,
      user: reactingUser(users.get(reaction.user_id)),
    })),
    submessages: message.submessages,
    ...(options.flags && { flags: options.flags }),
    sender_full_name: sender?.fullName,
    sender_email: sender?.visibleEmail,
    sender_realm_str: sender?.isInternal ? 'zulipinternal' : '',
    display_recipient:
      channel?.name ?? participants(message).map((userId) => recipientShape(users.get(userId))),
    type: message.type,
    ...(channel && { stream_id: channel.channelId }),
    // Clients can work out a bot's from its e-mail.
    avatar_url: sender && !sender.isBot ? avatarUrl(sender) : null,
    content_type: options.applyMarkdown ? 'text/html' : 'text/x-markdown',
  };
}

/** The topic of a channel message, empty for a direct one. */
export function topicShape({ type, topic }: Message, emptyTopicName: boolean): string {
  return type === 'stream' && topic === '' && !emptyTopicName ? emptyTopicDisplayName : topic;
}

/** `/me laughs`, as long as it is one paragraph. */
export const isMeMessage = (content: string) => content.startsWith('/me ') && !content.includes('\n');

export const avatarUrl = ({ userId }: User) => `/user_avatars/2/${userId}.png?version=1`;

const recipientShape = (user: User | undefined) => ({
  id: user?.userId,
  email: user?.visibleEmail,
  full_name: user?.fullName,
  is_mirror_dummy: false,
});

const reactingUser = (user: User | undefined) => ({
  email: user?.visibleEmail,
  full_name: user?.fullName,
  id: user?.userId,
});

// The unread messages of an account, grouped: https://zulip.com/api/register-queue#response (unread_msgs)

export function unreadMessages({ userId }: User, { messages }: Organization) {
  const all = unread(messages, userId).flatMap((id) => messages.byId.get(id) ?? []);
  const direct = all.filter(({ type }) => type === 'private');
  const isGroup = (message: Message) => participants(message).length > 2;
  return {
    pms: grouped(
      direct.filter((message) => !isGroup(message)),
      (message) => {
        const other = participants(message).find((id) => id !== userId) ?? userId;
        return { other_user_id: other, sender_id: other };
      },
    ),
    streams: grouped(
      all.filter(({ type }) => type === 'stream'),
      (message) => ({ stream_id: message.channelId, topic: topicShape(message, false) }),
    ),
    huddles: grouped(direct.filter(isGroup), (message) => ({
      user_ids_string: participants(message).join(),
    })),
    mentions: all.filter((message) => isMentioned(message, userId)).map(({ id }) => id),
    count: all.length,
    old_unreads_missing: false,
  };
}

function grouped<Group extends object>(messages: readonly Message[], groupOf: (message: Message) => Group) {
  const groups = new Map<string, Group & { readonly unread_message_ids: number[] }>();
  for (const message of messages) {
    const group = groupOf(message);
    const key = JSON.stringify(group);
    const entry = groups.get(key) ?? { ...group, unread_message_ids: [] };
    entry.unread_message_ids.push(message.id);
    groups.set(key, entry);
  }
  return [...groups.values()];
}
