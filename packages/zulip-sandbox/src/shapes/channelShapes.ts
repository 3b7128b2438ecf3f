// Channels and subscriptions as Zulip shows them: https://zulip.com/api/get-streams#response
import { canReadChannel } from '../organization/access.ts';
import { inChannel } from '../organization/messages.ts';
import type { Channel, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';

const postPolicy = { everyone: 1, administrators: 2 };
/** The group of the administrators. */
const administratorsGroup = 27;

export function channelShape(channel: Channel, { messages, featureLevel }: Organization) {
  return {
    is_archived: channel.isArchived,
    can_remove_subscribers_group: administratorsGroup,
    creator_id: channel.creatorId ?? null,
    date_created: channel.dateCreated,
    description: channel.description,
    first_message_id: inChannel(messages, channel.channelId)[0] ?? null,
    ...(featureLevel >= 389 && { folder_id: channel.folderId ?? null }),
    history_public_to_subscribers: !channel.isPrivate,
    invite_only: channel.isPrivate,
    is_web_public: false,
    message_retention_days: null,
    name: channel.name,
    rendered_description: channel.description && `<p>${channel.description}</p>`,
    stream_id: channel.channelId,
    stream_post_policy: channel.adminsOnlyPosting ? postPolicy.administrators : postPolicy.everyone,
    is_announcement_only: channel.adminsOnlyPosting,
    stream_weekly_traffic: null,
  };
}

export function subscriptionShape(channel: Channel, organization: Organization, withSubscribers: boolean) {
  return {
    audible_notifications: null,
    color: '#a6c7e5',
    desktop_notifications: null,
    email_notifications: null,
    is_muted: false,
    pin_to_top: false,
    push_notifications: null,
    wildcard_mentions_notify: null,
    in_home_view: true,
    ...(withSubscribers && { subscribers: [...channel.subscribers] }),
    ...channelShape(channel, organization),
  };
}

export const subscriptionsOf = (user: User, { channels }: Organization): readonly Channel[] =>
  byName(
    [...channels.values()].filter(
      ({ subscribers, isArchived }) => !isArchived && subscribers.has(user.userId),
    ),
  );

export const channelsSeenBy = (user: User, { channels }: Organization): readonly Channel[] =>
  byName([...channels.values()].filter((channel) => !channel.isArchived && canReadChannel(user, channel)));

export const byName = (channels: readonly Channel[]): readonly Channel[] =>
  [...channels].sort((a, b) => a.name.localeCompare(b.name));
