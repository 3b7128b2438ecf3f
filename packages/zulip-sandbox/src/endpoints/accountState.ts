// What POST /register says of what an account keeps for itself, and of what there is none of here.
import type { User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { personalOf, settingsOf } from '../organization/personal.ts';
import {
  displayNames,
  emojisetChoices,
  notificationNames,
  notificationSounds,
} from '../organization/settings.ts';
import { draftShape } from './drafts.ts';

// https://zulip.com/api/register-queue#response

export interface StateOptions {
  readonly includeSubscribers: boolean;
  readonly isSlimPresence: boolean;
  /** What the client can do: https://zulip.com/api/register-queue#parameter-client_capabilities */
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** Nothing was named: everything is wanted. */
  readonly isWhole: boolean;
}

/** What it keeps for itself. */
export function ofAccount(
  user: User,
  isFetched: (eventType: string) => boolean,
  { capabilities, isWhole }: StateOptions,
  organization: Organization,
) {
  const { alertWords, drafts, mutedUsers, topicPolicies, timezone } = personalOf(user, organization);
  const settings = settingsOf(user, organization);
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, settings[name]]));
  const knowsObject = capabilities['user_settings_object'] === true;
  const { featureLevel, channels } = organization;
  return {
    ...(isFetched('alert_words') && { alert_words: alertWords }),
    ...(isFetched('drafts') && { drafts: [...drafts.values()].map(draftShape).reverse() }),
    ...(isFetched('muted_users') && { muted_users: mutedUsers }),
    ...(isFetched('user_topic') && { user_topics: topicPolicies }),
    // For clients that do not know `user_topic`.
    ...(isFetched('muted_topics') &&
      (isWhole || !isFetched('user_topic')) && {
        muted_topics: topicPolicies
          .filter(({ visibility_policy }) => visibility_policy === 1)
          .map((one) => [channels.get(one.stream_id)?.name, one.topic_name, one.last_updated]),
      }),
    ...(isFetched('user_settings') && {
      user_settings: {
        ...settings,
        timezone,
        emojiset_choices: emojisetChoices,
        available_notification_sounds: notificationSounds,
      },
    }),
    ...(isFetched('update_display_settings') &&
      !knowsObject && { ...named(displayNames(featureLevel)), timezone, emojiset_choices: emojisetChoices }),
    ...(isFetched('update_global_notifications') &&
      !knowsObject && { ...named(notificationNames), available_notification_sounds: notificationSounds }),
  };
}

/** There is none of all this here. */
export function never(isFetched: (eventType: string) => boolean, featureLevel: number) {
  const none: Readonly<Record<string, readonly [since: number, state: object]>> = {
    scheduled_messages: [179, { scheduled_messages: [] }],
    reminders: [399, { reminders: [] }],
    onboarding_steps: [
      233,
      { onboarding_steps: [], ...(featureLevel >= 369 && { navigation_tour_video_url: null }) },
    ],
    navigation_views: [390, { navigation_views: [] }],
    push_device: [406, { push_devices: {} }],
    realm_domains: [0, { realm_domains: [] }],
    realm_playgrounds: [49, { realm_playgrounds: [] }],
    realm_filters: [0, { realm_filters: [] }],
    default_streams: [0, { realm_default_streams: [] }],
    default_stream_groups: [0, { realm_default_stream_groups: [] }],
    realm_embedded_bots: [0, { realm_embedded_bots: [] }],
    realm_incoming_webhook_bots: [207, { realm_incoming_webhook_bots: [] }],
    stop_words: [0, { stop_words: ['a', 'an', 'and', 'are', 'as', 'at', 'be', 'but', 'by'] }],
    video_calls: [0, { has_zoom_token: false }],
    giphy: [0, { giphy_api_key: '' }],
  };
  const wanted = Object.entries(none).filter(([type, [since]]) => isFetched(type) && featureLevel >= since);
  return Object.assign({}, ...wanted.map(([, [, state]]) => state)) as object;
}
