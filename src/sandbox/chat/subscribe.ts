// POST /users/me/subscriptions: https://zulip.com/api/subscribe
import { canReadChannel, isGuest } from './access.ts';
import { createChannel, subscribeUser } from './channels.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { maxChannelNameLength } from './limits.ts';
import type { User } from './model.ts';
import { channelNamed, type Organization, userWithEmail } from './organization.ts';
import { aList, anObject, aString, boolean, type Check, json } from './parameters.ts';

/** Channels that do not exist are made. */
export const subscribe: Endpoint = ({ organization, user, parameters }) => {
  const wanted = parameters.required('subscriptions', json(aList(aSubscription)));
  const principals = parameters.optional('principals', json(aList(aPrincipal)));
  const isPrivate = parameters.optional('invite_only', boolean) ?? false;
  const isFatal = parameters.optional('authorization_errors_fatal', boolean) ?? true;
  parameters.accept(
    ...unused,
    ...(organization.featureLevel >= 397 ? ['send_new_subscription_messages'] : []),
  );

  if (isGuest(user)) throw badRequest('Insufficient permission');
  const subscribers = principals?.map((principal) => userFrom(principal, organization)) ?? [user];
  const denied = wanted.filter(({ name }) => !mayJoin(user, name, organization)).map(({ name }) => name);
  if (isFatal && denied.length > 0) throw badRequest(`Unable to access channel (${denied.join(', ')}).`);

  const subscribed: Record<string, string[]> = {};
  const alreadySubscribed: Record<string, string[]> = {};
  for (const { name, description } of wanted.filter((one) => !denied.includes(one.name))) {
    const channel =
      channelNamed(organization, name) ?? createChannel(name, { isPrivate, description }, organization);
    for (const subscriber of subscribers) {
      const isNew = subscribeUser(subscriber, channel, organization);
      addTo(isNew ? subscribed : alreadySubscribed, keyOf(subscriber, organization), channel.name);
    }
  }
  return {
    subscribed,
    already_subscribed: alreadySubscribed,
    ...(!isFatal && { unauthorized: denied }),
  };
};

const unused = [
  'announce',
  'is_default_stream',
  'is_web_public',
  'history_public_to_subscribers',
  'message_retention_days',
];

const aSubscription: Check<{ readonly name: string; readonly description: string }> = (name, value) => {
  const subscription = anObject(name, value);
  const channelName = aString(`${name}["name"]`, subscription['name']).trim();
  const { description = '' } = subscription;
  if (channelName === '') throw badRequest("Channel name can't be empty.");
  if (Array.from(channelName).length > maxChannelNameLength) {
    throw badRequest(`Channel name too long (limit: ${maxChannelNameLength} characters).`);
  }
  return { name: channelName, description: aString(`${name}["description"]`, description) };
};

export const aPrincipal: Check<string | number> = (name, value) => {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw badRequest(`${name} is not an allowed_type`);
};

export function userFrom(principal: string | number, organization: Organization): User {
  const user =
    typeof principal === 'number'
      ? organization.users.get(principal)
      : userWithEmail(organization, principal);
  if (!user) throw badRequest(`User not authorized to execute queries on behalf of '${principal}'`);
  return user;
}

/** A private channel opens only from the inside. */
function mayJoin(user: User, name: string, organization: Organization): boolean {
  const channel = channelNamed(organization, name);
  return !channel || canReadChannel(user, channel);
}

/** Ids, before level 289 e-mails. */
const keyOf = (user: User, { featureLevel }: Organization) =>
  featureLevel >= 289 ? String(user.userId) : user.visibleEmail;

function addTo(lists: Record<string, string[]>, key: string, name: string): void {
  lists[key] = [...(lists[key] ?? []), name];
}
