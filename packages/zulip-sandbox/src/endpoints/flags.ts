// Changing flags of messages: those that are named, those of a narrow, and the read flag of many.
import { changeFlags, type FlagChange } from '../actions/changeFlags.ts';
import { messageRange } from '../narrow/messageRange.ts';
import { aNarrow } from '../narrow/narrow.ts';
import { canReadChannel, notify } from '../organization/access.ts';
import { markRead, unread } from '../organization/messages.ts';
import type { Message, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { badRequest } from '../wire/errors.ts';
import { aList, anInteger, boolean, type Decode, integer, json, text } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';
import { aCount } from './messages.ts';

// POST /messages/flags and /messages/flags/narrow: https://zulip.com/api/update-message-flags

/** The answer repeats the ids that were sent, whatever became of them; the event names those that changed. */
export const updateMessageFlags: Endpoint = ({ organization, user, parameters }) => {
  const ids = parameters.required('messages', json(aList(anInteger)));
  const op = parameters.required('op', anOperation);
  const flag = parameters.required('flag', anEditableFlag);

  const { byId } = organization.messages;
  changeFlags(
    ids.flatMap((id) => byId.get(id) ?? []),
    { op, flag },
    user,
    organization,
  );
  return { messages: ids, ...ignoredChannels(organization) };
};

/** https://zulip.com/api/update-message-flags-for-narrow */
export const updateMessageFlagsForNarrow: Endpoint = ({ organization, user, parameters }) => {
  const request = {
    anchor: parameters.required('anchor', text),
    numBefore: parameters.required('num_before', aCount),
    numAfter: parameters.required('num_after', aCount),
    narrow: parameters.required('narrow', json(aNarrow)),
    includeAnchor: parameters.optional('include_anchor', boolean) ?? true,
  };
  const op = parameters.required('op', anOperation);
  const flag = parameters.required('flag', anEditableFlag);

  const range = messageRange(request, user, organization);
  const changed = changeFlags(range.messages, { op, flag }, user, organization);
  return {
    processed_count: range.messages.length,
    updated_count: changed.length,
    first_processed_id: range.messages[0]?.id ?? null,
    last_processed_id: range.messages.at(-1)?.id ?? null,
    found_oldest: range.foundOldest,
    found_newest: range.foundNewest,
    ...ignoredChannels(organization),
  };
};

const ignoredChannels = ({ featureLevel }: Organization) =>
  featureLevel >= 355 && { ignored_because_not_subscribed_channels: [] };

const anOperation: Decode<FlagChange['op']> = (_name, sent) => {
  if (sent === 'add' || sent === 'remove') return sent;
  throw badRequest(`Invalid message flag operation: '${sent}'`);
};

const anEditableFlag: Decode<FlagChange['flag']> = (_name, sent) => {
  if (sent === 'read' || sent === 'starred' || sent === 'collapsed') return sent;
  throw badRequest(knownFlags.has(sent) ? `Flag not editable: '${sent}'` : `Invalid flag: '${sent}'`);
};

const knownFlags = new Set([
  'mentioned',
  'wildcard_mentioned',
  'stream_wildcard_mentioned',
  'topic_wildcard_mentioned',
  'has_alert_word',
  'historical',
]);

// POST /mark_all_as_read and its like: https://zulip.com/api/mark-all-as-read

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
