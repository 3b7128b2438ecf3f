// The settings of an account, as they are when it is new: https://zulip.com/api/update-settings
import { aBoolean, anInteger, aString, type Check } from '../wire/parameters.ts';

export type SettingValue = boolean | number | string;

/** What clients of old know by their own names in POST /register. */
const display = {
  color_scheme: 1,
  default_language: 'en',
  web_home_view: 'inbox',
  demote_inactive_streams: 1,
  emojiset: 'google',
  enable_drafts_synchronization: true,
  enter_sends: false,
  fluid_layout_width: false,
  high_contrast_mode: false,
  left_side_userlist: false,
  starred_message_counts: true,
  translate_emoticons: false,
  twenty_four_hour_time: false,
} as const;

const notifications = {
  desktop_icon_count_display: 1,
  email_notifications_batching_period_seconds: 120,
  enable_desktop_notifications: true,
  enable_digest_emails: true,
  enable_login_emails: true,
  enable_marketing_emails: true,
  enable_offline_email_notifications: true,
  enable_offline_push_notifications: true,
  enable_online_push_notifications: true,
  enable_sounds: true,
  enable_stream_audible_notifications: false,
  enable_stream_desktop_notifications: false,
  enable_stream_email_notifications: false,
  enable_stream_push_notifications: false,
  message_content_in_email_notifications: true,
  notification_sound: 'zulip',
  pm_content_in_desktop_notifications: true,
  presence_enabled: true,
  realm_name_in_email_notifications_policy: 1,
  wildcard_mentions_notify: true,
} as const;

/** With the level that each came with. */
const newer: Readonly<Record<string, readonly [since: number, value: SettingValue]>> = {
  display_emoji_reaction_users: [125, true],
  email_address_visibility: [163, 1],
  web_escape_navigates_to_home_view: [107, true],
  receives_typing_notifications: [284, true],
  send_private_typing_notifications: [105, true],
  send_read_receipts: [105, true],
  send_stream_typing_notifications: [105, true],
  allow_private_data_export: [293, false],
  web_mark_read_on_scroll_policy: [175, 1],
  web_channel_default_view: [269, 1],
  user_list_style: [141, 2],
  web_animate_image_previews: [275, 'on_hover'],
  web_stream_unreads_count_display_policy: [210, 2],
  web_font_size_px: [245, 16],
  web_line_height_percent: [245, 140],
  web_navigate_to_sent_message: [268, true],
  enable_followed_topic_desktop_notifications: [189, true],
  enable_followed_topic_email_notifications: [189, true],
  enable_followed_topic_push_notifications: [189, true],
  enable_followed_topic_audible_notifications: [189, true],
  enable_followed_topic_wildcard_mentions_notify: [189, true],
  automatically_follow_topics_policy: [214, 3],
  automatically_unmute_topics_in_muted_streams_policy: [214, 2],
  automatically_follow_topics_where_mentioned: [235, true],
  hide_ai_features: [350, false],
  web_left_sidebar_unreads_count_summary: [398, true],
  web_left_sidebar_show_channel_folders: [411, true],
  web_suggest_update_timezone: [329, true],
  resolved_topic_notice_auto_read_policy: [385, 'except_followed'],
};

const gone: Readonly<Record<string, number>> = { dense_mode: 364 };

/** Everything there is at a level, by name, with the value of a new account. */
export function newSettings(featureLevel: number): Readonly<Record<string, SettingValue>> {
  const added = Object.entries(newer).flatMap(([name, [since, value]]) =>
    featureLevel >= since ? [[name, value] as const] : [],
  );
  const all = { ...display, dense_mode: false, ...notifications, ...Object.fromEntries(added) };
  return Object.fromEntries(Object.entries(all).filter(([name]) => featureLevel < (gone[name] ?? Infinity)));
}

export const displayNames = (featureLevel: number): readonly string[] => [
  ...Object.keys(display),
  ...(featureLevel < 364 ? ['dense_mode'] : []),
];
export const notificationNames: readonly string[] = Object.keys(notifications);

/** A new value has to be of the kind that the old one is of. */
export function checkFor(value: SettingValue): Check<SettingValue> {
  if (typeof value === 'boolean') return aBoolean;
  return typeof value === 'number' ? anInteger : aString;
}

export const emojisetChoices = [
  { key: 'google', text: 'Google' },
  { key: 'twitter', text: 'Twitter' },
  { key: 'text', text: 'Plain text' },
  { key: 'google-blob', text: 'Google blobs' },
] as const;

export const notificationSounds = ['ding', 'zulip'] as const;
