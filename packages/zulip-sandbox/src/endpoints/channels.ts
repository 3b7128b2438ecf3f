// Channels: which there are, who is in them, making, changing and archiving them.
import {
  archive,
  createChannel as makeChannel,
  maxChannelDescriptionLength,
  noticeCreation,
} from '../actions/channels.ts';
import {
  administeredChannel,
  canSeeChannel,
  isAdministrator,
  isGuest,
  isSubscribed,
  notify,
  witnessesOf,
} from '../organization/access.ts';
import { existingFolder, renderedDescription } from '../organization/folders.ts';
import { storedChannelName } from '../organization/limits.ts';
import type { Channel } from '../organization/model.ts';
import { channelNamed, type Organization } from '../organization/organization.ts';
import { byName, channelShape } from '../shapes/channelShapes.ts';
import { badRequest, channelAlreadyExists } from '../wire/errors.ts';
import { aList, anInteger, boolean, type Check, integer, json, text, textUpTo } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';
import { userFrom } from './subscriptions.ts';

// GET /streams and /get_stream_id: https://zulip.com/api/get-streams, https://zulip.com/api/get-stream-id

/** The public channels and the account's own; an administrator may ask for all. */
export const getStreams: Endpoint = ({ organization, user, parameters }) => {
  const flag = (name: string) => parameters.optional(name, boolean);
  const includePublic = flag('include_public') ?? true;
  const includeSubscribed = flag('include_subscribed') ?? true;
  const includeAll = (flag('include_all') ?? false) || (flag('include_all_active') ?? false);
  const withoutArchived = organization.featureLevel < 315 || (flag('exclude_archived') ?? true);
  parameters.accept('include_web_public', 'include_default', 'include_owner_subscribed');
  if (includeAll && !isAdministrator(user)) throw badRequest('User not authorized for this query');

  const channels = [...organization.channels.values()].filter(
    (channel) =>
      !(channel.isArchived && withoutArchived) &&
      (includeAll ||
        (includePublic && !channel.isPrivate && !isGuest(user)) ||
        (includeSubscribed && isSubscribed(user, channel))),
  );
  return { streams: byName(channels).map((channel) => channelShape(channel, organization)) };
};

export const getStreamId: Endpoint = ({ organization, user, parameters }) => {
  const name = parameters.required('stream', text);
  const channel = channelNamed(organization, name);
  if (!channel || !canSeeChannel(user, channel)) throw badRequest(`Invalid channel name '${name}'`);
  return { stream_id: channel.channelId };
};

// GET /streams/{stream_id}: https://zulip.com/api/get-stream-by-id
export const getStreamById: Endpoint = ({ organization, user, pathId }) => {
  const channel = organization.channels.get(pathId);
  if (!channel || !canSeeChannel(user, channel)) throw badRequest('Invalid channel ID');
  return { stream: channelShape(channel, organization) };
};

// GET /streams/{stream_id}/members: https://zulip.com/api/get-subscribers
export const getSubscribers: Endpoint = ({ organization, user, pathId }) => {
  const channel = organization.channels.get(pathId);
  if (!channel || !canSeeChannel(user, channel)) throw badRequest('Invalid channel ID');
  return { subscribers: [...channel.subscribers].toSorted((a, b) => a - b) };
};

// POST /channels/create: https://zulip.com/api/create-channel

/** Who makes it is not subscribed unless named. */
export const createChannel: Endpoint = ({ organization, user, parameters }) => {
  const name = parameters.required('name', text);
  const subscriberIds = parameters.required('subscribers', json(aList(anInteger)));
  const description = parameters.optional('description', textUpTo(maxChannelDescriptionLength)) ?? '';
  const folderId = parameters.optional('folder_id', integer);
  const isPrivate = parameters.optional('invite_only', boolean) ?? false;
  parameters.accept(...withoutEffect);

  if (isGuest(user)) throw badRequest('Insufficient permission');
  const stored = storedChannelName(name);
  if (channelNamed(organization, stored)) throw channelAlreadyExists(stored);
  if (folderId !== undefined) existingFolder(folderId, organization);
  const subscribers = subscriberIds.map((id) => userFrom(id, organization));
  const options = { isPrivate, description, folderId, subscribers, creatorId: user.userId };
  const channel = makeChannel(stored, options, organization);
  noticeCreation(channel, user, organization);
  return { id: channel.channelId };
};

const withoutEffect = [
  'announce',
  'is_default_stream',
  'is_web_public',
  'history_public_to_subscribers',
  'message_retention_days',
  'send_new_subscription_messages',
  'topics_policy',
];

// PATCH /streams/{stream_id}: https://zulip.com/api/update-stream
export const updateStream: Endpoint = ({ organization, user, parameters, pathId }) => {
  const { featureLevel } = organization;
  const description = parameters.optional('description', textUpTo(maxChannelDescriptionLength));
  const newName = parameters.optional('new_name', text);
  const isArchived = featureLevel >= 388 ? parameters.optional('is_archived', boolean) : undefined;
  const folderId = featureLevel >= 389 ? parameters.optional('folder_id', json(anIdOrNull)) : undefined;

  const channel = administeredChannel(user, pathId, organization);
  // Archiving is not done this way.
  if (isArchived === false && channel.isArchived) archive(channel, false, organization);
  if (description !== undefined) describe(channel, description.replaceAll('\n', ' '), organization);
  if (newName !== undefined) rename(channel, newName, organization);
  if (folderId !== undefined) putInto(folderId, channel, organization);
  return {};
};

/** Null takes the channel out of its folder. */
const anIdOrNull: Check<number | null> = (name, value) => (value === null ? null : anInteger(name, value));

function describe(channel: Channel, description: string, organization: Organization): void {
  channel.description = description;
  announce(channel, channel.name, { property: 'description', value: description }, organization, {
    rendered_description: renderedDescription(description),
  });
}

function rename(channel: Channel, newName: string, organization: Organization): void {
  const { name } = channel;
  const stored = storedChannelName(newName);
  if (stored === name) throw badRequest('Channel already has that name.');
  const other = channelNamed(organization, stored);
  if (other && other !== channel) {
    throw organization.featureLevel >= 417
      ? channelAlreadyExists(stored)
      : badRequest('Channel name already in use.');
  }
  channel.name = stored;
  announce(channel, name, { property: 'name', value: stored }, organization);
}

function putInto(folderId: number | null, channel: Channel, organization: Organization): void {
  channel.folderId = folderId === null ? undefined : existingFolder(folderId, organization).id;
  announce(channel, channel.name, { property: 'folder_id', value: folderId }, organization);
}

/** The event carries the name that the channel had. */
function announce(
  channel: Channel,
  name: string,
  change: { readonly property: string; readonly value: unknown },
  organization: Organization,
  more: object = {},
): void {
  notify(organization, witnessesOf(channel, organization), () => ({
    type: 'stream',
    op: 'update',
    ...change,
    ...more,
    stream_id: channel.channelId,
    name,
  }));
}

// DELETE /streams/{stream_id}: https://zulip.com/api/archive-stream

/** Nothing is deleted: the messages can still be found, but not opened, and nobody can write. */
export const archiveStream: Endpoint = ({ organization, user, pathId }) => {
  const channel = administeredChannel(user, pathId, organization);
  if (!channel.isArchived) archive(channel, true, organization);
  return {};
};
