// The state that POST /register gives, by event type: https://zulip.com/api/register-queue#response
import { isAdministrator, isGuest, isSubscribed } from '../organization/access.ts';
import { emojiShapes } from '../organization/emoji.ts';
import { folderShapes } from '../organization/folders.ts';
import { participants, withRow } from '../organization/messages.ts';
import type { User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { presences } from '../organization/presence.ts';
import { fieldTypes } from '../organization/profileFields.ts';
import { emojisetChoices, newSettings, notificationSounds } from '../organization/settings.ts';
import { snippetShape, snippetsOf } from '../organization/snippets.ts';
import { allGroups, groupShape } from '../organization/userGroups.ts';
import { role } from '../organization/world.ts';
import { channelShape, channelsSeenBy, subscriptionShape, subscriptionsOf } from '../shapes/channelShapes.ts';
import { avatarUrl, unreadMessages } from '../shapes/messageShape.ts';
import { ownMaxMessageId, systemBots, userShape, withProfile } from '../shapes/userShapes.ts';
import { linkifierShape } from './linkifiers.ts';
import { never, ofAccount, type StateOptions } from './accountState.ts';
import { fieldShape } from './profileFields.ts';
import { realm } from './realmState.ts';
import { userStatuses } from './status.ts';

export function initialState(
  user: User,
  isFetched: (eventType: string) => boolean,
  options: StateOptions,
  organization: Organization,
) {
  const { featureLevel } = organization;
  const { includeSubscribers, isSlimPresence } = options;
  return {
    ...(isFetched('message') && { max_message_id: ownMaxMessageId(user, organization) }),
    ...(isFetched('realm') && realm(organization)),
    ...(isFetched('realm_emoji') && { realm_emoji: emojiShapes(organization) }),
    ...(isFetched('realm_user') && realmUser(user, organization)),
    ...(isFetched('realm_bot') && { realm_bots: ownBots(user, organization) }),
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
    ...ofOrganization(user, isFetched, options, organization),
    ...ofAccount(user, isFetched, options, organization),
    ...never(isFetched, featureLevel),
  };
}

/** Groups, profile fields, linkifiers, defaults. */
function ofOrganization(
  user: User,
  isFetched: (eventType: string) => boolean,
  { capabilities }: StateOptions,
  organization: Organization,
) {
  const { featureLevel, profileFields, linkifiers } = organization;
  const showsDeactivated = capabilities['include_deactivated_groups'] === true;
  const groups = allGroups(organization).filter(({ isDeactivated }) => showsDeactivated || !isDeactivated);
  return {
    ...(isFetched('realm_user_groups') && {
      realm_user_groups: groups.map((group) => groupShape(group, organization)),
    }),
    ...(isFetched('custom_profile_fields') && {
      custom_profile_fields: profileFields.map((field) => fieldShape(field, organization)),
      custom_profile_field_types: fieldTypes,
    }),
    ...(isFetched('realm_linkifiers') && {
      realm_linkifiers: capabilities['linkifier_url_template'] === true ? linkifiers.map(linkifierShape) : [],
    }),
    ...(isFetched('realm_user_settings_defaults') && {
      realm_user_settings_defaults: {
        ...newSettings(featureLevel),
        emojiset_choices: emojisetChoices,
        available_notification_sounds: notificationSounds,
      },
    }),
    ...(isFetched('realm_billing') &&
      featureLevel >= 363 && { realm_billing: { has_pending_sponsorship_request: false } }),
    ...(isFetched('starred_messages') && { starred_messages: starred(user, organization) }),
    ...(isFetched('recent_private_conversations') && {
      recent_private_conversations: directConversations(user, organization),
    }),
  };
}

/** Asking for this brings every user along. */
function realmUser(user: User, organization: Organization) {
  const { users, featureLevel } = organization;
  const isMember = !isGuest(user);
  const shapes = [...users.values()]
    .filter(({ isInternal }) => !isInternal)
    .toSorted((a, b) => a.userId - b.userId)
    .map((other) => withProfile(other, userShape(other, user, organization), organization));
  // Which list it is in says that already.
  const listed = (isActive: boolean) =>
    shapes
      .filter((one) => one.is_active === isActive)
      .map((one) => Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'is_active')));
  return {
    realm_users: listed(true),
    realm_non_active_users: listed(false),
    cross_realm_bots: systemBots(organization),
    avatar_source: 'G',
    avatar_url: avatarUrl(user),
    avatar_url_medium: avatarUrl(user),
    can_create_private_streams: isMember,
    can_create_public_streams: isMember,
    can_create_web_public_streams: user.role === role.owner,
    can_create_streams: isMember,
    can_subscribe_other_users: isMember,
    can_invite_others_to_realm: isMember,
    user_id: user.userId,
    email: user.visibleEmail,
    delivery_email: user.email,
    full_name: user.fullName,
    is_admin: isAdministrator(user),
    is_owner: user.role === role.owner,
    is_moderator: user.role === role.moderator,
    is_guest: isGuest(user),
    ...(featureLevel < 363 && { is_billing_admin: false }),
  };
}

/** The bots that belong to the account: https://zulip.com/api/register-queue#response (realm_bots) */
function ownBots(user: User, { users }: Organization) {
  return [...users.values()]
    .filter(({ ownerId }) => ownerId === user.userId)
    .map((bot) => ({
      email: bot.visibleEmail,
      user_id: bot.userId,
      full_name: bot.fullName,
      bot_type: 1,
      is_active: bot.isActive,
      api_key: bot.apiKey,
      default_sending_stream: null,
      default_events_register_stream: null,
      default_all_public_streams: false,
      avatar_url: avatarUrl(bot),
      owner_id: user.userId,
      services: [],
    }));
}

const starred = ({ userId }: User, { messages }: Organization) =>
  withRow(messages, userId).filter((id) => messages.byId.get(id)?.rows.get(userId)?.has('starred'));

/** The newest first. */
function directConversations({ userId }: User, { messages }: Organization) {
  const found = new Map<string, { readonly user_ids: readonly number[]; readonly max_message_id: number }>();
  for (const id of withRow(messages, userId).toReversed()) {
    const message = messages.byId.get(id);
    if (message?.type !== 'private') continue;
    const user_ids = participants(message).filter((other) => other !== userId);
    const key = user_ids.join();
    if (!found.has(key)) found.set(key, { user_ids, max_message_id: id });
  }
  return [...found.values()];
}

function subscriptions(user: User, includeSubscribers: boolean, organization: Organization) {
  const subscribed = subscriptionsOf(user, organization);
  const others = channelsSeenBy(user, organization).filter((channel) => !isSubscribed(user, channel));
  return {
    subscriptions: subscribed.map((channel) =>
      subscriptionShape(channel, user, organization, includeSubscribers),
    ),
    unsubscribed: [],
    never_subscribed: others.map((channel) => ({
      ...channelShape(channel, organization),
      ...(includeSubscribers && { subscribers: [...channel.subscribers] }),
    })),
  };
}
