// What POST /register says of the organization and the server, in `realm`: a new organization's settings.
import { maxChannelDescriptionLength } from '../actions/channels.ts';
import { maxFolderDescriptionLength, maxFolderNameLength } from '../organization/folders.ts';
import {
  emptyTopicDisplayName,
  maxChannelNameLength,
  maxMessageLength,
  maxTopicLength,
} from '../organization/limits.ts';
import { shortestPassword } from '../organization/names.ts';
import type { Organization } from '../organization/organization.ts';
import { organizationPermissions, supportedPermissions } from '../organization/permissions.ts';
import { host, longAgo, organizationName } from '../organization/world.ts';

// https://zulip.com/api/register-queue#response

export function realm(organization: Organization) {
  const { url, featureLevel } = organization;
  return {
    realm_name: organizationName,
    realm_description: '',
    realm_uri: url,
    ...(featureLevel >= 257 && { realm_url: url }),
    ...rules(organization),
    ...organizationPermissions(featureLevel),
    ...looks(url),
    ...logins(),
    ...limits(organization),
    ...server(organization),
  };
}

/** What people may do, as far as it is no matter of groups. */
function rules({ featureLevel, editLimitSeconds }: Organization) {
  return {
    realm_allow_message_editing: true,
    realm_message_content_edit_limit_seconds: editLimitSeconds,
    realm_message_content_delete_limit_seconds: 600,
    realm_move_messages_between_streams_limit_seconds: week,
    realm_move_messages_within_stream_limit_seconds: week,
    realm_message_retention_days: -1,
    realm_waiting_period_threshold: 0,
    realm_presence_disabled: false,
    realm_mandatory_topics: false,
    realm_inline_image_preview: true,
    realm_inline_url_embed_preview: false,
    realm_name_changes_disabled: false,
    realm_email_changes_disabled: false,
    realm_avatar_changes_disabled: false,
    realm_require_unique_names: false,
    realm_enable_read_receipts: true,
    realm_enable_spectator_access: false,
    realm_create_public_stream_policy: 1,
    realm_create_private_stream_policy: 1,
    realm_create_web_public_stream_policy: 7,
    realm_wildcard_mention_policy: 5,
    realm_allow_edit_history: true,
    ...(featureLevel >= 216 && { realm_enable_guest_user_indicator: true }),
    ...(featureLevel < 341 && { realm_invite_to_stream_policy: 1 }),
    ...(featureLevel < 344 && { realm_bot_creation_policy: 1 }),
    ...(featureLevel >= 334 && { realm_empty_topic_display_name: emptyTopicDisplayName }),
    ...(featureLevel >= 348 && { realm_enable_guest_user_dm_warning: true }),
    ...(featureLevel >= 358 && { realm_message_edit_history_visibility_policy: 'all' }),
    ...(featureLevel >= 392 && { realm_topics_policy: 'allow_empty_topic' }),
    ...(featureLevel >= 409 && { realm_require_e2ee_push_notifications: false }),
    ...(featureLevel >= 416 && { realm_welcome_message_custom_text: '' }),
    realm_new_stream_announcements_stream_id: -1,
    realm_signup_announcements_stream_id: -1,
    realm_zulip_update_announcements_stream_id: -1,
    ...(featureLevel >= 331 && { realm_moderation_request_channel_id: -1 }),
  };
}

const week = 7 * 24 * 3600;

function looks(url: string) {
  const logo = `${url}/static/images/logo/zulip-org-logo.svg?version=0`;
  return {
    realm_icon_url: '/user_avatars/2/realm/icon.png?version=1',
    realm_icon_source: 'G',
    realm_logo_url: logo,
    realm_logo_source: 'D',
    realm_night_logo_url: logo,
    realm_night_logo_source: 'D',
    realm_default_language: 'en',
    realm_default_code_block_language: '',
    realm_org_type: 0,
    realm_plan_type: 1,
    realm_date_created: longAgo,
    realm_want_advertise_in_communities_directory: false,
    realm_video_chat_provider: 1,
    realm_available_video_chat_providers: {
      disabled: { name: 'None', id: 0 },
      jitsi_meet: { name: 'Jitsi Meet', id: 1 },
    },
    realm_jitsi_server_url: null,
    realm_giphy_rating: 2,
    giphy_rating_options: Object.fromEntries(ratings.map(([key, name], id) => [key, { name, id }] as const)),
    realm_default_external_accounts: {
      twitter: account('Twitter', 'https://twitter.com/%(username)s'),
      github: account('GitHub', 'https://github.com/%(username)s'),
    },
  };
}

