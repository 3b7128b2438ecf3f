// What an account sets for its subscriptions: colour, muted, pinned, notifications.
import { canSeeChannel, isSubscribed, notify } from '../organization/access.ts';
import type { Channel, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { personalOf, subscriptionSettings } from '../organization/personal.ts';
import { badRequest } from '../wire/errors.ts';
import { aList, anInteger, anObject, aString, type Check, json, text } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

interface Change {
  readonly channelId: number;
  readonly property: string;
  readonly value: unknown;
}

// POST /users/me/subscriptions/properties: https://zulip.com/api/update-subscription-settings
export const updateSubscriptionSettings: Endpoint = ({ organization, user, parameters }) => {
  const changes = parameters.required('subscription_data', json(aList(aChange)));
  const channels = changes.map(({ channelId }) => ownChannel(channelId, user, organization));
  for (const [index, change] of changes.entries()) {
    const channel = channels[index];
    if (channel) set(channel, change, user, organization);
  }
  return {};
};

// PATCH /users/me/subscriptions/{stream_id}: the same for one property, as clients of old do it
export const updateSubscriptionSetting: Endpoint = ({ organization, user, parameters, pathId }) => {
  const property = parameters.required('property', text);
  const value: unknown = parameters.required('value', (_name, sent): unknown => JSON.parse(sent));
  const change = checkedChange({ channelId: pathId, property, value });
  set(ownChannel(pathId, user, organization), change, user, organization);
  return {};
};

const aChange: Check<Change> = (name, sent) => {
  const { stream_id, property, value } = anObject(name, sent);
  return checkedChange({
    channelId: anInteger(`${name}["stream_id"]`, stream_id),
    property: aString(`${name}["property"]`, property),
    value,
  });
};

const switches = [
  'in_home_view',
  'is_muted',
  'desktop_notifications',
  'audible_notifications',
  'push_notifications',
  'email_notifications',
  'pin_to_top',
  'wildcard_mentions_notify',
];

/** `in_home_view` is the opposite of `is_muted`. */
function checkedChange(change: Change): Change {
  const { property, value } = change;
  if (property === 'color') {
    if (typeof value !== 'string') throw badRequest('color is not a string');
    if (!/^#(?:[0-9a-f]{3}){1,2}$/i.test(value)) throw badRequest('color is not a valid hex color code');
    return change;
  }
  if (!switches.includes(property)) throw badRequest(`Unknown subscription property: ${property}`);
  if (typeof value !== 'boolean') throw badRequest(`${property} is not a boolean`);
  return property === 'in_home_view' ? { ...change, property: 'is_muted', value: !value } : change;
}

function ownChannel(channelId: number, user: User, { channels }: Organization): Channel {
  const channel = channels.get(channelId);
  if (!channel || !canSeeChannel(user, channel)) throw badRequest('Invalid channel ID');
  if (!isSubscribed(user, channel)) throw badRequest(`Not subscribed to channel ID ${channelId}`);
  return channel;
}

function set(
  { channelId }: Channel,
  { property, value }: Change,
  user: User,
  organization: Organization,
): void {
  const known = subscriptionSettings(user, channelId, organization);
  const also = property === 'is_muted' ? { in_home_view: !value } : {};
  personalOf(user, organization).subscriptions.set(channelId, { ...known, [property]: value, ...also });
  const changed = { type: 'subscription', op: 'update', stream_id: channelId };
  for (const [name, its] of Object.entries({ [property]: value, ...also })) {
    notify(organization, [user.userId], () => ({ ...changed, property: name, value: its }));
  }
}

// GET /users/{user_id}/subscriptions/{stream_id}: https://zulip.com/api/get-subscription-status
export const getSubscriptionStatus: Endpoint = ({ organization, user, pathId, otherPathId }) => {
  if (!organization.users.has(pathId)) throw badRequest('No such user');
  const channel = organization.channels.get(otherPathId);
  if (!channel || !canSeeChannel(user, channel)) throw badRequest('Invalid channel ID');
  return { is_subscribed: channel.subscribers.has(pathId) };
};
