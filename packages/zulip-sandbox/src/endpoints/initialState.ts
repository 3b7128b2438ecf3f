// The state that POST /register gives, by event type: https://zulip.com/api/register-queue#response
import { maxChannelDescriptionLength } from '../actions/channels.ts';
import { isAdministrator, isGuest } from '../organization/access.ts';
import { emojiShapes } from '../organization/emoji.ts';
import { folderShapes, maxFolderDescriptionLength, maxFolderNameLength } from '../organization/folders.ts';
import {
  emptyTopicDisplayName,
  maxChannelNameLength,
  maxMessageLength,
  maxTopicLength,
} from '../organization/limits.ts';
import type { User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { presences } from '../organization/presence.ts';
import { snippetShape, snippetsOf } from '../organization/snippets.ts';
import { organizationName, role } from '../organization/world.ts';
import { channelShape, channelsSeenBy, subscriptionShape, subscriptionsOf } from '../shapes/channelShapes.ts';
import { unreadMessages } from '../shapes/messageShape.ts';
import { ownMaxMessageId, userShape } from '../shapes/userShapes.ts';
import { userStatuses } from './status.ts';

interface StateOptions {
  readonly includeSubscribers: boolean;
  readonly isSlimPresence: boolean;
}

export function initialState(
  user: User,
  isFetched: (eventType: string) => boolean,
  { includeSubscribers, isSlimPresence }: StateOptions,
  organization: Organization,
) {
  const { featureLevel } = organization;
  return {
    ...(isFetched('message') && { max_message_id: ownMaxMessageId(user, organization) }),
    ...(isFetched('realm') && realm(organization)),
    ...(isFetched('realm_emoji') && { realm_emoji: emojiShapes(organization) }),
    ...(isFetched('realm_user') && realmUser(user, organization)),
    ...(isFetched('realm_bot') && { realm_bots: [] }),
    ...(isFetched('channel_folders') &&
      featureLevel >= 389 && { channel_folders: folderShapes(organization, true) }),
    ...(isFetched('saved_snippets') &&
      featureLevel >= 297 && { saved_snippets: snippetsOf(user, organization).map(snippetShape) }),
    ...(isFetched('presence') && {
      presences: presences(organization, isSlimPresence),
      server_timestamp: organization.now() / 1000,
      ...(featureLevel >= 263 && { presence_last_update_id: organization.presences.size }),
    }),
    ...(isFetched('user_status') && { user_status: userStatuses(organization) }),
    ...(isFetched('stream') && {
      streams: channelsSeenBy(user, organization).map((channel) => channelShape(channel, organization)),
    }),
    ...(isFetched('subscription') && subscriptions(user, includeSubscribers, organization)),
    // Both are needed to keep the list up to date.
    ...(isFetched('message') &&
      isFetched('update_message_flags') && { unread_msgs: unreadMessages(user, organization) }),
  };
}

function realm({ url, featureLevel, editLimitSeconds, maxUploadMib }: Organization) {
  return {
    realm_name: organizationName,
    realm_description: '',
    realm_uri: url,
    ...(featureLevel >= 257 && { realm_url: url }),
    realm_allow_message_editing: true,
    realm_message_content_edit_limit_seconds: editLimitSeconds,
    realm_message_content_delete_limit_seconds: 600,
    realm_mandatory_topics: false,
    ...(featureLevel >= 392 && { realm_topics_policy: 'allow_empty_topic' }),
    ...(featureLevel >= 334 && { realm_empty_topic_display_name: emptyTopicDisplayName }),
    max_file_upload_size_mib: maxUploadMib,
    max_avatar_file_size_mib: 5,
    event_queue_longpoll_timeout_seconds: 90,
    max_stream_name_length: maxChannelNameLength,
    max_stream_description_length: maxChannelDescriptionLength,
    max_topic_length: maxTopicLength,
    max_message_length: maxMessageLength,
    ...(featureLevel >= 410 && {
      max_channel_folder_name_length: maxFolderNameLength,
      max_channel_folder_description_length: maxFolderDescriptionLength,
    }),
    server_presence_ping_interval_seconds: 60,
    server_typing_started_expiry_period_milliseconds: 45_000,
    server_typing_stopped_wait_period_milliseconds: 12_000,
    server_typing_started_wait_period_milliseconds: 30_000,
  };
}

/** Asking for this brings every user along. */
function realmUser(user: User, organization: Organization) {
  const { users } = organization;
  return {
    realm_users: [...users.values()]
      .filter(({ isInternal }) => !isInternal)
      .map((other) => userShape(other, user, organization)),
    realm_non_active_users: [],
    user_id: user.userId,
    email: user.visibleEmail,
    delivery_email: user.email,
    full_name: user.fullName,
    is_admin: isAdministrator(user),
    is_owner: user.role === role.owner,
    is_moderator: user.role <= role.moderator,
    is_guest: isGuest(user),
  };
}

function subscriptions(user: User, includeSubscribers: boolean, organization: Organization) {
  const subscribed = subscriptionsOf(user, organization);
  const others = channelsSeenBy(user, organization).filter((channel) => !subscribed.includes(channel));
  return {
    subscriptions: subscribed.map((channel) => subscriptionShape(channel, organization, includeSubscribers)),
    unsubscribed: [],
    never_subscribed: others.map((channel) => channelShape(channel, organization)),
  };
}