const ratings = [
  ['disabled', 'GIPHY integration disabled'],
  ['y', 'Allow GIFs rated Y (Very young audience)'],
  ['g', 'Allow GIFs rated G (General audience)'],
  ['pg', 'Allow GIFs rated PG (Parental guidance)'],
  ['pg-13', 'Allow GIFs rated PG-13 (Parental guidance - under 13)'],
  ['r', 'Allow GIFs rated R (Restricted)'],
] as const;

const account = (text: string, url_pattern: string) => ({
  text,
  url_pattern,
  name: `${text} username`,
  hint: '',
});

/** How people log in, which they do not here, and what mail they get, which is none here. */
const logins = () => ({
  realm_authentication_methods: {
    Dev: { enabled: true, available: true },
    Email: { enabled: true, available: true },
  },
  realm_email_auth_enabled: true,
  realm_password_auth_enabled: true,
  realm_invite_required: true,
  realm_emails_restricted_to_domains: false,
  realm_disallow_disposable_email_addresses: true,
  realm_send_welcome_emails: true,
  realm_digest_emails_enabled: false,
  realm_digest_weekday: 1,
  realm_message_content_allowed_in_email_notifications: true,
  realm_push_notifications_enabled: false,
  realm_push_notifications_enabled_end_timestamp: null,
  settings_send_digest_emails: true,
  password_min_length: shortestPassword,
  password_min_guesses: 10_000,
});

function limits({ featureLevel, maxUploadMib, uploadQuotaMib }: Organization) {
  return {
    max_file_upload_size_mib: maxUploadMib,
    realm_upload_quota_mib: Number.isFinite(uploadQuotaMib) ? uploadQuotaMib : null,
    max_avatar_file_size_mib: 5,
    max_icon_file_size_mib: 5,
    max_logo_file_size_mib: 5,
    max_stream_name_length: maxChannelNameLength,
    max_stream_description_length: maxChannelDescriptionLength,
    max_topic_length: maxTopicLength,
    max_message_length: maxMessageLength,
    ...(featureLevel >= 338 && { password_max_length: 100 }),
    ...(featureLevel >= 397 && { max_bulk_new_subscription_messages: 100 }),
    ...(featureLevel >= 410 && {
      max_channel_folder_name_length: maxFolderNameLength,
      max_channel_folder_description_length: maxFolderDescriptionLength,
    }),
    ...(featureLevel >= 415 && { max_reminder_note_length: 1000 }),
  };
}

function server({ url, featureLevel, startedAt }: Organization) {
  const jitsi = 'https://meet.jit.si';
  const thumbnail = { max_width: 840, max_height: 560, format: 'webp' };
  return {
    server_generation: Math.floor(startedAt / 1000),
    server_needs_upgrade: false,
    server_inline_image_preview: true,
    server_inline_url_embed_preview: true,
    server_avatar_changes_disabled: false,
    server_name_changes_disabled: false,
    server_web_public_streams_enabled: false,
    server_emoji_data_url: `${url}/static/generated/emoji/emoji_api.json`,
    server_jitsi_server_url: jitsi,
    jitsi_server_url: jitsi,
    ...(featureLevel >= 273 && {
      server_thumbnail_formats: [
        { name: '840x560-anim.webp', ...thumbnail, animated: true },
        { name: '840x560.webp', ...thumbnail, animated: false },
      ],
    }),
    server_presence_ping_interval_seconds: 60,
    server_presence_offline_threshold_seconds: 200,
    server_typing_started_expiry_period_milliseconds: 45_000,
    server_typing_stopped_wait_period_milliseconds: 12_000,
    server_typing_started_wait_period_milliseconds: 30_000,
    ...(featureLevel >= 221 && { server_supported_permission_settings: supportedPermissions(featureLevel) }),
    ...(featureLevel >= 332 && {
      server_min_deactivated_realm_deletion_days: null,
      server_max_deactivated_realm_deletion_days: null,
    }),
    ...(featureLevel >= 350 && { server_can_summarize_topics: false }),
    event_queue_longpoll_timeout_seconds: 90,
    realm_bot_domain: host,
    realm_is_zephyr_mirror_realm: false,
    development_environment: false,
    zulip_plan_is_not_limited: true,
    upgrade_text_for_wide_organization_logo: 'Available on Zulip Cloud Standard. Upgrade to access.',
  };
}
