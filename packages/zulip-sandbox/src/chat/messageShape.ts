// A message as Zulip shows it to clients: https://zulip.com/api/get-messages#response
import { emptyTopicDisplayName } from './limits.ts';
import { participants } from './messages.ts';
import type { Message, User } from './model.ts';
import type { Organization } from './organization.ts';
import { render } from './render.ts';

export interface ShapeOptions {
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
    submessages: [],
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
