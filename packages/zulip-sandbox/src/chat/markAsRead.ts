// POST /mark_all_as_read and its like: https://zulip.com/api/mark-all-as-read
import { canReadChannel } from './access.ts';
import { notify } from './audience.ts';
import { changeFlags } from './changeFlags.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { markRead, unread } from './messages.ts';
import type { Message, User } from './model.ts';
import type { Organization } from './organization.ts';
import { integer, text } from './parameters.ts';

/** One event for all, which names none of them. */
export const markAllAsRead: Endpoint = ({ organization, user }) => {
  for (const message of unreadOf(user, organization)) markRead(organization.messages, message, user.userId);
  notify(organization, [user.userId], () => ({
    type: 'update_message_flags',
    op: 'add',
    operation: 'add',
    flag: 'read',
    messages: [],
    all: true,
  }));
  // Otherwise the client is to ask again.
  return organization.featureLevel >= 211 ? { complete: true } : {};
};

export const markStreamAsRead: Endpoint = ({ organization, user, parameters }) => {
  const channelId = readableChannel(user, parameters.required('stream_id', integer), organization);
  mark((message) => message.channelId === channelId, user, organization);
  return {};
};

export const markTopicAsRead: Endpoint = ({ organization, user, parameters }) => {
  const channelId = readableChannel(user, parameters.required('stream_id', integer), organization);
  const topic = parameters.required('topic_name', text).toLowerCase();
  mark(
    (message) => message.channelId === channelId && message.topic.toLowerCase() === topic,
    user,
    organization,
  );
  return {};
};

function readableChannel(user: User, channelId: number, { channels }: Organization): number {
  const channel = channels.get(channelId);
  if (!channel || !canReadChannel(user, channel)) throw badRequest('Invalid channel ID');
  return channelId;
}

function mark(fits: (message: Message) => boolean, user: User, organization: Organization): void {
  const change = { op: 'add', flag: 'read' } as const;
  changeFlags(unreadOf(user, organization).filter(fits), change, user, organization);
}

const unreadOf = ({ userId }: User, { messages }: Organization): readonly Message[] =>
  unread(messages, userId).flatMap((id) => messages.byId.get(id) ?? []);
