// The unread messages of an account, grouped: https://zulip.com/api/register-queue#response (unread_msgs)
import { isMentioned } from './flags.ts';
import { topicShape } from './messageShape.ts';
import { participants, unread } from './messages.ts';
import type { Message, User } from './model.ts';
import type { Organization } from './organization.ts';

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
