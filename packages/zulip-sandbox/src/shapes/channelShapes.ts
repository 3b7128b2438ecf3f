// Channels and subscriptions as Zulip shows them: https://zulip.com/api/get-streams#response
import { canReadChannel } from '../organization/access.ts';
import { inChannel } from '../organization/messages.ts';
import type { Channel, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { subscriptionSettings } from '../organization/personal.ts';
import { systemGroup } from '../organization/world.ts';

const postPolicy = { everyone: 1, administrators: 2 };
export function channelShape(channel: Channel, { messages, featureLevel }: Organization) {
  return {
    is_archived: channel.isArchived,
    can_remove_subscribers_group: systemGroup.administrators,
    ...permissions(channel, featureLevel),
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
    ...(featureLevel >= 323 && { is_recently_active: true }),
    ...(featureLevel >= 392 && { topics_policy: 'inherit' }),
    ...(featureLevel >= 394 && { subscriber_count: channel.subscribers.size }),
  };
}

/** Who may what, as groups: https://zulip.com/api/group-setting-values */
function permissions({ creatorId, adminsOnlyPosting }: Channel, featureLevel: number) {
  const { nobody, administrators, everyone } = systemGroup;
  const creator = { direct_members: creatorId === undefined ? [] : [creatorId], direct_subgroups: [] };
  return {
    ...(featureLevel >= 325 && { can_administer_channel_group: creator }),
    ...(featureLevel >= 333 && { can_send_message_group: adminsOnlyPosting ? administrators : everyone }),
    ...(featureLevel >= 342 && { can_add_subscribers_group: nobody }),
    ...(featureLevel >= 357 && { can_subscribe_group: nobody }),
    ...(featureLevel >= 396 && {
      can_move_messages_out_of_channel_group: nobody,
      can_move_messages_within_channel_group: nobody,
    }),
    ...(featureLevel >= 402 && { can_resolve_topics_group: nobody }),
    ...(featureLevel >= 407 && {
      can_delete_any_message_group: nobody,
      can_delete_own_message_group: nobody,
    }),
  };
}

export function subscriptionShape(
  channel: Channel,
  user: User,
  organization: Organization,
  withSubscribers: boolean,
) {
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
    ...subscriptionSettings(user, channel.channelId, organization),
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
