// Who is subscribed to which channels, and changing that.
import {
  createChannel,
  noticeCreation,
  noticeSubscriptions,
  subscribeUser,
  unsubscribeUser,
} from '../actions/channels.ts';
import { canReadChannel, isAdministrator, isGuest } from '../organization/access.ts';
import { existingFolder } from '../organization/folders.ts';
import { storedChannelName } from '../organization/limits.ts';
import type { Channel, User } from '../organization/model.ts';
import { channelNamed, type Organization, userWithEmail } from '../organization/organization.ts';
import { subscriptionShape, subscriptionsOf } from '../shapes/channelShapes.ts';
import { badRequest } from '../wire/errors.ts';
import {
  aList,
  anObject,
  aString,
  boolean,
  type Check,
  integer,
  json,
  parametersOf,
  text,
} from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

// POST /users/me/subscriptions: https://zulip.com/api/subscribe

/** Channels that do not exist are made. */
export const subscribe: Endpoint = ({ organization, user, parameters }) => {
  const { featureLevel } = organization;
  const wanted = parameters.required('subscriptions', json(aList(aSubscription)));
  const principals = parameters.optional('principals', json(aList(aPrincipal)));
  const isPrivate = parameters.optional('invite_only', boolean) ?? false;
  const isFatal = parameters.optional('authorization_errors_fatal', boolean) ?? true;
  const folderId = featureLevel >= 389 ? parameters.optional('folder_id', integer) : undefined;
  const sendsMessages =
    (featureLevel >= 397 ? parameters.optional('send_new_subscription_messages', boolean) : undefined) ??
    true;
  parameters.accept(...withoutEffect);

  if (isGuest(user)) throw badRequest('Insufficient permission');
  const subscribers = principals?.map((principal) => userFrom(principal, organization)) ?? [user];
  const denied = wanted.filter(({ name }) => !mayJoin(user, name, organization)).map(({ name }) => name);
  if (isFatal && denied.length > 0) throw badRequest(`Unable to access channel (${denied.join(', ')}).`);

  if (folderId !== undefined) existingFolder(folderId, organization);

  const made: Channel[] = [];
  const channels = wanted
    .filter(({ name }) => !denied.includes(name))
    .map(({ name, description }) => {
      const known = channelNamed(organization, name);
      if (known) return known;
      const options = { isPrivate, description, folderId, creatorId: user.userId };
      const channel = createChannel(name, options, organization);
      made.push(channel);
      return channel;
    });
  const subscribed: Record<string, string[]> = {};
  const alreadySubscribed: Record<string, string[]> = {};
  for (const subscriber of subscribers) {
    const news = channels.filter((channel) => subscribeUser(subscriber, channel, organization));
    for (const channel of channels) {
      const list = news.includes(channel) ? subscribed : alreadySubscribed;
      addTo(list, keyOf(subscriber, organization), channel.name);
    }
    const notMade = news.filter((channel) => !made.includes(channel));
    if (sendsMessages) noticeSubscriptions(subscriber, notMade, user, organization);
  }
  for (const channel of made) noticeCreation(channel, user, organization);
  return {
    subscribed,
    already_subscribed: alreadySubscribed,
    ...(!isFatal && { unauthorized: denied }),
    ...(featureLevel >= 397 && sendsMessages && { new_subscription_messages_sent: true }),
  };
};

/** There is no channel here in which new ones are announced. */
const withoutEffect = [
  'announce',
  'is_default_stream',
  'is_web_public',
  'history_public_to_subscribers',
  'message_retention_days',
];

const aSubscription: Check<{ readonly name: string; readonly description: string }> = (name, value) => {
  const subscription = anObject(name, value);
  const { description = '' } = subscription;
  return {
    name: storedChannelName(aString(`${name}["name"]`, subscription['name'])),
    description: aString(`${name}["description"]`, description).replaceAll('\n', ' '),
  };
};

const aPrincipal: Check<string | number> = (name, value) => {
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

// DELETE /users/me/subscriptions: https://zulip.com/api/unsubscribe
export const unsubscribe: Endpoint = ({ organization, user, parameters }) => {
  const names = parameters.required('subscriptions', json(aList(aString)));
  const principals = parameters.optional('principals', json(aList(aPrincipal)));

  const unsubscribers = principals?.map((principal) => userFrom(principal, organization)) ?? [user];
  const isOfOthers = unsubscribers.some((one) => one !== user && one.ownerId !== user.userId);
  if (isOfOthers && !isAdministrator(user)) throw badRequest('Insufficient permission');
  const unknown = names.filter((name) => !channelNamed(organization, name));
  if (unknown.length > 0) throw badRequest(`Channel(s) (${unknown.join(', ')}) do not exist`);

  const removed = names.filter((name) => {
    const channel = channelNamed(organization, name);
    return channel && unsubscribers.map((one) => unsubscribeUser(one, channel, organization)).includes(true);
  });
  return { removed, not_removed: names.filter((name) => !removed.includes(name)) };
};

// PATCH /users/me/subscriptions: https://zulip.com/api/update-subscriptions

/** Both at once: what POST and DELETE do. */
export const updateSubscriptions: Endpoint = async (request) => {
  const { parameters } = request;
  const add = parameters.optional('add', text);
  const remove = parameters.optional('delete', text);
  if (add === undefined && remove === undefined) {
    throw badRequest('Nothing to do. Specify at least one of "add" or "delete".');
  }
  const none = { subscribed: {}, already_subscribed: {}, removed: [], not_removed: [] };
  const as = (subscriptions: string) => ({ ...request, parameters: parametersOf({ subscriptions }) });
  return {
    ...none,
    ...(add !== undefined && (await subscribe(as(add)))),
    ...(remove !== undefined && (await unsubscribe(as(remove)))),
  };
};

// GET /users/me/subscriptions: https://zulip.com/api/get-subscriptions
export const getSubscriptions: Endpoint = ({ organization, user, parameters }) => {
  const includeSubscribers = parameters.optional('include_subscribers', boolean) ?? false;
  return {
    subscriptions: subscriptionsOf(user, organization).map((channel) =>
      subscriptionShape(channel, user, organization, includeSubscribers),
    ),
  };
};
