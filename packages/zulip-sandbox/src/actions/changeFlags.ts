// Changing an account's flags on messages, with the event that tells its clients.
import { canReadMessage, notify } from '../organization/access.ts';
import { isMentioned } from '../organization/flags.ts';
import { addRow, markRead, markUnread, participants } from '../organization/messages.ts';
import type { Message, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { topicShape } from '../shapes/messageShape.ts';

export interface FlagChange {
  readonly op: 'add' | 'remove';
  readonly flag: 'read' | 'starred' | 'collapsed';
}

/** Gives the messages on which this changed something. */
export function changeFlags(
  messages: readonly Message[],
  change: FlagChange,
  user: User,
  organization: Organization,
): readonly Message[] {
  const changed = messages.filter((message) => changeFlag(message, change, user, organization));
  const { op, flag } = change;
  notify(organization, [user.userId], () => ({
    type: 'update_message_flags',
    op,
    operation: op,
    flag,
    messages: changed.map(({ id }) => id),
    all: false,
    ...(op === 'remove' && flag === 'read' && { message_details: detailsOf(changed, user) }),
  }));
  return changed;
}

function changeFlag(
  message: Message,
  { op, flag }: FlagChange,
  user: User,
  organization: Organization,
): boolean {
  const { messages } = organization;
  const { userId } = user;
  if (flag === 'read') {
    return op === 'add' ? markRead(messages, message, userId) : markUnread(messages, message, userId);
  }
  // A flag on a message of the channel's history makes it the account's own.
  if (!message.rows.has(userId) && op === 'add' && canReadMessage(user, message, organization)) {
    message.readBy.add(userId);
    addRow(messages, message, userId, ['historical']);
  }
  const row = message.rows.get(userId);
  if (!row || row.has(flag) === (op === 'add')) return false;
  if (op === 'add') row.add(flag);
  else row.delete(flag);
  return true;
}

/** What clients need to know of messages that are unread again. */
const detailsOf = (messages: readonly Message[], { userId }: User) =>
  Object.fromEntries(messages.map((message) => [message.id, details(message, userId)]));

function details(message: Message, userId: number) {
  const mentioned = isMentioned(message, userId);
  return message.type === 'private'
    ? { type: 'private', user_ids: participants(message).filter((id) => id !== userId), mentioned }
    : {
        type: 'stream',
        stream_id: message.channelId,
        topic: topicShape(message, false),
        unmuted_stream_msg: true,
        mentioned,
      };
}
