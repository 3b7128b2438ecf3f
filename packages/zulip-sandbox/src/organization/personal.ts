// What an account keeps for itself: settings, drafts, alert words, what it follows and mutes.
import type { Message, Personal, User } from './model.ts';
import type { Organization } from './organization.ts';
import { newSettings, type SettingValue } from './settings.ts';

export function personalOf({ userId, isBot }: User, { personal }: Organization): Personal {
  const known = personal.get(userId);
  if (known) return known;
  const made: Personal = {
    settings: new Map(),
    timezone: isBot ? '' : 'Europe/Berlin',
    drafts: new Map(),
    alertWords: [],
    topicPolicies: [],
    mutedUsers: [],
    subscriptions: new Map(),
    profile: new Map(),
  };
  personal.set(userId, made);
  return made;
}

/** All of them, by name. */
export const settingsOf = (
  user: User,
  organization: Organization,
): Readonly<Record<string, SettingValue>> => ({
  ...newSettings(organization.featureLevel),
  ...Object.fromEntries(personalOf(user, organization).settings),
});

/** What has been set for the account's subscription to a channel: https://zulip.com/api/update-subscription-settings */
export const subscriptionSettings = (
  user: User,
  channelId: number,
  organization: Organization,
): Readonly<Record<string, unknown>> => personalOf(user, organization).subscriptions.get(channelId) ?? {};

// Topics and channels that are muted or followed: https://zulip.com/help/topic-notifications

/** https://zulip.com/api/update-user-topic#parameter-visibility_policy */
export const topicPolicies = { none: 0, muted: 1, unmuted: 2, followed: 3 } as const;

type Place = Pick<Message, 'channelId' | 'topic'>;

/** What the account has set for a topic. */
export function topicPolicyOf({ channelId, topic }: Place, user: User, organization: Organization): number {
  const found = personalOf(user, organization).topicPolicies.find(
    (one) => one.stream_id === channelId && one.topic_name.toLowerCase() === topic.toLowerCase(),
  );
  return found?.visibility_policy ?? topicPolicies.none;
}

/** In a muted channel, topics that are followed or unmuted are not muted; direct messages never are. */
export function isMuted(place: Place, user: User, organization: Organization): boolean {
  const { channelId } = place;
  if (channelId === undefined) return false;
  const policy = topicPolicyOf(place, user, organization);
  if (policy !== topicPolicies.none) return policy === topicPolicies.muted;
  const isSubscribed = organization.channels.get(channelId)?.subscribers.has(user.userId) === true;
  return isSubscribed && subscriptionSettings(user, channelId, organization)['is_muted'] === true;
}

export function mutesAnything(user: User, organization: Organization): boolean {
  const { topicPolicies: set, subscriptions } = personalOf(user, organization);
  return (
    set.some(({ visibility_policy }) => visibility_policy === topicPolicies.muted) ||
    [...subscriptions.values()].some(({ is_muted }) => is_muted === true)
  );
}
