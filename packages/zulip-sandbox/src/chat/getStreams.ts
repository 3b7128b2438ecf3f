// GET /streams and /get_stream_id: https://zulip.com/api/get-streams, https://zulip.com/api/get-stream-id
import { canSeeChannel, isAdministrator, isGuest, isSubscribed } from './access.ts';
import { byName, channelShape } from './channelShapes.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { channelNamed } from './organization.ts';
import { boolean, text } from './parameters.ts';

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
