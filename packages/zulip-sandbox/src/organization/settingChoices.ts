// What the settings of an account can be, those that are not just on or off: https://zulip.com/api/update-settings
import { badRequest } from '../wire/errors.ts';
import { emojisetChoices, notificationSounds, type SettingValue } from './settings.ts';

/** The choices are the numbers from 1 to this one. */
const numbered: Readonly<Record<string, number>> = {
  automatically_follow_topics_policy: 4,
  automatically_unmute_topics_in_muted_streams_policy: 4,
  color_scheme: 3,
  demote_inactive_streams: 3,
  desktop_icon_count_display: 4,
  email_address_visibility: 5,
  realm_name_in_email_notifications_policy: 3,
  user_list_style: 3,
  web_mark_read_on_scroll_policy: 3,
  web_stream_unreads_count_display_policy: 3,
};

/** The list of topics came with level 383, the topmost unread topic with 401. */
const channelViews = (featureLevel: number) => (featureLevel >= 401 ? 4 : featureLevel >= 383 ? 3 : 2);

const named: Readonly<Record<string, readonly string[]>> = {
  emojiset: emojisetChoices.map(({ key }) => key),
  web_animate_image_previews: ['always', 'on_hover', 'never'],
  web_home_view: ['recent_topics', 'inbox', 'all_messages'],
};

const readingNotices = ['always', 'except_followed', 'never'];

/** Whether a value of the right kind is one of those that there are. */
export function checkChoice(name: string, value: SettingValue, featureLevel: number): void {
  if (name === 'resolved_topic_notice_auto_read_policy') {
    if (!readingNotices.includes(String(value))) throw badRequest(`Invalid ${name}`);
    return;
  }
  const last = name === 'web_channel_default_view' ? channelViews(featureLevel) : numbered[name];
  const isChoice =
    typeof value === 'number'
      ? last === undefined || (value >= 1 && value <= last)
      : (named[name]?.includes(String(value)) ?? true);
  if (!isChoice) throw badRequest(`Invalid ${name}: Value error, Not in the list of possible values`);
}

const week = 7 * 24 * 60 * 60;

/** What is looked at when everything else has been read. */
const others: Readonly<Record<string, (value: SettingValue) => string | undefined>> = {
  default_language: (code) => (languages.includes(String(code)) ? undefined : 'Invalid default_language'),
  notification_sound: (sound) =>
    [...notificationSounds, 'none'].includes(String(sound))
      ? undefined
      : `Invalid notification sound '${String(sound)}'`,
  email_notifications_batching_period_seconds: (seconds) =>
    Number(seconds) > 0 && Number(seconds) <= week
      ? undefined
      : `Invalid email batching period: ${String(seconds)} seconds`,
};

export function checkOthers(changed: ReadonlyMap<string, SettingValue>): void {
  for (const [name, wrong] of Object.entries(others)) {
    const value = changed.get(name);
    const why = value === undefined ? undefined : wrong(value);
    if (why !== undefined) throw badRequest(why);
  }
}

/** Those that Zulip is translated to, as far as one can see from outside. */
const languages = (
  'ar be bg ca cs cy da de en en-gb eo es fa fi fr gl hi hu id it ja ko lt lv ml mn nl no pl pt pt-br pt-pt ' +
  'ro ru si sr sv ta tl tr uk vi zh-hans zh-hant zh-tw'
).split(' ');

/** As its speakers call it. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
