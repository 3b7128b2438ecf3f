// What an account keeps for itself: settings, drafts, alert words, what it follows and mutes.
import type { User } from './model.ts';
import type { Organization } from './organization.ts';
import { newSettings, type SettingValue } from './settings.ts';

/** https://zulip.com/api/get-drafts#response */
export interface Draft {
  readonly id: number;
  readonly type: '' | 'private' | 'stream';
  readonly to: readonly number[];
  readonly topic: string;
  readonly content: string;
  /** Unix time in seconds. */
  readonly timestamp: number;
}

/** https://zulip.com/api/update-user-topic */
export interface TopicPolicy {
  readonly stream_id: number;
  readonly topic_name: string;
  readonly visibility_policy: number;
  readonly last_updated: number;
}

export interface Personal {
  /** Only those that were changed. */
  readonly settings: Map<string, SettingValue>;
  timezone: string;
  readonly drafts: Map<number, Draft>;
  alertWords: readonly string[];
  topicPolicies: readonly TopicPolicy[];
  mutedUsers: readonly { readonly id: number; readonly timestamp: number }[];
  /** By the channel's id; only those that were changed. */
  readonly subscriptions: Map<number, Readonly<Record<string, unknown>>>;
  /** By the id of the profile field. */
  readonly profile: Map<number, string | readonly number[]>;
}

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
