// Who may see and who may write what, and whom an event is for: https://zulip.com/help/channel-permissions
import { badRequest, invalidMessage, mustBeAdministrator, refusal } from '../wire/errors.ts';
import type { Channel, Message, User } from './model.ts';
import type { Organization } from './organization.ts';
import { liveQueues, push, type Queue, type ZulipEvent } from './queues.ts';
import { role } from './world.ts';

export const isAdministrator = (user: User) => user.role <= role.administrator;
export function checkIsAdministrator(user: User): void {
  if (!isAdministrator(user)) throw mustBeAdministrator();
}
export const isGuest = (user: User) => user.role === role.guest;
export const isSubscribed = (user: User, channel: Channel) => channel.subscribers.has(user.userId);

/** Guests see only what they are subscribed to; the others see public channels too. */
export const canReadChannel = (user: User, channel: Channel) =>
  isSubscribed(user, channel) || (!channel.isPrivate && !isGuest(user));

/** That a channel exists is known to administrators of the organization too. */
export const canSeeChannel = (user: User, channel: Channel) =>
  canReadChannel(user, channel) || isAdministrator(user);

/** A row is not enough in a channel: a mention in a private one can be heard but not opened. */
export function canReadMessage(user: User, message: Message, { channels }: Organization): boolean {
  if (message.channelId === undefined) return message.rows.has(user.userId);
  const channel = channels.get(message.channelId);
  return channel !== undefined && !channel.isArchived && canReadChannel(user, channel);
}

/** A channel that the account may change: administrators any, others the ones they made. */
export function administeredChannel(
  user: User,
  id: number,
  { channels, featureLevel }: Organization,
): Channel {
  const channel = channels.get(id);
  if (!channel) throw badRequest('Invalid channel ID');
  const hasOwnAdministrators = featureLevel >= 325;
  if (isAdministrator(user) || (hasOwnAdministrators && channel.creatorId === user.userId)) return channel;
  if (!canReadChannel(user, channel)) throw badRequest('Invalid channel ID');
  throw hasOwnAdministrators
    ? refusal('CANNOT_ADMINISTER_CHANNEL', 'You do not have permission to administer this channel.')
    : mustBeAdministrator();
}

export function readableMessage(user: User, id: number, organization: Organization): Message {
  const message = organization.messages.byId.get(id);
  if (!message || !canReadMessage(user, message, organization)) throw invalidMessage();
  return message;
}

/** A bot may write where its owner may, although it then cannot see what it wrote. */
export function checkMayWrite(user: User, channel: Channel, { users, featureLevel }: Organization): void {
  const owner = user.ownerId === undefined ? undefined : users.get(user.ownerId);
  const inTheirName = owner ? [user, owner] : [user];
  if (channel.adminsOnlyPosting && !inTheirName.some(isAdministrator)) {
    throw badRequest(
      featureLevel >= 333
        ? 'You do not have permission to post in this channel.'
        : 'Only organization administrators can send to this channel.',
    );
  }
  const isOpen = !channel.isPrivate && !isGuest(user);
  if (channel.isArchived) throw badRequest(`Not authorized to send to channel '${channel.name}'`);
  if (!isOpen && !inTheirName.some((one) => isSubscribed(one, channel))) {
    throw badRequest(`Not authorized to send to channel '${channel.name}'`);
  }
}

/** Hands the accounts' queues what is made for each of them; undefined is left out. */
export function notify(
  { queues }: Organization,
  userIds: Iterable<number>,
  eventFor: (queue: Queue) => ZulipEvent | undefined,
): void {
  for (const userId of userIds) {
    for (const queue of liveQueues(queues, userId)) {
      const event = eventFor(queue);
      if (event) push(queue, event);
    }
  }
}

/** Who hears what becomes of a message: those with a row, and all subscribers. */
export function audienceOf({ rows, channelId }: Message, { channels }: Organization): ReadonlySet<number> {
  const subscribers = channelId === undefined ? undefined : channels.get(channelId)?.subscribers;
  return new Set([...rows.keys(), ...(subscribers ?? [])]);
}

/** Who may read the channel's messages. */
export const readersOf = (channel: Channel, { users }: Organization): readonly number[] =>
  [...users.values()].filter((user) => canReadChannel(user, channel)).map(({ userId }) => userId);

/** Who may know that the channel exists. */
export const witnessesOf = (channel: Channel, { users }: Organization): readonly number[] =>
  [...users.values()].filter((user) => canSeeChannel(user, channel)).map(({ userId }) => userId);

export const everyone = ({ users }: Organization): readonly number[] => [...users.keys()];
