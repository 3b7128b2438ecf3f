// PATCH /streams/{stream_id}: https://zulip.com/api/update-stream
import { administeredChannel } from './access.ts';
import { notify, witnessesOf } from './audience.ts';
import { archive, maxChannelDescriptionLength } from './channels.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest, channelAlreadyExists } from './errors.ts';
import { existingFolder, renderedDescription } from './folders.ts';
import { storedChannelName } from './limits.ts';
import type { Channel } from './model.ts';
import { channelNamed, type Organization } from './organization.ts';
import { anInteger, boolean, type Check, json, text, textUpTo } from './parameters.ts';

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
