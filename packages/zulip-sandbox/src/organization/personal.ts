// What an account keeps for itself: settings, drafts, alert words, what it follows and mutes.
import type { Personal, User } from './model.ts';
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
